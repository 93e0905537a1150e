"""Decks in files that players bring, and those that they keep in their own folder."""

from __future__ import annotations

import re
from pathlib import Path

from onetable.core.errors import BadInput
from onetable.core.folders import data_folder
from onetable.core.record import read_file
from onetable.games.tcg.decklist import LARGEST_FILE, DeckList, read_deck, write_json


def content_of(path: Path) -> bytes:
    """The bytes of a file, not too many of them for a deck."""
    return read_file(path, LARGEST_FILE)


def deck_from(path: Path, content: bytes) -> DeckList:
    """The deck in a file; one without a name is called like its file."""
    try:
        return read_deck(content, path.stem)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def own_decks() -> dict[str, Path]:
    """The decks in the folder of this user, by the names of their files."""
    folder = data_folder() / "decks"
    found = sorted(folder.iterdir()) if folder.is_dir() else []
    return {path.stem: path for path in found if path.suffix in (".json", ".txt")}


def keep_own(deck: DeckList) -> Path:
    """Keep a deck in the folder of this user, called by its name; the one that was there before stays beside it."""
    name = re.sub(r"[^\w-]+", "_", deck.name).strip("_") or "deck"
    path = data_folder() / "decks" / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_file() and path.read_text("utf-8") != write_json(deck):
        path.replace(path.with_suffix(".json~"))
    path.write_text(write_json(deck), "utf-8")
    return path
