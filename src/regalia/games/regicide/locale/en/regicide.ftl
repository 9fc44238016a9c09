### Regicide: names, what happens, why a move is refused, the rules behind it.
### The words for cards and piles are those of the published rulebooks.

regicide-title = Regicide
regicide-summary = One to four players together against twelve royals.

## Cards. $rank and $suit are filled in with the messages below.

regicide-rank-A = Animal Companion
regicide-rank-2 = 2
regicide-rank-3 = 3
regicide-rank-4 = 4
regicide-rank-5 = 5
regicide-rank-6 = 6
regicide-rank-7 = 7
regicide-rank-8 = 8
regicide-rank-9 = 9
regicide-rank-T = 10
regicide-rank-J = Jack
regicide-rank-Q = Queen
regicide-rank-K = King
regicide-suit-h = Hearts
regicide-suit-d = Diamonds
regicide-suit-c = Clubs
regicide-suit-s = Spades
regicide-card = { $rank } of { $suit }
regicide-jester = Jester

## The table

regicide-enemy = Enemy
regicide-health = health { $left } of { $health }
regicide-attack = attack { $attack }
regicide-attack-shielded = attack { $blow } ({ $attack } less { $shield } shield)
regicide-immune = immune to { $suit }
regicide-not-immune = immunity cancelled
regicide-castle = Castle
regicide-castle-left = { $jacks } J, { $queens } Q, { $kings } K to come
regicide-tavern = Tavern
regicide-discard = Discard pile
regicide-table = Played
regicide-hand = Your hand
regicide-jesters-left = { $count ->
    [0] no Jester left
    [one] { $count } Jester left
   *[other] { $count } Jesters left
}
regicide-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
regicide-yielded = yielded

## What to do now

regicide-ask-play = Play cards against the { $enemy }.
regicide-ask-discard = The { $enemy } strikes: discard cards worth at least { $owed }.
regicide-ask-flip-only = Your hand cannot cover the { $owed } damage: turn over a Jester.
regicide-ask-name = Who plays next?
regicide-empty = empty
regicide-preview-damage = { $count } damage
regicide-preview-draw = draw { $count }
regicide-preview-heal = heal { $count }
regicide-preview-shield = shield { $count }
regicide-preview-kill = kill
regicide-preview-exact = exact kill
regicide-preview-blow = then a blow of { $count }
regicide-preview-uncertain = you may not survive it
regicide-preview-lost = you do not survive it
regicide-move-jester = Jester: cancel the immunity and choose who plays next
regicide-move-yield = yield
regicide-move-flip = turn over a Jester: discard your hand, refill it
regicide-move-discard = { $cards } (worth { $worth })
regicide-move-name = player { $seat }
regicide-move-name-self = yourself
regicide-lots = What everybody knows of the hidden cards
regicide-lot = { $cards }: { $tavern } in the Tavern, { $hands } in other hands

## What happened. $you is "yes" when the reader did it; $who is a name such as "Player 2".

regicide-event-played = { $you ->
    [yes] You play { $cards } for { $value }.
   *[no] { $who } plays { $cards } for { $value }.
}
regicide-event-jester = { $you ->
    [yes] You play a Jester.
   *[no] { $who } plays a Jester.
}
regicide-event-immunity-cancelled = The { $enemy } loses its immunity.
regicide-event-named = { $you ->
    [yes] You choose { $next } to play next.
   *[no] { $who } chooses { $next } to play next.
}
regicide-event-flipped = { $you ->
    [yes] You turn over a Jester and discard your hand.
   *[no] { $who } turns over a Jester and discards the hand.
}
regicide-event-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $who } discards { $cards }.
}
regicide-event-yielded = { $you ->
    [yes] You yield.
   *[no] { $who } yields.
}
regicide-event-healed = { $count ->
    [one] One card goes from the discard pile under the Tavern: { $cards }.
   *[other] { $count } cards go from the discard pile under the Tavern: { $cards }.
}
regicide-event-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
}
regicide-event-shielded = The shield grows by { $by } to { $total }.
regicide-event-hit = { $by } damage, { $total } in all.
regicide-event-defeated = The { $enemy } is defeated and goes to the discard pile.
regicide-event-defeated-exact = Exact kill: the { $enemy } is laid face down on the Tavern.
regicide-event-revealed = The next enemy is the { $enemy }.
regicide-event-attacked = { $you ->
    [yes] The enemy strikes you for { $by }.
   *[no] The enemy strikes { $who } for { $by }.
}

## The end

regicide-won = The last King has fallen: victory!
regicide-won-gold = The last King has fallen without a Jester: gold!
regicide-won-silver = The last King has fallen with one Jester used: silver!
regicide-won-bronze = The last King has fallen with both Jesters used: bronze!
regicide-lost-uncovered = The blow could not be covered: the game is lost.
regicide-lost-stuck = No card to play and no way to yield: the game is lost.

