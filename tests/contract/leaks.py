"""How a leak is found: two worlds that a seat cannot tell apart must look the same to it, to the last byte."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook
from tests.contract.positions import random_game


def worlds(rulebook: Rulebook[Any], game: Game[Any], seat: int, dice: Dice, count: int) -> Iterator[Game[Any]]:
    """Imagined worlds that this seat cannot tell from the real one."""
    seen = rulebook.view(game, seat)
    for _ in range(count):
        yield rulebook.imagine(seen, dice)


def find_leak(rulebook: Rulebook[Any], setup: dict[str, Any], players: int, seeds: range, every: int = 1, count: int = 2) -> str:
    """The first position whose view tells more than it may; "" if there is none."""
    dice = Dice(9)
    for seed in seeds:
        for number, game in enumerate(random_game(rulebook, setup, players, seed)):
            if number % every:
                continue
            for seat in (-1, *range(players)):
                leak = leak_at(rulebook, game, seat, dice, count)
                if leak:
                    return f"{setup} with {players}, seed {seed}, decision {number}, seat {seat}: {leak}"
    return ""


def leak_at(rulebook: Rulebook[Any], game: Game[Any], seat: int, dice: Dice, count: int) -> str:
    """What this seat's view gives away in this position."""
    real = rulebook.view(game, seat).encode()
    try:
        for world in worlds(rulebook, game, seat, dice, count):
            if rulebook.view(world, seat).encode() != real:
                return "an imagined world looks different"
    except LookupError as error:
        return str(error)
    return ""
