"""A sentence while it is being said: what it has named, and how it fills in the phrases of words. A language adds its own memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar

from onetable.core.word import Word
from onetable.games.tcg.speech import pronouns
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Condition, Figure, Filter, Target
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.noun_phrase import Speaker
from onetable.games.tcg.words import targets
from onetable.language.text import Gap, text


@dataclass
class Talk:
    """What a sentence remembers in every language, and the gaps that a template may have.

    `{target}`, `{noun}`, `{condition}`: a field as its part of speech stands in a sentence; a noun thus named can be called “that”.
    `{noun:one}`, `{noun:each}`: one of the forms of a noun phrase; `{noun:count}`: as many as the word counts.
    `{count:cards}`: a number with what it counts.
    `{this}`, `{it}`: what the sentence knows without the word.
    """

    book: CardBook
    it: str = ""
    player: str = ""  # who was last made to do something
    called: dict[Word, str] = field(default_factory=dict)
    players: ClassVar[Mapping[object, str]]
    speaker: ClassVar[Speaker]

    # ---- what every language says in its own way

    def phrase(self, noun: Word) -> Any:
        """A noun phrase."""
        raise NotImplementedError

    def listed(self, names: Iterable[str]) -> str:
        """Names of cards in a list."""
        raise NotImplementedError

    def counted(self, count: Any, what: str) -> str:
        """A number with what it counts."""
        raise NotImplementedError

    def condition(self, word: Word) -> str:
        """What holds."""
        return str(self.said(word, "if"))

    # ---- what is the same in all

    @property
    def this(self) -> str:
        """The card that speaks."""
        return self.speaker.itself(None, self.book)

    @property
    def bearer(self) -> str:
        """Its bearer."""
        return self.speaker.its_bearer(None, self.book)

    def name(self, noun: Word, count: object = 1) -> str:
        """So many of a noun; from here on the sentence can call it “that”."""
        found = self.phrase(noun)
        self.it = self.called[noun] = found.that()
        said: str = found.count(count)
        return said

    def target(self, word: Word) -> str:
        """What a verb acts on."""
        if isinstance(word, targets.A):
            return self.name(word.noun, word.count if isinstance(word.count, int) else "X")
        if isinstance(word, targets.Each):
            found = self.phrase(word.noun)
            self.it = found.that()
            return str(found.each())
        if isinstance(word, pronouns.The):
            self.it = self.listed([self.book.say(card, "card") for card in word.these])
            return self.it
        if isinstance(word, targets.That):
            return self.called.get(word.noun) or str(self.phrase(word.noun).that())
        if isinstance(word, pronouns.This):
            return self.this
        return self.bearer if isinstance(word, pronouns.ItsBearer) else self.it

    def who(self, word: targets.Who) -> str:
        """A player."""
        return self.book.say(Player(word.seat)) if isinstance(word, targets.Chosen) else self.players[type(word)]

    # ---- phrases

    def said(self, word: Word, form: str) -> Any:
        """A word as its part of speech stands in a sentence: by a template, or a function of word and sentence."""
        row = self.book.own(type(word), form)
        return self.fill(row, word) if isinstance(row, str) else row(word, self)

    def fill(self, template: str, word: Word) -> str:
        """A template with its gaps filled in."""
        return "".join([self.gap(piece, word) if isinstance(piece, Gap) else piece for piece in pieces(template)])

    def gap(self, gap: Gap, word: Word) -> str:
        """A field of the word, or what the sentence knows."""
        if gap.field not in word.__struct_fields__:
            return str(getattr(self, gap.field))
        value = getattr(word, gap.field)
        if gap.form == "count":
            number = getattr(word, "count", "X")
            return str(self.phrase(value).count(number if isinstance(number, int) else "X"))
        return self.part(value, gap.form)

    def part(self, value: Any, form: str = "") -> str:
        """A field of a word, in a form."""
        if isinstance(value, Target):
            return self.target(value)
        if isinstance(value, Filter):
            return str(getattr(self.phrase(value), form)()) if form else self.name(value)
        if isinstance(value, Condition):
            return self.condition(value)
        if form and form != "card" and isinstance(value, (int, Figure)):
            return self.counted(value, form)
        return self.book.say(value, form)


@cache
def pieces(template: str) -> tuple[str | Gap, ...]:
    """What an author has written, in pieces."""
    return tuple([piece for piece in text(template) if isinstance(piece, (str, Gap))])
