"""A set of cards; the first one comes with the game, further ones come in packages of their own."""

from __future__ import annotations

from msgspec import Struct

from onetable.games.tcg.card import Card


class CardSet(Struct, frozen=True, eq=False):
    """One set. Its package has `text/<language>.py` (the words that it brings), `titles.json` (what its cards are called) and `decks`."""

    id: str
    home: str  # its package
    cards: tuple[Card, ...]  # in the order in which collectors number them
