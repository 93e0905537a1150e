"""What players see and what records hold stays as it was when it was frozen; records and logs of that day are still played."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from onetable.core.record import Record, decode, replay
from onetable.games.registry import rulebook
from onetable.server.keeping.base_store import sqlite_url
from onetable.server.keeping.store import Store
from onetable.server.table.room import Room
from tests.frozen.fingerprints import Fingerprint, fingerprint, frozen, plays
from tests.server.host import PATIENT, FirstChoice

HERE = Path(__file__).parent
FROZEN = frozen()
FEW = 7  # in the normal run every so many


def test_all_kinds_of_games_are_frozen() -> None:
    assert [each.play for each in FROZEN] == plays() and len(FROZEN) == 300


@pytest.mark.parametrize("place", range(FEW))
def test_some_games_are_as_they_were(place: int) -> None:
    check(FROZEN[place :: 6 * FEW])


@pytest.mark.long
@pytest.mark.parametrize("place", range(20))
def test_every_game_is_as_it_was(place: int) -> None:
    check(FROZEN[place::20])


def check(games: list[Fingerprint]) -> None:
    for then in games:
        assert fingerprint(then.play) == then


@pytest.mark.parametrize("file", sorted((HERE / "records").glob("*.json")), ids=lambda file: file.stem)
def test_records_of_that_day_replay(file: Path) -> None:
    found: Record = decode(msgspec.json.encode(msgspec.json.decode(file.read_bytes())), Record, "record")
    match = replay(rulebook(found.game), found)
    assert match.rulebook.result(match.game) is not None


async def test_logs_of_that_day_are_brought_back(tmp_path: Path) -> None:
    """Three tables that were over, and three in the middle of a game."""
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as database:
        database.executescript((HERE / "server_log.sql").read_text("utf-8"))
        ids = [str(id) for (id,) in database.execute("select id from tables order by created")]
    store = Store(sqlite_url(file))
    await store.open()
    found = []
    for id in ids:
        row = await store.table(id)
        assert row is not None
        room = Room(row, store, FirstChoice(), PATIENT, _nothing)
        room.recover(await store.log_of(id))
        match = room.sitting.match
        assert match is not None
        found.append((row.game, room.sitting.is_over, len(match.answers)))
    await store.close()
    assert found == [
        ("fellowship", True, 24), ("tcg", True, 47), ("quest", True, 412),
        ("fellowship", False, 26), ("tcg", False, 81), ("quest", False, 48),
    ]  # fmt: skip


async def _nothing(room: Room) -> None:
    """Nobody lists these tables."""
