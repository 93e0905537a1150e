"""What a host does to a server that runs: sees who plays, removes somebody at once, frees a seat; and tables that move as files."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from onetable.core.errors import BadInput
from onetable.core.phrasebook import LANGUAGES
from onetable.server.host.admin import Admin, AnyOrder, Free, Remove, Status, Who
from onetable.server.host.desk import NAME, Answer, address, ask
from onetable.server.host.log_words import log_in_words
from onetable.server.host.table_file import export_table, import_table
from tests.server.host import Host, finish, hosting


async def told(folder: Path, order: AnyOrder) -> Answer:
    """What the running server says to its host."""
    found = await asyncio.to_thread(ask, folder, order)
    assert found is not None, "no server answers"
    return found


# ---- who plays


async def test_the_host_sees_who_plays(tmp_path: Path) -> None:
    async with hosting(tmp_path, desk=tmp_path) as host:
        people = [await host.visitor("Rosie"), await host.visitor("Sam")]
        table = await host.full_table(people)
        assert (await told(tmp_path, Who())).found == []
        line = people[0].line(table["id"])
        await line.hear("state")
        (found,) = (await told(tmp_path, Who())).found
        assert (found["table"], found["game"], found["stage"], found["watching"]) == (table["id"], "fellowship", "playing", 0)
        assert [(seat["name"], seat["person"], seat["here"]) for seat in found["seats"]] == [
            ("Rosie", people[0].me["id"], True),
            ("Sam", people[1].me["id"], False),
        ]
        standing = (await told(tmp_path, Status())).found
        assert (standing["tables"], standing["finished"], standing["people"], standing["rooms"], standing["lines"]) == (1, 0, 2, 1, 1)
        await line.hang_up()


# ---- remove somebody


@pytest.mark.parametrize("begun", [True, False])
async def test_a_guest_who_is_removed_is_gone_at_once(tmp_path: Path, begun: bool) -> None:
    async with hosting(tmp_path, desk=tmp_path) as host:
        host_of_table, guest = await host.visitor("Rosie"), await host.visitor("Ted Sandyman")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot" if begun else "open"}]
        table = await host_of_table.open_table(players=3, seats=seats)
        await guest.post(f"/api/tables/{table['id']}/sit")
        line = guest.line(table["id"])
        await line.hear("state")
        answer = await told(tmp_path, Remove("Ted Sandyman"))
        assert answer.found == {"text": f"Ted Sandyman ({guest.me['id']}) is gone; seats left: 1."}
        closed = await line.hear("closed")
        assert closed["code"] == "no_such_person" and "removed" in closed["text"]
        await line.hang_up()
        assert (await guest.get("/api/me")).status_code == 401
        seat = (await host.room(table["id"])).sitting.seats[1]
        assert (seat.person, bool(seat.bot)) == ("", begun)
        back = guest.line(table["id"])  # the same token: nobody knows it
        message = await back.hear("state", "closed")
        assert message["is"] == "closed" or message["view"]["seat"] == -1
        await back.hang_up()
    async with hosting(tmp_path) as again:
        assert (await again.client(guest.token).get("/api/me")).status_code == 401


async def test_whom_the_host_means(tmp_path: Path) -> None:
    async with hosting(tmp_path, desk=tmp_path) as host:
        one, _ = await host.visitor("Ted"), await host.visitor("Ted")
        assert "2 people are called “Ted”" in (await told(tmp_path, Remove("Ted"))).refused
        assert (await told(tmp_path, Remove("Saruman"))).refused == "Nobody is called “Saruman”."
        assert (await told(tmp_path, Remove(one.me["id"]))).found
        assert (await told(tmp_path, Remove("Ted"))).found


# ---- free a seat


async def test_a_seat_is_freed(tmp_path: Path) -> None:
    async with hosting(tmp_path, desk=tmp_path) as host:
        gathering = await (await host.visitor("Rosie")).open_table(players=2, seats=[{"kind": "me"}, {"kind": "open"}])
        assert (await told(tmp_path, Free(gathering["id"], 0))).found == {"text": "Rosie has left seat 0; it is open."}
        playing = await (await host.visitor("Sam")).open_table(players=2)
        assert (await told(tmp_path, Free(playing["word"], 0))).found == {"text": "Sam has left seat 0; a bot plays on there."}
        for seat in (0, 1, 7, -1):
            assert "Nobody sits on seat" in (await told(tmp_path, Free(playing["id"], seat))).refused
        assert "There is no table" in (await told(tmp_path, Free("nowhere", 0))).refused


# ---- the socket


async def test_only_the_owner_of_the_folder_can_give_orders(tmp_path: Path) -> None:
    async with hosting(tmp_path, desk=tmp_path):
        assert stat.S_IMODE((tmp_path / NAME).stat().st_mode) == 0o600
    assert not (tmp_path / NAME).exists() and ask(tmp_path, Status()) is None


async def test_a_socket_that_a_killed_server_left_is_no_hindrance(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as left, address(tmp_path) as place:
        left.bind(place)
    assert ask(tmp_path, Status()) is None
    async with hosting(tmp_path, desk=tmp_path):
        assert (await told(tmp_path, Status())).found


async def test_a_folder_with_a_long_name(tmp_path: Path) -> None:
    folder = tmp_path / ("a" * 120)
    folder.mkdir()
    async with hosting(folder, desk=folder):
        assert (await told(folder, Status())).found


@pytest.fixture
def nobody_collects_garbage() -> Iterator[None]:
    """What lies about stays there for the length of a test."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize(
    "line", [b"nonsense\n", b"{}\n", b'{"do": "format"}\n', b"\xff\n", b"x" * 100_000 + b"\n", b"[" * 50_000 + b"\n", b""]
)
@pytest.mark.usefixtures("nobody_collects_garbage")  # which would hang up for a server that forgets to
async def test_nonsense_does_no_harm(tmp_path: Path, line: bytes) -> None:
    async with hosting(tmp_path, desk=tmp_path):
        with address(tmp_path) as place:
            reader, writer = await asyncio.open_unix_connection(place)
        writer.write(line)
        writer.write_eof()
        said = await asyncio.wait_for(reader.read(), 10)
        writer.close()
        assert not said or json.loads(said)["refused"]
        assert (await told(tmp_path, Status())).found


