### Revolution: names, effects, what happens, why a move is refused, the rules behind it.
### In moves cards keep their English one-word names; people may type the names below too.

revolution-title = Revolution
revolution-summary = Regality against Religion: two players fight for nine cells.

## Cards

revolution-card-King = King
revolution-card-Queen = Queen
revolution-card-Princess = Princess
revolution-card-Minister = Minister
revolution-card-General = General
revolution-card-Mage = Mage
revolution-card-Castle = Castle
revolution-card-Pope = Pope
revolution-card-Cardinal = Cardinal
revolution-card-Saint = Saint
revolution-card-Bishop = Bishop
revolution-card-Paladin = Paladin
revolution-card-Monk = Monk
revolution-card-Temple = Temple
revolution-card-Citizen = Citizen
revolution-card-Samurai = Samurai
revolution-card-Ninja = Ninja
revolution-card-Poet = Poet
revolution-card-Artist = Artist
revolution-card-Shaman = Shaman
revolution-card-Enchantress = Enchantress
revolution-card-Sage = Sage
revolution-card-Hermit = Hermit
revolution-card-Witch = Witch
revolution-card-FortuneTeller = Fortune Teller
revolution-card-Historian = Historian
revolution-card-Fairy = Fairy
revolution-card-Assassin = Assassin
revolution-card-Necromancer = Necromancer
revolution-card-Pirate = Pirate
revolution-card-Dragon = Dragon
revolution-card-Revolutionary = Revolutionary
revolution-card-Tower = Tower
revolution-card-Death = Death
revolution-card-Adventurer = Adventurer
revolution-card-Merchant = Merchant

## Sides

revolution-side-0 = Regality
revolution-side-1 = Religion
revolution-player = { $who } ({ $side })

## Effects: a verb, and where. $where is filled in with one of the texts below.

revolution-active = active
revolution-passive = passive
revolution-effect-none = No effect.
revolution-effect-destroy = Destroys { $where }: it lies face down and is removed when it is your turn again.
revolution-effect-convert = Converts { $where }: allies become enemies, enemies become allies.
revolution-effect-banish = Banishes { $where } from the field at once.
revolution-effect-return = Returns { $where } to your Area, ready to be played again.
revolution-effect-move = Moves { $where } to any free cell.
revolution-effect-copy = Copies the active effect of { $where }, as if it were its own.
revolution-effect-assassinate = Banishes { $where }.
revolution-effect-take = Takes { $where } into your Area.
revolution-effect-recall = Brings { $where } back into your Area.
revolution-effect-draw = Draws { $where } into your Area.
revolution-effect-negate = While it stands, cards played on { $where } lose their active effect.
revolution-effect-protect = While it stands, { $where } cannot be the object of any effect but the Pirate's.
revolution-effect-cover = Is placed on one of your allies, which loses its effect; the pile has a Shield.
revolution-effect-doom = Whoever has it as an ally at the end has lost.
revolution-where-nowhere = nothing
revolution-where-adjacent = one adjacent card
revolution-where-adjacent-shielded = one adjacent card that has a Shield
revolution-where-orthogonal = one orthogonally adjacent card
revolution-where-diagonal = one diagonally adjacent card
revolution-where-line = all cards in one of the eight directions
revolution-where-group = all orthogonally adjacent cards, or all diagonally adjacent ones
revolution-where-axis = the two cards on opposite sides, left and right or in front and behind
revolution-where-diagonal_axis = the two cards diagonally opposite each other
revolution-where-front = the three cards in front
revolution-where-behind = the three cards behind
revolution-where-around = all adjacent cards
revolution-where-all_lines = all cards in all eight directions
revolution-where-all_orthogonal = the orthogonally adjacent cells
revolution-where-all_diagonal = the diagonally adjacent cells
revolution-where-sides = the cards on both its sides
revolution-where-ends = the cards in front of it and behind it
revolution-where-itself = this card
revolution-where-field = one of your allies
revolution-where-from_to = any card on the field
revolution-where-opponent = one card of the opponent's Area
revolution-where-discard = one card of the discard pile
revolution-where-aside = a random one of the unused neutral cards
revolution-legend = ◎ the card · ○ one of these · ● all of these (● or ○ where there are both) · arrows: the whole line

## The table

revolution-neutral = Neutral Area
revolution-discard = Discard pile
revolution-offer = To choose from
revolution-nothing = nothing
revolution-face-down = face down
revolution-shield = shielded
revolution-hidden = { $count ->
    [one] { $count } face-down card
   *[other] { $count } face-down cards
}
revolution-unseen = Neutral cards you have not seen
revolution-used = Neutral cards of earlier games
revolution-match = Game { $game }, games won { $wins }
revolution-match-points = Game { $game }, games won { $wins }, points { $points }
revolution-overview = Type a card's name to see what it does and its moves:

