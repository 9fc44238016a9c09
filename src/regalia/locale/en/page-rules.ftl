### The rules at hand: what one needs to know to sit down and play, in our own words.
### A line break in a text is shown as one. The full rules, by id, are in docs/.

page-rules-contents = On this page
page-rules-more = The rules behind refusals
page-rules-more-hint = When a move is refused, you are told the rule behind it. Here are all of them, each with its id.

## Regicide

page-rules-regicide-1-title = The aim
page-rules-regicide-1-text = You all play on one side, against the twelve royals of the Castle: four Jacks, then four Queens, then four Kings. They come one at a time. When the last King falls, everybody has won. If one of you cannot go on, everybody has lost.
page-rules-regicide-2-title = Setting up
page-rules-regicide-2-text = In the Castle the Jacks lie on top and the Kings at the bottom, each rank shuffled; the top card is turned up and is the first enemy. You draw from the Tavern: the numbers 2 to 10, the four Aces, called Animal Companions, and one Jester among three players or two among four. A hand holds 8 cards if you play alone, 7 among two, 6 among three and 5 among four, and everybody starts with a full one. There is one discard pile for all; it lies face up, and anybody may look through it. Here all this is done for you, and chance decides who starts.
page-rules-regicide-3-title = Your turn, step by step
page-rules-regicide-3-text = 1. Play a card face up, or yield and go straight to step 4.
    2. The suit of your card does something.
    3. The number of your card is damage to the enemy. If the enemy falls, you skip step 4 and take another turn at once.
    4. If it still stands, it strikes you: discard cards from your hand worth at least its attack. Then the next player goes on, clockwise.
page-rules-regicide-4-title = What the suits do
page-rules-regicide-4-text = Each suit has a power, as strong as the value you play, and it must be used.
    ♥ Hearts: that many random cards of the discard pile go face down under the Tavern.
    ♦ Diamonds: together you draw that many cards, one each in turn, beginning with you; a full hand is passed over.
    ♣ Clubs: the damage counts double, and nothing else does.
    ♠ Spades: the enemy's attack is that much weaker, from this very turn until it falls; all shields against it add up, whoever played them.
page-rules-regicide-5-title = The royals
page-rules-regicide-5-text = A Jack has attack 10 and health 20, a Queen 15 and 30, a King 20 and 40. Damage adds up until it reaches the enemy's health. Then the enemy and all cards played against it go to the discard pile, and the next royal is turned up. If the damage equals the health exactly, the enemy goes face down on top of the Tavern instead: whoever draws it can fight with it. In your hand a Jack counts 10, a Queen 15 and a King 20, in an attack and when you pay, and its suit works like any other.
page-rules-regicide-6-title = Several cards at once
page-rules-regicide-6-text = Cards of the same number may be played together if they add up to 10 at most: pairs of 2, 3, 4 or 5, three 2s or 3s, or all four 2s. An Animal Companion counts 1 and may go with exactly one other card, even another Companion or a King, but never with a Jester. The values add up, and each suit among the cards acts once, with the whole sum. So a 5 of Spades with the Companion of Clubs shields 6 and does 12 damage. When hearts and diamonds act together, hearts come first.
page-rules-regicide-7-title = Immunity and the Jester
page-rules-regicide-7-text = An enemy ignores the power of its own suit, but the number still hurts it. A Jester ends that: it is always played alone, does no damage and brings no blow, and from then on every suit works against this enemy. Spades that were played earlier against an enemy of Spades now shield too; for other suits nothing is made up for. Whoever plays a Jester chooses who goes next, and may choose themselves. The next enemy is immune to its own suit again.
page-rules-regicide-8-title = Yielding and talking
page-rules-regicide-8-text = If you would rather not play, you may yield; the enemy then strikes you at once. You may not yield if all other players yielded on their own last turn. Nobody may show or hint at what they hold. What everybody can see may be said aloud, such as how many cards you have. After a Jester you may also say, in general words, whether you would like to go next.
page-rules-regicide-9-title = Easily overlooked
page-rules-regicide-9-text = The suits act before the damage: diamonds cannot draw the enemy that the same play brings down, and hearts cannot reach the cards still lying before it. If the discard pile or the Tavern is too small, you take what is there; an empty Tavern does no harm and is not refilled by itself. If shields bring the attack down to 0, you discard nothing. When you pay for a blow, an Animal Companion is worth 1 and a Jester nothing. An empty hand is no defeat in itself, but without a card you can only yield, if that is allowed.
page-rules-regicide-10-title = The end
page-rules-regicide-10-text = You have won the moment the last King falls. You have lost when somebody's whole hand is not enough to pay for a blow. You have also lost when somebody is to play and can neither play nor yield. Alone, a Jester that is left can still save you.
page-rules-regicide-11-title = Playing alone, and options
page-rules-regicide-11-text = Alone you hold up to 8 cards, and both Jesters lie beside you. Before you play, or before you pay for a blow, you may turn one over: discard your whole hand and draw a new one; the enemy keeps its immunity. A victory without a Jester is gold, with one silver, with both bronze. Alone you may not yield, unless an option of the table allows it, and never when no blow would follow. For any number of players another option says whether you may discard more than a blow asks for.

