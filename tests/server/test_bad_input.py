"""Bad input: nothing that a client sends ends anything but its own line, and every mistake is told in a clear error."""

from __future__ import annotations

import json
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from onetable.server.http.line import BURST, MOST_LINES, MOST_MISTAKES
from tests.server.host import Host, Json, Line, Visitor, hosting
from tests.server.serving import command
from tests.server.test_api import refused


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path) as found:
        yield found


# ---- named cases on the line


async def seated(host: Host) -> tuple[Visitor, Line, Json]:
    visitor = await host.visitor()
    table = await visitor.open_table(players=1, setup={"chapter": 1})
    line = visitor.line(table["id"])
    return visitor, line, await line.hear("state")


def well_formed(state: Json) -> Json:
    return {"do": "answer", "id": "x", "table": state["table"], "seat": 0, "at": state["n"], "choice": 0}


ODD: dict[str, Callable[[Json], str | bytes]] = {
    "nothing": lambda good: "",
    "no JSON": lambda good: "{do: answer}",
    "a list": lambda good: "[]",
    "null": lambda good: "null",
    "half": lambda good: json.dumps(good)[:40],
    "two at once": lambda good: json.dumps(good) * 2,
    "deep nesting": lambda good: '{"do":"ping","x":' + "[" * 5000 + "]" * 5000 + "}",
    "deeper nesting": lambda good: "[" * 15_000,
    "deep objects": lambda good: '{"a":' * 2500,
    "not UTF-8": lambda good: json.dumps(good).encode().replace(b'"x"', b'"\xff\xfe"'),
    "bytes that are not JSON": lambda good: b"\x00\x01\x02",
    "no kind": lambda good: json.dumps({**good, "do": None}),
    "an unknown kind": lambda good: json.dumps({**good, "do": "cheat"}),
    "text for a number": lambda good: json.dumps({**good, "choice": "0"}),
    "a fraction": lambda good: json.dumps({**good, "choice": 0.5}),
    "a truth value for a number": lambda good: json.dumps({**good, "choice": True}),
    "a negative number": lambda good: json.dumps({**good, "choice": -1}),
    "a huge number": lambda good: json.dumps({**good, "choice": 10**400}),
    "a number beyond 64 bits": lambda good: json.dumps({**good, "at": 2**64}),
    "a number beyond 31 bits": lambda good: json.dumps({**good, "seat": 2**32}),
    "infinity": lambda good: json.dumps({**good, "choice": float("inf")}),
    "not a number": lambda good: json.dumps({**good, "at": float("nan")}),
    "a lone surrogate": lambda good: json.dumps(good).replace('"x"', '"\\ud800"'),
    "half a surrogate pair": lambda good: json.dumps(good).replace('"x"', '"\\ud83d\\u0041"'),
    "an empty id": lambda good: json.dumps({**good, "id": ""}),
    "a long id": lambda good: json.dumps({**good, "id": "x" * 65}),
    "no id": lambda good: json.dumps({name: value for name, value in good.items() if name != "id"}),
    "no seat": lambda good: json.dumps({**good, "seat": None}),
}


@pytest.mark.parametrize("odd", ODD)
async def test_a_message_that_cannot_be_understood(host: Host, odd: str) -> None:
    _, line, state = await seated(host)
    line.send(ODD[odd](well_formed(state)))
    heard = await line.hear("refused", "state", "pong")
    assert (heard["is"], heard.get("code")) == ("refused", "bad_message") and heard["text"]
    line.send(well_formed(state))
    assert (await line.hear("state"))["done"] == "x"  # the line goes on
    await line.hang_up()


@pytest.mark.parametrize("odd", ["a\u0000b", "ünïcode ✦", "' OR 1=1 --", "\\", "\U0001f3b2" * 15])
async def test_an_odd_id_is_an_id(host: Host, odd: str) -> None:
    _, line, state = await seated(host)
    line.send({**well_formed(state), "id": odd})
    assert (await line.hear("state"))["done"] == odd
    line.send({**well_formed(state), "id": odd})
    assert (await line.hear("done"))["id"] == odd
    await line.hang_up()


async def test_what_is_not_needed_is_passed_over(host: Host) -> None:
    _, line, state = await seated(host)
    line.send({**well_formed(state), "extra": {"deep": [1, 2, {"x": None}]}})
    assert (await line.hear("state"))["done"] == "x"
    await line.hang_up()


async def test_too_many_mistakes_end_the_line(host: Host) -> None:
    _, line, _ = await seated(host)
    for _ in range(MOST_MISTAKES):
        line.send("nonsense")
    for _ in range(MOST_MISTAKES):
        assert (await line.hear("refused"))["code"] == "bad_message"
    assert (await line.hear())["code"] == "bad_message" and (await line.hear())["number"] == 1008


