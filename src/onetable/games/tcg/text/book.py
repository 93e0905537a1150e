"""A phrasebook that can name the cards of a table, and knows whose text it reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, NamedTuple

from onetable.core.phrasebook import MissingPhrase, Phrase, Phrasebook
from onetable.core.position import Position
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.index import is_active
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.table import Board
from onetable.games.tcg.text.cards import ArrowTo, HomeSite, PrintedFigure, UnseenCard, lines
from onetable.games.tcg.titles import name_in, title_in
from onetable.games.tcg.traits import Kind, Measure
from onetable.language.markup import carried, marked

CardPhrase = str | Callable[[Any, "CardBook"], str]


class Wish(NamedTuple):
    """What a reader wants to see: what is set off, and titles in which language."""

    marks: bool = False
    titles: str = "own"


PLAIN = Wish()


class CardBook(Phrasebook):
    """One language. A function among the phrases gets the word and this book."""

    def __init__(
        self,
        code: str,
        phrases: Mapping[object, CardPhrase],
        tidy: Callable[[str], str],
        table: Board | None = None,
        speaker: Card | None = None,
        kept: dict[object, Any] | None = None,
        wish: Wish = PLAIN,
    ) -> None:
        super().__init__(code, phrases, {}, tidy if not wish.marks else lambda text: carried(text, tidy))
        self.table, self.speaker, self.wish, self.written = table, speaker, wish, tidy
        self.kept = {} if kept is None else kept  # what was put together once and is the same for every table and speaker

    def at(self, table: Position) -> CardBook:
        """The same book, naming the cards of this table."""
        assert isinstance(table, Board)
        return CardBook(self.code, self.phrases, self.written, table, self.speaker, self.kept, self.wish)

    def of(self, card: Card | None) -> CardBook:
        """The same book, reading what this card says."""
        return CardBook(self.code, self.phrases, self.written, self.table, card, self.kept, self.wish)

    def marking(self) -> CardBook:
        return self.for_reader(self.wish._replace(marks=True))

    def titled(self, wish: str) -> CardBook:
        return self.for_reader(self.wish._replace(titles=wish))

    def for_reader(self, wish: Wish) -> CardBook:
        """The same book for somebody who wants it so; what is put together for him is kept by itself."""
        kept = self.kept if wish == self.wish else self.kept.setdefault(wish, {})
        return type(self)(self.code, self.phrases, self.written, self.table, self.speaker, kept, wish)

    def mark(self, kind: str, words: str, code: str = "") -> str:
        """Words that are set off, where the reader wants to see that."""
        return marked(kind, words, code) if self.wish.marks else words

    def say(self, word: object, form: str = "") -> str:
        if isinstance(word, Card):
            return "\n".join(self.card_text(word))
        if form == "card" and isinstance(word, int):
            return self.card_name(Handle(word))
        if form == "full" and isinstance(word, Named):
            return self.full_name(CARDS[word.id])
        row = self.phrases.get((type(word), form) if form else type(word))
        return row(word, self) if callable(row) else super().say(word, form)  # a function has filled in everything

    def phrase(self, word: object, form: str = "") -> str:
        """A form that a word lacks is an error: the plain phrase would say something else."""
        key = word if isinstance(word, (Enum, type)) else type(word)
        if form and (key, form) not in self.phrases and key is not tuple:
            raise MissingPhrase(f"{self.code} has no phrase for {getattr(key, '__name__', key)} in the form “{form}”")
        return super().phrase(word, form)

    def own(self, kind: type, form: str) -> Phrase:
        """What a word says in this form; no other form stands in for it."""
        found: Phrase | None = self.phrases.get((kind, form))
        if found is None:
            raise MissingPhrase(f"{self.code} has no phrase for {kind.__name__}")
        return found

    def apply(self, phrase: Callable[..., str], word: object) -> str:
        return phrase(word, self)

    def card_text(self, card: Card) -> list[str]:
        """All that a card says, paragraph by paragraph."""
        book = self.of(card)
        return [book.read(line) for line in lines(card)]

    def read(self, *words: object, form: str = "") -> str:
        if len(words) == 1 and isinstance(words[0], Card):
            return self.say(words[0])  # its paragraphs are tidy, each by itself
        return super().read(*words, form=form)

    def figures(self, card: object) -> str:
        assert isinstance(card, Card)
        kinds = [self.say(word) for word in (card.culture, card.kind, card.race, card.item, card.signet) if word is not None]
        numbers: list[tuple[object, int | None]] = [
            (Measure.COST, card.twilight if card.culture is not None else None),
            (Measure.STRENGTH, card.strength or None),
            (Measure.VITALITY, card.vitality or None),
            (PrintedFigure.RESISTANCE, card.resistance or None),
            (Kind.SITE, card.site or None),
            (Measure.SHADOW_NUMBER, card.shadow if card.kind is Kind.SITE else None),
        ]
        bonuses = [(Measure.STRENGTH, card.strength_bonus), (Measure.VITALITY, card.vitality_bonus)]
        kinds += [self.say(HomeSite(card.home))] if card.home else []
        found = [*[self.tidy(kind) for kind in kinds], *[f"{self.say(word)} {number}" for word, number in numbers if number is not None]]
        arrow = [self.say(ArrowTo(card.arrow))] if card.arrow is not None else []
        return " · ".join([*found, *[f"{self.say(word)} {signed(number)}" for word, number in bonuses if number], *arrow])

    # ---- names

    def listed(self, card: Card) -> str:
        """A card in a list, where there is room for both titles if the reader wishes for them."""
        own, english = self.full_name(card), name_in("en", card)
        return f"{own} ({english})" if self.wish.titles == "both" and name_in(self.code, card) != english else own

    def title(self, title: str) -> str:
        """A title in this language."""
        return self.mark("card", title_in("en" if self.wish.titles == "english" else self.code, title), title_in("en", title))

    def full_name(self, card: Card) -> str:
        """A title with its subtitle."""
        return self.mark("card", name_in("en" if self.wish.titles == "english" else self.code, card), name_in("en", card))

    def face(self, card: Handle) -> Card | None:
        """The face of a card of the table, if the reader may know it."""
        return self.table.cards.get(card) if self.table is not None and self.table.cards else None

    def card_name(self, card: Handle) -> str:
        """A card of the table by its title; several alike that work at the same time have numbers."""
        face = self.face(card)
        if face is None:
            return self.say(UnseenCard())
        assert self.table is not None
        table = self.table
        if card not in table.pieces:
            return self.say(Named(face.id), "full")
        alike = [other for other in sorted(table.pieces) if table.cards[other].title == face.title]
        if len(alike) > 1:
            active = is_active(table, card, table.pieces[card])
            alike = [other for other in alike if is_active(table, other, table.pieces[other]) is active]
        title = self.say(Named(face.id))
        return title if len(alike) == 1 else f"{title} #{alike.index(card) + 1}"


def signed(number: int) -> str:
    """+2, −1."""
    return f"+{number}" if number >= 0 else f"−{-number}"
