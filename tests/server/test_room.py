"""A table that is played at: who comes and goes, who plays for whom, what is written before it is told."""

from __future__ import annotations

import asyncio
from functools import partial
from types import MappingProxyType
from typing import Any

import pytest

from onetable.server import entries as log
from onetable.server import line as line_module
from onetable.server import wire
from onetable.server.line import Line, may_listen
from onetable.server.room import Manner, NotNow, Room
from onetable.server.store import PersonRow
from tests.server.stage import Friend, Json, Stage, on_stage, table_row

AWHILE = 1000.0
NO_BOTS = Manner(bot_delay=10_000.0)  # bots that let people think


def texts(friend: Friend) -> list[str]:
    """All journal lines that were ever sent to somebody, as he has them now."""
    journal: list[Json] = []
    for state in friend.told("state"):
        journal = [line for line in journal if line["n"] <= state["news"]["after"]] + state["news"]["lines"]
    return [line["text"] for line in journal]


# ---- commands


@on_stage
async def test_an_answer_is_written_and_then_told_to_all() -> None:
    async with Stage("ada", "bob") as stage:
        ada, bob = await stage.comes("ada"), await stage.comes("bob")
        asked = await stage.answers(ada, bob)
        other = bob if asked is ada else ada
        assert stage.paper.entries()[-1] == log.Answered(stage.room.sitting.seat_of(asked.person) or 0, 0)
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


# ---- bots, and those who are gone


@on_stage
async def test_bots_play_at_the_pace_of_people_and_alone_at_their_own() -> None:
    async with Stage("ada", "bot", "bot", "bot") as stage:
        ada, begun = await stage.comes("ada"), asyncio.get_running_loop().time()
        while stage.room.sitting.asked == 0:
            await stage.does(ada, "answer", choice=0)
        entry = stage.room.sitting.n
        await asyncio.sleep(0.5)
        assert stage.room.sitting.n == entry
        await asyncio.sleep(0.2)
        assert stage.room.sitting.n == entry + 1 and asyncio.get_running_loop().time() > begun


@on_stage
async def test_bots_go_on_after_a_restart_though_nobody_is_here() -> None:
    async with Stage("bot", "bot") as stage:
        room = Room(stage.room.sitting.row, stage.paper, stage.bot, Manner(), stage._note)
        room.recover(stage.paper.rows)
        stage.room.stop()
        room.start()
        await asyncio.sleep(AWHILE)
        assert room.sitting.is_over
        room.stop()


@on_stage
async def test_a_bot_thinks_once_about_each_question_whatever_is_said_meanwhile() -> None:
    async with Stage("ada", "bot") as stage:
        ada = await stage.comes("ada")
        while stage.room.sitting.asked == 0:
            await stage.does(ada, "answer", choice=0)
        stage.bot.asked, stage.bot.delay = 0, 5.0
        await asyncio.sleep(20)
        thought, answered = stage.bot.asked, [entry for entry in stage.paper.entries() if entry == log.Answered(1, 0)]
        for _ in range(5):
            await stage.does(ada, "say", phrase="say-hello")
        await asyncio.sleep(20)
        now = [entry for entry in stage.paper.entries() if entry == log.Answered(1, 0)]
        assert stage.bot.asked - thought == len(now) - len(answered)


@on_stage
async def test_somebody_who_is_gone_too_long_is_played_for_until_he_comes_back() -> None:
    async with Stage("ada", "bob", manner=Manner(bot_delay=10_000.0)) as stage:
        friends = [await stage.comes("ada"), await stage.comes("bob")]
        gone = friends[stage.room.sitting.asked]
        stays = next(friend for friend in friends if friend is not gone)
        await stage.goes(gone)
        await asyncio.sleep(80)
        seat = stage.room.sitting.seat_of(gone.person) or 0
        assert not stage.room.sitting.seats[seat].standing_in
        await asyncio.sleep(20)
        assert stage.room.sitting.seats[seat].standing_in == "rules"
        assert stays.state["people"][seat]["standing_in"] and stays.state["people"][seat]["kind"] == "person"
        back = await stage.comes(gone.person)
        assert not stage.room.sitting.seats[seat].standing_in
        assert back.state["view"]["choices"] and (await stage.does(back, "answer", choice=0))["is"] == "state"


@on_stage
async def test_the_bot_that_stands_in_plays_on() -> None:
    async with Stage("ada", "bob") as stage:
        ada = await stage.comes("ada")
        for _ in range(200):
            await asyncio.sleep(100)
            if stage.room.sitting.asked == 0:
                await stage.does(ada, "answer", choice=0)
        assert stage.room.sitting.is_over


@on_stage
async def test_nobody_is_played_for_where_nobody_waits() -> None:
    async with Stage("ada", "bob") as stage:
        friends = [await stage.comes("ada"), await stage.comes("bob")]
        for friend in friends:
            await stage.goes(friend)
        await asyncio.sleep(10 * 86400)
        assert stage.room.sitting.n == 2


@on_stage
async def test_who_would_rather_wait_may() -> None:
    async with Stage("ada", "bob") as stage:
        friends = [await stage.comes("ada"), await stage.comes("bob")]
        gone = friends[stage.room.sitting.asked]
        stays = next(friend for friend in friends if friend is not gone)
        seat = stage.room.sitting.seat_of(gone.person)
        await stage.goes(gone)
        await stage.does(stays, "stand_in", whom=seat, yes=False)
        await asyncio.sleep(86400)
        assert stage.room.sitting.asked == seat and not stage.room.sitting.seats[seat or 0].standing_in
        await stage.does(stays, "stand_in", whom=seat, yes=True)  # enough
        await asyncio.sleep(10)
        assert stage.room.sitting.n > 4