# ---- tables as files


async def moved(host: Host, table: str) -> tuple[dict[str, Any], str]:
    """A table as a file, and the id of the table that was made of it."""
    content = await export_table(host.server.store, table)
    return json.loads(content), (await import_table(host.server.store, content)).id


@pytest.mark.parametrize("ends", [True, False])
async def test_a_table_moves_as_a_file(tmp_path: Path, ends: bool) -> None:
    async with hosting(tmp_path) as host:
        people = [await host.visitor("Rosie"), await host.visitor("Sam")]
        table = await host.full_table(people, setup={"chapter": 1})
        room = await (finish(host, table["id"]) if ends else host.room(table["id"]))
        written, id = await moved(host, table["id"])
        text = json.dumps(written)
        assert "Rosie" in text and not [
            secret for secret in (table["id"], table["word"], *[one.me["id"] for one in people]) if secret in text
        ]
        copy = await host.room(id)
        assert copy.sitting.match is not None and room.sitting.match is not None
        assert copy.sitting.match.game.table == room.sitting.match.game.table and copy.sitting.stage == room.sitting.stage
        assert copy.sitting.names("en") == ["Rosie", "Sam"]
        assert not {seat.person for seat in copy.sitting.seats} & {one.me["id"] for one in people}
        assert copy.sitting.row.deal != room.sitting.row.deal and copy.sitting.row.word != room.sitting.row.word
        if not ends:
            assert (await Admin(host.server).free(id, 0)).text == "Rosie has left seat 0; a bot plays on there."


@pytest.mark.parametrize("harm", ["no JSON", "another kind", "other rules", "a made-up answer", "nobody", "a game nobody knows"])
async def test_a_file_that_cannot_be_used_changes_nothing(tmp_path: Path, harm: str) -> None:
    async with hosting(tmp_path) as host:
        table = await host.full_table([await host.visitor("Rosie"), await host.visitor("Sam")], setup={"chapter": 1})
        written = json.loads(await export_table(host.server.store, table["id"]))
        if harm == "another kind":
            written["kind"] = "onetable table 99"
        elif harm == "other rules":
            written["table"]["version"] = "0"  # and nothing in its log proves that they gave the same game
        elif harm == "a made-up answer":
            written["log"].append({"at": 1.0, "person": None, "entry": {"is": "answered", "seat": 0, "choice": 9999}})
        elif harm == "nobody":
            written["names"] = {}
        elif harm == "a game nobody knows":
            written["table"]["game"] = "risk"
        before = await host.server.store.counts()
        with pytest.raises(BadInput):
            await import_table(host.server.store, b"{" if harm == "no JSON" else msgspec.json.encode(written))
        assert await host.server.store.counts() == before


async def test_the_log_in_words(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = [await host.visitor("Rosie"), await host.visitor("Sam")]
        table = await host.full_table(people, setup={"chapter": 1})
        await people[1].post(f"/api/tables/{table['id']}/leave")
        room = await finish(host, table["id"])
        rows = await host.server.store.log_of(table["id"])
        english = [text for _, text in log_in_words(room.sitting.row, rows, "en")]
        assert english[:3] == ["Rosie takes seat 0.", "Sam takes seat 1.", "Sam leaves seat 1."]
        assert all([text.startswith(("Rosie: ", "Bot 2: ")) for text in english[3:]]) and len(english) == len(rows) > 10
        assert not any(["⟦" in text for text in english])  # marks are for pictures
        assert len({log_in_words(room.sitting.row, rows[:3], language)[2][1] for language in LANGUAGES}) == len(LANGUAGES)
