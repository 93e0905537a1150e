"""Playing cards within a sentence: marked, so that a picture may be shown in their place."""

from __future__ import annotations

import re

from onetable.core.phrasebook import Phrasebook
from onetable.core.remembering import remembered
from onetable.games.fellowship.pieces.names import Player
from onetable.games.fellowship.pieces.playing_cards import Card
from onetable.server.pictures.marks import BEGIN, WORDS, marked, seat_marked

MARK = re.compile(f"{BEGIN}([^{WORDS}]*){WORDS}")
BEGINNING = re.compile(rf"(?:^|[.!?] ){BEGIN}[a-z]")  # of a sentence


class ChipBook(Phrasebook):
    """A phrasebook that marks every playing card, so that a picture may be shown in its place."""

    def __init__(self, book: Phrasebook) -> None:
        super().__init__(book.code, book.phrases, book.names, tidy=self.tidied)
        self.tidy_words = book.tidy
        self.read = remembered(5_000)(super().read)  # type: ignore[method-assign]  # words are equal by value: what was read is known

    def say(self, word: object, form: str = "") -> str:
        spoken = super().say(word, form)
        if isinstance(word, Player):  # somebody who has no character yet
            return seat_marked(word.number, spoken)
        if not isinstance(word, Card):
            return spoken
        bare = super().say(word, self.shortest(word))
        if bare not in spoken:
            bare = spoken
        return spoken.replace(bare, marked(word.code, bare), 1)  # an article stays outside

    def shortest(self, card: Card) -> str:
        """The form in which a card has no article."""
        return min(("", "bare"), key=lambda form: len(super(ChipBook, self).say(card, form)))

    def tidied(self, text: str) -> str:
        """As tidy as without marks: those who read see only the words."""
        codes = iter(MARK.findall(text))
        bare = BEGINNING.sub(lambda found: found[0].upper(), self.tidy_words(MARK.sub(BEGIN, text)))
        return re.sub(BEGIN, lambda _: f"{BEGIN}{next(codes)}{WORDS}", bare)