@on_stage
async def test_nobody_is_played_for_while_he_is_here() -> None:
    async with Stage("ada", "bob") as stage:
        ada, _ = await stage.comes("ada"), await stage.comes("bob")
        assert (await stage.does(ada, "stand_in", whom=1, yes=True))["code"] == "not_allowed"
        await asyncio.sleep(86400)
        assert stage.room.sitting.n == 2


@on_stage
async def test_a_table_that_is_played_over_days_has_the_patience_of_days() -> None:
    async with Stage("ada", "bob", pace="days") as stage:
        friends = [await stage.comes("ada"), await stage.comes("bob")]
        gone = friends[stage.room.sitting.asked]
        await stage.goes(gone)
        await asyncio.sleep(2 * 86400)
        assert stage.room.sitting.n == 2
        await asyncio.sleep(2 * 86400)
        assert log.StoodIn(stage.room.sitting.seat_of(gone.person) or 0, "rules") in stage.paper.entries()


# ---- taking back


@on_stage
async def test_what_all_agree_to_is_taken_back() -> None:
    async with Stage("ada", "bob") as stage:
        ada, bob = await stage.comes("ada"), await stage.comes("bob")
        while await stage.answers(ada, bob) is not bob:
            pass
        before, answered = texts(ada), bob.state["undo"]
        assert answered["may"]
        await stage.does(bob, "undo")
        if stage.room.sitting.undo_asked is not None:
            assert ada.state["undo"]["asked"] == {"seat": 1, "missing": [0]}
            await stage.does(ada, "allow", yes=True)
        assert stage.room.sitting.asked == 1 and ada.state["undo"]["asked"] is None
        assert texts(ada) == texts(await stage.comes("ada")) and len(texts(ada)) < len(before)


@on_stage
async def test_what_somebody_does_not_agree_to_stays() -> None:
    async with Stage("ada", "bob", "cleo") as stage:
        friends = [await stage.comes(name) for name in ("ada", "bob", "cleo")]
        for _ in range(7):
            await stage.answers(*friends)
        asker, *others = sorted(friends, key=lambda friend: friend is not friends[0])
        entries = len(stage.paper.rows)
        await stage.does(asker, "undo")
        assert stage.paper.entries()[entries:] == [log.AskedUndo(0)]
        await stage.does(others[0], "allow", yes=True)
        await stage.does(others[1], "allow", yes=False)
        assert stage.paper.entries()[entries:] == [log.AskedUndo(0), log.Allowed(1, True), log.Allowed(2, False)]
        assert (await stage.does(others[0], "allow", yes=True))["code"] == "nothing_asked"


@on_stage
async def test_bots_leave_time_to_agree() -> None:
    async with Stage("ada", "bob", "bot") as stage:
        friends = [await stage.comes("ada"), await stage.comes("bob")]
        while not (stage.room.sitting.asked == 2 and all([stage.room.sitting.has_answered(seat) for seat in (0, 1)])):
            if stage.room.sitting.asked == 2:
                await asyncio.sleep(1)
            else:
                await stage.answers(*friends)
        asker = friends[0]
        await stage.does(asker, "undo")
        assert stage.room.sitting.undo_asked is not None
        await asyncio.sleep(10)
        assert stage.room.sitting.undo_asked is not None and stage.room.sitting.asked == 2
        await asyncio.sleep(15)
        assert stage.room.sitting.undo_asked is None  # but not for ever


# ---- hints


@on_stage
async def test_a_hint_tells_what_the_bot_would_do_and_changes_nothing() -> None:
    async with Stage("ada", "bob") as stage:
        friends = [await stage.comes("ada"), await stage.comes("bob")]
        asked = stage.room.sitting.asked
        wish = wire.AskHint("h", "t", asked, stage.room.sitting.n)
        stage.bot.delay = 2.0
        await stage.room.perform(lambda: stage.room.hint(friends[asked], wish))
        await stage.room.perform(lambda: stage.room.hint(friends[asked], wire.AskHint("again", "t", asked, 2)))
        assert friends[asked].told("refused")[-1]["code"] == "too_fast"  # one at a time
        await asyncio.sleep(3)
        hint = friends[asked].told("hint")[-1]
        assert (hint["id"], hint["choice"]) == ("h", 0) and hint["text"]
        assert len(stage.paper.rows) == 2
        await stage.room.perform(lambda: stage.room.hint(friends[asked], wire.AskHint("once more", "t", asked, 2)))
        await asyncio.sleep(3)
        assert friends[asked].told("hint")[-1]["id"] == "once more"


@on_stage
async def test_a_hint_is_for_the_one_who_is_asked() -> None:
    async with Stage("ada", "bob", watch="public") as stage:
        friends = [await stage.comes("ada"), await stage.comes("bob"), await stage.comes("eve")]
        asked = stage.room.sitting.asked
        for friend in friends:
            if friend is not friends[asked]:
                await stage.room.perform(partial(stage.room.hint, friend, wire.AskHint("h", "t", asked, 2)))
                assert friend.told("refused")[-1]["code"] == "not_asked"
        assert stage.bot.asked == 0


# ---- seats


@on_stage
async def test_an_open_seat_is_taken_once_and_the_game_begins() -> None:
    async with Stage("ada", "", "") as stage:
        ada = await stage.comes("ada")
        assert await stage.room.perform(lambda: stage.room.sit(None, "bob", "Bob")) == 1
        assert await stage.room.perform(lambda: stage.room.sit(2, "bob", "Bob")) == 1  # he sits already
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
        assert stage.room.sitting.seats[1].bot == "rules"
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
            assert may_listen(stage.room, eve) == may_listen(stage.room, None) == during
            await asyncio.sleep(AWHILE)
            assert stage.room.sitting.is_over
            assert may_listen(stage.room, eve) == after

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
