"""Those who play for others, and those who wait for them: bots, people who are gone, answers taken back, hints."""

from __future__ import annotations

import asyncio
from functools import partial

from onetable.bots.registry import usual_bot
from onetable.server import wire
from onetable.server.table import entries as log
from onetable.server.table.manner import Manner
from onetable.server.table.room import Room
from tests.server.stage import Stage, on_stage, texts

AWHILE = 1000.0


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
        thought, answered = (
            stage.bot.asked,
            [entry for entry in stage.paper.entries() if isinstance(entry, log.Answered) and entry.seat == 1],
        )
        for _ in range(5):
            await stage.does(ada, "say", phrase="say-hello")
        await asyncio.sleep(20)
        now = [entry for entry in stage.paper.entries() if isinstance(entry, log.Answered) and entry.seat == 1]
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
        assert stage.room.sitting.seats[seat].standing_in == usual_bot("fellowship")
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
async def test_nobody_is_played_for_before_the_others_have_been_patient() -> None:
    for pace, patience in (("live", 90), ("days", 3 * 86400)):
        async with Stage("ada", "bob", pace=pace, manner=Manner(bot_delay=10_000_000.0)) as stage:
            friends = [await stage.comes("ada"), await stage.comes("bob")]
            gone = friends[stage.room.sitting.asked]
            stays, seat = next(friend for friend in friends if friend is not gone), stage.room.sitting.asked
            await stage.goes(gone)
            await stage.does(stays, "stand_in", whom=seat, yes=False)
            assert stays.state["people"][seat]["waited"]
            await asyncio.sleep(0.01)
            refused = await stage.does(stays, "stand_in", whom=seat, yes=True)
            assert refused["code"] == "gone_just_now" and refused["text"]
            await asyncio.sleep(patience - 5)
            assert (await stage.does(stays, "stand_in", whom=seat, yes=True))["code"] == "gone_just_now"
            await asyncio.sleep(10)
            assert (await stage.does(stays, "stand_in", whom=seat, yes=True))["is"] == "state"
            assert stage.room.sitting.seats[seat].standing_in


@on_stage
async def test_three_days_pass_also_while_nobody_is_at_the_table() -> None:
    async with Stage("ada", "bob", pace="days") as stage:
        room = Room(stage.room.sitting.row, stage.paper, stage.bot, Manner(), stage._note)
        seat = stage.room.sitting.asked
        await asyncio.sleep(2 * 86400)
        room.recover(stage.paper.rows)
        stage.room.stop()
        stage.room = room
        room.start()
        stays = await stage.comes(("ada", "bob")[1 - seat])
        assert (await stage.does(stays, "stand_in", whom=seat, yes=True))["code"] == "gone_just_now"
        await stage.goes(stays)
        await asyncio.sleep(86400)
        assert (await stage.does(await stage.comes(stays.person), "stand_in", whom=seat, yes=True))["is"] == "state"


@on_stage
async def test_a_table_that_is_played_over_days_has_the_patience_of_days() -> None:
    async with Stage("ada", "bob", pace="days") as stage:
        friends = [await stage.comes("ada"), await stage.comes("bob")]
        gone = friends[stage.room.sitting.asked]
        await stage.goes(gone)
        await asyncio.sleep(2 * 86400)
        assert stage.room.sitting.n == 2
        await asyncio.sleep(2 * 86400)
        assert log.StoodIn(stage.room.sitting.seat_of(gone.person) or 0, usual_bot("fellowship")) in stage.paper.entries()


@on_stage
async def test_who_plays_with_bots_alone_sets_how_quickly_they_go_on() -> None:
    async with Stage("ada", "bot", "bot", "bot") as stage:
        ada, clock = await stage.comes("ada"), asyncio.get_running_loop()

        async def waited() -> float:
            while stage.room.sitting.asked != 0:
                await asyncio.sleep(0.05)
            await stage.does(ada, "answer", choice=0)
            begun, n = clock.time(), stage.room.sitting.n
            while stage.room.sitting.n == n and stage.room.sitting.asked != 0:
                await asyncio.sleep(0.01)
            return clock.time() - begun

        for times, least, most in ((1, 0.55, 0.65), (2, 0.25, 0.35), (0, 0.0, 0.05)):
            if times != 1:
                assert (await stage.does(ada, "speed", times=times))["is"] == "state"
            assert ada.state["speed"] == times
            while not (wait := await waited()):
                pass
            assert least <= wait <= most, (times, wait)
        room = Room(stage.room.sitting.row, stage.paper, stage.bot, Manner(), stage._note)
        room.recover(stage.paper.rows)
        assert room.sitting.speed == 0
        assert (await stage.does(ada, "speed", times=0))["code"] == "so_already"


@on_stage
async def test_where_several_people_play_nobody_hurries_the_bots() -> None:
    async with Stage("ada", "bob", "bot") as stage:
        ada = await stage.comes("ada")
        assert (await stage.does(ada, "speed", times=0))["code"] == "not_allowed" and ada.state["speed"] == 1


# ---- taking back


def answers_of(stage: Stage, seat: int) -> int:
    """How many answers of this seat stand."""
    assert stage.room.sitting.match is not None
    return [who for who, _, _ in stage.room.sitting.match.answers].count(seat)


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
            assert ada.state["undo"]["asked"] == {"seat": 1, "missing": [0], "resign": False}
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


