### The coach: hints while playing, and games looked back on.

coach-thinking = The coach is thinking …
coach-percent = { $win }%
coach-odds = { $win }% ± { $error }%
coach-range = { $least }–{ $most }%
coach-proven-win = proven win
coach-proven-draw = proven draw
coach-proven-loss = proven loss
coach-ask-again = Type “hint” again for the reasons.

## Looking back

review-progress = Moves
review-number = No.
review-player = Pl.
review-move = Move
review-odds = Odds
review-best = Best move
review-best-odds = Its odds
review-cost = Cost
review-curve = The chance to win after each decision, in the light of what was known then
review-curve-of = The chance of { $who } to win after each decision, in the light of what was known then
review-axis = Move
review-turned = ▲ turning points: { $moves }
review-lost-by = Move { $number } lost the game.
review-turning = Turning point: move { $number }.
review-played = Played
review-played-by = Played by { $who }
review-better = Better
review-no-single = No single move lost the game. These cost most:
review-dear = Move { $number } cost { $cost }%.
review-misfortune = The rest was luck: after move { $number } the chance fell from { $before }% to { $after }% by itself.
review-fall = After move { $number } the chance fell from { $before }% to { $after }% by itself.
review-luck = The game was lost without a mistake that could be shown: that was luck.
review-clean = No move was a grave mistake.
review-nothing = There was nothing to decide.
review-saved = The curve is saved: { $path }
