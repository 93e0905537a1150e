"""A draft on the server, to the end of the games that follow: tables opened once, standings that add up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from onetable.bots.registry import bot
from onetable.core.view import View
from onetable.server.table import entries as log
from onetable.server.table.manner import Thinker
from tests.server.host import Host, hosting


class AtOnce(Thinker):
    """Bots that think here and now."""

    async def choose(self, game: str, name: str, view: View[Any], whose: str) -> int:
        return bot(game, "rules").choose(view)


async def play_out(host: Host, table: str) -> None:
    """Play a table to its end: people choose as bots would."""
    room = await host.room(table)
    while not room.sitting.is_over:
        match = room.sitting.match
        assert match is not None and match.game.decision is not None
        seat = match.game.decision.seat
        if room.sitting.seats[seat].player:
            await asyncio.sleep(0)
            continue
        entry = log.Answered(seat, bot(match.rulebook.id, "rules").choose(match.view(seat)))
        await room.perform(lambda entry=entry: room.commit([entry]))  # type: ignore[misc]


async def test_a_sealed_event_to_the_end_of_its_games(tmp_path: Path) -> None:
    async with hosting(tmp_path, thinker=AtOnce()) as host:
        visitor = await host.visitor("Rosie")
        table = await visitor.open_table("drafts", 3, setup={"kind": "sealed", "boosters": 2})
        await play_out(host, table["id"])
        before = (await visitor.get(f"/api/tables/{table['id']}/round")).json()
        assert [game["table"] for game in before["games"]] == ["", "", ""] and before["standings"][0]["left"] == 2
        opened = (await visitor.post(f"/api/tables/{table['id']}/round")).json()
        again = (await visitor.post(f"/api/tables/{table['id']}/round")).json()
        tables = [game["table"] for game in opened["games"]]
        assert len(set(tables)) == 3 and [game["table"] for game in again["games"]] == tables
        mine, stranger = next(game["table"] for game in opened["games"] if 0 in game["seats"]), await host.visitor("Ted")
        assert (await visitor.get(f"/api/tables/{mine}")).json()["round"] == table["id"]  # the way back to the standings
        assert (await stranger.get(f"/api/tables/{mine}")).json()["round"] == ""  # not for who may not look on
        for game in opened["games"]:
            await play_out(host, game["table"])
        end = (await visitor.get(f"/api/tables/{table['id']}/round")).json()
        assert all([sorted(game["scores"]) == [0.0, 1.0] for game in end["games"]])
        assert sum([line["points"] for line in end["standings"]]) == 3.0 and {line["left"] for line in end["standings"]} == {0}
        assert {line["seat"]: line["name"] for line in end["standings"]}[0] == "Rosie"
        assert (await stranger.get(f"/api/tables/{mine}")).json()["round"] == table["id"]  # now all may


async def test_a_round_is_opened_by_its_people_alone_and_after_the_game(tmp_path: Path) -> None:
    async with hosting(tmp_path, thinker=AtOnce()) as host:
        visitor, stranger = await host.visitor("Rosie"), await host.visitor("Ted")
        table = await visitor.open_table("drafts", 2, setup={"boosters": 1})
        assert (await visitor.post(f"/api/tables/{table['id']}/round")).json()["code"] == "not_over"
        await play_out(host, table["id"])
        assert (await stranger.post(f"/api/tables/{table['id']}/round")).json()["code"] == "not_yours"
        assert len((await visitor.post(f"/api/tables/{table['id']}/round")).json()["games"]) == 1


async def test_a_game_that_nothing_follows_has_an_empty_round(tmp_path: Path) -> None:
    async with hosting(tmp_path, thinker=AtOnce()) as host:
        visitor = await host.visitor("Rosie")
        table = await visitor.open_table("lanterns", 2)
        await play_out(host, table["id"])
        assert (await visitor.post(f"/api/tables/{table['id']}/round")).json() == {"games": [], "standings": []}