## What to do now

revolution-ask-play = Play a card.
revolution-ask-citizen = Open the game: place the Citizen.
revolution-ask-take = Take a card.
revolution-ask-keep = { $count ->
    [4] Keep one of these four cards; your opponent gets the other three.
   *[other] Keep one of the three cards passed to you; the other two are set aside.
}
revolution-ask-choose = Do you want to play first or second in the next game?
revolution-move-first = play first
revolution-move-second = play second
revolution-preview-hit = hits { $cells }
revolution-preview-allies = allies { $mine } : { $theirs }
revolution-preview-points = points { $mine } : { $theirs }
revolution-preview-wins = wins
revolution-preview-loses = loses

## What happened. $you is "yes" when the reader did it; $who is a name such as "Player 2".

revolution-event-placed = { $you ->
    [yes] You play { $card } on { $cell }.
   *[no] { $who } plays { $card } on { $cell }.
}
revolution-event-covered = { $you ->
    [yes] You put the Tower on { $card } ({ $cell }).
   *[no] { $who } puts the Tower on { $card } ({ $cell }).
}
revolution-event-negated = Its effect is negated.
revolution-event-copied = It copies { $card } ({ $cell }).
revolution-event-destroyed = { $card } ({ $cell }) is destroyed.
revolution-event-converted = The card on { $cell } is now an ally of { $side }.
revolution-event-banished = { $card } ({ $cell }) is banished.
revolution-event-returned = { $you ->
    [yes] { $card } ({ $cell }) returns to your Area.
   *[no] { $card } ({ $cell }) returns to the Area of { $who }.
}
revolution-event-moved = { $card } moves from { $cell } to { $goal }.
revolution-event-assassinated = { $you ->
    [yes] You banish { $card } from your opponent's Area.
   *[no] { $who } banishes { $card } from the other Area.
}
revolution-event-robbed = { $you ->
    [yes] You take { $card } from your opponent's Area.
   *[no] { $who } takes { $card } from the other Area.
}
revolution-event-recalled = { $you ->
    [yes] You bring { $card } back from the discard pile.
   *[no] { $who } brings { $card } back from the discard pile.
}
revolution-event-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
revolution-event-drew-hidden = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
revolution-event-refilled = The unused neutral cards have run out: those not in play are used again.
revolution-event-removed = { $card } leaves { $cell }.
revolution-event-uncovered = { $card } on { $cell } is uncovered again.
revolution-event-took = { $you ->
    [yes] You take { $cards }.
   *[no] { $who } takes { $cards }.
}
revolution-event-kept = { $you ->
    [yes] You keep { $cards }.
   *[no] { $who } keeps a card.
}
revolution-event-passed = { $you ->
    [yes] You pass on { $cards }.
   *[no] { $who } passes on { $cards }.
}
revolution-event-passed-hidden = { $who } passes on three cards.
revolution-event-threw = { $you ->
    [yes] You throw away { $cards }.
   *[no] { $who } throws two cards away.
}
revolution-event-dealt = New neutral cards: { $cards }.
revolution-event-chose = { $you ->
    [yes] You decide: { $first } plays first.
   *[no] { $who } decides: { $first } plays first.
}
revolution-event-shown = { $who } had { $cards } face down.
revolution-event-game-ended = Game { $number } ends: { $result }

## The end. $winner is a name, $score the count such as 5 : 4.

revolution-won-allies = { $winner } wins with more allies, { $score }.
revolution-won-points = { $winner } wins with more points, { $score }.
revolution-won-tie = { $winner } wins: equal points, { $score }, but more allies.
revolution-won-death = { $winner } wins: Death stands with the other side.
revolution-won-no_card = { $winner } wins: the other side has no card left to play.
revolution-won-no_placement = { $winner } wins: the other side has no card that finds a place.
revolution-won-match = { $winner } wins the match, { $score }.
revolution-drawn-game = Drawn: sixty cards have been played.
revolution-drawn-match = The match is drawn, { $score }.

## Why a move is refused

