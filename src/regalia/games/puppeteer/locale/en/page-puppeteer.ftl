### Puppeteer in the browser: what its board says, beyond puppeteer.ftl.

page-puppeteer-board = Board: arrow keys go from cell to cell
page-puppeteer-token = { $house }, row { $row }, column { $column }
page-puppeteer-token-dark = { $house }, dark, row { $row }, column { $column }
page-puppeteer-place = Place { $house } on row { $row }, column { $column }
page-puppeteer-tap-again = Tap again to lay it there.
page-puppeteer-tokens-left = { $count ->
    [0] The pile is empty.
    [one] One token in the pile.
   *[other] { $count } tokens in the pile.
}
page-puppeteer-after = After it: { $scores }.
page-puppeteer-unchanged = No score changes.
page-puppeteer-unknown = unknown
page-puppeteer-slot-known = { $score }: { $house }
page-puppeteer-slot-hidden = { $score }: still face down
page-puppeteer-gap = Gap
page-puppeteer-on-target = on target
page-puppeteer-short = { $count } short
page-puppeteer-over = { $count } over
page-puppeteer-show = Show the tokens of { $house }
page-puppeteer-made = Intrigues made: { $made } of { $all }
page-puppeteer-pick-partner = { $house } on { $cell }: with which neighbour does it change places?
page-puppeteer-which-dark = Which of the two turns dark?
page-puppeteer-dark-on = { $house }, now on { $cell }
page-puppeteer-who-pays = Which House pays?
page-puppeteer-swap = Make this Intrigue
page-puppeteer-stop = Stop here
page-puppeteer-stop-sure = End the game now? { $fate }.
page-puppeteer-stop-yes = End it
page-puppeteer-peace = Peace
page-puppeteer-war = War
page-puppeteer-show-how = Show how
page-puppeteer-proof = How it could have been won
page-puppeteer-proof-board = The finished board

## Moves in words

page-coach-place = place it on row { $row }, column { $column }
page-coach-stop = stop
page-coach-swap = swap { $one } and { $two }; { $dark } turns dark, { $payer } pays

## Options

page-option-puppeteer-objective = Objective
page-option-puppeteer-objective-united = United we are strong
page-option-puppeteer-objective-divide = Divide and conquer
page-option-puppeteer-objective-central = Central concentration
page-option-puppeteer-objective-border = Border control
page-option-puppeteer-reveal = Targets revealed at the start
page-option-puppeteer-reveal-3 = three
page-option-puppeteer-reveal-2 = two
page-option-puppeteer-reveal-1 = one
page-option-puppeteer-lookahead = Tokens seen ahead
page-option-puppeteer-lookahead-0 = none
page-option-puppeteer-lookahead-1 = one
