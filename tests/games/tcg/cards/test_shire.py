"""Shire cards before the first turn, where no position can begin."""

from __future__ import annotations

import pytest

from tests.games.tcg.rules.tables import Table


@pytest.mark.parametrize("seat", [0, 1])
def test_pippin_removes_a_burden_when_he_is_in_the_starting_fellowship(seat: int) -> None:
    play = Table(2, decks=["quiet_feet", "quiet_feet"]).bid(3, 3).seat_in_order()
    if play.asked != seat:
        play.choose("Pass")
    play.choose("Begin Pippin")
    assert play.board.burdens[seat] == 2
    assert play.board.burdens[1 - seat] == 3
