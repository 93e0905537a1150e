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
LOOKING = ("startswith", "endswith", "split", "rsplit", "find", "rfind", "index")
COMMAS = ("games/quest/text/ja/sentences.py",)  # a topic is parted by a comma from a clause that has commas
CARDS = {str(card["id"]) for game in GAMES for card in rulebook(game).cards()}


def cuts(tree: ast.AST) -> Iterator[str]:
    """Where a source cuts into strings, or could."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in CUTTING:
            yield f"line {node.lineno} cuts with {node.attr}"
        elif isinstance(node, (ast.Import, ast.ImportFrom)) and "re" in [getattr(node, "module", ""), *[each.name for each in node.names]]:
            yield f"line {node.lineno} has regular expressions"


def looks(tree: ast.AST) -> Iterator[str]:
    """Where a grammar chooses by the letters of a text, and not by what it says."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in LOOKING:
            yield f"line {node.lineno} looks with {node.attr}"
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn) and is_mark(node.left):
            yield f"line {node.lineno} looks for a mark"


def is_mark(node: ast.expr) -> bool:
    """Whether this is punctuation, perhaps with a little word, as it stands within a text."""
    said = node.value if isinstance(node, ast.Constant) else ""
    return isinstance(said, str) and said != "" and (not any([sign.isalnum() for sign in said]) or " " in said)


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


def sayings() -> list[Path]:
    """The grammars of the games; a language looks at the letters of its verbs and nouns, and names are looked at where they are read."""
    found = [path for game in GAMES for code in LANGUAGES for path in files_of(PLACES[game], code)]
    return sorted([path for path in found if path.stem not in ("names", "nouns")])


@pytest.mark.parametrize("path", sayings(), ids=lambda path: str(path.relative_to(ROOT / "src/onetable")))
def test_a_grammar_looks_at_words_and_not_at_letters(path: Path) -> None:
    is_mark_known = str(path.relative_to(ROOT / "src/onetable")) in COMMAS
    found = [fault for fault in looks(ast.parse(path.read_text("utf-8"))) if not (is_mark_known and "mark" in fault)]
    assert found == []


@pytest.mark.parametrize("place", PLACES.values())
def test_what_languages_share_cuts_nothing_either(place: str) -> None:
    sources = {path.name: path.read_text("utf-8") for path in (ROOT / place).glob("*.py")}
    assert {name: found for name, source in sources.items() if (found := [*cuts(ast.parse(source)), *private(source)])} == {}
    assert max([source.count("\n") for source in sources.values()]) < 300


def test_what_a_grammar_must_not_do_is_found() -> None:
    assert list(looks(ast.parse("if text.startswith('if '): pass\n"))) == ["line 1 looks with startswith"]
    assert list(looks(ast.parse("if ', ' in text or ' or ' not in text: pass\n"))) == ["line 1 looks for a mark"] * 2
    assert list(looks(ast.parse("if 'each' in rows or word in ('、',): pass\n"))) == []
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
