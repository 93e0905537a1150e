"""A table that is played at: what is written before it is told, who comes and goes, who sits and who looks on."""

from __future__ import annotations

import asyncio
from types import MappingProxyType
from typing import Any

import pytest

from onetable.bots.registry import usual_bot
from onetable.server import wire
from onetable.server.http import line as line_module
from onetable.server.http.line import Line, objection
from onetable.server.keeping.rows import PersonRow
from onetable.server.table import entries as log
from onetable.server.table.failures import NotNow
from onetable.server.table.manner import Manner
from onetable.server.table.room import Room
from tests.server.stage import Friend, Json, Stage, on_stage, table_row, texts

AWHILE = 1000.0
NO_BOTS = Manner(bot_delay=10_000.0)  # bots that let people think


# ---- commands


@on_stage
async def test_an_answer_is_written_and_then_told_to_all() -> None:
    async with Stage("ada", "bob") as stage:
        ada, bob = await stage.comes("ada"), await stage.comes("bob")
        asked = await stage.answers(ada, bob)
        other = bob if asked is ada else ada
        written = stage.paper.entries()[-1]
        assert isinstance(written, log.Answered) and (written.seat, written.choice) == (stage.room.sitting.seat_of(asked.person), 0)
        assert written.word and written.told  # what was chosen and what happened, not only a number
        assert asked.state["n"] == other.state["n"] == len(stage.paper.rows)
        assert asked.state["done"] is not None and other.state["done"] is None


@on_stage
async def test_nothing_is_told_before_it_is_written() -> None:
    async with Stage("ada", "bot", manner=NO_BOTS) as stage:
        ada = await stage.comes("ada")
        while stage.room.sitting.asked != 0:
            await asyncio.sleep(10_000)
        stage.paper.delay = 5.0
        before = len(ada.heard)
        answering = asyncio.create_task(stage.does(ada, "answer", choice=0))
        await asyncio.sleep(4.9)
        assert len(ada.heard) == before and stage.room.sitting.n == len(stage.paper.rows)
        await answering
        assert ada.state["done"] is not None


@on_stage
async def test_the_same_command_twice_happens_once() -> None:
    async with Stage("ada") as stage:
        ada = await stage.comes("ada")
        first = await stage.does(ada, "answer", id="same", choice=0)
        written = len(stage.paper.rows)
        again = await stage.does(ada, "answer", id="same", choice=0)
        assert first["done"] == "same"
        assert again == {"is": "done", "id": "same", "n": first["n"]}
        assert len(stage.paper.rows) == written


@on_stage
async def test_the_same_name_of_another_person_is_another_command() -> None:
    async with Stage("ada", "bob") as stage:
        ada, bob = await stage.comes("ada"), await stage.comes("bob")
        for friend in (ada, bob):
            assert (await stage.does(friend, "say", id="same", phrase="say-hello"))["is"] == "state"


@on_stage
async def test_nobody_plays_on_a_seat_that_is_not_his() -> None:
    async with Stage("ada", "bob", watch="public") as stage:
        ada, eve = await stage.comes("ada"), await stage.comes("eve")
        for friend, seat in ((ada, 1), (eve, 0), (eve, 1)):
            assert (await stage.does(friend, "answer", seat=seat, choice=0))["code"] == "not_yours"
        assert (await stage.does(ada, "answer", table="another", choice=0))["code"] == "not_yours"


@on_stage
async def test_who_is_late_is_told_how_the_table_stands() -> None:
    async with Stage("ada") as stage:
        ada = await stage.comes("ada")
        at = stage.room.sitting.n
        await stage.does(ada, "answer", choice=0)
        before = len(ada.told("state"))
        assert (await stage.does(ada, "answer", choice=0, at=at))["code"] == "stale"
        assert len(ada.told("state")) == before + 1


@on_stage
async def test_a_full_disk_ends_the_room_and_confirms_nothing() -> None:
    async with Stage("ada") as stage:
        ada = await stage.comes("ada")
        stage.paper.is_full = True
        with pytest.raises(OSError, match="space"):
            await stage.does(ada, "answer", choice=0)
        assert ada.state["done"] is None and stage.room.sitting.n == len(stage.paper.rows)
        assert stage.room.task is not None and stage.room.task.done()
        with pytest.raises(NotNow, match="restart"):
            await stage.room.perform(lambda: stage.room.sit(None, "bob", "Bob"))


