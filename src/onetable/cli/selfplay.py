"""`onetable selfplay`: bots play many games, and every game is watched."""

from __future__ import annotations

import json as to_json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from onetable.bots.selfplay import RANDOM, Order, Tally, every_order, play_all
from onetable.cli.inputs import at_least, bots_from, check_table, setup_from
from onetable.games.registry import rulebook


def selfplay(
    game: str,
    /,
    *,
    setup: str | None = None,
    players: int | None = None,
    games: int = 100,
    seed: int = 1,
    bots: str = RANDOM,
    jobs: int = 1,
    all: bool = False,
    check: bool = False,
    records: Path | None = None,
    json: bool = False,
) -> int:
    """Let bots play many games and see that nothing goes wrong; the exit code is 1 if something does.

    Parameters
    ----------
    game
        A game by its id; `onetable games` shows them.
    setup
        What to play, as JSON: '{"chapter": 5}'.
    players
        How many sit at the table; with --all every number is played unless one is given.
    games
        How many games, for each set-up.
    seed
        The seed of the first game; each further game has the next one.
    bots
        Who plays, divided by commas; they take the seats in turn. Where one plays against all the others, the first takes that seat.
    jobs
        How many processes share the work.
    all
        Play every set-up of the game with every number of players.
    check
        At every decision see whether each card lies in exactly one place.
    records
        A folder in which the record of each game is kept.
    json
        Write JSON.
    """
    book, chosen = rulebook(game), setup_from(setup)
    at_least(1, games, "--games"), at_least(1, jobs, "--jobs")
    seats = players if players is not None else max(book.players) if book.cooperative else min(book.players)
    order = Order(game, chosen, seats, games, seed, bots_from(game, bots), check=check, records=str(records or ""))
    check_table(book, order.setup, order.players, seed)
    orders = [each for each in every_order(order) if players in (None, each.players)] if all else [order]
    begin = perf_counter()
    tallies = play_orders(orders, jobs)
    total = Tally()
    for tally in tallies:
        total.add(tally)
    total.seconds = perf_counter() - begin  # by the clock, however many share the work
    if json:
        print(to_json.dumps(as_data(orders, tallies, total) if all else plain(total), ensure_ascii=False, indent=1))
    else:
        show(orders, tallies, total)
    return 1 if total.exceptions else 0


def play_orders(orders: list[Order], jobs: int) -> list[Tally]:
    """What came of each order; on a terminal a bar shows how far it is."""
    tallies = [Tally() for _ in orders]
    found = play_all(orders, jobs)
    if not sys.stderr.isatty():
        for place, tally in found:
            tallies[place].add(tally)
        return tallies
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=sum([order.games for order in orders]))
        for place, tally in found:
            tallies[place].add(tally)
            progress.advance(task, tally.games)
    return tallies


def plain(tally: Tally) -> dict[str, Any]:
    """A tally as plain data."""
    data: dict[str, Any] = msgspec.to_builtins(tally)
    scores, _ = data.pop("scores"), data.pop("first")
    told = {"scores": scores} if len(scores) > 1 else {}  # one bot alone shows no more than the results
    return data | {"seconds": round(tally.seconds, 3)} | told


def as_data(orders: list[Order], tallies: list[Tally], total: Tally) -> dict[str, Any]:
    """All set-ups as plain data, and each of them."""
    each = [{"setup": order.setup, "players": order.players, **plain(tally)} for order, tally in zip(orders, tallies, strict=True)]
    return plain(total) | {"setups": each}


def show(orders: list[Order], tallies: list[Tally], total: Tally) -> None:
    """The same for a person."""
    if len(orders) > 1:
        width = max([len(to_json.dumps(order.setup)) for order in orders])
        for order, tally in zip(orders, tallies, strict=True):
            print(f"{to_json.dumps(order.setup):<{width}}  players: {order.players}  {results_of(tally)}")
        print()
    rate = total.decisions / total.seconds if total.seconds else 0
    print(f"{total.games} games, {total.finished} finished, {total.exceptions} exceptions; {results_of(total)}")
    print(f"{total.decisions} decisions in {total.seconds:.1f} s: {rate:,.0f} decisions each second")
    for failure in total.failing[:20]:
        again = f"--setup '{to_json.dumps(failure.setup)}' --players {failure.players} --seed {failure.seed} --games 1"
        print(f"FAILED  {again}: {failure.error}")
    if len(total.failing) > 20:
        print(f"… and {len(total.failing) - 20} more")


def results_of(tally: Tally) -> str:
    """How often each outcome came up."""
    return ", ".join([f"{outcome} {count} ({count / tally.games:.1%})" for outcome, count in sorted(tally.results.items())]) or "no results"
