"""Scenario files: a position written by hand in YAML, then choices and expectations in turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import yaml

from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.record import read_file
from onetable.core.rulebook import Rulebook
from onetable.core.short import short
from onetable.core.word import Word

Say = Callable[[Word], str]
LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml, where it is there, is many times as fast


class Unmet(AssertionError):
    """An expectation of a scenario does not hold."""


def read_yaml(text: str) -> list[Any]:
    """What a text in YAML says: one document, or several divided by lines of three dashes; an empty one says nothing."""
    return [part for part in yaml.load_all(text, LOADER) if part is not None]


def read_scenario(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file: one, or several divided by lines of three dashes."""
    try:
        found = read_yaml(read_file(path).decode("utf-8"))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} is not YAML: {' '.join(str(error).split())}.") from None
    if not found or not all(isinstance(part, dict) for part in found):
        raise BadInput(f"{path} holds no scenario.")
    return found


def run_scenario(rulebook: Rulebook[Any], data: Mapping[str, Any], watch: Callable[[Game[Any]], None] | None = None) -> Game[Any]:
    """Build the position, make the choices, check the expectations; the game is returned as it ended. A watcher sees every step."""
    game = rulebook.scene(data)
    for number, line in enumerate(data.get("play", ()), 1):
        if watch is not None:
            watch(game)
        if isinstance(line, str):
            choose(game, line, number, partial(rulebook.short, game.table))
        elif isinstance(line, dict):
            check(rulebook, game, line, number)
        else:
            raise BadInput(f"Line {number} of “play” is neither a choice nor an expectation.")
    return game


def offered(game: Game[Any], say: Say = short) -> list[str]:
    """The choices of the open decision in short form."""
    return [say(choice) for choice in game.decision.choices] if game.decision is not None else []


def choose(game: Game[Any], line: str, number: int = 0, say: Say = short) -> None:
    """Answer with the choice that this line names; the beginning of its short form is enough if only one fits."""
    names = offered(game, say)
    fitting = [place for place, name in enumerate(names) if name.lower() == line.lower()]
    fitting = fitting or [place for place, name in enumerate(names) if name.lower().startswith(line.lower() + " ")]
    if len(fitting) != 1:
        raise Unmet(f"line {number}: “{line}” is {'not' if not fitting else 'not the only one'} among {names}")
    game.answer(fitting[0])


def check(rulebook: Rulebook[Any], game: Game[Any], wanted: Mapping[str, Any], number: int = 0) -> None:
    """Compare what is expected with the facts of the position; maps need only name what they speak of."""
    known = dict(rulebook.facts(game))
    say = partial(rulebook.short, game.table)
    known["offered"] = offered(game, say)
    known["refused"] = {say(attempt): say(reason) for attempt, reason in rulebook.why_not(game).items()}
    for name, value in wanted.items():
        if name not in known:
            raise BadInput(f"Line {number}: nothing is known as “{name}”; a scenario can expect {', '.join(sorted(known))}.")
        if not fits(value, known[name]):
            raise Unmet(f"line {number}: {name} is {known[name]!r}, expected {value!r}")


def fits(wanted: Any, found: Any) -> bool:
    """Whether a fact is as expected: a map only in what it names, a list in any order."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(key in found and fits(value, found[key]) for key, value in wanted.items())
    if isinstance(wanted, list) and isinstance(found, (list, tuple)):
        return sorted(map(str, wanted)) == sorted(map(str, found))
    if isinstance(wanted, str) and isinstance(found, str):
        return sorted(wanted.lower().split()) == sorted(found.lower().split())
    return bool(wanted == found)
