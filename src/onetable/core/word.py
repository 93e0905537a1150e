"""Words: the pieces of our language. Equal by value, saved as JSON, read aloud by a phrasebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

Home = str | tuple[str, ...]  # the packages whose words are meant


class Word(msgspec.Struct, frozen=True, tag=True, tag_field="is", gc=False):
    """A piece of the language: a card, a step, a choice, an event or a reason. Never part of a cycle, so never collected as one."""

    def formerly(self) -> Word:
        """What was told instead of this by earlier rules, that meant the same."""
        return self


write_word = msgspec.json.Encoder().encode


def words_in(thing: object) -> Iterator[Word]:
    """Every word inside this one, itself first."""
    if isinstance(thing, (tuple, list)):
        for part in thing:
            yield from words_in(part)
    elif isinstance(thing, Word):
        yield thing
        for field in thing.__struct_fields__:
            yield from words_in(getattr(thing, field))


def kinds_of(kind: type) -> Iterator[type]:
    """A class and all that stand below it."""
    yield kind
    children: list[type] = kind.__subclasses__()
    for child in children:
        yield from kinds_of(child)


@cache
def _fields(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


_at_home: dict[tuple[str, Home], type[Word]] = {}  # found once: to look through all words again for every word of a record takes long


def _kind(name: str, home: Home) -> type[Word]:
    """The word of this name; two games may have words of the same name, so the one at home is meant."""
    known = _at_home.get((name, home))
    if known is not None:
        return known
    found = [kind for kind in kinds_of(Word) if kind.__name__ == name]
    if not found:
        raise ValueError(f"there is no word “{name}”")
    for kind in found:
        if kind.__module__.startswith(home):
            _at_home[name, home] = kind
            return kind
    return found[0]  # not kept: its own may still be loaded


def read_word(data: Any, hint: Any = Word, home: Home = "") -> Any:
    """A word from its JSON data; `hint` is the type that the field asks for, `home` says whose words are meant."""
    if isinstance(data, dict) and "is" in data:
        kind = _kind(data["is"], home)
        hints = _fields(kind)
        return kind(**{name: read_word(value, hints[name], home) for name, value in data.items() if name != "is"})
    if isinstance(data, list):
        return _read_list(data, hint, home)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(data)
    if get_origin(hint) in (Union, UnionType):
        for option in get_args(hint):
            if isinstance(option, type) and issubclass(option, Enum) and data in [member.value for member in option]:
                return option(data)
    return data


def _read_list(data: list[Any], hint: Any, home: Home) -> tuple[Any, ...]:
    parts = get_args(hint)
    if get_origin(hint) is not tuple or not parts:
        return tuple([read_word(item, Word, home) for item in data])
    if parts[-1] is Ellipsis:
        return tuple([read_word(item, parts[0], home) for item in data])
    return tuple([read_word(item, part, home) for item, part in zip(data, parts, strict=True)])


def find_word(text: bytes, words: Sequence[Word], likely: int, home: Home) -> int | None:
    """The place of the word of this JSON among these, most likely this one; None where it is none of them."""
    if likely < len(words) and write_word(words[likely]) == text:
        return likely
    for place, word in enumerate(words):
        if write_word(word) == text:
            return place
    try:
        meant = read_word(msgspec.json.decode(text), Word, home)  # it may be of a day when it had fewer parts
    except (TypeError, ValueError, LookupError):
        return None
    return words.index(meant) if meant in words else None
