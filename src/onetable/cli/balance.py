"""`onetable balance`: what wins against what, over many games of bots."""

from __future__ import annotations

import json as to_json
from pathlib import Path
from typing import Any

from onetable.bots.arena import plot as drawing
from onetable.bots.arena.matchups import Matchups, Share, Shares, matchup_contest, matchups
from onetable.bots.balance import name_in
from onetable.cli.contests import follow, opened_book
from onetable.cli.inputs import at_least, check_bots, cores
from onetable.core.record import write_file
from onetable.games.registry import rulebook
from onetable.text import Interface

WORDS = Interface("en")  # the page is for the documentation


def balance(
    game: str,
    /,
    *,
    bot: str = "rules",
    games: int = 20,
    seed: int = 1,
    jobs: int | None = None,
    file: Path | None = None,
    ray: str | None = None,
    page: Path | None = None,
    plot: Path | None = None,
    json: bool = False,
) -> int:
    """Play everything that can be brought to a table against everything else, or every company against the one side.

    Parameters
    ----------
    game
        A game by its id; `onetable games` shows them.
    bot
        Who plays all seats.
    games
        How many deals of each match-up; where seats can be exchanged each is played twice.
    seed
        The seed of the first deal.
    jobs
        How many processes share the work; without it, one for each core.
    file
        Keep every game in this file; what stands there is not played again.
    ray
        Let workers of Ray play: the address of a cluster, or “local”.
    page
        Write the tables into this file, between the marks of this game if it has them, else at its end.
    plot
        Draw what everything has won into this SVG file.
    json
        Write JSON.
    """
    at_least(1, games, "--games"), at_least(0, seed, "--seed")
    jobs = at_least(1, jobs if jobs is not None else cores(), "--jobs")
    check_bots(game, [bot])
    course = follow(matchup_contest(game, bot, games, seed), opened_book(file), jobs, ray)
    found = matchups(course.contest, course.deals)
    tables = told(game, found)
    if page is not None:
        head = (
            f"{course.table.games} games of the bot `{bot}`, made by `onetable balance {game} --bot {bot} --games {games} --seed {seed}`."
        )
        write_section(page, game, f"## {WORDS.say(f'game-{game}')}\n\n{head}\n\n{tables}\n")
    if plot is not None:
        write_file(plot, drawing.shares(WORDS.say(f"game-{game}"), rows(game, found.each)).encode())
    print(to_json.dumps(as_data(found), ensure_ascii=False, indent=1) if json else tables)
    return 1 if any([line.failing for line in course.table.lines]) else 0


def told(game: str, found: Matchups) -> str:
    """All tables, in Markdown."""
    sides = rulebook(game).sides
    parts = [table(f"won by {sides[1]}" if sides else "won", {name_in(game, value): share for value, share in found.each.items()})]
    if sides:
        for size in sorted({size for size, _ in found.pairs}):
            companies = {names_in(game, company): share for (of, company), share in found.pairs.items() if of == size}
            parts.append(table(f"{size} of the {sides[1]}, won by them", companies))
    else:
        parts.append(matrix(game, found))
    parts += [f"### {kind}\n\n{table('won', shares)}" for kind, shares in found.noted.items()]
    return "\n\n".join(parts)


def names_in(game: str, company: str) -> str:
    """A company by the names of its members."""
    return ", ".join([name_in(game, value) for value in company.split(" + ")])


def table(heading: str, shares: Shares) -> str:
    """Shares with their intervals, the greatest first."""
    lines = [
        f"| {label} | {share.rate:.0%} | {share.likely[0]:.0%} – {share.likely[1]:.0%} | {share.games} |" for label, share in ranked(shares)
    ]
    return "\n".join([f"| | {heading} | between (95 %) | games |", "|---|---|---|---|", *lines])


def matrix(game: str, found: Matchups) -> str:
    """Everything against everything: the row's share against the column, both in the order of all games, columns by their numbers."""
    order = [value for value, _ in ranked(found.each)]
    head = " | ".join([str(number) for number in range(1, len(order) + 1)])
    lines = [
        f"| {number} {name_in(game, one)} | {' | '.join([cell(found.pairs.get((one, other))) for other in order])} |"
        for number, one in enumerate(order, 1)
    ]
    widest = max([share.likely[1] - share.likely[0] for share in found.pairs.values()], default=0.0)
    games = max([share.games for share in found.pairs.values()], default=0)
    about = f"The row against the column, in percent of {games} games; the truth lies within ±{widest / 2:.0%}."
    return "\n".join([about, "", f"| | {head} |", f"|---|{'---|' * len(order)}", *lines])


def cell(share: Share | None) -> str:
    """A field of the matrix."""
    return f"{100 * share.rate:.0f}" if share is not None else "–"


def ranked(shares: Shares) -> list[tuple[str, Share]]:
    """The greatest share first."""
    return sorted(shares.items(), key=lambda found: (-found[1].rate, found[0]))


def rows(game: str, shares: Shares) -> list[drawing.Row]:
    """The same as rows of a picture."""
    return [drawing.Row(name_in(game, value), share.rate, *share.likely, f"{share.rate:.0%}") for value, share in ranked(shares)]


def write_section(page: Path, game: str, text: str) -> None:
    """Put the section of a game into a page: between its marks, or at the end."""
    first, last = f"<!-- {game} -->\n", f"<!-- end of {game} -->\n"
    old = page.read_text("utf-8") if page.exists() else "# Balance\n\n"
    before, found, rest = old.partition(first)
    after = rest.partition(last)[2] if found else ""
    page.write_text(f"{before}{first}{text}{last}{after}", "utf-8")


def as_data(found: Matchups) -> dict[str, Any]:
    """Everything as plain data."""
    return {
        "each": {value: share_data(share) for value, share in ranked(found.each)},
        "pairs": [{"one": one, "other": other, **share_data(share)} for (one, other), share in found.pairs.items()],
        "noted": {kind: {label: share_data(share) for label, share in ranked(shares)} for kind, shares in found.noted.items()},
    }


def share_data(share: Share) -> dict[str, Any]:
    """A share as plain data."""
    return {
        "games": share.games, "won": share.won, "rate": round(share.rate, 4), "likely": [round(each, 4) for each in share.likely],
    }  # fmt: skip
