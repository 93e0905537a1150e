"""How a training is done: every figure that decides what comes out of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """Figures of one training; the weights that are played with name theirs."""

    seed: int = 1
    games: int = 32768  # at once: an accelerator waits for small pieces of work, not for large ones
    steps: int = 40  # of each game, between two lessons
    lot: int = 32768  # steps in one step of the optimiser
    epochs: int = 2
    width: int = 512
    depth: int = 3
    rate: float = 7e-4
    curiosity: float = 0.01  # what it is worth to be undecided, falling to a twentieth
    smooth: float = 0.95  # lambda of the advantage
    clip: float = 0.2
    shaping: float = 0.2  # share of the lessons over which the bonus for small steps fades
    guests: float = 0.2  # share of games in which some seats are not played by the learner
    by_chance: float = 0.1  # of those: guests who play by chance
    by_habit: float = 0.4  # of those: guests who play as rules of thumb do, if a network has learned it; all others are an older self
    older: int = 50  # lessons after which another older self comes, and the present one is remembered
    most_older: int = 8
    set_a: float = 0.08  # share of games with the goal sets of the benchmarks
    set_b: float = 0.26
    of_each_set: int = 20_000  # deals of the goal sets A and B
    room: int = 400_000  # rounds of chapters that are kept where others deal more meanwhile
    reshuffled: float = 0.5  # share of rounds in which all cards that may lie elsewhere do
    narrow: bool = True  # products with 16 bits
    horizon: int = 8000  # lessons over which rate and curiosity fall
