"""A stock of rounds that grows while somebody learns: files that others write into a folder take the place of what is oldest."""

from __future__ import annotations

from pathlib import Path

import numpy

from onetable.games.fellowship.learning.arrays import Array
from onetable.games.fellowship.learning.deals import load_deals, want
from onetable.games.fellowship.learning.training.starts import SETS, Rows

IN_A_FILE = 9000  # rounds: half a minute of a core
AT_LEAST = 10  # of each kind


class Stock:
    """The first so many rows are rounds of chapters; what is found in the folder is laid over them, round and round."""

    def __init__(self, rows: Rows, room: int, folder: Path | None) -> None:
        self.rows, self.room, self.folder = rows, room, folder
        self.next = self.taken = 0
        self.known: set[str] = set()

    def take_up(self) -> int:
        """How many rounds are new."""
        before = self.taken
        for file in sorted(self.folder.glob("*.npz")) if self.folder is not None and self.folder.is_dir() else ():
            if file.name not in self.known:
                self.known.add(file.name)
                self.lay_over(Rows(*load_deals(file)))
        return self.taken - before

    def ask_for(self, shares: Array) -> None:
        """Whoever deals is asked for more of those kinds that are played more often, so that all rounds come equally seldom."""
        if self.folder is None or not self.folder.is_dir():
            return
        chapters = {kind: float(share) for kind, share in enumerate(shares) if share > 0 and kind // 3 < SETS[0]}
        total = sum(chapters.values())
        counts = {f"{kind // 3}-{kind % 3 + 2}": max(AT_LEAST, round(IN_A_FILE * share / total)) for kind, share in chapters.items()}
        want(self.folder, counts)

    def lay_over(self, new: Rows) -> None:
        """As many of these as there is room for."""
        for first in range(0, len(new), self.room):
            part = new.part(slice(first, first + self.room))
            places: Array = (self.next + numpy.arange(len(part))) % self.room
            self.rows.replace(places, part)
            self.next = (self.next + len(part)) % self.room
            self.taken += len(part)
