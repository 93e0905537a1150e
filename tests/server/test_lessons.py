"""Lessons on a server: a table for one person, words over the line, progress that is kept, nothing in the way of other tables."""

from __future__ import annotations

from asyncio import sleep, timeout
from collections.abc import Iterator
from typing import Any

import pytest

from onetable.client import Client, Line, Problem
from tests.server.serving import Process, command

FIRST, SECOND = "01-following-suit", "02-goals-that-pull"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with command(tmp_path_factory.mktemp("lessons"), "--port", "0", "--bot-delay", "0") as found:
        yield found


async def opened(me: Client, name: str = FIRST) -> Any:
    """The table of this lesson."""
    return await me.post("/api/tables", {"game": "fellowship", "players": 1, "setup": {"lesson": name}})


async def asked(line: Line) -> Any:
    """The next state in which the pupil must choose, or in which the lesson has come to a point."""
    async for state in line:
        if state["view"]["choices"] or state["lesson"]["progress"] != "open":
            return state
    raise AssertionError("the line has ended")


async def learned(me: Client, lessons: int) -> Any:
    """How far a pupil has come in each game, once so many lessons of the first are noted: that happens beside the line."""
    async with timeout(10):
        while True:
            found = {each["game"]: each for each in await me.get("/api/me/lessons?language=nl")}
            if found["fellowship"]["learned"] == lessons:
                return found
            await sleep(0.05)


async def test_a_wrong_line_is_told_taken_back_and_the_right_one_is_learned(server: Process) -> None:
    me = await Client.join(server.address, "Rosie", "nl")
    table = await opened(me)
    assert table["title"] == "Les: Een slag winnen" and len(table["people"]) == 4
    assert {person["bot"] for person in table["people"] if person["kind"] == "bot"} == {"rules"}, "the course of a lesson hangs on them"
    async with me.line(table["id"]) as line:
        state = await asked(line)
        assert state["lesson"]["task"].startswith("Ieder speelt 1 kaart") and "Heuvels" in state["lesson"]["text"]
        await line.answer(0)
        state = await asked(line)
        assert state["lesson"]["progress"] == "failed" and state["lesson"]["waits"] and state["undo"]["may"]
        assert len(state["view"]["board"]["tricks"]) == 1  # the others wait
        await line.command("undo")
        state = await asked(line)
        assert state["lesson"]["progress"] == "open"
        await line.answer(1)
        state = await asked(line)
        await line.answer(1)
        state = await asked(line)
    assert state["lesson"]["progress"] == "reached" and state["lesson"]["next"] == SECOND
    assert state["view"]["choices"] == [] and state["view"]["over"] is None
    learning = await learned(me, 1)
    assert learning["fellowship"]["title"] == "Doelen die elkaar tegenwerken"
    assert [each["learned"] for each in await me.get("/api/me/lessons/fellowship")][:2] == [True, False]


async def test_lessons_do_not_stand_among_the_games(server: Process) -> None:
    me = await Client.join(server.address)
    await opened(me)
    assert await me.get("/api/me/tables") == []
    assert (await me.get("/api/me/road"))["tries"] == {}


async def test_a_lesson_that_was_left_begins_anew(server: Process) -> None:
    me = await Client.join(server.address)
    table = await opened(me)
    async with me.line(table["id"]) as line:
        await asked(line)
        await line.answer(0)
    again = await opened(me)
    assert again["id"] == table["id"]
    async with me.line(table["id"]) as line:
        assert (await asked(line))["lesson"]["progress"] == "open"


async def test_what_is_no_lesson_is_refused(server: Process) -> None:
    me = await Client.join(server.address)
    with pytest.raises(Problem, match="no lesson"):
        await opened(me, "99-flying")
