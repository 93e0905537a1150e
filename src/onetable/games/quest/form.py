"""What is decided before a quest: which heroes ride out, and whom a person plays."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from onetable.core.errors import BadInput
from onetable.core.fold import fold
from onetable.core.form import Field, Form
from onetable.games.quest.traits import Hero

SAURON = "sauron"  # the seat against all heroes
USUAL_COMPANY = 3  # Sauron and two heroes


class HeroField(Field, frozen=True):
    """Heroes by name."""

    def read_one(self, text: str) -> str:
        hero = hero_called(text)
        if hero is None:
            raise BadInput(f"There is no hero “{text}”; there is {', '.join(Hero)}.")
        return hero


def hero_called(text: str) -> str | None:
    """The hero of this name, with or without capitals and accents."""
    return next((hero.value for hero in Hero if fold(hero) == fold(text)), None)


class HeroForm(Form):
    """The heroes in the order of their turns; Sauron is always there."""

    fields = (HeroField("heroes", tuple([hero.value for hero in Hero]), per_seat=True, first=1, distinct=True),)
    usual_seat = 1

    def example(self) -> Mapping[str, Any]:
        return {"heroes": ["argalad", "thalin"]}

    def complete(self, setup: dict[str, Any], seat: str | None, players: int | None, seed: int) -> tuple[dict[str, Any], int | None]:
        """Chance picks heroes where none are named; a hero who is played but not named with the others comes first."""
        names = list(setup.get("heroes", ()))
        if seat is not None:
            named = SAURON if fold(seat) == SAURON else hero_called(seat)
            if named is None:
                raise BadInput(f"There is no seat “{seat}”; there is {', '.join([SAURON, *Hero])}.")
            seat = named
        if names and seat in tuple(Hero) and seat not in names:
            raise BadInput(f"“{seat}” is not among the heroes: {', '.join(names)}.")
        if not names:
            first = [seat] if seat in tuple(Hero) else []
            others = [hero.value for hero in Hero if hero.value not in first]
            Random(seed).shuffle(others)
            names = [*first, *others][: (players or USUAL_COMPANY) - 1]
        return {**setup, "heroes": names}, None if seat is None else 0 if seat == SAURON else names.index(seat) + 1
