"""What a seat is shown of a position, as a client gets it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from onetable.language.markup import plain
from tests.games.tcg.scenes import RULEBOOK, Scene
from tests.server.pictures.tables import painted

Data = dict[str, Any]


def view_of(play: Scene, seat: int = 0, language: str = "en", **setup: Any) -> Data:
    """All that a seat is sent, as it is read: without what is set off."""
    journal = [event.word for event in play.board.news or ()]
    found: Data = msgspec.json.decode(plain(painted(RULEBOOK, play.game, seat, language, setup, journal).whole().decode()))
    return found


def board_of(play: Scene, seat: int = 0, language: str = "en", **setup: Any) -> Data:
    """What lies on the table."""
    found: Data = view_of(play, seat, language, **setup)["board"]
    return found


def piece(play: Scene, name: str, seat: int = 0) -> Data:
    """A card in play by its title."""
    return next(found for found in board_of(play, seat)["pieces"] if found["name"] == name)


def held(play: Scene, key: str, seat: int = 0) -> Data:
    """A card of the hand by its key."""
    return next(found for found in board_of(play, seat)["hand"] if found["key"] == key)


def parts(figure: Data) -> list[tuple[str, int]]:
    """Why a number is what it is."""
    return [(part["words"], part["amount"]) for part in figure["parts"]]


def figures(data: Any) -> Iterator[Data]:
    """All numbers that can be explained, wherever they stand."""
    if isinstance(data, dict):
        if {"now", "printed", "parts"} <= data.keys():
            yield data
        for value in data.values():
            yield from figures(value)
    elif isinstance(data, list):
        for value in data:
            yield from figures(value)


def qualities(board: Data) -> Iterator[Data]:
    """The keywords and marks of all cards in play."""
    for found in board["pieces"]:
        yield from [*found["keywords"], *found["marks"]]
