"""The stream of events: challenges, tables that begin and end, my turn. It takes itself up again where it was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from onetable.client.asking import Json
from onetable.client.staying import Staying

if TYPE_CHECKING:
    from onetable.client.client import Client


class Events(Staying):
    """All that happens to one person or bot; what waits already is told first."""

    def __init__(self, client: Client, last: str = "") -> None:
        super().__init__(client)
        self.last = last  # the event that was heard last

    def _address(self) -> str:
        asked = f"?last={quote(self.last)}" if self.last else ""
        return f"{self.client.server.replace('http', 'ws', 1)}/ws/events{asked}"

    def _hear(self, message: Json) -> bool:
        if message["is"] != "closed":
            self._is_back()
            self.last = message["event"]
            self._came.put_nowait(message)
        return True
