"""Several people answer at the same time, nobody waits for another, and whoever takes too long is answered for: the clock of an event."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from onetable.server.table import entries as log
from onetable.server.table.clocks import GRACE
from onetable.server.table.manner import Manner
from onetable.server.table.room import Room
from tests.server.stage import Stage, on_stage

MINUTE = 60.0
at_draft = partial(Stage, game="drafts")


def draft(*who: str, clock: str = "none", kind: str = "draft") -> Stage:
    """A draft of one booster each, or sealed pools of two."""
    setup = f'{{"kind":"{kind}","boosters":{1 if kind == "draft" else 2},"clock":"{clock}"}}'
    return at_draft(*who, setup=setup, manner=Manner())


def answers(stage: Stage) -> list[tuple[int, int]]:
    """Who answered what, as the log tells it."""
    return [(entry.seat, entry.choice) for entry in stage.paper.entries() if isinstance(entry, log.Answered)]


def seat_info(state: dict[str, Any], seat: int) -> bool:
    done: bool = state["view"]["board"]["seats"][seat]["done"]
    return done


@on_stage
async def test_whoever_is_ready_picks_and_nobody_waits_for_the_seat_before() -> None:
    async with draft("ada", "bob", "bot") as stage:
        ada, bob = await stage.comes("ada"), await stage.comes("bob")
        meant_for = ada.state["n"]
        assert all([friend.state["view"]["asked"] == seat for seat, friend in enumerate((ada, bob))])
        assert (await stage.does(bob, "answer", id="early", choice=4))["is"] == "state"
        await asyncio.sleep(5)  # the bot has picked, too
        assert sorted(answers(stage)) == [(1, 4), (2, 0)]
        assert not bob.state["view"]["choices"] and [seat_info(bob.state, seat) for seat in range(3)] == [False, True, True]
        assert (await stage.does(bob, "answer", choice=0))["code"] == "not_asked"
        assert (await stage.does(bob, "answer", id="early", choice=4))["is"] == "done"
        # what ada means was meant for a state before the others had picked: her question is the same
        assert (await stage.does(ada, "answer", choice=2, at=meant_for))["is"] == "state"
        assert answers(stage)[2] == (0, 2) and bob.state["view"]["board"]["pick"] == 2
        assert (await stage.does(ada, "answer", choice=2, at=meant_for))["code"] == "stale"


@on_stage
async def test_a_pick_is_taken_back_without_asking_and_without_touching_the_others() -> None:
    async with draft("ada", "bob", "eve") as stage:
        ada, bob = await stage.comes("ada"), await stage.comes("bob")
        eve = await stage.comes("eve")
        await stage.does(bob, "answer", choice=4)
        await stage.does(ada, "answer", choice=1)
        picked = ada.state["view"]["board"]["picked"]
        assert (await stage.does(bob, "undo"))["is"] == "state"
        assert bob.state["view"]["choices"] and ada.state["view"]["board"]["picked"] == picked
        assert [seat_info(eve.state, seat) for seat in range(3)] == [True, False, False]
        again = Room(stage.room.sitting.row, stage.paper, stage.bot, Manner(), stage._note)
        again.recover(stage.paper.rows)
        assert again.sitting.match is not None and stage.room.sitting.match is not None
        assert again.sitting.match.answers == stage.room.sitting.match.answers and again.sitting.old_part is None
        assert (await stage.does(ada, "undo"))["is"] == "state" and not ada.state["view"]["board"]["picked"]


@on_stage
async def test_when_the_time_is_up_a_bot_picks_this_once() -> None:
    async with draft("ada", "bob", clock="quick") as stage:
        ada, bob = await stage.comes("ada"), await stage.comes("bob")
        assert ada.state["clock"] == bob.state["clock"] == {"left": 60.0, "of": 60}
        await asyncio.sleep(40)
        await stage.does(ada, "answer", choice=3)
        assert answers(stage) == [(0, 3)]
        assert 19 < (await stage.comes("ada")).state["clock"]["left"] <= 20  # whom she waits for
        await asyncio.sleep(25)
        assert answers(stage) == [(0, 3), (1, 0)] and not stage.room.sitting.seats[1].standing_in
        assert bob.state["clock"]["left"] > 50 and bob.state["view"]["choices"]
        assert (await stage.does(bob, "answer", choice=5))["is"] == "state"


@on_stage
async def test_one_clock_runs_for_the_whole_deck_and_what_is_built_then_is_played() -> None:
    async with draft("ada", "bob", clock="quick", kind="sealed") as stage:
        ada = await stage.comes("ada")
        for _ in range(3):
            await asyncio.sleep(MINUTE)
            put = next(offer["choice"] for offer in ada.state["view"]["board"]["offers"] if offer["act"] == "put")
            await stage.does(ada, "answer", choice=put)
        clock = (await stage.comes("ada")).state["clock"]
        assert clock["of"] == 600 and 410 < clock["left"] <= 420
        await stage.goes(ada)
        assert not stage.room.is_idle  # though nobody is here
        await asyncio.sleep(11 * MINUTE)
        assert {seat for seat, _ in answers(stage)} == {0, 1}


@on_stage
async def test_a_clock_goes_on_after_a_restart_and_leaves_a_moment_to_come_back() -> None:
    async with draft("ada", "bob", clock="quick") as stage:
        await stage.comes("ada")
        stage.room.stop()
        await asyncio.sleep(10 * MINUTE)
        room = Room(stage.room.sitting.row, stage.paper, stage.bot, Manner(), stage._note)
        room.recover(stage.paper.rows)
        room.start()
        assert room.sitting.waits_for == "bot"  # a server opens such a table when it starts
        await asyncio.sleep(GRACE - 1)
        assert not answers(stage)
        await asyncio.sleep(10)
        assert [seat for seat, _ in answers(stage)][:2] == [0, 1]
        room.stop()
