### The rules at hand: what one needs to know to sit down and play, in our own words.
### A line break in a text is shown as one. The full rules, by id, are in docs/.

page-rules-revolution-1-title = The aim
page-rules-revolution-1-text = Two players face each other: one leads Regality, in red, the other Religion, in blue. In turn you lay cards on a field of nine cells. A card that faces you is your ally, any other is your enemy. When all nine cells hold face-up cards, whoever has more allies wins.
page-rules-revolution-2-title = Setting up
page-rules-revolution-2-text = Each of you has the seven cards of one colour, face up: that is your Area. Both sets do the same things under different names. Five of the 21 grey, neutral cards lie face up beside the field: the Neutral Area, for both of you. Whoever starts also has the Citizen. For a first game choose the old style, which leaves the other neutral cards out: “Options and friends” suggests it, while “Play now” deals the standard game.
page-rules-revolution-3-title = Your turn, step by step
page-rules-revolution-3-text = 1. If you destroyed a card on your last turn, it leaves the field now, and its cell is free.
    2. Take a card from your Area or the Neutral Area and place it on a free cell. Its arrow points at your opponent, and it is your ally.
    3. If the card has an active effect, you may use it, now or never.
    The very first card of a game is always the Citizen, and nobody may pass.
page-rules-revolution-4-title = Active and passive effects
page-rules-revolution-4-text = An active effect happens once, right after its card is placed. You may leave it, but if you use it, it hits every card it can, even where that hurts you. A passive effect works by itself for as long as its card lies open. No card is the object of its own effect. You need not learn the cards by heart: the board explains each of them.
page-rules-revolution-5-title = Convert, destroy, banish
page-rules-revolution-5-text = Convert: the card is turned round and changes sides, from enemy to ally or from ally to enemy.
    Destroy: the card is turned face down, and removed when it is the destroyer's turn again.
    Banish: the card leaves at once.
    A face-down card still occupies its cell, but nothing can happen to it, its passive effect is gone, and it counts for nobody.
page-rules-revolution-6-title = Shields
page-rules-revolution-6-text = Nothing can happen to a card with a Shield, except through the Pirate, who destroys only such cards. Castle and Temple always have one. A Sage shields the cards to its left and right, a Hermit those in front and behind, on whichever side they are, but not itself. A shielded card cannot be copied either, nor can its own side move or return it. Shields only work on the field: in an Area even a Castle can be banished or taken.
page-rules-revolution-7-title = Where effects reach
page-rules-revolution-7-text = Adjacent means the eight cells around a card: the four beside it are orthogonal, the four at its corners diagonal. In front of a card is where its arrow points; for a card just played that is towards the opponent. The three cards in front or behind are those of the next row, straight on and to both sides. Lines such as the Queen's run to the edge of the field and pass over empty cells and over cards that nothing can happen to.
page-rules-revolution-8-title = Four kinds of surprise
page-rules-revolution-8-text = Poet and Artist copy a neighbour's active effect and carry it out from their own cell. Cards played orthogonally beside a Shaman or diagonally beside an Enchantress lose their active effect, unless a Shield protects the cell; cards that lie there already keep what they did. The Tower goes on one of your own face-up allies without a Shield: that card loses its effect, and the pile is one ally with a Shield. Whoever has Death as an ally at the end has lost, whatever the count. Under a Tower, Death harms nobody.
page-rules-revolution-9-title = Easily overlooked
page-rules-revolution-9-text = The card that fills the last free cell cannot destroy anything; all other effects work. If it banishes or returns cards, there are free cells again, and the game goes on. Assassin and Adventurer reach the opponent's Area, never the Neutral Area. The Neutral Area is not refilled during a game. Banished and destroyed cards go to one open discard pile, and the Necromancer may fetch any card from it.
page-rules-revolution-10-title = The end
page-rules-revolution-10-text = The game is over when a card has done its work and all nine cells hold face-up cards. First Death is looked at, then more allies win; as nine is an odd number, there is no tie. If it is your turn and you have no card, or none that can be placed, you have lost at once. Should sixty cards be played without an end, the game is drawn.
page-rules-revolution-11-title = Other ways to play
page-rules-revolution-11-text = Neutral cards: old style uses none but the Citizen; with random each player draws two; in a draft of five open cards the first player takes one, the second one, the first one more, and the second gets the last two. In the two secret ways each player's two neutral cards lie face down until they leave the Area; in the secret draft you keep one of four and one of the three passed to you.
    Numbered cells: each ally scores the number it stands on, and more points win; Castle and Temple may only be placed on numbers up to 5.
    Matches: best of three, or three games on numbered cells for the most points in total; the loser of a game decides who starts the next.
    Further options settle fine points of Shields, of the Tower and of the end.
