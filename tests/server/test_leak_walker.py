"""No leak by any route of the API, for any tables of one deal, whoever asks; and leaks that are planted are found."""

from __future__ import annotations

import hashlib
import itertools
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from onetable.core.rulebook import Rulebook
from onetable.games.registry import rulebook
from onetable.server import wire
from onetable.server.house.deals import Deals, has_begun
from onetable.server.http import api, describe, unreadable
from onetable.server.http.calls import Call
from onetable.server.http.openapi import document
from onetable.server.keeping.rows import TableRow
from onetable.server.table.room import Room
from onetable.server.table.sitting import Sitting
from tests.server.walker import COMBINATIONS, Play, first_difference, requests, walking

FELLOWSHIP = Play("fellowship", {"chapter": 10}, {"chapter": 10})
DECKS = Play(
    "tcg",
    {"decks": ["nine_walkers", "axes_of_durin", "tales_of_rivendell"]},
    {"decks": ["axes_of_durin", "tales_of_rivendell", "nine_walkers"]},
)
QUEST = Play("quest", {"heroes": ["beravor", "eometh"]}, {"heroes": ["beravor", "eometh"]})
DRAFT = Play("drafts", {"boosters": 1}, {"boosters": 1})
PEOPLE = ("Hob", "Ann", "Pat", "Cid", "Fay", "Hal", "Tom", "nobody")
SAMPLE = 3  # ways of each game; all with --long


@pytest.mark.parametrize("play", (FELLOWSHIP, DECKS, QUEST, DRAFT), ids=lambda play: str(play.game))
async def test_nobody_hears_what_he_must_not_know(play: Play, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    ways = list(itertools.product(COMBINATIONS, PEOPLE))
    if not pytestconfig.getoption("--long"):
        ways = Random(play.game).sample(ways, SAMPLE)
    async with walking(tmp_path, play) as walk:
        assert await first_difference(walk, ways) == ""
        assert walk.asked > 20 * len(ways)


def test_a_route_that_the_walker_does_not_know_is_not_forgotten() -> None:
    told: dict[str, Any] = document()
    new: dict[str, Any] = {"parameters": [], "requestBody": {}}
    assert len(list(requests(told, ["some table"], FELLOWSHIP))) >= len(told["paths"])
    with pytest.raises(KeyError, match="peek"):
        list(requests({"paths": {**told["paths"], "/api/peek": {"post": new}}}, ["some table"], FELLOWSHIP))
    with pytest.raises(KeyError, match="card"):
        way = {"parameters": [{"name": "card", "in": "query"}]}
        list(requests({"paths": {"/api/peek": {"get": way}}}, ["some table"], FELLOWSHIP))


# ---- planted leaks: how, and which way leads to it


def the_list_tells_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    real = describe.info

    def info(room: Room, *rest: Any) -> wire.TableInfo:
        return replace(real(room, *rest), detail=hashlib.sha256(room.sitting.row.seed.encode()).hexdigest())

    monkeypatch.setattr(describe, "info", info)
    monkeypatch.setattr(unreadable, "info", info)


def records_and_replays_are_open_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sitting, "is_over", property(lambda self: self.match is not None and bool(self.match.answers)))


def the_replay_of_a_running_game_shows_the_past_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "replay_state", lambda room, *_: str(room.sitting.match.game.table).encode())


def a_table_that_gathers_keeps_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy is played out by bots, and its record tells the deal that others will be given."""

    async def is_in_play(self: Deals, row: TableRow) -> bool:
        others = [other for other in await self.store.unfinished_with_deal(row.deal) if other.id != row.id]
        return any([has_begun(other, await self.store.log_of(other.id)) for other in others])

    monkeypatch.setattr(Deals, "is_in_play", is_in_play)


def who_says_he_is_nobody_may_look_at_the_finished_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays the deal asks once more without a cookie."""
    real = describe.may_look_back

    async def may_look_back(call: Call, room: Room) -> None:
        if call.person is not None or not room.sitting.is_over:
            await real(call, room)

    monkeypatch.setattr(describe, "may_look_back", may_look_back)
    monkeypatch.setattr(api, "may_look_back", may_look_back)


def tables_that_others_play_are_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    async def is_silent_to(self: Room, seat: int | None) -> bool:
        return False

    monkeypatch.setattr(Room, "is_silent_to", is_silent_to)


def closed_decks_are_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(rulebook(DECKS.game)), "setup_for", Rulebook.setup_for)


LEAKS = [
    (the_list_tells_the_seed, FELLOWSHIP, ("playing",), "Ann"),
    (the_list_tells_the_seed, FELLOWSHIP, ("gathering",), "nobody"),
    (records_and_replays_are_open_before_the_end, FELLOWSHIP, ("playing",), "Tom"),
    (the_replay_of_a_running_game_shows_the_past_of_all, FELLOWSHIP, ("playing",), "Ann"),
    (a_table_that_gathers_keeps_no_secret, FELLOWSHIP, ("gathering", "finished"), "nobody"),
    (who_says_he_is_nobody_may_look_at_the_finished_table, FELLOWSHIP, ("playing", "finished"), "nobody"),
    (tables_that_others_play_are_watched, FELLOWSHIP, ("playing", "branch"), "nobody"),
    (closed_decks_are_open, DECKS, ("gathering",), "Tom"),
    (closed_decks_are_open, DECKS, ("playing",), "Ann"),
]


@pytest.mark.parametrize(("leak", "play", "kinds", "name"), LEAKS, ids=lambda value: getattr(value, "__name__", None))
async def test_a_planted_leak_is_found(
    leak: Any, play: Play, kinds: tuple[str, ...], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with walking(tmp_path, play) as walk:
        leak(monkeypatch)
        assert await first_difference(walk, [(kinds, name)]) != ""
