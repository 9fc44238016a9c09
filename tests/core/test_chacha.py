"""The chance of tables: ChaCha20, beside the literal text of RFC 8439 and its test vectors."""

import pickle

import numpy as np
import pytest

import regalia
from regalia.core import chance

CONSTANTS = b"expand 32-byte k"
#: RFC 8439, appendix A.1, those with a nonce of zero: the key, the counter, the block.
BLOCKS = [
    (
        bytes(32),
        0,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        bytes(32),
        1,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        bytes(31) + b"\1",
        1,
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    (
        b"\0\xff" + bytes(30),
        2,
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
]


def block(key, counter, nonce=bytes(12)):
    """RFC 8439, 2.3, word by word."""

    def numbers(data):
        return [int.from_bytes(data[at : at + 4], "little") for at in range(0, len(data), 4)]

    def quarter(a, b, c, d):
        for one, two, three, left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[one] = (state[one] + state[two]) % 2**32
            mixed = state[three] ^ state[one]
            state[three] = (mixed << left | mixed >> (32 - left)) % 2**32

    begin = [*numbers(CONSTANTS), *numbers(key), counter, *numbers(nonce)]
    state = list(begin)
    for _ in range(10):
        for column in range(4):
            quarter(column, column + 4, column + 8, column + 12)
        for column in range(4):
            quarter(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
    sums = [(one + two) % 2**32 for one, two in zip(begin, state, strict=True)]
    return b"".join(number.to_bytes(4, "little") for number in sums)


def ours(key, first, count):
    """Words of our stream, as bytes."""
    state = chance.stream(f"table:{key.hex()}")
    state[-1] += np.uint64(first)
    drawn = [int(chance.next_word(state)) % 2**64 for _ in range(count)]
    return b"".join(word.to_bytes(8, "little") for word in drawn)


def test_the_literal_model_is_the_one_of_the_rfc():
    """RFC 8439, 2.3.2, which has a nonce."""
    nonce = bytes.fromhex("000000090000004a00000000")
    assert block(bytes(range(32)), 1, nonce).hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


@pytest.mark.parametrize(("key", "counter", "expected"), BLOCKS)
def test_the_blocks_of_the_rfc(key, counter, expected):
    assert block(key, counter).hex() == expected
    assert ours(key, 8 * counter, 8).hex() == expected


def test_a_tables_stream_is_the_keystream_of_its_seed():
    for number in range(5):
        key = bytes((7 * number + 31 * at) % 256 for at in range(32))
        assert ours(key, 0, 20) == b"".join(block(key, counter) for counter in range(3))[:160]


def test_the_counter_goes_on_beyond_32_bits_of_words():
    key = bytes(range(32))
    last = 2**32 - 1
    assert ours(key, 8 * last, 8) == block(key, last)
    assert ours(key, 8 * 2**20, 8) == block(key, 2**20)


@pytest.mark.parametrize(
    "seed",
    [
        "ab" * 32,  # no prefix
        "table:" + "ab" * 31,
        "table:" + "ab" * 33,
        "table:" + "AB" * 32,
        "table:" + "ab" * 32 + "\n",
        "table:" + "ab" * 32 + "#3",
        "Table:" + "ab" * 32,
    ],
)
def test_all_other_seeds_stay_what_they_were(seed):
    assert chance.stream(seed).shape == (2,)


def test_bots_never_share_a_tables_stream():
    assert chance.stream("table:" + "ab" * 32, "bot").shape == (2,)


GAMES = [
    ("regicide", {"players": 1}),
    ("regicide", {"players": 4}),
    ("revolution", {"system": "standard", "numbered": "yes"}),
    ("revolution", {"system": "secret_draft"}),
    ("puppeteer", {}),
]


def first_moves(state, count=40):
    """Play the first of the legal moves, or the last, in turn."""
    for number in range(count):
        if state.to_move is None:
            break
        state.play(state.legal_moves()[-(number % 2)])
    return state


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_games_of_tables_are_games_like_any(name, options):
    """They go on the same way from a record, a position, a pickle and a copy."""
    game = regalia.game(name, **options)
    for number in range(3):
        seed = f"table:{number:064x}"
        state = game.deal(seed)
        assert state == game.deal(seed) != game.deal(f"table:{number + 1:064x}")
        others = [
            game.load(state.position()),
            pickle.loads(pickle.dumps(state)),
            state.copy(),
        ]
        end = first_moves(state)
        assert regalia.replay(end.record()) == end
        assert game.load(end.position()).position() == end.position()
        for other in others:
            assert first_moves(other).position() == end.position()


@pytest.mark.parametrize("name", ["regicide", "revolution"])
def test_a_position_says_where_its_stream_stands(name):
    state = regalia.game(name).deal("table:" + "0f" * 32)
    text = state.position()["chance"]
    words = [f"{int(word):016x}" for word in chance.stream("table:" + "0f" * 32)[:4]]
    assert text[:64] == "".join(words)
    assert len(text) == 80
    assert int(text[64:], 16) == int(state.array["chance"][0][4]) > 0
    assert len(regalia.game(name).deal("7").position()["chance"]) == 32


@pytest.mark.parametrize("name", ["regicide", "revolution"])
@pytest.mark.parametrize("text", ["0" * 32, "a" * 33, "a" * 79, "a" * 81, "a" * 64 + "0" * 16, "G"])
def test_what_is_no_stream_is_refused(name, text):
    game = regalia.game(name)
    with pytest.raises(regalia.BadPosition) as caught:
        game.load({**game.deal("7").position(), "chance": text})
    assert caught.value.code == "position/shape"


@pytest.mark.parametrize("name", ["regicide", "revolution"])
def test_a_redealt_state_goes_on_with_a_fast_stream(name):
    """What a bot imagines tells nothing of the true stream, and costs no cipher."""
    state = regalia.game(name, players=2).deal("table:" + "0f" * 32)
    other = state.redealt(0, chance.stream("other"))
    assert len(other.position()["chance"]) == 32
    assert not other.array["chance"][0][2:].any()
