"""Tables of the trading card game for the tests: whole programs at a keyboard, and sights of single positions."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from onetable.core.game import Game
from onetable.core.word import Word
from onetable.games.registry import rulebook
from onetable.games.tcg.terminal.look import TcgLook
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import teller_of
from onetable.terminal.app import TableApp
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Canvas
from onetable.terminal.kit.palette import DAY, NIGHT
from onetable.terminal.session import Session
from onetable.terminal.spoken_view import spoken
from onetable.text import Interface
from tests.terminal.keyboard import Person

BOOK = rulebook("tcg")
TELLER = teller_of("tcg")
TABLE = TcgLook(TELLER)


@asynccontextmanager
async def sit_down(
    setup: dict[str, Any] | None = None,
    players: int = 2,
    seed: int = 3,
    bots: Sequence[str] = ("random",),
    language: str = "en",
    size: tuple[int, int] = (80, 24),
) -> AsyncIterator[Person]:
    """The program on a screen of this size, bots without delay."""
    session = Session.begin("tcg", setup or {}, players, seed, bots, None)
    app = TableApp("tcg", session, players, seed, bots, language, delay=0)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot)
        await person.settle()
        yield person


def sight_of(game: Game[Any], seat: int, language: str = "en", journal: Sequence[Word] = ()) -> SpokenView:
    """What this seat sees of a position."""
    view = BOOK.view(game, seat)
    refused = BOOK.why_not(game) if view.asked == seat else {}
    seats = ("human", *["random"] * (game.table.players - 1))
    return SpokenView(
        view, journal, refused, spoken(seats, Interface(language)), BOOK.phrasebook(language).at(view.table), Interface(language), {}
    )


def picture(sight: SpokenView, width: int = 80, height: int = 24, day: bool = False, cursor: int = 0) -> Canvas:
    """The table with the cursor on this choice."""
    attention = Attention(cursor=cursor, entries=TELLER.entries(sight) if sight.is_asked else ())
    return TABLE.paint(width, height, sight, attention, DAY if day else NIGHT)


def positions(players: int, seed: int, setup: dict[str, Any] | None = None, share: float = 1.0) -> Iterator[Game[Any]]:
    """Positions of a game played at random, the last one included."""
    dice, game = Random(seed), BOOK.begin(setup or {}, players, seed)
    while game.decision is not None:
        if dice.random() < share:
            yield game
        game.answer(dice.randrange(len(game.decision.choices)))
    yield game


SKIRMISH: dict[str, Any] = {
    "phase": "skirmish",
    "site": 4,
    "hasty": False,
    "free": {"play": [{"card": "Gimli, Son of Glóin", "wounds": 1, "bears": ["Dwarven Axe"]}], "hand": ["Battle Fury", "Athelas"]},
    "shadow": {"play": ["Goblin Patrol Troop"], "hand": ["Drums in the Deep", "Goblin Runner"]},
    "assigned": {"Goblin Patrol Troop": "Gimli"},
    "twilight": 3,
}  # Gimli, 8 with his axe, against 13
