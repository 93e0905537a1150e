"""People without a browser at a real table: they hear every byte that the server sends them, and when."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from onetable.changes import changed

Json = dict[str, Any]
PATIENCE = 20.0


class Guest:
    """Somebody whom a server knows."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.token = address, ""
        self.token = self.post("/api/me", {"name": name, "language": "en"})["token"]

    def post(self, path: str, body: Json) -> Json:
        """Tell the server something."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {self.token}"} if self.token else {})
        with urlopen(Request(self.address + path, json.dumps(body).encode(), headers), timeout=PATIENCE) as answer:
            found: Json = json.loads(answer.read())
            return found


class Sitter:
    """One of them at one table."""

    def __init__(self, line: ClientConnection, table: str) -> None:
        self.line, self.table, self.state, self.commands = line, table, dict[str, Any](), 0
        self.heard: list[tuple[float, bytes]] = []  # when, and what

    @property
    def view(self) -> Json:
        """What he sees now."""
        found: Json = self.state["view"]
        return found

    def listen(self, until: Callable[[Json], bool], patience: float = PATIENCE) -> None:
        """Hear what comes until the table stands so."""
        deadline = time.monotonic() + patience
        while not self.state or not until(self.view):
            message = self.line.recv(timeout=deadline - time.monotonic())
            raw = message.encode() if isinstance(message, str) else message
            self.heard.append((time.monotonic(), raw))
            told = json.loads(raw)
            if told["is"] in ("state", "change"):
                self.state = changed(self.state, told) if told["is"] == "change" else told

    def answer(self, choice: int) -> None:
        """Choose, and hear what comes of it."""
        n, self.commands = self.state["n"], self.commands + 1
        command = {
            "do": "answer",
            "id": f"{self.table}-{self.commands}",
            "table": self.table,
            "seat": self.view["seat"],
            "at": n,
            "choice": choice,
        }
        self.line.send(json.dumps(command))
        self.listen(lambda _: bool(self.state["n"] > n))


@contextmanager
def sitting(guest: Guest, table: str) -> Iterator[Sitter]:
    """He comes to this table, for as long as he is wanted."""
    address = f"{guest.address.replace('http', 'ws', 1)}/ws?table={table}&last=0&language=en"
    with connect(address, additional_headers={"Authorization": f"Bearer {guest.token}"}, max_size=None) as line:
        yield Sitter(line, table)
