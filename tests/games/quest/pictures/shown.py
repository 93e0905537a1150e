"""What a seat is shown of a position of Middle-earth Quest, as a client gets it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from onetable.core.match import Match
from onetable.core.step import Step
from onetable.games.quest.table import Board
from tests.contract.positions import SETUPS
from tests.games.quest.scenes import RULEBOOK, Scene
from tests.server.pictures.tables import moments, painted

Data = dict[str, Any]


def board_of(play: Scene, seat: int = 1, language: str = "en") -> Data:
    """What lies on the table for this seat."""
    journal = [event.word for event in play.board.news or () if event.seen_by is None or seat in event.seen_by]
    found: Data = msgspec.json.decode(painted(RULEBOOK, play.game, seat, language, {}, journal).whole())["board"]
    return found


def offers(board: Data, does: str) -> list[Data]:
    """What is offered of this kind."""
    return [offer for offer in board["asking"]["offers"] if offer["does"] == does]


def offer_on(board: Data, thing: str) -> Data:
    """The offer on a thing."""
    found: Data = next(offer for offer in board["asking"]["offers"] if offer["on"] == thing)
    return found


def why(board: Data, thing: str) -> str:
    """Why a thing cannot be chosen, as a client finds it out."""
    reasons = [reason for reason in board["asking"]["whys"] if not reason["to"]]
    for wanted in (thing, f"{thing.partition('.')[0]}.*"):
        for reason in reasons:
            if wanted in reason["on"]:
                return str(reason["text"])
    return ""


def hero_of(board: Data, name: str) -> Data:
    """A hero by name."""
    found: Data = next(hero for hero in board["heroes"] if hero["hero"] == name)
    return found


def step_now(board: Data) -> str:
    """The step of the turn that is lit in the strip."""
    (now,) = [step["step"] for step in board["turn"]["steps"] if step["state"] == "now"]
    assert now == board["turn"]["step"]
    return str(now)


def positions(count: int, wanted: Callable[[Board, Step[Board] | None], bool]) -> Iterator[Match[Any]]:
    """So many positions of random games in which something holds, of all set-ups in turn."""
    seed = found = 0
    while True:
        setup, players = SETUPS["quest"][seed % len(SETUPS["quest"])]
        for match in moments("quest", setup, players, 1000 + seed, most=350):
            game = match.game
            if wanted(game.table, game.agenda[-1][0][0] if game.decision is not None else None):
                yield match
                found += 1
                if found == count:
                    return
        seed += 1
