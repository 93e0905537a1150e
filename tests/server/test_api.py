"""Every endpoint: what it gives, and each thing it refuses, with a code and one sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.telling.guide.sections import guide_of
from tests.server.host import Host, finish, hosting


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        yield found


def refused(answer: httpx.Response, status: int, code: str) -> bool:
    """Whether this is an error of this kind, told in one sentence."""
    found = answer.json()
    assert set(found) == {"code", "text"} and found["text"].strip(), found
    assert (answer.status_code, found["code"]) == (status, code), answer.text
    return True


# ---- you


async def test_a_guest_is_known_by_cookie_or_by_token(host: Host) -> None:
    browser = host.client()
    first = await browser.post("/api/me", json={"name": "  Rosie   Cotton "})
    me = first.json()
    assert me["name"] == "Rosie Cotton" and me["login"] is None and me["token"]
    cookie = first.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie
    assert (await browser.get("/api/me")).json() == {**me, "token": None}
    assert (await host.client(me["token"]).get("/api/me")).json()["id"] == me["id"]
    assert "secure" in (await host.client().post("https://localhost/api/me", json={})).headers["set-cookie"].lower()


async def test_a_guest_without_a_name_gets_one_and_may_change_it(host: Host) -> None:
    visitor = await host.visitor()
    assert (await host.client().post("/api/me")).json()["name"]
    changed = (await visitor.post("/api/me", {"name": "Sam", "language": "nl"})).json()
    assert (changed["name"], changed["language"], changed["token"], changed["id"]) == ("Sam", "nl", None, visitor.me["id"])
    assert (await visitor.post("/api/me", {"language": "ja"})).json()["name"] == "Sam"


@pytest.mark.parametrize(
    "body",
    [
        {"name": ""},
        {"language": "de"},
        {"age": 3},
        {"name": 5},
    ],
)
async def test_a_name_or_language_that_cannot_be(host: Host, body: dict[str, Any]) -> None:
    assert refused(await host.stranger().post("/api/me", body), 400, "bad_input")


async def test_nobody_has_no_name_and_no_tables(host: Host) -> None:
    nobody = host.stranger()
    for path in ("/api/me", "/api/me/tables", "/api/me/road"):
        assert refused(await nobody.get(path), 401, "who_are_you")
    assert refused(await nobody.post("/api/tables", {"game": "fellowship", "players": 4}), 401, "who_are_you")
    assert refused(await nobody.post("/api/account", {"login": "rosie", "password": "long enough"}), 401, "who_are_you")


# ---- accounts


async def test_an_account_brings_the_same_person_to_another_device(host: Host) -> None:
    visitor = await host.visitor("Rosie")
    table = await visitor.open_table()
    made = (await visitor.post("/api/account", {"login": "Rosie.C", "password": "bag end 1420"})).json()
    assert made["login"] == "rosie.c" and made["id"] == visitor.me["id"]
    phone = host.client()
    found = (await phone.post("/api/login", json={"login": "ROSIE.C", "password": "bag end 1420"})).json()
    assert found["id"] == visitor.me["id"] and found["token"] != visitor.token
    assert [row["id"] for row in (await phone.get("/api/me/tables")).json()] == [table["id"]]


async def test_logging_out_ends_one_device_only(host: Host) -> None:
    visitor = await host.visitor()
    await visitor.post("/api/account", {"login": "rosie", "password": "bag end 1420"})
    phone = host.client()
    token = (await phone.post("/api/login", json={"login": "rosie", "password": "bag end 1420"})).json()["token"]
    answer = await phone.post("/api/logout")
    assert answer.json() == {"done": True}
    assert refused(await phone.get("/api/me"), 401, "who_are_you")
    assert refused(await host.client(token).get("/api/me"), 401, "who_are_you")
    assert (await visitor.get("/api/me")).status_code == 200
    assert (await host.client().post("/api/logout")).json() == {"done": True}


async def test_logins_that_are_wrong_or_taken(host: Host) -> None:
    visitor, other = await host.visitor(), await host.visitor()
    await visitor.post("/api/account", {"login": "rosie", "password": "bag end 1420"})
    assert refused(await other.post("/api/account", {"login": "Rosie", "password": "bag end 1421"}), 409, "login_taken")
    for login, password in (("rosie", "bag end 1421"), ("nobody", "bag end 1420")):
        assert refused(await host.stranger().post("/api/login", {"login": login, "password": password}), 401, "wrong_login")
    for body in (
        {"login": 5, "password": "bag end 1420"},
        {"login": "", "password": "bag end 1420"},
        {"login": "rosie", "password": "x" * 2000},
        {"name": "rosie"},
    ):
        assert refused(await visitor.post("/api/account", body), 400, "bad_input")


# ---- addresses


@pytest.mark.parametrize(
    ("method", "path", "ways"),
    [
        ("DELETE", "/api/me", "GET, HEAD, POST"),
        ("PUT", "/api/tables", "POST"),
        ("OPTIONS", "/api/games", "GET, HEAD"),
        ("BREW", "/api/tables/x/replay/3", "GET, HEAD"),
        ("POST", "/api/openapi.json", "GET, HEAD"),
        ("POST", "/", "GET, HEAD"),
        ("DELETE", "/assets/x.js", "GET, HEAD"),
    ],
)
async def test_an_address_that_is_asked_in_another_way(host: Host, method: str, path: str, ways: str) -> None:
    answer = await host.client().request(method, path)
    assert refused(answer, 405, "wrong_method") and answer.headers["allow"] == ways


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE", "OPTIONS"])
async def test_there_is_nothing_under_this_address(host: Host, method: str) -> None:
    assert refused(await host.client().request(method, "/api/nothing"), 404, "no_such_page")


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("replay/3", "0000000000009"),
        ("replay/3", "0" * 5000),
        ("replay/3", "-0"),
        ("replay/3", "+1"),
        ("replay/3", "1_0"),
        ("replay/3", "²"),
        ("replay/3", "1" * 5000),
        ("replay/3", " 1"),
        ("replay/" + "0" * 5000, "0"),
        ("replay/0000000000003", "0"),
        ("replay/99999999999", "0"),
        ("replay/-1", "0"),
    ],
    ids=lambda value: value[:20],
)
async def test_odd_numbers_in_an_address(host: Host, path: str, query: str) -> None:
    visitor = await host.visitor()
    table = await visitor.open_table(players=1, setup={"chapter": 1})
    assert refused(await visitor.get(f"/api/tables/{table['id']}/{path}", seat=query), 400, "bad_input")
    assert refused(await visitor.get("/api/me/road", players=query if query != "0" else "007"), 400, "bad_input")


# ---- games and words


@pytest.mark.parametrize("language", LANGUAGES)
async def test_games_books_and_words_in_every_language(host: Host, language: str) -> None:
    nobody = host.stranger()
    games = (await nobody.get("/api/games", language=language)).json()
    assert [game["id"] for game in games] == ["fellowship", "tcg", "quest", "drafts", "lanterns"]
    for game in games:
        assert game["name"] and game["players"] and game["usual_bot"] in game["bots"]
        reader = (await nobody.get(f"/api/games/{game['id']}/reader", language=language)).json()
        assert reader["rules"] and len(reader["cards"]) > 10
        guide = await nobody.get(f"/api/games/{game['id']}/guide", language=language)
        assert [section["id"] for section in guide.json()["sections"]] == list(guide_of(game["id"]).sections)
        assert guide.headers["content-encoding"] == "gzip"
    assert len((await nobody.get("/api/games/fellowship/chapters", language=language)).json()) == 19
    words = await nobody.get(f"/api/text/{language}")
    assert words.headers["content-type"].startswith("text/plain") and "refused-not-yours" in words.text


async def test_games_and_languages_that_are_not_there(host: Host) -> None:
    nobody = host.stranger()
    for path in (
        "/api/games?language=xx",
        "/api/games/chess/reader",
        "/api/games/chess/guide",
        "/api/text/de",
        "/api/games/fellowship/chapters?language=de",
    ):
        assert refused(await nobody.get(path), 400, "bad_input")
    for answer in (
        await nobody.get("/api/nothing"),
        await nobody.post("/api/a/b/c"),
        await nobody.client.delete("/api/x"),
    ):
        assert refused(answer, 404, "no_such_page")


# ---- tables


async def test_a_table_without_wishes_is_played_against_bots(host: Host) -> None:
    visitor = await host.visitor()
    table = await visitor.open_table()
    assert (
        table["seat"] == 0 and table["state"] == "playing" and [who["kind"] for who in table["people"]] == ["person", "bot", "bot", "bot"]
    )
    assert table["setup"] == {} and table["watch"] == "after" and table["pace"] == "live" and table["title"]
    by_word = (await host.stranger().get(f"/api/tables/{table['word']}")).json()
    assert by_word["id"] == table["id"] and by_word["seat"] is None and not by_word["your_turn"]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "players": 2},
        {"game": "fellowship", "players": 5},
        {"game": "fellowship", "players": 0},
        {"game": "fellowship", "players": 4, "setup": {"chapter": 99}},
        {"game": "fellowship", "players": 4, "setup": {"nonsense": 1}},
        {"game": "fellowship", "players": 4, "seats": [{"kind": "me"}]},
        {"game": "fellowship", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "clever"}]},
        {"game": "fellowship", "players": 2, "seats": [{"kind": "king"}, {"kind": "open"}]},
        {"game": "fellowship", "players": 2, "watch": "everything"},
        {"game": "fellowship", "players": 2, "pace": "slow"},
        {"game": "tcg", "players": 2, "setup": {"decks": ["no_such", "gandalf"]}},
        {"game": "quest", "players": 2, "setup": {"heroes": ["nobody"]}},
        {"players": 2},
        {"game": "fellowship", "players": 2, "seed": 5},
    ],
    ids=str,
)
async def test_tables_that_cannot_be(host: Host, wish: dict[str, Any]) -> None:
    visitor = await host.visitor()
    assert refused(await visitor.post("/api/tables", wish), 400, "bad_input")
    assert (await visitor.get("/api/me/tables")).json() == []


async def test_a_table_with_the_deal_of_none(host: Host) -> None:
    visitor = await host.visitor()
    assert refused(await visitor.post("/api/tables", {"game": "fellowship", "players": 4, "deal_of": "nowhere"}), 404, "no_such_table")
    assert refused(await visitor.get("/api/tables/nowhere"), 404, "no_such_table")
    assert refused(await visitor.post("/api/tables/nowhere/sit"), 404, "no_such_table")


async def test_a_wish_that_is_sent_again_is_the_same_table(host: Host) -> None:
    one, two = [await host.visitor(name) for name in ("Rosie", "Sam")]
    wish = {"game": "fellowship", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "once": "first"}
    at_once = await asyncio.gather(*[one.post("/api/tables", wish) for _ in range(4)])
    assert {answer.status_code for answer in at_once} == {200}
    (table,) = {answer.json()["id"] for answer in at_once}
    again = (await one.post("/api/tables", wish)).json()
    assert (again["id"], again["seat"]) == (table, 0) and [row["id"] for row in (await one.get("/api/me/tables")).json()] == [table]
    others = [await two.post("/api/tables", wish), await one.post("/api/tables", {**wish, "once": "second"})]
    assert len({table, *[answer.json()["id"] for answer in others]}) == 3, "a name is one person's own"
    assert refused(await one.post("/api/tables", {**wish, "once": ""}), 400, "bad_input")


async def test_a_wish_after_which_the_server_fell_gets_its_seats(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    rosie = await host.visitor("Rosie")
    wish = {"game": "fellowship", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}], "once": "first"}
    with monkeypatch.context() as patch:
        patch.setattr("onetable.server.house.lobby.taken", lambda *_: [])  # it falls before anybody sits down
        table = (await rosie.post("/api/tables", wish)).json()
    assert [person["kind"] for person in table["people"]] == ["open", "open"]
    again = (await rosie.post("/api/tables", wish)).json()
    assert again["id"] == table["id"] and [person["kind"] for person in again["people"]] == ["person", "bot"]


async def test_too_many_tables_at_once(tmp_path: Path) -> None:
    async with hosting(tmp_path, openings=(0.1, 2.0)) as host:
        visitor = await host.visitor()
        for _ in range(2):
            await visitor.open_table()
        assert refused(await visitor.post("/api/tables", {"game": "fellowship", "players": 4}), 429, "too_fast")


async def test_people_sit_down_and_the_game_begins_when_all_do(host: Host) -> None:
    one, two, three = [await host.visitor(name) for name in ("Rosie", "Sam", "Tom")]
    table = await one.open_table(players=3, seats=[{"kind": "open"}, {"kind": "me"}, {"kind": "open"}])
    path = f"/api/tables/{table['id']}"
    assert table["state"] == "gathering" and table["seat"] == 1
    assert (await two.post(f"{path}/sit", {"seat": 2})).json()["seat"] == 2
    assert (await two.post(f"{path}/sit")).json()["people"][0]["kind"] == "open"  # who sits takes no other seat without saying which
    assert refused(await three.post(f"{path}/sit", {"seat": 1}), 409, "no_open_seat")
    assert refused(await three.post(f"{path}/sit", {"seat": 9}), 400, "bad_input")
    assert (await three.post(f"{path}/sit")).json()["state"] == "playing"
    assert refused(await (await host.visitor()).post(f"{path}/sit"), 409, "no_open_seat")


async def test_a_seat_that_is_given_up(host: Host) -> None:
    one, two = await host.visitor("Rosie"), await host.visitor("Sam")
    table = await one.open_table(players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    path = f"/api/tables/{table['id']}"
    assert (await one.post(f"{path}/leave")).json()["people"][0]["kind"] == "open"
    assert refused(await one.post(f"{path}/leave"), 403, "not_yours")
    assert (await one.get("/api/me/tables")).json() == []
    for person in (one, two):
        await person.post(f"{path}/sit")
    left = (await two.post(f"{path}/leave")).json()
    assert left["people"][1]["kind"] == "bot" and left["seat"] is None and left["state"] == "playing"


async def test_a_bot_takes_an_open_seat(host: Host) -> None:
    one, other = await host.visitor(), await host.visitor()
    table = await one.open_table(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    path = f"/api/tables/{table['id']}/bot"
    assert refused(await other.post(path, {"seat": 1}), 403, "not_yours")
    assert refused(await one.post(path, {"seat": 1, "bot": "clever"}), 400, "bad_input")
    assert refused(await one.post(path, {"seat": 0}), 409, "no_open_seat")
    assert refused(await one.post(path, {"seat": 5}), 409, "no_open_seat")
    assert (await one.post(path, {"seat": 1, "bot": "random"})).json()["people"][1]["bot"] == "random"
    assert (await one.post(path, {"seat": 2})).json()["state"] == "playing"


async def test_your_tables_with_your_turn_first(host: Host) -> None:
    one, two = await host.visitor("Rosie"), await host.visitor("Sam")
    waiting, playing, over = [await host.full_table([one, two], setup={"chapter": 1}) for _ in range(3)]
    await finish(host, over["id"])
    asked = (await host.room(waiting["id"])).sitting.asked
    mine = (await one.get("/api/me/tables")).json()
    assert {table["id"] for table in mine} == {waiting["id"], playing["id"], over["id"]} and mine[-1]["id"] == over["id"]
    assert mine[-1]["outcome"] in ("won", "lost") and mine[-1]["state"] == "over"
    theirs = [one, two][asked]
    first = (await theirs.get("/api/me/tables")).json()[0]
    assert first["your_turn"] and first["waits_for"] == theirs.me["name"]
    turns = [table["your_turn"] for table in mine]
    assert turns == sorted(turns, reverse=True)


async def test_the_road_of_a_campaign(host: Host) -> None:
    visitor = await host.visitor()
    road = (await visitor.get("/api/me/road")).json()
    assert road == {"players": 4, "won": [], "next": 1, "kept": {}, "tries": {}}
    for number in range(6):
        table = await visitor.open_table(players=1, setup={"chapter": 1})
        room = await finish(host, table["id"], choose=lambda count, number=number: number % count)
        assert room.sitting.result is not None
        road = (await visitor.get("/api/me/road", players=1)).json()
        assert road["tries"] == {"1": number + 1}
        if room.sitting.result.outcome == "won":
            assert road["won"] == [1] and road["next"] == 2
    for players in ("0", "5", "x", "", "4.0", "٤"):
        assert refused(await visitor.get("/api/me/road", players=players), 400, "bad_input")


# ---- looking on


@pytest.mark.parametrize(
    ("watch", "during", "after"), [("off", False, False), ("public", True, True), ("seat", True, True), ("after", False, True)]
)
async def test_who_may_look_on(host: Host, watch: str, during: bool, after: bool) -> None:
    visitor = await host.visitor()
    table = await host.full_table([visitor, await host.visitor("Sam")], watch=watch, setup={"chapter": 1})

    async def sees() -> bool:
        info = (await host.stranger().get(f"/api/tables/{table['id']}")).json()
        line = host.stranger().line(table["id"])
        message = await line.hear("state", "closed")
        if message["is"] == "state":
            await line.hang_up()
        assert bool(info["detail"]) == (message["is"] == "state")
        return bool(message["is"] == "state")

    assert await sees() is during
    await finish(host, table["id"])
    assert await sees() is after


async def test_an_error_is_told_in_the_language_of_the_person(host: Host) -> None:
    told = set()
    for language in LANGUAGES:
        visitor = await host.visitor(language=language)
        told.add((await visitor.get("/api/tables/nowhere")).json()["text"])
    assert len(told) == 4


async def test_pages_and_files(host: Host) -> None:
    nobody = host.stranger()
    page = await nobody.get("/table/copper-kettle-48213")
    assert page.status_code in (200, 503) and "default-src 'none'" in page.headers["content-security-policy"]
    for path in (
        "/assets/nothing.js",
        "/assets/../index.html",
        "/assets/%2e%2e/app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/",
        "/assets/%00",
        "/assets/" + "a" * 5000,
    ):
        answer = await nobody.client.get(path)
        assert answer.status_code in (404, 200, 503) and "create_app" not in answer.text, path
