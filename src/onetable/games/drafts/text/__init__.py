"""The phrasebooks of this game: those of the trading card game, which names the cards, and the words of the draft besides."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from onetable.core.phrasebook import Books
from onetable.core.position import Position
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.books import BOOKS as CARD_BOOKS


class DraftBook(CardBook):
    """One language. Words of a draft name cards by their ids, so no table is needed to read them."""

    def at(self, table: Position) -> DraftBook:
        return self


def _book(language: str) -> DraftBook:
    cards = CARD_BOOKS[language]
    return DraftBook(language, {**cards.phrases, **import_module(f"{__package__}.{language}").PHRASES}, cards.tidy)


BOOKS: Mapping[str, DraftBook] = Books(_book)
