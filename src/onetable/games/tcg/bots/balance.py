"""What decides a duel besides its decks, for the tables of balance: who had the first turn, and what he had bid for it."""

from __future__ import annotations

from onetable.bots.balance import Note
from onetable.core.game import Game
from onetable.games.tcg.decklist import DECKS, deck_title
from onetable.games.tcg.speech.news import TookPlace
from onetable.games.tcg.table import Board


class TcgBalance:
    """Decks by their titles."""

    def name(self, value: str) -> str:
        """A deck."""
        return deck_title(value, "en") if value in DECKS else value

    def notes(self, game: Game[Board]) -> list[Note]:
        """What was in this game."""
        board = game.table
        places = {event.word.place: event.word.who.seat for event in board.news or () if isinstance(event.word, TookPlace)}
        kind = "What was won with each place in the order of turns"
        return [Note(kind, f"place {place}", float(board.winner == seat)) for place, seat in sorted(places.items())]
