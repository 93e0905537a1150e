"""Random and mutated frames and requests: no 500, no crash, and a table that plays on meanwhile does not notice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from schemathesis import checks

from onetable.server.http import api  # noqa: F401  # it offers its endpoints
from onetable.server.http.openapi import document
from tests.server.host import Host, Json, Visitor
from tests.server.quiet import Background, Quiet, undisturbed
from tests.server.serving import serving


@pytest.fixture
def background(tmp_path: Path) -> Iterator[Background]:
    found = Background(tmp_path / "background")
    yield found
    found.close()


# ---- frames

LEAF = some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=30)
BRANCH = LEAF | some.lists(LEAF, max_size=4) | some.dictionaries(some.text(max_size=10), LEAF, max_size=4)
ANYTHING = BRANCH | some.lists(BRANCH, max_size=4) | some.dictionaries(some.text(max_size=10), BRANCH, max_size=4)
KINDS = ("answer", "undo", "allow", "say", "show", "stand_in", "hint", "language", "ping", "cheat")
SEAT = some.sampled_from([0, 0, 0, 1, 2, 5]) | ANYTHING
COMMAND = some.fixed_dictionaries(
    {
        "do": some.sampled_from(KINDS),
        "id": some.text(max_size=70) | some.sampled_from("abc"),
        "table": some.just("TABLE") | some.text(max_size=9),
    },
    optional={
        "seat": SEAT,
        "at": some.integers(0, 9) | some.just("NOW") | ANYTHING,
        "choice": some.integers(0, 5) | ANYTHING,
        "yes": some.booleans() | ANYTHING,
        "phrase": some.sampled_from(["say-hello", "say-your-goal", "say-x"]) | ANYTHING,
        "about": some.none() | some.integers(-1, 5) | ANYTHING,
        "whom": SEAT,
        "language": some.sampled_from(["en", "zh", "xx"]) | ANYTHING,
        "more": ANYTHING,
    },
)


def surely(command: Json) -> Json:
    """A command that will be understood, and perhaps carried out."""
    return {"seat": 0, "at": "NOW", "choice": 0, "yes": True, "phrase": "say-hello", "whom": 0, "language": "en", **command}


def spoilt(data: Any) -> bytes:
    """The bytes of a command, some of them changed."""
    command, place, byte = data
    text = bytearray(json.dumps(surely(command)).encode())
    text[place % len(text)] = byte
    return bytes(text)


FRAME = (
    COMMAND.map(surely)
    | COMMAND
    | some.tuples(COMMAND, some.integers(0, 400), some.integers(0, 255)).map(spoilt)
    | ANYTHING.map(json.dumps)
    | some.text(max_size=60)
    | some.binary(max_size=60)
)


def written(frame: Any, table: str, n: int) -> str | bytes:
    """The frame as it is sent, with the names that make it fit."""
    if isinstance(frame, dict):
        return json.dumps({**frame, **{key: n for key in ("at",) if frame.get(key) == "NOW"}}).replace("TABLE", table)
    if isinstance(frame, bytes):
        return frame.replace(b"TABLE", table.encode()).replace(b'"NOW"', str(n).encode())
    return str(frame)


class Target:
    """A table that is tried with anything; when its game is over another takes its place."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.frames = 0
        self.table = ""
        self.people: list[Visitor] = []

    async def attack(self, frames: list[Any], who: int) -> None:
        """Send all this on one line, as somebody with a seat or without; whatever comes, the table lives on."""
        if not self.table or (await self.host.room(self.table)).sitting.is_over:
            self.people = [await self.host.visitor() for _ in range(3)]
            self.table = (await self.host.full_table(self.people[:2], setup={"chapter": 1}, watch="public"))["id"]
        room = await self.host.room(self.table)
        line = self.people[who].line(self.table)
        state = await line.hear("state")
        for frame in frames:
            line.send(written(frame, self.table, state["n"] if isinstance(state, dict) else 0))
            self.frames += 1
        line.send({"do": "ping"})
        await line.hear("pong", "closed")
        await line.hang_up()
        await room.perform(nothing)  # a ping is answered by the line, which does not wait for the table
        assert line.task.exception() is None and room.task is not None and not room.task.done()
        assert self.host.server.lobby.rooms[self.table] is room
        kept = await self.host.server.store.log_of(self.table)
        assert [row.n for row in kept] == list(range(1, room.sitting.n + 1))


async def nothing() -> None:
    """What is done when everything before it is done."""


def tried(count: int) -> settings:
    """So many examples, without the phases that only pay off for failures found."""
    return settings(
        max_examples=count, deadline=None, database=None, suppress_health_check=list(HealthCheck), phases=(Phase.generate, Phase.shrink)
    )


