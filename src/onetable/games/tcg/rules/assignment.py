"""The Assignment phase: actions, then Free Peoples assigns defenders, then the Shadow players what is left."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Seat, Step
from onetable.core.word import Word
from onetable.games.tcg.rules.archery import defenders
from onetable.games.tcg.rules.happenings import Announcement
from onetable.games.tcg.rules.phases import ActionPhase
from onetable.games.tcg.rules.skirmish import Skirmishes
from onetable.games.tcg.table import Board
from onetable.games.tcg.words import news
from onetable.games.tcg.words.bases import Handle
from onetable.games.tcg.words.choices import AssignTo, LeaveUnassigned
from onetable.games.tcg.words.names import Named
from onetable.games.tcg.words.targets import The
from onetable.games.tcg.words.traits import Keyword, Measure, Phase

BARRED = "barred from"  # a lasting note: this minion may not be given this companion by the Free Peoples player


class WereAssigned(Announcement, frozen=True):
    """Characters were assigned to skirmishes."""


class AssignmentPhase(Step[Board], frozen=True):
    """In the fierce round only fierce minions may be assigned, and without one there is no such round."""

    fierce: bool = False

    def run(self, board: Board, scope: Scope) -> Next:
        if not eligible(board, self.fierce) or board.total(Measure.SKIP_COMBAT):
            return None
        board.fierce = self.fierce
        if self.fierce:
            board.tell(news.FierceRoundBegan())
        return ActionPhase(Phase.ASSIGNMENT), AssignRest(), Skirmishes(), FierceOver()


class FierceOver(Step[Board], frozen=True):
    """The round is over."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.fierce = False
        board.assigned.clear()
        return None


def eligible(board: Board, fierce: bool) -> list[Handle]:
    """Minions that may be assigned in this round."""
    return [minion for minion in board.minions() if not fierce or board.has(minion, Keyword.FIERCE)]


def unassigned(board: Board) -> list[Handle]:
    """Minions of this round that fight nobody yet."""
    return [minion for minion in eligible(board, board.fierce) if minion not in board.assigned]


class AssignRest(Step[Board], frozen=True):
    """The Free Peoples player goes through all minions that no action has assigned, then the Shadow players do."""

    def run(self, board: Board, scope: Scope) -> Next:
        return AssignMinions(board.fp, tuple(unassigned(board))), ShadowsAssign(), AllAssigned(tuple(fighters(board)))


class ShadowsAssign(Step[Board], frozen=True):
    """Each Shadow player assigns his own left-over minions as he likes."""

    def run(self, board: Board, scope: Scope) -> Next:
        left = unassigned(board)
        return tuple([AssignMinions(seat, tuple([m for m in left if board.pieces[m].owner == seat])) for seat in board.shadows])


class AssignMinions(Step[Board], frozen=True):
    """One minion after another gets a defender, or is left."""

    seat: Seat
    left: tuple[Handle, ...]

    def run(self, board: Board, scope: Scope) -> Next:
        if not self.left or self.seat not in board.order:
            return None
        minion = self.left[0]
        if minion not in board.pieces:  # its player gave up
            return (AssignMinions(self.seat, self.left[1:]),)
        free = self.seat == board.fp
        able = [card for card in defenders(board) if not free or may_defend(board, card, minion)]
        return Ask(self.seat, (LeaveUnassigned(minion), *[AssignTo(minion, card) for card in able]))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, AssignTo):
            assign(board, choice.minion, choice.defender)
        return (AssignMinions(self.seat, self.left[1:]),) if len(self.left) > 1 else None


def may_defend(board: Board, card: Handle, minion: Handle) -> bool:
    """One minion for each defender, and one more for each point of the defender bonus."""
    if any([note.measure == BARRED and note.card == minion and note.amount == card for note in board.lasting]):
        return False
    already = sum([defender == card for defender in board.assigned.values()])
    return already <= board.has(card, Keyword.DEFENDER)


def assign(board: Board, minion: Handle, defender: Handle) -> None:
    """A minion will fight a defender."""
    board.assigned[minion] = defender
    board.fought += tuple([card for card in (minion, defender) if card not in board.fought])
    if board.news is not None:
        board.tell(news.WasAssigned(Named(board.cards[minion].id), Named(board.cards[defender].id)))


def fighters(board: Board) -> list[Handle]:
    """All who are assigned, defenders first."""
    return list(dict.fromkeys((*board.assigned.values(), *board.assigned)))


class AllAssigned(Step[Board], frozen=True):
    """All assignments count as made together, but those that actions have made were announced before."""

    announced: tuple[Handle, ...]

    def run(self, board: Board, scope: Scope) -> Next:
        cards = tuple([card for card in fighters(board) if card not in self.announced])
        return (WereAssigned(The(cards)),) if cards else None
