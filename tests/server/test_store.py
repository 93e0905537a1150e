"""What is kept: a commit for all who wait, and nobody who suffers for another's fault."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import insert, text, update

from onetable.server.keeping.base_store import sqlite_url
from onetable.server.keeping.databases import database_url
from onetable.server.keeping.packed import pack
from onetable.server.keeping.rows import GONE, NOTES, PACKED, LostRace, PersonRow, Rest, Row, TableRow, TokenRow
from onetable.server.keeping.store import Store


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "deep" / "tables.sqlite")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database of each kind."""
    return database_url(request.getfixturevalue(request.param))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    found = Store(url)
    await found.open()
    yield found
    await found.close()


def entry(table: str, n: int, command: str | None = None) -> Row:
    return Row(table, n, 1.5, "ada", command, b'{"is":"answered","seat":0,"choice":1}')


def table(id: str, **values: object) -> TableRow:
    kept = {
        "word": f"word-{id}",
        "game": "fellowship",
        "version": "1",
        "setup": "{}",
        "players": 4,
        "seed": "7",
        "watch": "after",
        "pace": "live",
        "host": "ada",
    }
    return TableRow(**{"id": id, **kept, "deal": id, "prefix": "[]", "created": 1.0, "changed": 1.0, **values})  # type: ignore[arg-type]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_sqlite_writes_ahead_and_waits_for_the_disk(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("pragma journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("pragma synchronous"))).scalar() == 2  # FULL
        assert (await connection.execute(text("pragma busy_timeout"))).scalar() == 5000


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_postgresql_waits_for_the_disk_and_for_nobody_who_hangs(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("show fsync"))).scalar() == "on"
        assert (await connection.execute(text("show synchronous_commit"))).scalar() == "on"
        assert (await connection.execute(text("show idle_in_transaction_session_timeout"))).scalar() == "5s"


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_what_was_appended_is_in_the_file(store: Store, tmp_path: Path) -> None:
    await store.append([entry("t", 1, "ada:x"), entry("t", 2)])
    other = sqlite3.connect(tmp_path / "deep" / "tables.sqlite")
    assert other.execute("select n, command from log order by n").fetchall() == [(1, "ada:x"), (2, None)]
    other.close()
    assert await store.log_of("t") == [entry("t", 1, "ada:x"), entry("t", 2)]


async def test_all_who_wait_share_one_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    real = store._commit

    async def count(batch: list[tuple[object, object]]) -> None:
        sizes.append(len(batch))
        await real(batch)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "_commit", count)
    await asyncio.gather(*[store.append([entry(f"t{number}", 1)]) for number in range(50)])
    assert sum(sizes) == 50 and len(sizes) <= 2


async def test_what_comes_during_a_commit_goes_with_the_next(store: Store) -> None:
    first = asyncio.create_task(store.append([entry("a", 1)]))
    await asyncio.sleep(0)
    await asyncio.gather(first, *[store.append([entry("b", number)]) for number in range(1, 9)])
    assert [row.n for row in await store.log_of("b")] == list(range(1, 9))