## Revolution

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

## Puppeteer

page-rules-puppeteer-1-title = The aim
page-rules-puppeteer-1-text = You play alone and pull the strings of six Houses: Drave, Halvern, Bearth, Gantis, Na'Ghar and Avondale. You build a board of 36 tokens, six of each House. In the end every House must have exactly the score that fate has given it. If a single House is above or below its score, there is war.
page-rules-puppeteer-2-title = The objectives
page-rules-puppeteer-2-text = The objective says what Houses score for; a cluster is a group of tokens of one House that touch side by side, and a token by itself is one too.
    United we are strong: a point for each token of the House's largest cluster.
    Divide and conquer: a point for each of its clusters.
    Central concentration: a point for each of its tokens in the inner 4 x 4.
    Border control: a point for each of its tokens on the border of the 6 x 6.
    For a first game take Central concentration: “Options and friends” suggests it, while “Play now” plays United we are strong.
page-rules-puppeteer-3-title = Setting up
page-rules-puppeteer-3-text = The six Identities are shuffled and laid face down, one on each score of the objective: 1 to 6 for United and Divide, 0 to 6 without 5 for Central, 0 to 6 without 1 for Border. The House under the 6 must end with 6 points, and so on. You turn over three of them, one after the other, on whichever scores you like. The Point tokens of all Houses lie ready with their light side up. The 36 tokens of the board are shuffled into a face-down pile, and its top token is the beginning of the board.
page-rules-puppeteer-4-title = Expansion: building the board
page-rules-puppeteer-4-text = You take the top token of the pile, see whose it is and lay it beside a token on the table: above, below, left or right. There it stays until the Intrigues. The board may never span more than six rows or six columns, but where its edges lie is open until six are reached. You always find a place, and with the last token the square is full. You know how many tokens of each House are left in the pile, but not their order.
page-rules-puppeteer-5-title = The Raven
page-rules-puppeteer-5-text = When the board is finished, the Raven turns over the other Identities. From now on nothing is hidden: you see what each House scores and what it should score.
page-rules-puppeteer-6-title = An Intrigue, step by step
page-rules-puppeteer-6-text = You can make up to six Intrigues, one after the other.
    1. Swap two light tokens that lie side by side, not diagonally.
    2. Turn one of the two dark: it can never be swapped again.
    3. One of the two Houses pays: its Point token turns dark, and it cannot pay a second time.
    You may stop at any time, even before the first Intrigue.
page-rules-puppeteer-7-title = Easily overlooked
page-rules-puppeteer-7-text = Which token turns dark and which House pays are two separate choices. If one of the two Houses has paid before, the other must pay; if both have, they can have no Intrigue with each other any more. Dark tokens count for their House just like light ones. On the way the scores may be anything: only the end counts. Even if all Houses stand on their scores, the game goes on until you stop or make the sixth Intrigue.
page-rules-puppeteer-8-title = War or peace
page-rules-puppeteer-8-text = After your last Intrigue, what each House scores is counted. If all six stand on the scores of their Identities, there is peace and you have won. If even one does not, there is war and you have lost.
page-rules-puppeteer-9-title = Easier or harder
page-rules-puppeteer-9-text = Besides the objective you choose how many Identities are turned over at first: three, two or one. The fewer, the harder; one to three hearts say how hard. If you like, the top token of the pile lies open too, so that you always see one token ahead.
