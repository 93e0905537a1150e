"""Paragraphs that wait for an occasion: a plot becomes active, a character is consulted, a hero rests in the wild."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.parts_of_speech import Effects
from onetable.games.quest.traits import Character


class WhenRestingInTheWild(Word, frozen=True):
    """When the hero rests outside a haven."""

    effects: Effects


class WhenActive(Word, frozen=True):
    """When the plot becomes active."""

    effects: Effects


class WhenConsulted(Word, frozen=True):
    """When a hero consults this character."""

    character: Character
    effects: Effects
