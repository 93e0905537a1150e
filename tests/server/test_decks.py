"""Decks that people keep on the server: theirs alone, with every version, read by others through a link; bad input in one sentence."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import deck, write_json, write_text
from onetable.server.house import shelf
from onetable.server.house.housekeeping import DAY, Keeping, prune
from tests.server.host import Host, Json, Visitor, hosting

LEGAL = write_text(deck("nine_walkers"))
SMALL = "Ring-bearer: Frodo, Son of Drogo\n4 Uruk Slayer\n"


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        yield found


async def kept(who: Visitor, text: str = LEGAL, **more: Any) -> Json:
    """A deck of this person."""
    answer = await who.post("/api/me/decks", {"game": "tcg", "name": "Nine", "text": text, **more})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def refused(who: Visitor, path: str, body: Any = None, get: bool = False) -> tuple[int, str, str]:
    """Why something is not done: status, code and sentence."""
    answer = await (who.get(path) if get else who.post(path, body))
    told = answer.json()
    assert told["text"].strip().endswith((".", "。")) and "\n" not in told["text"], told
    return answer.status_code, told["code"], told["text"]


# ---- keeping


async def test_a_deck_is_kept_with_all_its_versions_and_notes(host: Host) -> None:
    ann = await host.visitor("Ann")
    made = await kept(ann, SMALL, note="A try.")
    place = f"/api/me/decks/{made['info']['id']}"
    assert not made["info"]["summary"]["legal"] and "The deck has no One Ring." in made["info"]["summary"]["reasons"]
    saved = (await ann.post(f"{place}/versions", {"text": LEGAL, "note": "Whole now."})).json()
    assert [version["note"] for version in saved["history"]] == ["", "Whole now."] and saved["info"]["summary"]["legal"]
    assert saved["history"][0]["deck"]["draw"] == {"1U153": 4}
    same = (await ann.post(f"{place}/versions", {"text": json.dumps(saved["info"]["deck"])})).json()
    assert same["info"]["versions"] == 2  # what is the same is no other version
    changed = (await ann.post(place, {"name": "Walkers", "note": "For Sunday."})).json()
    assert changed["info"]["name"] == changed["info"]["deck"]["name"] == "Walkers" and changed["info"]["note"] == "For Sunday."
    noted = (await ann.post(place, {"version": 1, "note": "The first one."})).json()
    assert noted["history"][0]["note"] == "The first one." and noted["info"]["note"] == "For Sunday."
    (listed,) = (await ann.get("/api/me/decks", game="tcg", language="nl")).json()
    assert listed == noted["info"] | {"summary": listed["summary"]} and "Gandalf" in listed["summary"]["about"]


async def test_a_restart_and_an_account_lose_nothing(tmp_path: Path) -> None:
    async with hosting(tmp_path) as before:
        ann = await before.visitor("Ann")
        made = await kept(ann)
        assert (await ann.post("/api/account", {"login": "ann", "password": "a long password"})).status_code == 200
    async with hosting(tmp_path) as after:
        again = (await after.stranger().post("/api/login", {"login": "ann", "password": "a long password"})).json()
        ann = Visitor(after, after.client(again["token"]), again)
        assert (await ann.get(f"/api/me/decks/{made['info']['id']}")).json() == made


async def test_decks_of_a_guest_live_as_long_as_the_guest(host: Host) -> None:
    ann, bob = await host.visitor("Ann"), await host.visitor("Bob")
    await kept(ann)
    made = await kept(bob)
    await bob.open_table("tcg", 2)
    store = host.server.store
    await prune(store, Keeping(), made["info"]["made"] + 401 * DAY)
    assert await store.decks_of(ann.me["id"]) == [] and len(await store.decks_of(bob.me["id"])) == 1
    await store.drop_person(bob.me["id"])
    assert await store.decks_of(bob.me["id"]) == [] and await store.versions_of(made["info"]["id"]) == []


# ---- who may see it


async def test_a_deck_is_its_owner_s_alone_until_he_gives_the_link_away(host: Host) -> None:
    ann, bob = await host.visitor("Ann"), await host.visitor("Bob")
    made = await kept(ann, note="Do not tell.")
    place = f"/api/me/decks/{made['info']['id']}"
    for path, body in (("", {"name": "Mine"}), ("/versions", {"text": SMALL}), ("/share", {}), ("/delete", {})):
        assert (await refused(bob, place + path, body))[:2] == (404, "no_such_deck")
        assert (await refused(host.stranger(), place + path, body))[:2] == (401, "who_are_you")
    assert (await refused(bob, place, get=True))[:2] == (404, "no_such_deck")
    assert (await bob.get("/api/me/decks")).json() == []

    link = (await ann.post(f"{place}/share")).json()["info"]["link"]
    assert link == (await ann.post(f"{place}/share")).json()["info"]["link"]
    shared = (await host.stranger().get(f"/api/decks/{link}")).json()
    assert shared["deck"] == made["info"]["deck"] and shared["by"] == "Ann" and shared["note"] == "Do not tell." and not shared["mine"]
    copied = (await bob.post(f"/api/decks/{link}/copy")).json()
    assert copied["info"]["deck"] == made["info"]["deck"] and copied["info"]["id"] != made["info"]["id"]
    assert (await ann.get(place)).json()["info"]["versions"] == 1

    assert (await ann.post(f"{place}/share", {"shared": False})).json()["info"]["link"] == ""
    assert (await refused(bob, f"/api/decks/{link}", get=True))[:2] == (404, "no_such_link")
    anew = (await ann.post(f"{place}/share")).json()["info"]["link"]
    assert anew != link and (await ann.post(f"{place}/delete")).json() == {"done": True}
    assert (await refused(bob, f"/api/decks/{anew}", get=True))[:2] == (404, "no_such_link")
    assert (await refused(bob, f"/api/decks/{anew}/copy"))[:2] == (404, "no_such_link")
    assert len((await bob.get("/api/me/decks")).json()) == 1


async def test_a_closed_list_stays_closed_at_the_table_that_it_is_brought_to(host: Host) -> None:
    """The opponent of a kept deck hears neither its cards, nor its name, nor that it is kept."""
    ann, bob = await host.visitor("Ann"), await host.visitor("Bob")
    made = (await kept(ann, name="A very secret name"))["info"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = await ann.open_table("tcg", 2, setup={"decks": [made["deck"], "gandalf"]}, seats=seats)
    await bob.post(f"/api/tables/{table['id']}/sit")
    for path in (f"/api/tables/{table['id']}", "/api/me/tables", "/api/me/decks"):
        heard = (await bob.get(path)).text
        assert "secret" not in heard and "1U51" not in heard and made["id"] not in heard
    assert (await ann.get(f"/api/tables/{table['id']}")).json()["setup"]["decks"] == [made["deck"], None]


# ---- bad input


@pytest.mark.parametrize(
    ("body", "status", "code", "told"),
    [
        ({"text": "60 Nobody at all"}, 400, "bad_input", "There is no card “Nobody at all”."),
        ({"text": "Aragorn"}, 400, "bad_input", "“Aragorn” may be several cards"),
        ({"text": "10000 Uruk Slayer"}, 400, "bad_input", "10000 is no possible number"),
        ({"text": "99 Uruk Slayer\n" * 2}, 400, "bad_input", "198 copies"),
        ({"text": "\n".join([f"80 {card}" for card in list(CARDS)[2:127]])}, 400, "bad_input", "10,000 cards"),
        ({"text": "1 Uruk Slayer\n" * 10_000}, 413, "too_big", "too big"),
        ({"text": " "}, 400, "bad_input", "This deck is empty."),
        ({"text": '{"draw": 7}'}, 400, "bad_input", "not the JSON"),
        ({"name": "n" * 1000}, 400, "odd_deck_name", "60 characters"),
        ({"name": " \u200b"}, 400, "odd_deck_name", "60 characters"),
        ({"note": "x" * 2001}, 400, "long_note", "2,000"),
        ({"game": "fellowship"}, 400, "bad_input", "Nobody builds decks"),
        ({"game": "chess"}, 400, "bad_input", "chess"),
    ],
)
async def test_what_cannot_be_kept_is_refused_in_one_sentence_and_nothing_is_lost(
    host: Host, body: Json, status: int, code: str, told: str
) -> None:
    ann = await host.visitor("Ann")
    before = await kept(ann)
    found = await refused(ann, "/api/me/decks", {"game": "tcg", "name": "Nine", "text": LEGAL, **body})
    assert found[:2] == (status, code) and told in found[2]
    assert [each["id"] for each in (await ann.get("/api/me/decks")).json()] == [before["info"]["id"]]
    if "game" not in body:
        path = f"/api/me/decks/{before['info']['id']}" + ("/versions" if "text" in body else "")
        assert (await refused(ann, path, body))[:2] == (status, code)
        assert (await ann.get(f"/api/me/decks/{before['info']['id']}")).json() == before


async def test_nobody_fills_the_house_with_decks(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST_DECKS", 2)
    monkeypatch.setattr(shelf, "MOST_VERSIONS", 2)
    ann = await host.visitor("Ann")
    for _ in range(2):
        made = await kept(ann, SMALL)
    assert (await refused(ann, "/api/me/decks", {"game": "tcg", "name": "x", "text": SMALL}))[:2] == (429, "too_many_decks")
    place = f"/api/me/decks/{made['info']['id']}"
    assert (await ann.post(f"{place}/versions", {"text": LEGAL})).status_code == 200
    assert (await refused(ann, f"{place}/versions", {"text": SMALL}))[:2] == (429, "too_many_versions")
    assert (await refused(ann, place, {"version": 7, "note": "?"}))[:2] == (404, "no_such_version")
    assert (await refused(ann, "/api/me/decks/nothing", get=True))[:2] == (404, "no_such_deck")


# ---- reading, checking, trying out


THREE_MISTAKES = LEGAL.replace("\n\nSites:", "\n2 Aragon, King in Exile\n0 Uruk Slayer\n1 Legolas\n\nSites:", 1)


@pytest.mark.parametrize("language", ["en", "zh", "ja", "nl"])
async def test_each_mistake_is_told_with_its_line_and_what_may_be_meant(host: Host, language: str) -> None:
    checked = (await host.stranger().client.post(f"/api/games/tcg/decks/check?language={language}", json={"text": THREE_MISTAKES})).json()
    mistakes = checked["read"]["mistakes"]
    assert [mistake["written"] for mistake in mistakes] == ["2 Aragon, King in Exile", "0 Uruk Slayer", "1 Legolas"]
    lines = THREE_MISTAKES.strip().splitlines()
    assert all([lines[mistake["line"] - 1] == mistake["written"] for mistake in mistakes])
    assert "2 Aragorn, King in Exile" in mistakes[0]["meant"] and mistakes[1]["meant"] == ["1 Uruk Slayer"]
    subtitles = ("Groenblad", "prins van het Demsterwold") if language == "nl" else ("Greenleaf", "Prince of Mirkwood")
    assert {f"1 Legolas, {subtitle}" for subtitle in subtitles} <= set(mistakes[2]["meant"])
    mended = THREE_MISTAKES
    for mistake in mistakes:
        mended = mended.replace(mistake["written"], mistake["meant"][0])
    again = (await host.stranger().post("/api/games/tcg/decks/check", {"text": mended})).json()
    assert again["read"]["mistakes"] == [] and again["summary"] is not None


async def test_mistakes_in_json_have_a_line_too(host: Host) -> None:
    text = write_json(deck("aragorn")).replace('"1P365": 2', '"Aragon, King in Exile": 2')
    (mistake,) = (await host.stranger().post("/api/games/tcg/decks/check", {"text": text})).json()["read"]["mistakes"]
    assert "Aragon" in text.strip().splitlines()[mistake["line"] - 1] and '"Aragorn, King in Exile": 2' in mistake["meant"][0]
    (broken,) = (await host.stranger().post("/api/games/tcg/decks/check", {"text": '{\n "name": "x",\n oops }'})).json()["read"]["mistakes"]
    assert broken["line"] == 3


async def test_a_hand_is_drawn_and_bots_play_the_first_turn(host: Host) -> None:
    ann = await host.visitor("Ann")
    first, again, other = [(await ann.post("/api/games/tcg/decks/sample", {"text": LEGAL, "seed": seed})).json() for seed in (3, 3, 4)]
    assert first == again != other and len(first["hand"]) == 8
    assert all([card["playable"] == (card["why"] == "") for card in first["hand"]])
    assert any(["begins a turn" in line for line in first["lines"]]) and sum(["begins a turn" in line for line in first["lines"]]) == 1
    small = (await ann.post("/api/games/tcg/decks/sample", {"text": SMALL, "seed": 3})).json()
    assert [card["card"] for card in small["hand"]] == ["1U153"] * 4 and small["lines"] == []


async def test_the_decks_of_the_game_are_there_to_begin_with(host: Host) -> None:
    given = (await host.stranger().get("/api/games/tcg/decks", language="zh")).json()
    assert {"aragorn", "nine_walkers"} <= {each["id"] for each in given}
    info = next(each for each in (await host.stranger().get("/api/games")).json() if each["id"] == "tcg")
    assert info["decks"] == {"page": "/decks", "field": "decks"}


# ---- lists from elsewhere, and what is suggested


@pytest.mark.parametrize(
    "written", ["1R50", "(1R50)", "1_50", "Legolas, Greenleaf (1R50)", "Greenleaf (1R50)", "\u2022Legolas, Greenleaf (1 R 50)"]
)
async def test_the_numbers_of_collectors_are_known(host: Host, written: str) -> None:
    ann = await host.visitor("Ann")
    found = (await ann.post("/api/games/tcg/decks/check", {"text": f"{LEGAL}\n2x {written}\n"})).json()
    assert found["read"]["mistakes"] == [] and found["read"]["deck"]["draw"]["1R50"] >= 2


@pytest.mark.parametrize(("language", "meant"), [("en", ["Legolas, Greenleaf", "Legolas"]), ("nl", ["Legolas, Groenblad", "Legolas"])])
async def test_what_may_be_meant_is_said_once_in_the_own_language(host: Host, language: str, meant: list[str]) -> None:
    ann = await host.visitor("Ann")
    written = {"en": "Legolas, Greenlef", "nl": "Legolas, Groenblat"}[language]
    answer = await ann.client.post("/api/games/tcg/decks/check", params={"language": language}, json={"text": f"{LEGAL}\n{written}\n"})
    assert [each for mistake in answer.json()["read"]["mistakes"] for each in mistake["meant"]] == meant


@pytest.mark.parametrize("name", ["quiet_feet", "axes_of_durin", "nine_walkers", "aragorn_retail"])
@pytest.mark.parametrize("kept", [0, 3, 12])
async def test_what_is_suggested_is_legal_and_keeps_what_was_there(host: Host, name: str, kept: int) -> None:
    ann = await host.visitor("Ann")
    draw = dict(deck(name).draw[:kept])
    begun = {"name": "Mine", "ring_bearer": "", "ring": "", "sites": list(deck(name).sites[:2]), "draw": draw}
    found = (await ann.post("/api/games/tcg/decks/complete", {"text": json.dumps(begun)})).json()
    assert found["summary"]["legal"], found["summary"]["reasons"]
    whole = found["read"]["deck"]
    assert whole["name"] == "Mine" and all(whole["draw"].get(card, 0) >= count for card, count in draw.items())
    assert set(begun["sites"]) <= set(whole["sites"])
    sites = (await ann.post("/api/games/tcg/decks/complete", {"text": json.dumps(begun), "part": "sites"})).json()["read"]["deck"]
    assert len(sites["sites"]) == 9 and sites["draw"] == draw
