"""`partner` and `rollout` at the same deals in the same time, chapter by chapter, until it is clear whether it is as good.

`python -m bench.partner_match --jobs 16 --file match.jsonl` pairs four of a kind; `--beside rules` sets one of them among strangers, and
three beside one stranger. It goes on where it was broken off, with those chapters first that will be clear soonest. `--write` notes in
the package which chapters others play better.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.chapters import SOLVED, begin
from bench.chapters import one as solved
from bench.kernel_match import interval
from bench.resumable import Task, measure
from bench.strength import numbers, round_won
from onetable.games.fellowship.learning import network

ALL, ONE, THREE = "all", "one", "three"  # who sits there: four of a kind, one among strangers, all but one
NOT_WORSE, WORSE, OPEN = "as good", "worse", "open"
FIND = 0.03  # the difference that must be found
SURE = 2.94  # the logarithm of how much likelier one must be: wrong in one case of twenty
HARD = (4, 5, 7, 8, 9, 10, 11, 12, 15, 16, 18)
WAVE = 20  # deals of each chapter before it is looked at again
HANDFUL = 6  # chapters of a wave at least
BEFOREHAND = (20, 0.25)  # so many pairs, of this spread and no difference, are thought of before anything is known
WEIGHTS = Path(network.__file__).parent / "weights" / network.ORIGIN
Place = tuple[Any, ...]  # how they sit, chapter, players
Pairs = dict[Place, dict[int, tuple[bool, bool]]]  # by place and deal: whether each of the two won it, where both have played
Gaps = dict[Place, list[int]]


def one(bot: str, stranger: str, how: str, chapter: int | str, players: int, seed: int) -> bool | None:
    """Whether one deal is won, or can be won."""
    if bot == SOLVED:
        return solved(SOLVED, chapter, players, seed)
    own = {ALL: range(players), ONE: [seed % players], THREE: [seat for seat in range(players) if seat != seed % players]}[how]
    return round_won([bot if seat in own else stranger for seat in range(players)], chapter, seed)


def judge(gaps: list[int]) -> str:
    """Whether these differences of paired deals say that it is as good, or worse by what must be found (a sequential test)."""
    likelier = evidence(gaps)
    return NOT_WORSE if likelier > SURE else WORSE if likelier < -SURE else OPEN


def evidence(gaps: list[int]) -> float:
    """How much likelier no difference is than one of what must be found, as a logarithm."""
    many = len(gaps)
    mean = sum(gaps) / max(many, 1)
    spread = max(sum([gap * gap for gap in gaps]) / max(many, 1) - mean * mean, 0.01)
    return many * FIND * (2 * mean + FIND) / (2 * spread)


def still_needed(gaps: list[int]) -> float:
    """How many more pairs it will take until it is clear, if they go on like these."""
    pairs, spread = BEFOREHAND
    many = len(gaps) + pairs
    mean = sum(gaps) / many
    each = FIND * (2 * mean + FIND) / (2 * max((sum([gap * gap for gap in gaps]) + pairs * spread) / many - mean * mean, 0.01))
    return (SURE - evidence(gaps)) / each if each > 0 else (SURE + evidence(gaps)) / -each if each < 0 else float("inf")


def pairs(known: dict[Task, Any], bots: tuple[str, str], stranger: str) -> Pairs:
    """What both have played."""
    found: Pairs = defaultdict(dict)
    for (bot, beside, *place, seed), won in known.items():
        other = (bots[1], beside, *place, seed)
        if bot == bots[0] and beside == stranger and other in known:
            found[tuple(place)][seed] = (won, known[other])
    return found


def gaps_of(found: Pairs) -> Gaps:
    """The differences of the pairs."""
    return {place: [int(first) - int(second) for first, second in deals.values()] for place, deals in found.items()}


def lines(known: dict[Task, Any], bots: tuple[str, str], stranger: str) -> Iterator[str]:
    """A row for each place, the mean of them, and how many losses on deals that can be won are gone."""
    found = pairs(known, bots, stranger)
    for place, gaps in sorted(gaps_of(found).items(), key=str):
        rates = [100 * sum(side) / len(gaps) for side in zip(*found[place].values(), strict=True)]
        how, chapter, players = place
        verdict = judge(gaps) if judge(gaps) != OPEN else f"{OPEN}, about {min(still_needed(gaps), 99_999):.0f} more"
        yield f"| {chapter} | {players} | {how} | {rates[0]:.0f} % | {rates[1]:.0f} % | {interval(gaps)} | {len(gaps)} | {verdict} |"
    together = [gap for gaps in gaps_of(found).values() for gap in gaps]
    if together:
        yield f"| all |  |  |  |  | {interval(together)} | {len(together)} |  |"
    yield losses(known, found, bots)


def losses(known: dict[Task, Any], found: Pairs, bots: tuple[str, str]) -> str:
    """How many losses on deals that can be won each of the two has in the hard chapters."""
    winnable = [
        pair
        for (how, chapter, players), deals in found.items()
        for seed, pair in deals.items()
        if how == ALL and chapter in HARD and (any(pair) or known.get((SOLVED, "", ALL, chapter, players, seed)) is True)
    ]
    ours, theirs = (sum([not pair[which] for pair in winnable]) for which in (0, 1))
    spread = 196 * sqrt(max(ours, 1)) / max(theirs, 1)
    left = f"{100 * ours / max(theirs, 1):.0f} +-{spread:.0f} % of them"
    return f"\nHard chapters, {len(winnable)} deals that can be won: {theirs} lost by `{bots[1]}`, {ours} by `{bots[0]}` ({left})"


def next_places(every: Iterable[Place], judged: Gaps, games: int) -> list[Place]:
    """The half of those still open that will be clear soonest; all of them before anything is known."""
    undecided = [place for place in every if len(judged.get(place, [])) < games and judge(judged.get(place, [])) == OPEN]
    new = [place for place in undecided if place not in judged]
    return new or sorted(undecided, key=lambda place: still_needed(judged[place]))[: max(HANDFUL, len(undecided) // 2)]


def wave(places: Iterable[Place], found: Pairs, bots: tuple[str, str], stranger: str, seeds: range) -> list[Task]:
    """The tasks of the next deals of these places: both bots, one deal after the other."""
    missing = {place: [seed for seed in seeds if seed not in found.get(place, {})][:WAVE] for place in places}
    return [
        (bot, stranger, *place, ahead[number])
        for number in range(WAVE)
        for place, ahead in missing.items()
        if number < len(ahead)
        for bot in bots
    ]


def doubtful(found: Pairs) -> list[Task]:
    """Deals of hard chapters that both have lost: of those alone it must be found out whether they can be won."""
    return [
        (SOLVED, "", *place, seed)
        for place, deals in found.items()
        if place[0] == ALL and place[1] in HARD
        for seed, pair in deals.items()
        if not any(pair)
    ]


def write(found: Pairs, key: str) -> None:
    """Note the places where the other one won clearly more: there `partner` plays as it does."""
    better = [f"{chapter}-{players}" for (how, chapter, players), gaps in gaps_of(found).items() if how == ALL and judge(gaps) == WORSE]
    notes = json.loads(WEIGHTS.read_text("utf-8"))
    measured = {f"{chapter}-{players}" for how, chapter, players in found if how == ALL}
    notes[key] = sorted({*better, *[kind for kind in notes[key] if kind not in measured]})
    WEIGHTS.write_text(json.dumps(notes, indent=1) + "\n", "utf-8")
    print(f"{key}: {', '.join(notes[key]) or 'none'}")


def main() -> None:
    """Measure wave after wave, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--time", default="100ms", help="for each move")
    parser.add_argument("--quick", action="store_true", help="the quick level and rules of thumb instead")
    parser.add_argument("--beside", default="", metavar="BOT", help="strangers of this kind")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=2_000_000, help="of the first deal; nobody learned from these")
    parser.add_argument("--chapters", default="1-18")
    parser.add_argument("--players", default="4,3")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="for all of it")
    parser.add_argument("--file", type=Path, default=Path("partner_match.jsonl"), help="where every result is kept")
    parser.add_argument("--write", action="store_true", help="note in the package what others play better")
    args = parser.parse_args()
    bots = ("partner", "rules") if args.quick else (f"partner:{args.time}", f"rollout:{args.time}")
    sitting = (ONE, THREE) if args.beside else (ALL,)
    every = [(how, chapter, players) for chapter in numbers(args.chapters) for players in numbers(args.players) for how in sitting]
    deadline, known = perf_counter() + args.seconds, measure(one, (), args.file)
    while (left := deadline - perf_counter()) > 0:
        found = pairs(known, bots, args.beside)
        places = next_places(every, gaps_of(found), args.games)
        tasks = [*doubtful(found), *wave(places, found, bots, args.beside, range(args.seed, args.seed + args.games))]
        if all([task in known for task in tasks]):
            break
        known = measure(one, tasks, args.file, args.jobs, left, begin)
    print(f"| chapter | players | who | `{bots[0]}` | `{bots[1]}` | gain | deals | |\n|---|---|---|---|---|---|---|---|")
    print("\n".join(lines(known, bots, args.beside)))
    if args.write:
        write(pairs(known, bots, args.beside), "by_rules" if args.quick else "by_rollout")


if __name__ == "__main__":
    main()