def test_frames(background: Background, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    count = 700 if pytestconfig.getoption("--long") else 50
    target, quiet = Target(background.host), Quiet(background.host)
    examples: list[Any] = []

    async def example(frames: list[Any], who: int) -> None:
        examples.append((frames, who))
        await asyncio.gather(target.attack(frames, who), quiet.go_on())

    @tried(count)
    @given(some.lists(FRAME, min_size=4, max_size=12), some.integers(0, 2))
    def attempt(frames: list[Any], who: int) -> None:
        background.do(example(frames, who))

    try:
        attempt()
        assert target.frames > 5 * count
        background.do(quiet.end())
        assert quiet.sent == background.do(undisturbed(tmp_path / "alone", len(examples)))
    except BaseException as problem:
        problem.add_note(f"after {len(examples)} examples, the last of them {examples[-1:]}")
        raise


# ---- requests

PATHS = [(method.upper(), path) for path, ways in document()["paths"].items() for method in ways]
WORD = some.text(max_size=20) | some.sampled_from(["TABLE", "fellowship", "..", "en", "0", "1", "-1", "9999999999999", "%00", "%ff"])
BODY = (
    some.fixed_dictionaries(
        {},
        optional={
            "name": some.text(max_size=40) | ANYTHING,
            "language": some.sampled_from(["en", "xx"]) | ANYTHING,
            "login": some.text(max_size=50) | ANYTHING,
            "password": some.text(max_size=12) | ANYTHING,
            "game": some.sampled_from(["fellowship", "tcg", "quest", "chess"]) | ANYTHING,
            "players": some.integers(-1, 7) | ANYTHING,
            "setup": some.dictionaries(some.sampled_from(["chapter", "decks", "heroes", "x"]), ANYTHING) | ANYTHING,
            "seats": some.lists(
                some.fixed_dictionaries({"kind": some.sampled_from(["me", "bot", "open", "x"])}, optional={"bot": some.text(max_size=25)}),
                max_size=7,
            ),
            "watch": some.sampled_from(["off", "public", "x"]),
            "deal_of": WORD,
            "seat": some.integers(-1, 6) | ANYTHING,
            "bot": some.text(max_size=9),
            "at": ANYTHING,
        },
    ).map(lambda body: json.dumps(body).encode())
    | ANYTHING.map(lambda body: json.dumps(body).encode())
    | some.binary(max_size=60)
)


async def ask(host: Host, visitor: Visitor | None, table: str, request: Any) -> int:
    """The status of the answer to anything."""
    (method, path), words, query, body, header = request
    for name in ("table", "game", "language", "step"):
        path = path.replace(f"{{{name}}}", words.get(name, "TABLE" if name == "table" else "x"))
    client = visitor.client if visitor is not None else host.client()
    parts = [part for part in path.replace("TABLE", table).split("/") if part not in ("", ".", "..")]
    url = "/" + "/".join([_quoted(part) for part in parts])
    headers = {"Content-Type": "application/json", "X-Odd": header}
    return (await client.request(method, url, params=query, content=body if method == "POST" else None, headers=headers)).status_code


def _quoted(part: str) -> str:
    return quote(part.encode("utf-8", "replace"), safe="%{}")


REQUEST = some.tuples(
    some.sampled_from(PATHS) | some.tuples(some.sampled_from(["GET", "POST", "PUT", "DELETE"]), some.just("/api/{table}/{game}")),
    some.dictionaries(some.sampled_from(["table", "game", "language", "step"]), WORD),
    some.dictionaries(
        some.sampled_from(["language", "players", "seat", "x"]), some.text(max_size=10) | some.sampled_from(["en", "all", "1"]), max_size=3
    ),
    BODY,
    some.text(alphabet=some.characters(min_codepoint=32, max_codepoint=126), max_size=40),
)


def test_requests(background: Background, pytestconfig: pytest.Config) -> None:
    count = 3500 if pytestconfig.getoption("--long") else 200
    host = background.host
    visitor = background.do(host.visitor())
    table = background.do(visitor.open_table(players=2, seats=[{"kind": "me"}, {"kind": "open"}]))["id"]

    @tried(count)
    @given(REQUEST, some.booleans())
    def attempt(request: Any, known: bool) -> None:
        assert background.do(ask(host, visitor if known else None, table, request)) < 500

    attempt()


# ---- schemathesis: requests made from the OpenAPI document, against a real port


def test_requests_made_from_the_document(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    count = 90 if pytestconfig.getoption("--long") else 8
    made = [0]
    wanted = [
        checks.not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]
    with serving(tmp_path) as address, requests.Session() as session:
        token = session.post(f"{address}/api/me", json={"name": "Rosie"}).json()["token"]
        table = session.post(
            f"{address}/api/tables", json={"game": "fellowship", "players": 1}, headers={"Authorization": f"Bearer {token}"}
        ).json()["id"]
        session.cookies.clear()
        schema = schemathesis.openapi.from_dict(with_table(table))

        def tried_with(operation: Any, headers: dict[str, str]) -> None:
            @tried(count)
            @given(case=operation.as_strategy())
            def attempt(case: Any) -> None:
                answer = case.call(base_url=address, session=session, headers=headers)
                case.validate_response(answer, checks=wanted)
                made[0] += 1

            attempt()

        for found in schema.get_all_operations():
            operation = cast(Any, found).ok()
            tried_with(operation, {})
            tried_with(operation, {"Authorization": f"Bearer {token}"})
    assert made[0] > 20 * count


def with_table(table: str) -> Any:
    """The document, with a table that is there as one of the examples."""
    found = json.loads(json.dumps(document()))
    for ways in found["paths"].values():
        for way in ways.values():
            for parameter in way["parameters"]:
                if parameter["name"] == "table":
                    parameter["schema"] = {"anyOf": [{"const": table}, {"type": "string", "minLength": 1, "maxLength": 64}]}
    return found
