"""What could be played after a round: the next chapter, or the same one again with all that was reached."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict

from onetable.games.fellowship.campaign import progress_on
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.table import Board


def next_games(board: Board, setup: Mapping[str, Any], following: Mapping[str, Any] | None = None) -> list[tuple[str, dict[str, Any]]]:
    """A name as a key of the interface, and the set-up; `following` is what the campaign proposes after a win."""
    kept = {"options": setup["options"]} if "options" in setup else {}
    chapter = board.setup.chapter
    found: list[tuple[str, dict[str, Any]]] = []
    if board.outcome == "won":
        found.append(("end-next", {**(following or {"chapter": next_chapter(chapter)}), **kept}))
    reached = progress_on(board) if board.outcome != "won" else None
    again = {key: value for key, value in asdict(reached).items() if value} if reached is not None else {}
    found.append(("end-again", {"chapter": chapter, **again, **kept}))
    return [*found, ("book-anew", anew(setup))] if again else found


def anew(setup: Mapping[str, Any]) -> dict[str, Any]:
    """The same chapter as if nothing had been reached in it."""
    return {key: value for key, value in setup.items() if key in ("chapter", "options")}


def next_chapter(chapter: int | str) -> int | str:
    """The chapter after this one; after the last the endless road."""
    return chapter + 1 if isinstance(chapter, int) and chapter + 1 in CHAPTERS else ROAD