async def test_who_comes_too_late_loses_the_race_and_nobody_else_does(store: Store) -> None:
    await store.append([entry("t", 1, "ada:x")])
    results = await asyncio.gather(
        store.append([entry("t", 1)]),  # another has written this number
        store.append([entry("t", 2, "ada:x")]),  # another has written this command
        store.append([entry("u", 1, "ada:x")]),  # the same name at another table is another command
        store.append([entry("v", 1), entry("v", 2)]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [LostRace, LostRace, type(None), type(None)]
    assert await store.log_of("t") == [entry("t", 1, "ada:x")]
    assert len(await store.log_of("u")) == 1 and len(await store.log_of("v")) == 2


async def test_all_entries_of_a_command_are_kept_or_none(store: Store) -> None:
    await store.append([entry("t", 2)])
    with pytest.raises(LostRace):
        await store.append([entry("t", 1, "ada:x"), entry("t", 2)])
    assert await store.log_of("t") == [entry("t", 2)]


async def test_a_disk_that_fails_tells_everybody_who_waits(store: Store) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(text("drop table log"))
    results = await asyncio.gather(store.append([entry("t", 1)]), store.append([entry("u", 1)]), return_exceptions=True)
    assert all([isinstance(result, Exception) and not isinstance(result, LostRace) for result in results])


async def test_who_stops_waiting_does_not_stop_the_others(store: Store) -> None:
    gone = asyncio.create_task(store.append([entry("t", 1)]))
    stays = asyncio.create_task(store.append([entry("u", 1)]))
    await asyncio.sleep(0)
    gone.cancel()
    await stays
    assert len(await store.log_of("u")) == 1


async def test_closing_writes_what_waits(url: str) -> None:
    store = Store(url)
    await store.open()
    waiting = asyncio.create_task(store.append([entry("t", 1)]))
    await asyncio.sleep(0)
    await store.close()
    assert waiting.done() and waiting.exception() is None


async def test_a_table_is_found_by_its_id_its_word_its_people_and_its_deal(store: Store) -> None:
    await store.add_table(table("t"))
    await store.add_table(table("u", deal="t", changed=2.0))
    await store.note("t", {0: "ada", 2: "bob"}, changed=3.0, outcome="won", progress="")
    assert [found.id for found in await store.tables_of("bob")] == ["t"]
    assert [found.id for found in await store.tables_with_deal("t")] == ["t", "u"]  # the latest first
    assert await store.awake() == ["u"]
    assert await store.noted_people("t") == {0: "ada", 2: "bob"}
    by_word = await store.table("word-t")
    assert by_word is not None and (by_word.id, by_word.outcome) == ("t", "won")
    assert await store.table("nowhere") is None
    await store.note("t", {}, outcome="lost")
    assert await store.tables_of("bob") == []


async def test_people_and_their_devices(store: Store) -> None:
    await store.add_person(PersonRow("ada", "Ada", "en", 1.0))
    await store.add_person(PersonRow("bob", "Bob", "nl", 1.0))
    await store.change_person("ada", login="ada", password="x")
    with pytest.raises(LostRace):
        await store.change_person("bob", login="ada", password="y")
    found = await store.person_by_login("ada")
    assert found is not None and found.id == "ada"
    await store.add_token(TokenRow("device", "ada", b"print"))
    assert await store.token_and_owner("device") == (TokenRow("device", "ada", b"print"), found)
    await store.drop_tokens(["device"])
    assert await store.token_and_owner("device") is None


async def test_what_no_name_can_be_is_nobody(store: Store) -> None:
    assert await store.table("\0") is None and await store.token_and_owner("\0") is None


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_nodes_that_start_at_the_same_moment_agree_on_everything(url: str) -> None:
    stores = [Store(url) for _ in range(4)]
    try:
        await asyncio.gather(*[store.open() for store in stores])
        found = await asyncio.gather(*[store.secret("key", bytes([number])) for number, store in enumerate(stores)])
        assert len(set(found)) == 1
    finally:
        await asyncio.gather(*[store.close() for store in stores])


async def test_a_secret_is_made_once(store: Store) -> None:
    assert await store.secret("key", b"first") == b"first"
    assert await store.secret("key", b"second") == b"first"


# ---- tables that rest


async def test_a_table_that_writes_is_awake_until_it_is_noted_to_rest(store: Store) -> None:
    for id in ("t", "u", "v"):
        await store.add_table(table(id))
    await store.append([entry("t", 1), entry("t", 2)])
    await store.append([entry("u", 1)])
    await store.rest([Rest("t", 2, "ada"), Rest("v", 0, "seats")])
    assert await store.awake() == ["u"]
    await store.append([entry("t", 3)])
    assert sorted(await store.awake()) == ["t", "u"]


async def test_a_table_that_has_gone_on_meanwhile_is_not_put_to_rest(store: Store) -> None:
    await store.add_table(table("t"))
    await store.append([entry("t", 1)])
    await store.append([entry("t", 2)])
    await store.rest([Rest("t", 1, "ada")])
    assert await store.awake() == ["t"]


async def test_who_has_expired_writes_no_more_and_the_others_do(store: Store) -> None:
    for id in ("t", "u"):
        await store.add_table(table(id))
    async with store.pen() as connection:
        await connection.execute(insert(NOTES), [{"table": "t", "waits_for": GONE, "opened_from": ""}])
    found = await asyncio.gather(store.append([entry("t", 1)]), store.append([entry("u", 1)]), return_exceptions=True)
    assert isinstance(found[0], LostRace) and found[1] is None
    assert not await store.log_of("t") and len(await store.log_of("u")) == 1


async def test_another_node_may_have_put_a_table_to_rest_meanwhile(store: Store) -> None:
    await store.add_table(table("t"))
    await store.append([entry("t", 1)])
    async with store.pen() as connection:  # as if elsewhere
        await connection.execute(update(NOTES).values(waits_for="ada"))
    store.forget("t")
    await store.append([entry("t", 2)])
    assert await store.awake() == ["t"]


# ---- packed logs


async def test_a_packed_log_is_read_from_any_entry_on(store: Store) -> None:
    rows = [entry("t", n, f"ada:{n}") for n in range(1, 8)]
    async with store.pen() as connection:
        await connection.execute(insert(PACKED), [{"table": "t", "n": 5, "entries": pack(rows[:5])}])
    await store.append(rows[5:])
    for after in range(8):
        assert await store.log_of("t", after) == rows[after:]


async def test_what_is_packed_counts_and_not_what_somebody_writes_to_the_same_place_later(store: Store) -> None:
    rows = [entry("t", n) for n in range(1, 4)]
    async with store.pen() as connection:
        await connection.execute(insert(PACKED), [{"table": "t", "n": 3, "entries": pack(rows)}])
    await store.append([entry("t", 2, "late")])
    assert await store.log_of("t") == rows
    assert await store.log_of("t", 1) == rows[1:]
