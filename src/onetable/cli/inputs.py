"""What is typed after a command, read and checked: a value, or one clear sentence."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from onetable.bots.selfplay import RANDOM, seat_bot
from onetable.core.errors import BadInput
from onetable.core.phrasebook import LANGUAGES
from onetable.core.record import DEEPEST, is_deeper
from onetable.core.rulebook import Rulebook
from onetable.games.registry import RULEBOOKS

MOST = 2**63 - 1
TOO_DEEP = "--setup is nested too deeply; write it like '{\"chapter\": 5}'."


def first_game() -> str:
    """Who names no game means this one."""
    return next(iter(RULEBOOKS))


def setup_from(text: str | None) -> dict[str, Any]:
    """A set-up from the JSON that was typed."""
    if text is None:
        return {}
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise BadInput(f"--setup is not JSON: {error}; write it like '{{\"chapter\": 5}}'.") from None
    except RecursionError:
        raise BadInput(TOO_DEEP) from None
    if is_deeper(found, DEEPEST):
        raise BadInput(TOO_DEEP)
    if not isinstance(found, dict):
        raise BadInput("--setup must be an object in braces, such as '{\"chapter\": 5}'.")
    return found


def fields_from(rulebook: Rulebook[Any], typed: Mapping[str, str]) -> dict[str, Any]:
    """What was typed for fields of the set-up form, by the names of the game itself."""
    form = rulebook.form()
    return {name: form.field(rulebook.id, name).read(text) for name, text in typed.items()}


def language_from(text: str | None) -> str:
    """A language that the table speaks; when none is named, that of the user's system."""
    if text is None:
        system = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
        return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]
    if text not in LANGUAGES:
        raise BadInput(f"There is no language “{text}”; there is {', '.join(LANGUAGES)}.")
    return text


def bots_from(game: str, text: str) -> tuple[str, ...]:
    """Names of bots, divided by commas; each of them exists."""
    names = tuple([name.strip() for name in text.split(",")])
    check_bots(game, names)
    return names


def check_bots(game: str, names: Iterable[str]) -> None:
    """Refuse bots that do not exist; the one that everybody knows need not be loaded for it."""
    for name in names:
        if name != RANDOM:
            seat_bot(game, name, seed=0)


def at_least(least: int, value: int, name: str) -> int:
    """A whole number that is not too small, nor too great to be written down."""
    if not least <= value <= MOST:
        raise BadInput(f"{name} must be a whole number from {least} on, not {value}.")
    return value


def check_share(value: float, name: str) -> None:
    """Refuse what is no share."""
    if not 0 <= value <= 1:
        raise BadInput(f"{name} is a share from 0 to 1, not {value:g}.")


def check_learners(rulebook: Rulebook[Any], players: int, learner: str) -> None:
    """Refuse a number of players, or a side that learns, which this game does not have; without them, whoever is usual."""
    if learner and learner not in rulebook.sides:
        raise BadInput(f"There is no side “{learner}”; there is {', '.join(rulebook.sides) or 'none in this game'}.")
    if players and players not in rulebook.players:
        raise BadInput(f"--players: nobody plays this with {players}.")


def check_table(rulebook: Rulebook[Any], setup: dict[str, Any], players: int, seed: int) -> None:
    """See whether such a game can begin at all, before anything is opened or many are played."""
    at_least(0, seed, "--seed")
    rulebook.begin(setup, players, seed)


def cores() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
