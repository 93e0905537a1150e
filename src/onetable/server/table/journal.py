"""The journal of a table: its lines, and how the log keeps them in words, so that they can be read when the rules have changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from onetable.core.event import Event
from onetable.core.word import Home, Word, read_word


class Item(Struct, gc=False):
    """An event of the journal: with which entry it came, and under which heading it stands."""

    n: int
    event: Event
    group: tuple[str, int] | None
    line: bytes = b""  # as it was sent last, for words that are the same to all
    language: str = ""  # in which language that was


class Forgotten(Word, frozen=True):
    """What happened was told in words that are known no longer."""


class Told(Struct, frozen=True, omit_defaults=True):
    """An event as it is kept."""

    word: Any
    seen_by: tuple[int, ...] | None = None


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(list[Told])


def write_events(events: Sequence[Event]) -> Raw:
    """What happened, to be kept: equal events are equal bytes."""
    return Raw(_encode([Told(each.word, None if each.seen_by is None else tuple(sorted(each.seen_by))) for each in events]))


def read_events(kept: Raw, home: Home) -> list[Event]:
    """What happened, as it was kept."""
    return [Event(_read(each.word, home), None if each.seen_by is None else frozenset(each.seen_by)) for each in _decoder.decode(kept)]


def _read(data: Any, home: Home) -> Word:
    try:
        word = read_word(data, Word, home)
    except (TypeError, ValueError, LookupError):
        word = None
    return word if isinstance(word, Word) else Forgotten()


def tells(kept: Raw, events: Sequence[Event], home: Home) -> bool:
    """Whether this is what was kept, perhaps when its words had fewer parts, or less was told apart."""
    if bytes(kept) == bytes(write_events(events)):
        return True
    then = read_events(kept, home)
    return len(then) == len(events) and all([old in (new, formerly(new)) for old, new in zip(then, events, strict=True)])


def formerly(event: Event) -> Event:
    """What earlier rules told of this."""
    return Event(event.word.formerly(), event.seen_by)
