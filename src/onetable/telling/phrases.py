"""What may be said at the table: phrases about what everybody can see, and no others. Each is a string of the interface."""

from __future__ import annotations

from typing import Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.view import NOBODY, View
from onetable.telling.teller import teller_of

Saying = tuple[str, tuple[int, ...] | None]  # a phrase, and those it may be about; None where it is about nobody
ALWAYS = ("say-hello", "say-thanks", "say-one-moment", "say-good-luck")
NOT_WHILE_CHOOSING = ("say-ready",)
AFTER_A_CARD = ("say-well-played", "say-close", "say-exciting", "say-sorry")
AT_THE_END = ("say-good-game", "say-once-more")


def allowed(game: str, view: View[Any] | None) -> list[Saying]:
    """The phrases that may be said now, each with those it may be about; without a view not all sit yet."""
    keys = [*ALWAYS]
    teller = teller_of(game)
    if view is None or not teller.is_choosing(view):
        keys += NOT_WHILE_CHOOSING
    if view is not None and teller.is_played(view):
        keys += AFTER_A_CARD
    if view is not None and view.asked == NOBODY:
        keys += AT_THE_END
    courtesies: list[Saying] = [(key, None) for key in keys]
    return courtesies + (teller.reminders(view) if view is not None else [])


def may_say(game: str, view: View[Any] | None, phrase: str, about: int | None) -> bool:
    """Whether this may be said now."""
    return any([key == phrase and (about is None if those is None else about in those) for key, those in allowed(game, view)])


def called(game: str, view: View[Any], number: int, phrases: Phrasebook) -> str:
    """Somebody a phrase is about, by the name all see."""
    return teller_of(game).called(view, number, phrases)
