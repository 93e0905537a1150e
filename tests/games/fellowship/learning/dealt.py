"""Rounds of every chapter before their first trick, set up by chance and rules of thumb."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from onetable.core.game import Game
from onetable.games.fellowship.table import Board
from tests.games.fellowship.side_by_side import SETUPS, first_trick

FOR_LEARNING = [(setup, players) for setup, players in SETUPS if players > 1]  # nobody learns to play alone


def first_tricks(seeds: range, setups: list[tuple[dict[str, object], int]] | None = None) -> Iterator[Game[Board]]:
    """Games of every chapter by two, three and four at their first trick."""
    for setup, players in setups or FOR_LEARNING:
        for seed in seeds:
            game = first_trick(setup, players, seed, Random(seed))
            if game is not None:
                yield game
