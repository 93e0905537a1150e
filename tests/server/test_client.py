"""The Python client of the package against the real command: whole games, other people, lost lines, refusals."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from onetable.client import Client, Json, Problem, Refused, is_asked
from tests.server.serving import Process, command


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with command(tmp_path_factory.mktemp("client"), "--port", "0", "--bot-delay", "0") as found:
        yield found


@pytest.mark.parametrize(
    ("game", "setup", "players"),
    [
        ("fellowship", {"chapter": 1}, 4),
        pytest.param("tcg", {"first_game": True}, 2, marks=pytest.mark.long),
        pytest.param("quest", {"heroes": ["eleanor"]}, 2, marks=pytest.mark.long),
    ],
)
async def test_a_whole_game_against_bots(server: Process, game: str, setup: Json, players: int) -> None:
    random = Random(3)
    me = await Client.join(server.address, "Rosie", "nl")
    table = await me.post("/api/tables", {"game": game, "setup": setup, "players": players})
    end = await asyncio.wait_for(me.play(table["id"], lambda state: random.randrange(len(state["view"]["choices"]))), 240)
    assert end["view"]["over"]["title"] and end["view"]["language"] == "nl"
    assert (await me.get(f"/api/tables/{table['id']}"))["state"] == "over"


@pytest.mark.parametrize(("game", "setup"), [("tcg", {"first_game": True}), ("quest", {"heroes": ["eleanor"]})])
async def test_the_first_answers_of_the_other_games(server: Process, game: str, setup: Json) -> None:
    me = await Client.join(server.address)
    table = await me.post("/api/tables", {"game": game, "setup": setup, "players": 2})
    given = 0
    async with me.line(table["id"]) as line:
        async for state in line:
            if is_asked(state):
                assert (await line.answer(0))["is"] == "state"
                given += 1
            if given == 5:
                break
    assert (await me.get(f"/api/tables/{table['id']}/replay"))["steps"]


async def test_two_people_and_a_journal_that_is_whole(server: Process) -> None:
    people = [await Client.join(server.address, name) for name in ("Rosie", "Sam")]
    table = await people[0].post(
        "/api/tables", {"game": "fellowship", "players": 2, "setup": {"chapter": 1}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    await people[1].post(f"/api/tables/{table['word']}/sit")

    async def play(me: Client) -> list[str]:
        async with me.line(table["id"]) as line:
            async for state in line:
                if state["view"]["over"] is not None:
                    break
                if is_asked(state):
                    answer = await line.answer(0)
                    assert answer["is"] == "state"
            assert not line.refusals
            return [row["text"] for row in line.journal]

    journals = await asyncio.wait_for(asyncio.gather(*[play(me) for me in people]), 120)
    for me, journal in zip(people, journals, strict=True):
        async with me.line(table["id"]) as again:
            async for _ in again:
                break
            assert [row["text"] for row in again.journal] == journal


async def test_a_line_that_is_lost_comes_back(server: Process) -> None:
    me = await Client.join(server.address)
    table = await me.post("/api/tables", {"game": "fellowship", "players": 1, "setup": {"chapter": 1}})
    async with me.line(table["id"]) as line:
        async for state in line:
            if state["view"]["over"] is not None:
                break
            assert line._connection is not None
            if state["n"] % 5 == 2:
                line._connection.transport.abort()
            assert (await line.answer(0))["is"] in ("state", "done")
        assert line.lost > 0 and not line.refusals


async def test_refusals_are_told(server: Process) -> None:
    me = await Client.join(server.address)
    table = await me.post("/api/tables", {"game": "fellowship", "players": 1})
    async with me.line(table["id"]) as line:
        async for _ in line:
            break
        with pytest.raises(Refused) as refused:
            await line.answer(500)
        assert refused.value.code == line.refusals[-1]["code"] == "no_such_choice" and refused.value.text
        with pytest.raises(Refused) as refused:
            await line.command("dance")
        assert refused.value.code == "bad_message"
        hint = await line.command("hint")
        assert hint["is"] == "hint" and hint["choice"] >= 0
    with pytest.raises(Problem) as problem:
        await me.post("/api/tables", {"game": "chess", "players": 2})
    assert problem.value.code == "bad_input"
    with pytest.raises(Problem) as problem:
        await me.play("nowhere", lambda state: 0)
    assert problem.value.code == "no_such_table"
    with pytest.raises(Problem) as problem:
        await Client.join("http://127.0.0.1:9")
    assert problem.value.code == "unreachable"


@pytest.mark.parametrize("wrong", [999, -1, None, "0", {"text": "win"}, 1.5], ids=repr)
async def test_an_answer_that_is_no_choice_is_raised(server: Process, wrong: Any) -> None:
    me = await Client.join(server.address)
    table = await me.post("/api/tables", {"game": "fellowship", "players": 1})
    with pytest.raises(Refused) as refused:
        await asyncio.wait_for(me.play(table["id"], lambda state: wrong), 30)
    assert refused.value.code == ("bad_message" if wrong == -1 else "no_such_choice") and refused.value.text


async def test_one_may_think_and_name_the_choice_itself(server: Process) -> None:
    given = []

    async def choose(state: Json) -> Json:
        await asyncio.sleep(0.001)
        choices = state["view"]["choices"]
        given.append(len(choices) - 1)
        return {**choices[-1]}

    me = await Client.join(server.address)
    table = await me.post("/api/tables", {"game": "fellowship", "players": 1, "setup": {"chapter": 1}})
    end = await asyncio.wait_for(me.play(table["id"], choose), 120)
    assert end["view"]["over"] is not None
    record = await me.get(f"/api/tables/{table['id']}/record")
    assert [answer["number"] for answer in record["answers"]] == given


async def test_what_was_decided_too_late_is_decided_anew(server: Process) -> None:
    """Somebody thinks while the same person answers from another device."""
    me = await Client.join(server.address)
    table = await me.post("/api/tables", {"game": "fellowship", "players": 1, "setup": {"chapter": 1}})
    seen = []

    async def choose(state: Json) -> int:
        seen.append(state["n"])
        if len(seen) == 1:
            async with me.line(table["id"]) as other:
                async for _ in other:
                    await other.answer(0)
                    break
        return 0

    end = await asyncio.wait_for(me.play(table["id"], choose), 120)
    assert end["view"]["over"] is not None and seen == sorted(set(seen))


async def test_a_dead_server_is_given_up(tmp_path: Path) -> None:
    with command(tmp_path, "--port", "0", "--bot-delay", "0") as mortal:
        me = await Client.join(mortal.address, patience=0.5)
        table = await me.post("/api/tables", {"game": "fellowship", "players": 1})
        async with me.line(table["id"]) as line:
            async for _ in line:
                break
            mortal.process.kill()
            mortal.end()
            begin = time.monotonic()
            with pytest.raises(Problem) as problem:
                await asyncio.wait_for(line.answer(0), 30)
            assert problem.value.code == "unreachable" and mortal.address in problem.value.text
            assert 0.5 <= time.monotonic() - begin < 10 and 3 <= line.lost <= 6  # after 0, 0.1, 0.3, 0.7 seconds
            for again in (line.answer(0), anext(aiter(line))):
                with pytest.raises(Problem, match="could not be reached"):
                    await again
