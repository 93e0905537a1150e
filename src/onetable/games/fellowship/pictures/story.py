"""What everybody has seen happen in this round: the tricks card by card, and the goals that broke."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.core.event import Event
from onetable.core.word import Word
from onetable.games.fellowship.pictures.codes import code_of
from onetable.games.fellowship.pictures.shapes import PastTrick, PastTricks
from onetable.games.fellowship.pieces.playing_cards import BITS, ONE_RING
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words import news
from onetable.server.pictures.picture import members
from onetable.server.pictures.shapes import raw

Play = tuple[str, int]  # who played which card


class Story:
    """The tricks of this round so far. Only what all have seen goes in."""

    def __init__(self) -> None:
        self.events = 0  # how many events of the journal it knows
        self.saved: Word | None = None
        self._begin()

    def _begin(self) -> None:
        self.tricks: list[tuple[tuple[Play, ...], str]] = []  # the cards in the order of play, and who took them; "" for nobody
        self.broken: list[tuple[str, int]] = []  # who missed his goal, and after which trick
        self.balrog: Word | None = None  # what it did, if all failed because of it
        self.saved_before, self.saved = self.saved, None  # the gift that made up for a goal missed in the last round, and in this one
        self._trick: list[Play] = []
        self._written: tuple[int, bytes] = (-1, b"")

    def follow(self, journal: list[Event]) -> None:
        """Take in what is new."""
        self.tell([event.word for event in journal[self.events :] if event.seen_by is None])
        self.events = len(journal)

    def tell(self, words: Iterable[Word]) -> None:
        """Take in these words, one after the other."""
        for word in words:
            match word:
                case news.Leads(who, card) | news.Plays(who, card):
                    self._trick.append((who.key, BITS[card]))
                case news.PlaysOutright(who):
                    self._trick.append((who.key, ONE_RING))
                case news.PlaysFaceDownCard(who):
                    self._trick.append((who.key, -1))
                case news.TurnsUp(who, card):
                    self._trick = [(player, BITS[card] if player == who.key else played) for player, played in self._trick]
                case news.WinsTrick(who):
                    self._close(who.key)
                case news.WillowTakesTrick():
                    self._close("")
                case news.GoalBroken(who):
                    self.broken.append((who.key, len(self.tricks)))
                case news.BalrogWins():
                    self.balrog = word
                case news.GoalSaved():
                    self.saved = word
                case news.RoundBegins():
                    self._begin()
                case _:
                    pass

    def _close(self, winner: str) -> None:
        self.tricks.append((tuple(self._trick), winner))
        self._trick = []

    def written(self, board: Board) -> bytes:
        """The tricks that are over, as they are sent."""
        if self._written[0] != len(self.tricks):
            seats = {key: chair for chair, key in enumerate(board.cast)}
            past = [
                PastTrick(tuple([(seats[who], code_of(card)) for who, card in cards]), seats.get(winner, -1))
                for cards, winner in self.tricks
            ]
            self._written = (len(self.tricks), members(PastTricks(raw(past))))
        return self._written[1]
