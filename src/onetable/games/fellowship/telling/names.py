"""What a person may type for a choice or an attempt: the card, the character or the gift that it is about."""

from __future__ import annotations

from onetable.core.word import Word, words_in
from onetable.games.fellowship.pieces.names import Named, TheLostCard
from onetable.games.fellowship.pieces.playing_cards import LETTERS, Card, CardChoice
from onetable.games.fellowship.words.choices import BeCharacter
from onetable.telling.spoken_view import SpokenView


def name_for(sight: SpokenView, word: Word) -> str:
    """A card that is played, or a character that is chosen, is called by its name alone; all else by what is done."""
    if isinstance(word, CardChoice):
        return sight.read(word.card)
    return sight.read(word.character if isinstance(word, BeCharacter) else word)


def other_names(sight: SpokenView, word: Word) -> list[str]:
    """The short forms of a card, and the names of all that the word speaks of."""
    found: list[str] = []
    for part in words_in(word):
        if isinstance(part, Card):
            suits = [LETTERS[part.suit], sight.say(f"suit-{part.suit.value}"), sight.read(part.suit), part.suit.value]
            found += [
                form
                for suit in suits
                for form in (f"{part.rank}{suit}", f"{suit}{part.rank}", f"{part.rank} {suit}", f"{suit} {part.rank}")
            ]
        elif isinstance(part, Named):
            found += [sight.read(part), part.key.replace("_", " ")]
        elif isinstance(part, TheLostCard):
            found.append(sight.read(part))
    return found
