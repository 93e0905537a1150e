"""Connections that say nothing, never come to an end, never read: a real server with little patience lets them go and serves others."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect

from tests.server.host import hosting
from tests.server.impatient import FILES, PATIENCE

HERE = Path(__file__).parents[2]
AT_LAST = 30.0  # seconds, on a machine that has other things to do
MANY = 100  # answers that no buffer takes


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    command = [sys.executable, "-m", "tests.server.impatient", str(tmp_path_factory.mktemp("impatient"))]
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        found = int(process.stdout.readline())
        ask(found, "/api/games")  # it is there
        yield found
        process.terminate()


def ask(port: int, path: str, body: Any = None, token: str = "") -> Any:
    """What a visitor is told."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = json.dumps(body).encode() if body is not None else None
    return json.loads(urlopen(Request(f"http://127.0.0.1:{port}{path}", data, headers), timeout=AT_LAST).read())


def dial(port: int, said: bytes = b"") -> socket.socket:
    """A connection on which so much is said."""
    found = socket.create_connection(("127.0.0.1", port), timeout=AT_LAST)
    found.sendall(said)
    return found


def wait_for_the_end(connection: socket.socket) -> int:
    """Until the other side has ended it, or time is out; how many bytes were still read."""
    read = 0
    with connection, suppress(ConnectionError):
        while found := connection.recv(65536):
            read += len(found)
    return read


UPGRADE = (
    b"GET /ws?table=%s HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_hundreds_of_silent_connections_keep_nobody_out(port: int) -> None:
    """More than the server may open files; each new one finds room, because the first ones are let go."""
    with ExitStack() as stack:
        for number in range(FILES + 150):
            stack.enter_context(dial(port, b"GET / HTTP/1.1\r\nHost: loc" if number % 2 else b""))
            if number % 50 == 49:
                assert ask(port, "/api/games")


def test_requests_that_are_never_finished(port: int) -> None:
    """Nothing, half a head, half a body, half of a second request."""
    said = (
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/games HT",
    )
    for connection in [dial(port, half) for half in said]:
        wait_for_the_end(connection)


def test_a_byte_now_and_then_does_not_make_it_longer(port: int) -> None:
    connection, ended = dial(port, b"GET /api/games HTTP/1.1\r\n"), False
    until = time.monotonic() + AT_LAST
    while not ended and time.monotonic() < until:
        time.sleep(0.1)
        try:
            connection.sendall(b"X-Slow: 1\r\n")
        except ConnectionError:
            ended = True
    connection.close()
    assert ended


def test_an_answer_that_is_never_read(port: int) -> None:
    """The server may need a while to write so much that it must wait; whoever reads only after its patience has not been waited for."""
    whole, wait = len(urlopen(f"http://127.0.0.1:{port}/api/games/quest/reader", timeout=AT_LAST).read()), 2 * PATIENCE.reading
    while read_after(port, wait) >= whole * MANY:
        wait *= 2
        assert wait <= AT_LAST


def read_after(port: int, seconds: float) -> int:
    """How much is still read of many answers by somebody who begins so late."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(AT_LAST)
    connection.connect(("127.0.0.1", port))
    connection.sendall(b"GET /api/games/quest/reader HTTP/1.1\r\nHost: localhost\r\n\r\n" * MANY)
    time.sleep(seconds)
    return wait_for_the_end(connection)


def test_a_line_that_answers_no_ping(port: int) -> None:
    me = ask(port, "/api/me", {"name": "Ada"})
    table = ask(port, "/api/tables", {"game": "fellowship", "players": 2, "watch": "public"}, me["token"])["id"]
    connection = dial(port, UPGRADE % table.encode())
    assert b"101" in connection.recv(16)
    wait_for_the_end(connection)


async def test_a_line_that_only_listens_stays(port: int) -> None:
    me = await asyncio.to_thread(ask, port, "/api/me", {"name": "Ada"})
    wish = {"game": "fellowship", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = (await asyncio.to_thread(ask, port, "/api/tables", wish, me["token"]))["id"]
    headers = {"Authorization": f"Bearer {me['token']}"}
    async with connect(f"ws://127.0.0.1:{port}/ws?table={table}", additional_headers=headers) as line:
        await line.recv()
        await asyncio.sleep(PATIENCE.request + PATIENCE.ping)  # several pings, each answered
        await line.send('{"do":"ping"}')
        assert json.loads(await asyncio.wait_for(line.recv(), AT_LAST))["is"] == "pong"


async def test_one_address_has_only_so_many_lines(tmp_path: Path) -> None:
    async with hosting(tmp_path, lines=3) as host:
        guests = [await host.visitor() for _ in range(4)]
        table = (await guests[0].open_table(players=2, watch="public"))["id"]
        lines = [guest.line(table) for guest in guests[:3]]
        for line in lines:
            await line.hear("state")
        late = guests[3].line(table)
        assert (await late.hear("closed"))["code"] == "too_fast"
        await lines[0].hang_up()
        line = guests[3].line(table)
        assert (await line.hear())["is"] == "state"
        for one in (*lines[1:], line):
            await one.hang_up()
