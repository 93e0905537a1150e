"""Chinese grammar: lists, and clauses that somebody does."""

from __future__ import annotations

from dataclasses import dataclass

from onetable.games.quest.parts_of_speech import Who


def listed(parts: list[str], last: str = "和") -> str:
    """“A、B和C”."""
    return last.join(["、".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


@dataclass(frozen=True)
class Clause:
    """What somebody does, without its subject. What must be said besides comes after, in whole sentences."""

    who: Who | None  # None: nobody in particular
    does: str
    after: str = ""
    whole: bool = False  # it has a subject of its own
    named: bool = False  # whoever does it is named, even “你”
    pays: bool = False  # it is the price of what comes next
