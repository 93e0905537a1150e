"""What the cursor is on."""

from __future__ import annotations

from onetable.games.tcg.handle import Handle
from onetable.games.tcg.telling.facts import known_cards_in
from onetable.games.tcg.telling.questions import attempts
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.attention import Attention


def pointed_at(sight: SpokenView, attention: Attention) -> list[Handle]:
    """The cards of what the cursor is on."""
    entry, choices = attention.entry, sight.view.choices
    if entry is None:
        return []
    if isinstance(entry.meaning, int) and entry.meaning < len(choices):
        return known_cards_in(sight, choices[entry.meaning])
    place = attention.cursor - len(choices)
    tried = attempts(sight)
    return known_cards_in(sight, tried[place]) if entry.meaning is None and 0 <= place < len(tried) else []
