"""The map over the whole screen is a place to choose from: a hero's way with its price, and Sauron's influence one after the other."""

from __future__ import annotations

import asyncio

import pytest

from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.phases.travel import MoveTo, TravelStep
from onetable.games.quest.terminal.chart import SPOTS
from onetable.games.quest.terminal.map_screen import DIRECTIONS, MapScreen, nearest
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary.choices import PickPlace
from tests.terminal.keyboard import Person
from tests.terminal.quest.tables import sit_down
from tests.terminal.quest.test_table_play import asks, reach


def the_map(person: Person) -> MapScreen:
    """The map that lies over the table."""
    screen = person.app.screen
    assert isinstance(screen, MapScreen)
    return screen


async def press(person: Person, *keys: str) -> None:
    """Press keys on the map, and wait until the table below is at rest."""
    await person.pilot.press(*keys)
    for _ in range(5000):
        await person.pilot.pause()
        if person.table.ready:
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the table never came to rest")


async def test_a_hero_goes_where_the_cursor_is() -> None:
    """At 80 by 24, where only a part of the map is seen, the price stands below it."""
    async with sit_down({"heroes": ["thalin", "argalad"]}, seed=5, size=(80, 24)) as person:
        await reach(person, asks(TravelStep))
        await person.press("m", "tab")
        screen = the_map(person)
        choices = {choice.place for choice in person.session.view().choices if isinstance(choice, MoveTo)}
        assert screen.place in choices and "Move to " in person.text() and " ⏎ " in person.text()
        for key in DIRECTIONS:
            await person.pilot.press(key)
            assert screen.place in choices
        there = screen.place
        await press(person, "enter")
        assert person.app.screen is person.table, "how it is paid is asked at the table"
        step = person.session.view().agenda[-1][0][0]
        assert isinstance(step, MoveTo) and step.place == there


async def test_a_place_that_cannot_be_chosen_says_why() -> None:
    async with sit_down({"heroes": ["thalin", "argalad"]}, seed=5, size=(100, 30)) as person:
        await reach(person, asks(TravelStep))
        await person.press("m")
        screen = the_map(person)
        screen.go_to(Place.MORIA)
        await press(person, "enter")
        assert person.app.screen is screen and "not joined" in person.text()
        await person.pilot.press("shift+up")
        assert screen.place is not Place.MORIA and "not joined" not in person.text()


@pytest.mark.parametrize("size", [(80, 24), (120, 35)])
async def test_sauron_places_all_influence_without_leaving_the_map(size: tuple[int, int]) -> None:
    async with sit_down(seed=7, seat=0, players=2, size=size) as person:
        await reach(person, asks(PlaceInExtension))
        step = person.session.view().agenda[-1][0][0]
        assert isinstance(step, PlaceInExtension)
        before = dict(person.session.view().table.influence)
        await person.press("m", "tab")
        screen, tokens, keys = the_map(person), step.tokens, 0
        for left in range(tokens, 0, -1):
            offered = [choice.place for choice in person.session.view().choices if isinstance(choice, PickPlace)]
            while screen.place not in offered:
                await person.pilot.press("tab")
                keys += 1
            place = screen.place
            assert "influence" in person.text() and str(left) in person.text().splitlines()[0]
            await press(person, "enter")
            keys += 1
            assert screen.place == place, "the cursor stays where it was"
        after = person.session.match.game.table.influence
        assert sum(after.values()) - sum(before.values()) == tokens and keys < 2 * tokens


async def test_the_list_keeps_its_line_when_a_place_is_full() -> None:
    async with sit_down(seed=7, seat=0, players=2, size=(120, 35)) as person:
        await reach(person, asks(PlaceInExtension))
        await person.press("3", "enter")
        line = person.table.attention.cursor
        for _ in range(3):
            step = person.session.view().agenda[-1][0][0]
            entry = person.table.attention.entry
            assert isinstance(step, PlaceInExtension) and entry is not None and entry.meaning is not None
            assert person.table.attention.cursor > 0, f"the cursor went from line {line} to the first"
            await person.press("enter")


def test_every_place_that_can_be_chosen_is_reached_by_arrows() -> None:
    for some in ([place for number, place in enumerate(Place) if number % every == 0] for every in (1, 2, 3, 5, 7)):
        for start in some:
            reached, waiting = {start}, [start]
            while waiting:
                here = waiting.pop()
                for direction in DIRECTIONS.values():
                    there = nearest(here, direction, some if len(some) < len(SPOTS) else SPOTS)
                    if there not in reached:
                        reached.add(there)
                        waiting.append(there)
            assert len(reached) >= len(some) * 9 // 10, f"from {start} {len(reached)} of {len(some)}"