error-move-illegal-moment = { $phase ->
    [take] Now a card is taken: take and the card's name.
    [keep] Now a card is kept: keep and the card's name.
    [choose] Now it is decided who plays first in the next game: first or second.
   *[play] Now a card is played: its name, @ and the cell.
}
error-move-illegal-not-offered = { $card } is not among the cards you may choose from.
error-move-illegal-citizen-first = The first card of a game is the Citizen, and no other.
error-move-illegal-not-yours = { $card } is neither in your Area nor in the Neutral Area.
error-move-illegal-occupied = The cell { $cell } is occupied.
error-move-illegal-tower = The Tower goes on one of your own allies that lies face up and has no Shield; { $cell } has none.
error-move-illegal-too-high = { $card } may only stand on a number up to 5, and { $cell } has { $number }.
error-move-illegal-no-choice = { $card } has no such effect to choose.
error-move-illegal-negated = On { $cell } the effect of { $card } is negated; you can play it without.
error-move-illegal-last-cell = This card fills the last free cell, so nothing can be destroyed.
error-move-illegal-nothing-hit = That effect would hit nothing; play the card without it.
error-move-illegal-itself = A card cannot be the object of its own effect.
error-move-illegal-out-of-reach = That cell is out of reach of { $card } on { $cell }.
error-move-illegal-nobody-there = There is no card on that cell.
error-move-illegal-face-down = A face-down card cannot be the object of an effect.
error-move-illegal-shielded = That card has a Shield.
error-move-illegal-no-shield = The Pirate destroys only cards that have a Shield.
error-move-illegal-no-ally = That card is not your ally.
error-move-illegal-nothing-to-copy = That card has no active effect to copy.
error-move-illegal-no-free-cell = The goal must be a free cell.
error-move-illegal-not-in-their-area = That card does not lie face up in your opponent's Area.
error-move-illegal-no-hidden-card = Your opponent has no face-down card.
error-move-illegal-not-discarded = That card is not in the discard pile.
error-move-illegal-nothing-to-draw = There is no neutral card left to draw.

## The rules behind the refusals, in our own words

revolution-rule-RRR-8 = Whoever plays first holds the Citizen and must open the game with it.
revolution-rule-RRR-11 = In your turn you place one card from your Area or the Neutral Area on a free cell.
revolution-rule-RRR-13 = Players take turns; drafting cards and choosing who starts have their own moments before a game.
revolution-rule-RRR-14 = A game ends when all nine cells hold face-up cards and their effects have been carried out.
revolution-rule-RRR-22 = Whoever places the card that leaves no cell free cannot destroy anything with it; all other effects work.
revolution-rule-RRR-27 = On numbered cells Castle and Temple stand on numbers up to 5 only.
revolution-rule-RRR-31 = Draft: of five open neutral cards the first player takes one, the second one, the first one more, and the last two go to the second.
revolution-rule-RRR-33 = Secret draft: keep one of four cards and pass three on; keep one of the three passed to you and throw two away.
revolution-rule-RRR-36 = An active effect is carried out when its card is played, or not at all; a passive one works by itself and leaves nothing to choose.
revolution-rule-RRR-43 = A destroyed card lies face down until its destroyer's next turn; meanwhile nothing can happen to it and nothing can be put on it.
revolution-rule-RRR-49 = A card with a Shield cannot be the object of any effect but the Pirate's.
revolution-rule-RRR-52 = An effect reaches the cells its diagram shows, seen from the card.
revolution-rule-RRR-71 = The Witch returns one of your own allies.
revolution-rule-RRR-74 = The Fairy moves any card without a Shield to a free cell; its direction stays.
revolution-rule-RRR-76 = The Necromancer brings back a card of the common discard pile.
revolution-rule-AR-16 = An effect that hits nothing is the same as no effect: play the card alone.
revolution-rule-AR-17 = A card is never the object of its own effect.
revolution-rule-AR-36 = The Tower covers one of your own face-up allies without a Shield; it fills no cell.
revolution-rule-AR-49 = Poet and Artist copy an active effect and carry it out from their own cell, as their own.
revolution-rule-AR-50 = Orthogonally beside the Shaman, or diagonally beside the Enchantress, cards that are played lose their active effect, unless the cell is protected.
revolution-rule-AR-54 = Assassin and Adventurer reach the opponent's Area, never the Neutral Area.
revolution-rule-AR-55 = The Merchant draws a random one of the neutral cards that are not used so far.
revolution-rule-AR-57 = The Pirate destroys only cards that have a Shield, allies or enemies.
revolution-rule-AR-62 = Face-down cards have no order: a blind pick takes any of them.

## A word on how to play, for ?

