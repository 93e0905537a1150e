"""What was dealt stays secret while anybody gathers for it or plays it; decks that nobody shall know are told to nobody."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from onetable.core.match import Match
from onetable.core.record import Record, record, replay
from onetable.games.registry import rulebook
from onetable.games.tcg.telling.titles import deck_name
from tests.server.host import Host, finish, hosting
from tests.server.test_api import refused

BOT, ME, OPEN = {"kind": "bot"}, {"kind": "me"}, {"kind": "open"}
SECRETS = ("replay", "replay/1", "deal", "record")


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        yield found


async def test_a_copy_played_by_bots_does_not_betray_the_table_that_still_gathers(host: Host) -> None:
    rosie, mallory, nobody = await host.visitor("Rosie"), await host.visitor("Mallory"), host.stranger()
    table = await rosie.open_table(players=2, setup={"chapter": 1}, seats=[ME, OPEN], watch="off")
    wish = {"game": "fellowship", "players": 2, "deal_of": table["id"], "seats": [BOT, BOT]}
    assert refused(await mallory.post("/api/tables", wish), 409, "same_deal")
    copy = (await rosie.post("/api/tables", {**wish, "watch": "public"})).json()  # its host may let others play it at the same time
    await finish(host, copy["id"])
    for asks in (nobody, mallory, rosie):
        for way in SECRETS:
            assert refused(await asks.get(f"/api/tables/{copy['id']}/{way}"), 409, "same_deal")
        told = (await asks.get(f"/api/tables/{copy['id']}")).json()
        assert (told["state"], told["outcome"], told["n"]) == ("over", "", 0)
        line = asks.line(copy["id"])
        assert (await line.hear("closed", "state"))["code"] == "same_deal"
        await line.hang_up()


async def test_the_finished_table_of_a_deal_is_closed_while_another_plays_it(host: Host) -> None:
    rosie, sam, nobody = await host.visitor("Rosie"), await host.visitor("Sam"), host.stranger()
    first = await rosie.open_table(players=2, setup={"chapter": 1}, seats=[BOT, BOT])
    await finish(host, first["id"])
    assert (await nobody.get(f"/api/tables/{first['id']}/record")).status_code == 200
    again = await host.full_table([rosie, sam], deal_of=first["id"])
    assert refused(await rosie.get(f"/api/tables/{again['id']}/deal"), 409, "not_over")  # it would name the finished one
    assert (await rosie.get(f"/api/tables/{again['id']}/replay")).json()["deals"] == []
    for way in SECRETS:
        assert refused(await nobody.get(f"/api/tables/{first['id']}/{way}"), 409, "same_deal")
    for given in (first, again):  # at a third table somebody would see the other hand
        answer = await sam.post("/api/tables", {"game": "fellowship", "players": 2, "deal_of": given["id"], "seats": [BOT, OPEN]})
        assert refused(answer, 409, "same_deal" if given is first else "not_over")
    await finish(host, again["id"])
    for table in (first, again):
        for way in SECRETS:
            assert (await nobody.get(f"/api/tables/{table['id']}/{way}")).status_code == 200


async def test_a_branch_belongs_to_its_deal(host: Host) -> None:
    rosie, nobody = await host.visitor("Rosie"), host.stranger()
    first = await rosie.open_table(players=2, setup={"chapter": 1}, seats=[BOT, BOT])
    await finish(host, first["id"])
    branch = (await rosie.post(f"/api/tables/{first['id']}/branch", {"at": 3, "seats": [ME, BOT]})).json()
    assert branch["state"] == "playing"
    for way in SECRETS:
        assert refused(await nobody.get(f"/api/tables/{first['id']}/{way}"), 409, "same_deal")
    assert refused(await rosie.post(f"/api/tables/{first['id']}/branch", {"at": 3}), 409, "same_deal")
    await finish(host, branch["id"])
    for table in (first, branch):  # what began in the middle is not compared with whole games
        assert [row["table"] for row in (await nobody.get(f"/api/tables/{table['id']}/deal")).json()] == [table["id"]]


async def test_nobody_sits_down_who_may_have_seen_the_end_elsewhere(host: Host) -> None:
    rosie, sam, ted = await host.visitor("Rosie"), await host.visitor("Sam"), await host.visitor("Ted")
    slow = await rosie.open_table(players=2, setup={"chapter": 1}, seats=[ME, OPEN])
    quick = await rosie.open_table(players=2, deal_of=slow["id"], seats=[BOT, OPEN])
    assert refused(await rosie.post(f"/api/tables/{quick['id']}/sit"), 409, "same_deal")
    await sam.post(f"/api/tables/{quick['id']}/sit")
    await finish(host, quick["id"])
    await sam.post(f"/api/tables/{quick['id']}/leave")
    for person in (sam, ted):  # under another name he may be the same
        assert refused(await person.post(f"/api/tables/{slow['id']}/sit"), 409, "deal_known")
    assert (await rosie.post(f"/api/tables/{slow['id']}/bot", {"seat": 1})).json()["state"] == "playing"


async def test_a_deal_that_was_over_before_may_be_given_to_its_people_again(host: Host) -> None:
    rosie, sam = await host.visitor("Rosie"), await host.visitor("Sam")
    first = await host.full_table([rosie, sam], setup={"chapter": 1})
    await finish(host, first["id"])
    again = await rosie.open_table(players=2, deal_of=first["id"], seats=[ME, OPEN])
    await rosie.post(f"/api/tables/{first['id']}/leave")  # what happens there now is not the end of the game
    assert (await sam.post(f"/api/tables/{again['id']}/sit")).json()["state"] == "playing"
    wish = {"game": "fellowship", "players": 2, "after": first["id"], "deal_of": first["id"]}
    assert refused(await sam.post("/api/tables", wish), 409, "same_deal")


# ---- seeds


async def test_a_seed_has_128_bits_and_is_text_where_programs_would_round_it(host: Host) -> None:
    rosie, seed = await host.visitor("Rosie"), 2**128 - 5
    del host.server.lobby.new_deal  # as it is without a test
    with patch("onetable.server.house.lobby.secrets.randbits", return_value=seed) as asked:
        table = await rosie.open_table(players=2, setup={"chapter": 1}, seats=[BOT, BOT])
    asked.assert_called_once_with(128)
    room = await finish(host, table["id"])
    assert room.sitting.row.seed == str(seed)
    kept = (await rosie.get(f"/api/tables/{table['id']}/record")).content
    assert json.loads(kept)["seed"] == str(seed)
    again = replay(rulebook("fellowship"), msgspec.json.decode(kept, type=Record))
    assert again.seed == seed and again.journal == room.sitting.match.journal  # type: ignore[union-attr]


def test_records_with_small_seeds_are_read_and_written_as_ever() -> None:
    book = rulebook("fellowship")
    written = msgspec.json.encode(record(Match(book, {"chapter": 1}, 2, 2**52)))
    assert json.loads(written)["seed"] == 2**52
    for seed in (2**52, 2**128 - 1, str(2**128 - 1)):
        found = msgspec.json.decode(json.dumps({**json.loads(written), "seed": seed}), type=Record)
        assert Match(book, found.setup, found.players, int(found.seed)).seed == int(seed)
    for wrong in ("", "-1", "1e9", "²", "1" * 41):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(json.dumps({**json.loads(written), "seed": wrong}), type=Record)


# ---- closed deck lists


async def test_a_closed_deck_is_told_to_its_owner_alone_until_the_game_is_over(host: Host) -> None:
    rosie, sam, nobody = await host.visitor("Rosie"), await host.visitor("Sam"), host.stranger()
    decks = ["nine_walkers", "axes_of_durin"]
    table = await rosie.open_table("tcg", 2, setup={"decks": decks}, seats=[ME, OPEN], watch="public")
    path = f"/api/tables/{table['id']}"
    assert table["setup"] == {"decks": ["nine_walkers", None]}
    await sam.post(f"{path}/sit")
    shown = {asks: (await asks.get(path)).json() for asks in (rosie, sam, nobody)}
    assert [told["setup"]["decks"] for told in shown.values()] == [["nine_walkers", None], [None, "axes_of_durin"], [None, None]]
    named = {reader: {deck for deck in decks if deck_name(deck, "en") in json.dumps(told)} for reader, told in shown.items()}
    assert named == {rosie: {"nine_walkers"}, sam: {"axes_of_durin"}, nobody: set()}  # no title names what its reader does not know
    assert (await sam.get("/api/me/tables")).json()[0]["setup"]["decks"] == [None, "axes_of_durin"]
    assert (await sam.get(f"{path}/replay")).json()["table"]["setup"]["decks"] == [None, "axes_of_durin"]
    await finish(host, table["id"])
    assert (await nobody.get(path)).json()["setup"] == {"decks": decks}


async def test_decks_that_nobody_named_are_not_told_either_and_open_lists_are(host: Host) -> None:
    rosie = await host.visitor("Rosie")
    usual = await rosie.open_table("tcg", 2, seats=[OPEN, ME])
    assert usual["setup"]["decks"][0] is None and usual["setup"]["decks"][1] is not None
    opened = {"decks": ["nine_walkers", "axes_of_durin"], "options": {"deck_lists": "open"}}
    assert (await rosie.open_table("tcg", 2, setup=opened, seats=[OPEN, ME]))["setup"] == opened
