"""The short form of words, as scenarios write them."""

from __future__ import annotations

from enum import Enum

from onetable.core.word import Word


def short(thing: object) -> str:
    """A word in the short form of scenarios: the class and its parts, such as "Play H3"."""
    if isinstance(thing, Enum):
        return str(thing.value)
    if isinstance(thing, tuple):
        return " ".join([short(part) for part in thing])
    if not isinstance(thing, Word):
        return str(thing)
    code = getattr(thing, "code", None)
    if isinstance(code, str):
        return code
    parts = []
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        if isinstance(value, bool):
            parts += [name] if value else []
        else:
            parts.append(short(value))
    return " ".join([type(thing).__name__, *parts])
