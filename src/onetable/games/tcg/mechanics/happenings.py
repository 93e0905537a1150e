"""Happenings: a verb is announced, may be answered before it, happens, and may be answered after it."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.step import Next, Scope, Step
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.windows import Past, Window, is_heard, pend
from onetable.games.tcg.mechanics.zones import named
from onetable.games.tcg.pieces import Happening
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.moments import AFTER, BEFORE
from onetable.games.tcg.speech.parts import Occurrence
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.table import Board

# ---- the steps of a happening


def happen(verb: Occurrence, board: Board, scope: Scope, by: tuple[Handle, ...] = ()) -> Next:
    """Before it, it, after it; where nothing listens simply it."""
    assert isinstance(verb.target, The)
    kind, box = type(verb), board.box
    now = Happening(verb.target.these, by or ((speaker(scope),) if scope.source >= 0 else ()))
    before = after = False
    if kind in box.answered:
        before = (BEFORE, kind) in box.heard and is_heard(board, (BEFORE, kind))
        after = is_heard(board, (AFTER, kind))
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
        steps.append(Window(BEFORE, kind.__name__, event))
    steps.append(Happen(verb, event))
    if after:
        steps.append(Window(AFTER, kind.__name__, event))
    return (*steps, Past(event), *verb.aftermath())


class Happen(Step[Board], frozen=True):
    """Do it to all that nobody saved."""

    verb: Occurrence
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
