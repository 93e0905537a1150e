"""What a goal is: four ordered verdicts, what of a trick matters for it, and how goals combine."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar

from onetable.core.word import Word
from onetable.games.fellowship.pieces.playing_cards import Cards
from onetable.games.fellowship.table import Board, Chair


class Verdict(IntEnum):
    """How a goal stands: out of reach, not met yet, met but still in danger, met for good."""

    LOST = 0
    BEHIND = 1
    AHEAD = 2
    SURE = 3


LOST, BEHIND, AHEAD, SURE = Verdict


class Watch(IntEnum):
    """What of a trick a goal looks at: who wins it, also its cards, or even who played which and what is left in hand."""

    WINNER = 0
    PILE = 1
    PLAYS = 2


class Goal(Word, frozen=True):
    """What a character must reach in a round."""

    watches: ClassVar[Watch]

    def watched(self) -> Watch:
        """What of a trick matters for this goal."""
        return self.watches

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        """How it stands between two tricks, as far as the tricks and open cards tell; exact when no trick is left."""
        raise NotImplementedError

    def needs(self, rank: int) -> Cards:
        """The cards without which a threat of this rank cannot be met."""
        return 0

    def keeps(self) -> int:
        """How many cards of a suit must be won so that keeping one of it in hand helps; 0 if it never does."""
        return 0

    def __and__(self, other: Goal) -> Goal:
        return Both(self, other)

    def __invert__(self) -> Goal:
        return Never(self)


class Both(Goal, frozen=True):
    """This and that."""

    first: Goal
    second: Goal

    def watched(self) -> Watch:
        return max(self.first.watched(), self.second.watched())

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        return min(self.first.verdict(board, chair), self.second.verdict(board, chair))

    def needs(self, rank: int) -> Cards:
        return self.first.needs(rank) | self.second.needs(rank)


class Never(Goal, frozen=True):
    """This must not be reached."""

    goal: Goal

    def watched(self) -> Watch:
        return self.goal.watched()

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        return Verdict(3 - self.goal.verdict(board, chair))


class ByPlayers(Goal, frozen=True):
    """A card with two sides: one for four players, one for fewer."""

    four: Goal
    fewer: Goal


class Nothing(Goal, frozen=True):
    """No goal of one's own."""

    watches = Watch.WINNER

    def verdict(self, board: Board, chair: Chair) -> Verdict:
        return SURE
