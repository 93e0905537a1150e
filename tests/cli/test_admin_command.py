"""`onetable admin`, as a host types it: beside a server that runs, and without one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from onetable.server.keeping.lock import NAME, alone_in
from tests.cli.command import Said, onetable


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Path]:
    """A folder on which a server runs."""
    assert onetable("admin", "--data", tmp_path).code == 0
    with alone_in(tmp_path):
        yield tmp_path


def sentence(said: Said) -> str:
    """The one line of a refusal."""
    assert said.code == 2 and said.out == "" and len(said.err.strip().splitlines()) == 1, said
    return said.err.strip()


def test_two_servers_on_one_folder(held: Path) -> None:
    assert "A server is running on" in sentence(onetable("serve", "--data", held, "--port", "0"))
    assert (held / NAME).exists()


def test_a_folder_is_free_again_when_the_server_has_ended(tmp_path: Path) -> None:
    with alone_in(tmp_path):
        pass
    with alone_in(tmp_path):
        pass


def test_status_where_no_server_runs(tmp_path: Path) -> None:
    said = onetable("admin", "status", "--data", tmp_path)
    assert said.out == "No server is running here.\ntables: 0 open, 0 over; people: 0\n"
    assert onetable("admin", "status", "--data", tmp_path, "--json").data["running"] is False


def test_the_folder_may_be_named_in_the_environment(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'other.sqlite'}"
    assert onetable("admin", "status", ONETABLE_DATABASE=database).code == 0 and (tmp_path / "other.sqlite").is_file()
    assert "not in “nonsense”" in sentence(onetable("serve", "--port", "0", ONETABLE_DATABASE="nonsense"))
    assert "ONETABLE_PORT" in sentence(onetable("serve", ONETABLE_PORT="x"))


@pytest.mark.parametrize("option", ["--proxy", "--metrics-for"])
def test_a_network_that_is_none(tmp_path: Path, option: str) -> None:
    assert f"{option} is an address or a network" in sentence(onetable("serve", "--data", tmp_path, "--port", "0", option, "nginx"))


def test_a_backup_is_made_while_a_server_runs_and_brought_back_when_none_does(tmp_path: Path) -> None:
    kept, copy = tmp_path / "kept", tmp_path / "copy.sqlite"
    assert onetable("admin", "--data", kept).code == 0
    connection = sqlite3.connect(kept / "tables.sqlite")  # somebody who writes meanwhile
    connection.execute("INSERT INTO people (id, name, language, created) VALUES ('a', 'Rosie', 'en', 0)")
    connection.commit()
    with alone_in(kept):
        assert onetable("admin", "backup", copy, "--data", kept).code == 0
        assert copy.stat().st_mode & 0o077 == 0
        assert "There is a file" in sentence(onetable("admin", "backup", copy, "--data", kept))
        assert "A server is running on" in sentence(onetable("admin", "restore", copy, "--data", kept))
    connection.execute("DELETE FROM people")
    connection.commit()
    connection.close()
    assert "people: 0" in onetable("admin", "--data", kept).out
    said = onetable("admin", "restore", copy, "--data", kept)
    assert "has been brought back. What was there before is in" in said.out
    assert "people: 1" in onetable("admin", "--data", kept).out and (kept / "tables.sqlite.replaced").is_file()
    assert onetable("admin", "restore", copy, "--data", tmp_path / "elsewhere").code == 0


def test_the_house_is_kept_while_no_server_runs(tmp_path: Path) -> None:
    assert onetable("admin", "--data", tmp_path).code == 0
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.execute("INSERT INTO people (id, name, language, created) VALUES ('a', 'Lotho', 'en', 0)")
    connection.commit()
    connection.close()
    said = onetable("admin", "prune", "--data", tmp_path)
    assert said.out == "Tables that never began: 0 gone; guests without a table: 1 gone; logs packed: 0.\n"
    assert "people: 0" in onetable("admin", "--data", tmp_path).out


@pytest.mark.parametrize("content", [b"", b"These are my shopping notes.\n" * 100, "another database"])
def test_what_is_no_copy_is_not_brought_back(tmp_path: Path, content: bytes | str) -> None:
    copy = tmp_path / "copy"
    if isinstance(content, bytes):
        copy.write_bytes(content)
    else:
        with sqlite3.connect(copy) as connection:
            connection.execute("CREATE TABLE notes (text)")
        connection.close()
    assert onetable("admin", "--data", tmp_path).code == 0
    sentence(onetable("admin", "restore", copy, "--data", tmp_path))
    assert onetable("admin", "--data", tmp_path).code == 0 and not (tmp_path / "tables.sqlite.unfinished").exists()


@pytest.mark.parametrize(
    "words",
    [
        ("remove", "Saruman"),
        ("free", "nowhere", "0"),
        ("free", "nowhere", "x"),
        ("log", "nowhere"),
        ("log", "nowhere", "--language", "xx"),
        ("export", "nowhere", "file"),
        ("import", "nowhere.json"),
        ("restore", "nowhere.sqlite"),
        ("backup", "/nowhere/copy.sqlite"),
        ("dance",),
        ("backup", "copy", "--database", "postgresql+asyncpg://nobody@127.0.0.1:1/none"),
    ],
)
def test_one_sentence_where_it_cannot_be_done(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert onetable("admin", "--data", tmp_path).code == 0
    assert sentence(onetable("admin", *words, "--data", tmp_path))
