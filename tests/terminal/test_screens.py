"""Every kind of moment in every size and language: nothing that matters is cut while rows are free, and no key loses anything."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.telling.entries import Entry
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.lists import draw_list, wanted_rows
from onetable.terminal.kit.palette import NIGHT
from onetable.terminal.kit.picture import PictureScreen
from onetable.terminal.looks import look_of
from onetable.terminal.screens.table import TableScreen
from onetable.terminal.session import Session, unfinished
from onetable.terminal.spoken_view import sight_of
from onetable.text import Interface
from tests.terminal.keyboard import Person
from tests.terminal.moments import MOMENTS, Moment, at

SIZES = [(80, 24), (120, 35), (200, 55)]
SCREENSHOTS = Path(__file__).parent / "screenshots"
TABLES = [moment for moment in MOMENTS if moment.wanted is not None]
KEYS = [
    *"abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ0123456789", "enter", "enter", "enter", "escape", "tab", "shift+tab", "space",
    "up", "down", "down", "left", "right", "pageup", "pagedown", "home", "end", "backspace", "question_mark", "f1", "delete",
]  # fmt: skip


def called(moment: Moment) -> str:
    """A name for a test and for its pictures."""
    return f"{moment.game}-{moment.name}"


# ---- pictures


async def keep_picture(person: Person, moment: Moment) -> None:
    """A picture of the screen, to be looked at."""
    width, height = person.app.size
    SCREENSHOTS.mkdir(exist_ok=True)
    name = f"{called(moment)}-{width}x{height}-{person.app.interface.language}.svg"
    (SCREENSHOTS / name).write_text(person.app.export_screenshot(), "utf-8")


@pytest.mark.parametrize("moment", MOMENTS, ids=called)
async def test_every_kind_of_moment_is_drawn(moment: Moment) -> None:
    """One size and language of each; all of them are looked at in the long run."""
    place = MOMENTS.index(moment)
    async with at(moment, SIZES[place % 3], LANGUAGES[place % 4]) as person:
        assert isinstance(person.app.screen, PictureScreen) and person.text().strip()
        await keep_picture(person, moment)


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS, ids=called)
async def test_every_kind_of_moment_in_every_size_and_language(moment: Moment) -> None:
    for language in LANGUAGES:
        for size in SIZES:
            async with at(moment, size, language) as person:
                await keep_picture(person, moment)


# ---- nothing is cut


def squeezed(text: str) -> str:
    """A text without spaces and line ends: where its lines break does not matter."""
    return re.sub(r"\s", "", text)


def read(canvas: Canvas, area: Area) -> str:
    """What stands in an area."""
    rows = canvas.cells[area.y : area.bottom]
    return "\n".join(["".join([character for character, _ in row[area.x : area.right]]) for row in rows])


@pytest.mark.parametrize("moment", TABLES, ids=called)
def test_nothing_is_cut_while_rows_are_free(moment: Moment) -> None:
    """The question and the chosen label never, other labels only where the list has no row left."""
    session, kind = moment.session(), look_of(moment.game)
    for language in LANGUAGES:
        sight = sight_of(session, Interface(language))
        entries = kind.teller.entries(sight) if sight.is_asked else ()
        for width, height in SIZES:
            for cursor in {0, max(0, len(entries) - 1)}:
                canvas = kind.paint(width, height, sight, Attention(cursor=cursor, entries=entries), NIGHT)
                asked = kind.teller.question(sight)
                beside = 30 if width >= 112 else 0  # the journal
                assert squeezed(asked) in squeezed(read(canvas, Area(0, 0, width - beside, height))), (language, width, asked)
                if entries:
                    look_at_the_list(canvas, entries, cursor)


def look_at_the_list(canvas: Canvas, entries: Sequence[Entry], cursor: int) -> None:
    """The chosen label is whole; no other is cut while a row below the list is free."""
    zones: dict[int, list[Area]] = {}
    for area, meaning in canvas.zones:
        if isinstance(meaning, tuple) and meaning[0] == "entry":
            zones.setdefault(meaning[1], []).append(area)
    shown = [read(canvas, area).strip(" ▸↑↓") for area in zones[cursor]]
    assert squeezed(entries[cursor].label) in squeezed("".join(shown)), (canvas.width, entries[cursor].label)
    areas = [area for found in zones.values() for area in found]
    cut = [entries[place].label for place, found in zones.items() if "…" in read(canvas, found[-1])]
    below = Area(areas[0].x, max([area.bottom for area in areas]), areas[0].width, 1)
    free = below.y < canvas.height - 1 and not read(canvas, below).strip() and len(zones) == len(entries)
    assert not (cut and free), (canvas.width, cut)


def test_a_list_takes_the_rows_it_needs_and_keeps_its_figures() -> None:
    entries = tuple(
        [Entry(number, f"Play a card with a name of many words, number {number} ({number} now)", "a text") for number in range(6)]
    )
    attention = Attention(entries=entries)
    assert wanted_rows(attention, 60, 20) == 12
    for rows, cut in ((12, 0), (8, 4), (6, 4)):
        canvas = Canvas(60, rows, paint(NIGHT.ink, NIGHT.table))
        draw_list(canvas, Area(0, 0, 60, rows), attention, NIGHT)
        assert canvas.text().count("…") == cut
        shown = squeezed(canvas.text())
        assert all([f"({number}now)" in shown for number in range(6 if rows > 6 else 5)])


# ---- nothing is lost


async def press_at_random(game: str, count: int) -> None:
    """So many keys in a row, in windows of changing size; the game goes on, and what was answered is on the disk."""
    moment = next(moment for moment in MOMENTS if moment.game == game and moment.wanted is not None)
    dice = Random(count)
    async with at(moment) as person:
        for number in range(count):
            if number % 50 == 49:
                await person.pilot.resize_terminal(*dice.choice([*SIZES, (60, 20), (111, 30), (176, 33)]))
            await person.press(dice.choice(KEYS))
        assert person.app.is_running and person.app._exception is None
        while not isinstance(person.app.screen, TableScreen):
            person.app.pop_screen()
            await person.pilot.pause()
        session = person.session
        kept = [game for game in unfinished(moment.game) if game.path == session.file]
        if session.asked is not None and any([session.is_person(seat) for seat, _, _ in session.match.answers]):
            session.keep()
            assert Session.resume(session.file).view().encode() == session.view().encode() and (kept or session.file.exists())


@pytest.mark.parametrize("game", ["fellowship", "tcg", "quest"])
async def test_no_key_ends_a_game_or_loses_anything(game: str) -> None:
    await press_at_random(game, 100)


@pytest.mark.long
@pytest.mark.parametrize("game", ["fellowship", "tcg", "quest"])
async def test_two_thousand_keys(game: str) -> None:
    await press_at_random(game, 2000)
