"""A contest is played while somebody watches: a bar shows how far it is, and at the end everything lies ready to be told."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec import Struct, field, structs

from onetable.bots.arena import plot
from onetable.bots.arena.book import Book
from onetable.bots.arena.bouts import Contest
from onetable.bots.arena.ratings import Rating, ratings
from onetable.bots.arena.results import Line, Table, share
from onetable.bots.arena.running import Crew, DealPlayed, run
from onetable.bots.arena.sequential import Sequential
from onetable.core.errors import BadInput

Deals = Generator[DealPlayed, None, None]


class Course(Struct):
    """What came of a contest."""

    contest: Contest
    table: Table
    deals: list[DealPlayed]
    ratings: list[Rating] = field(default_factory=list)
    test: Sequential | None = None

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        found: dict[str, Any] = {
            "game": self.contest.game,
            "games": self.table.games,
            "lines": [line_data(line) for line in self.table.lines],
            "together": [line_data(line) for line in self.table.together],
            "ratings": [{name: rounded(value) for name, value in structs.asdict(each).items()} for each in self.ratings],
        }
        if self.test is not None:
            test = self.test
            found["test"] = {
                "low": test.low, "high": test.high, "games": test.games, "evidence": rounded(test.evidence), "verdict": test.verdict,
            }  # fmt: skip
        return found

    def picture(self) -> str:
        """Ratings where more than two have met, else shares, as a picture."""
        title = self.contest.game
        if len(self.ratings) > 2:
            rated = [plot.Row(each.name, each.rating, each.low, each.high, f"{each.rating:.1f}") for each in self.ratings]
            return plot.ratings(title, rated)
        return plot.shares(title, [plot.Row(label_of(line), line.rate, *line.likely, f"{line.rate:.0%}") for line in self.table.lines])


def follow(
    contest: Contest, book: Book, jobs: int, ray: str | None = None, test: Sequential | None = None, crew: Crew | None = None
) -> Course:
    """Play a contest, until its end or until the test has decided."""
    table, deals = Table(contest), list[DealPlayed]()
    with closing(shown(contest, run(contest, book, jobs, ray, crew), test)) as found:
        for deal in found:
            table.add(deal)
            deals.append(deal)
            if test is not None and (part := share(contest, deal)) is not None:
                test.add(part, len(deal.played))
                if test.verdict:
                    break
    return Course(contest, table, deals, ratings(contest, deals), test)


def shown(contest: Contest, deals: Deals, test: Sequential | None) -> Deals:
    """The same deals; on a terminal a bar shows how far it is."""
    with closing(deals):
        if not sys.stderr.isatty():
            yield from deals
            return
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("games", total=contest.bouts)
            for deal in deals:
                progress.advance(task, len(deal.played))
                yield deal
                if test is not None:
                    progress.update(task, description=f"games, evidence {test.evidence:+.2f}")


def opened_book(file: Path | None) -> Book:
    """The book in this file, or one clear sentence."""
    try:
        return Book(file)
    except OSError as error:
        raise BadInput(f"“{file}” cannot be read: {(error.strerror or 'unknown reason').lower()}.") from None


def line_data(line: Line) -> dict[str, Any]:
    """A line as plain data."""
    return {
        "bot": line.bot,
        **({"as": line.side} if line.side else {}),
        **({"against": line.against} if line.against else {}),
        "setup": line.setup,
        "players": line.players,
        "games": line.games,
        "won": line.won,
        "rate": rounded(line.rate),
        "likely": [rounded(each) for each in line.likely],
        "decisions": line.asked,
        "seconds": rounded(line.seconds),
        "longest": rounded(line.longest),
        "exceptions": len(line.failing),
        "failing": [{"seed": seed, "error": error} for seed, error in line.failing],
    }


def label_of(line: Line) -> str:
    """Who plays against whom."""
    role = f"{line.bot} as {line.side}" if line.side else line.bot
    return f"{role} – {line.against}" if line.against else role


def rounded(value: Any) -> Any:
    """A figure with no more digits than anybody reads."""
    return round(value, 4) if isinstance(value, float) else value
