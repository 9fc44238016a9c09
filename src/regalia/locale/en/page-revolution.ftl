### The table of Revolution in the browser.

page-revolution-field = The field
page-revolution-own-area = Your Area
page-revolution-area = Area of { $who }
page-revolution-compass = n points towards row 3

## What is said about a cell or a card

page-revolution-free = free
page-revolution-number = number { $number }
page-revolution-ally = ally of { $side }
page-revolution-doomed = leaves when { $side } plays next
page-revolution-covers = covers { $card }
page-revolution-negated = active effects are negated here
page-revolution-hit = hit
page-revolution-pointed = the coach’s move
page-revolution-hidden-own = your opponent does not see it

## Choosing a move, step by step

page-revolution-waiting = Waiting for { $who } …
page-revolution-where = { $card }: choose its cell.
page-revolution-effect = { $card } on { $cell }: choose its effect.
page-revolution-copied = { $card }: choose the card to copy.
page-revolution-goal = Choose the cell it moves to.
page-revolution-move = { $card } on { $cell }
page-revolution-idle = On this cell its effect has nothing to act on, or is negated.
page-revolution-without = Without its effect
page-revolution-blind = A face-down card, blind
page-revolution-choice-orthogonal = All orthogonal ones
page-revolution-choice-diagonal = All diagonal ones
page-revolution-choice-front = Those in front
page-revolution-choice-behind = Those behind
page-revolution-choice-all = All of them
page-revolution-choice-draw = Draw a card
page-revolution-back = Back
page-revolution-go-on = Go on

## Counts and piles

page-revolution-allies = { $count ->
    [one] { $count } ally
   *[other] { $count } allies
}
page-revolution-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-revolution-aside = { $count ->
    [one] { $count } neutral card set aside
   *[other] { $count } neutral cards set aside
}
page-revolution-passed = Cards you passed on
page-revolution-received = Cards passed to you
page-revolution-thrown = Cards you threw away
page-revolution-all-cards = All cards explained
