"""How a training is done: every figure that decides what comes out of it."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Plan:
    """Figures of one training; the weights that are played with name theirs."""

    seed: int = 1
    games: int = 32768  # at once: an accelerator waits for small pieces of work, not for large ones
    steps: int = 40  # of each game, between two lessons
    lot: int = 24576  # moves in one step of the optimiser
    learned: float = 0.78  # share of the moves that is learned from: those first that were a choice, and the learner's own
    epochs: int = 2
    width: int = 512
    depth: int = 3
    rate: float = 7e-4
    curiosity: float = 0.01  # what it is worth to be undecided, falling to a twentieth
    smooth: float = 0.95  # lambda of the advantage
    clip: float = 0.2
    shaping: float = 0.2  # share of the lessons over which the bonus for small steps fades
    guests: float = 0.15  # share of games in which some seats are not played by the learner
    by_chance: float = 0.1  # of those: guests who play by chance
    by_habit: float = 0.4  # of those: guests who play as rules of thumb do, if a network has learned it; all others are an older self
    older: int = 50  # lessons after which another older self comes, and the present one is remembered
    most_older: int = 8
    set_a: float = 0.12  # share of games with the goal sets of the benchmarks
    set_b: float = 0.32
    of_each_set: int = 20_000  # deals of the goal sets A and B
    room: int = 400_000  # rounds of chapters that are kept where others deal more meanwhile
    reshuffled: float = 0.5  # share of rounds in which all cards that may lie elsewhere do
    narrow: bool = True  # products with 16 bits
    horizon: int = 8000  # lessons over which rate and curiosity fall
    alone: int = 40  # lessons in which the critic learns alone, where the player begins with weights; in as many again it joins in

    def for_one_who_plays(self) -> Plan:
        """The same for a learner that begins with weights: it need not be led on by small steps, and must not forget what it knows."""
        return replace(self, rate=5e-4, curiosity=0.006, shaping=0.0)
