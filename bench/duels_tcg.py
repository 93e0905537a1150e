"""Two bots of the trading card game over deals with decks by chance, each deal from both seats, until the time is up.

`python -m bench.duels_tcg --bots master:200ms,rollout-1:200ms --seed 9500000 --file duels.jsonl --seconds 400` goes on where its file
ends. A deal hangs on the seed alone: its decks are drawn from all that there are (or from those that `--decks` names), so that a match
that is broken off is fair to all.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from bench.resumable import measure
from onetable.bots.arena.sequential import Sequential
from onetable.bots.proof import every_table
from onetable.bots.registry import bot
from onetable.bots.selfplay import likely
from onetable.core.bot import Bot
from onetable.games.registry import rulebook
from onetable.games.tcg.traits import Phase

SECONDS = 0.2  # for a decision of a bot whose name says nothing of it, such as bench.ismcts:Ismcts
Played = dict[str, float]


def play(first: str, second: str, decks: str, seed: int, hero: int) -> Played:
    """One game of the deal with this seed, the first bot in this seat: whether it won, who began, and how it thought."""
    book, setup = rulebook("tcg"), Random(seed).choice(tables_with(decks))
    seats: list[Bot] = [bot("tcg", first if seat == hero else second, 2 * seed + seat, SECONDS, anywhere=True) for seat in range(2)]
    game = book.begin(setup, 2, seed, silent=True)
    began, thought, choices, longest = -1, 0.0, 0, 0.0
    while (decision := game.decision) is not None:
        if began < 0 and game.table.phase is not Phase.SETUP:
            began = game.table.fp
        view, now = book.view(game, decision.seat), perf_counter()
        number = seats[decision.seat].choose(view)
        if decision.seat == hero and len(decision.choices) > 1:
            took = perf_counter() - now
            thought, choices, longest = thought + took, choices + 1, max(longest, took)
        game.answer(number)
    return {"won": game.table.winner == hero, "began": began == hero, "thought": thought, "choices": choices, "longest": longest}


def tables_with(decks: str) -> list[dict[str, Any]]:
    """The tables of two players that have no others than these decks; all of them where none is named."""
    tables, wanted = [setup for setup, players in every_table("tcg") if players == 2], set(decks.split(","))
    return [setup for setup in tables if wanted.issuperset(setup.get("decks", ["none"]))] if decks else tables


def told(known: dict[Any, Played], low: float, high: float) -> str:
    """What came of all deals of which both games are there."""
    pairs = [(known[*task, 0], known[*task, 1]) for *task, hero in known if hero == 0 and (*task, 1) in known]
    games, test = [game for pair in pairs for game in pair], Sequential(low, high)
    for one, other in pairs:
        test.add((one["won"] + other["won"]) / 2, 2)
    won = sum([bool(game["won"]) for game in games])
    lines = [
        f"{won} of {len(games)} games: {share_of(games)}; test {low:.0%} or {high:.0%}: {test.verdict or 'open'} ({test.evidence:+.2f})"
    ]
    for began, name in ((True, "with"), (False, "without")):
        some = [game for game in games if game["began"] == began]
        lines.append(f"{name} the first turn: {share_of(some)} of {len(some)}")
    choices = max(1.0, sum([game["choices"] for game in games]))
    thought, longest = sum([game["thought"] for game in games]), max([game["longest"] for game in games], default=0.0)
    lines.append(
        f"{choices / max(1, len(games)):.0f} choices a game, {1000 * thought / choices:.1f} ms a choice, longest {1000 * longest:.0f} ms"
    )
    return "\n".join(lines)


def share_of(games: Sequence[Played]) -> str:
    """What was won, and how sure that is."""
    won = sum([bool(game["won"]) for game in games])
    low, high = likely(won, max(1, len(games)))
    return f"{won / max(1, len(games)):.1%} (between {low:.1%} and {high:.1%})"


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", required=True, help="two, divided by a comma")
    parser.add_argument("--seed", type=int, required=True, help="of the first deal; the others follow")
    parser.add_argument("--deals", type=int, default=1000, help="at most so many")
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so many")
    parser.add_argument("--test", default="60,70", help="two shares in percent for the sequential test")
    parser.add_argument("--decks", default="", help="only these, divided by commas; else all that there are")
    args = parser.parse_args()
    if not tables_with(args.decks):
        parser.error(f"no two players can play with {args.decks!r} alone: decks are named as in `onetable decks`")
    first, second = args.bots.split(",")
    low, high = [float(share) / 100 for share in args.test.split(",")]
    tasks = [(first, second, args.decks, seed, hero) for seed in range(args.seed, args.seed + args.deals) for hero in range(2)]
    known = measure(play, tasks, args.file, args.jobs, args.seconds)
    print(told({task: known[task] for task in tasks if task in known}, low, high))


if __name__ == "__main__":
    main()
