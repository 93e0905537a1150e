"""Hindsight on a server: worked out in a process of its own, kept, stopped, and told of no game whose deal is still played."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from onetable.server.table import entries as log
from tests.server.background import until, workers
from tests.server.host import Host, Visitor, finish, hosting
from tests.server.test_api import refused

WORKER = "onetable.server.bots.hindsight_worker"


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        yield found


async def finished(host: Host, visitor: Visitor) -> str:
    """A game of chapter 1, played to its end by first choices; its address."""
    table = await visitor.open_table(players=2, setup={"chapter": 1}, seats=[{"kind": "me"}, {"kind": "bot"}])
    await finish(host, table["id"])
    return f"/api/tables/{table['id']}"


async def test_hindsight_is_found_kept_and_told_to_all_who_may_look_back(host: Host) -> None:
    visitor = await host.visitor()
    path = await finished(host, visitor)
    assert (await host.stranger().get(f"{path}/replay")).json()["hindsight"] is True
    assert (await visitor.get(f"{path}/hindsight")).json() == {
        "state": "none", "done": 0, "of": 0, "winnable": None, "lost_at": None, "better": [], "moments": [],
    }  # fmt: skip
    assert refused(await host.stranger().post(f"{path}/hindsight"), 401, "who_are_you")
    assert (await visitor.post(f"{path}/hindsight")).json()["state"] in ("waiting", "running")
    end = await until(visitor, f"{path}/hindsight", lambda found: found["state"] not in ("waiting", "running"))
    assert end["state"] == "done" and end["done"] == end["of"] == len(end["moments"]) + 1
    assert end["lost_at"] is not None and end["winnable"]
    steps = (await visitor.get(f"{path}/replay")).json()["steps"]
    played = steps[end["lost_at"]]["text"]
    assert end["better"] and all(choice["card"] and choice["text"] != played for choice in end["better"])
    assert [moment["at"] for moment in end["moments"]] == sorted({moment["at"] for moment in end["moments"]})
    assert all(0 <= moment["chance"] <= 1 for moment in end["moments"] if moment["chance"] is not None)
    host.server.hindsights._runs.clear()  # what is kept is in the database
    assert (await host.stranger().get(f"{path}/hindsight")).json() == end and not workers(WORKER)
    told = (await visitor.get(f"{path}/hindsight", language="nl")).json()["better"][0]["text"]
    assert told != end["better"][0]["text"]


async def test_a_game_goes_on_from_its_turning_point_and_silences_hindsight_meanwhile(host: Host) -> None:
    visitor = await host.visitor()
    path = await finished(host, visitor)
    await visitor.post(f"{path}/hindsight")
    end = await until(visitor, f"{path}/hindsight", lambda found: found["state"] == "done")
    branch = (await visitor.post(f"{path}/branch", {"at": end["lost_at"]})).json()
    for person in (visitor, host.stranger()):
        assert refused(await person.get(f"{path}/hindsight"), 409, "same_deal")
    for way in ("hindsight", "hindsight/stop"):
        assert refused(await visitor.post(f"{path}/{way}"), 409, "same_deal")
    assert refused(await visitor.get(f"/api/tables/{branch['id']}/hindsight"), 409, "not_over")
    await finish(host, branch["id"])
    assert (await visitor.get(f"{path}/hindsight")).json() == end


async def test_hindsight_is_stopped_by_its_people_and_leaves_no_process(host: Host) -> None:
    visitor, other = await host.visitor(), await host.visitor("Ted")
    path = await finished(host, visitor)
    await visitor.post(f"{path}/hindsight")
    await until(visitor, f"{path}/hindsight", lambda found: found["of"] > 0)
    assert len(workers(WORKER)) == 1
    assert refused(await other.post(f"{path}/hindsight/stop"), 403, "not_yours")
    assert (await visitor.post(f"{path}/hindsight/stop")).json()["state"] == "stopped" and not workers(WORKER)
    assert (await other.post(f"{path}/hindsight")).json()["state"] in ("waiting", "running")  # begun anew
    await host.server.hindsights.close()
    assert not workers(WORKER)


async def test_games_without_hindsight_and_games_that_are_not_over_say_so(host: Host) -> None:
    visitor = await host.visitor()
    table = await visitor.open_table("quest", players=2, setup={"heroes": ["eleanor"]}, seats=[{"kind": "me"}, {"kind": "open"}])
    assert refused(await visitor.get(f"/api/tables/{table['id']}/hindsight"), 409, "not_begun")
    mine = await visitor.open_table(players=2, setup={"chapter": 1}, seats=[{"kind": "me"}, {"kind": "open"}])
    room = await host.room(mine["id"])
    await room.perform(lambda: room.commit([log.BotSat(1, "rules")]))
    for way in (visitor.get, visitor.post):
        assert refused(await way(f"/api/tables/{mine['id']}/hindsight"), 409, "not_over")
    lesson = await visitor.open_table(players=4, setup={"lesson": "01-following-suit"})
    assert not (await visitor.get(f"/api/tables/{lesson['id']}/replay")).json()["hindsight"]
