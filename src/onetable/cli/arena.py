"""`onetable arena`: compare bots over the same games."""

from __future__ import annotations

import json as to_json
from collections.abc import Mapping
from typing import Any

from onetable.bots.selfplay import Order, Tally, likely
from onetable.cli.inputs import at_least, bots_from, check_table, setup_from
from onetable.cli.selfplay import play_orders
from onetable.core.errors import BadInput
from onetable.core.rulebook import Rulebook
from onetable.games.registry import rulebook


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
    jobs: int = 1,
    json: bool = False,
    **fields: str,
) -> int:
    """Compare bots over the same games; shown is how often each wins.

    Where all win or lose together each bot plays all seats. Where one plays against all the others, each bot takes that seat
    against each other bot. Otherwise each meets each other, in turn from every seat.

    Parameters
    ----------
    game
        A game by its id; `onetable games` shows them.
    bots
        The bots to be compared, divided by commas.
    setup
        What to play, as JSON: '{"options": {"lost_card": "optional"}}'.
    players
        How many sit at the table.
    games
        How many games, for each bot and set-up.
    seed
        The seed of the first game.
    seconds
        How long a bot may think about one decision.
    jobs
        How many processes share the work.
    json
        Write JSON.
    fields
        What the game's set-up knows, such as --chapter: one value, or several divided by commas, each of which is played.
    """
    book, chosen = rulebook(game), setup_from(setup)
    at_least(1, games, "--games"), at_least(1, jobs, "--jobs")
    if seconds is not None and not 0 < seconds < 3600:
        raise BadInput(f"--seconds must be more than 0 and less than an hour, not {seconds}.")
    seats = players if players is not None else max(book.players) if book.cooperative else min(book.players)
    setups = [{**chosen, **each} for each in every_setup(book, fields)]
    for each in setups:
        check_table(book, each, seats, seed)
    names = bots_from(game, bots)
    if not book.cooperative and not book.sides and len(names) < 2:
        raise BadInput("In this game bots play against each other: name two or more.")
    alone = book.cooperative or len(names) == 1
    meetings = [(name,) for name in names] if alone else [pair for one in names for pair in met_by(one, names)]
    orders = [Order(game, each, seats, games, seed, meeting, seconds) for each in setups for meeting in meetings]
    found = [line_of(order, tally) for order, tally in zip(orders, play_orders(orders, jobs), strict=True)]
    found = found if book.cooperative or book.sides else both_ways(found)
    print(to_json.dumps(found, ensure_ascii=False, indent=1) if json else "\n".join([in_words(line) for line in found]))
    return 1 if any([line["exceptions"] for line in found]) else 0


def every_setup(book: Rulebook[Any], typed: Mapping[str, str]) -> list[dict[str, Any]]:
    """Each combination of the values that were typed; what each seat has of its own is one value."""
    found: list[dict[str, Any]] = [{}]
    for name, text in typed.items():
        field = book.form().field(book.id, name)
        values = [field.read(text)] if field.per_seat else [field.read(part) for part in text.split(",")]
        found = [{**each, name: value} for each in found for value in values]
    return found


def met_by(one: str, names: tuple[str, ...]) -> list[tuple[str, str]]:
    """This bot against each other one, this bot sitting first."""
    return [(one, other) for other in names if other != one]


def both_ways(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What each pair made of its games, whoever sat first; a line for the bot that was named first."""
    found: dict[Any, dict[str, Any]] = {}
    for line in lines:
        key = (to_json.dumps(line["setup"]), frozenset((line["bot"], line["against"])))
        if key not in found:
            found[key] = line
            continue
        first = found[key]
        first["won"] += line["games"] - line["won"] if line["bot"] != first["bot"] else line["won"]
        for name in ("games", "decisions", "seconds", "exceptions", "failing"):
            first[name] += line[name]
        first["rate"] = round(first["won"] / first["games"], 4)
        first["likely"] = [round(each, 4) for each in likely(first["won"], first["games"])]
    return list(found.values())


def line_of(order: Order, tally: Tally) -> dict[str, Any]:
    """What one bot made of one set-up."""
    rivals, sides = order.bots[1:], rulebook(order.game).sides
    if sides:
        rivals, won = rivals or order.bots, int(tally.first)
    else:
        won = int(tally.scores.get(order.bots[0], 0.0)) if rivals else tally.results.get("won", 0)
    least, most = likely(won, tally.games)
    return {
        "bot": order.bots[0],
        **({"as": sides[0]} if sides else {}),
        **({"against": rivals[0]} if rivals else {}),
        "setup": order.setup,
        "players": order.players,
        "games": tally.games,
        "won": won,
        "rate": round(won / tally.games, 4),
        "likely": [round(least, 4), round(most, 4)],
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "exceptions": tally.exceptions,
        "failing": [{"seed": failure.seed, "error": failure.error} for failure in tally.failing],
    }


def in_words(line: dict[str, Any]) -> str:
    """The same for a person."""
    least, most = line["likely"]
    pace = 1000 * line["seconds"] / max(1, line["decisions"])
    role = f"{line['bot']} as {line['as']}" if "as" in line else line["bot"]
    who = f"{role} against {line['against']}" if "against" in line else role
    text = f"{who:<12} {to_json.dumps(line['setup'])}, players: {line['players']}: won {line['won']} of {line['games']} games, "
    text += f"{line['rate']:.1%} (likely {least:.0%} to {most:.0%}), {pace:.1f} ms for a decision"
    return "\n".join([text, *[f"FAILED  seed {failure['seed']}: {failure['error']}" for failure in line["failing"][:5]]])
