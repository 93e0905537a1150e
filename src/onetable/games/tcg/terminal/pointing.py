"""What the cursor is on."""

from __future__ import annotations

from onetable.games.tcg.handle import Handle
from onetable.games.tcg.telling.facts import board_of, known_cards_in
from onetable.games.tcg.telling.questions import attempts
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.attention import Attention


def pointed_at(sight: SpokenView, attention: Attention) -> list[Handle]:
    """The cards of what the cursor is on."""
    return cards_at(sight, attention, attention.cursor) if attention.entry is not None else []


def cards_at(sight: SpokenView, attention: Attention, place: int) -> list[Handle]:
    """The cards of an entry of the list."""
    entry, choices = attention.entries[place], sight.view.choices
    if isinstance(entry.meaning, int) and entry.meaning < len(choices):
        return known_cards_in(sight, choices[entry.meaning])
    tried, place = attempts(sight), place - len(choices)
    return known_cards_in(sight, tried[place]) if entry.meaning is None and 0 <= place < len(tried) else []


def entry_of(sight: SpokenView, attention: Attention, card: Handle) -> int | None:
    """The entry that names this card, or one like it; rather the one under the cursor, or one that can be chosen."""
    faces = board_of(sight).faces
    found = [
        place
        for place in range(len(attention.entries))
        if any([each == card or faces.get(each) == faces.get(card) for each in cards_at(sight, attention, place)])
    ]
    if attention.cursor in found:
        return attention.cursor
    return min(found, key=lambda place: (attention.entries[place].meaning is None, place), default=None)
