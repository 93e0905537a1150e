"""The book of an arena: a file with a line for every game that was played. What stands there is not played again."""

from __future__ import annotations

import secrets
from pathlib import Path
from types import TracebackType

import msgspec
from msgspec import Struct

from onetable.bots.arena.bouts import Bout
from onetable.bots.arena.playing import Played
from onetable.core.errors import BadInput


class Entry(Struct, frozen=True, omit_defaults=True):
    """A line of the book: what came of a game, or, at a server, the name under which its table is wished for."""

    bout: Bout
    played: Played | None = None
    begun: str = ""


class Book:
    """Games that are known, by what tells them apart; kept in a file where one is named, else as long as the program runs."""

    def __init__(self, file: Path | None = None) -> None:
        self.file, self.known, self.begun = file, dict[bytes, Played](), dict[bytes, str]()
        if file is not None and file.exists():
            self.read(file)

    def read(self, file: Path) -> None:
        """All whole lines. One that was cut off when somebody pulled the plug is taken out, so that the next is not written behind it."""
        data = file.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                entry = msgspec.json.decode(line, type=Entry)
            except msgspec.DecodeError as error:
                raise BadInput(f"“{file}” is no book of an arena, or it is damaged: line {number}, {error}.") from None
            if entry.played is not None:
                self.known[entry.bout.key] = entry.played
            else:
                self.begun[entry.bout.key] = entry.begun
        if len(whole) < len(data):
            with file.open("r+b") as cut:
                cut.truncate(len(whole))

    def __enter__(self) -> Book:
        self.log = self.file.open("ab", buffering=0) if self.file is not None else None
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.log is not None:
            self.log.close()

    def note(self, bout: Bout, played: Played) -> None:
        """One more game, unless it is known, in one write: its whole line is there, or it is cut off and the game is played again."""
        if bout.key not in self.known:
            self.known[bout.key] = played
            self._write(Entry(bout, played))

    def wish_for(self, bout: Bout) -> str:
        """The name under which a table for this game is wished for: whoever goes on with the book wishes for the same one."""
        found = self.begun.get(bout.key)
        if found is None:
            found = self.begun[bout.key] = secrets.token_urlsafe(12)
            self._write(Entry(bout, begun=found))
        return found

    def _write(self, entry: Entry) -> None:
        if self.log is not None:
            self.log.write(msgspec.json.encode(entry) + b"\n")
