"""Accounts: the old password for a change, devices that can be ended, and guessers who slow down themselves and nobody else."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from onetable.server.http.calls import COOKIE, MARK
from onetable.server.keeping.rows import TokenRow
from onetable.server.limits import Buckets
from onetable.server.people.devices import FOR_LONG
from onetable.server.people.log_ins import LogIns, neighbourhood
from tests.server.host import Host, Visitor, hosting
from tests.server.test_api import refused
from tests.server.test_people import CHEAP

PASSWORD = "bag end 1420"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1"


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        found.server.people.hashing.hasher = CHEAP
        yield found


@pytest.fixture
async def rosie(host: Host) -> Visitor:
    """Somebody with an account."""
    found = await host.visitor("Rosie")
    assert (await found.post("/api/account", {"login": "rosie", "password": PASSWORD})).status_code == 200
    return found


async def on_another_device(host: Host, password: str = PASSWORD, agent: str = PHONE) -> Visitor:
    """Rosie, elsewhere."""
    answer = await host.client().post("/api/login", json={"login": "rosie", "password": password}, headers={"User-Agent": agent})
    assert answer.status_code == 200, answer.text
    return Visitor(host, host.client(answer.json()["token"]), answer.json())


# ---- changes


@pytest.mark.parametrize("change", [{"password": "a new password"}, {"login": "rose"}, {"login": "rose", "password": "a new password"}])
async def test_a_change_needs_the_old_password(host: Host, rosie: Visitor, change: dict[str, str]) -> None:
    assert refused(await rosie.post("/api/account", change), 403, "wrong_password")
    assert refused(await rosie.post("/api/account", {**change, "old_password": "not this one"}), 403, "wrong_password")
    await on_another_device(host)  # nothing has changed
    assert (await rosie.post("/api/account", {**change, "old_password": PASSWORD})).json()["login"] == change.get("login", "rosie")
    login, password = change.get("login", "rosie"), change.get("password", PASSWORD)
    assert (await host.stranger().post("/api/login", {"login": login, "password": password})).status_code == 200
    assert refused(await host.stranger().post("/api/login", {"login": "rosie", "password": "not this one"}), 401, "wrong_login")


async def test_a_change_logs_out_all_other_devices_and_ends_their_lines(host: Host, rosie: Visitor) -> None:
    phone = await on_another_device(host)
    table = await rosie.open_table()
    here, there = rosie.line(table["id"]), phone.line(table["id"])
    await here.hear("state")
    await there.hear("state")
    await rosie.post("/api/account", {"password": "a new password", "old_password": PASSWORD})
    assert refused(await phone.get("/api/me"), 401, "who_are_you")
    told = await there.hear("closed")
    assert (told["code"], told["text"]) == ("logged_out", "You have been logged out on this device.")
    assert (await there.hear("closed"))["number"] == 1008
    assert (await rosie.get("/api/me")).status_code == 200
    here.send({"do": "ping"})
    assert await here.hear("pong")
    await here.hang_up()


async def test_a_guest_needs_both_a_login_and_a_password(host: Host) -> None:
    guest = await host.visitor()
    assert refused(await guest.post("/api/account", {"login": "rosie"}), 400, "odd_password")
    assert refused(await guest.post("/api/account", {"password": PASSWORD}), 400, "odd_login")
    assert refused(await guest.post("/api/account", {"login": "rosie", "old_password": PASSWORD}), 400, "odd_password")


# ---- what may be a login, a name, a password


@pytest.mark.parametrize(
    "login", ["bob\n", "bo\tb", "b", "bob c", "x" * 41, "bo\u200bb", "bo\u202eb", "\u3164\u3164", "bob\u0000", "b\u00adob"]
)
async def test_what_is_no_login(host: Host, rosie: Visitor, login: str) -> None:
    for answer in (
        await host.stranger().post("/api/login", {"login": login, "password": PASSWORD}),
        await rosie.post("/api/account", {"login": login, "old_password": PASSWORD}),
    ):
        assert refused(answer, 400, "odd_login")


@pytest.mark.parametrize("written", ["Rosie", " rosie ", "ＲＯＳＩＥ", "ro\u017fie"])
async def test_a_login_is_the_same_however_it_is_written(host: Host, rosie: Visitor, written: str) -> None:
    assert (await host.stranger().post("/api/login", {"login": written, "password": PASSWORD})).json()["login"] == "rosie"
    other = await host.visitor()
    assert refused(await other.post("/api/account", {"login": written, "password": PASSWORD}), 409, "login_taken")


@pytest.mark.parametrize("password", ["short", "x" * 257, "é" * 129, "ＲＯＳＩＥＲＯＳＩＥ"])
async def test_what_is_no_password(host: Host, password: str) -> None:
    guest = await host.visitor()
    assert refused(await guest.post("/api/account", {"login": "rosierosie", "password": password}), 400, "odd_password")


async def test_names_have_one_spelling(host: Host) -> None:
    assert (await host.client().post("/api/me", json={"name": "  Ｒosie\u3000 Cotton "})).json()["name"] == "Rosie Cotton"
    for name in ("Ro\u200bsie", "Rosie\n", "a\u0000b", "a\u202eb", "   ", "\u3164", "\u2800\u2800", "x" * 33, "\ufdfa" * 3):
        assert refused(await host.client().post("/api/me", json={"name": name}), 400, "odd_name")


# ---- devices


async def test_devices_are_listed_and_ended(host: Host, rosie: Visitor) -> None:
    phone, desk = await on_another_device(host), await on_another_device(host, agent=FIREFOX)
    found = (await phone.get("/api/me/devices")).json()
    assert sorted([device["kind"] for device in found]) == ["", "Firefox, Linux", "Safari, iPhone"]
    assert [device["kind"] for device in found if device["this"]] == ["Safari, iPhone"]
    assert all([abs(device[when] - time.time()) < 60 for device in found for when in ("made", "seen")])
    gone = next(device["id"] for device in found if device["kind"] == "Firefox, Linux")
    left = (await phone.post("/api/me/devices/end", {"device": gone})).json()
    assert gone not in [device["id"] for device in left] and len(left) == 2
    assert refused(await desk.get("/api/me"), 401, "who_are_you")
    assert refused(await phone.post("/api/me/devices/end", {"device": gone}), 404, "no_such_device")
    assert [device["this"] for device in (await phone.post("/api/me/devices/end")).json()] == [True]
    assert refused(await rosie.get("/api/me"), 401, "who_are_you")
    assert refused(await host.stranger().get("/api/me/devices"), 401, "who_are_you")


async def test_nobody_ends_the_devices_of_others(host: Host, rosie: Visitor) -> None:
    sam, device = await host.visitor("Sam"), rosie.token.partition(".")[0]
    assert refused(await sam.post("/api/me/devices/end", {"device": device}), 404, "no_such_device")
    assert (await rosie.get("/api/me")).status_code == 200


async def test_logging_out_ends_the_lines_of_the_device(host: Host, rosie: Visitor) -> None:
    line = rosie.line((await rosie.open_table())["id"])
    await line.hear("state")
    await rosie.post("/api/logout")
    assert (await line.hear("closed"))["code"] == "logged_out"


async def test_a_device_ended_by_another_process_is_noticed(host: Host, rosie: Visitor) -> None:
    devices, id = host.server.people.devices, rosie.token.partition(".")[0]
    line = rosie.line((await rosie.open_table())["id"])
    await line.hear("state")
    await host.server.store.drop_tokens([id])
    await devices.catch_up()
    assert (await line.hear("closed"))["code"] == "logged_out"
    assert refused(await rosie.get("/api/me"), 401, "who_are_you")


async def test_a_device_is_known_for_400_days_after_it_was_last_seen(host: Host, rosie: Visitor) -> None:
    store, devices, id = host.server.store, host.server.people.devices, rosie.token.partition(".")[0]
    browser = host.client()
    browser.cookies.set(COOKIE, rosie.token)
    for days, known in ((399, True), (401, False)):
        await store.see_tokens({id: time.time() - days * 86400})
        devices._read.clear()
        answer = await browser.get("/api/me")
        assert (answer.status_code == 200) is known
        if known:  # and the browser keeps its cookie for as long from now on
            assert f"max-age={int(FOR_LONG)}" in answer.headers["set-cookie"].lower()
            assert "set-cookie" not in (await browser.get("/api/me")).headers
            await devices.catch_up()
            assert [token.seen > time.time() - 60 for token in await store.tokens_of(rosie.me["id"])] == [True]
    await devices.open()
    assert await store.token_and_owner(id) is None


async def test_devices_of_which_nothing_was_noted_are_counted_from_now_on(host: Host, rosie: Visitor) -> None:
    store = host.server.store
    await store.add_token(TokenRow("old", rosie.me["id"], b"print"))
    await host.server.people.devices.open()
    [kept] = [token for token in await store.tokens_of(rosie.me["id"]) if token.id == "old"]
    assert kept.created == 0 and kept.seen > time.time() - 60


# ---- guessing


def from_address(host: Host, address: str) -> httpx.AsyncClient:
    """Somebody at this address."""
    host.clients.append(httpx.AsyncClient(transport=httpx.ASGITransport(host.app, client=(address, 1)), base_url="http://localhost"))
    return host.clients[-1]


async def guess(client: httpx.AsyncClient, times: int, login: str = "rosie") -> list[int]:
    return [
        (await client.post("/api/login", json={"login": login, "password": f"guess {number:04d}"})).status_code for number in range(times)
    ]


async def test_guessing_slows_down_the_guesser_and_not_the_owner(host: Host, rosie: Visitor) -> None:
    owner = from_address(host, "192.0.2.1")
    right = {"login": "rosie", "password": PASSWORD}
    assert (await owner.post("/api/login", json=right)).status_code == 200
    await owner.post("/api/logout")
    assert owner.cookies.get(MARK) and not owner.cookies.get(COOKIE)  # it is nobody's any longer, but remembers that it was hers
    guesser = from_address(host, "203.0.113.9")
    assert await guess(guesser, 12) == [401] * 10 + [429] * 2
    assert refused(await guesser.post("/api/login", json=right), 429, "too_fast")  # by then even the right one is no use
    assert (await owner.post("/api/login", json=right)).status_code == 200
    at_home = from_address(host, "192.0.2.1")  # another browser at the same address
    assert (await at_home.post("/api/login", json=right)).status_code == 200
    elsewhere = from_address(host, "198.51.100.7")  # and one that was never seen before
    assert (await elsewhere.post("/api/login", json=right)).status_code == 200


async def test_guessers_from_everywhere_keep_strangers_out_but_not_the_owner(host: Host, rosie: Visitor) -> None:
    host.server.log_ins.accounts = Buckets(0.001, 20)
    owner, right = from_address(host, "192.0.2.1"), {"login": "rosie", "password": PASSWORD}
    assert (await owner.post("/api/login", json=right)).status_code == 200
    found = [status for number in range(12) for status in await guess(from_address(host, f"203.0.113.{number}"), 2)]
    assert found.count(401) == 19 and found.count(429) == 5
    assert (await owner.post("/api/login", json=right)).status_code == 200


async def test_the_mark_of_a_device_cannot_be_forged_or_used_for_another_account(host: Host, rosie: Visitor) -> None:
    people = host.server.people
    mark = people.mark_for("rosie")
    assert people.mark_of("rosie", mark) == mark.partition(".")[0]
    for login, text in (("sam", mark), ("rosie", mark[:-1]), ("rosie", f"x{mark}"), ("rosie", ""), ("rosie", None), ("rosie", "x.é")):
        assert people.mark_of(login, text) == ""


async def test_the_old_password_cannot_be_guessed_quickly_either(rosie: Visitor) -> None:
    answers = [await rosie.post("/api/account", {"password": "a new password", "old_password": f"guess {number}"}) for number in range(11)]
    assert [answer.status_code for answer in answers] == [403] * 10 + [429]


def test_one_address_cannot_try_all_accounts() -> None:
    log_ins = LogIns()
    tried = [log_ins.may_try(f"somebody {number}", "203.0.113.9", "") for number in range(40)]
    assert tried == [True] * 30 + [False] * 10


def test_an_address_of_the_new_kind_counts_by_its_network() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:192.0.2.1") == "192.0.2.1" == neighbourhood("192.0.2.1")
    assert neighbourhood("testclient") == "testclient"


async def test_addresses_are_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("onetable.server.people.log_ins.MOST_REMEMBERED", 3)
    log_ins = LogIns()
    for number in range(10):
        log_ins.came_in("rosie", f"192.0.2.{number}")
    assert list(log_ins._came_from) == [("rosie", f"192.0.2.{number}") for number in (7, 8, 9)]


async def test_an_account_is_deleted_by_who_knows_its_password(host: Host, rosie: Visitor) -> None:
    bob = await host.visitor("Bob")
    table = await rosie.open_table("fellowship", 2, setup={"chapter": 1}, seats=[{"kind": "me"}, {"kind": "open"}])
    await bob.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    for wish in ({}, {"password": "not this one"}):
        assert refused(await rosie.post("/api/me/delete", wish), 403, "wrong_password")
    assert (await rosie.post("/api/me/delete", {"password": PASSWORD})).json() == {"done": True}
    assert (await rosie.get("/api/me")).status_code == 401
    assert refused(await host.stranger().post("/api/login", {"login": "rosie", "password": PASSWORD}), 401, "wrong_login")
    left = (await bob.get(f"/api/tables/{table['id']}")).json()["people"]
    assert [person["kind"] for person in left] == ["bot", "person"]
    assert (await bob.post("/api/me/delete", {})).json() == {"done": True}  # a guest has no password