## Why a move is refused. { $cards } is in notation.

error-move-illegal-not-now = { $phase ->
    [play] Now cards are played; there is nothing to discard for and nobody to name.
    [discard] Now the blow must be covered: discard cards worth at least { $owed }.
   *[name] Now the next player must be named: name 1 to name { $players }.
}
error-move-illegal-not-in-hand = Not all of these cards are in your hand: { $cards }.
error-move-illegal-no-cards = A play needs at least one card.
error-move-illegal-card-twice = The card { $card } cannot be played twice at once.
error-move-illegal-jester-alone = A Jester is always played alone.
error-move-illegal-companion = An Animal Companion goes with exactly one other card.
error-move-illegal-different-numbers = Cards played together must have the same number, unless one is an Animal Companion.
error-move-illegal-over-ten = These cards add up to { $worth }, and a combo may add up to 10 at most.
error-move-illegal-all-others-yielded = You may not yield, because everybody else yielded on their last turn.
error-move-illegal-solo-yield = Alone you may not yield.
error-move-illegal-solo-yield-twice = You may not yield twice in a row.
error-move-illegal-solo-yield-free = The enemy's attack is fully shielded, so there is nothing to yield to.
error-move-illegal-not-solo = Only in a solo game can a Jester be turned over.
error-move-illegal-no-jester-left = Both Jesters have been turned over already.
error-move-illegal-not-covered = These cards are worth { $worth }, and the blow is { $owed }.
error-move-illegal-overpaid = These cards are worth { $worth } for a blow of { $owed }: one of them is too many at this table.
error-move-illegal-second-jester-first = Of two Jesters in a hand the first leaves first.
error-move-illegal-no-such-seat = There are only { $players } players.

## The rules behind the refusals, in our own words

regicide-rule-RGC-7 = A turn has four steps: play or yield; the suits' powers; damage, and see whether the enemy falls; suffer its attack. Each decision has its moment.
regicide-rule-RGC-8 = In step 1 you play a card from your hand; its number is its attack value.
regicide-rule-RGC-18 = In step 4 you discard cards from your hand worth at least the damage: an Animal Companion counts 1, a Jester 0, Jack, Queen and King 10, 15 and 20. If the whole hand is worth less, everybody loses. Tables differ on whether you may discard more than needed: the option “overpay” decides.
regicide-rule-RGC-20 = An Animal Companion may be played alone or with exactly one other card that is no Jester; another Companion is fine. The values add up, and every suit present acts with the whole sum.
regicide-rule-RGC-23 = A combo is two to four cards of the same number that add up to 10 at most: pairs of 2, 3, 4 and 5, three 2s or 3s, four 2s. Animal Companions are never part of a combo.
regicide-rule-RGC-25 = A Jester is played alone, does no damage and cancels the enemy's immunity for all cards played after it.
regicide-rule-RGC-26 = After a Jester there is no damage and no blow; whoever played it names who plays next, oneself included.
regicide-rule-RGC-31 = Nobody may yield when all other players yielded on their last turn. A play clears the mark, a defeated enemy does not.
regicide-rule-RGC-32 = Alone one may not yield. The option “solo_yield” can allow it: not twice in a row, or always; but only while the enemy's attack is above 0.
regicide-rule-RGC-34 = The game is won at once when the last King falls, and lost when a blow cannot be covered or a player can do nothing.
regicide-rule-RGC-39 = In a solo game a Jester may be turned over to discard the whole hand and refill it to eight cards. The enemy keeps its immunity.
regicide-rule-RGC-40 = A solo Jester may be turned over before playing in step 1 or before suffering damage in step 4; each of the two once.
regicide-rule-RGC-45 = The two Jesters of a four-player game can be told apart; in a move both are X, and the first leaves the hand first.

## A word on how to play, for ?

regicide-help = Beat the four Jacks, then the Queens, then the Kings. Play a card: its number is the damage. ♥ puts cards from the discard pile under the Tavern, ♦ draws cards, ♣ doubles the damage, ♠ shields against this enemy's attack. An enemy ignores the power of its own suit. If it survives, it strikes back, and you discard cards worth at least its attack. Damage exactly equal to its health puts the enemy on top of the Tavern, to be drawn by you.
regicide-notation = Cards: rank A 2 … 9 T J Q K, then suit h d c s (3d, Tc); X is a Jester. Moves: play 3d 3c · yield · discard Tc 4h · flip (solo) · name 2

## Why a move is good or bad, for the coach

