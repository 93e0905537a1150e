"""Verbs: what happens to cards and may be answered."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.step import Ask, Bind, Next, Scope
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.happenings import happen
from onetable.games.tcg.pieces import Happening
from onetable.games.tcg.speech.parts import Occurrence
from onetable.games.tcg.speech.pronouns import IT, The
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.targets import A


class Verb(Occurrence, frozen=True):
    """A step with a target. "A minion" asks and becomes the chosen one; the chosen one is announced, then it happens."""

    def can(self, board: Board, card: Handle, scope: Scope) -> bool:
        """Whether this card may be picked."""
        return True

    def candidates(self, board: Board, scope: Scope) -> list[Handle]:
        """The cards it could happen to."""
        return [card for card in self.target.cards(board, scope) if card in board.pieces and self.can(board, card, scope)]

    def looks_back(self) -> bool:
        return self.target == IT

    def possible(self, board: Board, scope: Scope) -> bool:
        count = self.target.count if isinstance(self.target, A) and isinstance(self.target.count, int) else 1
        return len(self.candidates(board, scope)) >= count

    def run(self, board: Board, scope: Scope) -> Next:
        target = self.target
        if type(target) is The:
            return happen(self, board, scope)
        cards = self.candidates(board, scope)
        if not cards:
            return None
        if type(target) is A:
            count = target.count if isinstance(target.count, int) else target.count.of(board, scope)
            if count != 1:
                one, more = A(target.noun, 1, target.another), A(target.noun, count - 1, True)
                return (replace(self, target=one), replace(self, target=more)) if count else None
            return Ask(scope.player, [replace(self, target=The((card,))) for card in cards])
        return happen(replace(self, target=The(tuple(cards))), board, scope)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(self.target, A) and isinstance(choice, Verb) and isinstance(choice.target, The)
        return Bind(self.target.noun, choice.target.these[0], (choice,))


class Announcement(Verb, frozen=True):
    """A happening that changes nothing by itself; texts may answer it."""

    def candidates(self, board: Board, scope: Scope) -> list[Handle]:
        return list(self.target.cards(board, scope))

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        return None
