"""`onetable serve`: where it listens, what it says, and one clear sentence where it cannot begin."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from onetable.cli.serve import own_address
from onetable.server.keeping.databases import database_url
from tests.cli.command import Said, onetable
from tests.server.serving import command


def sentence(said: Said) -> str:
    """The one line of a refusal."""
    assert said.code != 0 and said.out == "" and "Traceback" not in said.err, said
    lines = said.err.strip().splitlines()
    assert len(lines) == 1, said.err
    return lines[0]


def test_it_says_where_it_is_and_answers_there(tmp_path: Path) -> None:
    with command(tmp_path, "--port", "0") as process:
        assert process.first_line == f"One Table is open at {process.address}/ (Ctrl+C ends it; nothing is lost)\n"
        assert json.loads(urlopen(f"{process.address}/api/games", timeout=20).read())
        assert (tmp_path / "tables.sqlite").is_file()
        process.process.send_signal(signal.SIGINT)
        rest, complaints = process.rest()
        assert rest == "" and complaints == "" and process.process.returncode in (0, 130)


def test_the_command_alone_opens_the_table_in_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    settings = {**os.environ, "ONETABLE_DATA": str(tmp_path), "BROWSER": f"{browser} %s", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "onetable.cli"]
    with subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        deadline = time.monotonic() + 30
        while not (opened.is_file() and opened.read_text().strip()) and time.monotonic() < deadline:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
    assert opened.read_text().strip() in line and (tmp_path / "tables.sqlite").is_file()


def test_it_is_heard_on_this_machine_alone(tmp_path: Path) -> None:
    with command(tmp_path, "--port", "0") as process:
        own = own_address()
        if own == "127.0.0.1":
            pytest.skip("this machine has no other address")
        with pytest.raises(OSError), socket.create_connection((own, process.port), timeout=2):
            pass


def test_lan_prints_a_link_and_a_code_to_scan(tmp_path: Path) -> None:
    with command(tmp_path, "--lan", "--port", "0", ONETABLE_QR="1") as process:
        urlopen(f"{process.address}/api/games", timeout=20).read()
        rest, _ = process.end()
    link, *code = rest.splitlines()
    assert link == f"Friends in the same house join at http://{own_address()}:{process.port}/"
    assert len(code) > 10 and "█" in rest


def test_lan_without_a_terminal_prints_the_link_only(tmp_path: Path) -> None:
    with command(tmp_path, "--lan", "--port", "0", ONETABLE_QR="") as process:
        urlopen(f"{process.address}/api/games", timeout=20).read()
        rest, _ = process.end()
    assert len(rest.splitlines()) == 1


def test_a_port_that_is_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert (
            sentence(onetable("serve", "--data", tmp_path, "--port", str(port)))
            == f"Cannot listen on 127.0.0.1, port {port}: address already in use."
        )


@pytest.mark.parametrize("port", ["70000", "-1", "x"])
def test_a_port_that_cannot_be(tmp_path: Path, port: str) -> None:
    said = onetable("serve", "--data", tmp_path, f"--port={port}")
    assert said.code != 0 and "Traceback" not in said.err and said.err.strip()


def test_a_host_that_is_not_this_machine(tmp_path: Path) -> None:
    assert "192.0.2.1" in sentence(onetable("serve", "--data", tmp_path, "--host", "192.0.2.1", "--port", "0"))


@pytest.mark.parametrize("kind", ["a file", "below a file", "not writable", "a folder in place of the file", "a file that is no database"])
def test_a_folder_that_cannot_be_used(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "folder"
    if kind == "not writable":
        if os.geteuid() == 0:
            pytest.skip("root may write anywhere")
        folder.mkdir(mode=0o500)
    elif kind == "a folder in place of the file":
        (folder / "tables.sqlite").mkdir(parents=True)
    elif kind == "a file that is no database":
        folder.mkdir()
        (folder / "tables.sqlite").write_text("These are my shopping notes.\n" * 100)
    else:
        folder.write_text("a file")
        folder = folder / "deeper" if kind == "below a file" else folder
    assert str(folder) in sentence(onetable("serve", "--data", folder, "--port", "0"))


@pytest.mark.parametrize("url", ["nonsense", "oracle://x", "postgresql:x"])
def test_a_database_of_another_kind_is_told_what_to_write(tmp_path: Path, url: str) -> None:
    said = sentence(onetable("serve", "--data", tmp_path, "--port", "0", "--database", url))
    assert "write --database sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME." in said


@pytest.mark.parametrize(
    ("url", "where"), [("postgresql://nobody@127.0.0.1:9/x", "this database"), ("sqlite:////nowhere/at/all", "/nowhere/at")]
)
def test_a_database_that_cannot_be_reached(tmp_path: Path, url: str, where: str) -> None:
    assert f"Cannot keep anything in {where}: " in sentence(onetable("serve", "--data", tmp_path, "--port", "0", "--database", url))


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("sqlite:///x.sqlite", "sqlite+aiosqlite:///x.sqlite"),
        ("sqlite+aiosqlite:///x.sqlite", "sqlite+aiosqlite:///x.sqlite"),
        ("postgres://ada@host/tables", "postgresql+asyncpg://ada@host/tables"),
        ("postgresql://ada@host/tables", "postgresql+asyncpg://ada@host/tables"),
        ("postgresql+asyncpg://ada@host/tables", "postgresql+asyncpg://ada@host/tables"),
    ],
)
def test_nobody_must_know_the_name_of_a_driver(written: str, meant: str) -> None:
    assert database_url(written) == meant
