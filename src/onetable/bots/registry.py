"""The bots, by game and name: those that play any game, those that a game brings, and those from outside."""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from pathlib import Path
from typing import Any

from onetable.bots.thinking import thinking_for
from onetable.core.bot import Bot
from onetable.core.errors import BadInput
from onetable.games.registry import face_of, rulebook

GROUP = "onetable.bots"
RANDOM, RULES, ROLLOUT = "random", "rules", "rollout"
LEVELS = "novice", "steady", "master"  # by how far they see, in games that bring a foresight
QUICK = 0.05  # seconds: so long thinks the bot “rules” in a game without rules of thumb
COUNT = re.compile(r"(?P<playouts>[0-9]{1,9})n")
TIME = re.compile(r"(?P<figure>[0-9]{1,12}(\.[0-9]{1,12})?)(?P<unit>ms|s)?")
PLACE = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play this game, as far as they have names."""
    return tuple(dict.fromkeys([RANDOM, RULES, *face_of(game).bots, *levels_in(game), ROLLOUT, *outside()]))


def offered_bots(game: str) -> tuple[str, ...]:
    """The bots among which people choose, the usual one first and chance after all others of the house; each level is one of them.

    Where a game has levels of its own, from the weakest on, they stand for the bots that are called by how they think.
    """
    thinking = levels_in(game) or (usual_bot(game), RULES, *face_of(game).bots, ROLLOUT)
    house = dict.fromkeys([*thinking, *[name for name in face_of(game).bots if name != RULES], RANDOM, *outside()])
    return tuple([name for kind in house for name in (kind, *[f"{kind}:{level}" for level in [*levels_of(game, kind)][1:]])])


def levels_in(game: str) -> tuple[str, ...]:
    """The levels at which bots of this game play, the weakest first."""
    return LEVELS if face_of(game).foresight is not None else ()


def thinkers(game: str) -> tuple[str, ...]:
    """Those who think ahead, and those of them whom nobody is offered."""
    return (ROLLOUT, *face_of(game).hidden_thinking, *levels_in(game)[-1:])


@cache
def outside() -> dict[str, EntryPoint]:
    """The bots of installed packages, by the names of their entry points; each is loaded when it sits down."""
    return {each.name: each for each in entry_points(group=GROUP)}


def usual_bot(game: str) -> str:
    """The bot that plays and gives hints where nobody says otherwise."""
    return face_of(game).usual_bot


def check_bot(game: str, name: str, most: float) -> None:
    """Whether there is such a bot, and it does not want more than so many seconds for a move; or one clear sentence."""
    kind, _, limit = name.partition(":")
    slow = (*thinkers(game), *face_of(game).bots, *levels_in(game))  # who thinks ahead or has learned something takes a while to be made
    if kind not in slow:
        bot(game, name)
    if COUNT.fullmatch(limit):
        raise BadInput(f"The bot “{name}” takes the time it takes; here a bot is given a time, such as “{kind}:50ms”.")
    if limit and limit not in levels_of(game, kind) and seconds_in(game, kind, limit) > most:  # a level has as much of its time as there is
        raise BadInput(f"The bot “{name}” wants more time than this host gives: at most {most:g} seconds for a move.")


def bot(game: str, name: str, seed: int = 0, seconds: float | None = None, anywhere: bool = False, most: float = float("inf")) -> Bot:
    """A bot for this game by its name; “rollout” with a time for each move if wanted, as in “rollout:50ms”, but not more than `most`.

    Instead of a time it may be given a number of playouts, “rollout:400n”: then it chooses the same on every machine.
    Who says `anywhere` may also name one by its place, as in “package.module:Class”: never do so with names that come from a stranger.
    """
    face = face_of(game)
    if anywhere and PLACE.fullmatch(name) and name.partition(":")[0] not in (*bot_names(game), *thinkers(game)):
        if str(Path.cwd()) not in sys.path:  # who types a place may mean a module in the present folder
            sys.path.append(str(Path.cwd()))
        return made(load(name), game, seed, seconds)
    kind, _, limit = name.partition(":")
    brought = {**face.bots, **face.hidden_bots}
    if kind not in (*bot_names(game), *brought, *thinkers(game), *levels_in(game)):
        raise BadInput(f"There is no bot “{name}”; there is {', '.join(bot_names(game))}.")
    if limit and kind not in thinkers(game):
        seconds = min(seconds_in(game, kind, limit), most)
    # A bot is loaded when somebody plays against it: the server, which only knows their names, shall start quickly.
    if kind == RANDOM:
        from onetable.bots.random import RandomBot

        return RandomBot(seed)
    if kind in levels_in(game):
        from onetable.bots.search.levels import at_level

        count = COUNT.fullmatch(limit)
        time = read_seconds(limit) if limit and not count else seconds
        return at_level(game, kind, seed, time, int(count["playouts"]) if count else None, most)
    if kind in thinkers(game) or (kind == RULES and RULES not in face.bots):
        from onetable.bots.rollout import DEFAULT_SECONDS, RolloutBot

        usual = DEFAULT_SECONDS if kind in thinkers(game) else QUICK
        count = COUNT.fullmatch(limit)
        time = read_seconds(limit) if limit and not count else seconds or usual
        found = RolloutBot(rulebook(game), thinking_for(game, kind), seed, min(time, most), int(count["playouts"]) if count else None)
        found.quick = count is None
        found.name = kind
        return found
    return made(brought[kind].maker if kind in brought else load(outside()[kind].value), game, seed, seconds)


def seconds_in(game: str, kind: str, time: str) -> float:
    """The time for a move that stands in the name of a bot: a figure, or one of its levels, as in “partner:patient”."""
    levels = levels_of(game, kind)
    if kind not in thinkers(game) and not levels:
        raise BadInput(f"The bot “{kind}” needs no time; only “{ROLLOUT}” and those with levels take one.")
    return levels[time] if time in levels else read_seconds(time)


def levels_of(game: str, kind: str) -> dict[str, float]:
    """The levels at which a bot of this game plays: seconds for a move by their names."""
    return face_of(game).bot_levels.get(kind, {})


def made(make: Any, game: str, seed: int, seconds: float | None) -> Bot:
    """A bot of this class, given those of game, rulebook, seed and seconds that it asks for."""
    if not isinstance(make, type) or not callable(getattr(make, "choose", None)):
        raise BadInput(f"“{getattr(make, '__name__', make)}” is no bot: a bot is a class that can choose.")
    known = {"game": game, "rulebook": rulebook(game), "seed": seed, "seconds": seconds}
    wanted = signature(make)
    given = {name: known[name] for name in wanted.parameters if name in known}
    try:
        wanted.bind(**given)
    except TypeError as error:
        raise BadInput(f"The bot “{make.__name__}” cannot be made, {error}; it may ask for {', '.join(known)}.") from None
    found: Bot = make(**given)
    return found


def load(place: str) -> Any:
    """What stands in this place, “package.module:Class”."""
    module, _, name = place.partition(":")
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
