"""What players and programmers must know stands where they read it."""

import re
from pathlib import Path

import pytest

import regalia
from regalia.core import texts
from regalia.games.regicide.cards import HAND_LIMIT
from regalia.terminal.play import painter_of
from regalia.terminal.voice import Voice

DOCS = Path(__file__).parents[2] / "docs"


def section(page, title):
    text = (DOCS / page).read_text(encoding="utf-8")
    return " ".join(text.partition(f"## {title}\n")[2].partition("\n## ")[0].split())


def test_how_to_play_regicide_tells_both_limits():
    told = section("regicide.md", "How to play")
    alone, *others = HAND_LIMIT[1:5].tolist()
    assert (
        f"{alone} cards alone, {others[0]} among two, {others[1]} among three, {others[2]}" in told
    )
    assert "You may not if all the others yielded on their last turn" in told
    page = texts.say("en", "page-rules-regicide-2-text")
    assert f"{alone} cards if you play alone, {others[0]} among two" in page
    assert "may not yield if all other players yielded" in texts.say(
        "en", "page-rules-regicide-8-text"
    )


def test_every_part_of_a_preview_of_regicide_is_explained():
    told = section("regicide.md", "Views")
    state = regalia.game("regicide", players=2).deal(1)
    for part in state.preview(state.legal_moves()[0]):
        assert f"`{part}`" in told
    for value in ("`true`", "`false`", "`null`"):
        assert value in told.partition("`survives` is")[2]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_list_that_is_a_misprint_is_called_so_in_help_and_rules(language):
    lists = texts.say(language, "puppeteer-lists")
    assert lists in painter_of("puppeteer", Voice(language), str).help()
    _, why = lists.split(". ", 1)
    assert re.search(r"0 (to|a|al|à) 6", why)
    assert why in texts.say(language, "page-rules-puppeteer-3-text")
