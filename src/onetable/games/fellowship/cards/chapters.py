"""The chapter cards, read from their table."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from msgspec import Struct, convert

from onetable.games.fellowship.cards.blueprints import Threats

ROAD = "road"  # the endless mode, "The Road Goes Ever On"


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
    long: bool = False
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


def _read() -> dict[int, Chapter]:
    table = tomllib.loads(files(__package__).joinpath("chapters.toml").read_text("utf-8"))
    return {chapter.number: chapter for chapter in convert(table["chapter"], list[Chapter])}


CHAPTERS = _read()
