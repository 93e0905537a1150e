"""Marks on the fields of words: what was pointed at, and what tells two choices apart."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_type_hints

from onetable.core.word import Word
from onetable.games.tcg.handle import Handle


class Mark(Enum):
    """What a field is for, besides its type."""

    PICKED = "what was pointed at; before that it has its default"
    SAID = "said when a word is written in short"
    PARAGRAPH = "the number of a paragraph, said from the second on"


T = TypeVar("T")
Picked = Annotated[T, Mark.PICKED]
Said = Annotated[T, Mark.SAID]
Paragraph = Annotated[int, Mark.PARAGRAPH]


@cache
def marked(kind: type[Word], mark: Mark) -> tuple[str, ...]:
    """The fields of a word that have this mark."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple([name for name in kind.__struct_fields__ if mark in get_args(hints[name])])


@cache
def handle_fields(kind: type[Word]) -> tuple[str, ...]:
    """The fields that hold a card of the table, or the cards that were pointed at."""
    hints, picked = get_type_hints(kind), marked(kind, Mark.PICKED)
    return tuple([name for name in kind.__struct_fields__ if hints[name] is Handle or (name in picked and Handle in get_args(hints[name]))])


def is_pointing(word: Word) -> bool:
    """Whether something has been pointed at."""
    defaults = defaults_of(type(word))
    return any([getattr(word, name) != defaults[name] for name in marked(type(word), Mark.PICKED)])


@cache
def defaults_of(kind: type[Word]) -> dict[str, Any]:
    """What the fields of a word hold when nothing is said; the last fields have defaults."""
    values = kind.__struct_defaults__
    return dict(zip(kind.__struct_fields__[-len(values) :], values, strict=True)) if values else {}
