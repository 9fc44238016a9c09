"""A slow, literal second model of Regicide, for differential tests.

Written from the rules page alone; the ids RGC-n beside the code name the
sentence which the code carries out.  It knows nothing of the real engine.

Nothing is remembered besides the position: damage, shields, immunity and what
is owed are worked out anew from the plays on the table whenever needed.
Chance enters in one place only, the heal (RGC-10), and there the caller says
what chance did.

Cards are text: rank A23456789TJQK, suit hdcs; the Jesters are X1 and X2.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

RANKS = "A23456789TJQK"
SUITS = "hdcs"
JESTERS = ("X1", "X2")

# Rank-major card order, the Jesters last (RGC-48).
CARDS = [rank + suit for rank in RANKS for suit in SUITS] + list(JESTERS)
INDEX = {card: index for index, card in enumerate(CARDS)}

# RGC-8, RGC-33: what a card is worth, for attack and for discarding alike.
# RGC-18, RGC-25: a Jester is worth 0.
RANK_VALUE = {
    "A": 1,
    "2": 2,
    "3": 3,
    "4": 4,
    "5": 5,
    "6": 6,
    "7": 7,
    "8": 8,
    "9": 9,
    "T": 10,
    "J": 10,
    "Q": 15,
    "K": 20,
    "X": 0,
}
VALUE = {card: RANK_VALUE[card[0]] for card in CARDS}

# RGC-14: the enemies.
ENEMY_ATTACK = {"J": 10, "Q": 15, "K": 20}
ENEMY_HEALTH = {"J": 20, "Q": 30, "K": 40}

# RGC-4: hand limit by number of players.
HAND_LIMIT = {1: 8, 2: 7, 3: 6, 4: 5}


def in_card_order(cards) -> list[str]:
    return sorted(cards, key=INDEX.__getitem__)


def is_jester(card: str) -> bool:
    return card in JESTERS


def worth(cards) -> int:
    """Attack value of a play (RGC-8, RGC-20, RGC-23), worth of a discard (RGC-18)."""
    return sum(VALUE[card] for card in cards)


def suits_of(cards) -> set[str]:
    """The suits present: two cards of one suit act once (RGC-21)."""
    return {card[1] for card in cards if not is_jester(card)}


def is_group(cards) -> bool:
    """May these cards be played together in step 1?"""
    if len(cards) == 1:
        return True  # RGC-8; a Jester alone: RGC-25
    ranks = [card[0] for card in cards]
    if "X" in ranks:
        return False  # RGC-25, RGC-20
    if "A" in ranks:
        return len(ranks) == 2  # RGC-20: exactly one other card
    # RGC-23: same number, 2 to 4 cards, sum at most 10; J, Q, K are never part.
    return (
        2 <= len(ranks) <= 4
        and len(set(ranks)) == 1
        and ranks[0] in "23456789T"
        and worth(cards) <= 10
    )


def as_text(cards) -> str:
    """Cards as a move writes them: in card order, every Jester as X (RGC-45)."""
    return " ".join(in_card_order(cards)).replace("X1", "X").replace("X2", "X")


@dataclass
class Play:
    """One play on the table: who played, and the cards played together."""

    seat: int
    cards: list[str]


class Oracle:
    def __init__(self, position: dict, options: dict):
        self.players: int = options["players"]
        self.overpay: str = options.get("overpay", "allowed")
        self.solo_yield: str = options.get("solo_yield", "never")
        assert self.players in HAND_LIMIT
        assert self.overpay in ("allowed", "until_covered", "forbidden")
        assert self.solo_yield in ("never", "not_twice_running", "always")

        self.castle: list[str] = list(position["castle"])
        self.enemy: str | None = position["enemy"]
        self.tavern: list[str] = list(position["tavern"])
        self.lot_list: list[set[str]] = [set(lot) for lot in position["lots"]]
        self.hands: list[set[str]] = [set(hand) for hand in position["hands"]]
        self.discard: set[str] = set(position["discard"])
        self.table: list[Play] = [
            Play(play["seat"], in_card_order(play["cards"])) for play in position["table"]
        ]
        self.to_move: int | None = position["to_move"]
        self.phase: str = position["phase"]
        self.yielded: list[bool] = list(position["yielded"])
        self.jesters: int = position["jesters"]
        self.reason: str | None = position["reason"]

        assert len(self.hands) == self.players
        assert len(self.yielded) == self.players
        # RGC-44: every hidden card belongs to exactly one lot.
        hidden = in_card_order(self.tavern + [card for hand in self.hands for card in hand])
        assert hidden == in_card_order(card for lot in self.lot_list for card in lot)

    # ------------------------------------------------------------------
    # The enemy, worked out from the table

    def _jester_on_table(self) -> bool:
        return any(is_jester(card) for play in self.table for card in play.cards)

    def _immune(self) -> bool:
        """RGC-24, RGC-25: immune until a Jester is played against this enemy."""
        return self.enemy is not None and not self._jester_on_table()

    def _damage(self) -> int:
        """RGC-14: all the damage done to this enemy so far."""
        total = 0
        jester_before = False
        for play in self.table:
            value = worth(play.cards)
            if "c" in suits_of(play.cards):
                # RGC-12: clubs double, unless the enemy is immune (RGC-24); clubs
                # played before the Jester gain nothing by it (RGC-28).
                if self.enemy[1] != "c" or jester_before:
                    value *= 2
            total += value
            if any(is_jester(card) for card in play.cards):
                jester_before = True
        return total

    def _shield(self) -> int:
        """RGC-13: the shields which count now, each play with its whole value."""
        if self.enemy[1] == "s" and not self._jester_on_table():
            return 0  # RGC-24
        # RGC-27: with a Jester on the table the spades before it count as well;
        # RGC-29: a second Jester adds nothing, as each play is counted once.
        return sum(worth(play.cards) for play in self.table if "s" in suits_of(play.cards))

    def _health(self) -> int:
        return ENEMY_HEALTH[self.enemy[0]]

    def _attack(self) -> int:
        """RGC-17: attack minus all shields, never below 0."""
        return max(0, ENEMY_ATTACK[self.enemy[0]] - self._shield())

    # ------------------------------------------------------------------
    # What is legal

    def _may_yield(self) -> bool:
        """May the player at step 1 yield? (RGC-30)"""
        if self.players > 1:
            # RGC-31: not when every OTHER player yielded on their last turn.
            others = [seat for seat in range(self.players) if seat != self.to_move]
            return not all(self.yielded[seat] for seat in others)
        # RGC-32: alone.
        if self.solo_yield == "never":
            return False
        if self._attack() == 0:
            return False  # a yield that costs nothing
        if self.solo_yield == "not_twice_running":
            return not self.yielded[0]
        return True  # "always"

    def _may_flip(self) -> bool:
        """RGC-39, RGC-40: solo only, at step 1 and at step 4, each Jester once."""
        return self.players == 1 and self.jesters > 0

    def _pays(self, cards, owed: int) -> bool:
        """Is this set of cards a legal discard for the damage owed? (RGC-18)"""
        values = [VALUE[card] for card in cards]
        total = sum(values)
        if not values or total < owed:
            return False
        if self.overpay == "allowed":
            return True
        if self.overpay == "until_covered":
            return total - max(values) < owed  # without its dearest card
        # "forbidden": no card is superfluous, not even the cheapest.
        return total - min(values) < owed

    def _subsets(self, largest: int) -> list[tuple[str, ...]]:
        """Sets of 1 to `largest` cards from the hand of the player to move."""
        hand = in_card_order(self.hands[self.to_move])
        sets = [cards for size in range(1, largest + 1) for cards in combinations(hand, size)]
        if "X1" in hand and "X2" in hand:
            # RGC-45: the first Jester leaves a hand first, so X2 without X1 is no set.
            sets = [cards for cards in sets if "X1" in cards or "X2" not in cards]
        return sets

    @staticmethod
    def _sorted_sets(sets) -> list[tuple[str, ...]]:
        """RGC-48: in the order of the sequences of card positions."""
        return sorted(sets, key=lambda cards: [INDEX[card] for card in cards])

    def legal_moves(self) -> list[str]:
        moves: list[str] = []
        if self.phase == "play":
            groups = [cards for cards in self._subsets(4) if is_group(cards)]
            moves += ["play " + as_text(cards) for cards in self._sorted_sets(groups)]
            if self._may_yield():
                moves.append("yield")
            if self._may_flip():
                moves.append("flip")
        elif self.phase == "discard":
            owed = self._attack()
            size = len(self.hands[self.to_move])
            payments = [cards for cards in self._subsets(size) if self._pays(cards, owed)]
            moves += ["discard " + as_text(cards) for cards in self._sorted_sets(payments)]
            if self._may_flip():
                moves.append("flip")
        elif self.phase == "name":
            # RGC-26: any player, oneself included; people count from 1 (RGC-6).
            moves += [f"name {seat + 1}" for seat in range(self.players)]
        return moves

    # ------------------------------------------------------------------
    # Making a move

    def play(self, move: str, healed: list[str] | None = None) -> None:
        healed = list(healed or [])
        verb, *words = move.split()
        if verb == "play":
            assert self.phase == "play", move
            cards = self._cards_from_hand(words)
            assert is_group(cards) and move == "play " + as_text(cards), move
            self._make_play(cards, healed)
            return
        assert not healed, "only a play heals"
        if verb == "yield":
            assert self.phase == "play" and self._may_yield(), move
            assert not words
            self._make_yield()
        elif verb == "discard":
            assert self.phase == "discard", move
            cards = self._cards_from_hand(words)
            assert self._pays(cards, self._attack()), move
            assert move == "discard " + as_text(cards), move
            self._make_discard(cards)
        elif verb == "flip":
            assert self.phase in ("play", "discard") and self._may_flip(), move
            assert not words
            self._make_flip()
        elif verb == "name":
            assert self.phase == "name", move
            assert len(words) == 1 and words[0] in [str(n + 1) for n in range(self.players)]
            self._start_turn(int(words[0]) - 1)  # RGC-26
        else:
            raise AssertionError(move)

    def _cards_from_hand(self, words: list[str]) -> list[str]:
        """The cards a move names; X is the first Jester still there (RGC-45)."""
        hand = self.hands[self.to_move]
        cards: list[str] = []
        for word in words:
            if word == "X":
                there = [card for card in JESTERS if card in hand and card not in cards]
                assert there, "no Jester left in hand"
                cards.append(there[0])
            else:
                assert word in hand and word not in cards and not is_jester(word), word
                cards.append(word)
        assert cards
        return cards

    def _make_play(self, cards: list[str], healed: list[str]) -> None:
        seat = self.to_move
        # Step 1.  The power of this play meets the immunity as it stands before
        # the play; the cards leave the hand and lie on the table.
        immune_suit = self.enemy[1] if self._immune() else None
        self._leave_hand(seat, cards)
        self.table.append(Play(seat, in_card_order(cards)))
        self.yielded[seat] = False  # RGC-31, a Jester counts as a play

        if is_jester(cards[0]):
            # RGC-26: steps 3 and 4 are skipped, and the same player names.
            assert not healed
            self.phase = "name"
            return

        # Step 2.  Hearts before diamonds (RGC-22), each with the whole value.
        value = worth(cards)
        powers = suits_of(cards) - {immune_suit}  # RGC-9, RGC-24
        if "h" in powers:
            self._heal(value, healed)
        else:
            assert not healed, "this play does not heal"
        if "d" in powers:
            self._draw(seat, value)

        # Step 3.
        damage, health = self._damage(), self._health()
        if damage >= health:
            self._defeat(exactly=damage == health)
            if self.enemy is None:
                self._end("last_king")  # RGC-34
            else:
                self._start_turn(seat)  # RGC-15 (iv): step 4 is skipped
            return

        self._suffer()

    def _leave_hand(self, seat: int, cards) -> None:
        """Cards become public: they leave the hand and their lots (RGC-44)."""
        for card in cards:
            self.hands[seat].remove(card)
            for lot in self.lot_list:
                lot.discard(card)
        self.lot_list = [lot for lot in self.lot_list if lot]

    def _heal(self, value: int, healed: list[str]) -> None:
        """RGC-10: cards from the discard pile go under the Tavern."""
        count = min(value, len(self.discard))
        assert len(healed) == count, f"{count} cards are healed, not {len(healed)}"
        assert len(set(healed)) == count, "a card is healed twice"
        assert set(healed) <= self.discard, "healed cards come from the discard pile"
        self.discard -= set(healed)
        self.tavern += healed
        if healed:
            self.lot_list.append(set(healed))  # RGC-44: each batch is a lot

    def _draw(self, seat: int, value: int) -> None:
        """RGC-11: one card each, clockwise from the current player."""
        limit = HAND_LIMIT[self.players]
        drawn = 0
        while drawn < value:
            if not self.tavern:
                break
            if all(len(hand) >= limit for hand in self.hands):
                break
            if len(self.hands[seat]) < limit:  # a full hand is skipped
                self.hands[seat].add(self.tavern.pop(0))
                drawn += 1
            seat = (seat + 1) % self.players

    def _defeat(self, exactly: bool) -> None:
        """RGC-15 (i) to (iii)."""
        if exactly:
            self.tavern.insert(0, self.enemy)  # on top of the Tavern (RGC-16)
            self.lot_list.append({self.enemy})  # RGC-44: a lot of one
        else:
            self.discard.add(self.enemy)
        for play in self.table:
            self.discard |= set(play.cards)  # a Jester with them (RGC-29)
        self.table = []
        self.enemy = self.castle.pop(0) if self.castle else None

    def _make_yield(self) -> None:
        self.yielded[self.to_move] = True  # RGC-31
        self._suffer()  # RGC-30: straight to step 4

    def _suffer(self) -> None:
        """Step 4 begins for the player to move."""
        if self._attack() == 0:
            self._next_player()  # RGC-17: no decision
            return
        self.phase = "discard"
        self._lose_if_uncovered()

    def _lose_if_uncovered(self) -> None:
        """RGC-18, RGC-35: the whole hand is worth too little and, in solo, no
        Jester is left (with one left, flipping is the only move: RGC-40)."""
        if worth(self.hands[self.to_move]) < self._attack() and not self._may_flip():
            self._end("uncovered")

    def _make_discard(self, cards: list[str]) -> None:
        self._leave_hand(self.to_move, cards)
        self.discard |= set(cards)  # RGC-18, RGC-29
        self._next_player()

    def _make_flip(self) -> None:
        """RGC-39: the whole hand away first, then refill from the Tavern."""
        self.jesters -= 1
        old_hand = set(self.hands[0])
        self._leave_hand(0, old_hand)
        self.discard |= old_hand
        while self.tavern and len(self.hands[0]) < HAND_LIMIT[1]:
            self.hands[0].add(self.tavern.pop(0))
        # RGC-40: the same moment again.
        if self.phase == "discard":
            self._lose_if_uncovered()
        else:
            self._lose_if_stuck()

    def _next_player(self) -> None:
        self._start_turn((self.to_move + 1) % self.players)  # RGC-19

    def _start_turn(self, seat: int) -> None:
        """Step 1 begins for this seat."""
        self.to_move = seat
        self.phase = "play"
        self._lose_if_stuck()

    def _lose_if_stuck(self) -> None:
        """RGC-35: neither a play nor a yield (nor, in solo, a flip)."""
        # Any single card may be played, so only an empty hand has no play.
        if not self.hands[self.to_move] and not self._may_yield() and not self._may_flip():
            self._end("stuck")

    def _end(self, reason: str) -> None:
        self.phase = "over"
        self.to_move = None
        self.reason = reason

    # ------------------------------------------------------------------
    # What can be seen

    def position(self) -> dict:
        return {
            "castle": list(self.castle),
            "enemy": self.enemy,
            "tavern": list(self.tavern),
            "lots": [in_card_order(lot) for lot in self.lot_list],
            "hands": [in_card_order(hand) for hand in self.hands],
            "discard": in_card_order(self.discard),
            "table": [{"seat": play.seat, "cards": list(play.cards)} for play in self.table],
            "to_move": self.to_move,
            "phase": self.phase,
            "yielded": list(self.yielded),
            "jesters": self.jesters,
            "reason": self.reason,
        }

    def facts(self) -> dict:
        if self.enemy is None:
            return {"damage": 0, "shield": 0, "attack": 0, "health": 0, "owed": 0, "immune": False}
        return {
            "damage": self._damage(),
            "shield": self._shield(),
            "attack": self._attack(),
            "health": self._health(),
            "owed": self._attack() if self.phase == "discard" else 0,
            "immune": self._immune(),
        }

    def lots(self, seat: int | None) -> list[dict]:
        """RGC-44: the lots as this seat (None: an onlooker) counts them."""
        own = self.hands[seat] if seat is not None else set()
        with_tavern: list[tuple[int, dict]] = []
        only_hands: list[tuple[int, dict]] = []
        for lot in self.lot_list:
            unplaced = in_card_order(lot - own)  # a seat takes out its own hand
            if not unplaced:
                continue
            places = [place for place, card in enumerate(self.tavern) if card in lot]
            entry = {
                "cards": unplaced,
                "tavern": len(places),
                "hands": [
                    0 if other == seat else len(lot & hand) for other, hand in enumerate(self.hands)
                ],
            }
            assert len(unplaced) == entry["tavern"] + sum(entry["hands"])
            if places:
                # A lot lies in one block, since draws take from the top.
                assert places == list(range(places[0], places[0] + len(places)))
                with_tavern.append((places[0], entry))
            else:
                only_hands.append((INDEX[unplaced[0]], entry))
        with_tavern.sort(key=lambda pair: pair[0])
        only_hands.sort(key=lambda pair: pair[0])
        return [entry for _, entry in with_tavern + only_hands]
