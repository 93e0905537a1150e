"""Decks in files that players bring."""

from __future__ import annotations

from pathlib import Path

from onetable.core.errors import BadInput
from onetable.core.record import read_file
from onetable.games.tcg.decklist import LARGEST_FILE, DeckList, read_deck


def content_of(path: Path) -> bytes:
    """The bytes of a file, not too many of them for a deck."""
    return read_file(path, LARGEST_FILE)


def deck_from(path: Path, content: bytes) -> DeckList:
    """The deck in a file; one without a name is called like its file."""
    try:
        return read_deck(content, path.stem)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
