"""All that is said to people in one language: interface, games, rulebook and lessons; in English the documents, too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from tests.language.sources import ROOT

SOURCE = ROOT / "src/onetable"
DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/*.md")
CODE = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)]*\)", re.DOTALL)  # names of files and fields are no prose
PLACEABLE = re.compile(r"\{[^{}]*\}")
SEARCHED = ("words", "tests", "position", "holds", "tries", "others")  # what people may type, and what is no sentence


class Said(NamedTuple):
    """A line and where it stands; in which game, if it is one of a game's."""

    place: str
    game: str
    text: str

    @property
    def is_document(self) -> bool:
        """Whether it stands in a document."""
        return ".md:" in self.place


def game_of(path: Path) -> str:
    """The game that a file belongs to; "" where it is the house's."""
    parts = path.relative_to(ROOT).parts
    return next((parts[place + 1] for place, part in enumerate(parts[:-1]) if part in ("games", "golden")), "")


def lines(path: Path, text: str) -> Iterator[Said]:
    """The lines of a file."""
    for number, line in enumerate(text.splitlines(), 1):
        yield Said(f"{path.relative_to(ROOT)}:{number}", game_of(path), line)


def strings(code: str) -> Iterator[Said]:
    """Interface strings without their keys, comments and variables."""
    for path in sorted([*SOURCE.glob(f"text/{code}/*.ftl"), *SOURCE.glob(f"games/*/strings/{code}.ftl")]):
        for line in lines(path, path.read_text("utf-8")):
            if not line.text.startswith("#"):
                _, _, value = line.text.rpartition("] ") if line.text.startswith(" ") else line.text.partition(" = ")
                yield line._replace(text=PLACEABLE.sub("", value))


def phrases(code: str) -> Iterator[Said]:
    """What the games say."""
    for path in sorted((ROOT / "tests/golden").glob(f"*/*.{code}.txt")):
        for line in lines(path, path.read_text("utf-8")):
            yield line._replace(text=line.text.partition(": ")[2])


def translated(data: Any, code: str) -> Iterator[str]:
    """Every sentence in this language within a document of four."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == code and isinstance(value, str):
                yield value
            elif key not in SEARCHED:
                yield from translated(value, code)
    elif isinstance(data, list):
        for value in data:
            yield from translated(value, code)


@cache
def explanations() -> dict[Path, Any]:
    """Sections of the rulebooks, and lessons."""
    paths = sorted([*SOURCE.glob("games/*/guide/*.yaml"), *SOURCE.glob("games/*/lessons/*.yaml")])
    return {path: yaml.load(path.read_text("utf-8"), yaml.CSafeLoader) for path in paths}


def explained(code: str) -> Iterator[Said]:
    """What they say."""
    for path, data in explanations().items():
        for text in translated(data, code):
            yield Said(str(path.relative_to(ROOT)), game_of(path), text)


def documents() -> Iterator[Said]:
    """Documents, without code."""
    for path in sorted([path for pattern in DOCUMENTS for path in ROOT.glob(pattern)]):
        yield from lines(path, CODE.sub(lambda code: "\n" * code[0].count("\n"), path.read_text("utf-8")))


@cache
def said(code: str) -> tuple[Said, ...]:
    """All of it."""
    return (*strings(code), *phrases(code), *explained(code), *(documents() if code == "en" else ()))
