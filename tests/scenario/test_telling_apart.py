"""Choices that read the same are told apart: by what the game knows of them, at last by their number."""

from __future__ import annotations

from typing import Any

from onetable.core.rulebook import Rulebook
from onetable.core.scenario.choosing import names_of
from onetable.core.word import Word
from onetable.games.registry import rulebook


class Take(Word, frozen=True):
    """Take a thing; which one it is stands in no name."""

    kind: str
    place: int


class Sorting(type(rulebook("lanterns"))):  # type: ignore[misc]
    """A rulebook that names the kind of a thing, and of equal ones the place as far as it is below 10."""

    def short(self, table: Any, word: Word) -> str:
        assert isinstance(word, Take)
        return f"Take {word.kind}"

    def short_apart(self, table: Any, word: Word) -> str:
        assert isinstance(word, Take)
        return f"Take {word.kind} {min(word.place, 10)}"


def test_every_choice_has_a_name_of_its_own() -> None:
    book: Rulebook[Any] = Sorting()
    things = [Take("owl", 1), Take("fox", 1), Take("fox", 2), Take("carp", 11), Take("carp", 12)]
    assert names_of(book, None, things) == ["Take owl", "Take fox 1", "Take fox 2", "Take carp 10 (1)", "Take carp 10 (2)"]
