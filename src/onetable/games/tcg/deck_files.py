"""Decks in files that players bring."""

from __future__ import annotations

from pathlib import Path

from onetable.core.errors import BadInput
from onetable.games.tcg.decklist import LARGEST_FILE, DeckList, read_deck


def content_of(path: Path) -> bytes:
    """The bytes of a file, and no more of them than show that it is too large."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadInput(f"Cannot read {path}: {(error.strerror or 'unknown reason').lower()}.") from None


def deck_from(path: Path, content: bytes) -> DeckList:
    """The deck in a file; one without a name is called like its file."""
    try:
        return read_deck(content, path.stem)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
