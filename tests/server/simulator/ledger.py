"""What was promised to whom, and whether it was kept."""

from __future__ import annotations

from typing import Any

import msgspec

from onetable.core.view import SPECTATOR
from onetable.server.keeping.rows import Row
from onetable.server.table import entries as log
from onetable.server.table import frames
from onetable.server.table.sitting import Sitting
from tests.server.simulator.disk import Disk

Json = dict[str, Any]


class Violation(AssertionError):
    """The server has broken its word."""

    first: Violation | None = None  # what led to all others in this world

    def __init__(self, text: str) -> None:
        super().__init__(text)
        Violation.first = Violation.first or self


class Ledger:
    """Every command that was sent, and what the sender was told of it."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.sent: dict[str, Json] = {}  # by the name of the command
        self.confirmed: set[str] = set()
        self.refused: set[str] = set()

    # ---- while it happens

    def hear(self, person: str, message: Json) -> None:
        """Something went over the line of this person: a command, or a message that has reached him."""
        if "do" in message:
            if "seat" in message and message["do"] != "hint":
                name = f"{person}:{message['id']}"
                if self.sent.setdefault(name, message) != message:
                    raise Violation(f"{name} was sent with another meaning")
        elif message["is"] in ("state", "change") and message["done"] is not None:
            self._confirm(f"{person}:{message['done']}")
        elif message["is"] == "done":
            row = self._confirm(f"{person}:{message['id']}")
            if row.n != message["n"]:
                raise Violation(f"{row.command} is entry {row.n}, not {message['n']}")
        elif message["is"] == "refused":
            name = f"{person}:{message['id']}"
            self.refused.add(name)
            self._check_refused(name)

    def _confirm(self, name: str) -> Row:
        self.confirmed.add(name)
        command = self.sent[name]
        row = self.disk.commands(command["table"]).get(name)
        if row is None:
            raise Violation(f"{name} was confirmed, but it is not on the disk")
        entry = log.read_entry(row.entry)
        answered = isinstance(entry, log.Answered) and (entry.seat, entry.choice) == (command["seat"], command.get("choice"))
        if command["do"] == "answer" and not answered:
            raise Violation(f"{name} was confirmed, but something else is on the disk: {row.entry!r}")
        return row

    def _check_refused(self, name: str) -> None:
        command = self.sent[name]
        if command["do"] == "answer" and name in self.disk.commands(command["table"]):
            raise Violation(f"{name} was refused, but it is on the disk")

    def watch(self, message: Json) -> None:
        """The server sends this: it may only tell what is on the disk."""
        if message["is"] in ("state", "change") and message["n"] > len(self.disk.log[message["table"]]):
            raise Violation(f"entry {message['n']} of {message['table']} was told before it was on the disk")

    def check_ahead(self, sitting: Sitting) -> None:
        """A room must not be ahead of its log."""
        if sitting.n > len(self.disk.log[sitting.row.id]):
            raise Violation(f"entry {sitting.n} of {sitting.row.id} has happened before it was on the disk")

    # ---- in the end

    def check_log(self, table: str) -> Sitting:
        """The log of a table is whole, and all of it was meant so; the table that it tells of is returned."""
        rows = self.disk.log[table]
        if [row.n for row in rows] != list(range(1, len(rows) + 1)):
            raise Violation(f"the log of {table} has gaps: {[row.n for row in rows]}")
        sitting = Sitting(self.disk.tables[table])
        for row in rows:
            entry = log.read_entry(row.entry)
            if isinstance(entry, log.Answered) and row.person is not None:
                command = self.sent.get(row.command or "")
                if command is None:
                    raise Violation(f"entry {row.n} of {table} was never sent")
                if not (sitting.changed_at <= command["at"] <= sitting.n or self._is_asked_since(sitting, command)):
                    raise Violation(f"entry {row.n} of {table} was meant for {command['at']}, not for {sitting.n}")
            sitting.apply(row.n, entry, row.command)
        for name in self.confirmed:
            if self.sent[name]["table"] == table:
                self._confirm(name)
        for name in self.refused:
            self._check_refused(name)
        return sitting

    def _is_asked_since(self, sitting: Sitting, command: Json) -> bool:
        """Whether this seat was asked the same already then, and only others have done anything since."""
        at, seat = command["at"], command["seat"]
        between = [log.read_entry(row.entry) for row in self.disk.log[command["table"]][at : sitting.n]]
        if not at <= sitting.n or any([isinstance(entry, (log.Answered, log.TookBack)) and entry.seat == seat for entry in between]):
            return False
        then, now = self.as_of(command["table"], at).decision_of(seat), sitting.decision_of(seat)
        return then is not None and now is not None and then.choices == now.choices

    def as_of(self, table: str, n: int) -> Sitting:
        """The table as its log told it up to this entry."""
        sitting = Sitting(self.disk.tables[table])
        for row in self.disk.log[table][:n]:
            sitting.apply(row.n, log.read_entry(row.entry), row.command)
        return sitting

    def check_notes(self, sitting: Sitting) -> None:
        """The lists tell of a table what its log tells."""
        noted, outcome = self.disk.tables[sitting.row.id], sitting.result.outcome if sitting.result is not None else ""
        if noted.outcome != outcome or self.disk.seats[sitting.row.id] != sitting.persons():
            raise Violation(f"the lists tell something else of {sitting.row.id} than its log")


def check_same(live: Sitting, brought_back: Sitting) -> None:
    """A table that was brought back from its log cannot be told from the one that was never lost."""
    for name in (
        "n",
        "changed_at",
        "commands",
        "seats",
        "answered_at",
        "cuts",
        "said",
        "undo_asked",
        "result",
        "next",
        "following",
        "round",
    ):
        if getattr(live, name) != getattr(brought_back, name):
            raise Violation(f"{name} is {getattr(live, name)!r} but comes back as {getattr(brought_back, name)!r}")
    for seat in range(SPECTATOR, live.row.players):
        for language in ("en", "ja"):
            if frames.drawn(live, [seat], language) != frames.drawn(brought_back, [seat], language):
                raise Violation(f"the view of seat {seat} comes back different")
            if frames.lines_of(live, live.told, seat, language) != frames.lines_of(brought_back, brought_back.told, seat, language):
                raise Violation(f"the journal of seat {seat} comes back different")


def check_journal(journal: list[Json], sitting: Sitting, seat: int, language: str) -> None:
    """Somebody who was here all the time has read what a newcomer reads."""
    fresh = [msgspec.json.decode(line) for line in frames.lines_of(sitting, sitting.told, frames.eyes_of(sitting, seat), language)]
    if journal != fresh:
        mine, theirs = [(line["n"], line["text"]) for line in journal], [(line["n"], line["text"]) for line in fresh]
        first = next(
            (place for place, pair in enumerate(zip(mine, theirs, strict=False)) if pair[0] != pair[1]), min(len(mine), len(theirs))
        )
        raise Violation(
            f"the journal of seat {seat} differs from a fresh one at line {first}: {mine[first:][:2]} instead of {theirs[first:][:2]}"
        )
