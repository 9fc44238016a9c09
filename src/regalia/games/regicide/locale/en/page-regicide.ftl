### Regicide in the browser: what the board says beyond the texts of the game.

page-regicide-powers = Powers of the suits
page-regicide-power-h = heals
page-regicide-power-d = draws
page-regicide-power-c = doubles
page-regicide-power-s = shields
page-regicide-piles = Piles
page-regicide-nothing-played = Nothing has been played against this enemy yet.
page-regicide-sort-rank = Sort by rank
page-regicide-sort-suit = Sort by suit
page-regicide-keys = Arrow keys move between the cards, the space bar chooses one, Ctrl and Enter confirm, Escape clears the choice.
page-regicide-hinted = { $card } (the coach points here)

## What to do now. $who is a name, $phase what is to be done.

page-regicide-waiting = { $phase ->
    [discard] { $who }: a blow of { $owed } must be covered.
    [name] { $who }: choosing who plays next.
   *[play] { $who }: choosing a play.
}
page-regicide-choose = Choose cards to see what they would do.
page-regicide-confirm-play = Play { $cards }
page-regicide-confirm-discard = Discard { $cards }
page-regicide-yield = Yield
page-regicide-flip = Turn over a Jester
page-regicide-clear = Clear
page-regicide-cheapest = Select the cheapest
page-regicide-owed = { $chosen } of { $owed } covered, { $missing } still owed
page-regicide-covered = { $chosen } of { $owed } covered

## What a move would do

page-regicide-leaves = { $left } health left
page-regicide-draws = { $you ->
    [yes] you draw { $count }
   *[no] { $who } draws { $count }
}
page-regicide-survives = You survive: the blow is { $blow }, and your hand is worth { $worth }.
page-regicide-no-blow = The enemy falls before it can strike, and you play on.
page-regicide-draw-or-jester = Only a good draw or a Jester survives the blow of { $blow } that follows.
page-regicide-new-hand = A new hand, but nobody knows whether it will cover the blow of { $owed }.

## Alone, and at the end

page-regicide-medal = { $medal ->
    [gold] a win now earns gold
    [silver] a win now earns silver
   *[bronze] a win now earns bronze
}
page-regicide-revealed = All cards on the table
page-regicide-top-first = { $pile }, top card first

## Options

page-option-regicide-overpay = Discarding more than needed
page-option-regicide-overpay-allowed = allowed
page-option-regicide-overpay-until-covered = until the damage is covered
page-option-regicide-overpay-forbidden = forbidden
page-option-regicide-solo-yield = Yielding when playing alone
page-option-regicide-solo-yield-never = never
page-option-regicide-solo-yield-not-twice-running = not twice running
page-option-regicide-solo-yield-always = always
