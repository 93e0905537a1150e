"""Bots from outside at a real server: many tables at once, over kills of the server, beside people, and in another language."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from docs.bots.random_bot import RandomBot
from onetable.client import Client, Json, Runner, SyncClient
from tests.server.bots.parties import ALL
from tests.server.processes import ServerProcess
from tests.server.serving import serving

HERE = Path(__file__).parents[3]
PATIENCE = 1200.0  # seconds: on a busy machine a server that is killed again and again may hardly come to say anything
SETUPS: dict[str, Json] = {"fellowship": {"chapter": 1}, "tcg": {"first_game": True}, "quest": {"heroes": ["eleanor"]}}


class Writing(RandomBot):
    """A bot that writes down what it has chosen, by table."""

    def __init__(self, game: str, seed: int, given: dict[str, list[int]]) -> None:
        super().__init__(game, seed)
        self.given = given

    def choose(self, state: dict[str, Any]) -> int:
        chosen = super().choose(state)
        self.given[state["table"]].append(chosen)
        return chosen


async def account(address: str) -> Client:
    """Somebody with an account."""
    me = await Client.join(address, "Lobelia", patience=PATIENCE)
    await me.post("/api/account", {"login": "lobelia", "password": "under hill and over hill"})
    return me


async def bot_of(me: Client, name: str) -> Client:
    """A new bot, come with its token."""
    made = await me.post("/api/me/bots", {"name": name, "welcomes": True})
    token = (await me.post(f"/api/me/bots/{made['id']}/tokens", {"scopes": ALL}))["token"]
    return await Client.with_token(me.server, token, patience=PATIENCE)


async def kill_again_and_again(server: ServerProcess, times: int, answers: Any, every: int) -> None:
    """Kill the server each time when so many more answers have been given, and start it again."""
    for number in range(1, times + 1):
        while answers() < number * every:
            await asyncio.sleep(0.005)
        server.kill()
        server.start()
        await server.ready()


@pytest.mark.parametrize(("tables", "kills", "every"), [(4, 3, 25), pytest.param(50, 20, 25, marks=pytest.mark.long)])
async def test_bots_and_a_person_play_on_over_kills_of_the_server(tmp_path: Path, tables: int, kills: int, every: int) -> None:
    """One runner at many tables, and at one more a second bot and a person; nobody's answer is lost or given twice."""
    server = ServerProcess(tmp_path, "--bot-delay", "0")
    server.start()
    await server.ready()
    try:
        me = await account(server.address)
        bots, given = [await bot_of(me, name) for name in ("Bert", "Tom")], [defaultdict[str, list[int]](list) for _ in range(2)]
        bert, tom = [Runner(bot, partial(Writing, seed=seed, given=given[seed])) for seed, bot in enumerate(bots)]
        running = [asyncio.create_task(bert.run(tables + 1)), asyncio.create_task(tom.run(1))]
        others = [await Client.join(server.address) for _ in range(0, tables, 10)]  # nobody may open very many tables
        opened = [await challenge_to(others[number // 10], bots[:1], [{"kind": "bot"}]) for number in range(tables)]
        shared = await challenge_to(me, bots, [{"kind": "me"}])
        dice, mine = Random(5), []

        def choose(state: Json) -> int:
            mine.append(dice.randrange(len(state["view"]["choices"])))
            return mine[-1]

        def answers() -> int:
            return len(mine) + bert.given + tom.given

        killing = asyncio.create_task(kill_again_and_again(server, kills, answers, every))
        playing = asyncio.create_task(me.play(shared, choose))
        await asyncio.wait_for(asyncio.gather(playing, *running, killing), 1500)
        end = playing.result()
        assert end["view"]["over"] is not None and [each["program"] for each in end["people"]] == [False, True, True]
        assert not bert.failed and set(bert.finished) == {*opened, shared} and set(tom.finished) == {shared}
        for table in opened:
            assert await answered(me, table, 1) == given[0][table], "lost or doubled"
        assert [await answered(me, shared, seat) for seat in range(3)] == [mine, given[0][shared], given[1][shared]]
    finally:
        server.kill()


async def challenge_to(me: Client, bots: list[Client], first: list[Json]) -> str:
    """A table at which these bots are challenged to the seats after the first."""
    seats = [*first, *[{"kind": "open"}] * len(bots)]
    wish = {"game": "fellowship", "players": len(seats), "setup": {"chapter": 1}, "seats": seats, "pace": "days"}
    table: str = (await me.post("/api/tables", wish))["id"]
    for bot in bots:
        await me.post("/api/challenges", {"to": bot.me["id"], "table": table})
    return table


async def answered(me: Client, table: str, seat: int) -> list[int]:
    """What this seat has answered, by the record of a game that is over."""
    record = await me.get(f"/api/tables/{table}/record")
    return [answer["number"] for answer in record["answers"] if answer["seat"] == seat]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[SyncClient, Json]]:
    """A server, somebody with an account there, and a bot with its token."""
    with serving(tmp_path_factory.mktemp("outside")) as address, SyncClient.join(address, "Lobelia") as me:
        me.post("/api/account", {"login": "lobelia", "password": "under hill and over hill"})
        made = me.post("/api/me/bots", {"name": "Bert"})
        yield me, {**me.post(f"/api/me/bots/{made['id']}/tokens", {"scopes": ["read", "play", "challenge"]}), "bot": made["id"]}


def challenged(me: SyncClient, bot: str, game: str) -> str:
    """A table of this game with house bots and this bot, which is challenged to its first seat."""
    wish = {"game": game, "players": 2, "setup": SETUPS[game], "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}]}
    table: str = me.post("/api/tables", wish)["id"]
    me.post("/api/challenges", {"to": bot, "table": table})
    return table


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed: the bot in JavaScript cannot play")
@pytest.mark.parametrize("game", list(SETUPS))
def test_the_bot_in_javascript_plays_a_whole_game(served: tuple[SyncClient, Json], game: str) -> None:
    me, token = served
    table = challenged(me, token["bot"], game)
    command = ["node", "--experimental-websocket", "--no-warnings", str(HERE / "docs/bots/bot.mjs"), me.client.server, "1"]
    done = subprocess.run(command, env={**os.environ, "ONETABLE_TOKEN": token["token"]}, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0 and done.stdout.startswith(f"{game}: ") and not done.stderr, done.stderr
    assert me.get(f"/api/tables/{table}")["state"] == "over"
    given = [answer for answer in me.get(f"/api/tables/{table}/record")["answers"] if answer["seat"] == 0]
    assert len(given) > 5


def test_the_command_plays_and_ends_after_so_many_games(served: tuple[SyncClient, Json]) -> None:
    me, token = served
    table = challenged(me, token["bot"], "fellowship")
    program = [str(HERE / ".venv/bin/onetable"), "bot", "run", "random_bot:RandomBot", "--server", me.client.server, "--games", "1"]
    environment = {**os.environ, "ONETABLE_TOKEN": token["token"]}
    done = subprocess.run(program, cwd=HERE / "docs/bots", env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Bert listens at ") and "1 games are over" in done.stdout
    assert me.get(f"/api/tables/{table}")["state"] == "over"


def test_the_client_without_async_plays_and_listens(served: tuple[SyncClient, Json]) -> None:
    me, token = served
    with SyncClient.with_token(me.client.server, token["token"]) as bert:
        table = challenged(me, token["bot"], "fellowship")
        for event in bert.events():
            if event["is"] == "challenged" and event["challenge"]["table"] == table:
                bert.post(f"/api/challenges/{event['challenge']['id']}/accept")
            if event["is"] == "your_turn" and event["table"] == table:
                break
        end = bert.play(table, lambda state: state["view"]["choices"][-1])
        assert end["view"]["over"] is not None
        another = challenged(me, token["bot"], "fellowship")
        runner = bert.run(lambda game: RandomBot(game, 3), games=1)
        assert list(runner.finished) == [another] and not runner.failed


def test_a_bot_that_fails_leaves_its_table_and_no_other(served: tuple[SyncClient, Json]) -> None:
    me, token = served

    class Faulty(RandomBot):
        def choose(self, state: Json) -> int:
            if state["table"] == broken:
                raise KeyError("oops")
            return super().choose(state)

    with SyncClient.with_token(me.client.server, token["token"]) as bert:
        broken, sound = challenged(me, token["bot"], "fellowship"), challenged(me, token["bot"], "fellowship")
        runner = bert.run(lambda game: Faulty(game, 3), games=2)
        assert runner.failed == [(broken, "KeyError: 'oops'")] and list(runner.finished) == [sound]
        people = me.get(f"/api/tables/{broken}")["people"]
        assert [each["kind"] for each in people] == ["bot", "bot"], "a house bot plays on"
