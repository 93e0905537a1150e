"""Clear positions as they are written, and what a bot answers in one."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec
import yaml
from msgspec import Struct

from onetable.core.bot import Bot
from onetable.core.game import Game
from onetable.games.registry import rulebook

FOLDER = Path(__file__).parent
GAMES = tuple(sorted([file.stem for file in FOLDER.glob("*.yaml")]))


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """One position: as scenarios write it, what is answered before the question, and how answers are judged."""

    name: str
    position: dict[str, Any]
    right: tuple[str, ...]
    after: tuple[str | int, ...] = ()
    absurd: tuple[str, ...] = ()


def clear_positions(game: str) -> list[Position]:
    """All of one game."""
    return msgspec.convert(yaml.safe_load((FOLDER / f"{game}.yaml").read_text("utf-8")), list[Position])


def asked(game: str, position: Position) -> Game[Any]:
    """The game at the question."""
    book = rulebook(game)
    found = book.scene({"game": game, "hasty": True, **position.position})
    for answer in position.after:
        found.answer(
            answer if isinstance(answer, int) else next(n for n, name in enumerate(offered(game, found)) if fnmatchcase(name, answer))
        )
    return found


def offered(game: str, found: Game[Any]) -> list[str]:
    """The choices by their short names."""
    assert found.decision is not None
    return [rulebook(game).short(found.table, choice) for choice in found.decision.choices]


def verdict(game: str, position: Position, bot: Bot) -> tuple[str, str]:
    """Whether a bot solves it, answers absurdly, or neither; and its answer."""
    found = asked(game, position)
    assert found.decision is not None
    answer = offered(game, found)[bot.choose(rulebook(game).view(found, found.decision.seat))]
    if any([fnmatchcase(answer, pattern) for pattern in position.absurd]):
        return "absurd", answer
    return ("solved" if any([fnmatchcase(answer, pattern) for pattern in position.right]) else "worse"), answer
