"""What a person may type for a choice or an attempt: the cards that it is about."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.tcg.speech.choices import Begin, UseCard
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.telling.facts import board_of, full_name, known_cards_in, name_of
from onetable.games.tcg.words.playing import PlayCard
from onetable.telling.spoken_view import SpokenView


def name_for(sight: SpokenView, word: Word) -> str:
    """A card that is played or used is called by its name alone; all else by what is done."""
    if isinstance(word, (PlayCard, Begin, UseCard)) and word.card in board_of(sight).cards:
        return name_of(sight, word.card)
    return sight.read(word).rstrip(".。")


def other_names(sight: SpokenView, word: Word) -> list[str]:
    """The cards that the word speaks of, by title, and by title and subtitle, in the own language and in English."""
    faces = [board_of(sight).cards[card] for card in known_cards_in(sight, word)]
    own = [name for face in faces for name in (sight.read(Named(face.id)), full_name(sight, face))]
    return [*own, *[name for face in faces for name in (face.title, face.name)]]
