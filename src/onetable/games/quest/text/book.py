"""A phrasebook that knows the names of cards, fills gaps in phrases, and reads whole cards, line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cached_property
from importlib import import_module
from typing import Any

from onetable.core.phrasebook import MissingPhrase, Phrasebook
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.parts_of_speech import Where
from onetable.games.quest.text.card_lines import ANY_CARD, AnyCard, figures_of, lines
from onetable.games.quest.text.names import CARD_KINDS, Named, name_of
from onetable.games.quest.text.variants import VARIANTS, Rows, variant_of
from onetable.games.quest.traits import Attribute, Character, Hero, Item, Minion, Monster, Place, Region
from onetable.games.quest.vocabulary.choices import PickBranch
from onetable.language.markup import carried, marked
from onetable.language.text import Filler, Gap

Way = Callable[[Any, str], str]
MARKED: dict[type, str] = {  # what names are set off, and as what
    **dict.fromkeys((Place, Region, Hero, Minion, Monster, Character, Item), "name"),
    Attribute: "keyword",
}
QuestPhrase = str | Callable[..., str]  # a function gets the word and this book


class QuestBook(Filler, Phrasebook):
    """One language: a row for every word, and for each of its variants (`variants.py`)."""

    def __init__(self, code: str, phrases: Mapping[object, QuestPhrase], tidy: Callable[[str], str], marks: bool = False) -> None:
        self.rows = Rows(phrases)
        super().__init__(code, self.rows, {}, tidy)
        self.marks = marks
        self._ways: dict[type, Way] = {}  # found once
        self._places: dict[tuple[type, str, str], str] = {}
        self.nouns = import_module(f"onetable.language.{code}.nouns")

    def marking(self) -> QuestBook:
        written = self.tidy
        return QuestBook(self.code, self.rows, lambda text: carried(text, written), marks=True)

    def mark(self, kind: str, words: str, code: str = "") -> str:
        """Words that are set off, where the reader wants to see that."""
        return marked(kind, words, code) if self.marks else words

    # ---- from words to phrases

    def say(self, word: object, form: str = "") -> str:
        way = self._ways.get(type(word))
        if way is None:
            way = self._ways[type(word)] = next(way for kinds, way in self._kinds if isinstance(word, kinds))
        return way(word, form)

    @cached_property
    def _kinds(self) -> tuple[tuple[Any, Way], ...]:
        """How words of each kind are said; a name is a string, and a yes or no a number, so they come first."""
        return (
            (Enum, self._member), (bool, lambda yes, form: form.split("|")[not yes]), (int, self._number), (str, self._card),
            ((tuple, list), self._several), (Named, lambda word, _: self.mark("name", name_of(word.id, self.code), word.id)),
            (ANY_CARD, lambda card, _: "\n".join(self.card_text(card))), (object, self._word),
        )  # fmt: skip

    def _word(self, word: object, form: str) -> str:
        """A word by its row, with the gaps filled in."""
        return self.fill(self.phrase(word, form), word)

    def gap(self, gap: Gap, word: object) -> str:
        return self.say(getattr(word, gap.field), gap.form)

    def phrase(self, word: object, form: str = "") -> str:
        """The template for this word in this form, or in its variant; without it there is an error; a name says the same in any."""
        kind = word if isinstance(word, (Enum, type)) else type(word)
        found = self.rows.get((kind, form) if form else kind)
        if found is None and form and isinstance(kind, Enum):
            found = self.rows.get(kind)
        if not form and kind in VARIANTS and not callable(found):  # a function sees for itself
            found = self.rows.get(self.rows.key_of(word))
        if found is None:
            name, variant = getattr(kind, "__name__", kind), form or variant_of(word)
            raise MissingPhrase(f"{self.code} has no phrase for {name}" + (f" in the form “{variant}”" if variant else ""))
        return found if isinstance(found, str) else found(word, self)

    def place(self, kind: type, variant: str, form: str) -> str:
        """The row of such places in a form: their own, or that of all places, `(Where, "from")`."""
        known = self._places.get((kind, variant, form))
        if known is None:
            rows = [self.rows.get(key) for key in ((kind, f"{variant} {form}"), (kind, form), (Where, form))]
            known = next((row for row in rows if isinstance(row, str)), None)
            if known is None:
                raise MissingPhrase(f"{self.code} has no phrase for {kind.__name__} in the form “{form}”")
            self._places[kind, variant, form] = known
        return known

    def _member(self, word: Enum, form: str) -> str:
        """A name; `{by:does play}`: a form that takes another word is a function among the phrases."""
        known = self.rows.get((word, form) if form else word)
        if isinstance(known, str):
            return self.mark(MARKED[type(word)], known, str(word.value)) if type(word) in MARKED else known
        if form == "deed":
            assert isinstance(word, Character)
            return self.say(PickBranch(0, every_card().characters[word]))
        first, _, rest = form.partition(" ")
        taking = self.rows.get(first) if rest else None
        return str(taking(word, rest)) if callable(taking) else self.phrase(word, form)

    def _number(self, number: int, form: str) -> str:
        """A number, or so many of what the form names; `from one`: of a place in a row."""
        if not form:
            return str(number)
        row = self.rows.get((int, form))
        if callable(row):
            return str(row(number, self))
        return str(number + 1) if form == "from one" else str(self.nouns.counted(abs(number), form))

    def _card(self, id: str, form: str) -> str:
        """The name of a card: `{plot:plot}` in running text, `{plot:plain plot}` on a button; `{plot:price}`: what it costs."""
        if form in CARD_KINDS:
            return self.card_name(form, id)
        how, _, rest = form.partition(" ")
        if how == "plain":
            return self.mark("card", name_of(f"{rest}.{id}", self.code), f"{rest}.{id}")
        return self.say(every_card().plots[id].favor, rest) if how == "price" else id

    def _several(self, words: Sequence[object], form: str) -> str:
        """Several: `{plots:any plot}` one of them, `{places:all the}` all of them; else as this language lists them."""
        how, _, rest = form.partition(" ")
        if how in ("any", "all"):
            parts = [self.say(word, rest) for word in words]
            return str(self.nouns.several(parts, self.nouns.OR) if how == "any" else self.nouns.several(parts))
        between = self.rows.get((tuple, "between"))
        parts = [self.say(word, form) for word in words] or [self.phrase(Named, "nothing")]
        return between.join(parts) if isinstance(between, str) else str(self.nouns.several(parts))

    # ---- cards

    def card_name(self, kind: str, id: str) -> str:
        """A card in running text, set off as this language does it; "" is no card."""
        if not id:
            return self.phrase(Named, "none")
        return self.mark("card", self.phrase(Named, kind).format(name_of(f"{kind}.{id}", self.code)), f"{kind}.{id}")

    def card_text(self, card: AnyCard) -> list[str]:
        """All that a card says, line by line."""
        return [text for line in lines(card) if (text := super(QuestBook, self).read(line))]

    def read(self, *words: object, form: str = "") -> str:
        if len(words) == 1 and isinstance(words[0], ANY_CARD):
            return self.say(words[0])  # its lines are tidy, each by itself
        return super().read(*words, form=form)

    def figures(self, card: object) -> str:
        return self.read(figures_of(card)) if isinstance(card, ANY_CARD) else ""
