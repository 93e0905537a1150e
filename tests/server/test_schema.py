"""The schema tells the truth: what a real server sends fits it, what is broken does not, and what is written from it is current."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from jsonschema_rs import Draft202012Validator

from onetable.games.registry import RULEBOOKS
from onetable.server.http.schema import boards_of_games, line_schema
from onetable.server.typescript import ROOT, SHIPPED, current
from tests.server.host import Host, Json, Visitor, hosting

ANSWERS = 30  # fewer than a line may send in a moment


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        yield found


def called(name: str) -> Draft202012Validator:
    """Whether something is what has this name in the schema."""
    return Draft202012Validator({**line_schema(boards_of_games()), "$ref": f"#/$defs/{name}"})


async def usual_table(one: Visitor, game: str) -> Json:
    """A table of the example of this game, with bots on the other seats."""
    for players in RULEBOOKS[game].players:
        answer = await one.post("/api/tables", {"game": game, "players": players, "setup": dict(RULEBOOKS[game].form().example())})
        if answer.status_code == 200:
            found: Json = answer.json()
            return found
    raise AssertionError(answer.text)


async def test_the_server_tells_its_schema(host: Host) -> None:
    told = (await host.stranger().get("/api/schema")).json()
    assert told == line_schema(boards_of_games()) and boards_of_games()


def test_what_is_written_from_the_types_is_current() -> None:
    for place, text in current().items():
        assert (ROOT / place).read_text("utf-8") == text, f"{place} is not current: run `python -m onetable.server.typescript`"


def test_every_name_is_there_once() -> None:
    shipped = json.loads((ROOT / SHIPPED).read_text("utf-8"))
    assert all([name.count(".") <= 1 for name in shipped["$defs"]]), "two types have the same name"
    Draft202012Validator(shipped)


@pytest.mark.parametrize("game", list(RULEBOOKS))
async def test_what_is_sent_and_heard_in_every_game_fits(host: Host, game: str) -> None:
    message, command, request = called("Message"), called("Command"), called("Request")
    one = await host.visitor()
    table = await usual_table(one, game)
    called("TableInfo").validate(table)
    line = one.line(table["id"])
    state, kinds = await line.hear("state"), set()
    for number in range(ANSWERS):
        message.validate(state)
        message.validate(line.last_message)
        kinds.add(line.last_message["is"])
        view = state["view"]
        if view["over"] is not None:
            break
        assert view["board"] and view["question"] and all([choice["word"]["is"] == choice["is"] for choice in view["choices"]])
        if view["asked"] == view["seat"]:
            choice = number % len(view["choices"])
            sent = {
                "do": "answer",
                "id": f"answer {number}",
                "table": table["id"],
                "seat": view["seat"],
                "at": state["n"],
                "choice": choice,
            }
            command.validate(sent)
            line.send(sent)
        state = await line.hear("state")
    assert kinds == {"state", "change"}
    for asked in ({"do": "ping"}, {"do": "language", "language": "nl"}):
        request.validate(asked)
        line.send(asked)
        message.validate(await line.hear())
    line.send({"do": "undo", "id": "late", "table": table["id"], "seat": 5, "at": 1})
    message.validate(await line.hear("refused"))
    await line.hang_up()


async def test_what_is_broken_does_not_fit(host: Host) -> None:
    message = called("Message")
    one = await host.visitor()
    for game in RULEBOOKS:
        line = one.line((await usual_table(one, game))["id"])
        state = await line.hear("state")
        await line.hang_up()
        view = state["view"]
        assert message.is_valid(state)
        assert not message.is_valid({**state, "people": None})
        assert not message.is_valid({**state, "news": {"after": 0, "lines": ["a line"]}})
        assert not message.is_valid({**state, "view": {**view, "choices": [{"text": "Something"}]}})
        assert not message.is_valid({**state, "view": {key: part for key, part in view.items() if key != "over"}})
        if game in boards_of_games():
            assert not message.is_valid({**state, "view": {**view, "board": {key: {"no": "such thing"} for key in view["board"]}}})


def test_the_document_of_the_server_knows_what_is_in_a_view() -> None:
    from onetable.server.http.openapi import document

    known = document()["components"]["schemas"]
    assert known["State"]["properties"]["view"] == {"$ref": "#/components/schemas/View"}
    assert known["State"]["properties"]["people"]["items"] == {"$ref": "#/components/schemas/Person"}
    assert known["News"]["properties"]["lines"]["items"] == {"$ref": "#/components/schemas/JournalLine"}
    assert known["View"]["properties"]["choices"]["items"] == {"$ref": "#/components/schemas/Choice"}
