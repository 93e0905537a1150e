"""A server that knows one recorded session by heart, to test a client against: `python session_server.py sessions/tcg.jsonl 8765`.

It says what the real server said, in the same order, and waits for what the client said then. A client may give its commands names of its
own. Where it says something else, the line is closed with the code 4400 and the reason; when all was said as it was, the line is closed
with 4200 and `complete` is set.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

Json = dict[str, Any]
COMPLETE, OTHERWISE, RESTART = 4200, 4400, 1012


class Session:
    """What was said, by where it was said."""

    def __init__(self, lines: Iterable[str]) -> None:
        steps = [json.loads(line) for line in lines]
        self.answers = {step["ask"]: step["answer"] for step in steps if step["on"] == "http"}
        self.events = [step["hear"] for step in steps if step["on"] == "events" and "hear" in step]
        self.table: list[list[Json]] = []  # one list for each time that the line is opened
        for step in steps:
            if step["on"] == "table" and "open" in step:
                self.table.append([])
            elif step["on"] == "table":
                self.table[-1].append(step)
        self.names: dict[str, str] = {}  # of commands: as recorded, and as this client calls them
        self.opened = 0
        self.complete = False
        self.complaint = ""

    async def ask(self, request: Request) -> JSONResponse:
        found = self.answers.get(f"{request.method} {request.url.path}")
        return JSONResponse(found) if found is not None else JSONResponse({"code": "not_recorded", "text": "That was not asked."}, 404)

    async def listen(self, socket: WebSocket) -> None:
        await socket.accept()
        for event in self.events:
            await socket.send_json(event)
        try:
            await socket.receive()
        except WebSocketDisconnect:
            return

    async def play(self, socket: WebSocket) -> None:
        """One opening of the line to the table."""
        await socket.accept()
        if self.opened >= len(self.table):
            await socket.close(OTHERWISE, "The line was not opened so often.")
            return
        steps, self.opened = self.table[self.opened], self.opened + 1
        try:
            for step in steps:
                if "hear" in step:
                    await socket.send_json(self.renamed(step["hear"]))
                elif "send" in step and not self.agrees(step["send"], await socket.receive_json()):
                    await socket.close(OTHERWISE, self.complaint)
                    return
                elif "lost" in step:
                    await socket.close(RESTART, "restart")
                    return
            self.complete = True
            await socket.close(COMPLETE, "complete")
        except (WebSocketDisconnect, RuntimeError):
            self.complaint = self.complaint or "The client has closed the line."

    def agrees(self, recorded: Json, said: Json) -> bool:
        """Whether a command is the recorded one; sent again, it must have the name that it had."""
        known = self.names.setdefault(recorded["id"], said.get("id", ""))
        if {**said, "id": ""} != {**recorded, "id": ""}:
            self.complaint = f"Recorded: {json.dumps(recorded)[:60]}"
        elif known != said["id"]:
            self.complaint = "The same command has come under another name."
        return not self.complaint

    def renamed(self, message: Json) -> Json:
        """A message, with the names of this client's commands."""
        return {**message, **{key: self.names[message[key]] for key in ("id", "done") if message.get(key) in self.names}}


def app_of(session: Session) -> Starlette:
    """The server."""
    asked = Route("/api/{rest:path}", session.ask, methods=["GET", "POST"])
    return Starlette(routes=[WebSocketRoute("/ws/events", session.listen), WebSocketRoute("/ws", session.play), asked])


if __name__ == "__main__":
    import uvicorn

    uvicorn.run(app_of(Session(Path(sys.argv[1]).read_text("utf-8").splitlines())), port=int(sys.argv[2]))
