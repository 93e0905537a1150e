"""Whether `rollout` is stronger on the kernel: the same deals with and without it, chapter by chapter, and goal sets A and B.

`python -m bench.kernel_match --games 100 --jobs 16` needs numba; `--sets` plays the goal sets alone, without numba too.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from time import perf_counter, process_time

from bench.goal_sets import SETS, random_deal
from bench.strength import Task, numbers, play
from onetable.core.dice import Dice
from onetable.games.fellowship.bots import playout
from onetable.games.fellowship.bots.trying import Trial, warm_up
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel import tricks
from onetable.games.fellowship.kernel.bare import bare_round
from onetable.games.fellowship.kernel.moves import moves_in
from onetable.games.fellowship.mechanics.ways import Ways, grouped

BOT = "rollout:50ms"
Result = tuple[str, int, int, int, bool]  # with the kernel or without, chapter, players, deal: won


def one_game(kernel: bool, chapter: int, players: int, seed: int) -> Result:
    """The first round of one deal, with the kernel or without it."""
    setattr(playout, "FOR_BOTS", kernel)  # noqa: B010  (the bot looks there)
    line = play(Task(BOT, chapter, players, seed, seed + 1, "cpu"))
    return "kernel" if kernel else "rules", chapter, players, seed, line.rounds_won == 1


def one_deal(name: str, seed: int, seconds: float = 0.05) -> tuple[str, bool]:
    """One deal of a goal set, four seats that see their own cards only."""
    warm_up()
    chance, dice = random.Random(seed), Dice(seed)
    hands, frodo = random_deal(chance)
    rules, state = bare_round(hands, frodo, SETS[name](frodo, chance))
    while state[at.OVER] == at.RUNNING:
        moves = moves_in(tricks.legal(rules, state))
        tricks.play(rules, state, moves[0] if len(moves) == 1 else best_move(rules, state, moves, frodo, dice, seconds))
    return name, bool(state[at.OVER] == at.ROUND_WON)


def best_move(rules: list[int], state: list[int], moves: list[int], frodo: int, dice: Dice, seconds: float) -> int:
    """The move that does best in the worlds that can be imagined in this time; nobody but Frodo had the One Ring."""
    deadline = process_time() + seconds
    others = [chair for chair in range(4) if chair != state[at.TURN]]
    pool = sum([int(state[at.HANDS + chair]) for chair in others])
    may = [pool & ~int(state[at.VOID + chair]) & ~(0 if chair == frodo else 1 << at.ONE_RING) for chair in others]
    ways = Ways(grouped(pool, may), tuple([int(state[at.HANDS + chair]).bit_count() for chair in others]))
    world, total = state.copy(), [0.0] * len(moves)
    while process_time() < deadline:
        for chair, cards in zip(others, ways.deal(dice), strict=True):
            world[at.HANDS + chair] = cards
        world[at.FATE] = 1 + (dice.bits() & 0x7FFFFFFF)
        for number, result in enumerate(Trial(rules, world, moves).try_all(range(len(moves)))):
            total[number] += result
    return moves[total.index(max(total))]


def play_sets(workers: ProcessPoolExecutor, games: int) -> None:
    """How often the goals of each set are met."""
    for name in ("A", "B"):
        won = sum([done for _, done in workers.map(one_deal, [name] * games, range(games), chunksize=4)])
        print(f"set {name}: {100 * won / games:.1f} % +-{196 * sqrt(won * (games - won) / games) / games:.1f} of {games} deals", flush=True)


def compare(results: list[Result]) -> Iterator[str]:
    """A line for each chapter, and all together: the difference of paired deals with its interval."""
    won = {result[:4]: result[4] for result in results}
    gaps: dict[tuple[int, int], list[int]] = {}
    for kind, chapter, players, seed in won:
        if kind == "kernel":
            gaps.setdefault((chapter, players), []).append(won["kernel", chapter, players, seed] - won["rules", chapter, players, seed])
    for (chapter, players), each in [*gaps.items(), ((0, 0), [gap for row in gaps.values() for gap in row])]:
        rates = [
            100 * sum([done for (kind, *place, _), done in won.items() if kind == which and place == [chapter, players]]) / len(each)
            for which in ("rules", "kernel")
        ]
        mean = sum(each) / len(each)
        spread = 1.96 * sqrt(max(sum([gap * gap for gap in each]) / len(each) - mean * mean, 1e-9) / len(each))
        title = f"chapter {chapter:2}, {players} players: {rates[0]:5.1f} % -> {rates[1]:5.1f} %," if chapter else "all together:"
        yield f"{title} {100 * mean:+5.1f} +-{100 * spread:.1f} of {len(each)} deals"


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--chapters", default="1-18")
    parser.add_argument("--players", default="3,4")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--sets", action="store_true", help="play the goal sets alone")
    args = parser.parse_args()
    began = perf_counter()
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as workers:
        play_sets(workers, args.games)
        if not args.sets:
            for chapter in numbers(args.chapters):
                order = [
                    (kernel, chapter, players, seed)
                    for players in numbers(args.players)
                    for seed in range(args.games)
                    for kernel in (False, True)
                ]
                results = list(workers.map(one_game, *zip(*order, strict=True), chunksize=2))
                print("\n".join(compare(results)), flush=True)
    print(f"{perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
