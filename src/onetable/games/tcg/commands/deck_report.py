"""`onetable decks report`: what a deck is worth, by many quick games against the decks that come with the game."""

from __future__ import annotations

import json as to_json
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from onetable.cli.inputs import at_least, language_from
from onetable.core.record import write_file
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.deck_files import content_of, deck_from
from onetable.games.tcg.decklist import DECKS, DeckList
from onetable.games.tcg.reports.chances import interval
from onetable.games.tcg.reports.chart import plot, svg
from onetable.games.tcg.reports.duels import Course, duels
from onetable.games.tcg.reports.playing import courses
from onetable.games.tcg.reports.report import Report, as_data, compared

USUAL_GAMES = 200
MOST_TOLD = 12  # cards that were never played
ALL = "all games"


def report(
    file: str,
    /,
    *,
    games: int = USUAL_GAMES,
    seed: int = 1,
    against: str | None = None,
    jobs: int = 1,
    picture: Path | None = None,
    language: str | None = None,
    json: bool = False,
) -> None:
    """See what a deck is worth: quick games of bots against every deck that comes with the game.

    Parameters
    ----------
    file
        A deck in JSON, a list of its cards, or the name of a deck that comes with the game.
    games
        How many games.
    seed
        The seed of the first game; the same seed gives the same report.
    against
        Another version of the deck, which plays the same games to be compared.
    jobs
        How many processes share the work.
    picture
        Draw the chart into this file, as SVG.
    language
        Of the decks' titles: en, zh, ja or nl.
    json
        Write JSON.
    """
    at_least(1, games, "--games"), at_least(1, jobs, "--jobs")
    spoken = language_from(language)
    found = [played(deck_of(each), games, seed, jobs) for each in (file, against) if each is not None]
    if picture is not None:
        write_file(picture, svg(found[0], spoken, ALL).encode())
    if json:
        print(to_json.dumps(data_of(found), ensure_ascii=False, indent=1))
        return
    for each in found:
        print("\n".join([*in_words(each, spoken), ""]))
    if len(found) > 1:
        print(comparison(*found))


def deck_of(text: str) -> DeckList:
    """The deck that was named, or the one in a file."""
    return DECKS[text] if text in DECKS else deck_from(Path(text), content_of(Path(text)))


def played(deck: DeckList, games: int, seed: int, jobs: int) -> Report:
    """The whole report; on a terminal a bar shows how far it is. Whoever interrupts it leaves no process behind."""
    found = Report(deck.name, deck)
    with closing(courses(duels(deck, games, seed), jobs)) as games_played:
        for course in watched(games_played, games, deck.name) if sys.stderr.isatty() else games_played:
            found.add(course)
    return found


def watched(played: Iterator[Course], games: int, name: str) -> Iterator[Course]:
    """The same, with a bar."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(name or "games", total=games)
        for course in played:
            progress.advance(task)
            yield course


def data_of(found: list[Report]) -> dict[str, Any]:
    """All as plain data."""
    return as_data(found[0]) | ({"against_deck": as_data(found[1]), "compared": compared(*found)} if len(found) > 1 else {})


def in_words(found: Report, language: str) -> list[str]:
    """A report for a person."""
    low, high = interval(found.won, found.games)
    lines = [f"{found.name}: won {found.won} of {found.games} games, {found.won / found.games:.0%} (between {low:.0%} and {high:.0%})", ""]
    lines += [*plot(found, language, ALL), ""]
    lines.append("Sites reached: " + ", ".join([f"{site} in {found.sites[site]}" for site in sorted(found.sites)]) + ".")
    deaths = [f"{why} at site {site} in {count}" for (why, site), count in sorted(found.deaths.items(), key=lambda item: -item[1])]
    lines.append(f"The Ring-bearer: {', '.join(deaths) or 'never lost'}.")
    idle = [f"{CARDS[card].name} ({found.drawn[card]})" for card in found.never_played]
    more = f" and {len(idle) - MOST_TOLD} more" if len(idle) > MOST_TOLD else ""
    told = f"Drawn and never played: {', '.join(idle[:MOST_TOLD])}{more}." if idle else "Every card that was drawn was also played."
    return [*lines, told]


def comparison(one: Report, other: Report) -> str:
    """Which of two versions does better."""
    found = compared(one, other)
    low, high = found["between"]
    return f"{one.name} wins {found['better_by']:+.0%} of the games more than {other.name} (between {low:+.0%} and {high:+.0%})."
