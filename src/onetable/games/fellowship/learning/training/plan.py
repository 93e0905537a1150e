"""How a training is done: every figure that decides what comes out of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """Figures of one training; the weights that are played with name theirs."""

    seed: int = 1
    games: int = 8192  # at once
    steps: int = 40  # of each game, between two lessons
    lot: int = 16384  # steps in one step of the optimiser
    epochs: int = 2
    width: int = 512
    depth: int = 3
    rate: float = 5e-4
    curiosity: float = 0.01  # what it is worth to be undecided, falling to a twentieth
    smooth: float = 0.95  # lambda of the advantage
    clip: float = 0.2
    shaping: float = 0.2  # share of the lessons over which the bonus for small steps fades
    guests: float = 0.2  # share of games in which some seats are not played by the learner
    strangers: float = 0.2  # of those: by chance; the others by an older version of the learner
    older: int = 200  # lessons after which the older version is replaced
    of_each_set: int = 20_000  # deals of the goal sets A and B
    narrow: bool = True  # products with 16 bits
    horizon: int = 8000  # lessons over which rate and curiosity fall
