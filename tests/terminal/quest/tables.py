"""Tables of Middle-earth Quest for the tests: whole programs at a keyboard, and sights of single positions."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from onetable.core.game import Game
from onetable.core.word import Word
from onetable.games.quest.terminal.look import QuestLook
from onetable.games.registry import rulebook
from onetable.telling.spoken_view import SpokenView, texts_of
from onetable.telling.teller import teller_of
from onetable.terminal.app import TableApp
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Canvas
from onetable.terminal.kit.palette import DAY, NIGHT
from onetable.terminal.session import Session
from onetable.terminal.spoken_view import spoken
from onetable.text import Interface
from tests.terminal.keyboard import Person

BOOK = rulebook("quest")
TELLER = teller_of("quest")
TABLE = QuestLook(TELLER)


@asynccontextmanager
async def sit_down(
    setup: dict[str, Any] | None = None,
    players: int = 3,
    seed: int = 3,
    bots: Sequence[str] = ("random",),
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    seat: int = 1,
    since: int = 0,
) -> AsyncIterator[Person]:
    """The program on a screen of this size with a person on this seat, bots without delay; chance plays until a marker is on this space."""
    session = Session.begin("quest", setup or {}, players, seed, bots, None, seat)
    dice = Random(seed)
    while (decision := session.match.game.decision) is not None and max(session.match.game.table.markers.values()) < since:
        session.match.answer(dice.randrange(len(decision.choices)))
    app = TableApp("quest", session, players, seed, bots, language, delay=0, seat=seat)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot)
        await person.settle()
        yield person


def sight_of(game: Game[Any], seat: int, language: str = "en", journal: Sequence[Word] = ()) -> SpokenView:
    """What this seat sees of a position."""
    view = BOOK.view(game, seat)
    refused = BOOK.why_not(game) if view.asked == seat else {}
    seats = tuple(["human" if each == seat else "random" for each in range(game.table.players)])
    return SpokenView(
        view,
        journal,
        refused,
        spoken(seats, Interface(language)),
        BOOK.phrasebook(language).at(view.table),
        Interface(language),
        texts_of("quest"),
    )


def picture(sight: SpokenView, width: int = 80, height: int = 24, day: bool = False, cursor: int = 0) -> Canvas:
    """The table with the cursor on this choice."""
    attention = Attention(cursor=cursor, entries=TELLER.entries(sight) if sight.is_asked else ())
    return TABLE.paint(width, height, sight, attention, DAY if day else NIGHT)


def positions(players: int, seed: int, share: float = 1.0) -> Iterator[Game[Any]]:
    """Positions of a game played at random, the last one included."""
    dice, game = Random(seed), BOOK.begin({}, players, seed)
    while game.decision is not None:
        if dice.random() < share:
            yield game
        game.answer(dice.randrange(len(game.decision.choices)))
    yield game


def scene(**data: Any) -> Game[Any]:
    """A position with Thálin in Bree, unless something else is wanted."""
    return BOOK.scene({"heroes": [{"hero": "thalin", "at": "bree", "hand": ["sweep", "rush"]}], "step": "travel", "hasty": False, **data})


COMBAT: dict[str, Any] = {
    "heroes": [{"hero": "thalin", "at": "bree", "hand": ["sweep", "rush"]}],
    "combat": {"foe": "orc", "foe_hand": ["parry"], "hero_last": "block", "foe_last": "hack", "damage": 1},
}  # Thálin and an Orc in the second round
