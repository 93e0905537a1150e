"""What a person may type for a choice or an attempt: the card, the place or the figure that it is about."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.pieces import UNSEEN
from onetable.games.quest.telling.facts import card_in, name_of
from onetable.games.quest.traits import Character, Hero, Item, Marker, Minion, Place, Track
from onetable.telling.spoken_view import SpokenView

FIGURES = (Place, Hero, Minion, Character, Item, Marker, Track)


def other_names(sight: SpokenView, word: Word) -> list[str]:
    """The names of all that the word speaks of, as they are written and as files write them."""
    figures = [value for field in word.__struct_fields__ if isinstance(value := getattr(word, field), FIGURES)]
    found = [name for value in figures for name in (sight.read(value), value.value.replace("_", " "))]
    kind, _, id = card_in(word).partition(".")
    return [*found, name_of(sight, kind, id), id.replace("_", " ")] if id not in ("", UNSEEN) else found
