"""A bot sees what its seat may see: other hidden cards would not change its play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from onetable.bots.registry import bot
from onetable.core.bot import Bot
from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.view import View
from tests.bots.tables import BOOK, brief_rollout, played_by


class Watched:
    """A bot that checks what it is shown before it passes it on."""

    name = "watched"

    def __init__(self, inner: Bot) -> None:
        self.inner = inner

    def choose(self, view: View[Any]) -> int:
        assert isinstance(view, View) and not isinstance(view, Game)
        assert not hasattr(view, "answer") and not hasattr(view, "decision")
        closed = [chair for chair in view.table.chairs() if view.table.players[chair] != view.seat and not view.table.is_open(chair)]
        assert not any([view.table.hands[chair] for chair in closed])
        return self.inner.choose(view)


SEATS: list[Callable[[int], Bot]] = [
    lambda seat: bot("fellowship", "random", seat),
    lambda seat: bot("fellowship", "rules"),
    lambda seat: brief_rollout(seat, playouts=6),
]


@pytest.mark.parametrize("seat", SEATS, ids=["random", "rules", "rollout"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_is_shown_no_hidden_card(seat: Callable[[int], Bot], players: int) -> None:
    for _ in played_by(lambda number: Watched(seat(number)), {"chapter": 2}, players, seed=5):
        pass


@pytest.mark.parametrize(("chapter", "players"), [(1, 4), (2, 3), (5, 3), (6, 4), (8, 4), (9, 3), (12, 4), (15, 4), (16, 3), (17, 4)])
def test_other_hidden_cards_change_nothing(chapter: int, players: int) -> None:
    dice = Dice(8)
    for game, number in played_by(lambda seat: bot("fellowship", "rules"), {"chapter": chapter}, players, seed=9):
        assert game.decision is not None
        seen = BOOK.view(game, game.decision.seat)
        elsewhere = BOOK.view(BOOK.imagine(seen, dice), seen.seat)
        assert bot("fellowship", "rules").choose(elsewhere) == number


def test_other_hidden_cards_change_nothing_for_one_who_thinks_ahead() -> None:
    dice = Dice(8)
    for game, _ in played_by(lambda seat: bot("fellowship", "rules"), {"chapter": 2}, players=4, seed=4):
        assert game.decision is not None
        seen = BOOK.view(game, game.decision.seat)
        elsewhere = BOOK.view(BOOK.imagine(seen, dice), seen.seat)
        assert brief_rollout(seed=2).choose(elsewhere) == brief_rollout(seed=2).choose(seen)
