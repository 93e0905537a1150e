"""`onetable export` and `onetable import`: games as data for other programs, and back."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from onetable.bots.selfplay import RANDOM, Order
from onetable.cli.inputs import at_least, bots_from, check_table, setup_from
from onetable.core.errors import BadInput
from onetable.core.record import Record, decode, read_file, replay, write_file
from onetable.data.files import read_games, write_games
from onetable.data.played import played_games
from onetable.data.rows import GameRow, record_of, row_of
from onetable.games.registry import rulebook

MANY = 10_000
TENTHS = 10  # how often it is told how far one is, where nobody looks at a bar


def export(
    out: Path,
    /,
    *sources: Path,
    selfplay: str | None = None,
    games: int = MANY,
    setup: str | None = None,
    players: int | None = None,
    bots: str = RANDOM,
    seed: int = 1,
    jobs: int = 1,
    no_positions: bool = False,
) -> None:
    """Write games as data, one row a game: public positions, choices, outcomes (docs/data.md). What it takes, `onetable import` gives back.

    Parameters
    ----------
    out
        The file to write: .parquet with the extra “data”, JSON Lines (.jsonl) without.
    sources
        Records, or folders of them.
    selfplay
        Let bots play this game instead, and write what they played.
    games
        How many games they play.
    setup
        What they play, as JSON: '{"chapter": 5}'.
    players
        How many sit at the table.
    bots
        Who plays, divided by commas; they take the seats in turn.
    seed
        The seed of the first game; each further game has the next one.
    jobs
        How many processes share the work.
    no_positions
        Leave out the position before each answer, as a spectator sees it: it is most of the file.
    """
    positions = not no_positions
    if (selfplay is None) == (not sources):
        raise BadInput("Name records to be exported, or a game with --selfplay; not both.")
    if selfplay is not None:
        book = rulebook(selfplay)
        at_least(1, games, "--games"), at_least(1, jobs, "--jobs")
        seats = players if players is not None else max(book.players) if book.cooperative else min(book.players)
        order = Order(selfplay, setup_from(setup), seats, games, seed, bots_from(selfplay, bots))
        check_table(book, order.setup, order.players, seed)
        count = write_games(out, counted(played_games(order, jobs, positions), games))
    else:
        files = [*records_in(sources)]
        count = write_games(out, counted(rows_of(files, positions), len(files)))
    print(f"{count} games are written to {out}.")


def records_in(sources: Iterable[Path]) -> Iterator[Path]:
    """Every file that was named, and those in folders in the order of their names."""
    for source in sources:
        if source.is_dir():
            yield from sorted(source.glob("*.json"))
        else:
            yield source


def rows_of(files: Iterable[Path], positions: bool) -> Iterator[GameRow]:
    """The games of these records; one that cannot be replayed is named."""
    for file in files:
        try:
            found: Record = decode(read_file(file), Record, "record")
            match = replay(rulebook(found.game), found)
        except BadInput as error:
            raise BadInput(f"{file}: {error}") from None
        yield row_of(match, positions)


def bring_in(file: Path, /, *, records: Path) -> None:
    """Make records of exported games; every game is played again, and a line that is not what the game gives is named.

    Parameters
    ----------
    file
        A file that `onetable export` has written.
    records
        The folder for the records.
    """
    count = 0
    for number, row in read_games(file):
        try:
            found = record_of(row)
        except BadInput as error:
            raise BadInput(f"{'Row' if file.suffix == '.parquet' else 'Line'} {number} of {file}: {error}") from None
        write_file(records / f"{row.game}-{number:06}.json", msgspec.json.encode(found))
        count += 1
    print(f"{count} records are in {records}.")


def counted(rows: Iterable[GameRow], total: int) -> Iterator[GameRow]:
    """The same rows, while it is told how far they are: a bar on a terminal, else a line now and then."""
    if not sys.stderr.isatty():
        for number, row in enumerate(rows, 1):
            yield row
            if number * TENTHS // total != (number - 1) * TENTHS // total:
                print(f"{number} of {total} games", file=sys.stderr)
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=total)
        for row in rows:
            yield row
            progress.advance(task)
