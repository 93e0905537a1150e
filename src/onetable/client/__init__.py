"""A small client for programs that want to sit at a table of any server: docs/protocol.md and docs/bots.md in Python.

    async def main() -> None:
        me = await Client.join("http://127.0.0.1:8765", name="Lobelia")
        first, *_ = await me.get("/api/games")
        table = await me.post("/api/tables", {"game": first["id"], "players": 4})
        await me.play(table["id"], lambda state: state["view"]["choices"][0])

    asyncio.run(main())

A command is kept until the server has said `done` or `refused`, and sent again when the line comes back; the server carries it out once.
What is refused, and a server that stays away, are raised as a Problem. `SyncClient` is the same for programs without `async`.
"""

from __future__ import annotations

from onetable.client.asking import Json, Problem, Refused
from onetable.client.client import Client
from onetable.client.events import Events
from onetable.client.line import Choice, Choose, Line, is_asked, number_of
from onetable.client.runner import Runner
from onetable.client.sync import SyncClient

__all__ = ["Choice", "Choose", "Client", "Events", "Json", "Line", "Problem", "Refused", "Runner", "SyncClient", "is_asked", "number_of"]
