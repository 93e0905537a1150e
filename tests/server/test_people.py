"""Who is who: guests, forged tokens, accounts."""

from __future__ import annotations

import asyncio
import hmac
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import patch

import pytest
from argon2 import PasswordHasher

from onetable.server.keeping.base_store import sqlite_url
from onetable.server.keeping.store import Store
from onetable.server.people.hashing import AT_ONCE, MOST_WAITING, TooBusy
from onetable.server.people.register import LoginTaken, People, WrongLogin

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # the strength of the real one is looked at below


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[People]:
    store = Store(sqlite_url(tmp_path / "tables.sqlite"))
    await store.open()
    found = People(store)
    found.hashing.hasher = CHEAP
    await found.open()
    yield found
    await store.close()


async def restarted(people: People) -> People:
    """The same people after the server was started again."""
    found = People(people.store)
    found.hashing.hasher = CHEAP
    await found.open()
    return found


async def test_a_guest_is_known_by_the_token_even_after_a_restart(people: People) -> None:
    ada, token = await people.welcome("Ada", "nl")
    assert await people.by_token(token) == ada
    assert await (await restarted(people)).by_token(token) == ada
    nameless, _ = await people.welcome(None, "en")
    assert nameless.name


async def test_a_forged_token_belongs_to_nobody(people: People) -> None:
    _, token = await people.welcome("Ada", "en")
    id, _, secret = token.partition(".")
    _, other = await people.welcome("Bob", "en")
    other_secret = other.partition(".")[2]
    forged = [
        None,
        "",
        ".",
        id,
        f"{id}.",
        f"{id}.{secret[:-1]}",
        f"{id}.{secret}x",
        f"{id}.{other_secret}",
        f"nobody.{secret}",
        token.upper(),
        f" {token}",
    ]
    for text in [*forged, "é" * 20, "x" * 300, f"{id}.{secret}\0", f"{id}.{'0' * 64}"]:
        assert await people.by_token(text) is None
    assert await people.by_token(token) is not None


async def test_only_a_fingerprint_of_the_token_is_kept(people: People, tmp_path: Path) -> None:
    _, token = await people.welcome("Ada", "en")
    secret = token.partition(".")[2].encode()
    for file in tmp_path.glob("tables.sqlite*"):
        assert secret not in file.read_bytes()


async def test_a_fingerprint_of_another_server_is_worth_nothing(people: People) -> None:
    _, token = await people.welcome("Ada", "en")
    thief = await restarted(people)
    thief.devices.key = b"another key of another server..."
    assert await thief.by_token(token) is None


async def test_tokens_are_compared_in_constant_time_known_or_not(people: People) -> None:
    _, token = await people.welcome("Ada", "en")
    with patch("onetable.server.people.devices.hmac.compare_digest", wraps=hmac.compare_digest) as compare:
        await people.by_token(token)
        await people.by_token("nobody.secret")
    assert compare.call_count == 2


async def test_a_device_can_be_forgotten(people: People) -> None:
    ada, token = await people.welcome("Ada", "en")
    await people.set_account(ada, "Ada", "a long password", device=token.partition(".")[0])
    _, phone = await people.log_in("ada", "a long password")
    await people.forget("nobody.secret")
    await people.forget(phone)
    assert await people.by_token(phone) is None
    assert await (await restarted(people)).by_token(phone) is None
    assert await people.by_token(token) is not None


async def test_a_name_can_be_changed(people: People) -> None:
    ada, token = await people.welcome("Ada", "en")
    await people.change(ada, "Ada the Second", None)
    known = await (await restarted(people)).by_token(token)
    assert known is not None and (known.name, known.language) == ("Ada the Second", "en")


async def test_an_account_lets_somebody_in_from_another_device(people: People) -> None:
    ada, _ = await people.welcome("Ada", "en")
    changed = await people.set_account(ada, "Ada@Home", "a long password")
    assert changed.password is not None and changed.password.startswith("$argon2id$")
    found, token = await people.log_in("ADA@home", "a long password")
    assert found.id == ada.id
    assert (await people.by_token(token)) == changed


async def test_a_wrong_login_tells_nothing(people: People) -> None:
    ada, _ = await people.welcome("Ada", "en")
    await people.set_account(ada, "ada", "a long password")
    for login, password in (("ada", "another password"), ("eve", "a long password"), ("eve", "")):
        with pytest.raises(WrongLogin):
            await people.log_in(login, password)


async def test_an_unknown_login_takes_as_long_as_a_wrong_password(people: People) -> None:
    ada, _ = await people.welcome("Ada", "en")
    await people.set_account(ada, "ada", "a long password")
    checked = []

    class Watching(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
            checked.append(password)
            return super().verify(hash, password)

    people.hashing.hasher = Watching(time_cost=1, memory_cost=8, parallelism=1)
    for login in ("ada", "nobody"):
        with pytest.raises(WrongLogin):
            await people.log_in(login, "a wrong password")
    assert checked == ["a wrong password"] * 2


async def test_a_login_belongs_to_one_person(people: People) -> None:
    (ada, _), (bob, _) = await people.welcome("Ada", "en"), await people.welcome("Bob", "en")
    await people.set_account(ada, "ada", "a long password")
    with pytest.raises(LoginTaken):
        await people.set_account(bob, "ADA", "another password")


async def test_only_so_many_wait_for_a_password_to_be_looked_at(people: People) -> None:
    ada, _ = await people.welcome("Ada", "en")
    await people.set_account(ada, "ada", "a long password")
    go_on, looked_at = threading.Event(), list[str | bytes]()

    class Slow(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
            looked_at.append(password)
            go_on.wait(20)
            return super().verify(hash, password)

    await people.hashing.fits(None, "")
    people.hashing.hasher = Slow(time_cost=1, memory_cost=8, parallelism=1)
    tries = [asyncio.create_task(people.log_in("ada", "a long password")) for _ in range(AT_ONCE + MOST_WAITING + 5)]
    try:
        while sum([task.done() for task in tries]) < 5:  # those are told at once, while the others wait
            await asyncio.sleep(0.001)
        assert people.hashing.waiting == AT_ONCE + MOST_WAITING and len(looked_at) <= AT_ONCE
    finally:
        go_on.set()
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(one) for one in found if isinstance(one, Exception)] == [TooBusy] * 5 and people.hashing.waiting == 0


async def test_of_very_many_devices_the_oldest_are_forgotten(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("onetable.server.people.devices.MOST_DEVICES", 3)
    ada, _ = await people.welcome("Ada", "en")
    await people.set_account(ada, "ada", "a long password")
    tokens = [(await people.log_in("ada", "a long password"))[1] for _ in range(5)]
    assert [await people.by_token(token) is not None for token in tokens] == [False, False, True, True, True]


async def test_passwords_are_hashed_slowly() -> None:
    real = PasswordHasher()
    assert real.memory_cost >= 19 * 1024 and real.time_cost >= 2  # what OWASP asks for at least


async def test_those_seen_long_ago_are_forgotten_in_memory_but_not_on_the_disk(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("onetable.server.people.devices.MOST_REMEMBERED", 2)
    tokens = [(await people.welcome(None, "en"))[1] for _ in range(5)]
    assert len(people.devices._read) <= 2
    assert all([await people.by_token(token) is not None for token in tokens])