async def test_too_many_commands_end_the_line(host: Host) -> None:
    visitor, line, state = await seated(host)
    for _ in range(int(BURST) + 20):
        line.send({"do": "ping"})
    assert (await line.hear("closed"))["code"] == "too_fast" and (await line.hear("closed"))["number"] == 1008
    again = visitor.line(state["table"])
    assert (await again.hear("state"))["n"] == state["n"]
    await again.hang_up()


async def test_too_many_lines_of_one_person(host: Host) -> None:
    visitor, line, state = await seated(host)
    lines = [line, *[visitor.line(state["table"]) for _ in range(MOST_LINES - 1)]]
    for one in lines[1:]:
        await one.hear("state")
    last = visitor.line(state["table"])
    assert (await last.hear())["code"] == "too_fast" and (await last.hear())["number"] == 1008
    for one in lines:
        await one.hang_up()
    again = visitor.line(state["table"])
    assert (await again.hear("state"))["is"] == "state"
    await again.hang_up()
    assert host.server.lines == {}


# ---- named cases at the door


def forged(token: str) -> list[str]:
    id, _, secret = token.partition(".")
    return [
        "",
        ".",
        id,
        f"{id}.",
        f".{secret}",
        f"{id}.{secret[:-1]}",
        f"{id}.{secret[::-1]}",
        f"x{id}.{secret}",
        token + "x",
        "x" * 5000,
        f"{id}.' OR 1=1",
        f"{id}.\u00e9",
    ]


async def test_a_forged_cookie_belongs_to_nobody(host: Host) -> None:
    visitor = await host.visitor()
    table = await visitor.open_table()
    for token in forged(visitor.token):
        if token.isascii():
            assert refused(await host.client().get("/api/me", headers={"Cookie": f"onetable={token}"}), 401, "who_are_you")
        headers = {"Authorization": f"Bearer {token}".encode("latin-1")}
        assert refused(await host.client().get("/api/me", headers=headers), 401, "who_are_you")  # type: ignore[arg-type]
        line = Line(host.app, None, {"table": table["id"]}, {"cookie": f"onetable={token}"})
        assert (await line.hear())["code"] == "not_allowed"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost.evil.example", "http://localhost:81", "", "localhost", "http://["]
)
async def test_another_page_may_not_speak_in_your_name(host: Host, origin: str) -> None:
    visitor = await host.visitor()
    table = await visitor.open_table()
    answer = await visitor.client.post("/api/tables", json={"game": "fellowship", "players": 4}, headers={"Origin": origin})
    assert refused(answer, 403, "wrong_origin")
    line = visitor.line(table["id"], origin=origin)
    assert (await line.hear()) == {"is": "closed", "number": 1008, "code": "wrong_origin"}


async def test_our_own_page_may(tmp_path: Path) -> None:
    async with hosting(tmp_path, origins=("https://table.example",)) as host:
        visitor = await host.visitor()
        for address, origin in (("http://localhost", "http://localhost"), ("http://table.example", "https://table.example")):
            assert (await visitor.client.get(f"{address}/api/me", headers={"Origin": origin})).status_code == 200


@pytest.mark.parametrize(
    "name", ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io", "", "a.b:80", "[::1", "x" * 300 + ".example"]
)
async def test_a_foreign_name_that_leads_here(host: Host, name: str) -> None:
    visitor = await host.visitor()
    assert refused(await visitor.client.get("/api/me", headers={"Host": name}), 403, "wrong_host")
    line = visitor.line("x", host=name)
    assert (await line.hear())["code"] == "wrong_host"


@pytest.mark.parametrize("name", ["localhost:8765", "127.0.0.1:1", "[::1]:8765", "192.168.1.20:8765", "mybox", "mybox.local:8765"])
async def test_names_of_machines_in_the_house(host: Host, name: str) -> None:
    visitor = await host.visitor()
    assert (await visitor.client.get("/api/me", headers={"Host": name})).status_code == 200


async def test_too_many_requests_of_one_address(tmp_path: Path) -> None:
    async with hosting(tmp_path, requests=(1.0, 5.0)) as host:
        answers = [await host.stranger().get("/api/games") for _ in range(8)]
        assert answers[0].status_code == 200 and refused(answers[-1], 429, "too_fast")


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"{", "application/json"),
        (b"[]", "application/json"),
        (b"null", "application/json"),
        (b'{"name":"\xff"}', "application/json"),
        (b'{"name":"\\ud800"}', "application/json"),
        (b'{"name":' + b"[" * 20_000, "application/json"),
        (b"name=Rosie", "application/x-www-form-urlencoded"),
        (b'{"name":"Rosie"}', "text/plain"),
        (b'{"name":"Rosie"}', ""),
    ],
    ids=str,
)
async def test_a_body_that_cannot_be_used(host: Host, body: bytes, kind: str) -> None:
    answer = await host.client().post("/api/me", content=body, headers={"Content-Type": kind})
    assert refused(answer, 400, "bad_input")


