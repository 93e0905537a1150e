"""Happenings: a verb is announced, may be answered before it, happens, and may be answered after it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from onetable.core.step import Ask, Bind, Next, Scope, Step, Steps
from onetable.core.word import Word
from onetable.games.tcg.pieces import Happening
from onetable.games.tcg.rules.windows import AFTER, BEFORE, HEARD, Past, Window, is_heard, pend
from onetable.games.tcg.rules.zones import named
from onetable.games.tcg.table import Board
from onetable.games.tcg.words import news
from onetable.games.tcg.words.bases import Effect, Handle
from onetable.games.tcg.words.targets import A, Target, The


class Verb(Effect, frozen=True):
    """A step with a target. "A minion" asks and becomes the chosen one; the chosen one is announced, then it happens."""

    target: Target

    def can(self, board: Board, card: Handle, scope: Scope) -> bool:
        """Whether this card may be picked."""
        return True

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        """It happens to all that nobody saved."""
        raise NotImplementedError

    def aftermath(self) -> Steps:
        """What the rules do when all answers are through."""
        return ()

    def candidates(self, board: Board, scope: Scope) -> list[Handle]:
        """The cards it could happen to."""
        return [card for card in self.target.cards(board, scope) if card in board.pieces and self.can(board, card, scope)]

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


# ---- the steps of a happening


def happen(verb: Verb, board: Board, scope: Scope, by: tuple[Handle, ...] = ()) -> Next:
    """Before it, it, after it; where nothing listens simply it."""
    assert isinstance(verb.target, The)
    name = type(verb).__name__
    now = Happening(verb.target.these, by or ((scope.source,) if scope.source >= 0 else ()))
    before = after = False
    if name in HEARD:
        before = (BEFORE, name) in HEARD and is_heard(board, (BEFORE, name))
        after = is_heard(board, (AFTER, name))
    if not (before or after):
        then = verb.do(board, now, scope)
        last = verb.aftermath()
        if not last:
            return then
        assert then is None or isinstance(then, tuple)
        return (*(then or ()), *last)
    event = pend(board, now)
    steps: list[Step[Board]] = []
    if before:
        steps.append(Window(BEFORE, name, event))
    steps.append(Happen(verb, event))
    if after:
        steps.append(Window(AFTER, name, event))
    return (*steps, Past(event), *verb.aftermath())


class Happen(Step[Board], frozen=True):
    """Do it to all that nobody saved."""

    verb: Verb
    event: int

    def run(self, board: Board, scope: Scope) -> Next:
        now = board.pending[self.event]
        return self.verb.do(board, now, scope) if now.cards else None


def tell_cards(
    board: Board, kind: type[news.WasWounded] | type[news.WasExerted] | type[news.WasHealed] | type[news.WasKilled], cards: Sequence[Handle]
) -> None:
    """What happened to several cards at once, in the journal."""
    if board.news is not None and cards:
        board.tell(kind(named(board, cards)))