@on_stage
async def test_who_comes_to_a_room_that_has_just_ended_is_sent_away_too() -> None:
    async with Stage("ada") as stage:
        told: list[str] = []
        stage.room.when_ended(lambda: told.append("early"))
        taken_back = stage.room.when_ended(lambda: told.append("gone before"))
        taken_back()
        stage.room.stop()
        await asyncio.sleep(0.1)
        stage.room.when_ended(lambda: told.append("late"))
        await asyncio.sleep(0.1)
        assert told == ["early", "late"]


# ---- coming and going


@on_stage
async def test_who_comes_back_is_told_what_he_has_missed() -> None:
    async with Stage("ada", "bob") as stage:
        ada, bob = await stage.comes("ada"), await stage.comes("bob")
        seen = bob.state["n"]
        await stage.goes(bob)
        for _ in range(20):
            if stage.room.sitting.asked == 0:
                await stage.answers(ada)
        back = await stage.comes("bob", last=seen)
        assert back.state["news"]["after"] == seen < back.state["n"]
        everything = await stage.comes("bob")
        assert texts(everything)[-len(back.state["news"]["lines"]) :] == [line["text"] for line in back.state["news"]["lines"]]


@on_stage
async def test_everybody_sees_who_is_here() -> None:
    async with Stage("ada", "bob") as stage:
        ada = await stage.comes("ada")
        assert [person["here"] for person in ada.state["people"]] == [True, False]
        bob = await stage.comes("bob")
        assert [person["here"] for person in ada.told("people")[-1]["people"]] == [True, True]
        phone = await stage.comes("bob")
        await stage.goes(bob)
        assert [person["here"] for person in ada.told("people")[-1]["people"]] == [True, True]
        await stage.goes(phone)
        assert [person["here"] for person in ada.told("people")[-1]["people"]] == [True, False]


@on_stage
async def test_another_language_tells_everything_anew() -> None:
    async with Stage("ada") as stage:
        ada = await stage.comes("ada")
        await stage.does(ada, "answer", choice=0)
        english = texts(ada)
        await stage.room.perform(lambda: stage.room.speak(ada, "ja"))
        japanese = texts(ada)
        assert len(english) == len(japanese) and english != japanese
        assert ada.state["view"]["language"] == "ja" and ada.state["news"]["after"] == 0


@on_stage
async def test_a_slow_listener_is_spared_and_then_told_everything_anew() -> None:
    async with Stage("ada") as stage:
        taken: list[bytes] = []
        gate = asyncio.Event()

        class Slow:
            scope = MappingProxyType[str, Any]({})

            async def send(self, message: dict[str, str]) -> None:
                await gate.wait()
                taken.append(message["text"].encode())

        slow: Any = Slow()
        line = Line(slow, "ada", "en", 0)
        delivering = asyncio.create_task(line.deliver(stage.room))
        await stage.room.perform(lambda: stage.room.join(line))
        ada = await stage.comes("ada")
        for _ in range(line_module.MOST_WAITING + 10):
            await stage.does(ada, "say", phrase="say-hello")
        assert len(line.outbox) <= line_module.MOST_WAITING
        gate.set()
        await asyncio.sleep(AWHILE)
        last = wire_state(taken[-1])
        assert last["n"] == stage.room.sitting.n and last["news"]["after"] == 0
        assert [line["text"] for line in last["news"]["lines"]] == texts(ada)
        delivering.cancel()


def wire_state(message: bytes) -> Json:
    """A state as it was sent."""
    friend = Friend("reader")
    friend.post(message)
    return friend.state


# ---- seats


