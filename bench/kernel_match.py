"""Whether `rollout` is stronger on the kernel: the same deals with and without it, chapter by chapter, and goal sets A and B.

`python -m bench.kernel_match --games 100 --jobs 16 --file match.jsonl` needs numba; it goes on where it was broken off.
`--sets A,B` plays the goal sets alone.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from time import process_time

from bench.goal_sets import SETS, random_deal
from bench.resumable import measure
from bench.strength import first_round, numbers
from onetable.bots.rollout import Candidate, note, promising
from onetable.core.dice import Dice
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.bots.trying import Trial, warm_up
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel import tricks
from onetable.games.fellowship.kernel.bare import bare_round
from onetable.games.fellowship.kernel.moves import moves_in
from onetable.games.fellowship.mechanics.ways import Ways, grouped

BOT = "rollout:50ms"
SECONDS = 0.05
ENGINE, KERNEL = "engine", "kernel"
Results = dict[tuple[str, int, int, int], bool]  # with which of them, chapter, players, deal: won


def one(kind: str, *which: int) -> bool:
    """Whether one deal of a chapter or of a goal set was won."""
    return one_deal(kind, *which) if kind in SETS else one_game(kind, *which)


def one_game(kind: str, chapter: int, players: int, seed: int) -> bool:
    """The first round of one deal, with the kernel or without it."""
    LOADING.loaded = kind == KERNEL  # the bot looks there
    return first_round(BOT, chapter, players, seed)


def one_deal(name: str, seed: int) -> bool:
    """One deal of a goal set, four seats that see their own cards only."""
    chance, dice = random.Random(seed), Dice(seed)
    hands, frodo = random_deal(chance)
    rules, state = bare_round(hands, frodo, SETS[name](frodo, chance))
    while state[at.OVER] == at.RUNNING:
        moves = moves_in(tricks.legal(rules, state))
        tricks.play(rules, state, moves[0] if len(moves) == 1 else best_move(rules, state, moves, frodo, dice))
    return bool(state[at.OVER] == at.ROUND_WON)


def best_move(rules: list[int], state: list[int], moves: list[int], frodo: int, dice: Dice) -> int:
    """The move that does best in the worlds that the bot can imagine in its time, as it chooses; nobody but Frodo had the One Ring."""
    deadline = process_time() + SECONDS
    others = [chair for chair in range(4) if chair != state[at.TURN]]
    pool = sum([int(state[at.HANDS + chair]) for chair in others])
    may = [pool & ~int(state[at.VOID + chair]) & ~(0 if chair == frodo else 1 << at.ONE_RING) for chair in others]
    ways = Ways(grouped(pool, may), tuple([int(state[at.HANDS + chair]).bit_count() for chair in others]))
    world, field = state.copy(), [Candidate(number) for number in range(len(moves))]
    while len(field) > 1 and process_time() < deadline:
        for chair, cards in zip(others, ways.deal(dice), strict=True):
            world[at.HANDS + chair] = cards
        world[at.FATE] = 1 + (dice.bits() & 0x7FFFFFFF)
        note(field, Trial(rules, world, moves).try_all([candidate.number for candidate in field]))
        field = promising(field)
    return moves[max(field, key=lambda candidate: candidate.total).number]


def begin() -> None:
    """A process that measures has the kernel, and nothing that loads it while a bot plays without."""
    LOADING.wanted = False
    warm_up()


def share(name: str, results: list[bool]) -> str:
    """How often the goals of a set are met."""
    many, won = len(results), sum(results)
    return f"set {name}: {100 * won / many:.1f} % +-{196 * sqrt(won * (many - won) / many) / many:.1f} of {many} deals"


def compare(won: Results) -> Iterator[str]:
    """A line for each chapter, and all together: the difference of paired deals with its interval."""
    gaps: dict[tuple[int, int], list[int]] = {}
    rates: dict[tuple[int, int], list[tuple[bool, bool]]] = {}
    for kind, *place, seed in won:
        chapter, players = place
        if kind == KERNEL and (ENGINE, chapter, players, seed) in won:
            pair = won[ENGINE, chapter, players, seed], won[KERNEL, chapter, players, seed]
            gaps.setdefault((chapter, players), []).append(pair[1] - pair[0])
            rates.setdefault((chapter, players), []).append(pair)
    for (chapter, players), each in sorted(gaps.items()):
        before, after = (100 * sum(side) / len(each) for side in zip(*rates[chapter, players], strict=True))
        yield f"| {chapter} | {players} | {before:.0f} % | {after:.0f} % | {interval(each)} | {len(each)} |"
    if gaps:
        yield f"| all |  |  |  | {interval([gap for row in gaps.values() for gap in row])} | {sum(map(len, gaps.values()))} |"


def interval(gaps: list[int]) -> str:
    """The mean of these differences, and where it lies with 95 %."""
    mean = sum(gaps) / len(gaps)
    spread = 1.96 * sqrt(max(sum([gap * gap for gap in gaps]) / len(gaps) - mean * mean, 1e-9) / len(gaps))
    return f"{100 * mean:+.1f} +-{100 * spread:.1f}"


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    parser.add_argument("--chapters", default="1-18")
    parser.add_argument("--players", default="3,4")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path("kernel_match.jsonl"), help="where every result is kept")
    parser.add_argument("--seconds", type=float, default=1e9, help="for all of it")
    parser.add_argument("--sets", default="", metavar="A,B", help="play these goal sets alone")
    args = parser.parse_args()
    deals = range(args.seed, args.seed + args.games)
    if args.sets:
        names = args.sets.split(",")
        known = measure(one, [(name, seed) for seed in deals for name in names], args.file, args.jobs, args.seconds, begin)
        print("\n".join([share(name, [won for task, won in known.items() if task[0] == name]) for name in names]))
        return
    places = [(chapter, players) for chapter in numbers(args.chapters) for players in numbers(args.players)]
    tasks = [(kind, *place, seed) for seed in deals for place in places for kind in (ENGINE, KERNEL)]
    known = measure(one, tasks, args.file, args.jobs, args.seconds, begin)
    print("| chapter | players | engine | kernel | gain | deals |\n|---|---|---|---|---|---|")
    print("\n".join(compare({task: won for task, won in known.items() if len(task) == 4})))


if __name__ == "__main__":
    main()
