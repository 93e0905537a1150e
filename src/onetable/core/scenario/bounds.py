"""How much a text in YAML may say: names that stand for other parts make much of little, and depth ends the program."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import yaml
from msgspec import Struct

MOST_PARTS = 100_000  # of one file, with all that is repeated by name
DEEPEST = 40


class Part(Struct):
    """A part of the text: how many parts it has with itself, how deep it goes, and the name by which it is repeated."""

    size: int = 1
    depth: int = 1
    anchor: str | None = None


def check_bounds(events: Iterator[Any]) -> None:
    """Refuse what is too much or too deep, before anything is made of it."""
    known: dict[str, Part] = {}
    nested = [Part()]
    for event in events:
        if isinstance(event, yaml.NodeEvent):
            part = repeated(known, event) if isinstance(event, yaml.AliasEvent) else Part(anchor=event.anchor)
            if isinstance(event, yaml.CollectionStartEvent):
                nested.append(part)
                too_much(len(nested) > DEEPEST, f"it is nested more than {DEEPEST} deep", event)
                continue
        elif isinstance(event, yaml.CollectionEndEvent):
            part = nested.pop()
        else:
            continue
        if part.anchor is not None:
            known[part.anchor] = part
        around = nested[-1]
        around.size += part.size
        around.depth = max(around.depth, part.depth + 1)
        too_much(nested[0].size + around.size > MOST_PARTS, f"it has more than {MOST_PARTS:,} parts", event)
        too_much(len(nested) + part.depth > DEEPEST, f"it is nested more than {DEEPEST} deep", event)


def repeated(known: dict[str, Part], event: Any) -> Part:
    """What stands under this name; a part cannot hold itself."""
    if event.anchor not in known:
        raise yaml.composer.ComposerError(None, None, f"nothing whole is called “{event.anchor}” here", event.start_mark)
    found = known[event.anchor]
    return Part(found.size, found.depth)


def too_much(is_so: bool, what: str, event: Any) -> None:
    """Say where it is."""
    if is_so:
        raise yaml.composer.ComposerError(None, None, what, event.start_mark)
