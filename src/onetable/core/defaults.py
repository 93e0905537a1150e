"""Defaults: JSON leaves out a field that holds the default itself, and writes one that is only equal to it."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr

S = TypeVar("S", bound=Struct)


def keep_defaults(thing: Struct) -> None:
    """Let every field that is equal to its default hold that very default, so that equal things are equal bytes."""
    fields, defaults = thing.__struct_fields__, thing.__struct_defaults__
    for field, default in zip(fields[len(fields) - len(defaults) :], defaults, strict=True):
        if getattr(thing, field) == default:
            force_setattr(thing, field, default)


def remade(kind: type[S], *fields: object) -> S:
    """A thing that was copied or came from another process, with its defaults kept."""
    thing = kind(*fields)
    keep_defaults(thing)
    return thing
