"""The picture of the table: it can always be drawn, in every language, and it shows nothing that the seat does not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.phrasebook import LANGUAGES
from onetable.core.word import Word
from onetable.games.fellowship.telling.questions import entries
from onetable.games.fellowship.terminal.paint import paint_table
from onetable.games.registry import rulebook
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import teller_of
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Canvas
from onetable.terminal.kit.measure import width_of
from onetable.terminal.kit.palette import DAY, NIGHT
from onetable.terminal.spoken_view import spoken
from onetable.text import Interface
from tests.contract.positions import SETUPS

BOOK = rulebook("fellowship")
TEXTS = {str(card["id"]): card["word"] for card in BOOK.cards()}
SIZES = [(80, 24), (120, 40), (200, 60)]


def sight_of(game: Game[Any], seat: int, language: str, journal: list[Word] | None = None) -> SpokenView:
    asked = game.decision is not None and game.decision.seat == seat
    seats = ("human", "rules", "rules", "rules")[: game.table.setup.players]
    refused = BOOK.why_not(game) if asked else {}
    return SpokenView(
        BOOK.view(game, seat),
        journal or [],
        refused,
        spoken(seats, Interface(language)),
        BOOK.phrasebook(language),
        Interface(language),
        TEXTS,
    )


def picture(sight: SpokenView, width: int, height: int, day: bool = False, cursor: int = 0) -> Canvas:
    return paint_table(width, height, sight, Attention(cursor=cursor, entries=entries(sight)), DAY if day else NIGHT)


def positions(setup: dict[str, Any], players: int, seed: int) -> list[Game[Any]]:
    """Some positions of a random game, the last one included."""
    dice, found = Random(seed), []
    game = BOOK.begin(setup, players, seed)
    while game.decision is not None:
        if dice.random() < 0.2:
            found.append(game.clone())
        game.answer(dice.randrange(len(game.decision.choices)))
    return [*found, game]


@pytest.mark.parametrize(("setup", "players"), SETUPS["fellowship"], ids=lambda value: str(value)[:60])
def test_every_position_can_be_drawn(setup: dict[str, Any], players: int) -> None:
    dice = Random(players)
    for game in positions(setup, players, seed=7)[:6]:
        language, (width, height) = dice.choice(LANGUAGES), dice.choice(SIZES)
        canvas = picture(sight_of(game, dice.randrange(players), language), width, height, day=dice.random() < 0.5)
        for y in range(height):
            assert width_of("".join(segment.text for segment in canvas.segments(y))) == width


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chapter", [1, 3, 6, 9, 14, 15, 16])
def test_the_picture_shows_no_more_than_the_view(chapter: int, players: int) -> None:
    dice = Dice(players)
    for game in positions({"chapter": chapter}, players, seed=chapter)[:5]:
        if game.decision is None:
            continue
        for seat in range(players):
            twin = BOOK.imagine(BOOK.view(game, seat), dice)
            ours, theirs = (sight_of(world, seat, "en") for world in (game, twin))
            real, imagined = (picture(sight, 120, 40) for sight in (ours, theirs))
            assert real.cells == imagined.cells and real.zones == imagined.zones
            table = teller_of("fellowship")
            assert [*table.hand(ours), *table.goal_lines(ours), *table.position(ours)] == [
                *table.hand(theirs), *table.goal_lines(theirs), *table.position(theirs)
            ]  # fmt: skip


def test_a_hidden_hand_is_nowhere_on_the_screen() -> None:
    game = BOOK.scene({
        "setup": {"chapter": 1}, "characters": ["frodo", "bilbo", "gandalf", "pippin"],
        "hands": {"frodo": "H1 H2 R1", "bilbo": "M4 M5 M6", "gandalf": "F7 F8 F3", "pippin": "S1 S2 S3"}, "leader": "frodo",
    })  # fmt: skip
    text = picture(sight_of(game, 0, "en"), 120, 40).text()
    assert "1H" in text and "1R" in text
    assert not any(card in text for card in ("4M", "5M", "6M", "7F", "8F", "3F", "1S", "2S", "3S"))


def test_a_window_that_is_too_small_says_so() -> None:
    game = BOOK.begin({"chapter": 1}, 4, 1)
    assert "80" in picture(sight_of(game, 0, "en"), 60, 10).text()


def test_suits_are_told_apart_without_colour() -> None:
    game = BOOK.scene({
        "setup": {"chapter": 17}, "characters": ["frodo", "sam", "aragorn", "legolas"],
        "threats": {"sam": 1, "aragorn": 2, "legolas": 3}, "leader": "frodo",
        "hands": {"frodo": "H1 M1 F1 S1 R1 V1", "sam": "H2 M2 F2 S2 R2 V2", "aragorn": "H3 M3 F3 S3 R3 V3", "legolas": "H4 M4 F4 S4 R4 V4"},
    })  # fmt: skip
    lines = picture(sight_of(game, 0, "en"), 80, 24).text()
    for index, shape in (("1H", "∩"), ("1M", "▲"), ("1F", "♠"), ("1S", "⌂"), ("1R", "★"), ("1V", "≈")):
        assert index in lines and shape in lines
