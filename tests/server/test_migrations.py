"""A database of any day is brought up to date by numbered steps, with all that is in it."""

from __future__ import annotations

import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, create_engine, text

from onetable.server.keeping import migrating
from onetable.server.keeping.base_store import sqlite_url
from onetable.server.keeping.databases import database_url
from onetable.server.keeping.migrating import FOLDER, bring_up_to_date, newest
from onetable.server.keeping.rows import METADATA
from onetable.server.keeping.store import Store

FIRST_SCHEMA = Path(__file__).parent.parent / "frozen" / "server_log.sql"  # six tables and their logs, as they were on the first day
A_STEP = """
import sqlalchemy as sa
from alembic import op

revision = "{number:04}"
down_revision = "{before:04}"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("hat", sa.String(8), nullable=False, server_default="none"))
"""


def first_database(folder: Path) -> Path:
    """The database of somebody who has not looked for news since the first day."""
    file = folder / "tables.sqlite"
    with sqlite3.connect(file) as database:
        database.executescript(FIRST_SCHEMA.read_text("utf-8"))
    database.close()
    return file


def with_one_more_step(home: Path, then: str = "") -> Path:
    """The steps of today, and one that somebody has added."""
    folder, last = home / "migrations", int(newest())
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / f"{last + 1:04}_hats.py").write_text(A_STEP.format(number=last + 1, before=last) + then)
    return folder


def differences(connection: Connection) -> list[object]:
    """What is otherwise than the code of today wants it."""
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def opened(file: Path) -> list[object]:
    """Open the store as a server does; what is otherwise than it should be afterwards."""
    store = Store(sqlite_url(file))
    await store.open()
    async with store.engine.connect() as connection:
        found = await connection.run_sync(differences)
    await store.close()
    return found


async def test_the_first_schema_is_brought_up_to_date_and_nothing_is_lost(tmp_path: Path) -> None:
    file = first_database(tmp_path)
    with sqlite3.connect(file) as database:
        before = database.execute("select id, word, game, seed from tables order by id").fetchall()
        entries = database.execute('select "table", n, entry from log order by 1, 2').fetchall()
    assert await opened(file) == []
    with sqlite3.connect(file) as database:
        assert database.execute("select id, word, game, seed from tables order by id").fetchall() == before and len(before) == 6
        assert database.execute('select "table", n, entry from log order by 1, 2').fetchall() == entries
        assert database.execute("select version_num from alembic_version").fetchall() == [(newest(),)]
    assert await opened(file) == []  # and a second time nothing is left to do


