"""`onetable puzzle`: the puzzles of a day and those of the book, played in the terminal."""

from __future__ import annotations

import json as to_json
import sys
from datetime import date as calendar
from pathlib import Path
from typing import Any

import msgspec
from cyclopts import App

from onetable.cli.inputs import language_from
from onetable.core.errors import BadInput
from onetable.games.fellowship.pieces.playing_cards import cards_in
from onetable.telling.puzzles import WAYS, Puzzle, Way
from onetable.telling.titles import title_of_table
from onetable.text import Interface

GAME = "fellowship"
app = App("puzzle", help="Play the puzzle of the day, or one of the book: deals that can be won.")


@app.default
def puzzle(
    name: str | None = None,
    /,
    *,
    date: str | None = None,
    level: str = "easy",
    way: Way = "open",
    key: str = "",
    language: str | None = None,
    plain: bool = False,
    json: bool = False,
) -> int:
    """Play the puzzle of a day, or one of the book by its name; each is a deal that can be won.

    Parameters
    ----------
    name
        A puzzle of the book, such as book-017; without one it is that of the day.
    date
        A day, such as 2027-03-01; today, if none is named.
    level
        easy, medium or hard.
    way
        open: you see and play all hands; closed: your own, with bots in the other seats.
    key
        The key of a host, so that the puzzles of a day are others.
    language
        en, zh, ja or nl; else the one that was chosen last at the table.
    plain
        Lines of text in place of a full screen: for pipes and screen readers.
    json
        Write the day's deals as JSON, without their solution, and play nothing.
    """
    from onetable.games.fellowship.puzzles.puzzles import FellowshipPuzzles  # the solver: only who wants a puzzle waits for it
    from onetable.terminal.settings import remembered
    from onetable.terminal.start import play_in_terminal

    puzzles, day, secret = FellowshipPuzzles(), day_of(date), key.encode()
    spoken = language_from(remembered().language or None if language is None else language)
    if level not in puzzles.levels:
        raise BadInput(f"There is no level “{level}”; there is {', '.join(puzzles.levels)}.")
    if json:
        found = [from_book(puzzles, name)] if name else [puzzles.of_day(day, secret, each, how) for each in puzzles.levels for how in WAYS]
        print(to_json.dumps([as_data(each) for each in found], ensure_ascii=False, indent=1))
        return 0
    chosen = from_book(puzzles, name) if name else puzzles.of_day(day, secret, level, way)
    print(headline(chosen, spoken), file=sys.stderr)
    return play_in_terminal(GAME, chosen.setup, chosen.players, chosen.seed, (), spoken, plain, None, 0, chosen.answers)


@app.command(name="book")
def show_book(*, language: str | None = None, json: bool = False) -> None:
    """Show the puzzles of the book.

    Parameters
    ----------
    language
        en, zh, ja or nl.
    json
        Write JSON.
    """
    from onetable.games.fellowship.puzzles.puzzles import read_book

    spoken = language_from(language)
    if json:
        print(to_json.dumps([as_data(each) for each in read_book()], ensure_ascii=False, indent=1))
        return
    for each in read_book():
        print(headline(each, spoken))


@app.command(name="make-book")
def write_book(file: Path, /) -> None:
    """Make the book of puzzles anew: every deal is proven winnable, and measured.

    Parameters
    ----------
    file
        Where to write it.
    """
    from onetable.games.fellowship.puzzles.book import make_book

    def show_progress() -> None:
        if sys.stderr.isatty():
            print(".", end="", file=sys.stderr, flush=True)

    lines = [msgspec.json.encode(each) for each in make_book(show_progress)]
    try:
        file.write_bytes(b"[\n" + b",\n".join(lines) + b"\n]\n")
    except OSError as error:
        raise BadInput(f"Cannot write {file}: {(error.strerror or 'unknown reason').lower()}.") from None
    print(f"{len(lines)} puzzles are in {file}.")


def day_of(text: str | None) -> str:
    """A date as it is written, or one clear sentence."""
    try:
        return calendar.fromisoformat(text).isoformat() if text is not None else calendar.today().isoformat()
    except ValueError:
        raise BadInput(f"“{text}” is no date; write it like 2027-03-01.") from None


def from_book(puzzles: Any, name: str) -> Puzzle:
    """The puzzle of the book that is called so, or one clear sentence."""
    found: dict[str, Puzzle] = {each.name: each for each in puzzles.book()}
    if name not in found:
        raise BadInput(f"There is no puzzle “{name}” in the book; it has {next(iter(found))} to {next(reversed(found))}.")
    return found[name]


def headline(chosen: Puzzle, language: str) -> str:
    """A puzzle in one line."""
    say = Interface(language).say
    title = title_of_table(GAME, chosen.setup, language)
    return f"{chosen.name}: {title} · {say(f'puzzle-level-{chosen.level}')} · {say(f'puzzle-way-{chosen.way}')}"


def as_data(chosen: Puzzle) -> dict[str, Any]:
    """A deal as data: all that lies on the table when it begins, and nothing of how it is won."""
    from onetable.games.fellowship.puzzles.making import position

    game = position(chosen)
    board = game.table
    told: dict[str, Any] = msgspec.to_builtins(chosen) | {"seed": str(chosen.seed)}
    hands = {board.cast[chair]: [card.code for card in cards_in(hand)] for chair, hand in enumerate(board.hands)}
    return told | {"characters": list(board.cast), "hands": hands, "lost": [card.code for card in cards_in(board.lost)]}
