"""How many clear positions each bot solves: `python -m bench.positions --bots steady,master:200ms`."""

from __future__ import annotations

import argparse
from time import perf_counter, process_time

from bench.positions.solving import GAMES, clear_positions, verdict
from onetable.bots.registry import bot
from onetable.bots.rollout import RolloutBot
from onetable.core.bot import Bot

CLOCKS = {"wall": perf_counter, "cpu": process_time}
BOTS = "rules,novice,steady,master:200ms"


def seated(game: str, name: str, seed: int, clock: str) -> Bot:
    """A bot by its name, which thinks by this clock."""
    found = bot(game, name, seed)
    if isinstance(found, RolloutBot):
        found.clock = CLOCKS[clock]
    return found


def main() -> None:
    """Print for each game and bot what is solved, what is answered absurdly, and where."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--missed", action="store_true", help="name those that are not solved, with the answer")
    parser.add_argument("--clock", choices=CLOCKS, default="cpu", help="time of the processor, or what passes")
    args = parser.parse_args()
    for game in args.games.split(","):
        positions = clear_positions(game)
        for name in args.bots.split(","):
            found = [(each.name, *verdict(game, each, seated(game, name, number, args.clock))) for number, each in enumerate(positions)]
            solved, absurd = [[line for line in found if line[1] == kind] for kind in ("solved", "absurd")]
            print(f"{game:6} {name:16} {len(solved)} of {len(positions)} solved, {len(absurd)} answered absurdly", flush=True)
            if args.missed:
                for title, kind, answer in found:
                    if kind != "solved":
                        print(f"       {kind:8} {title}: {answer}", flush=True)


if __name__ == "__main__":
    main()