async def test_a_new_database_is_the_same_as_one_that_went_all_the_way(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    assert await opened(file) == []
    with sqlite3.connect(file) as database:
        assert database.execute("select version_num from alembic_version").fetchall() == [(newest(),)]


def test_the_steps_alone_make_every_table(tmp_path: Path) -> None:
    """From nothing, by the steps and nothing else: none of them relies on what the code of today would create."""
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.begin() as connection:
        migrating._upgrade(connection, FOLDER)
    with engine.connect() as connection:
        assert differences(connection) == []
    engine.dispose()


def test_a_step_that_is_missing_is_taken_with_all_rows_in_place(tmp_path: Path) -> None:
    """Somebody adds a step: the file is all that is needed."""
    folder, last = with_one_more_step(tmp_path), int(newest())
    engine = create_engine(f"sqlite:///{first_database(tmp_path)}")
    with engine.begin() as connection:
        bring_up_to_date(connection, METADATA, folder)
    with engine.begin() as connection:
        assert {row.hat for row in connection.execute(text("select hat from people"))} == {"none"}
        assert connection.execute(text("select version_num from alembic_version")).scalar_one() == newest(folder) == f"{last + 1:04}"
    engine.dispose()


def test_a_step_that_fails_changes_nothing(tmp_path: Path) -> None:
    folder, file = with_one_more_step(tmp_path, "    raise OSError('the disk is full')\n"), first_database(tmp_path)
    engine = create_engine(f"sqlite:///{file}")
    with pytest.raises(OSError), engine.begin() as connection:
        bring_up_to_date(connection, METADATA, folder)
    engine.dispose()
    with sqlite3.connect(file) as database:
        assert "hat" not in [column[1] for column in database.execute("pragma table_info(people)")]
        assert database.execute("select name from sqlite_master where name = 'alembic_version'").fetchall() == []


def test_two_servers_that_start_at_once_do_it_once(tmp_path: Path) -> None:
    """The second waits for the first, and finds nothing left to do."""
    folder, file = with_one_more_step(tmp_path, "    import time; time.sleep(0.2)\n"), first_database(tmp_path)

    def start(_: int) -> None:
        engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": 10})
        with engine.begin() as connection:
            bring_up_to_date(connection, METADATA, folder)  # to add the column twice would be an error
        engine.dispose()

    with ThreadPoolExecutor(2) as both:
        list(both.map(start, range(2)))


async def test_a_server_that_is_up_to_date_takes_no_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a new database nor one that was opened before loads the tools, which would make every start slow."""
    monkeypatch.setattr(migrating, "_upgrade", lambda *_: pytest.fail("there is nothing to do"))
    for _ in range(2):
        assert await opened(tmp_path / "tables.sqlite") == []
    assert not hasattr(migrating, "alembic")


async def test_logins_are_spelt_in_one_way_unless_two_would_share_one(tmp_path: Path) -> None:
    file = first_database(tmp_path)
    with sqlite3.connect(file) as database:
        for person, login in (("a", "Ｂｏｂ"), ("b", "Ａda"), ("c", "ada")):
            database.execute("insert into people values (?, 'x', 'en', ?, null, 0)", (person, login))
    database.close()
    assert await opened(file) == []
    with sqlite3.connect(file) as database:
        kept = dict(database.execute("select id, login from people where login is not null").fetchall())
    assert (kept["a"], kept["b"], kept["c"]) == ("bob", "Ａda", "ada")


async def test_tables_with_the_same_cards_get_the_same_deal(tmp_path: Path) -> None:
    """Whoever went on from a point of a finished game once played on without being known to hold its cards."""
    file = first_database(tmp_path)
    with sqlite3.connect(file) as database:
        first, seed, deal = database.execute("select id, seed, deal from tables order by created, id").fetchone()
        columns = [column[1] for column in database.execute("pragma table_info(tables)")]
        changed = {"id": "'branch'", "word": "'branch-word'", "deal": "'branch'", "created": "created + 60"}
        database.execute(
            f"insert into tables select {', '.join([changed.get(name, name) for name in columns])} from tables where id = ?", (first,)
        )
        others = dict(database.execute("select id, deal from tables where seed <> ?", (seed,)).fetchall())
    database.close()
    assert await opened(file) == []
    with sqlite3.connect(file) as database:
        kept = dict(database.execute("select id, deal from tables").fetchall())
    assert kept["branch"] == kept[first] == deal
    assert {name: kept[name] for name in others} == others


# ---- the other database


def fill_first_schema(connection: Connection, kept: dict[str, list[dict[str, object]]]) -> None:
    """The tables of the first day, before there were revisions, with these rows."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER))
    command.upgrade(config, "0001")
    connection.execute(text("drop table alembic_version"))
    found = MetaData()
    found.reflect(connection)
    for name, rows in kept.items():
        if rows:
            connection.execute(found.tables[name].insert(), rows)


def rows_of(file: Path) -> dict[str, list[dict[str, object]]]:
    """All that is in a file, by table."""
    with sqlite3.connect(file) as database:
        database.row_factory = sqlite3.Row
        names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
        found = {name: [dict(row) for row in database.execute(f"select * from {name}")] for name in names}
    database.close()
    return found


async def test_the_first_schema_is_brought_up_to_date_on_postgresql_too(postgresql: str, tmp_path: Path) -> None:
    kept = rows_of(first_database(tmp_path))
    store = Store(database_url(postgresql))
    async with store.engine.begin() as connection:
        await connection.run_sync(fill_first_schema, kept)
    for _ in range(2):  # the second time nothing is left to do
        await store.open()
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            assert (await connection.execute(text("select version_num from alembic_version"))).scalar_one() == newest()
        logs = {row["id"]: await store.log_of(str(row["id"])) for row in kept["tables"]}
        assert sum([len(rows) for rows in logs.values()]) == len(kept["log"]) > 400
        assert sorted(await store.awake()) == sorted([str(row["id"]) for row in kept["tables"] if not row["outcome"]])
    await store.close()
