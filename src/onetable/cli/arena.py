"""`onetable arena`: bots meet over the same deals."""

from __future__ import annotations

import json as to_json
import sys
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

from msgspec import structs

from onetable.bots.arena.book import Book
from onetable.bots.arena.bouts import Contest, round_robin
from onetable.bots.arena.entrants import EACH, everything, read_entrants, too_few
from onetable.bots.arena.results import Line, Table
from onetable.bots.arena.sequential import ERROR, LEAST_GAMES, Sequential
from onetable.bots.registry import bot_names
from onetable.cli.at_server import AtServer, ask_server
from onetable.cli.contests import Course, follow, opened_book
from onetable.cli.inputs import at_least, check_bots, check_table, cores, setup_from
from onetable.core.errors import BadInput
from onetable.core.record import write_file
from onetable.core.rulebook import Rulebook
from onetable.games.registry import rulebook

TABLES = 8  # at once, at a server
MOST_LINES = 40  # of more set-ups only the sum is told
LEAGUE = 3  # from so many on, ratings tell more than the meetings


def arena(
    game: str,
    /,
    *,
    bots: str,
    setup: str | None = None,
    players: int | None = None,
    games: int = 20,
    seed: int = 1,
    seconds: float | None = None,
    jobs: int | None = None,
    side: str = "",
    sprt: str | None = None,
    file: Path | None = None,
    ray: str | None = None,
    plot: Path | None = None,
    json: bool = False,
    server: str | None = None,
    login: str | None = None,
    **fields: str,
) -> int:
    """Let bots meet over the same deals; shown is how often each wins, and of a league how strong each is.

    Where all win or lose together each bot plays all seats of every deal. Otherwise each meets each other, and every deal is played twice
    with the seats exchanged. With bots that think for a number of playouts (“rollout:400n”) every game is the same wherever it is played.

    Parameters
    ----------
    game
        A game by its id; `onetable games` shows them.
    bots
        The bots, divided by commas. Where every seat brings something, such as a deck: “rules@NAME”, or “rules@*” for each there is.
    setup
        What to play, as JSON: '{"options": {"lost_card": "optional"}}'.
    players
        How many sit at the table.
    games
        How many deals, for each meeting and set-up; with --sprt at most so many.
    seed
        The seed of the first deal.
    seconds
        How long a bot may think about one decision.
    jobs
        How many processes share the work; without it, one for each core.
    side
        Where one plays against all the others: the first bot plays only this side.
    sprt
        Two shares in percent, such as 50,60: play until one is refuted, that the first bot makes at most this or at least that share.
    file
        Keep every game in this file; what stands there is not played again.
    ray
        Let workers of Ray play: the address of a cluster, or “local”.
    plot
        Draw the figures into this SVG file.
    json
        Write JSON.
    server
        Let them play at this server, a table for each game: bots of its house, and bot accounts of anybody by their names there, which are
        challenged. A team has a “+” between its names: one account takes one seat. --jobs is the number of tables at once.
    login
        The login of your account there; its password is asked for, or stands in ONETABLE_PASSWORD. Without one you are a guest.
    fields
        What the game's set-up knows, such as --chapter: one value, or several divided by commas, each of which is played; of what
        every seat brings one for each seat, or “*” for all combinations.
    """
    book, chosen = rulebook(game), setup_from(setup)
    at_least(1, games, "--games")
    jobs = at_least(1, jobs, "--jobs") if jobs is not None else None
    if seconds is not None and not 0 < seconds < 3600:
        raise BadInput(f"--seconds must be more than 0 and less than an hour, not {seconds}.")
    seats = players if players is not None else max(book.players) if book.cooperative else min(book.players)
    setups = [{**chosen, **each} for each in every_setup(book, fields, seats)]
    for each in setups:
        check_table(book, each, seats, seed)
    entrants = read_entrants(book, bots)
    meetings = [meeting for each in setups for meeting in round_robin(game, entrants, each, seats, side)]
    test, contest, kept = test_from(sprt, len(entrants)), Contest(game, tuple(meetings), games, seed, seconds), opened_book(file)
    if server is not None:
        if ray is not None or seconds is not None:
            raise BadInput("At a server everybody thinks with what he has: --ray and --seconds are for games that are played here.")
        course = follow_at(AtServer(server.rstrip("/"), login), contest, kept, jobs or TABLES, test)
    else:
        check_bots(game, sorted({entrant.bot for entrant in entrants}))
        course = follow(contest, kept, jobs or cores(), ray, test)
    if plot is not None:
        write_file(plot, course.picture().encode())
    print(to_json.dumps(course.data(), ensure_ascii=False, indent=1) if json else in_words(course, len(entrants)))
    return 1 if any([line.failing for line in course.table.lines]) else 0


