"""The bots, by game and name: those that play any game, those that a game brings, and those from outside."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from inspect import signature
from pathlib import Path
from typing import Any

from onetable.bots.thinking import thinking_for
from onetable.core.bot import Bot
from onetable.core.errors import BadInput
from onetable.games.registry import face_of, rulebook

GROUP = "onetable.bots"
RANDOM, ROLLOUT = "random", "rollout"
TIME = re.compile(r"(?P<figure>\d+(\.\d+)?)(?P<unit>ms|s)?")
PLACE = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
MakeBot = Callable[..., Bot]  # is given those of game, rulebook, seed and seconds that it names


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play this game, as far as they have names."""
    own = [name for name in face_of(game).bots if name not in (RANDOM, ROLLOUT)]
    return (RANDOM, *own, ROLLOUT, *[name for name in outside() if name not in (RANDOM, ROLLOUT, *own)])


@cache
def outside() -> dict[str, MakeBot]:
    """The bots of installed packages, by the names of their entry points."""
    return {each.name: each.load() for each in entry_points(group=GROUP)}


def bot(game: str, name: str, seed: int = 0, seconds: float | None = None, anywhere: bool = False) -> Bot:
    """A bot for this game by its name; “rollout” with a time for each move if wanted, as in “rollout:50ms”.

    Who says `anywhere` may also name one by its place, as in “package.module:Class”: never do so with names that come from a stranger.
    """
    face = face_of(game)
    if anywhere and PLACE.fullmatch(name) and not name.startswith(f"{ROLLOUT}:"):
        return made(load(name), game, seed, seconds)
    kind, _, time = name.partition(":")
    if kind not in bot_names(game):
        raise BadInput(f"There is no bot “{name}”; there is {', '.join(bot_names(game))}.")
    if time and kind != ROLLOUT:
        raise BadInput(f"The bot “{kind}” needs no time; only “{ROLLOUT}” takes one.")
    # A bot is loaded when somebody plays against it: the server, which only knows their names, shall start quickly.
    if kind == RANDOM:
        from onetable.bots.random import RandomBot

        return RandomBot(seed)
    if kind == ROLLOUT:
        from onetable.bots.rollout import DEFAULT_SECONDS, RolloutBot

        return RolloutBot(rulebook(game), thinking_for(game), seed, read_seconds(time) if time else seconds or DEFAULT_SECONDS)
    return made(face.bots[kind].maker if kind in face.bots else outside()[kind], game, seed, seconds)


def made(make: Any, game: str, seed: int, seconds: float | None) -> Bot:
    """A bot of this make, given what it asks for."""
    known = {"game": game, "rulebook": rulebook(game), "seed": seed, "seconds": seconds}
    try:
        wanted = signature(make).parameters
    except (TypeError, ValueError):
        wanted = {}  # type: ignore[assignment]
    found: Bot = make(**{name: known[name] for name in wanted if name in known})
    if not callable(getattr(found, "choose", None)):
        raise BadInput(f"“{getattr(make, '__name__', make)}” is no bot: it cannot choose.")
    return found


def load(place: str) -> Any:
    """What stands in this place, “package.module:Class”; modules in the present folder are found too."""
    module, _, name = place.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadInput(f"There is no bot at “{place}”: {error}.") from None


def read_seconds(text: str) -> float:
    """A time such as “50ms”, “0.2s” or “0.2”, in seconds."""
    match = TIME.fullmatch(text)
    if match is None:
        raise BadInput(f"“{text}” is no time for a move; write “50ms” or “0.2”.")
    return float(match["figure"]) * (0.001 if match["unit"] == "ms" else 1)
