"""Which lessons have been learned at this keyboard."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from onetable.core.errors import BadInput
from onetable.core.folders import data_folder
from onetable.core.lock import locked
from onetable.core.record import read_file, write_file


def place() -> Path:
    """The file in which it stands."""
    return data_folder() / "lessons.json"


def all_learned() -> dict[str, list[str]]:
    """By game the lessons that have been learned; a file that cannot be read counts as none."""
    try:
        return msgspec.json.decode(read_file(place()), type=dict[str, list[str]])
    except (BadInput, msgspec.DecodeError):
        return {}


def learned(game: str) -> set[str]:
    """The lessons of this game that have been learned."""
    return set(all_learned().get(game, []))


def note(game: str, name: str) -> None:
    """One more; where nothing can be written, nothing is remembered."""
    with suppress(OSError), locked(place().parent):
        found = all_learned()
        found[game] = sorted({*found.get(game, []), name})
        write_file(place(), msgspec.json.encode(found))
