"""The Archery phase: actions, then both totals are fixed and the arrows find their marks."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.step import Ask, Next, Scope, Seat, Step
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.phases.phase import ActionPhase
from onetable.games.tcg.pieces import Part, from_nothing
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import NameShadowPlayer
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Kind, Measure, Phase
from onetable.games.tcg.words.verbs import Wound

ARCHER = Keyword.ARCHER
NO_ARCHERY = Measure.NO_ARCHERY
SHOOTS = "archer"  # why a part of an archery total is there


class ArcheryPhase(Step[Board], frozen=True):
    """Skipped where a text says so."""

    def run(self, board: Board, scope: Scope) -> Next:
        return None if board.total(Measure.SKIP_ARCHERY) else (ActionPhase(Phase.ARCHERY), Fire())


def minion_archery(board: Board, parts: list[Part] | None = None) -> int:
    """Archers among all minions, and what texts add or take away."""
    return archery(board, board.minions(), Measure.MINION_ARCHERY, parts)


def fellowship_archery(board: Board, parts: list[Part] | None = None) -> int:
    """Archer companions and archer allies who take part, and what texts add or take away."""
    return archery(board, defenders(board), Measure.FELLOWSHIP_ARCHERY, parts)


def archery(board: Board, people: Sequence[Handle], measure: Measure, parts: list[Part] | None) -> int:
    """The archery total of a side."""
    archers = [card for card in people if board.has(card, ARCHER) and not board.total(NO_ARCHERY, card)]
    if parts is not None:
        parts += [Part(card, 1, SHOOTS) for card in archers]
    total = len(archers) + board.total(measure, parts=parts)
    return total if total >= 0 else from_nothing(total, parts)


def defenders(board: Board) -> list[Handle]:
    """Companions and allies who take part."""
    return [card for card in board.index.active if board.takes_part(card)]


class Fire(Step[Board], frozen=True):
    """Both totals are fixed before the first wound, so an archer shot dead still shot."""

    def run(self, board: Board, scope: Scope) -> Next:
        minions, fellowship = minion_archery(board), fellowship_archery(board)
        if minions or fellowship:
            board.tell(news.ArcheryFired(minions, fellowship))
        return ArcheryWounds(board.fp, minions), NameVictim(fellowship)


class NameVictim(Step[Board], frozen=True):
    """The Free Peoples player names the Shadow player who takes the fellowship's arrows."""

    wounds: int

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(board.fp, [NameShadowPlayer(seat) for seat in board.shadows]) if self.wounds else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, NameShadowPlayer)
        return (ArcheryWounds(choice.seat, self.wounds),)


class ArcheryWounds(Step[Board], frozen=True):
    """Place wounds on your own characters, one at a time; what is left over is lost."""

    seat: Seat
    left: int

    def run(self, board: Board, scope: Scope) -> Next:
        if not self.left:
            return None
        wound = Wound(The(()))
        able = [card for card in self.marks(board) if wound.can(board, card, scope)]
        return Ask(self.seat, [Wound(The((card,))) for card in able]) if able else None

    def marks(self, board: Board) -> list[Handle]:
        """Whom the arrows may hit."""
        if self.seat == board.fp:
            return defenders(board)
        return [c for c in board.index.active if board.cards[c].kind is Kind.MINION and board.pieces[c].owner == self.seat]

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, Wound)
        return choice, ArcheryWounds(self.seat, self.left - 1)
