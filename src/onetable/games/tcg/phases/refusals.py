"""For all that somebody at the table could name and cannot choose now: every reason; first what time mends, last what nothing mends."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.core.game import Game
from onetable.core.rulebook import Reasons
from onetable.core.step import Seat
from onetable.core.view import NOBODY
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.phases import attempts
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.why_not import Tried, open_question, why_not_move
from onetable.games.tcg.speech import reasons
from onetable.games.tcg.speech.choices import MOVE_ON, PASS, Begin, UseCard
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind, Phase


def refusals(game: Game[Board], seat: Seat) -> dict[Word, Reasons]:
    """All that this seat could name and cannot choose now."""
    decision, board, found = game.decision, game.table, dict[Word, Reasons]()
    if seat not in range(board.players):
        return found
    offered: set[Word] = set(decision.choices) if decision is not None else set()
    late = why_wait(decision.seat if decision is not None else NOBODY, seat)
    if decision is not None and not late:
        steps, scope = game.agenda[-1]
        tried = open_question(board, seat, steps[0], scope)
        found = {attempt: tuple(why) for attempt, why in tried if why and attempt not in offered}
        late = [] if isinstance(steps[0], Actions) else [reasons.AnotherQuestion()]
        if PASS not in offered:
            found[PASS] = (reasons.MustChoose(),)
    for attempt, why in everything(board, seat):
        if attempt not in offered and attempt not in found:
            found[attempt] = tuple(dict.fromkeys([*late, *why]))
    return found


def why_wait(asked: Seat, seat: Seat) -> list[Word]:
    """Why this seat can choose nothing at all now."""
    if asked == NOBODY:
        return [reasons.GameIsOver()]
    return [] if asked == seat else [reasons.WaitsFor(Player(asked))]


def everything(board: Board, seat: Seat) -> Tried:
    """All that a player can ever try with what lies on the table and in his hand."""
    if board.phase is not Phase.SETUP:
        yield from attempts.plays(board, seat)
        yield from attempts.uses(board, seat)
        yield from attempts.transfers(board, seat)
        yield from attempts.heals(board, seat)
        yield MOVE_ON, moves(board, seat)
    else:
        yield from [(UseCard(card), []) for card in (*board.pieces, *board.path)]
        yield from starters(board, seat)
    yield from in_piles(board)


def starters(board: Board, seat: Seat) -> Tried:
    """To begin with a card of the own deck, one of each face."""
    faces = {board.faces[card]: card for card in reversed(board.decks[seat]) if card in board.cards}
    for card in faces.values():
        yield Begin(card), [] if board.cards[card].kind is Kind.COMPANION else [reasons.OnlyCompanionsStart()]


def moves(board: Board, seat: Seat) -> list[Word]:
    """Why the fellowship does not move again at once."""
    if seat != board.fp:
        return [reasons.OnlyFreePeoplesMoves()]
    late: Word = reasons.AnotherQuestion() if board.phase is Phase.REGROUP else reasons.OnlyInPhase((Phase.REGROUP,))
    return [late, *why_not_move(board)]


def in_piles(board: Board) -> Tried:
    """To use a card that has left play, or lies under another."""
    zones: Iterable[Iterable[Handle]] = (*board.deads, *board.discards, *board.stacks.values())
    for card in [card for zone in zones for card in zone if card in board.cards]:
        yield UseCard(card), [reasons.NotInPlay()]
