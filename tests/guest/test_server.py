"""The guest on a real server with real sockets: a whole game over the line in every language, board and choices as data."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from onetable.client import Client, Json, Problem, is_asked
from onetable.core.phrasebook import LANGUAGES
from onetable.text import Interface
from tests.guest.installed import environment
from tests.server.serving import Process, command


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with command(tmp_path_factory.mktemp("guest"), "--port", "0", "--bot-delay", "0", **environment()) as found:
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_over_the_line(server: Process, language: str) -> None:
    random, me = Random(4), await Client.join(server.address, "Rosie", language)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "rules"}, {"kind": "bot", "bot": "rollout:5ms"}]
    table = await me.post("/api/tables", {"game": "lanterns", "players": 3, "setup": {"length": "short"}, "seats": seats})
    states: list[Json] = []

    def choose(state: Json) -> int:
        states.append(state)
        return random.randrange(len(state["view"]["choices"]))

    end = await asyncio.wait_for(me.play(table["id"], choose), 120)
    assert end["view"]["over"]["title"] and sum(end["view"]["over"]["scores"]) == 1 and end["view"]["board"]["winner"] >= 0
    say = Interface(language).say
    assert table["title"] == say("lanterns-form-length-short") and len(states) >= 3
    for state in states:
        view = state["view"]
        held = [lantern["face"] for lantern in view["board"]["people"][0]["hand"]]
        hanging = [choice["card"] for choice in [*view["choices"], *view["refused"]] if choice["is"] == "Hang"]
        assert set(hanging) <= set(held) and "" not in held
        assert all(
            [lantern["face"] == "" for person in view["board"]["people"][1:] for lantern in person["hand"] if 0 not in lantern["seen"]]
        )
        assert [page["title"] for page in view["pages"]] == [say("telling-now"), say("telling-table"), say("piles-title")]
    async with me.line(table["id"]) as line:
        async for _ in line:
            break
        assert {row["group"][0] for row in line.journal} == {"lanterns-night"}
        assert [row["group"][1] for row in line.journal] == sorted([row["group"][1] for row in line.journal])
    assert (await me.get(f"/api/tables/{table['id']}/replay/1?language={language}"))["view"]["board"]["night"] == 1


async def test_the_lobby_and_the_reader_have_it(server: Process) -> None:
    me = await Client.join(server.address)
    found = {game["id"]: game for game in await me.get("/api/games?language=ja")}
    assert list(found) == ["fellowship", "tcg", "quest", "drafts", "lanterns"] and found["lanterns"]["form"][0]["name"] == "length"
    reader = await me.get("/api/games/lanterns/reader?language=zh")
    assert len(reader["rules"]) == 4 and len(reader["cards"]) == 16 and reader["cards"][0]["name"] == "飞蛾灯"
    with pytest.raises(Problem) as refused:
        await me.post("/api/tables", {"game": "lanterns", "players": 2, "setup": {"length": "endless"}})
    assert refused.value.text == "“length” can be short, long, not “endless”."


async def test_people_take_back_and_are_helped(server: Process) -> None:
    me = await Client.join(server.address)
    table = await me.post("/api/tables", {"game": "lanterns", "players": 2})
    async with me.line(table["id"]) as line:
        async for state in line:
            if is_asked(state):
                break
        hint = await line.command("hint")
        assert hint["text"] == state["view"]["choices"][hint["choice"]]["text"]
        asked = state["view"]["question"], state["view"]["choices"]
        await line.answer(hint["choice"])
        async for state in line:  # the others have chosen as well: who takes back too early is told that the table has gone on
            if is_asked(state):
                break
        await line.command("undo")
        async for state in line:
            if is_asked(state) and state["view"]["choices"] == asked[1]:
                break
        assert state["view"]["question"] == asked[0]


async def test_when_it_is_no_longer_installed_the_other_tables_are_still_there(tmp_path: Path) -> None:
    with command(tmp_path, "--port", "0", **environment()) as process:
        me = await Client.join(process.address)
        for game in ("lanterns", "fellowship"):
            await me.post("/api/tables", {"game": game, "players": 2})
        assert len(await me.get("/api/me/tables")) == 2
    with command(tmp_path, "--port", "0") as process:
        again = Client(process.address, me.token, me.me)
        found = {table["game"]: table["state"] for table in await again.get("/api/me/tables")}
        assert found == {"fellowship": "playing", "lanterns": "unreadable"}
