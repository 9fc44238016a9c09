### The command line and line-by-line play.

## Games

games-players = Players
games-bots = Bots
games-options = Options
games-by = by { $designers }
games-by-published = by { $designers }, published by { $publishers }
games-unofficial = Regalia is an unofficial work of love. The games belong to their designers and publishers; buy them.

## Playing

play-player = Player { $seat }
play-bot = { $bot } ({ $seat })
play-compiling = Compiling the rules of { $game } for this machine; this happens once and takes a few seconds …
play-hint = Type ? for help.
play-seed = Seed { $seed }.
play-hide = Press Enter to hide your cards.
play-prompt = move
play-number-range = There is no move number { $number }; the numbers go from 1 to { $count }.
play-more = { $count ->
    [one] … and one more; type “moves” to see all.
   *[other] … and { $count } more; type “moves” to see all.
}
play-pass = Hand the screen to { $who }, then press Enter.
play-saved = Saved: { $path }
play-resume-hint = Go on with: regalia resume { $path }
play-record = The record of this game: { $path }
play-look-back = Look back on it with: regalia review { $path }
play-log-empty = Nothing has been played yet.
play-why = The rule behind it ({ $rule }): { $text }
play-resumed = Going on with the game of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
play-help-title = Help
play-help-commands = Type the number of a move or the move itself. Also:
play-help-question = this help; after a refusal, the rule behind it
play-help-moves = all legal moves
play-help-hint = the coach's three best moves with their odds; again: the reasons
play-help-undo = take your last move back, if it has shown nothing new
play-help-log = what has happened so far
play-help-save = save the game (to a file of your choice)
play-help-quit = save the game and stop

saves-none = No game has been saved yet.
saves-more = There are more: “regalia saves --all” lists them.
saves-finished = finished after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
saves-turn = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $who } is to move
completion-installed = Tab completes “regalia” in { $shell } from the next start on: { $path }

## Simulating, replaying, measuring

simulate-progress = Games
simulate-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, bots: { $bots }
simulate-result = Result
simulate-count = Games
simulate-rate = Rate
simulate-interval = 95% interval
simulate-share = { $share }%
simulate-range = { $low } – { $high }%
simulate-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $moves } moves in { $seconds } s: { $rate } games/s on { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}. Seed { $seed }.
simulate-interrupted = Interrupted after { $games } games; what follows is true of those.
label-won = won
label-lost = lost
label-drawn = drawn
label-winner = player { $seat } wins
label-reason = reason: { $reason }
replay-step = Move { $number } of { $count }: { $move }
replay-start = The beginning
replay-next = Enter: on · b: back · a number: that move · e: end · q: stop
replay-range = Moves go from 0 to { $count }.
replay-which = The latest game: { $path }
review-which = The latest finished game: { $path }
replay-verified = The record holds: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. { $result }
replay-unfinished = The game is not finished.
bench-title = How fast this machine plays
bench-what = What
bench-speed = Speed
bench-random = { $game }: random games in the kernel, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}
bench-games-steps = { $games } games/s, { $steps } steps/s
bench-integers = { $game }: a Python loop with integers (actions, act)
bench-texts = { $game }: a Python loop with texts (legal_moves, play)
bench-steps = { $steps } steps/s

## Games without a painter of their own

plain-question = It is { $who }'s turn.
plain-won = Won: { $reason }
plain-lost = Lost: { $reason }
plain-winner = { $who } wins: { $reason }
plain-drawn = Nobody wins: { $reason }
