"""The coach as a setting of the person: on in the first games, as he said from then on, whatever device he uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from onetable.client import Client
from tests.server.serving import Process, command

TABLE = {"game": "fellowship", "players": 4, "setup": {"chapter": 1}, "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with command(tmp_path_factory.mktemp("coach"), "--port", "0", "--bot-delay", "0", "--first-games", "1") as found:
        yield found


async def coach_of(me: Client, table: str, wish: str = "kept") -> Any:
    """What the coach says when this person is asked first; None where he is silent."""
    async with me.line(table, coach=wish) as line:
        async for state in line:
            if state["view"]["choices"]:
                return state["coach"]
    raise AssertionError("the line has ended")


async def opened(me: Client) -> str:
    table: str = (await me.post("/api/tables", TABLE))["id"]
    return table


async def test_he_speaks_in_the_first_game_unasked_to_people_and_not_to_programs(server: Process) -> None:
    me = await Client.join(server.address)
    table = await opened(me)
    assert (await coach_of(me, table))["stake"]
    assert await coach_of(me, table, "") is None


async def test_who_has_switched_him_off_is_left_alone_everywhere(server: Process) -> None:
    me = await Client.join(server.address)
    assert me.me["coach"] == {}
    changed = await me.post("/api/me", {"coach": {"fellowship": False}})
    assert changed["coach"] == {"fellowship": False} and (await me.get("/api/me"))["coach"] == {"fellowship": False}
    table = await opened(me)
    assert await coach_of(me, table) is None
    await me.post("/api/me", {"coach": {"quest": True}})
    assert (await me.get("/api/me"))["coach"] == {"fellowship": False, "quest": True}
    await me.post("/api/me", {"coach": {"fellowship": True}})
    assert (await coach_of(me, table))["stake"]


async def test_after_the_first_games_he_is_silent_until_he_is_called(server: Process) -> None:
    me = await Client.join(server.address)
    await me.play(await opened(me), lambda _: 0)
    table = await opened(me)
    assert await coach_of(me, table) is None
    assert (await coach_of(me, table, "on"))["stake"]
