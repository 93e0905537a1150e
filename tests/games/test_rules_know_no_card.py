"""The rules of a game know no card: neither its words nor its mechanics nor its phases import a card, or name one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from onetable.games.registry import RULEBOOKS, rulebook

BELOW_THE_CARDS = ("mechanics", "words", "phases")


def home_of(game: str) -> str:
    """The package of this game."""
    return type(rulebook(game)).__module__.rpartition(".")[0]


def modules_of(game: str) -> list[Path]:
    """All modules that the cards stand on."""
    home = Path(str(files(home_of(game))))
    return sorted([path for layer in BELOW_THE_CARDS for path in (home / layer).rglob("*.py")])


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every module, or name of a module, that is imported anywhere, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            yield from [(node.lineno, f"{node.module}.{alias.name}") for alias in node.names]


def strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every string that is written down, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def faults(game: str, source: str) -> list[str]:
    """Where this source imports or names a card of the game."""
    tree, cards, ids = ast.parse(source), f"{home_of(game)}.cards.", {card["id"] for card in rulebook(game).cards()}
    found = [f"line {line} imports {name}" for line, name in imported(tree) if f"{name}.".startswith(cards)]
    return found + [f"line {line} names the card “{text}”" for line, text in strings(tree) if text in ids]


@pytest.mark.parametrize("game", RULEBOOKS)
def test_no_rule_imports_or_names_a_card(game: str) -> None:
    modules = modules_of(game)
    assert modules
    found = {str(path): wrong for path in modules if (wrong := faults(game, path.read_text("utf-8")))}
    assert found == {}


@pytest.mark.parametrize("game", RULEBOOKS)
def test_a_rule_that_knows_a_card_is_found(game: str) -> None:
    home, card = home_of(game), rulebook(game).cards()[0]["id"]
    assert faults(game, f"from {home} import cards\n") == [f"line 1 imports {home}.cards"]
    assert faults(game, f"def rule():\n    from {home}.cards.some import CARD\n") == [f"line 2 imports {home}.cards.some.CARD"]
    assert faults(game, f"import {home}.cards.some\n") == [f"line 1 imports {home}.cards.some"]
    assert faults(game, f"if cast[chair] == {card!r}: pass\n") == [f"line 1 names the card “{card}”"]
    assert faults(game, f'"""Not the card {card}, a text about it."""\nfrom {home}.words import goals\n') == []
