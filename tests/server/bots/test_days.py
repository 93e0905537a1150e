"""A table over weeks: every few days the server begins anew, the house is kept, and two bots and a person find their turns again."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from onetable.server.house.housekeeping import DAY, prune
from tests.server.bots.parties import BotVisitor, bot, challenge, events_of, owner, table_for
from tests.server.host import PATIENT, Host, Json, Visitor, hosting

EVERY = 5.0  # days from one visit to the next: longer in all than a challenge, an unpacked log or a table that never began is kept
WAITS = replace(PATIENT, gone_for_days=10 * EVERY * DAY)  # whoever comes first finds no bot in the place of who comes a moment later


def again(host: Host, who: Visitor) -> Visitor:
    """The same person at the server of today."""
    return type(who)(host, host.client(who.token), who.me)


async def takes_turns(who: Visitor, table: str, given: list[int]) -> bool:
    """Come, answer as long as one is asked, and go; whether the game is over."""
    stream, line = events_of(who), who.line(table)
    state: Json = await line.hear("state")
    is_over = state["view"]["over"] is not None
    asked = state["view"]["asked"] == state["view"]["seat"] and not is_over
    if isinstance(who, BotVisitor) and not is_over:  # a new stream begins with all that waits
        told = [each["is"] for each in await stream.until("table_begun", *(["your_turn"] if asked else []))]
        assert told == ["listening", "table_begun", "your_turn"][: len(told)]
    while asked and not is_over:
        choice, id = len(given) % len(state["view"]["choices"]), f"{who.me['id']}-{len(given)}"
        head = {"id": id, "table": table, "seat": state["view"]["seat"], "at": state["n"]}
        line.send({"do": "answer", "choice": choice, **head})
        given.append(choice)
        while (state := await line.hear("state"))["done"] != id:
            pass
        is_over = state["view"]["over"] is not None
        asked = state["view"]["asked"] == state["view"]["seat"]
    await stream.hang_up()
    await line.hang_up()
    return is_over


async def test_two_bots_and_a_person_play_a_table_over_weeks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    today, visits, real = 0.0, 0, time.time
    monkeypatch.setattr(time, "time", lambda: real() + today)
    async with hosting(tmp_path, manner=WAITS) as host:
        lobelia = await owner(host)
        people: list[Visitor] = [lobelia, await bot(host, lobelia, "Bert"), await bot(host, lobelia, "Tom")]
        table = (await table_for(lobelia, players=3, setup={"chapter": 1}, pace="days"))["id"]
        for each in people[1:]:
            offered = await challenge(lobelia, each, table)
            assert (await each.post(f"/api/challenges/{offered['id']}/accept")).status_code == 200
    given: list[list[int]] = [[], [], []]
    is_over = False
    while not is_over:
        today, visits = today + EVERY * DAY, visits + 1
        assert visits < 200, "nobody is asked any more"
        async with hosting(tmp_path, manner=WAITS) as host:
            await prune(host.server.store, host.server.settings.keeping, time.time())
            for who, mine in zip(people, given, strict=True):
                is_over = await takes_turns(again(host, who), table, mine) or is_over
            if is_over:
                record = (await again(host, lobelia).get(f"/api/tables/{table}/record")).json()
                seats = (await again(host, lobelia).get(f"/api/tables/{table}")).json()["people"]
    assert visits * EVERY > 30 and [each["program"] for each in seats] == [False, True, True], "nobody stood in for anybody"
    assert [[each["number"] for each in record["answers"] if each["seat"] == seat] for seat in range(3)] == given
