"""The judgement that a master was taught takes nothing bad for good: small changes of a position count the way everybody knows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from onetable.core.step import Seat
from onetable.games.registry import rulebook
from onetable.games.tcg.bots.instinct.bot import learned_habits
from onetable.games.tcg.bots.levels import learned_judgement
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind

A_LITTLE = 0.002  # of a chance


def positions() -> Iterator[Board]:
    """The beginnings of the turns of two games by habits."""
    book, habits = rulebook("tcg"), learned_habits()
    for seed in (3, 4):
        game, turn = book.begin({}, 2, seed, hasty=True, silent=True), 1
        while (decision := game.decision) is not None:
            if game.table.turn > turn:
                turn = game.table.turn
                yield game.table.copy()
            game.answer(habits.decide(game.table, game.agenda, decision.choices, decision.seat))


def worse_for(board: Board, seat: Seat) -> Iterator[tuple[str, Board]]:
    """The same position with one thing that is bad for this seat."""
    burdened = board.copy()
    burdened.burdens[seat] += 1
    yield "a burden", burdened
    for card, piece in board.pieces.items():
        face = board.cards[card]
        if piece.owner != seat or face.kind not in (Kind.COMPANION, Kind.ALLY, Kind.POSSESSION):
            continue
        if face.kind is Kind.COMPANION and face.vitality - piece.wounds > 1:
            wounded = board.copy()
            wounded.pieces[card] = replace(piece, wounds=piece.wounds + 1)
            yield f"a wound of {face.name}", wounded
        if card != board.ring_bearer[seat]:
            without = board.copy()
            del without.pieces[card]
            without.discards[seat] += (card,)
            yield f"the loss of {face.name}", without


@pytest.mark.parametrize("asked", [0, 1])
def test_what_is_bad_for_a_seat_is_never_judged_to_be_good_for_it(asked: Seat) -> None:
    chance, found = learned_judgement(), list[str]()
    for board in positions():
        for seat in (0, 1):
            before = chance(board, asked)
            for what, after in worse_for(board, seat):
                gain = chance(after, asked) - before if seat == asked else before - chance(after, asked)
                if gain > A_LITTLE:
                    found.append(f"turn {board.turn}, {what}: {gain:+.3f}")
    assert not found
