"""What a choice is about, as data: the card, the place, the amount and the target that it names, found by the types of its fields."""

from __future__ import annotations

from functools import cache
from typing import get_type_hints

from onetable.core.word import Word
from onetable.games.quest.telling.facts import card_in
from onetable.games.quest.traits import Character, Hero, Item, Minion, Place
from onetable.telling.teller import About

TARGETS = (Hero, Minion, Character, Item)


@cache
def _fields(kind: type[Word]) -> tuple[tuple[str, object], ...]:
    hints = get_type_hints(kind)
    return tuple([(name, hints[name]) for name in kind.__struct_fields__])


def choice_data(choice: Word) -> About:
    """The first of each that a choice names."""
    card = card_in(choice) or None
    place = amount = target = None
    for name, kind in _fields(type(choice)):
        value = getattr(choice, name)
        if isinstance(value, Place):
            place = place or value.value
        elif isinstance(value, TARGETS):
            target = target or value.value
        elif kind is int and amount is None:
            amount = value
    return About(card, place, amount, target)
