"""A stock of rounds that grows while somebody learns: files that others write into a folder take the place of what is oldest."""

from __future__ import annotations

from pathlib import Path

import numpy

from onetable.games.fellowship.learning.arrays import Array
from onetable.games.fellowship.learning.deals import load_deals
from onetable.games.fellowship.learning.training.starts import Rows


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

    def lay_over(self, new: Rows) -> None:
        """As many of these as there is room for."""
        for first in range(0, len(new), self.room):
            part = new.part(slice(first, first + self.room))
            places: Array = (self.next + numpy.arange(len(part))) % self.room
            self.rows.replace(places, part)
            self.next = (self.next + len(part)) % self.room
            self.taken += len(part)