async def test_a_body_that_is_too_big(host: Host) -> None:
    answer = await host.client().post("/api/me", content=b'{"name":"' + b"x" * 10_000_000, headers={"Content-Type": "application/json"})
    assert refused(answer, 413, "too_big")


async def test_a_body_that_is_cut_off_is_no_error_of_the_server(host: Host) -> None:
    head = {"type": "http", "method": "POST", "path": "/api/me", "raw_path": b"/api/me", "query_string": b"", "client": ("127.0.0.1", 1)}
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json"), (b"content-length", b"100")]
    scope = {**head, "headers": headers, "scheme": "http", "server": ("localhost", 80), "http_version": "1.1", "root_path": ""}
    parts = [{"type": "http.request", "body": b'{"name":', "more_body": True}, {"type": "http.disconnect"}]
    sent: list[Any] = []

    async def receive() -> Any:
        return parts.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    await host.app(scope, receive, send)  # today's servers of this kind write a traceback where this raises
    assert sent[0]["status"] == 400


# ---- the real command


def test_a_frame_of_ten_megabytes_ends_its_line_and_no_other(tmp_path: Path) -> None:
    with command(tmp_path, "--port", "0") as process:
        me = json.loads(urlopen(_post(f"{process.address}/api/me", {}, "")).read())
        table = json.loads(urlopen(_post(f"{process.address}/api/tables", {"game": "fellowship", "players": 1}, me["token"])).read())
        address = f"ws://127.0.0.1:{process.port}/ws?table={table['id']}"
        headers = {"Authorization": f"Bearer {me['token']}"}
        with connect(address, additional_headers=headers, max_size=None) as good, connect(address, additional_headers=headers) as bad:
            state = json.loads(good.recv(timeout=20))
            begun = b"\x81\xff" + (10_000_000).to_bytes(8, "big") + b"abcd" + bytes(1000)  # the beginning tells how long it would become
            farewell = _spoilt_line(process.port, f"/ws?table={table['id']}", me["token"], begun)
            assert b"\x88" in farewell and (1009).to_bytes(2, "big") in farewell
            with pytest.raises(ConnectionClosed):  # who sends on regardless may find the line cut before he can read why
                bad.send("x" * 10_000_000)
                while True:
                    bad.recv(timeout=20)
            good.send(json.dumps(well_formed(state)))
            while (heard := json.loads(good.recv(timeout=20))).get("done") != "x":
                assert heard["is"] in ("state", "people")
            for frame in (
                b"\x81\x85abcd\xff\xfe\xfd\xfc\xfb",
                b"\xf1\x80abcd",
                b"\x81\x05naked",
                b"\x00" * 50,
                b"\x89\xfe\xff\xff",
                b"\x88\x81abcd\x00",
            ):
                _spoilt_line(process.port, f"/ws?table={table['id']}", me["token"], frame)
            for request in (
                b"\x00" * 100,
                b"GET / HTTP/9\r\n\r\n",
                b"GET /" + b"a" * 70_000,
                b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
            ):
                _raw(process.port, request)
            for path in (
                "/assets/../../../app.py",
                "/assets/%2e%2e/%2e%2e/store.py",
                "/assets//etc/passwd",
                "/assets/..%5c..%5capp.py",
                "/assets/%c0%ae%c0%ae/app.py",
            ):
                answer = _raw(process.port, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
                assert b" 404 " in answer.split(b"\r\n")[0] + b" " and b"root:" not in answer and b"import" not in answer, path
            good.send('{"do":"ping"}')
            assert json.loads(good.recv(timeout=20)) == {"is": "pong"}
        _, complaints = process.end()
        assert "Traceback" not in complaints, complaints


def _post(url: str, body: Json, token: str) -> Request:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    return Request(url, data=json.dumps(body).encode(), headers=headers)


def _raw(port: int, request: bytes) -> bytes:
    """What comes back, until the server has had enough; nothing where it simply waits for more."""
    with socket.create_connection(("127.0.0.1", port), timeout=3) as line:
        return _exchange(line, request)


def _exchange(line: socket.socket, message: bytes) -> bytes:
    found = b""
    try:
        line.sendall(message)
        while chunk := line.recv(65536):
            found += chunk
    except OSError:
        pass
    return found


def _spoilt_line(port: int, path: str, token: str, frame: bytes) -> bytes:
    """Open a line by hand, send a frame that breaks the rules of frames, and hear what comes back."""
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    with socket.create_connection(("127.0.0.1", port), timeout=3) as line:
        line.sendall(f"{head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        found = b""
        while b"\r\n\r\n" not in found:
            found += line.recv(65536)
        return _exchange(line, frame)
