"""Every rule of the rulebooks has a test that names it."""

import ast
from pathlib import Path

import pytest

from regalia import games
from tests.rulebook import RULES

TESTS = Path(__file__).parent


def ids_named_by_tests() -> set[str]:
    """The ids in `@rule(...)` on functions that are collected as tests."""
    named = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                        named |= {ast.literal_eval(argument) for argument in mark.args}
    return named


ALL_RULES = {rule for rules in RULES.values() for rule in rules}


def test_every_game_has_its_list_of_rules():
    assert tuple(RULES) == games.names()


def test_no_rule_is_without_a_test():
    assert sorted(ALL_RULES - ids_named_by_tests()) == []


def test_no_test_names_a_rule_that_does_not_exist():
    assert sorted(ids_named_by_tests() - ALL_RULES) == []


@pytest.mark.parametrize("game", RULES)
def test_every_rule_stands_in_the_rules_page(game):
    page = (TESTS.parent / "docs" / f"{game}.md").read_text(encoding="utf-8")
    assert [rule for rule in RULES[game] if f"**{rule}**" not in page] == []
