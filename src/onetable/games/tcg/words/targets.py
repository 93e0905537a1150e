"""Targets: what a verb acts on, and whom."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.step import Scope, Seat
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.speech.parts import Figure, Target
from onetable.games.tcg.speech.voice import called, it
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.nouns import Noun


class That(Target, frozen=True):
    """What this sentence called by the noun before."""

    noun: Noun

    def cards(self, board: Board, scope: Scope) -> Sequence[Handle]:
        return called(scope, self.noun)[-1:]


class Each(Target, frozen=True):
    """All such cards that are active at this moment."""

    noun: Noun

    def cards(self, board: Board, scope: Scope) -> Sequence[Handle]:
        return board.find(self.noun, scope)


class A(Target, frozen=True):
    """One such card, or several different ones; `another` is none of those the sentence called so before."""

    noun: Noun
    count: int | Figure = 1
    another: bool = False

    def cards(self, board: Board, scope: Scope) -> Sequence[Handle]:
        found = board.find(self.noun, scope)
        if self.another:
            named = [value for noun, value in scope.named if noun == self.noun]
            return [card for card in found if card not in named]
        return found


# ---- players


class Who(Word, frozen=True):
    """Which player."""

    def seats(self, board: Board, scope: Scope) -> Sequence[Seat]:
        """Who it is, or among whom the speaker chooses."""
        raise NotImplementedError


class You(Who, frozen=True):
    """The player who speaks."""

    def seats(self, board: Board, scope: Scope) -> Sequence[Seat]:
        return (scope.player,)


class FreePeoples(Who, frozen=True):
    """The player whose turn it is."""

    def seats(self, board: Board, scope: Scope) -> Sequence[Seat]:
        return (board.fp,)


class AnOpponent(Who, frozen=True):
    """For the Free Peoples player a Shadow player of his choice, for a Shadow player the Free Peoples player."""

    def seats(self, board: Board, scope: Scope) -> Sequence[Seat]:
        return board.shadows if scope.player == board.fp else (board.fp,)


class ThatPlayer(Who, frozen=True):
    """The opponent whom the sentence has named."""

    def seats(self, board: Board, scope: Scope) -> Sequence[Seat]:
        return (scope.that(AN_OPPONENT),)


class AnyPlayer(Who, frozen=True):
    """Any player, oneself included."""

    def seats(self, board: Board, scope: Scope) -> Sequence[Seat]:
        return board.rightward(scope.player)


class ItsPlayer(Who, frozen=True):
    """The owner of what the sentence named last."""

    def seats(self, board: Board, scope: Scope) -> Sequence[Seat]:
        return (board.owner(it(scope)),)


class Chosen(Who, frozen=True):
    """This player and no other."""

    seat: Seat

    def seats(self, board: Board, scope: Scope) -> Sequence[Seat]:
        return (self.seat,)


YOU, FREE_PEOPLES, AN_OPPONENT = You(), FreePeoples(), AnOpponent()
THAT_PLAYER, ANY_PLAYER, ITS_PLAYER = ThatPlayer(), AnyPlayer(), ItsPlayer()
