"""What is gained where a bot that thinks ahead leaves its habits: both answers are played on by habits to the end, in the same worlds.

`python -m bench.departures --game tcg --bot master:200ms --seed 7700000 --file departures.jsonl --seconds 500` goes on where its file
ends. Games are played by habits, and the bot is asked at some of their questions, or at all of a kind (`--only StayOrMove`). That tells
small gains far sooner than matches do: what else happens in a game is the same on both sides.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from bench.resumable import measure
from onetable.bots.proof import every_table
from onetable.bots.registry import bot
from onetable.bots.search.bot import SearchBot
from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.core.view import View
from onetable.games.registry import rulebook

SHARE = 0.3  # of the questions of a game
Asked = tuple[str, float | None]  # of what kind a question was, and what was gained by leaving habits there; None where it was not left


def ask_in_a_game(game: str, name: str, seed: int, players: int, worlds: int, only: str) -> list[Asked]:
    """One game by habits, and what the bot would have done otherwise in it."""
    dice, book = Random(seed), rulebook(game)
    tables = [setup for setup, count in every_table(game) if count == players]
    played = book.begin(dice.choice(tables), players, seed, silent=True)
    thinkers = [bot(game, name, players * seed + seat) for seat in range(players)]
    found: list[Asked] = []
    while (decision := played.decision) is not None:
        kind, seat = type(played.agenda[-1][0][0]).__name__, decision.seat
        thinker = thinkers[seat]
        assert isinstance(thinker, SearchBot)
        if len(decision.choices) > 1 and (kind == only if only else dice.random() < SHARE):
            view = book.view(played, seat)
            chosen = thinker.choose(view)
            if len(thinker.options) > 1:
                advised = thinker.options[0].number
                found.append((kind, gained(game, view, chosen, advised, worlds, seed) if chosen != advised else None))
        played.answer(by_habit(game, played))
    return found


def gained(game: str, view: View[Any], chosen: int, advised: int, worlds: int, seed: int) -> float:
    """How much more of these worlds is won after one answer than after the other."""
    book, dice = rulebook(game), Dice(seed)
    imagined = [book.imagine(view, dice) for _ in range(worlds)]
    return fmean([won(game, world, chosen, view.seat) - won(game, world, advised, view.seat) for world in imagined])


def won(game: str, world: Game[Any], answer: int, seat: Seat) -> float:
    """What this seat makes of the world after this answer."""
    twin = world.clone()
    twin.hasty = True
    twin.answer(answer)
    return ended(game, twin, seat)


def ended(game: str, world: Game[Any], seat: Seat) -> float:
    """What this seat makes of it if all go on by habits to the end."""
    while world.decision is not None:
        world.answer(by_habit(game, world))
    result = rulebook(game).result(world)
    assert result is not None
    return result.scores[seat]


def by_habit(game: str, played: Game[Any]) -> int:
    """What habits answer."""
    assert played.decision is not None
    habits = import_module(f"onetable.games.{game}.bots.instinct.bot").learned_habits()
    number: int = habits.decide(played.table, played.agenda, played.decision.choices, played.decision.seat)
    return number


def told(games: Iterable[list[Asked]]) -> str:
    """By kind of question how often habits were left, and what was gained by it."""
    asked = [(kind, gain) for some in games for kind, gain in some]
    lines = ["| question | asked | left | gained each time | give or take (95 %) |", "|---|---|---|---|---|"]
    for kind in ("all", *sorted({kind for kind, _ in asked})):
        gains = [gain for each, gain in asked if kind in ("all", each)]
        left = [gain for gain in gains if gain is not None]
        if len(left) > 1:
            lines.append(f"| {kind} | {len(gains)} | {len(left)} | {fmean(left):+.1%} | {1.96 * stdev(left) / sqrt(len(left)):.1%} |")
    return "\n".join(lines)


def main() -> None:
    """Ask, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tcg")
    parser.add_argument("--bot", default="master:200ms", help="one that thinks ahead, advised by habits")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, required=True, help="of the first deal; the others follow")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--worlds", type=int, default=50, help="in which both answers are played on")
    parser.add_argument("--only", default="", help="a kind of question, by the name of its step")
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9)
    typed = parser.parse_args()
    tasks = [(typed.game, typed.bot, typed.seed + at, typed.players, typed.worlds, typed.only) for at in range(typed.games)]
    print(told(measure(ask_in_a_game, tasks, typed.file, typed.jobs, typed.seconds).values()))


if __name__ == "__main__":
    main()
