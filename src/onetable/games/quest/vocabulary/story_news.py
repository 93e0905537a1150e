"""What happened to the story, for the journal: rounds, turns, stages, markers, the Finale."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.traits import Hero, Marker


class RoundBegins(Word, frozen=True):
    """A new round: Sauron's turn, then the heroes'."""

    number: int


class HeroTurnBegins(Word, frozen=True):
    """A hero's turn."""

    hero: Hero


class HeroTurnEnds(Word, frozen=True):
    """A hero's turn is over before its time."""

    hero: Hero


class StageReached(Word, frozen=True):
    """The story has come to a new stage."""

    stage: int


class MarkerMoved(Word, frozen=True):
    """A story marker moves."""

    marker: Marker
    by: int
    space: int


class FinaleBegins(Word, frozen=True):
    """The Finale: no more turns."""

    dominant: str  # heroes, sauron or nobody


class MissionsRevealed(Word, frozen=True):
    """Both missions are turned up."""

    heroes: str
    heroes_met: bool
    sauron: str
    sauron_met: bool


class ChampionChosen(Word, frozen=True):
    """The hero who fights the Ringwraiths."""

    hero: Hero
    health: int
    fortitude: int


class HeroesWon(Word, frozen=True):
    """The heroes have won: by their mission or by their champion."""

    how: str


class SauronWon(Word, frozen=True):
    """Sauron has won: by his mission or because the champion failed."""

    how: str
