"""A grammar puts categories together and never cuts into what is said already; it knows no card; it has its like in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import rulebook
from tests.language.sources import GAMES, PLACES, ROOT, files_of, grammars

CUTTING = ("replace", "removeprefix", "removesuffix", "lstrip", "rstrip", "strip")
CARDS = {str(card["id"]) for game in GAMES for card in rulebook(game).cards()}


def cuts(tree: ast.AST) -> Iterator[str]:
    """Where a source cuts into strings, or could."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in CUTTING:
            yield f"line {node.lineno} cuts with {node.attr}"
        elif isinstance(node, (ast.Import, ast.ImportFrom)) and "re" in [getattr(node, "module", ""), *[each.name for each in node.names]]:
            yield f"line {node.lineno} has regular expressions"


def cards(tree: ast.AST) -> Iterator[str]:
    """Where a source imports a card, or names one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and ".cards." in f"{node.module}." and ".text." not in f"{node.module}.":
            yield f"line {node.lineno} imports {node.module}"
        elif isinstance(node, ast.Constant) and node.value in CARDS:
            yield f"line {node.lineno} names the card “{node.value}”"


def faults(source: str) -> list[str]:
    """What a grammar must not do."""
    tree = ast.parse(source)
    return [*cuts(tree), *cards(tree)]


def private(source: str) -> list[str]:
    """Signs that no language has."""
    return sorted({f"U+{ord(sign):X}" for sign in source if "\ue000" <= sign <= "\uf8ff" or ord(sign) >= 0xF0000})


@pytest.mark.parametrize("path", grammars(), ids=lambda path: str(path.relative_to(ROOT / "src/onetable")))
def test_a_grammar_is_made_of_categories(path: Path) -> None:
    source = path.read_text("utf-8")
    assert faults(source) + private(source) == []
    assert source.count("\n") < 300 and r"\ue0" not in source


@pytest.mark.parametrize("place", PLACES.values())
def test_what_languages_share_cuts_nothing_either(place: str) -> None:
    sources = {path.name: path.read_text("utf-8") for path in (ROOT / place).glob("*.py")}
    assert {name: found for name, source in sources.items() if (found := [*cuts(ast.parse(source)), *private(source)])} == {}
    assert max([source.count("\n") for source in sources.values()]) < 300


def test_what_a_grammar_must_not_do_is_found() -> None:
    assert faults("text = said.replace('a', 'b').removesuffix('c')\n") == ["line 1 cuts with removesuffix", "line 1 cuts with replace"]
    assert faults("import re\nfrom re import sub\n") == ["line 1 has regular expressions", "line 2 has regular expressions"]
    assert faults("from onetable.games.fellowship.cards.characters import CHARACTERS\n") != []
    assert faults("who = 'frodo'\n") == ["line 1 names the card “frodo”"]
    assert faults('"""Frodo is spoken of."""\nfrom onetable.games.fellowship.text.en.cards import CARDS\n') == []
    assert private("\ue010") == ["U+E010"] and private("“…” 魔戒") == []


@pytest.mark.parametrize("place", PLACES.values())
def test_all_languages_have_the_same_files(place: str) -> None:
    files = [[path.stem if path.stem != code else "" for path in files_of(place, code)] for code in LANGUAGES]
    assert files[0] and all([names == files[0] for names in files])
