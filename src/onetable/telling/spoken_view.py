"""What a person sees: a view, and all that is needed to say it. Who draws or tells gets this and never the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.step import Seat
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.registry import rulebook
from onetable.text import Interface


@dataclass(frozen=True)
class SpokenView:
    """A view with its journal, the reasons for what cannot be chosen, and the voices that read them aloud."""

    view: View[Any]
    journal: Sequence[Word]
    refused: Mapping[Word, Word]
    seats: tuple[str, ...]  # by seat: who sits there, to be read by this person; "" for somebody without a name
    phrases: Phrasebook
    interface: Interface
    texts: Mapping[str, Word]  # by id: the cards of the game

    def read(self, *words: object) -> str:
        """Words of the game in the language of this person."""
        return self.phrases.read(*words)

    def say(self, key: str, **values: str | int) -> str:
        """A string of the interface in the same language."""
        return self.interface.say(key, **values)

    def sitting(self, seat: Seat) -> str:
        """Who sits there: you, or somebody by name."""
        if seat == self.view.seat:
            return self.say("seat-you")
        return self.seats[seat] or self.say("seat-person", number=seat + 1)

    @property
    def is_asked(self) -> bool:
        """Whether this person must choose now."""
        return self.view.asked == self.view.seat and bool(self.view.choices)


@cache
def texts_of(game: str) -> dict[str, Word]:
    """The cards of a game by id."""
    return {str(card["id"]): card["word"] for card in rulebook(game).cards()}
