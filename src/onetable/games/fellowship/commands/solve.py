"""`onetable solve`: what could have been made of a round."""

from __future__ import annotations

import json as to_json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from onetable.cli.inputs import at_least, language_from
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.match import RESIGNS
from onetable.core.record import Record, decode, read_file, replay
from onetable.core.rulebook import Rulebook
from onetable.core.scenario.files import read_scenario
from onetable.core.scenario.running import build
from onetable.games.fellowship.hindsight import SECONDS, WORLDS, Hindsight, look_back, solve_game, solve_open
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.solver.solving import Solver
from onetable.games.fellowship.table import Board
from onetable.games.registry import rulebook

GAME = "fellowship"
BARS = " ▁▂▃▄▅▆▇█"
SCENARIOS = (".yaml", ".yml")


def solve(
    file: Path,
    /,
    *,
    seconds: float = SECONDS,
    worlds: int = WORLDS,
    open_setup: bool = False,
    language: str | None = None,
    json: bool = False,
) -> None:
    """Say whether a round could be won by those who see all cards, by which line, and where it was lost.

    Parameters
    ----------
    file
        The record of a game that has ended, or a scenario.
    seconds
        How long to think about a position at most.
    worlds
        How many worlds to imagine for each chance; 0 for no chances.
    open_setup
        Leave the choices of the set-up open, too: who takes which character, which cards are exchanged.
    language
        en, zh, ja or nl.
    json
        Write JSON.
    """
    book = rulebook(GAME)
    spoken = language_from(language)
    at_least(0, worlds, "--worlds")
    try:
        if file.suffix in SCENARIOS:
            game, found = solve_scenario(book, file, seconds)
        else:
            game, found = solve_record(book, file, seconds, worlds, open_setup)
    except Unplayable as error:
        raise BadInput(f"There is nothing to solve: {error}.") from None
    told = tell(book, game, found, spoken)
    if json:
        print(to_json.dumps(told, ensure_ascii=False, indent=1))
    else:
        show(told)


def solve_record(book: Rulebook[Any], file: Path, seconds: float, worlds: int, open_setup: bool) -> tuple[Game[Board], Hindsight]:
    """A game that has ended: its last round; or, with the set-up open, its first one."""
    found: Record = decode(read_file(file), Record, "record")
    if found.game != GAME:
        raise BadInput(f"The solver knows the game “{GAME}”, not “{found.game}”.")
    ended = replay(book, found).game
    if ended.decision is not None:
        raise BadInput("This game has not ended yet: hindsight comes afterwards.")
    if open_setup:
        game = book.begin(found.setup, found.players, int(found.seed), silent=True)
        return game, solve_open(game, seconds)
    return ended, look_back(stages(book, found), book, seconds, worlds, show_progress)


def stages(book: Rulebook[Any], found: Record) -> Iterator[Game[Board]]:
    """The game as it stood before each answer, and at its end."""
    game = book.begin(found.setup, found.players, int(found.seed), silent=True)
    for answer in found.answers:
        yield game.clone()
        if answer.number == RESIGNS:
            book.resign(game, answer.seat)
        else:
            game.answer(answer.number)
    yield game


def show_progress() -> None:
    """A dot for every moment that is looked at, where somebody watches."""
    if sys.stderr.isatty():
        print(".", end="", file=sys.stderr, flush=True)


def solve_scenario(book: Rulebook[Any], file: Path, seconds: float) -> tuple[Game[Board], Hindsight]:
    """The first position of a scenario file."""
    game: Game[Board] = build(book, read_scenario(file)[0])
    try:
        found, line = solve_game(game, Solver(), seconds)
    except Unplayable:
        return game, solve_open(game, seconds)
    return game, Hindsight(found.winnable, line, 0)


def tell(book: Rulebook[Any], game: Game[Board], found: Hindsight, language: str) -> dict[str, Any]:
    """What was found, as plain data."""
    phrases = book.phrasebook(language).at(game.table)
    return {
        "winnable": found.winnable,
        "begins": found.begins,
        "line": [{"seat": said.seat, "text": phrases.read(said.choice), "word": msgspec.to_builtins(said.choice)} for said in found.line],
        "lost_at": found.lost_at,
        "chances": [msgspec.to_builtins(chance) for chance in found.chances],
    }


def show(told: dict[str, Any]) -> None:
    """The same for a person: a sentence, a line of chances, and how it could be won."""
    verdicts = {True: "This round can be won.", False: "This round cannot be won, however it is played.", None: "Not decided in time."}
    print(verdicts[told["winnable"]])
    if told["chances"]:
        print("\nChances, answer by answer: of the worlds each seat had to reckon with, how many could still be won")
        print(chart(told["chances"], told["lost_at"]))
    if told["lost_at"] is not None:
        print(f"It was lost with answer {told['lost_at'] + 1}.")
    for said in told["line"]:
        print(f"  seat {said['seat']}: {said['text']}")


def chart(chances: list[dict[str, Any]], lost_at: int | None) -> str:
    """A bar for every answer, a mark under the one that lost the round, and a question mark where nothing was decided in time."""
    rows = [
        "".join([BARS[max(0, min(8, round(32 * (chance["chance"] or 0)) - 8 * (height - 1)))] for chance in chances])
        for height in range(4, 0, -1)
    ]
    marks = "".join(["▲" if chance["answer"] == lost_at else "·" if chance["chance"] is not None else "?" for chance in chances])
    sides = ("100 % ", "      ", "      ", "  0 % ")
    return "\n".join([*[side + row for side, row in zip(sides, rows, strict=True)], f"      {marks}"])
