"""A phrasebook that knows the names of cards and reads whole cards, line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from onetable.core.phrasebook import Phrasebook
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.parts_of_speech import Effects
from onetable.games.quest.text.card_lines import ANY_CARD, AnyCard, lines
from onetable.games.quest.text.names import CARD_KINDS, Named, name_of
from onetable.games.quest.text.printed_figures import figures_of
from onetable.games.quest.traits import Character

QuestPhrase = str | Callable[[Any, "QuestBook"], str]


class QuestBook(Phrasebook):
    """One language. A function among the phrases gets the word and this book."""

    def __init__(self, code: str, phrases: Mapping[object, QuestPhrase], tidy: Callable[[str], str]) -> None:
        super().__init__(code, phrases, {}, tidy)

    def say(self, word: object, form: str = "") -> str:
        if isinstance(word, Named):
            return name_of(word.id, self.code)
        if isinstance(word, str) and form in CARD_KINDS:
            return self.card_name(form, word)
        if isinstance(word, ANY_CARD):
            return "\n".join(self.card_text(word))
        return super().say(word, form)

    def apply(self, phrase: Callable[..., str], word: object) -> str:
        return phrase(word, self)

    def card_name(self, kind: str, id: str) -> str:
        """A card in running text, set off as this language does it; "" is no card."""
        return self.phrase(Named, kind).format(name_of(f"{kind}.{id}", self.code)) if id else self.phrase(Named, "none")

    def card_text(self, card: AnyCard) -> list[str]:
        """All that a card says, line by line."""
        return [text for line in lines(card) if (text := super(QuestBook, self).read(line))]

    def read(self, *words: object, form: str = "") -> str:
        if len(words) == 1 and isinstance(words[0], ANY_CARD):
            return self.say(words[0])  # its lines are tidy, each by itself
        return super().read(*words, form=form)

    def effects_of(self, character: Character) -> Effects:
        """What somebody does who is consulted."""
        return every_card().characters[character]

    def price_of(self, plot: str) -> int:
        """How much favor it costs to be rid of a plot."""
        return every_card().plots[plot].favor

    def figures(self, card: object) -> str:
        return self.read(figures_of(card)) if isinstance(card, ANY_CARD) else ""