@on_stage
async def test_an_open_seat_is_taken_once_and_the_game_begins() -> None:
    async with Stage("ada", "", "") as stage:
        ada = await stage.comes("ada")
        assert await stage.room.perform(lambda: stage.room.sit(None, "bob", "Bob")) == 1
        assert await stage.room.perform(lambda: stage.room.sit(None, "bob", "Bob")) == 1  # he sits already
        assert await stage.room.perform(lambda: stage.room.sit(1, "bob", "Bob")) == 1
        assert [chair.person for chair in stage.room.sitting.seats] == ["ada", "bob", ""]
        with pytest.raises(NotNow, match="no_open_seat"):
            await stage.room.perform(lambda: stage.room.sit(1, "cleo", "Cleo"))
        with pytest.raises(NotNow, match="not_yours"):
            await stage.room.perform(lambda: stage.room.place_bot(2, "rules", "eve"))
        await stage.room.perform(lambda: stage.room.place_bot(2, "rules", "ada"))
        assert stage.room.sitting.match is not None and ada.state["view"]["asked"] >= 0
        with pytest.raises(NotNow, match="no_open_seat"):
            await stage.room.perform(lambda: stage.room.place_bot(2, "rules", "ada"))


@on_stage
async def test_who_leaves_for_good_is_replaced_by_a_bot_and_sees_what_others_see() -> None:
    async with Stage("ada", "bob", watch="public") as stage:
        ada, bob = await stage.comes("ada"), await stage.comes("bob")
        await stage.answers(ada, bob)
        await stage.room.perform(lambda: stage.room.rise("bob"))
        assert stage.room.sitting.seats[1].bot == usual_bot("fellowship")
        assert bob.state["view"]["seat"] == -1 and texts(bob) == texts(await stage.comes("eve"))
        with pytest.raises(NotNow, match="not_yours"):
            await stage.room.perform(lambda: stage.room.rise("bob"))
        assert len(stage.notes) == 2  # the lists were told when they sat down, and now


@on_stage
async def test_who_leaves_a_closed_table_for_good_sees_it_no_more() -> None:
    async with Stage("ada", "bob", watch="off") as stage:
        ada, bob = await stage.comes("ada"), await stage.comes("bob")
        before = len(bob.told("state"))
        await stage.room.perform(lambda: stage.room.rise("bob"))
        assert bob.closed == "not_allowed" and ada.closed is None
        assert len(bob.told("state")) == before


# ---- looking on


@pytest.mark.parametrize(
    ("watch", "during", "after"), [("off", False, False), ("public", True, True), ("seat", True, True), ("after", False, True)]
)
def test_who_looks_on_is_let_in_as_the_table_wants_it(watch: str, during: bool, after: bool) -> None:
    @on_stage
    async def look_on() -> None:
        async with Stage("bot", "bot", watch=watch, manner=Manner(bot_delay=0)) as stage:
            eve = PersonRow("eve", "Eve", "en", 0.0)
            for person in (eve, None):
                assert await objection(stage.room, person) == (None if during else "not_allowed")
            await asyncio.sleep(AWHILE)
            assert stage.room.sitting.is_over
            for person in (eve, None):
                assert await objection(stage.room, person) == (None if after else "not_allowed")

    look_on()


@on_stage
async def test_who_looks_on_sees_a_seat_that_wants_to_be_seen() -> None:
    async with Stage("ada", "bob", watch="seat") as stage:
        ada, bob, eve = await stage.comes("ada"), await stage.comes("bob"), await stage.comes("eve")
        for _ in range(5):
            await stage.answers(ada, bob)
        assert texts(eve) == texts(await stage.comes("zoe"))
        await stage.does(ada, "show", yes=True)
        assert texts(eve) == texts(ada) and eve.state["view"]["seat"] == -1
        assert ada.state["people"][0]["shown"]
        await stage.does(ada, "show", yes=False)
        assert texts(eve) == texts(await stage.comes("zoe"))


# ---- coming back


@on_stage
async def test_a_room_that_is_brought_back_knows_what_was_done() -> None:
    async with Stage("ada") as stage:
        ada = await stage.comes("ada")
        told = await stage.does(ada, "answer", id="same", choice=0)
        room = Room(table_row(1), stage.paper, stage.bot, Manner(), stage._note)
        room.recover(stage.paper.rows)
        room.start()
        command = wire.Answer("same", "t", 0, 1, 0)
        back = Friend("ada")
        await room.perform(lambda: room.obey(back, command))
        assert back.heard == [{"is": "done", "id": "same", "n": told["n"]}]
        room.stop()
