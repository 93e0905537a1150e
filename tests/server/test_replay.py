"""Looking back: steps of finished and running games, branches, the same deal at several tables, and the record."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from onetable.server.table import entries as log
from onetable.server.table.room import Room
from tests.cli.command import onetable
from tests.server.host import Host, Visitor, finish, hosting
from tests.server.test_api import refused
from tests.server.worlds import Ear

GAMES: list[tuple[str, dict[str, Any], int]] = [("fellowship", {"chapter": 1}, 2), ("tcg", {}, 2), ("quest", {"heroes": ["eleanor"]}, 2)]


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        yield found


async def couple(host: Host) -> list[Visitor]:
    return [await host.visitor("Rosie"), await host.visitor("Sam")]


async def advance(host: Host, table: str, answers: int) -> None:
    room = await host.room(table)
    for _ in range(answers):
        await room.perform(lambda: room.commit([log.Answered(room.sitting.asked, 0)]))


async def test_a_finished_game_is_open_to_those_with_the_link(host: Host) -> None:
    people = await couple(host)
    table = await host.full_table(people, setup={"chapter": 1})
    path = f"/api/tables/{table['id']}/replay"
    room = await finish(host, table["id"])
    assert room.sitting.match is not None
    steps = (await host.stranger().get(path)).json()["steps"]
    assert len(steps) == len(room.sitting.match.answers) and all([step["text"] for step in steps])
    for step in (0, 5, len(steps)):
        state = (await host.stranger().get(f"{path}/{step}")).json()
        assert state["is"] == "state" and state["n"] == step and (state["view"]["over"] is not None) == (step == len(steps))
        assert all([chair["hand"] is not None for chair in state["view"]["board"]["chairs"] if not chair["pyramid"]])
    closed = (await host.stranger().get(f"{path}/5", seat=1)).json()["view"]["board"]["chairs"]
    assert any([chair["hand"] is None for chair in closed])


async def test_steps_stand_under_the_tricks_and_are_told_of_the_characters(host: Host) -> None:
    people = await couple(host)
    table = await host.full_table(people, setup={"chapter": 1})
    await finish(host, table["id"])
    steps = (await host.stranger().get(f"/api/tables/{table['id']}/replay")).json()["steps"]
    tricks = [step["group"][1] for step in steps if step["group"] and step["group"][0] == "journal-trick"]
    assert tricks == sorted(tricks) and len(set(tricks)) > 3
    roles = {step["seat"]: step["role"] for step in steps if step["role"]}
    assert set(roles) == {0, 1} and not any("player" in role.lower() for role in roles.values())  # Frodo may be the pyramid's


async def test_a_step_says_what_was_answered(host: Host) -> None:
    people = await couple(host)
    table = await host.full_table(people, game="quest", setup={"heroes": ["argalad"]})
    room = await host.room(table["id"])
    for _ in range(60):  # whoever is asked says No or is done, where that can be
        await room.perform(lambda: room.commit([log.Answered(room.sitting.asked, last_of(room))]))
    found = [(await person.get(f"/api/tables/{table['id']}/replay")).json()["steps"] for person in people]
    texts = {step["text"].rstrip(".") for steps in found for step in steps}
    assert {"End the journey", "Play no shadow card"} <= texts and not {"Done", "Yes"} & texts


def last_of(room: Room) -> int:
    """The last of the choices."""
    match = room.sitting.match
    assert match is not None and match.game.decision is not None
    return len(match.game.decision.choices) - 1


async def test_steps_that_are_not_there(host: Host) -> None:
    people = await couple(host)
    table = await host.full_table(people, setup={"chapter": 1})
    path = f"/api/tables/{table['id']}/replay"
    room = await finish(host, table["id"])
    assert room.sitting.match is not None
    for step in (len(room.sitting.match.answers) + 1, "x", "-1", 10**30, "1e3", "%D9%A4"):
        assert refused(await people[0].get(f"{path}/{step}"), 400, "bad_input")
    for seat in ("2", "-2", "me", "10000000000000000"):
        assert refused(await people[0].get(f"{path}/1", seat=seat), 400, "bad_input")


async def test_a_running_game_is_shown_through_ones_own_eyes(host: Host) -> None:
    people = await couple(host)
    table = await host.full_table(people, setup={"chapter": 1}, watch="public")
    path = f"/api/tables/{table['id']}"
    await advance(host, table["id"], 6)
    room = await host.room(table["id"])
    assert room.sitting.match is not None
    steps = (await people[0].get(f"{path}/replay")).json()["steps"]
    assert [bool(step["text"]) for step in steps] == [seat == 0 for seat, _, _ in room.sitting.match.answers]
    mine = (await people[0].get(f"{path}/replay/3")).json()
    assert (await people[0].get(f"{path}/replay/3", seat="all")).json() == mine and mine["view"]["seat"] == 0
    assert refused(await people[0].get(f"{path}/replay/3", seat=1), 403, "not_yours")
    assert refused(await people[0].get(f"{path}/replay/3", seat=-1), 403, "not_yours")
    assert refused(await people[0].get(f"{path}/record"), 409, "not_over")
    assert refused(await people[0].post(f"{path}/branch", {"at": 2}), 409, "not_over")
    for way in ("replay", "replay/3", "deal", "record"):
        assert refused(await host.stranger().get(f"{path}/{way}"), 409, "not_over")


async def test_a_table_at_which_nobody_plays_has_no_replay(host: Host) -> None:
    one = await host.visitor()
    table = await one.open_table(players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    assert refused(await one.get(f"/api/tables/{table['id']}/replay"), 409, "not_begun")


async def test_a_table_that_nobody_may_watch_is_closed_for_good(host: Host) -> None:
    people = await couple(host)
    table = await host.full_table(people, setup={"chapter": 1}, watch="off")
    await finish(host, table["id"])
    for way in ("replay", "replay/3", "deal", "record"):
        assert refused(await host.stranger().get(f"/api/tables/{table['id']}/{way}"), 403, "not_allowed")
        assert (await people[1].get(f"/api/tables/{table['id']}/{way}")).status_code == 200


@pytest.mark.parametrize(("game", "setup", "players"), GAMES, ids=lambda value: str(value)[:20])
async def test_going_on_from_a_point(host: Host, game: str, setup: dict[str, Any], players: int) -> None:
    people = await couple(host)
    table = await host.full_table(people, game, setup=setup)
    await advance(host, table["id"], 9)
    nine = (await people[0].get(f"/api/tables/{table['id']}/replay/9")).json()["view"]
    await finish(host, table["id"])
    friend = await host.visitor("Tom")
    branch = (await friend.post(f"/api/tables/{table['id']}/branch", {"at": 9, "seats": [{"kind": "me"}, {"kind": "open"}]})).json()
    await people[1].post(f"/api/tables/{branch['id']}/sit")
    line = friend.line(branch["id"])
    view = (await line.hear("state"))["view"]
    await line.hang_up()
    for part in ("choices", "board"):  # Tom sits where Rosie sat
        assert json.dumps(view[part]).replace('"Tom"', '"Rosie"') == json.dumps(nine[part])
    room = await finish(host, branch["id"])
    assert room.sitting.match is not None and len(room.sitting.match.answers) >= 9
    shown = (await host.stranger().get(f"/api/tables/{branch['id']}/replay")).json()
    assert len(shown["steps"]) == len(room.sitting.match.answers)


async def test_nobody_takes_back_what_was_given_before_a_branch(host: Host) -> None:
    people = await couple(host)
    table = await host.full_table(people, setup={"chapter": 1})
    await finish(host, table["id"])
    assert refused(await people[0].post(f"/api/tables/{table['id']}/branch", {"at": 5000}), 404, "no_such_step")
    branch = (await people[0].post(f"/api/tables/{table['id']}/branch", {"at": 9, "seats": [{"kind": "me"}, {"kind": "open"}]})).json()
    await people[1].post(f"/api/tables/{branch['id']}/sit")
    for seat, person in enumerate(people):
        line = person.line(branch["id"])
        state = await line.hear("state")
        line.send({"do": "undo", "id": "u1", "table": branch["id"], "seat": seat, "at": state["n"]})
        assert (await line.hear("refused", "state"))["code"] == "no_undo"
        await line.hang_up()


async def test_the_same_deal_at_several_tables(host: Host) -> None:
    one, two = await couple(host)
    first = await one.open_table(players=1, setup={"chapter": 1}, seats=[{"kind": "open"}])
    wish = {"game": "tcg", "players": 2, "deal_of": first["word"], "seats": [{"kind": "open"}]}
    assert refused(await two.post("/api/tables", wish), 409, "same_deal")  # while people gather their host says who gets their deal
    second = (await one.post("/api/tables", wish)).json()
    assert (await two.post(f"/api/tables/{second['id']}/sit")).status_code == 200
    assert refused(await two.post(f"/api/tables/{first['id']}/sit"), 409, "same_deal")  # one seat is enough to see the cards
    await one.post(f"/api/tables/{first['id']}/sit")
    assert (second["game"], second["players"], second["setup"]) == ("fellowship", 1, {"chapter": 1})
    views = []
    for person, table in ((one, first), (two, second)):
        line = person.line(table["id"])
        views.append((await line.hear("state"))["view"]["board"])
        await line.hang_up()
    assert views[0] == views[1]
    await finish(host, first["id"])
    for asks in (one, two, await host.visitor("Ted"), host.stranger()):  # while the deal is played somewhere nobody learns of it
        for way in ("replay", "replay/1", "deal", "record"):
            assert refused(await asks.get(f"/api/tables/{first['id']}/{way}"), 409, "same_deal")
    for person in (one, two):
        assert refused(await person.post(f"/api/tables/{first['id']}/branch", {"at": 1}), 409, "same_deal")
    await finish(host, second["id"])
    deals = (await two.get(f"/api/tables/{first['id']}/deal")).json()
    assert {(row["state"], row["table"]) for row in deals} == {("over", first["id"]), ("over", second["id"])}


async def test_nobody_gets_the_deal_of_a_game_that_is_being_played(host: Host) -> None:
    people = await couple(host)
    table = await host.full_table(people, setup={"chapter": 1}, watch="public")
    wish = {"game": "fellowship", "players": 2, "deal_of": table["id"]}
    for person in (people[1], await host.visitor("Ted")):  # at his own table he would see the other hand
        assert refused(await person.post("/api/tables", wish), 409, "not_over")


async def test_who_plays_a_deal_does_not_look_on_where_it_is_played_too(host: Host) -> None:
    one, two = await couple(host)
    first = await one.open_table(players=1, setup={"chapter": 1}, seats=[{"kind": "open"}], watch="public")
    second = await one.open_table(players=1, deal_of=first["id"], seats=[{"kind": "open"}], watch="public")
    await two.post(f"/api/tables/{second['id']}/sit")
    early = host.stranger().line(first["id"])
    assert (await early.hear("state"))["view"]["seat"] == -1  # nothing is dealt yet
    await one.post(f"/api/tables/{first['id']}/sit")
    assert (await early.hear("closed", "state"))["code"] == "same_deal"
    for asks in (two, host.stranger(), await host.visitor("Ted")):  # whoever says he is nobody may be two
        line = asks.line(first["id"])
        assert (await line.hear("closed", "state"))["code"] == "same_deal"
        await line.hang_up()
        told = (await asks.get(f"/api/tables/{first['id']}")).json()
        assert (told["state"], told["n"], told["detail"], told["waits_for"]) == ("playing", 0, "", "")
    await early.hang_up()
    late = Ear("")  # he came to the door before the game began
    room = await host.room(first["id"])
    await room.perform(lambda: room.join(late))
    assert late.heard == [b"same_deal"] and late not in room.listeners


async def test_the_people_of_a_table_play_on_together(host: Host) -> None:
    people = await couple(host)
    table = await host.full_table(people, setup={"chapter": 1})
    wish = {"game": "fellowship", "players": 2, "setup": {"chapter": 2}, "after": table["id"]}
    assert refused(await people[0].post("/api/tables", wish), 409, "not_over")
    lines = [person.line(table["id"]) for person in people]
    await finish(host, table["id"])
    assert refused(await (await host.visitor("Ted")).post("/api/tables", wish), 403, "not_yours")
    following = (await people[1].post("/api/tables", wish)).json()
    assert following["setup"] == {"chapter": 2} and [person["name"] for person in following["people"]] == ["Rosie", "Sam"]
    assert (following["seat"], following["state"]) == (1, "playing")
    for line in lines:
        while (await line.hear("state"))["next"] != following["id"]:
            pass
        await line.hang_up()
    again = (await people[0].post("/api/tables", {**wish, "setup": {"chapter": 1}})).json()
    assert again["id"] == following["id"]  # who asks later comes to the table that is there


async def test_the_deal_of_a_game_that_was_seen_can_be_given_again(host: Host) -> None:
    one = await host.visitor()
    first = await one.open_table(players=1, setup={"chapter": 1})
    await finish(host, first["id"])
    again = await one.open_table(players=1, deal_of=first["id"], seats=[{"kind": "me"}])
    assert again["state"] == "playing"
    assert refused(await one.get(f"/api/tables/{first['id']}/replay"), 409, "same_deal")


@pytest.mark.parametrize(("game", "setup", "players"), GAMES, ids=lambda value: str(value)[:20])
async def test_the_record_of_a_game_is_one_that_the_command_knows(
    host: Host, tmp_path: Path, game: str, setup: dict[str, Any], players: int
) -> None:
    people = await couple(host)
    table = await host.full_table(people, game, setup=setup)
    await finish(host, table["id"])
    answer = await people[0].get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}-{table["word"]}.json"'
    file = tmp_path / "record.json"
    file.write_bytes(answer.content)
    said = onetable("replay", file)
    assert said.code == 0, said.err
    spoilt = json.loads(answer.content)
    spoilt["seed"] = str(int(spoilt["seed"]) + 1)
    file.write_text(json.dumps(spoilt))
    assert onetable("replay", file).code != 0
