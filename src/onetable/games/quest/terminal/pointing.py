"""What the cursor is on."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.telling.facts import places_in
from onetable.games.quest.telling.questions import attempts
from onetable.games.quest.traits import Place
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.attention import Attention


def word_at(sight: SpokenView, attention: Attention) -> Word | None:
    """The choice or the attempt that the cursor is on."""
    entry, choices = attention.entry, sight.view.choices
    if entry is None:
        return None
    if isinstance(entry.meaning, int) and entry.meaning < len(choices):
        return choices[entry.meaning]
    place, tried = attention.cursor - len(choices), attempts(sight)
    return tried[place] if entry.meaning is None and 0 <= place < len(tried) else None


def pointed_places(sight: SpokenView, attention: Attention) -> list[Place]:
    """The places of what the cursor is on: where it leads, not where it starts."""
    word = word_at(sight, attention)
    if word is None:
        return []
    place = getattr(word, "place", None)
    return [place] if isinstance(place, Place) else places_in(sight, word)
