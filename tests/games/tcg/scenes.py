"""Positions for tests in Python, and play that reads like play."""

from __future__ import annotations

from typing import Any

from onetable.core.scenario.choosing import choose, offered, refused
from onetable.core.scenario.running import check
from onetable.games.registry import rulebook
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.labels import labels
from onetable.games.tcg.table import Board

RULEBOOK = rulebook("tcg")


class Scene:
    """A game that is played by naming choices."""

    def __init__(self, **data: Any) -> None:
        self.game = RULEBOOK.scene({"game": "tcg", **data})

    @property
    def board(self) -> Board:
        """The table."""
        found: Board = self.game.table
        return found

    @property
    def offered(self) -> list[str]:
        """The choices of the open decision."""
        return offered(RULEBOOK, self.game)

    @property
    def refused(self) -> dict[str, str]:
        """What may be tried and cannot, with the reason."""
        return {attempt: reasons[0] for attempt, reasons in refused(RULEBOOK, self.game).items()}

    def reasons(self, seat: int) -> dict[str, list[str]]:
        """What this seat could name and cannot choose, with all reasons, each by its kind."""
        view = RULEBOOK.view(self.game, seat)
        found = RULEBOOK.refusals(view)
        return {RULEBOOK.short(view.table, attempt): [type(reason).__name__ for reason in why] for attempt, why in found.items()}

    @property
    def facts(self) -> dict[str, Any]:
        """What can be expected of the position, and the seat that is asked."""
        return {"asked": RULEBOOK.asked(self.game), **RULEBOOK.facts(self.game)}

    def choose(self, *lines: str) -> Scene:
        """Make these choices one after the other."""
        for line in lines:
            choose(RULEBOOK, self.game, line)
        return self

    def expect(self, **wanted: Any) -> Scene:
        """Compare with the facts, as scenario files do."""
        check(RULEBOOK, self.game, wanted)
        return self

    def __getitem__(self, name: str) -> dict[str, Any]:
        """A card in play by its title."""
        found: dict[str, Any] = self.facts["in_play"][name]
        return found

    def handle(self, name: str) -> Handle:
        """The handle of a card in play."""
        return next(card for card, label in labels(self.board).items() if label == name)


def scene(**data: Any) -> Scene:
    """A position: `scene(phase="skirmish", free={"play": [...]}, shadow={"play": [...]}, assigned={...})`."""
    return Scene(**data)
