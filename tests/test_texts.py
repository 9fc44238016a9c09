"""Every text exists in every language, takes the same facts, and is really used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from regalia import games
from regalia.core import texts
from regalia.core.errors import RegaliaError
from regalia.games.puppeteer import plain as puppeteer
from regalia.games.regicide import state as regicide
from regalia.games.revolution import state as revolution
from regalia.games.revolution.cards import NAMES

SOURCES = Path(texts.FOLDER).parent
PAGE = Path(__file__).parent.parent / "web" / "src"
#: Only our own games must have all texts.
GAMES = [name for name in games.names() if games.package(name).startswith("regalia.")]

#: Why games end.
REASONS = {
    "regicide": regicide.REASONS,
    "revolution": revolution.REASONS,
    "puppeteer": (puppeteer.BALANCED, puppeteer.UNBALANCED),
}


class Facts(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def messages(language):
    found = {}
    for file in texts.files_of(language):
        if not file.is_relative_to(SOURCES):
            continue
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                facts = Facts()
                facts.visit(entry)
                found[entry.id.name] = facts.names
    return found


ENGLISH = messages("en")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_text_is_missing_and_none_is_left_over(language):
    theirs = messages(language)
    assert sorted(set(ENGLISH) - set(theirs)) == []
    assert sorted(set(theirs) - set(ENGLISH)) == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_text_can_be_said_with_the_english_facts(language):
    for text_id, names in ENGLISH.items():
        for number in (0, 1, 2, 5):
            facts = {name: number if name not in ("you", "phase") else "no" for name in names}
            said = texts.say(language, text_id, **facts)
            assert said.strip(), text_id
            assert "{" not in said, text_id


@pytest.mark.parametrize("language", [name for name in texts.LANGUAGES if name != "en"])
def test_a_translation_asks_for_no_fact_that_is_not_there(language):
    for text_id, names in messages(language).items():
        assert names <= ENGLISH[text_id], text_id


@pytest.mark.parametrize("language", [name for name in texts.LANGUAGES if name != "en"])
def test_translations_are_translated(language):
    """No sentence is the same as in English, apart from names and numbers."""
    facts = {name: "x" for names in ENGLISH.values() for name in names}
    same = [
        text_id
        for text_id in ENGLISH
        if len(texts.say("en", text_id, **facts).split()) > 3
        and texts.say(language, text_id, **facts) == texts.say("en", text_id, **facts)
    ]
    assert same == []


def code():
    """All sources that use texts: those of the package and of the page."""
    files = list(SOURCES.rglob("*.py"))
    page = [file for file in PAGE.rglob("*") if file.suffix in (".svelte", ".ts")]
    assert page
    return "\n".join(file.read_text(encoding="utf-8") for file in files + page)


def test_every_text_asked_for_exists():
    """Literal ids in the sources."""
    asked = set(re.findall(r"(?:say|tell)\(\s*\"([a-zA-Z0-9_-]+)\"", code()))
    assert len(asked) > 60
    assert sorted(asked - set(ENGLISH)) == []


def test_every_error_has_its_sentence():
    codes = set(
        re.findall(r"(?:Error|IllegalMove|Bad\w+)\(\s*\"([a-z]+/[a-z_]+)\"(.*?)\)", code(), re.S)
    )
    assert len(codes) > 40
    for name, rest in codes:
        reason = re.search(r"reason=\"(\w+)\"", rest)
        if name == "move/illegal" and not reason:
            continue  # by the table of refusals, below
        error = RegaliaError(name, reason=reason[1] if reason else "")
        assert error.text_id in ENGLISH, error.text_id


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_sentence_and_a_rule(game):
    refusals = games.part(game, "legal").REFUSALS
    assert len(refusals) > 12
    for reason, rule in refusals[1:]:
        if reason in ("game_over", "no_action"):
            continue  # these have codes of their own
        assert RegaliaError("move/illegal", reason=reason).text_id in ENGLISH
        assert f"{game}-rule-{rule}" in ENGLISH


@pytest.mark.parametrize("game", GAMES)
def test_our_games_bring_the_texts_that_others_may_leave_out(game):
    wanted = {f"{game}-title", f"{game}-summary"}
    for word in games.part(game, "painter").PAINTER.commands:
        wanted.add(f"{game}-help-{word}")
    reasons = [reason for reason in REASONS[game] if reason]
    wanted |= {f"{game}-end-{reason.replace('_', '-')}" for reason in reasons}
    assert sorted(wanted - set(ENGLISH)) == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_games_texts_lie_in_its_folder(language):
    """No text in the shared files belongs to one game."""
    for file in (texts.FOLDER / language).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        ids = re.findall(r"^([\w-]+) =", text, re.MULTILINE)
        assert ids
        assert not [each for each in ids if any(game in each for game in GAMES)], file


def test_no_text_lies_around_unused():
    source = code()
    made = re.findall(r"(?:f[\"']|`)([a-z]+(?:-[a-z]+)*-)\$?\{", source)
    # (A game's name alone is the beginning of most ids, so those built from it are listed below.)
    prefixes = {match.rstrip("-") for match in made} - set(GAMES)
    errors = {
        f"error-{name.replace('/', '-').replace('_', '-')}"
        for name in re.findall(r"\"([a-z]+/[a-z_]+)\"", source)
    }
    unused = [
        text_id
        for text_id in ENGLISH
        if f'"{text_id}"' not in source
        and f"'{text_id}'" not in source
        and not any(text_id.startswith(f"{prefix}-") for prefix in prefixes)
        and not any(text_id.startswith(error) for error in errors)
        and not any(
            text_id.startswith(f"{game}-{end}")
            for game in GAMES
            for end in ("title", "summary", "opening-", "help-", "end-", "label-")
        )
    ]
    assert unused == []


def test_a_missing_text_is_an_error_and_not_silence():
    with pytest.raises(texts.MissingText):
        texts.say("en", "there-is-no-such-text")
    with pytest.raises(texts.MissingText):
        texts.say("en", "error-option-unknown")  # its facts are missing


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LC_ALL": "fr_CA", "LANG": "es_ES"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_systems_language(monkeypatch, variables, language):
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert texts.system_language() == language


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_revolutions_cards_have_36_names_in_every_language(language):
    names = {texts.say(language, f"revolution-card-{card}") for card in NAMES}
    assert len(names) == len(NAMES) == 36


def test_the_italian_names_are_those_of_the_rulebook():
    wanted = {"FortuneTeller": "Chiromante", "Hermit": "Eremita", "Sage": "Saggio", "Pope": "Papa"}
    wanted |= {"Enchantress": "Incantatrice", "Tower": "Torre", "Historian": "Storico"}
    for card, name in wanted.items():
        assert texts.say("it", f"revolution-card-{card}") == name


def test_card_names_in_every_language():
    for language in texts.LANGUAGES:
        names = {
            texts.say(
                language,
                "regicide-card",
                rank=texts.say(language, f"regicide-rank-{rank}"),
                suit=texts.say(language, f"regicide-suit-{suit}"),
            )
            for rank in "A23456789TJQK"
            for suit in "hdcs"
        }
        assert len(names) == 52
