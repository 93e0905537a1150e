"""Positions for tests in Python, and play that reads like play."""

from __future__ import annotations

from typing import Any

from onetable.core.scenario.choosing import choose, offered, refused
from onetable.core.scenario.running import check
from onetable.core.short import short
from onetable.games.quest.scene.to_come import plain
from onetable.games.quest.table import Board
from onetable.games.registry import rulebook

RULEBOOK = rulebook("quest")


class Scene:
    """A game that is played by naming choices."""

    def __init__(self, **data: Any) -> None:
        self.game = RULEBOOK.scene(plain({"game": "quest", **data}))

    @property
    def board(self) -> Board:
        """The table."""
        found: Board = self.game.table
        return found

    @property
    def asked(self) -> int | None:
        """Who must decide."""
        return None if self.game.decision is None else self.game.decision.seat

    @property
    def offered(self) -> list[str]:
        """The choices of the open decision."""
        return offered(RULEBOOK, self.game)

    @property
    def refused(self) -> dict[str, str]:
        """What may be tried and cannot, with the reason."""
        return {attempt: reasons[0] for attempt, reasons in refused(RULEBOOK, self.game).items()}

    def reasons(self, seat: int) -> dict[str, list[str]]:
        """What this seat could name and cannot choose, with all reasons."""
        found = RULEBOOK.refusals(RULEBOOK.view(self.game, seat))
        return {short(attempt): [short(reason) for reason in why] for attempt, why in found.items()}

    @property
    def facts(self) -> dict[str, Any]:
        """What can be expected of the position."""
        return dict(RULEBOOK.facts(self.game))

    @property
    def news(self) -> list[str]:
        """What has happened so far, in short form."""
        return [short(event.word) for event in self.board.news or ()]

    def choose(self, *lines: str) -> Scene:
        """Make these choices one after the other."""
        for line in lines:
            choose(RULEBOOK, self.game, line)
        return self

    def expect(self, **wanted: Any) -> Scene:
        """Compare with the facts, as scenario files do."""
        check(RULEBOOK, self.game, wanted)
        return self

    def __getitem__(self, hero: str) -> dict[str, Any]:
        """A hero by name."""
        found: dict[str, Any] = self.facts["heroes"][hero]
        return found


def scene(**data: Any) -> Scene:
    """A position: `scene(step="travel", heroes=[{"hero": "thalin", "at": "erebor", "hand": ["sweep"]}], influence={...})`."""
    return Scene(**data)
