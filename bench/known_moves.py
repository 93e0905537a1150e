"""Positions in which a sensible partner knows the move, and how many of them each bot solves: `python -m bench.known_moves`.

`--find FOLDER` looks for more in records, near the end of a round, where they can be thought through: the one move after which nearly all
worlds that the seat must reckon with can still be won, while after every other move most cannot. Look at what it finds: a position is
kept if its move can be told from what the seat knows, and its name says why.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any

from bench.strength import seated
from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.record import Record, decode, read_file
from onetable.core.scenario.choosing import name_of_asked, offered
from onetable.core.scenario.files import read_scenario
from onetable.core.scenario.running import build
from onetable.core.scenario.writing import write_position, yaml_of
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.bots.trying import warm_up
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.kernel.moves import move_of
from onetable.games.fellowship.kernel.tricks import play
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.kernel.wanted import COMPILED
from onetable.games.fellowship.solver.solving import Solver
from onetable.games.fellowship.table import Board

BOOK = Fellowship()
POSITIONS = Path(__file__).parent / "known_moves.yaml"
WORLDS, MOST = 24, 4_000
ENDING = 5  # tricks that are still to come
GOOD, BAD = 0.9, 0.4  # the share of worlds that can be won after the known move, and after any other
BOTS = "random,rules,rollout:50ms"


def known_move(game: Game[Board], solver: Solver) -> int | None:
    """The number of the choice that a sensible partner makes, if it is plain."""
    assert game.decision is not None
    seen, dice = BOOK.view(game, game.decision.seat), Dice(1)
    winnable = [0] * len(game.decision.choices)
    for world_number in range(WORLDS):
        world = BOOK.imagine(seen, dice)
        assert world.decision is not None
        rules, state = describe(world)
        for number, choice in enumerate(world.decision.choices):
            after = state.copy()
            play(rules, after, move_of(world, choice))
            if after[at.OVER] == at.RUNNING:
                winnable[number] += solver.solve(rules, after, seconds=1, most=MOST).winnable is True
            else:
                winnable[number] += bool(after[at.OVER] == at.ROUND_WON)
        if world_number == 7 and (max(winnable) < 7 or sorted(winnable)[-2] > 5):
            return None
    best = max(range(len(winnable)), key=winnable.__getitem__)
    others = [share for number, share in enumerate(winnable) if number != best]
    return best if winnable[best] >= GOOD * WORLDS and max(others) <= BAD * WORLDS else None


def find(folder: Path) -> Iterator[dict[str, Any]]:
    """Such positions in the games of a folder, at most two of a game."""
    solver = Solver()
    for file in sorted(folder.iterdir()):
        found: Record = decode(read_file(file), Record, "record")
        game = BOOK.begin(found.setup, found.players, int(found.seed), silent=True)
        taken = 0
        for step, answer in enumerate(found.answers):
            if taken < 2 and len(game.decision.choices if game.decision else ()) > 1 and 1 < game.table.left <= ENDING:
                try:
                    describe(game)
                    number = known_move(game, solver)
                except Unplayable:
                    number = None
                if number is not None:
                    data = labelled(found, step, game, number)
                    if data is not None:
                        taken += 1
                        yield data
            game.answer(answer.number)


def labelled(found: Record, step: int, game: Game[Board], number: int) -> dict[str, Any] | None:
    """The position as a scenario whose play is the known move; None where it cannot be written whole."""
    data = dict(write_position(BOOK, found, step))
    twin = build(BOOK, data)
    if twin.decision is None or game.decision is None or len(twin.decision.choices) != len(game.decision.choices):
        return None
    asked = name_of_asked(BOOK, twin)
    data["name"] = f"Chapter {found.setup['chapter']} by {found.players}, deal {found.seed}: {asked} knows the move"
    data["play"] = [{asked: offered(BOOK, twin)[number]}]
    return data


def solved_by(name: str) -> tuple[int, int]:
    """How many of the positions this bot solves, and how many there are."""
    right = total = 0
    for data in read_scenario(POSITIONS):
        game = build(BOOK, data)
        assert game.decision is not None
        (wanted,) = data["play"][0].values()
        (player,) = seated(name, 1, total, process_time)
        choice = player.choose(BOOK.view(game, game.decision.seat))
        right += offered(BOOK, game)[choice] == wanted
        total += 1
    return right, total


def main() -> None:
    """Print what each bot solves, or look for more positions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--find", type=Path, metavar="FOLDER")
    args = parser.parse_args()
    if args.find:
        for data in find(args.find):
            print(yaml_of(data) + "---", flush=True)
        return
    LOADING.wanted = False
    for name in args.bots.split(","):
        LOADING.loaded = False
        right, total = solved_by(name)
        print(f"{name:16} {right} of {total}", flush=True)
        if ":" in name and COMPILED:
            warm_up()
            LOADING.loaded = True
            print(f"{name}, with the kernel: {solved_by(name)[0]} of {total}")


if __name__ == "__main__":
    main()
