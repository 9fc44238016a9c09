### The rules at hand: what one needs to know to sit down and play, in our own words.
### A line break in a text is shown as one. The full rules, by id, are in docs/.

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
