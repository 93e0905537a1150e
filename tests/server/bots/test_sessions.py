"""Recorded sessions are current, fit the schema, and a client that does otherwise is found out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from jsonschema_rs import Draft202012Validator

from docs.bots.session_server import Session, app_of
from onetable.cli.serve import listen_on
from onetable.client import Client, Json, Problem, Refused, is_asked
from onetable.server.http.schema import boards_of_games, line_schema
from tests.server.bots.sessions import FOLDER, SETUPS, all_sessions


def lines_of(game: str) -> list[str]:
    return (FOLDER / f"{game}.jsonl").read_text("utf-8").splitlines()


async def test_the_sessions_are_current() -> None:
    for name, text in (await all_sessions()).items():
        assert (FOLDER / name).read_text("utf-8") == text, f"{name} is not current: run `python -m tests.server.bots.sessions`"


@pytest.mark.parametrize("game", SETUPS)
def test_every_message_fits_the_schema(game: str) -> None:
    schema = line_schema(boards_of_games())
    message, event, command = [
        Draft202012Validator({**schema, "$ref": f"#/$defs/{name}"}) for name in ("Message", "StreamMessage", "Command")
    ]
    kinds = set()
    for step in map(json.loads, lines_of(game)):
        if "send" in step:
            command.validate(step["send"])
        elif "hear" in step:
            (event if step["on"] == "events" else message).validate(step["hear"])
            kinds.add(step["hear"]["is"])
    assert kinds == {"listening", "challenged", "challenge_over", "table_begun", "your_turn", "state", "change", "done", "refused"}


@asynccontextmanager
async def replayed(game: str) -> AsyncIterator[tuple[Session, str]]:
    """A server that knows this session by heart."""
    session, listening = Session(lines_of(game)), listen_on("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app_of(session), log_level="error", lifespan="off"))
    serving = asyncio.create_task(server.serve([listening]))
    try:
        yield session, f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving
        listening.close()


async def play(address: str, choose: Any, patience: float = 5.0) -> None:
    """The client of this package as a bot: accept, and answer until the session is over."""
    bert = await Client.with_token(address, "TOKEN", patience)
    table = ""
    async with bert.events() as events:
        async for event in events:
            if event["is"] == "challenged":
                await bert.post(f"/api/challenges/{event['challenge']['id']}/accept")
            if event["is"] == "your_turn":
                table = event["table"]
                break
    given = 0
    async with bert.line(table) as line:
        async for state in line:
            if is_asked(state):
                given += 1
                try:
                    await line.answer(choose(given), state)
                except Refused:
                    return


@pytest.mark.parametrize("game", SETUPS)
async def test_our_client_says_what_was_recorded(game: str) -> None:
    async with replayed(game) as (session, address):
        await asyncio.wait_for(play(address, lambda given: 0 if given <= 5 else 999), 30)
        while not session.complete and not session.complaint:
            await asyncio.sleep(0.01)
        assert session.complete and not session.complaint and session.opened == 2


async def test_a_client_that_does_otherwise_is_found_out() -> None:
    async with replayed("fellowship") as (session, address):
        with pytest.raises(Problem):
            await asyncio.wait_for(play(address, lambda given: given - 1, patience=0.3), 30)
        assert not session.complete and "Recorded" in session.complaint

    async with replayed("fellowship") as (session, _):
        again: Json = {"do": "answer", "id": "a", "table": "table-1", "seat": 0, "at": 3, "choice": 0}
        assert session.agrees({**again, "id": "answer-1"}, again)
        assert not session.agrees({**again, "id": "answer-1"}, {**again, "id": "b"}) and "another name" in session.complaint