revolution-help = Place cards on the nine cells, in turn. A card you play points to your opponent (▲ for Regality, ▼ for Religion) and is your ally; effects win cards over to the other side, destroy or banish them. When all nine cells hold face-up cards, whoever has more allies wins.
revolution-notation = A move is the card, @ and the cell, then the choice of its effect: Queen@b2 ne · King@a1 b2 · Princess@b2 orthogonal · Samurai@b2 ns · Fairy@c1 a1-b3 · Assassin@a2 Castle · Poet@b2 b3 ne (the copied card's cell, then its choice). Without a choice an active effect is not used. Also: all, front, behind, draw, ? (a face-down card, blind), take Samurai, keep Samurai, first, second. n is up.

## Solving

revolution-opening-centre = centre ({ $cell })
revolution-opening-corner = corner ({ $cell })
revolution-opening-edge = edge ({ $cell })

## Why a move is good or bad, for the coach

revolution-reason-wins = wins at once
revolution-reason-loses = loses at once
revolution-reason-takes = { $count ->
    [one] costs the other side an ally: { $cells }
   *[other] costs the other side { $count } allies: { $cells }
}
revolution-reason-sacrifices = { $count ->
    [one] costs an ally of one's own: { $cells }
   *[other] costs { $count } allies of one's own: { $cells }
}
revolution-reason-ahead = { $unit ->
    [points] ahead on points, { $mine } : { $theirs }
   *[allies] ahead on allies, { $mine } : { $theirs }
}
revolution-reason-behind = { $unit ->
    [points] behind on points, { $mine } : { $theirs }
   *[allies] behind on allies, { $mine } : { $theirs }
}
revolution-reason-level = { $unit ->
    [points] level on points, { $mine } : { $theirs }
   *[allies] level on allies, { $mine } : { $theirs }
}
revolution-reason-sheltered = safe behind a Shield on { $cell }
revolution-reason-protects = shields the cards beside it
revolution-reason-hushes = silences the cells around it
revolution-reason-quiet = the effect goes unused
revolution-reason-negated = the effect is negated on { $cell }
revolution-reason-effect = { $effect }
revolution-reason-starts = the one who opens also places the ninth card, if none leaves the field
revolution-reason-follows = the one who follows has an answer to every card

## Positions and options that are refused

error-option-lineup = “{ $given }” is no line-up: name five different neutral cards of the standard system.
error-option-card = There is no card called “{ $given }”.
error-position-hidden = The face-down cards of player { $seat } cannot lie there: only neutral cards of a secret system, two at most.
error-position-neutral = The neutral cards do not fit the system of play.
error-position-draft = The cards of the draft do not fit its course.
error-position-tower = A Tower covers exactly one card, and only a Tower does; see { $cell }.
error-position-face-down = The face-down card on { $cell } cannot lie there: each player has destroyed one at most, and the player to move none.
error-position-too-high = Castle and Temple stand on numbers up to 5, and { $cell } has { $number }.
error-position-turn = The number of cards played, who started and who is to move do not go together.

## Tallies of many games: why they ended

revolution-end-allies = more allies
revolution-end-points = more points
revolution-end-death = Death
revolution-end-no-card = no card left to play
revolution-end-no-placement = no card that finds a place
revolution-end-ply-limit = sixty cards played

## Commands of the terminal

revolution-help-pile = the cards in the discard pile
revolution-help-card = what a card does, and its moves: type its name
revolution-help-unseen = neutral cards you have not seen

## Solving

revolution-solve-title = The position
revolution-solve-what = Position
revolution-solve-verdict = Verdict
revolution-solve-nodes = Nodes
revolution-solve-seconds = Seconds
revolution-solve-wins = { $who } wins
revolution-solve-wins-in = { $who } wins in { $distance ->
    [one] { $distance } ply
   *[other] { $distance } plies
}
revolution-solve-drawn = drawn
revolution-solve-unknown = not proven
revolution-solve-chance = not provable: chance or hidden cards
revolution-solve-over = over: { $result }
revolution-solve-drafting = not solved: the draft is not over yet, and the solver needs every card in its place
revolution-solve-choosing = not solved: it is not chosen yet who plays first
revolution-solve-best = Best moves: { $moves }
revolution-solve-one-best = A best move: { $move }
revolution-solve-found = Best move found, estimated and not proven: { $move } ({ $odds } of the games played out after it are won)
revolution-solve-first = { $side } (first player)
revolution-solve-second = { $side } (second player)
revolution-solve-asking-winner = who wins?
revolution-solve-asking-distance = how soon?
revolution-solve-asking-moves = with which moves?
revolution-solve-progress = { $asking } { $nodes } nodes, { $rate } nodes/s, { $verdict }
