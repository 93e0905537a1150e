"""Chinese clauses: nothing is inflected; whoever does something stands before it, and is not always named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Clause:
    """What somebody does, without its subject. What must be said besides comes after, in whole sentences."""

    who: Any  # None: nobody in particular
    does: str
    after: tuple[str, ...] = ()  # sentences without their full stops
    whole: bool = False  # it has a subject of its own
    named: bool = False  # whoever does it is named, even “你”
    pays: bool = False  # it is the price of what comes next
