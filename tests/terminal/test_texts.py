"""The strings of the interface: complete and alike in every language, and short enough for their places."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import onetable
from onetable.core.phrasebook import LANGUAGES
from onetable.core.word import Word, kinds_of
from onetable.games.fellowship.pieces.playing_cards import SUITS
from onetable.games.fellowship.telling.questions import kebab
from onetable.games.fellowship.words import choices
from onetable.terminal.kit.measure import width_of
from onetable.text import Interface, MissingText

PACKAGE = Path(onetable.__file__).parent
GAMES = [PACKAGE / "games" / game for game in ("fellowship", "tcg", "quest")]
SOURCES = sorted(
    [path for home in (PACKAGE, *GAMES) for part in ("terminal", "telling", "pictures") for path in (home / part).rglob("*.py")]
)
HOUSE = ("interface.ftl", "screens.ftl", "telling.ftl", "lessons.ftl")
NO_KEYS: set[str] = set()  # what a phrasebook says is a word, no key


class Variables(Visitor):
    """Collects the values that a message wants."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def written(language: str) -> str:
    """The strings of a language, but for those of the browser, as they are written."""
    house = [(PACKAGE / "text" / language / name).read_text("utf-8") for name in HOUSE]
    return "\n".join([*house, *[(home / "strings" / f"{language}.ftl").read_text("utf-8") for home in GAMES]])


def messages(language: str) -> dict[str, set[str]]:
    """Every key of a language, of the house and of its games, with the values its text wants."""
    resource = FluentParser().parse(written(language))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, fluent.Junk), f"{language}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language} says {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def keys_in_the_code() -> set[str]:
    """Every key that the code names, as a pattern where a part of it is put in."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "say" and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    found.add(re.escape(key.value))
                elif isinstance(key, ast.JoinedStr):
                    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in key.values]
                    found.add("".join(parts))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_values(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    # A language may leave a number out of a text, but may not ask for one that nobody gives.
    assert {key: wanted - english[key] for key, wanted in other.items() if wanted - english[key]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    interface = Interface(language)
    for key, values in messages(language).items():
        assert interface.say(key, **dict.fromkeys(values, 2)).strip() or key in ("line-comma", "line-space")


def test_the_code_asks_only_for_texts_that_exist() -> None:
    keys = messages("en")
    wanted = [key for key in keys_in_the_code() if key not in NO_KEYS]
    assert len(wanted) > 100
    assert [key for key in wanted if not any(re.fullmatch(key, known) for known in keys)] == []


def test_no_text_is_left_unused() -> None:
    patterns = keys_in_the_code()
    code = "".join([path.read_text("utf-8") for path in SOURCES])
    files_of = [files("onetable.text").joinpath("en", name).read_text("utf-8") for name in ("interface.ftl", "screens.ftl")]
    house = [line.partition(" ")[0] for text in files_of for line in text.splitlines()]
    keys = [key for key in messages("en") if key in house]
    assert len(keys) > 100
    assert [key for key in keys if f'"{key}"' not in code and not any(re.fullmatch(pattern, key) for pattern in patterns)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_question(language: str) -> None:
    interface = Interface(language)
    kinds = [kind for kind in kinds_of(Word) if kind.__module__ == choices.__name__ and kind not in (choices.Play, choices.PlayToWin)]
    assert len(kinds) > 20
    for kind in kinds:
        assert interface.has(f"ask-{kebab(kind.__name__)}"), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_suit_signs_differ_and_fit_into_the_smallest_tile(language: str) -> None:
    interface = Interface(language)
    signs = [interface.say(f"suit-{suit.value}") for suit in SUITS]
    assert len(set(signs)) == 6
    assert all(width_of(sign) <= 2 for sign in signs)


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(MissingText):
        Interface("en").say("no-such-text")
    with pytest.raises(MissingText):
        Interface("tlh")
    with pytest.raises(MissingText):
        Interface("en").say("bar-trick", number=1)  # without the count
