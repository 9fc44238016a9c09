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

## Options

page-option-revolution-system = Neutral cards
page-option-revolution-system-standard = standard
page-option-revolution-system-old-style = old style
page-option-revolution-system-random = random
page-option-revolution-system-draft = draft
page-option-revolution-system-secret-random = secret, random
page-option-revolution-system-secret-draft = secret draft
page-option-revolution-numbered = Numbered cells
page-option-revolution-numbered-no = no
page-option-revolution-numbered-yes = yes
page-option-revolution-match = Match
page-option-revolution-match-single = one game
page-option-revolution-match-best-of-three = best of three
page-option-revolution-match-three-games = three games
page-option-revolution-first = Who starts
page-option-revolution-first-deal = the deal decides
page-option-revolution-first-regality = Regality
page-option-revolution-first-religion = Religion
page-option-revolution-ending = The game ends when the field is
page-option-revolution-ending-face-up = full of open cards
page-option-revolution-ending-occupied = full
page-option-revolution-copy-shielded = Copying shielded cards
page-option-revolution-copy-shielded-no = no
page-option-revolution-copy-shielded-yes = yes
page-option-revolution-shield-stops-negation = A shield stops negation
page-option-revolution-shield-stops-negation-yes = yes
page-option-revolution-shield-stops-negation-no = no
page-option-revolution-tower-falls = A Tower that falls
page-option-revolution-tower-falls-with-covered = takes the covered card along
page-option-revolution-tower-falls-uncovers = uncovers it
