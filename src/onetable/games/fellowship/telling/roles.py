"""Which character each seat plays."""

from __future__ import annotations

from onetable.core.phrasebook import Phrasebook
from onetable.core.step import Seat
from onetable.core.word import Word
from onetable.games.fellowship.pieces.names import Named, Player
from onetable.games.fellowship.telling.people import called
from onetable.games.fellowship.words import news
from onetable.telling.roles import Roles


class Characters(Roles):
    """The character of the round; a seat that plays several hands has none of its own."""

    def __init__(self, phrases: Phrasebook) -> None:
        super().__init__(phrases)
        self.played: dict[Seat, list[Named]] = {}

    def feed(self, word: Word) -> None:
        match word:
            case news.RoundBegins():
                self.played = {}
            case news.BecomesCharacter(Player(seat), character):
                self.played.setdefault(seat, []).append(character)
            case _:
                pass

    def of(self, seat: Seat) -> str:
        found = self.played.get(seat, [])
        return called(self.phrases, found[0]) if len(found) == 1 else ""