def follow_at(where: AtServer, contest: Contest, kept: Book, tables: int, test: Sequential | None) -> Course:
    """Play a contest at a server, so many tables at once; what goes wrong there is one sentence."""
    from onetable.bots.arena.at_server import accounts_at, tables_at
    from onetable.client import Problem

    contest = structs.replace(contest, server=where.server or "")
    seated = [bout.seats for _, deal in structs.replace(contest, deals=1).schedule() for bout in deal.bouts]
    names = sorted({name for seats in seated for name in seats})

    async def come(client: Any) -> tuple[Any, dict[str, str], list[str]]:
        return client, *await accounts_at(client, names, bot_names(contest.game))

    client, accounts, away = ask_server(where, come)
    for seats in seated:
        for name in accounts:
            if seats.count(name) > 1:
                raise too_few(name, seats.count(name))
    if away:
        print(f"{', '.join(away)} does not listen now; what it shall play waits until it comes.", file=sys.stderr)
    try:
        return follow(contest, kept, tables, test=test, crew=lambda: tables_at(client, kept, accounts, tables))
    except Problem as problem:
        raise BadInput(problem.text) from None


def every_setup(book: Rulebook[Any], typed: Mapping[str, str], seats: int) -> list[dict[str, Any]]:
    """Each combination of the values that were typed; what each seat has of its own is one value, or everything there is."""
    found: list[dict[str, Any]] = [{}]
    for name, text in typed.items():
        field = book.form().field(book.id, name)
        if field.per_seat:
            values: list[Any] = [list(each) for each in combinations(everything(book), seats)] if text == EACH else [field.read(text)]
        else:
            values = [field.read(part) for part in text.split(",")]
        found = [{**each, name: value} for each in found for value in values]
    return found


def test_from(text: str | None, entrants: int) -> Sequential | None:
    """The sequential test that was asked for."""
    if text is None:
        return None
    if entrants != 2:
        raise BadInput("--sprt compares two bots.")
    try:
        low, high = [float(part) / 100 for part in text.split(",")]
    except ValueError:
        raise BadInput(f"--sprt needs two shares in percent, such as 50,60, not “{text}”.") from None
    if not 0 < low < high < 1:
        raise BadInput(f"--sprt needs two shares between 0 and 100 percent, the lower one first, not “{text}”.")
    return Sequential(low, high)


def in_words(course: Course, entrants: int) -> str:
    """All that was found, for a person."""
    lines = course.table.lines
    found = [line for each in lines for line in line_in_words(each)] if len(lines) <= MOST_LINES else []
    found += [line for each in course.table.together for line in line_in_words(each)]
    if entrants >= LEAGUE:
        width = max([len(each.name) for each in course.ratings])
        found += ["", f"{'':{width}}  rating  likely          games  points"]
        found += [
            f"{each.name:{width}}  {each.rating:6.2f}  {each.low:6.2f} – {each.high:5.2f}  {each.games:5}  {each.points:6g}"
            for each in course.ratings
        ]
    if course.test is not None:
        found.append(verdict_in_words(course.test, course.table))
    return "\n".join(found)


def line_in_words(line: Line) -> list[str]:
    """One line, and the games that failed."""
    low, high = line.likely
    pace = f", {1000 * line.seconds / line.asked:.1f} ms for a decision, at most {1000 * line.longest:.0f} ms" if line.asked else ""
    role = f"{line.bot} as {line.side}" if line.side else line.bot
    who = f"{role} against {line.against}" if line.against else role
    what = to_json.dumps(line.setup) if line.setup is not None else "in all set-ups"
    text = f"{who:<12} {what}, players: {line.players}: won {line.won:g} of {line.games} games, "
    text += f"{line.rate:.1%} (likely {low:.0%} to {high:.0%}){pace}"
    return [text, *[f"FAILED  seed {seed}: {error}" for seed, error in line.failing[:5]]]


def verdict_in_words(test: Sequential, table: Table) -> str:
    """What the sequential test has decided, and after how many games."""
    meeting = table.contest.meetings[0]
    claims = {
        "higher": f"makes at least {test.high:.0%}, not {test.low:.0%} or less",
        "lower": f"makes {test.low:.0%} or less, not {test.high:.0%} or more",
        "": f"is not decided between {test.low:.0%} and {test.high:.0%}",
    }
    how = f"evidence {test.evidence:+.2f}, errors of {ERROR:.0%}, at least {LEAST_GAMES} games"
    return f"{meeting.one.name} against {meeting.other.name}: {claims[test.verdict]}, after {test.games} games (SPRT over pairs: {how})"
