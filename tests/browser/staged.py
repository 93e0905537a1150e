"""A table whose line is held by the test: any moment of any game is shown at once, and what the person answers is heard."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

from tests.browser.visitor import Visitor
from tests.server.pictures.tables import NAMES

Data = dict[str, Any]
TABLE = "staged"


class Staged:
    """One person at a table that is only shown."""

    def __init__(self, visitor: Visitor, game: str, players: int, seat: int = 0) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.game, self.players, self.seat = game, players, seat
        self.heard: list[Data] = []  # what the person has sent
        self.said: list[Data] = []  # what somebody has said
        self.coach: Data | None = None
        self.undo: Data = {"may": True, "why": "", "asked": None}
        self.n = 0
        self.socket: WebSocketRoute | None = None
        self.first: Data | None = None
        self.page.route(f"**/api/tables/{TABLE}?*", self._tell)
        self.page.route_web_socket("**/ws?*", self._connect)

    def _tell(self, route: Route) -> None:
        info = {
            "id": TABLE, "word": "amber-lamp-11111", "game": self.game, "title": self.visitor.say(f"{self.game}-name"), "detail": "",
            "setup": {}, "players": self.players, "people": self.people, "seat": self.seat if self.seat >= 0 else None, "your_turn": True,
            "waits_for": "", "state": "playing", "outcome": "", "changed": 0, "pace": "live", "watch": "public", "emblem": "", "n": 1,
            "trouble": "",
        }  # fmt: skip
        route.fulfill(json=info)

    @property
    def people(self) -> list[Data]:
        """Who sits there: the person who looks, and bots."""
        return [self._person(seat) for seat in range(self.players)]

    def _person(self, seat: int) -> Data:
        me = seat == self.seat
        return {
            "seat": seat, "kind": "person" if me else "bot", "name": NAMES[seat], "here": True, "bot": "" if me else "rules",
            "standing_in": False, "me": me, "shown": False,
        }  # fmt: skip

    def _connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda message: self.heard.append(json.loads(message)))
        if self.first is not None:
            self.send(self.first)

    def send(self, view: Data, lines: tuple[str | Data, ...] = (), told: str = "Told") -> None:
        """Tell the person how the table stands now, and what has happened, in words of this kind."""
        self.n += 1
        done = next((one["id"] for one in reversed(self.heard) if one["do"] in ("answer", "undo")), None)
        happened = [line if isinstance(line, dict) else {"text": line} for line in lines]
        usual = {"n": self.n, "is": told, "group": None, "weight": 1, "about": []}
        news = {"after": self.n - 1, "lines": [usual | line for line in happened]}
        state = {
            "is": "state", "table": TABLE, "n": self.n, "done": done, "news": news, "view": view, "people": self.people,
            "undo": self.undo, "said": self.said, "next": None, "coach": self.coach, "speed": 1,
        }  # fmt: skip
        self.post(state)

    def post(self, message: Data) -> None:
        """Say anything over the line."""
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def show(self, view: Data) -> None:
        """Open the table at this moment, or go on to it."""
        if self.socket is None:
            self.first = view
            self.visitor.go(f"/table/{TABLE}")
        else:
            self.send(view)
        self.page.wait_for_selector("main .layer", state="attached")
        self.page.wait_for_timeout(80)

    def wish(self, do: str) -> Data:
        """What the person has asked for in this way, as soon as it is heard."""
        deadline = time.monotonic() + 10
        while not (found := [one for one in self.heard if one["do"] == do]):
            assert time.monotonic() < deadline, f"nobody asks for “{do}”"
            self.page.wait_for_timeout(20)
        return found[-1]

    @property
    def answers(self) -> list[int]:
        """The choices that were made, by number."""
        return [int(one["choice"]) for one in self.heard if one["do"] == "answer"]
