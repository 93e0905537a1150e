"""Challenges between people and bots, and the stream of events: taken up again where it was lost, and silent about everybody else."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from jsonschema_rs import Draft202012Validator

from onetable.server.house.challenges import MOST_SENT
from onetable.server.http.schema import line_schema
from onetable.server.limits import BOT_TABLES
from tests.server.bots.parties import bot, challenge, events_of, owner, table_for
from tests.server.host import Host, Json, hosting


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        yield found


def fits(messages: list[Json]) -> None:
    """Every message of a stream is what the schema says."""
    schema = Draft202012Validator({**line_schema(), "$ref": "#/$defs/StreamMessage"})
    for message in messages:
        schema.validate(message)


async def test_a_challenge_is_accepted_and_the_game_begins(host: Host) -> None:
    lobelia = await owner(host)
    bert = await bot(host, lobelia)
    sancho = await host.visitor("Sancho")
    (listed,) = (await sancho.get("/api/bots")).json()
    assert (listed["name"], listed["owner"], listed["program"], listed["here"]) == ("Bert", "Lobelia", True, False)
    stream, told = bert.events(), events_of(sancho)
    assert (await stream.hear("listening"))["whole"] and (await told.hear("listening"))["whole"]
    assert (await sancho.get("/api/bots")).json()[0]["here"]
    table = await table_for(sancho, setup={"chapter": 1})
    offered = await challenge(sancho, bert, table["id"])
    assert await challenge(sancho, bert, table["id"]) == offered, "the same offer made twice is one challenge"
    heard = await stream.hear()
    assert heard["is"] == "challenged" and heard["challenge"] == offered and offered["sender"]["name"] == "Sancho"
    assert (offered["game"], offered["seat"], offered["state"], offered["receiver"]["program"]) == ("fellowship", 1, "open", True)
    assert (await bert.get("/api/challenges")).json() == [offered]
    taken = await bert.post(f"/api/challenges/{offered['id']}/accept")
    assert taken.json()["state"] == "accepted"
    assert (await bert.post(f"/api/challenges/{offered['id']}/accept")).json()["state"] == "accepted", "sent again, it is only said again"
    fits([heard, *await stream.until("table_begun", "challenge_over")])
    assert (await told.hear("challenge_over"))["state"] == "accepted"
    assert (await bert.get("/api/challenges")).json() == []


async def test_declined_withdrawn_and_gone(host: Host) -> None:
    lobelia = await owner(host)
    bert, tom = await bot(host, lobelia), await bot(host, lobelia, "Tom")
    told = events_of(lobelia)
    await told.hear("listening")
    table = await table_for(lobelia, setup={"chapter": 1})
    first = await challenge(lobelia, bert, table["id"])
    refused = await lobelia.post("/api/challenges", {"to": tom.me["id"], "table": table["id"]})
    assert refused.json()["code"] == "no_open_seat", "a seat is offered to one at a time"
    assert (await tom.post(f"/api/challenges/{first['id']}/decline")).json()["code"] == "no_such_challenge"
    assert (await bert.post(f"/api/challenges/{first['id']}/withdraw")).json()["code"] == "no_such_challenge"
    assert (await bert.post(f"/api/challenges/{first['id']}/decline")).status_code == 200
    assert (await told.hear("challenge_over"))["state"] == "declined"
    assert (await bert.post(f"/api/challenges/{first['id']}/accept")).json()["code"] == "no_such_challenge"
    second = await challenge(lobelia, tom, table["id"])
    assert (await lobelia.post(f"/api/challenges/{second['id']}/withdraw")).status_code == 200
    assert (await tom.post(f"/api/challenges/{second['id']}/accept")).json()["code"] == "no_such_challenge"
    third = await challenge(lobelia, tom, table["id"])
    assert (await lobelia.post(f"/api/tables/{table['id']}/bot", {"seat": 1})).status_code == 200
    while (over := await told.hear("challenge_over"))["challenge"] != third["id"]:
        pass
    assert over["state"] == "gone" and (await tom.get("/api/challenges")).json() == []


async def test_who_may_challenge_whom(host: Host) -> None:
    lobelia, sancho = await owner(host), await host.visitor("Sancho")
    shy, bert = await bot(host, lobelia, "Shy", welcomes=False), await bot(host, lobelia)
    assert [each["name"] for each in (await sancho.get("/api/bots")).json()] == ["Bert"]
    assert sorted([each["name"] for each in (await lobelia.get("/api/bots")).json()]) == ["Bert", "Shy"]
    table, of_bert = await table_for(sancho, setup={"chapter": 1}), await table_for(bert, setup={"chapter": 1})

    async def code(who: object, to: str, at: str) -> str:
        answer = await who.post("/api/challenges", {"to": to, "table": at})  # type: ignore[attr-defined]
        return "" if answer.status_code == 200 else answer.json()["code"]

    nobody = "no_such_opponent"
    assert await code(sancho, shy.me["id"], table["id"]) == nobody, "a bot that does not welcome strangers is not there for them"
    assert await code(sancho, lobelia.me["id"], table["id"]) == nobody and await code(sancho, "nobody", table["id"]) == nobody
    assert await code(bert, sancho.me["id"], of_bert["id"]) == nobody, "a bot does not molest people"
    assert await code(lobelia, bert.me["id"], table["id"]) == "not_yours"
    assert await code(sancho, bert.me["id"], table["id"]) == ""
    assert await code(bert, sancho.me["id"], of_bert["id"]) == "", "who has challenged it is known to it"
    assert await code(lobelia, shy.me["id"], (await table_for(lobelia, setup={"chapter": 1}))["id"]) == ""


async def test_limits_of_bots_and_of_challenges(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    lobelia = await owner(host)
    bert = await bot(host, lobelia)
    assert BOT_TABLES < 64, "each has a line"
    monkeypatch.setattr("onetable.server.house.challenges.BOT_TABLES", 2)
    for _ in range(2):
        await table_for(bert, setup={"chapter": 1})
    assert (await bert.post("/api/tables", {"game": "fellowship", "players": 4})).json()["code"] == "too_many_tables"
    table = await table_for(lobelia, setup={"chapter": 1})
    offered = await challenge(lobelia, bert, table["id"])
    assert (await bert.post(f"/api/challenges/{offered['id']}/accept")).json()["code"] == "too_many_tables"
    assert (await bert.get("/api/challenges")).json()[0]["state"] == "open", "it may be accepted when there is room"
    monkeypatch.setattr("onetable.server.house.challenges.MOST_SENT", 2)
    await challenge(lobelia, bert, (await table_for(lobelia, setup={"chapter": 1}))["id"])
    refused = await lobelia.post("/api/challenges", {"to": bert.me["id"], "table": (await table_for(lobelia, setup={"chapter": 1}))["id"]})
    assert refused.json()["code"] == "too_many_challenges" and MOST_SENT == 20
    host.server.challenges.pace.buckets[lobelia.me["id"]].left = 0
    refused = await lobelia.post("/api/challenges", {"to": bert.me["id"], "table": (await table_for(lobelia))["id"]})
    assert refused.json()["code"] == "too_fast"


async def test_a_stream_is_taken_up_again_where_it_was_lost(host: Host) -> None:
    lobelia = await owner(host)
    bert = await bot(host, lobelia)
    stream = bert.events()
    begin = await stream.hear("listening")
    offered = await challenge(lobelia, bert, (await table_for(lobelia, setup={"chapter": 1}))["id"])
    last = (await stream.hear("challenged"))["event"]
    await stream.hang_up()
    await bert.post(f"/api/challenges/{offered['id']}/accept")
    again = bert.events(last)
    assert await again.hear() == {"is": "listening", "event": last, "whole": False}
    missed = await again.until("table_begun", "challenge_over")
    assert {each["is"] for each in missed} <= {"table_begun", "challenge_over", "your_turn"}, "what was heard before is not told again"
    await again.hang_up()
    for unknown in ("", "another-5", f"{begin['event'].rpartition('-')[0]}-999", "x" * 500):
        whole = bert.events(unknown)
        first, second = await whole.hear_all(2)
        assert first["whole"] and second["is"] == "table_begun", "who is not known any longer is told all that waits"
        await whole.hang_up()


async def test_every_turn_is_told_once_and_only_to_whom_it_is(host: Host) -> None:
    lobelia = await owner(host)
    bert = await bot(host, lobelia)
    stranger = await bot(host, lobelia, "Stranger")
    streams = [events_of(lobelia), bert.events(), stranger.events()]
    for stream in streams:
        await stream.hear("listening")
    table = await table_for(lobelia, setup={"chapter": 1})
    offered = await challenge(lobelia, bert, table["id"])
    await bert.post(f"/api/challenges/{offered['id']}/accept")
    room, dice = await host.room(table["id"]), Random(4)
    lines, turns = [person.line(table["id"]) for person in (lobelia, bert)], [0, 0]
    states = [await line.hear("state") for line in lines]
    for number in range(30):
        match = room.sitting.match
        assert match is not None and match.game.decision is not None
        seat = match.game.decision.seat
        heard = await streams[seat].hear("your_turn")
        turns[seat] += 1
        assert (heard["table"], heard["seat"], heard["n"]) == (table["id"], seat, room.sitting.n)
        while states[seat]["n"] < room.sitting.n:
            states[seat] = await lines[seat].hear("state")
        choice = dice.randrange(len(states[seat]["view"]["choices"]))
        lines[seat].send({"do": "answer", "id": f"{number}", "table": table["id"], "seat": seat, "at": room.sitting.n, "choice": choice})
        before = room.sitting.n
        while room.sitting.n == before:
            states[seat] = await lines[seat].hear("state")
    assert min(turns) > 3
    assert streams[2].outgoing.empty(), "who sits elsewhere hears nothing of it"
    for line in [*lines, *streams]:
        await line.hang_up()


async def test_nothing_hidden_and_nothing_of_others_is_on_a_stream(host: Host) -> None:
    """Two worlds in which only hidden cards differ give the same events but for names; others' challenges leave no trace at all."""
    lobelia = await owner(host)
    bert, tom = await bot(host, lobelia), await bot(host, lobelia, "Tom")
    quiet = tom.events()
    await quiet.hear("listening")
    stream = bert.events()
    await stream.hear("listening")
    told = []
    for _ in range(2):  # the second deal of the same wish is another one
        table = await table_for(lobelia, setup={"chapter": 1})
        offered = await challenge(lobelia, bert, table["id"])
        await bert.post(f"/api/challenges/{offered['id']}/accept")
        room = await host.room(table["id"])
        seen = await stream.until("challenged", "table_begun", "challenge_over")
        assert room.sitting.row.seed not in json.dumps(seen)
        told.append([without_names(each) for each in seen if each["is"] != "your_turn"])
    assert told[0] == told[1]
    assert quiet.outgoing.empty() and (await tom.get("/api/challenges")).json() == []
    assert (await tom.post(f"/api/challenges/{offered['id']}/accept")).json()["code"] == "no_such_challenge"
    unknown = await tom.post("/api/challenges/nothing/accept")
    assert unknown.json()["code"] == "no_such_challenge", "another's challenge and none at all look the same"


def without_names(message: Json) -> Json:
    """An event without what differs by chance: its name, the table, the time."""
    kept = {key: value for key, value in message.items() if key not in ("event", "table")}
    if isinstance(kept.get("challenge"), dict):
        kept["challenge"] = {key: value for key, value in kept["challenge"].items() if key not in ("id", "table", "made")}
    else:
        kept.pop("challenge", None)
    return kept
