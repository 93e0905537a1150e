"""The strings of terminal, server and browser: alike in every language, each key in one file only, all asked for and none missing."""

from __future__ import annotations

import ast
import re
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import onetable
from onetable.core.phrasebook import LANGUAGES
from onetable.text import Interface

PACKAGE = Path(onetable.__file__).parent
GAMES = ("fellowship", "tcg", "quest", "drafts")
CLIENT = PACKAGE.parent.parent / "web" / "src"
# Each part of the browser client has a file and prefixes of its own.
PREFIXES = {"browser.ftl": ("web-", "say-"), "lobby.ftl": ("lobby-", "replay-", "hindsight", "puzzle")}
QUOTED = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
ASKED = re.compile(r"\b(?:say|canSay)\(\s*(?:'([^']+)'|`([^`]+)`)")


class Wants(Visitor):
    """Collects the values that a message wants, and the messages it is made of."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, dict[str, Wants]]:
    """The keys of each file of a language, with what their texts want."""
    found: dict[str, dict[str, Wants]] = {}
    house = {path.name: path for path in sorted((PACKAGE / "text" / language).glob("*.ftl"))}
    for name, path in (house | {game: PACKAGE / "games" / game / "strings" / f"{language}.ftl" for game in GAMES}).items():
        keys = found[name] = {}
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in keys, f"{path} says {entry.id.name} twice"
                keys[entry.id.name] = Wants()
                keys[entry.id.name].visit(entry)
    return found


@cache
def values_of(language: str) -> dict[str, set[str]]:
    """Every key of a language with the values to be given, those for the messages within it included."""
    wants = {key: wanted for file in messages(language).values() for key, wanted in file.items()}

    def of(key: str) -> set[str]:
        return wants[key].values.union(*[of(part) for part in wants[key].messages])

    return {key: of(key) for key in wants}


def pattern_of(template: str) -> str:
    """What a template of the client can become: whatever is put in may be anything."""
    return ".+".join([re.escape(part) for part in re.split(r"\$\{[^}]*\}", template)])


@cache
def client() -> str:
    """All sources of the client that are no tests."""
    paths = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".svelte", ".ts") and ".test." not in path.name]
    return "\n".join([path.read_text("utf-8") for path in paths])


@cache
def patterns_of_the_client() -> set[str]:
    """Every quoted text of the client, as a pattern."""
    return {pattern_of(next(text for text in found.groups("") if text)) for found in QUOTED.finditer(client()) if any(found.groups())}


@cache
def patterns_of_the_server() -> set[str]:
    """Every quoted text of the Python code, as a pattern where a part of it is put in."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                found.add("".join([re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_with_the_same_keys_and_values(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    for file in english:
        assert set(other[file]) == set(english[file]), file
    # A language may leave a number out of a text, but may not ask for one that nobody gives.
    given = values_of("en")
    assert {key: wanted - given[key] for key, wanted in values_of(language).items() if wanted - given[key]} == {}


def test_every_key_is_in_one_file() -> None:
    keys = [key for file in messages("en").values() for key in file]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("file", PREFIXES)
def test_the_files_of_the_client_keep_to_their_prefixes(file: str) -> None:
    assert [key for key in messages("en")[file] if not key.startswith(PREFIXES[file])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    interface = Interface(language)
    for key, values in values_of(language).items():
        assert interface.say(key, **dict.fromkeys(values, 2)).strip() or key in ("line-comma", "line-space")


def test_the_client_asks_only_for_texts_that_exist() -> None:
    keys = list(values_of("en"))
    asked = {pattern_of(plain or template) for plain, template in ASKED.findall(client())}
    assert len(asked) > 50
    assert sorted([pattern for pattern in asked if not any(re.fullmatch(pattern, key) for key in keys)]) == []


@pytest.mark.parametrize("file", (*PREFIXES, *GAMES))
def test_no_text_of_the_client_or_of_a_game_is_left_unused(file: str) -> None:
    quoted = patterns_of_the_client() | patterns_of_the_server()
    quoted |= {game + pattern[2:] for pattern in quoted if pattern.startswith(".+\\-") for game in GAMES}  # strings called after a game
    # a template that begins with what is put in could be anything, so it counts for nothing
    templates = [re.compile(pattern) for pattern in quoted if ".+" in pattern and not pattern.startswith(".+")]
    within = {part for wants in messages("en")[file].values() for part in wants.messages}
    unused = [key for key in messages("en")[file] if re.escape(key) not in quoted and key not in within]
    assert [key for key in unused if not any(template.fullmatch(key) for template in templates)] == []


def test_a_moment_is_written_as_in_its_language() -> None:
    written = [Interface(code).moment(datetime(2026, 11, 17, 9, 5)).replace("\u202f", " ") for code in LANGUAGES]
    assert written == ["Nov 17, 2026, 9:05 AM", "2026年11月17日 09:05", "2026/11/17 9:05", "17 nov 2026, 09:05"]
