"""What can be chosen, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from onetable.core.word import Word


class Reachable(NamedTuple):
    """A card on the table that may be chosen, or that one may try to choose."""

    chair: int
    card: int
    choices: tuple[int, ...]  # the numbers of the choices that name it
    reason: Word | None  # why it cannot be chosen


@dataclass(frozen=True)
class Entry:
    """One line of a list to choose from; `meaning` is what comes back, None for what cannot be chosen."""

    meaning: object
    label: str
    text: str = ""  # shown beside the list while the cursor is here
    reason: str = ""  # why it cannot be chosen
    also: str = ""  # another name by which it is found
