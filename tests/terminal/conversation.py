"""Somebody who types at the line mode, in this process: what was typed, and what was said."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import redirect_stdout
from typing import Any
from unittest.mock import patch

from onetable.terminal.plain_mode import PlainMode
from onetable.terminal.session import Session


def table(
    game: str = "fellowship",
    setup: dict[str, Any] | None = None,
    players: int = 4,
    seed: int = 6,
    seat: int = 0,
    bots: Sequence[str] = ("random",),
) -> Session:
    """A new game with a person on this seat."""
    return Session.begin(game, setup or {}, players, seed, bots, None, seat)


class Keyboard:
    """Lines that are typed one after the other; before each of them somebody may look at the table."""

    def __init__(self, lines: Iterable[str], look: Callable[[], None]) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.look = look
        self.rest = ""

    def isatty(self) -> bool:
        """Lines from a pipe."""
        return False

    def readline(self, most: int) -> str:
        """The next line, or the rest of one; nothing when the input has ended."""
        if not self.rest:
            self.look()
            self.rest = next(self.lines, "")
        line, self.rest = self.rest[:most], self.rest[most:]
        return line


def converse(session: Session, *lines: str, language: str = "en", look: Callable[[PlainMode], None] = lambda mode: None) -> str:
    """Type these lines, then end the input; all that was said comes back."""
    mode = PlainMode(session, language)
    with redirect_stdout(io.StringIO()) as out, patch.object(sys, "stdin", Keyboard([f"{line}\n" for line in lines], lambda: look(mode))):
        assert mode.play() == 0
    return out.getvalue()
