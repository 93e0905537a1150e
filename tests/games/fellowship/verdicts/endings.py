"""Positions at which the goals were judged: random rounds through all chapters, with every number of players, played to the last card."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from onetable.games.fellowship.rules import finish, judge, tricks
from onetable.games.fellowship.table import Board
from tests.games.fellowship.scenes import BOOK

MORIA = ["the_doors_of_durin", "balins_tomb", "the_long_dark"]
FINISHED = ["gandalf", "aragorn", "legolas", "gimli", "boromir", "sam", "merry"]
GIFTS = ["sting", "glamdring", "the_horn_of_gondor", "the_sword_that_was_broken", "mithril_shirt"]
SETUPS: list[dict[str, Any]] = [
    *[{"chapter": chapter} for chapter in range(1, 19)],
    {"chapter": 5, "options": {"willow_next_leader": "highest", "deck_reveal": "after"}},
    {"chapter": 14, "done": MORIA, "finished": [*FINISHED, "pippin"]},
    {"chapter": 14, "done": MORIA[:2]},
    *[{"chapter": "road", "gift": gift} for gift in GIFTS],
    *[{"chapter": "road", "rider": rider} for rider in ("terror", "the_black_breath", "the_unseen")],
]


def judged(setup: dict[str, Any], players: int, seed: int) -> list[Board]:
    """The table each time somebody judged the goals in a random game of one or two rounds, which nobody stops when it is decided."""
    seen: list[Board] = []

    def judge_and_look(board: Board) -> None:
        judge.judge(board)
        seen.append(board.copy())

    with pytest.MonkeyPatch.context() as patch:
        for module in (tricks, finish):
            patch.setattr(module, "judge", judge_and_look)
            patch.setattr(module, "round_is_decided", lambda board: board.left == 0)
        dice = Random(f"{sorted(setup.items())} {players} {seed}")
        game = BOOK.begin(setup, players, seed, hasty=True, silent=True)
        while game.decision is not None and game.table.round < 3:
            game.answer(dice.randrange(len(game.decision.choices)))
    return seen


def rounds(players: int, seeds: Iterator[int]) -> Iterator[list[Board]]:
    """The judgements of one random game after the other, through all set-ups in turn."""
    for seed in seeds:
        for setup in SETUPS:
            yield judged(setup, players, seed)
