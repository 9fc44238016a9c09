"""An error can always be said, whatever it is about."""

import pytest

import regalia
from regalia.core import errors, texts
from regalia.core.errors import BadOption, RegaliaError, Term, shown
from regalia.terminal.app import run

LONG = "x" * 3000


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_long_facts_are_cut_in_the_middle(language):
    given = "begin" + LONG + "end"
    sentence = BadOption("game/unknown", given=given, allowed="a, b").sentence(language)
    assert "begin" in sentence
    assert "end" in sentence
    assert "…" in sentence
    assert len(sentence) < 400
    short = "y" * errors.LONGEST
    assert short in BadOption("game/unknown", given=short, allowed="a").sentence(language)


def test_every_text_can_be_said_with_long_facts():
    """Not only errors."""
    said = texts.say("en", "labelled", label=LONG, value="v")
    assert "…" in said
    assert len(said) < len(LONG)


def test_what_may_be_chosen_is_listed_to_the_end():
    allowed = ", ".join(f"choice number {number}" for number in range(80))
    assert len(allowed) > 5 * errors.LONGEST
    error = BadOption("option/value", option="o", given=LONG, allowed=allowed)
    assert allowed in str(error)


def test_lists_no_text_can_hold_lose_whole_entries():
    entries = [f"choice number {number}" for number in range(500)]
    kept = texts.cut_list(", ".join(entries), texts.LONGEST).split(", ")
    assert kept[-1] == "…"
    assert kept[:-1] == entries[: len(kept) - 1]
    assert len(kept) > 80


def test_words_of_a_game_stay_whole():
    error = RegaliaError("game/unknown", given=Term(LONG, "regicide-title"), allowed="a")
    assert "Regicide" in str(error)


def test_anything_can_be_shown():
    class Unspeakable:
        def __str__(self):
            raise RuntimeError("no")

    assert shown(7) == "7"
    assert shown(10**5000) == "<int>"
    assert shown(Unspeakable()) == "<Unspeakable>"
    assert "<int>" in str(BadOption("game/unknown", given=10**5000, allowed="a"))


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "regicide", "--overpay", LONG],
        ["play", LONG],
        ["play", "regicide", f"--{LONG}", "1"],
        ["play", "regicide", "-o", LONG],
        ["replay", LONG],
        ["--lang", LONG, "games"],
        [LONG],
        ["simulate", "regicide", "--bots", LONG],
        ["simulate", "regicide", "--games", LONG],
    ],
)
def test_long_words_on_the_command_line_are_refused_in_a_sentence(arguments, capsys):
    assert run(arguments) in (1, 2)
    said = capsys.readouterr().err
    assert said
    assert "internal/error" not in said
    assert len(said) < 1500


def test_long_options_are_refused_in_a_sentence():
    with pytest.raises(regalia.BadOption) as caught:
        regalia.game("regicide", overpay=5000 * "o")
    assert "allowed, until_covered, forbidden" in str(caught.value)
