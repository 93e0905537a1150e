"""What a text means, as plain facts that can be counted and compared: one reader finds them in words, another in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import Any

from msgspec import Struct

Facts = Counter[str]


def difference(words: Facts, text: Facts, also: frozenset[str] = frozenset()) -> list[str]:
    """What one of two readers has found and the other has not; `also` may be said besides."""
    lost, more = words - text, text - words
    return [*[f"lost: {fact}" for fact in lost.elements()], *[f"not meant: {fact}" for fact in more.elements() if fact not in also]]


def fields(word: Struct) -> Iterator[tuple[str, Any]]:
    """The parts of a word, by name."""
    for name in word.__struct_fields__:
        yield name, getattr(word, name)


def parts(value: Any) -> Iterator[Struct]:
    """All words within something, itself included, from the outside to the inside."""
    if isinstance(value, Struct):
        yield value
        for _, part in fields(value):
            yield from parts(part)
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from parts(part)


def plain(value: Any) -> bool:
    """Whether it is a number: neither yes or no, nor a name."""
    return isinstance(value, int) and not isinstance(value, (bool, Enum))
