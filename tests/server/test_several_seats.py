"""One person on several seats: both players at one screen, two heroes of one side, two hands."""

from __future__ import annotations

import asyncio
from pathlib import Path

from onetable.server.table import entries as log
from onetable.server.table.manner import Manner
from tests.server.host import hosting
from tests.server.stage import Friend, Stage, on_stage, texts

BOTH = [{"kind": "me"}, {"kind": "me"}]


async def answer(stage: Stage, friend: Friend, choice: int = 0) -> int:
    """Whoever is asked answers, by the one who sees it; the seat."""
    seat = stage.room.sitting.asked
    assert friend.state["view"]["seat"] == seat and friend.state["view"]["choices"]
    assert (await stage.does(friend, "answer", seat=seat, choice=choice))["is"] == "state"
    return seat


@on_stage
async def test_who_plays_both_sides_sees_the_one_that_is_asked() -> None:
    async with Stage("ada", "ada", game="tcg", setup="{}") as stage:
        ada = await stage.comes("ada")
        assert [who["me"] for who in ada.state["people"]] == [True, True]
        seats = [await answer(stage, ada) for _ in range(30)]
        assert {*seats} == {0, 1}
        assert texts(ada) == texts(await stage.comes("ada"))  # what the other seat alone has seen is not left over
        while stage.room.sitting.asked != 1:
            await answer(stage, ada)
        assert (await stage.does(ada, "answer", seat=0, choice=0))["code"] == "not_asked"


@on_stage
async def test_a_line_that_comes_back_is_told_what_the_seat_knows_that_is_asked_now() -> None:
    async with Stage("ada", "ada", game="tcg", setup="{}") as stage:
        ada = await stage.comes("ada")
        for _ in range(20):
            await answer(stage, ada)
        again = await stage.comes("ada", last=stage.room.sitting.n)
        assert again.state["news"]["after"] == 0 and texts(again) == texts(ada)


@on_stage
async def test_what_was_chosen_last_on_any_own_seat_is_taken_back_without_asking_oneself() -> None:
    async with Stage("ada", "ada", "bob", game="quest", setup="{}") as stage:
        ada, bob = await stage.comes("ada"), await stage.comes("bob")
        sitting, played = stage.room.sitting, list[int]()
        while len({*played[-2:]} & {0, 1}) < 2:
            friend = ada if sitting.asked in (0, 1) else bob
            played.append(await answer(stage, friend))
        assert ada.state["undo"]["may"]
        await stage.does(ada, "undo", seat=sitting.seat_of("ada"))
        if sitting.undo_asked is not None:
            assert sitting.undo_asked == (played[-1], {2})
            await stage.does(bob, "allow", yes=True)
        assert sitting.asked == played[-1]
        assert sitting.match is not None and len(sitting.match.answers) == len(played) - 1


@on_stage
async def test_a_bot_stands_in_on_every_own_seat_and_leaves_them_all() -> None:
    async with Stage("ada", "ada", "bob", manner=Manner(bot_delay=0.0)) as stage:
        ada, bob = await stage.comes("ada"), await stage.comes("bob")
        await stage.goes(ada)
        for _ in range(200):
            await asyncio.sleep(100)
            if stage.room.sitting.seats[0].standing_in and stage.room.sitting.seats[1].standing_in:
                break
            if stage.room.sitting.asked == 2:
                await answer(stage, bob)
        await stage.comes("ada")
        assert not any([seat.standing_in for seat in stage.room.sitting.seats])
        assert (await stage.does(bob, "stand_in", whom=1, yes=True))["code"] == "not_allowed"


@on_stage
async def test_who_plays_two_heroes_resigns_for_both() -> None:
    async with Stage("bot", "ada", "ada", game="quest", setup="{}") as stage:
        ada = await stage.comes("ada")
        assert ada.state["resign"] == "ends"
        await stage.does(ada, "resign")
        assert stage.room.sitting.outcome == "sauron by resigned"


async def test_seats_are_taken_and_given_up_one_by_one(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, bob = await host.visitor("Ada"), await host.visitor("Bob")
        table = (await ada.open_table("quest", 4, seats=[*BOTH, {"kind": "open"}, {"kind": "open"}]))["id"]
        taken = (await ada.post(f"/api/tables/{table}/sit", {"seat": 3})).json()
        assert [who["me"] for who in taken["people"]] == [True, True, False, True]
        assert (await ada.post(f"/api/tables/{table}/sit")).json()["people"][2]["kind"] == "open"  # without a name it is the old one
        left = (await ada.post(f"/api/tables/{table}/leave", {"seat": 1})).json()
        assert [who["kind"] for who in left["people"]] == ["person", "open", "open", "person"]
        assert (await ada.post(f"/api/tables/{table}/leave", {"seat": 2})).json()["code"] == "not_yours"
        for seat in (1, 2):
            assert (await bob.post(f"/api/tables/{table}/sit", {"seat": seat})).status_code == 200
        assert len((await ada.get("/api/me/tables")).json()) == 1
        await ada.post(f"/api/tables/{table}/leave", {"seat": 3})
        room = await host.room(table)
        assert [isinstance(entry, log.Rose) for entry in (log.read_entry(row.entry) for row in await host.server.store.log_of(table))][-1]
        assert [seat.person == ada.me["id"] for seat in room.sitting.seats] == [True, False, False, False]


async def test_both_seats_of_a_game_at_one_screen(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor("Ada")
        table = await ada.open_table("tcg", 2, seats=BOTH)
        assert table["state"] == "playing" and table["your_turn"] and table["seat"] in (0, 1)
        line = ada.line(table["id"])
        state, seen = await line.hear("state"), set()
        for number in range(25):
            seat = state["view"]["seat"]
            seen.add(seat)
            assert state["view"]["asked"] == seat
            line.send({"do": "answer", "id": f"a{number}", "table": table["id"], "seat": seat, "at": state["n"], "choice": 0})
            state = await line.hear("state", "change")
        assert seen == {0, 1}
        replay = (await ada.get(f"/api/tables/{table['id']}/replay")).json()
        assert all([step["text"] for step in replay["steps"]])


async def test_an_invitation_says_whom_each_seat_plays(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor("Ada")
        named = await ada.open_table("quest", 3, setup={"heroes": ["argalad", "eleanor"]}, seats=[*BOTH, {"kind": "open"}])
        assert named["roles"] == ["Sauron", "Argalad", "Eleanor"]
        told = (await host.stranger().get(f"/api/tables/{named['word']}", language="nl")).json()
        assert told["roles"] == ["Sauron", "Argalad", "Eleanor"]
        open_table = await ada.open_table("quest", 2, seats=[{"kind": "me"}, {"kind": "open"}])
        assert open_table["roles"][0] == "Sauron" and open_table["roles"][1]
        decks = await ada.open_table("tcg", 2, setup={"decks": ["aragorn", "gandalf"]}, seats=[{"kind": "me"}, {"kind": "open"}])
        assert decks["roles"][0] and "?" not in decks["roles"]
        assert (await ada.open_table("fellowship", 2, seats=[{"kind": "me"}, {"kind": "open"}]))["roles"] == ["", ""]
