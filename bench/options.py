"""How a bot that thinks ahead should choose: all its options are played on in the same worlds, to where it judges them and to the end.

`python -m bench.options --game tcg --seed 7920000 --file options.jsonl --seconds 500` goes on where its file ends. Games are played by
habits, and at some of their questions every option of a `master` is tried. By five of six worlds it is chosen as the bot would choose,
with this doubt (in standard errors) or that, and with another option held back by so much; the sixth tells what was won by it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from bench.departures import by_habit, ended
from bench.resumable import measure
from onetable.bots.proof import every_table
from onetable.bots.search.foreseeing import Foreseeing, Option
from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.games.registry import face_of, rulebook

AHEAD = 2  # as far as a master sees
SHARE = 0.12  # of the questions of a game
FOLDS = 6  # a part of the worlds each: all others choose, and it tells what came of it
DOUBTS, HELD = (0.0, 0.5, 1.0, 2.0), (0.0, 0.005, 0.01, 0.02)
# Of a question its kind and the handicaps of its options; of each world how each option stood, and how it ended.
Tried = tuple[str, list[float], list[list[float]], list[list[float]]]


def tried_in_a_game(game: str, seed: int, players: int, worlds: int) -> list[Tried]:
    """One game by habits, and all options of some of its questions."""
    dice, book = Random(seed), rulebook(game)
    foresight = face_of(game).foresight
    assert foresight is not None
    thinking, tables = foresight.anew(ahead=AHEAD), [setup for setup, count in every_table(game) if count == players]
    played = book.begin(dice.choice(tables), players, seed, silent=True)
    found: list[Tried] = []
    while (decision := played.decision) is not None:
        if len(decision.choices) > 1 and dice.random() < SHARE:
            view = book.view(played, decision.seat)
            options, chance = thinking.options(view), Dice(seed * 1000 + len(found))
            if len(options) > 1:
                imagined = [book.imagine(view, chance) for _ in range(worlds)]
                came = [[tried(game, thinking, world.clone(), option, view.seat) for option in options] for world in imagined]
                stood, results = [[[each[part] for each in world] for world in came] for part in (0, 1)]
                found.append((type(played.agenda[-1][0][0]).__name__, [option.handicap for option in options], stood, results))
        played.answer(by_habit(game, played))
    return found


def tried(game: str, thinking: Foreseeing, world: Game[Any], option: Option, seat: Seat) -> tuple[float, float]:
    """How it stands in this world where it is judged, and who wins if all go on by habits."""
    course = thinking.course(world, lambda: False)
    course.begin(option)
    while not course.far_enough():
        course.answer(course.advised())
    judged = course.chance(seat)
    assert judged is not None
    return round(judged, 5), ended(game, world, seat)


def gained(question: Tried, doubt: float, held: float) -> tuple[float, float]:
    """What is won by choosing so, and how often the advised option is left."""
    _, handicaps, stood, results = question
    gains = []
    for fold in range(FOLDS):
        chosen = choice([world for at, world in enumerate(stood) if at % FOLDS != fold], doubt, [each + held for each in handicaps])
        gains.append(fmean([world[chosen] - world[0] for world in results[fold::FOLDS]]) if chosen else None)
    left = [gain for gain in gains if gain is not None]
    return sum(left) / FOLDS, len(left) / FOLDS


def choice(stood: Sequence[Sequence[float]], doubt: float, handicaps: Sequence[float]) -> int:
    """The option that is better than the advised one by most, less doubt and handicap; the advised one if none is."""
    found, most = 0, 0.0
    for option in range(1, len(handicaps)):
        leads = [world[option] - world[0] for world in stood]
        lead = fmean(leads) - doubt * stdev(leads) / sqrt(len(leads)) - handicaps[option]
        if lead > most:
            found, most = option, lead
    return found


def told(games: Iterable[list[Tried]]) -> str:
    """What each doubt and each handicap would have won, a question."""
    asked = [question for some in games for question in some]
    lines = [f"{len(asked)} questions", ""]
    lines += ["| doubt | held back by | left | gained a question | give or take (95 %) |", "|---|---|---|---|---|"]
    for doubt in DOUBTS:
        for held in HELD:
            gains, left = zip(*[gained(question, doubt, held) for question in asked], strict=True)
            doubtful = 1.96 * stdev(gains) / sqrt(len(gains))
            lines.append(f"| {doubt:g} | {held:.1%} | {fmean(left):.0%} | {fmean(gains):+.2%} | {doubtful:.2%} |")
    return "\n".join(lines)


def main() -> None:
    """Try, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tcg")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, required=True, help="of the first deal; the others follow")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--worlds", type=int, default=24)
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9)
    typed = parser.parse_args()
    tasks = [(typed.game, typed.seed + at, typed.players, typed.worlds) for at in range(typed.games)]
    print(told(measure(tried_in_a_game, tasks, typed.file, typed.jobs, typed.seconds).values()))


if __name__ == "__main__":
    main()