regicide-reason-wins = the last King falls: the game is won
regicide-reason-exact-kill = exact kill: the enemy goes on top of the Tavern, and no blow follows
regicide-reason-kills = the enemy falls before it can strike
regicide-reason-cannot-survive = the blow of { $blow } that follows cannot be survived
regicide-reason-must-draw = only a good draw survives the blow of { $blow } that follows
regicide-reason-sure-draw = what you draw is known well enough: it will pay the blow of { $blow }
regicide-reason-stuck = whoever plays next has no card and may not yield: the game is lost
regicide-reason-draws = { $count ->
    [one] refills hands with a card
   *[other] refills hands with { $count } cards
}
regicide-reason-heals = { $count ->
    [one] a card goes back under the Tavern
   *[other] { $count } cards go back under the Tavern
}
regicide-reason-shields = { $blow ->
    [0] shield up by { $by }: nothing gets through any more
   *[other] shield up by { $by }: the attack falls to { $blow }
}
regicide-reason-unscathed = the shield is up: no blow gets through
regicide-reason-immune = the enemy is immune to { $suit }: the suit's power is wasted
regicide-reason-waits = the enemy is immune to { $suit }: this shield counts only once a Jester is played
regicide-reason-doubles = ♣ doubles: { $damage } damage
regicide-reason-can-pay = the rest of the hand can pay the blow of { $blow } exactly
regicide-reason-needs-jester = only turning over a Jester survives the blow of { $blow } that follows
regicide-reason-leaves = the enemy keeps { $health } health and strikes for { $blow }
regicide-reason-frees = no blow this turn, and { $suit } has its power from now on
regicide-reason-passes = no blow this turn, and a free choice of who plays next
regicide-reason-free-yield = costs nothing: the shield takes the whole blow
regicide-reason-keeps-cards = saves the cards for a better play, for a blow of { $blow }
regicide-reason-pays-exactly = pays exactly
regicide-reason-overpays = pays { $over } more than it must
regicide-reason-gives-royal = gives away { $cards }
regicide-reason-gives-jester = throws a Jester away
regicide-reason-keeps = { $count ->
    [one] one card stays in hand
   *[other] { $count } cards stay in hand
}
regicide-reason-empties = no card stays in hand
regicide-reason-new-hand = { $jesters ->
    [0] a fresh hand, for the last Jester
   *[other] a fresh hand, and one Jester is left
}
regicide-reason-names = { $count ->
    [0] holds no card
    [one] holds one card
   *[other] holds { $count } cards
}
regicide-reason-names-self = { $count ->
    [0] goes on at once, but without a card
    [one] goes on at once, with one card
   *[other] goes on at once, with { $count } cards
}
regicide-brief-discard = discard { $cards }
regicide-brief-flip = turn over a Jester

## Positions that are refused

error-position-players = The position has { $given } hands, but the game is for { $players }.
error-position-hand-limit = Player { $seat } holds { $count } cards, and the limit is { $limit }.
error-position-castle = The Castle is not in order: Jacks come first, then Queens, then Kings.
error-position-enemy = There must be an enemy, with the Castle behind it, until the last King has fallen.
error-position-defeated = The enemy { $enemy } would already be defeated by the cards on the table.
error-position-table = “{ $cards }” on the table cannot have been played together.
error-position-lots-cards = The lots must hold every hidden card exactly once.
error-position-lots-order = The cards of one lot must lie together in the Tavern.
error-position-yielded = All players cannot have yielded one after the other.
error-position-name = To name the next player, one must just have played a Jester.
error-position-nothing-owed = The enemy's attack is fully shielded, so there is nothing to discard for.

## Tallies of many games: why they ended

regicide-end-last-king = the last King fell
regicide-end-uncovered = a blow could not be covered
regicide-end-stuck = no card to play and no way to yield
regicide-label-medal-gold = medal: gold
regicide-label-medal-silver = medal: silver
regicide-label-medal-bronze = medal: bronze

## What can be said at a table

talk-hand = { $count ->
    [one] I hold one card.
   *[other] I hold { $count } cards.
}
talk-tavern = { $count ->
    [one] One card left in the Tavern.
   *[other] { $count } cards left in the Tavern.
}
talk-discard = { $count ->
    [one] One card in the discard pile.
   *[other] { $count } cards in the discard pile.
}
talk-health = The enemy has { $count } health left.
talk-blow = The enemy's blow is { $count }.
talk-castle = { $count ->
    [one] One enemy is still to come.
   *[other] { $count } enemies are still to come.
}
talk-good = I would like to go next.
talk-middling = I could go next, if need be.
talk-rather-not = I would rather not go next.

## Commands of the terminal

regicide-help-pile = the cards in the discard pile
regicide-help-lots = what everybody knows of the hidden cards