@on_stage
async def test_what_somebody_played_with_is_not_taken_back_while_they_are_gone() -> None:
    async with Stage("ada", "bob", "cleo") as stage:
        friends = [await stage.comes(name) for name in ("ada", "bob", "cleo")]
        for _ in range(9):
            await stage.answers(*friends)
        cleo = friends.pop()
        await stage.goes(cleo)
        while stage.room.sitting.asked != 2:
            await stage.answers(*friends)
        before = answers_of(stage, 0)
        await asyncio.sleep(100)
        assert stage.room.sitting.seats[2].standing_in
        while stage.room.sitting.asked != 0:  # nobody but the bot has answered since
            await asyncio.sleep(1)
        await stage.does(friends[0], "undo")
        assert stage.room.sitting.undo_asked == (0, {1, 2})
        await stage.does(friends[1], "allow", yes=True)
        assert answers_of(stage, 0) == before
        assert friends[0].state["undo"]["asked"]["missing"] == [2]
        await stage.answers(*friends)  # and this one is answered while Cleo is gone
        while stage.room.sitting.asked != 0:
            await asyncio.sleep(1) if stage.room.sitting.asked == 2 else await stage.answers(*friends)
        await stage.does(friends[0], "undo")
        assert stage.room.sitting.undo_asked in (None, (0, {1}))


# ---- resigning


@on_stage
async def test_who_plays_with_bots_resigns_at_once() -> None:
    async with Stage("ada", "bot", "bot") as stage:
        ada = await stage.comes("ada")
        assert ada.state["resign"] == "ends"
        assert (await stage.does(ada, "resign"))["is"] == "state"
        assert stage.room.sitting.outcome == "lost" and ada.state["view"]["over"] and ada.state["resign"] == "no"
        assert (await stage.does(ada, "resign"))["code"] == "over"


@on_stage
async def test_who_plays_together_resigns_together() -> None:
    async with Stage("ada", "bob", "bot") as stage:
        ada, bob = await stage.comes("ada"), await stage.comes("bob")
        assert ada.state["resign"] == "asks"
        await stage.does(ada, "resign")
        assert bob.state["undo"]["asked"] == {"seat": 0, "missing": [1], "resign": True}
        assert (await stage.does(bob, "resign"))["code"] == "undo_asked"
        await stage.does(bob, "allow", yes=False)
        assert not stage.room.sitting.is_over and ada.state["undo"]["asked"] is None
        await stage.does(bob, "resign")
        await stage.does(ada, "allow", yes=True)
        assert stage.room.sitting.outcome == "lost"
        room = Room(stage.room.sitting.row, stage.paper, stage.bot, Manner(), stage._note)
        room.recover(stage.paper.rows)
        assert room.sitting.outcome == "lost" and room.sitting.old_part is None


@on_stage
async def test_nobody_is_asked_whether_an_opponent_may_resign_whoever_is_asked_now() -> None:
    for game, players in (("tcg", 2), ("quest", 2)):
        async with Stage(*("ada", "bob")[:players], game=game, setup="{}") as stage:
            friends = [await stage.comes("ada"), await stage.comes("bob")]
            waits = friends[1 - stage.room.sitting.asked]
            assert waits.state["resign"] == "ends"
            assert (await stage.does(waits, "resign"))["is"] == "state" and stage.room.sitting.is_over


@on_stage
async def test_of_three_who_play_cards_against_each_other_one_resigns_and_the_others_go_on() -> None:
    async with Stage("ada", "bot", "bot", game="tcg", setup="{}") as stage:
        ada = await stage.comes("ada")
        assert ada.state["resign"] == "leaves"
        await stage.does(ada, "resign")
        assert not stage.room.sitting.is_over and ada.state["resign"] == "no"
        n = stage.room.sitting.n
        await asyncio.sleep(30)
        assert stage.room.sitting.n > n + 10 and 0 not in stage.room.sitting.open_seats


# ---- hints


@on_stage
async def test_a_hint_tells_what_the_bot_would_do_and_changes_nothing() -> None:
    async with Stage("ada", "bob") as stage:
        friends = [await stage.comes("ada"), await stage.comes("bob")]
        asked = stage.room.sitting.asked
        wish = wire.AskHint("h", "t", asked, stage.room.sitting.n)
        stage.bot.delay = 2.0
        await stage.room.perform(lambda: stage.room.ahead.hint(friends[asked], wish))
        await stage.room.perform(lambda: stage.room.ahead.hint(friends[asked], wire.AskHint("again", "t", asked, 2)))
        assert friends[asked].told("refused")[-1]["code"] == "too_fast"  # one at a time
        await asyncio.sleep(3)
        hint = friends[asked].told("hint")[-1]
        assert (hint["id"], hint["choice"]) == ("h", 0) and hint["text"]
        assert len(stage.paper.rows) == 2
        await stage.room.perform(lambda: stage.room.ahead.hint(friends[asked], wire.AskHint("once more", "t", asked, 2)))
        await asyncio.sleep(3)
        assert friends[asked].told("hint")[-1]["id"] == "once more"


@on_stage
async def test_a_hint_is_for_the_one_who_is_asked() -> None:
    async with Stage("ada", "bob", watch="public") as stage:
        friends = [await stage.comes("ada"), await stage.comes("bob"), await stage.comes("eve")]
        asked = stage.room.sitting.asked
        for friend in friends:
            if friend is not friends[asked]:
                await stage.room.perform(partial(stage.room.ahead.hint, friend, wire.AskHint("h", "t", asked, 2)))
                assert friend.told("refused")[-1]["code"] == "not_asked"
        assert stage.bot.asked == 0
