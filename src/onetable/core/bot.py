"""What every bot offers: it gets a view, never a game."""

from __future__ import annotations

from typing import Any, Protocol

from onetable.core.view import View


class Bot(Protocol):
    """Somebody who can sit at the table without being a person."""

    name: str

    def choose(self, view: View[Any]) -> int:
        """The number of one of `view.choices`."""
        ...
