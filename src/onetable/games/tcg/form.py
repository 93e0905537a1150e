"""What is decided before a duel: who brings which deck."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from onetable.core.form import Field, Form
from onetable.games.tcg.deck_files import content_of, deck_from, own_decks
from onetable.games.tcg.decklist import DECKS, RETAIL_STARTERS, STARTERS, write_json

FIRST_GAME = "first_game"
USUAL = (*STARTERS, "axes_of_durin", "lady_of_the_wood", "rangers_of_the_north", "quiet_feet")  # for up to six, each another


class DeckField(Field, frozen=True):
    """Decks by name, from files or from the own folder; who brings one deck meets a starter."""

    def read(self, text: str) -> list[Any]:
        found: list[Any] = super().read(text)
        return found if len(found) > 1 else [*found, next(name for name in STARTERS if name not in found)]

    def read_one(self, text: str) -> Any:
        file = own_decks().get(text, Path(text)) if text not in DECKS else Path(text)
        if text not in DECKS and (file.is_file() or file.suffix or file.name != text):
            return msgspec.json.decode(write_json(deck_from(file, content_of(file))))
        return text


class DeckForm(Form):
    """A deck for each player, and the short variant of a first game."""

    fields = (
        DeckField("decks", tuple(DECKS), per_seat=True, free=True, usual=USUAL, needs=dict.fromkeys(RETAIL_STARTERS, FIRST_GAME)),
        Field(FIRST_GAME, (False, True)),
    )

    def example(self) -> Mapping[str, Any]:
        return {"decks": list(STARTERS)}
