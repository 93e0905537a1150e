"""Keys and clicks at the table that are the same in every game: the cursor, the reader, the journal, the opponent's turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from onetable.games.quest.traits import Track
from onetable.games.quest.vocabulary.choices import UseTrack
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.traits import Phase
from onetable.telling.entries import Entry
from onetable.telling.teller import teller_of
from onetable.terminal.attention import Attention
from onetable.terminal.kit.picture import Picture
from onetable.terminal.screens.reader import ReaderScreen
from onetable.terminal.screens.table import TableScreen
from onetable.terminal.spoken_view import sight_of
from onetable.text import Interface
from tests.terminal.keyboard import Person
from tests.terminal.moments import MOMENTS, Moment, at


def moment(game: str, name: str) -> Moment:
    """A moment by its name."""
    return next(found for found in MOMENTS if (found.game, found.name) == (game, name))


@asynccontextmanager
async def at_moment(game: str, name: str, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Person]:
    """The program at a moment."""
    async with at(moment(game, name), size) as person:
        yield person


# ---- the cursor


async def test_six_influence_cost_six_keys() -> None:
    """The cursor stays on the place that was chosen, wherever the list puts it next."""
    async with at_moment("quest", "action") as person:
        choices = person.session.view().choices
        await person.press(str(choices.index(UseTrack(Track.INFLUENCE, 6)) + 1), "enter")
        await person.press("down", "down")
        chosen = person.table.attention.entry
        assert chosen is not None
        for _ in range(2):
            await person.press("enter")
            entry = person.table.attention.entry
            assert entry is not None
            if chosen.label not in [each.label for each in person.table.attention.entries if each.meaning is not None]:
                break  # the place is full
            assert entry.label == chosen.label


async def test_to_do_nothing_is_not_proposed_again() -> None:
    async with at_moment("tcg", "fellowship") as person:
        await person.press("p")
        entry = person.table.attention.entry
        if entry is not None and len(person.session.view().choices) > 1:
            assert entry.meaning != person.table.teller.passing(person.table.sight())


# ---- while others play


async def test_the_card_just_played_is_shown_and_the_newest_news_last() -> None:
    for size in ((80, 24), (120, 35), (200, 55)):
        async with at_moment("tcg", "waiting", size) as person:
            text, sight = person.text(), person.table.sight()
            card = sight.journal[-1].card  # type: ignore[attr-defined]
            name, figures, *_ = person.table.kind.just_played(sight).split("\n")
            assert card.id and name in text and figures.split(" · ")[0] in text
            lines = [line[-46:] if size[0] >= 112 else line for line in text.splitlines()]
            newest = " ".join(sight.read(sight.journal[-1]).split()[:3])
            row = max([y for y, line in enumerate(lines) if newest in line])
            older = [y for y, line in enumerate(lines) if "phase begins" in line]
            assert all([y < row for y in older])


async def test_what_is_passed_without_asking_is_no_question() -> None:
    """A phase in which one can only pass goes by, and is not announced as if something could be done."""
    shown: list[tuple[bool, bool]] = []
    async with at_moment("tcg", "fellowship") as person:
        show = person.table.show

        def look() -> None:
            shown.append((person.table.ready, person.table.sight().is_asked))
            show()

        person.table.show = look  # type: ignore[method-assign]
        for _ in range(12):
            if person.session.asked is None:
                break
            await person.press("p" if PASS in person.session.view().choices else "enter")
    assert (False, True) not in shown and (True, True) in shown


# ---- texts


async def test_the_reader_scrolls() -> None:
    async with at_moment("tcg", "bid") as person:
        long = "\n".join([f"line {number}" for number in range(60)])
        person.app.push_screen(ReaderScreen("Reader", [Entry("a", "A", long), Entry("b", "B", "short")]))
        await person.pilot.pause()
        assert "line 59" not in person.text() and "↓" in person.text()
        for _ in range(6):
            await person.press("pagedown")
        assert "line 59" in person.text() and "line 1 " not in person.text()
        await person.press("pageup", "down")
        assert "short" in person.text() and person.app.screen.attention.turned == 0  # type: ignore[attr-defined]


async def test_a_hint_says_what_the_list_says() -> None:
    async with at_moment("tcg", "bid") as person:
        await person.pilot.press("h")
        await person.app.workers.wait_for_complete()
        await person.settle()
        assert "A bot would: " in person.text() and "burden" in person.table.attention.notice


async def test_the_journal_key_takes_nothing_away_where_the_journal_stands_beside() -> None:
    async with at_moment("tcg", "fellowship", (120, 35)) as person:
        before = person.text()
        await person.press("j")
        assert person.text() == before


# ---- the trading card game: the hand, headings, clicks


async def test_the_hand_is_a_list_with_type_and_cost_and_the_sides_have_headings() -> None:
    async with at_moment("tcg", "shadow", (120, 35)) as person:
        text = person.text()
        assert "Shadow · Player 1 (you)" in text and "Free Peoples · Player 2 (bot random)" in text
        assert "minion · cost" in text and "event · cost" in text
        board = person.session.view().table
        assert board.phase is Phase.SHADOW and isinstance(person.session.match.game.agenda[-1][0][0], Actions)
        dear = [entry.label for entry in person.table.attention.entries if "now; printed" in entry.label]
        assert dear and "↑" in text  # a roaming minion costs two more than is printed


async def test_a_card_in_the_hand_is_clicked_twice_to_play_it() -> None:
    async with at_moment("tcg", "shadow") as person:
        canvas = person.table.canvas_for(80, 24)
        playable = {card for number in range(3) for card in person.table.kind.pointed_at(person.table.sight(), pointing(person, number))}
        area, card = next(
            (area, meaning[1]) for area, meaning in canvas.zones
            if isinstance(meaning, tuple) and meaning[0] == "card" and str(meaning[1]) in playable
        )  # fmt: skip
        answers = len(person.session.match.answers)
        await person.pilot.click(Picture, offset=(area.x + 2, area.y))
        assert str(card) in person.table.kind.pointed_at(person.table.sight(), person.table.attention)
        await person.pilot.click(Picture, offset=(area.x + 2, area.y))
        await person.settle()
        assert len(person.session.match.answers) > answers


async def test_a_card_in_play_is_read_by_a_click() -> None:
    async with at_moment("tcg", "shadow") as person:
        board = person.session.view().table
        bearer = board.ring_bearer[board.fp]
        area = next(area for area, meaning in person.table.canvas_for(80, 24).zones if meaning == ("card", bearer))
        await person.pilot.click(Picture, offset=(area.x + 3, area.y))
        assert isinstance(person.app.screen, ReaderScreen) and "Frodo" in person.text()


def pointing(person: Person, cursor: int) -> Attention:
    """The attention of the table with its cursor elsewhere."""
    return replace(person.table.attention, cursor=cursor)


async def test_the_end_shows_every_closing_choice() -> None:
    for size in ((80, 24), (120, 35), (200, 55)):
        async with at_moment("fellowship", "end", size) as person:
            assert isinstance(person.app.screen, TableScreen)
            for entry in person.table.attention.entries:
                assert entry.label in person.text(), (size, entry.label)


def test_the_first_bid_is_explained() -> None:
    asked = teller_of("tcg").question(sight_of(moment("tcg", "bid").session(), Interface("en")))
    assert "weigh on your Ring-bearer" in asked and "10 burdens corrupt him" in asked
