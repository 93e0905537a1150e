"""What is printed on a card."""

from __future__ import annotations

from enum import StrEnum

from onetable.core.word import Word
from onetable.games.fellowship.words.abilities import Ability
from onetable.games.fellowship.words.changes import Change
from onetable.games.fellowship.words.goals import Goal
from onetable.games.fellowship.words.setup_actions import SetupAction


class Box(StrEnum):
    """The colour of the number box, which sorts cards for the endless road."""

    BLACK = "black"
    GOLD = "gold"
    WHITE = "white"


class Character(Word, frozen=True):
    """A character: a goal, a set-up action, perhaps an ability."""

    key: str
    number: str
    goal: Goal
    setup: tuple[SetupAction, ...] = ()
    abilities: tuple[Ability, ...] = ()
    leads: bool = False
    person: str = ""  # whom other cards call this one; "" if nobody does
    box: Box = Box.WHITE
    burdened: bool = False

    def can(self, ability: type[Ability]) -> bool:
        """Whether this character has such an ability."""
        return any(isinstance(word, ability) for word in self.abilities)


class SpecialCard(Word, frozen=True):
    """An event, a rider or a gift: it changes rules as long as it is in play."""

    key: str
    number: str
    changes: tuple[Change, ...]


class Threats(StrEnum):
    """Which threat deck a chapter uses."""

    NONE = "none"
    BLACK_RIDERS = "black_riders"
    SEVEN = "seven"
