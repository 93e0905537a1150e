"""The set-up form of a game in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.core.form import Field, Option
from onetable.games.registry import rulebook
from onetable.telling.teller import teller_of
from onetable.text import Interface


def field_label(game: str, field: Field, seat: str, language: str) -> str:
    """What a field is called; one that each seat has names the seat."""
    say, key = Interface(language), f"{game}-form-{field.name}"
    return say.say(key, seat=seat) if say.has(key) else field.name


def value_label(game: str, field: str, value: Any, language: str) -> str:
    """A value of a field in words."""
    say, key = Interface(language), f"{game}-form-{field}-{value}"
    return say.say(key) if isinstance(value, str | int) and say.has(key) else teller_of(game).value_label(field, value, language)


def value_needs(game: str, field: Field, value: Any, language: str) -> str:
    """Why a value cannot be had where the field that it needs is not ticked."""
    say, need = Interface(language), field.needs.get(value)
    return say.say(f"{game}-form-{field.name}-needs-{need}") if need is not None else ""


def option_label(game: str, option: Option, language: str) -> str:
    """What a table may decide; an option without any words of its own is asked for by its meaning."""
    say, key = Interface(language), f"{game}-option-{option.name}"
    return say.say(key) if say.has(key) else option.meaning


def option_value(game: str, value: Any, language: str) -> str:
    """A value of an option in words."""
    say, key = Interface(language), f"{game}-value-{value}"
    if isinstance(value, bool):
        return say.say("yes" if value else "no")
    return say.say(key) if say.has(key) else str(value)


def seat_roles(game: str, setup: Mapping[str, Any], players: int, language: str) -> list[str]:
    """Whom or what each seat plays by the set-up: a side, a hero, a deck; “” where nothing is said of it."""
    say, book, found = Interface(language), rulebook(game), [""] * players
    for seat in range(players) if book.sides else ():
        key = f"{game}-role-{book.sides[min(seat, 1)]}"
        found[seat] = say.say(key) if say.has(key) else ""
    for field in book.form().fields:
        named = setup.get(field.name)
        if field.per_seat and isinstance(named, (list, tuple)):
            for seat, value in enumerate(named[: players - field.first], field.first):
                if value is not None:
                    found[seat] = value_label(game, field.name, value, language)
    return found
