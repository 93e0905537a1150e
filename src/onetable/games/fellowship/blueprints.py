"""What is printed on a card: characters, special cards and chapters, and the kinds of words that may stand on them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

from msgspec import Struct

from onetable.core.step import Step
from onetable.core.word import Word
from onetable.games.fellowship.goal import Goal
from onetable.games.fellowship.table import Board


class SetupAction(Step[Board], frozen=True):
    """Done once, on the character's turn; the chair is the source of the sentence."""

    takes_lost: ClassVar[bool] = False  # deals with the lost card
    draws_threat: ClassVar[bool] = False


class Ability(Word, frozen=True):
    """A standing text of a character."""


class Change(Word, frozen=True):
    """A paragraph that changes a rule as long as its card is in play."""


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

    def uses_threat(self) -> bool:
        """Whether this character takes a threat in set-up."""
        return any(action.draws_threat for action in self.setup)


class Heirs(StrEnum):
    """Who may carry a gift on the road when the one it belongs to is not among the characters drawn."""

    NOBODY = "nobody"
    WITH_THREAT = "with_threat"
    ANYBODY = "anybody"


class SpecialCard(Word, frozen=True):
    """An event, a rider or a gift: it changes rules as long as it is in play."""

    key: str
    number: str
    changes: tuple[Change, ...]
    bearer: str = ""  # a gift: the person it belongs to on the road
    heirs: Heirs = Heirs.NOBODY

    def says(self, change: type[Change]) -> bool:
        """Whether this card makes such a change."""
        return any(isinstance(word, change) for word in self.changes)


class Threats(StrEnum):
    """Which threat deck a chapter uses."""

    NONE = "none"
    BLACK_RIDERS = "black_riders"
    SEVEN = "seven"


class Given(Word, frozen=True):
    """Somebody gets a rider or a gift."""

    who: str
    what: str


class ChapterText(Word, frozen=True):
    """What stands on the card of a chapter: who takes part, and what is different in it."""

    required: tuple[str, ...]
    others: tuple[str, ...]
    unneeded: tuple[str, ...]  # need not be finished
    only_for_four: tuple[str, ...]
    highest_threat: int  # 0: there are none
    events: tuple[str, ...]
    choice: tuple[str, ...]
    riders: tuple[Given, ...]
    gifts: tuple[Given, ...]
    in_groups: bool
    long: bool
    endless: bool


HIGHEST_THREAT = {Threats.NONE: 0, Threats.BLACK_RIDERS: 4, Threats.SEVEN: 7}


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """One chapter: its characters, threats, events, riders and gifts, and how it is won."""

    number: int
    key: str
    card: str
    characters: tuple[str, ...]
    threats: Threats = Threats.NONE
    events: tuple[str, ...] = ()
    choice: tuple[str, ...] = ()  # events or groups of which one is played each round
    riders: dict[str, str] = {}
    gifts: dict[str, str] = {}
    leads: str = ""  # who leads first, whatever the characters say
    long: bool = False
    endless: bool = False  # more characters, a gift and a rider are drawn for it
    only_for_four: tuple[str, ...] = ()  # not used with two or three players

    @property
    def roster(self) -> tuple[str, ...]:
        """All characters of the chapter."""
        return tuple([character.rstrip("*+") for character in self.characters])

    @property
    def required(self) -> tuple[str, ...]:
        """Those that must be chosen in every round."""
        return tuple([character[:-1] for character in self.characters if character.endswith("*")])

    @property
    def needed(self) -> tuple[str, ...]:
        """Those whose goal must be finished in a long chapter."""
        return tuple([character.rstrip("*") for character in self.characters if not character.endswith("+")])

    @property
    def text(self) -> ChapterText:
        """What stands on its card."""
        return ChapterText(
            self.required,
            tuple([character.rstrip("+") for character in self.characters if not character.endswith("*")]),
            tuple([character[:-1] for character in self.characters if character.endswith("+")]),
            self.only_for_four,
            HIGHEST_THREAT[self.threats],
            self.events,
            self.choice if not self.events else (),  # groups stand on the event that makes them
            tuple([Given(who, what) for who, what in self.riders.items()]),
            tuple([Given(who, what) for who, what in self.gifts.items()]),
            bool(self.events and self.choice),
            self.long,
            self.endless,
        )


class Catalogue(Struct, frozen=True, eq=False):
    """Every card of the box by its key: the rulebook puts it on the table, the rules look things up in it and name none."""

    characters: Mapping[str, Character]
    events: Mapping[str, SpecialCard]
    riders: Mapping[str, SpecialCard]
    gifts: Mapping[str, SpecialCard]
    chapters: Mapping[int | str, Chapter]
