"""Everybody brings a deck of their own: chosen at the door or while others are awaited, checked, and known to nobody else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from onetable.core.form import Field
from onetable.games.registry import RULEBOOKS
from onetable.games.tcg.decklist import RETAIL_STARTERS, deck, write_json, write_text
from tests.server.host import Host, Json, hosting

OPEN = {"kind": "open"}
ME = {"kind": "me"}
WALKERS: Json = msgspec.json.decode(write_json(deck("nine_walkers")))
FORM = RULEBOOKS["tcg"].form()
DECKS = FORM.field("tcg", "decks")


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        yield found


def lists_of(host: Host, table: str) -> list[str]:
    """Who bears the Ring, and the first site of each deck on the table: enough to tell these decks apart."""
    match = host.server.lobby.rooms[table].sitting.match
    assert match is not None
    return [",".join(sorted(cards)) for cards in match.game.table.lists]


def cards_of(name: str) -> str:
    """The same of a deck that comes with the game."""
    found = deck(name)
    return ",".join(sorted([found.ring_bearer, found.ring, *found.sites, *[card for card, count in found.draw for _ in range(count)]]))


# ---- what a table begins with where nobody chooses


@pytest.mark.parametrize("players", RULEBOOKS["tcg"].players)
@pytest.mark.parametrize("setup", [{}, {"first_game": True}, {"limited": True}])
def test_every_number_of_seats_begins_as_the_form_comes(players: int, setup: Json) -> None:
    """From the third seat on the form proposed the short boxes, which only a first game takes."""
    each = DECKS.each(setup, players)
    assert len(each) == players and (setup.get("first_game") or len(set(each)) == players)
    for wish in ({**setup, "decks": each}, setup):
        assert RULEBOOKS["tcg"].begin(wish, players, 1).decision is not None


def test_what_needs_a_tick_is_usual_with_it_and_not_there_without() -> None:
    field = Field("heap", ("pebbles", "rocks", "gems"), per_seat=True, needs={"gems": "rich"})
    assert field.each({}, 3) == ["pebbles", "rocks", "pebbles"] and field.each({"rich": True}, 2) == ["gems", "gems"]


async def test_the_form_says_what_cannot_be_had_and_why(host: Host) -> None:
    ann = await host.visitor("Ann")
    for language, why in (("en", "Only for the short first game"), ("nl", "Alleen voor het korte eerste spel")):
        tcg = next(game for game in (await ann.get("/api/games", language=language)).json() if game["id"] == "tcg")
        (decks,) = [field for field in tcg["form"] if field["name"] == "decks"]
        needing = {value["value"]: value["why"] for value in decks["values"] if value["needs"]}
        assert needing == dict.fromkeys(RETAIL_STARTERS, why)
        assert len(decks["default"]) == max(tcg["players"]) and not set(decks["default"]) & set(RETAIL_STARTERS)
        assert all(value["face"]["lead"] and value["face"]["free"] for value in decks["values"])
    refused = await ann.post("/api/tables", {"game": "tcg", "players": 2, "setup": {"decks": ["aragorn_retail", "aragorn"]}})
    assert refused.status_code == 400 and "aragorn_retail" not in refused.json()["text"] and "Aragorn's box" in refused.json()["text"]


# ---- everybody brings their own


async def test_two_people_bring_decks_of_their_own(host: Host) -> None:
    ann, bob = await host.visitor("Ann"), await host.visitor("Bob")
    table = await ann.open_table("tcg", 2, seats=[ME, OPEN], setup={"decks": ["quiet_feet", "aragorn"]})
    assert table["brings"] == ["decks"] and table["title"] == "Duel" and table["setup"]["decks"] == ["quiet_feet", None]
    at_the_door = (await bob.get(f"/api/tables/{table['word']}")).json()
    assert at_the_door["setup"]["decks"] == [None, None] and at_the_door["title"] == "Duel"
    changed = (await ann.post(f"/api/tables/{table['id']}/bring", {"brings": {"decks": WALKERS}})).json()
    assert changed["setup"]["decks"] == [WALKERS, None]
    sat = await bob.post(f"/api/tables/{table['id']}/sit", {"seat": 1, "brings": {"decks": write_text(deck("axes_of_durin"))}})
    assert sat.status_code == 200 and sat.json()["brings"] == [] and sat.json()["title"] == "Duel"
    assert sat.json()["setup"]["decks"][0] is None
    assert lists_of(host, table["id"]) == [cards_of("nine_walkers"), cards_of("axes_of_durin")]
    late = await ann.post(f"/api/tables/{table['id']}/bring", {"brings": {"decks": "aragorn"}})
    assert (late.status_code, late.json()["code"]) == (403, "not_allowed")


async def test_a_restart_keeps_what_was_brought(tmp_path: Path) -> None:
    async with hosting(tmp_path) as before:
        ann = await before.visitor("Ann")
        table = await ann.open_table("tcg", 3, seats=[ME, OPEN, OPEN])
        assert len(table["setup"]["decks"]) == 3
        await ann.post(f"/api/tables/{table['id']}/bring", {"brings": {"decks": "nine_walkers"}})
        ann_again = ann.token
    async with hosting(tmp_path) as after:
        bob = await after.visitor("Bob")
        await bob.post(f"/api/tables/{table['id']}/sit", {"seat": 1, "brings": {"decks": "quiet_feet"}})
        await bob.post(f"/api/tables/{table['id']}/bot", {"seat": 2})
        assert ann_again and lists_of(after, table["id"])[:2] == [cards_of("nine_walkers"), cards_of("quiet_feet")]


async def test_who_leaves_takes_the_deck_along(host: Host) -> None:
    ann, bob, eve = await host.visitor("Ann"), await host.visitor("Bob"), await host.visitor("Eve")
    table = await ann.open_table("tcg", 3, seats=[ME, OPEN, OPEN])
    await bob.post(f"/api/tables/{table['id']}/sit", {"seat": 1, "brings": {"decks": WALKERS}})
    await bob.post(f"/api/tables/{table['id']}/leave")
    sat = (await eve.post(f"/api/tables/{table['id']}/sit", {"seat": 1})).json()
    assert sat["setup"]["decks"] == [None, DECKS.each({}, 3)[1], None]


@pytest.mark.parametrize(
    ("brings", "status", "told"),
    [
        ({"decks": "aragorn_retail"}, 400, "60"),
        ({"decks": "4 Uruk Slayer"}, 400, "Ring"),
        ({"decks": {"draw": {"1U153": 4}}}, 400, "Ring"),
        ({"decks": "no_such_deck"}, 400, "."),
        ({"decks": 7}, 400, "."),
        ({"first_game": True}, 403, "."),
        ({"heroes": "argalad"}, 403, "."),
    ],
)
async def test_what_cannot_be_played_is_refused_and_no_seat_taken(host: Host, brings: dict[str, Any], status: int, told: str) -> None:
    ann, bob = await host.visitor("Ann"), await host.visitor("Bob")
    table = await ann.open_table("tcg", 2, seats=[ME, OPEN])
    for path in ("sit", "bring"):
        who, body = (bob, {"seat": 1, "brings": brings}) if path == "sit" else (ann, {"brings": brings})
        answer = await who.post(f"/api/tables/{table['id']}/{path}", body)
        assert answer.status_code == status and told in answer.json()["text"] and "_retail" not in answer.json()["text"], answer.text
    assert (await ann.get(f"/api/tables/{table['id']}")).json()["state"] == "gathering"


async def test_nothing_is_brought_to_a_deal_that_was_dealt_before(host: Host) -> None:
    ann = await host.visitor("Ann")
    quest = await ann.open_table("quest", 2, seats=[OPEN, ME], setup={"heroes": ["argalad"]})
    assert quest["brings"] == []
