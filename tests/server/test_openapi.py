"""The OpenAPI document tells the truth: every route is in it, and what the server answers is as it says."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator
from starlette.routing import Route

from onetable.games.fellowship.puzzles.puzzles import FellowshipPuzzles
from onetable.games.registry import faces
from onetable.server.http.calls import ENDPOINTS
from onetable.server.http.openapi import document
from tests.server.host import Host, finish, hosting
from tests.server.walker import drawn_section


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        yield found


async def test_every_route_is_in_the_document(host: Host) -> None:
    found = (await host.stranger().get("/api/openapi.json")).json()
    assert found == json.loads(json.dumps(document())) and found["openapi"] == "3.1.0"
    told = {(method.upper(), path) for path, ways in found["paths"].items() for method in ways}
    routes = {
        (method, route.path)
        for route in host.app.routes
        if isinstance(route, Route) and route.path.startswith("/api/") and "rest" not in route.path
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routes - told == {("GET", "/api/openapi.json")} and told <= routes
    names = [way["operationId"] for ways in found["paths"].values() for way in ways.values()]
    assert len(set(names)) == len(names) == len(ENDPOINTS)
    assert all([way["summary"] for ways in found["paths"].values() for way in ways.values()])


async def test_the_protocol_page_names_every_endpoint() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for offered in ENDPOINTS:
        path = offered.path.replace("{table}", "{id}").replace("{trial}", "{id}").replace("{step}", "{n}")
        assert path in page or (path.startswith("/api/tables/") and f"`{path.removeprefix('/api/tables/{id}')}" in page), path


def schema_of(path: str, method: str = "get") -> Any:
    """The schema of the good answer, with all that it refers to."""
    found = document()
    answer = found["paths"][path][method]["responses"]["200"]["content"]["application/json"]["schema"]
    return {**answer, "components": found["components"]}


def games_for(path: str) -> list[str]:
    """The games of which this can be asked; no name where it is about none."""
    if "{game}" not in path:
        return [""]
    if path.endswith("/example"):
        return [game for game in faces() if drawn_section(game)]
    needed = next((part for part in ("chapters", "decks", "puzzles") if f"/{part}" in path), "rulebook")
    return [game for game, face in faces().items() if getattr(face, needed) is not None]


async def test_answers_are_as_the_document_says(host: Host) -> None:
    one = await host.visitor()
    table = await one.open_table(players=1, setup={"chapter": 1})
    await finish(host, table["id"])
    deck = (await one.post("/api/me/decks", {"game": "tcg", "name": "Slayers", "text": "4 Uruk Slayer"})).json()["info"]["id"]
    link = (await one.post(f"/api/me/decks/{deck}/share")).json()["info"]["link"]
    puzzle = FellowshipPuzzles().book()[0].name
    await finish(host, (await one.post(f"/api/games/fellowship/puzzles/{puzzle}/play")).json()["id"])
    trial = (await one.post("/api/games/tcg/trials", {"wish": {"deck": "aragorn", "games": 1}})).json()["id"]
    for path in document()["paths"]:
        if "get" not in document()["paths"][path] or path == "/api/text/{language}":
            continue
        for game in games_for(path):
            section = drawn_section(game) if game else ""
            names = {"table": table["id"], "step": 3, "deck": deck, "link": link, "trial": trial, "name": puzzle}
            answer = await one.get(path.format(game=game, section=section, **names))
            assert answer.status_code == 200, (path, answer.text)
            Draft202012Validator(schema_of(path)).validate(answer.json())
    problem = {"$ref": "#/components/schemas/Problem", "components": document()["components"]}
    Draft202012Validator(problem).validate((await one.get("/api/tables/nowhere")).json())
