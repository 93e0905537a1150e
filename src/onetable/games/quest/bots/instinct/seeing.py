"""What whoever is asked looks at while he goes through his choices: all that several of them need is found once."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from onetable.core.step import Scope, Seat
from onetable.games.quest.atlas import DISTANCE
from onetable.games.quest.bots.designs import influence_needs, targets
from onetable.games.quest.bots.instinct.outlook import outlook
from onetable.games.quest.figures import CARDS
from onetable.games.quest.pieces import HeroSheet
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Attribute, CardType, Place
from onetable.games.quest.vocabulary.choices import Lay

Found = tuple[str, tuple[float, ...], str, str]  # the sort, its own numbers, and what is done with what has a weight of its own
FADES = tuple([0.6**far for far in range(40)])


class Looking:
    """One question to one seat."""

    def __init__(self, board: Board, step: Any, scope: Scope, seat: Seat) -> None:
        self.board, self.step, self.scope, self.seat = board, step, scope, seat

    @property
    def sheet(self) -> HeroSheet:
        """The hero who is asked."""
        return self.board.sheets[self.seat - 1]

    @cached_property
    def around(self) -> list[float]:
        """The outlook."""
        return outlook(self.board, self.seat)

    @cached_property
    def wanted(self) -> dict[Place, float]:
        """What heroes want, as Sauron sees it, and where his plots ask for influence."""
        found = targets(self.board)
        for place, number in influence_needs(self.board).items():
            found[place] = found.get(place, 0.0) + number
        return found

    @cached_property
    def wisdom(self) -> list[int]:
        """Of every hero: so much influence does not frighten him."""
        return [self.board.attribute(sheet, Attribute.WISDOM) for sheet in self.board.sheets]

    @cached_property
    def plots(self) -> set[Place]:
        """Where plots can be broken."""
        return {active.place for active in self.board.plots if active is not None}

    def near(self, place: Place) -> float:
        """How near the nearest hero is to a place: 1 where he stands."""
        far = DISTANCE[place]
        return FADES[min([far[sheet.place] for sheet in self.board.sheets])]

    def near_plots(self, place: Place) -> float:
        """How near the nearest plot is."""
        far = DISTANCE[place]
        return max([FADES[far[plot]] for plot in self.plots], default=0.0)


def laying(looking: Looking, choice: Lay, sort: str) -> Found:
    """A card of a combat."""
    face, combat = CARDS[choice.card], looking.board.combat
    assert combat is not None
    melee, late, left = float(face.type is CardType.MELEE), combat.round / 3, (combat.health - combat.damage) / 4
    return sort, (face.attack / 2, face.defense / 2, face.cost / 2, melee, melee * late, face.attack / 2 * left), "lay", choice.card


def laying_no_more(looking: Looking, sort: str) -> Found:
    """No card any more."""
    combat = looking.board.combat
    assert combat is not None
    return sort, (combat.round / 3, (combat.health - combat.damage) / 4), "", ""
