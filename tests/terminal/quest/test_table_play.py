"""Whole games of Middle-earth Quest at the full-screen table, by keyboard, with real bots."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.core.folders import data_folder
from onetable.core.phrasebook import LANGUAGES
from onetable.core.record import Record, decode, read_file, replay
from onetable.games.quest.phases.rest import RestStep
from onetable.games.quest.phases.travel import MoveTo, TravelStep
from onetable.games.quest.terminal.gathering import GatheringScreen
from onetable.games.quest.terminal.map_screen import MapScreen
from onetable.games.quest.traits import Hero, Place
from onetable.games.quest.vocabulary.choices import Decline, Done
from onetable.games.quest.vocabulary.hero_news import HeroMoved
from onetable.telling.bots import offered_bot
from onetable.terminal.app import TableApp
from onetable.terminal.screens.pages import PassScreen
from onetable.text import Interface
from tests.terminal.keyboard import Person
from tests.terminal.quest.tables import BOOK, sit_down

GAMES = {"en": ((80, 24), 4, 1), "zh": ((120, 35), 2, 0), "ja": ((100, 30), 8, 1), "nl": ((160, 45), 12, 0)}  # size, deal, seat
LATE = 15  # the space of the story from which on a person plays where the beginning would take too long


async def play_on(person: Person, dice: Random, most: int) -> int:
    """Press keys as somebody would who does not know what to do, until the game is over."""
    pressed = 0
    while person.session.asked is not None and pressed < most:
        await person.pilot.press(*["down"] * dice.randrange(4))
        await person.press("enter" if dice.random() < 0.7 else "p")
        pressed += 1
    return pressed


def asks(step: type[Any]) -> Any:
    """Whether a step of this kind asks the person."""
    return lambda view: view.agenda and isinstance(view.agenda[-1][0][0], step)


async def reach(person: Person, wanted: Any) -> None:
    """Stop, decline, or take the first choice, until something holds at a question."""
    for _ in range(300):
        if wanted(person.session.view()):
            return
        passes = any(isinstance(choice, (Done, Decline)) for choice in person.session.view().choices)
        await person.press("p" if passes else "enter")
    raise AssertionError("it never came to that:\n" + person.text())


@pytest.mark.parametrize("language", ["en", *[pytest.param(each, marks=pytest.mark.long) for each in LANGUAGES[1:]]])
async def test_a_game_is_played_to_its_end_by_keyboard(language: str) -> None:
    await play_to_the_end(language, LATE)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_by_keyboard(language: str) -> None:
    await play_to_the_end(language, 0)


async def play_to_the_end(language: str, since: int) -> None:
    """Somebody sits down when a marker has come to this space, presses keys until the end, and the record tells the same game."""
    say = Interface(language).say
    size, seed, seat = GAMES[language]
    async with sit_down(language=language, size=size, seed=seed, players=2, seat=seat, since=since) as person:
        assert await play_on(person, Random(seed), 3000) > 3
        assert person.session.asked is None
        assert say("game-is-over") in person.text() and say("end-again") in person.text()
        match = person.session.match
        result = BOOK.result(match.game)
        assert result is not None and BOOK.phrasebook(language).read(result.word) in person.text()
    record: Record = decode(read_file(next((data_folder() / "records").glob("*.json"))), Record, "record")
    assert replay(BOOK, record).journal == match.journal


async def test_the_same_company_rides_out_again() -> None:
    setup = {"heroes": ["beravor"]}
    async with sit_down(setup, 2, seed=6, seat=1, since=17) as person:
        await play_on(person, Random(1), 3000)
        assert person.session.asked is None
        await person.press("enter")  # deal again
        assert person.session.asked is not None and person.session.match.setup == setup
        assert person.session.seats.names == ("random", "human")


async def test_a_hero_travels_by_keyboard() -> None:
    async with sit_down({"heroes": ["argalad", "thalin"]}, seed=5, size=(160, 45)) as person:
        await reach(person, asks(TravelStep))
        choices = person.session.view().choices
        place, there = next((number, choice.place) for number, choice in enumerate(choices) if isinstance(choice, MoveTo))
        await person.press(str(place + 1), "enter")
        assert "discard a" in person.text()
        hand = len(person.session.view().table.sheet(1).hand)
        await person.press("enter")
        assert HeroMoved(Hero.ARGALAD, there) in person.session.journal()
        assert len(person.session.match.game.table.sheet(1).hand) < hand


async def test_what_can_only_be_declined_is_not_asked() -> None:
    async with sit_down(seed=7, seat=0, players=2) as person:
        for _ in range(30):
            assert len(person.session.view().choices) > 1
            await person.press("p" if person.table.teller.passing(person.table.sight()) is not None else "enter")
        mine = [choice for seat, _, choice in person.session.match.answers if seat == 0]
        assert len(mine) > 30  # some of them without a question


async def test_undo_takes_back_what_was_not_asked() -> None:
    async with sit_down(seed=7, size=(120, 35)) as person:
        await reach(person, asks(RestStep))
        before = person.session.view()
        await person.press("p")
        assert person.session.view() != before
        for _ in range(10):
            await person.press("u")
            if person.table.attention.title:
                await person.press("enter")  # the bots agree
            if person.session.view() == before:
                break
        assert person.session.view() == before and "Undone." in person.text()


async def test_the_map_over_the_whole_screen() -> None:
    async with sit_down({"heroes": ["thalin", "argalad"]}, seed=5, size=(100, 30)) as person:
        await reach(person, asks(RestStep))
        table = person.text()
        await person.press("m")
        assert isinstance(person.app.screen, MapScreen) and "Erebor (The Grey Mountains) · haven" in person.text()
        assert "Thálin is here" in person.text()
        await person.press("left")
        assert "Erebor (The Grey Mountains)" not in person.text() and "Paths: " in person.text()
        await person.press("tab")
        assert "Thálin is here" in person.text()
        await person.press("tab")
        assert "Argalad is here" in person.text()
        await person.press("l")
        assert "道路：" in person.text()
        await person.press("l", "l", "l", "escape")
        assert person.text() == table


async def test_a_click_on_the_map_goes_there() -> None:
    async with sit_down(seed=5, size=(100, 30)) as person:
        await person.press("m")
        screen = person.app.screen
        assert isinstance(screen, MapScreen)
        line = next(y for y, text in enumerate(person.text().split("\n")) if "Moria" in text)
        await person.pilot.click(offset=(person.text().split("\n")[line].index("Moria"), line))
        await person.pilot.pause()
        assert "Moria (Enedwaith) · always perilous" in person.text()


async def test_a_click_on_the_table_chooses_or_shows_a_place() -> None:
    async with sit_down({"heroes": ["thalin"]}, 2, seed=5, size=(160, 45)) as person:
        await reach(person, asks(TravelStep))
        zones = {meaning: area for area, meaning in person.table.canvas_for(160, 45).zones}

        async def click(place: Place) -> None:
            await person.pilot.click(offset=zones["place", place][:2])
            await person.pilot.pause()

        await person.press("down")
        await click(Place.IRON_HILLS)  # one can go there: the cursor does
        entry = person.table.attention.entry
        assert entry is not None and entry.label.startswith("Move to the Iron Hills")
        await click(Place.MORIA)  # far away
        assert isinstance(person.app.screen, MapScreen) and "Moria (Enedwaith)" in person.text()
        await person.press("escape")
        await click(Place.IRON_HILLS)
        await person.settle()
        assert "To the Iron Hills" in person.text()


async def test_cards_are_read_where_they_lie() -> None:
    async with sit_down({"heroes": ["thalin", "argalad"]}, seed=5) as person:
        await reach(person, asks(TravelStep))
        table = person.text()
        await person.press("g")
        assert "Cards on the table" in person.text().splitlines()[0]
        await person.press(*"horse", "backspace", "backspace", "backspace", "backspace", "backspace", *"thálin")
        assert "fortitude 5" in " ".join(person.text().split())
        await person.press("escape", "r", *"loss of an heir")
        assert "Minas Tirith" in person.text()
        await person.press("escape", "d")
        assert "rest pool (0)" in person.text()
        await person.press("escape")
        assert person.text() == table


async def test_help_hint_journal_and_languages() -> None:
    async with sit_down(seed=7) as person:
        await reach(person, asks(TravelStep))
        await person.press("question_mark")
        assert "♜ Shadow Stronghold" in " ".join(person.text().split())
        await person.press("escape", "h")
        await person.pilot.pause(0.3)
        assert "A bot would" in person.text()
        await person.press("j")
        assert "Journal" in person.text() and "turn begins" in person.text()
        await person.press("escape", "l")
        assert "第一时期" in person.text()


async def test_a_refused_choice_tells_why_and_nothing_happens() -> None:
    async with sit_down(seed=7) as person:
        await reach(person, asks(TravelStep))
        entries = person.table.attention.entries
        place = next(place for place, entry in enumerate(entries) if entry.meaning is None)
        before = len(person.session.match.answers)
        await person.press(*["down"] * place, "enter")
        assert len(person.session.match.answers) == before and person.table.attention.bad
        assert entries[place].reason.split(".")[0] in " ".join(person.text().split())


async def test_two_people_do_not_see_each_others_cards() -> None:
    async with sit_down({"heroes": ["thalin"]}, 2, seed=3, bots=["human"], seat=1) as person:
        seen = set()
        for _ in range(60):
            if isinstance(person.app.screen, PassScreen):
                assert "Mission" not in person.text() and "Shadow Pool" not in person.text()
            else:
                assert person.session.asked == person.session.viewer
                seen.add(person.session.viewer)
            await person.press("enter")
        assert seen == {0, 1}


# ---- before the game


async def gather(size: tuple[int, int] = (80, 24), language: str = "en") -> tuple[TableApp, Any]:
    """The program as it is opened without a set-up."""
    app = TableApp("quest", None, 3, 4, ["random"], language, delay=0, seat=1)
    return app, app.run_test(size=size)


async def test_heroes_gather_and_one_sits_down() -> None:
    app, running = await gather()
    async with running as pilot:
        person = Person(app, pilot)
        await pilot.pause()
        assert isinstance(app.screen, GatheringScreen) and "Begin as Argalad; the bots play Sauron, Thálin" in person.text()
        await pilot.press("down", "space")  # Beravor comes along
        await pilot.press("down", "enter")  # Eleanor is played, and there is no room for a fourth
        await pilot.pause()
        assert app.screen.mine is Hero.ELEANOR and len(app.screen.heroes) == 3
        await person.press("b")
        assert person.session.match.setup["heroes"][person.session.viewer - 1] == "eleanor"
        assert person.session.seats.names.count("human") == 1 and person.session.match.players == 4


async def test_a_table_decides_what_the_lobby_lets_it_decide() -> None:
    app, running = await gather((100, 30))
    async with running as pilot:
        person = Person(app, pilot)
        await pilot.pause()
        for option in BOOK.options():
            assert Interface("en").say(f"quest-option-{option.name}") in " ".join(person.text().split()), option.name
        await pilot.press("up", "up", "up", "right", "up", "enter")  # beyond the bots the last decision, and the one before
        await pilot.pause()
        assert "both at once" in person.text()
        await person.press("b")
        assert person.session.match.setup["options"] == {"combat_order": "simultaneous", "rest_with_foe_in_haven": True}


async def test_a_person_chooses_how_the_bots_play() -> None:
    app, running = await gather((100, 30))
    async with running as pilot:
        person = Person(app, pilot)
        await pilot.pause()
        assert "The bots play: at random" in person.text()  # as the command line says
        await person.press("up", "up", "right")
        assert "The bots play: as novices" in person.text() and "They see the next thing" in person.text()
        await person.press("enter", "space")
        assert "The bots play: as masters" in person.text() and "◇ steadily" in person.text() and "◆ as masters" in person.text()
        await person.press("b")
        assert person.session.seats.names == ("master", "human", "master")


async def test_who_plays_beside_another_person_is_not_asked_how_bots_play() -> None:
    app = TableApp("quest", None, 3, 4, ["human"], "en", delay=0, seat=1)
    async with app.run_test(size=(100, 30)) as pilot:
        person = Person(app, pilot)
        await person.press("up", "up")
        assert "The bots play" not in person.text()


async def test_somebody_plays_sauron() -> None:
    app, running = await gather()
    async with running as pilot:
        person = Person(app, pilot)
        await pilot.pause()
        await pilot.press("up", "enter")
        assert "You command the servants" in " ".join(person.text().split())
        await person.press("b")
        assert person.session.viewer == 0 and person.session.seats.names == ("human", "random", "random")
        assert "Which starting plot" in person.text()


async def test_nobody_rides_out_without_heroes() -> None:
    app, running = await gather(language="nl")
    async with running as pilot:
        person = Person(app, pilot)
        await pilot.pause()
        await pilot.press("up", "enter", "down", "space", *["down"] * 4, "space")  # Sauron; Argalad and Thálin stay at home
        await pilot.pause()
        assert "Kies eerst" in person.text()
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(app.screen, GatheringScreen)


async def test_a_game_that_waits_is_gone_on_with() -> None:
    async with sit_down({"heroes": ["eometh"]}, 2, seed=3, seat=0) as person:
        await person.press("enter")
        before = person.session.view()
        await person.pilot.press("q")
    app, running = await gather()
    async with running as pilot:
        person = Person(app, pilot)
        await pilot.pause()
        assert "Continue the game" in person.text()
        await person.press("c")
        assert person.session.view() == before and person.session.viewer == 0 and app.seat == 0


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_gathering_in_every_language(language: str) -> None:
    app, running = await gather((80, 24), language)
    async with running as pilot:
        person = Person(app, pilot)
        await pilot.pause()
        assert Interface(language).say("quest-gather") in person.text()
        assert BOOK.phrasebook(language).say(Hero.THALIN) in person.text()
        await person.press("up", "up")  # the line below all that the list has room for
        assert offered_bot("random", Interface(language)) in person.text()
