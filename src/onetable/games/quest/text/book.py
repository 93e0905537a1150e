"""A phrasebook that knows the names of cards, fills gaps in phrases, and reads whole cards, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from importlib import import_module

from onetable.core.phrasebook import MissingPhrase, Phrasebook
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.text.card_lines import ANY_CARD, AnyCard, lines
from onetable.games.quest.text.names import CARD_KINDS, Named, name_of
from onetable.games.quest.text.printed_figures import figures_of
from onetable.games.quest.text.variants import Rows, variant_of
from onetable.games.quest.traits import Character
from onetable.games.quest.vocabulary.choices import PickBranch
from onetable.language.text import gaps

QuestPhrase = str | Callable[..., str]  # a function gets the word and this book


class QuestBook(Phrasebook):
    """One language: a row for every word, and for each of its variants (`variants.py`)."""

    def __init__(self, code: str, phrases: Mapping[object, QuestPhrase], tidy: Callable[[str], str]) -> None:
        self.rows = Rows(phrases)
        super().__init__(code, self.rows, {}, tidy)
        self.nouns = import_module(f"onetable.language.{code}.nouns")

    # ---- from words to phrases

    def say(self, word: object, form: str = "") -> str:
        if isinstance(word, Enum):
            return self._member(word, form)
        if isinstance(word, bool):
            return form.split("|")[not word]
        if isinstance(word, int):
            return self._number(word, form)
        if isinstance(word, str):
            return self._card(word, form)
        if isinstance(word, tuple):
            return self._several(word, form)
        if isinstance(word, Named):
            return name_of(word.id, self.code)
        if isinstance(word, ANY_CARD):
            return "\n".join(self.card_text(word))
        template = self.phrase(word, form)
        if "{" not in template:
            return template
        return "".join([each if isinstance(each, str) else self.say(getattr(word, each.field), each.form) for each in gaps(template)])

    def phrase(self, word: object, form: str = "") -> str:
        """The template for this word in this form, or in its variant; without it there is an error; a name says the same in any."""
        kind = word if isinstance(word, (Enum, type)) else type(word)
        found = self.rows.get((kind, form) if form else kind)
        if found is None and form and isinstance(kind, Enum):
            found = self.rows.get(kind)
        if not form and kind is not word and not callable(found):  # a function sees for itself
            found = self.rows.get(self.rows.key_of(word))
        if found is None:
            name, variant = getattr(kind, "__name__", kind), form or variant_of(word)
            raise MissingPhrase(f"{self.code} has no phrase for {name}" + (f" in the form “{variant}”" if variant else ""))
        return found if isinstance(found, str) else found(word, self)

    def _member(self, word: Enum, form: str) -> str:
        """A name; `{by:does play}`: a form that takes another word is a function among the phrases."""
        if form == "deed":
            assert isinstance(word, Character)
            return self.say(PickBranch(0, every_card().characters[word]))
        first, _, rest = form.partition(" ")
        taking = self.phrases.get(first) if rest else None
        return str(taking(word, rest)) if callable(taking) else self.phrase(word, form)

    def _number(self, number: int, form: str) -> str:
        """A number, or so many of what the form names; `from one`: of a place in a row."""
        if not form:
            return str(number)
        row = self.phrases.get((int, form))
        if callable(row):
            return str(row(number, self))
        return str(number + 1) if form == "from one" else str(self.nouns.counted(abs(number), form))

    def _card(self, id: str, form: str) -> str:
        """The name of a card: `{plot:plot}` in running text, `{plot:plain plot}` on a button; `{plot:price}`: what it costs."""
        if form in CARD_KINDS:
            return self.card_name(form, id)
        how, _, rest = form.partition(" ")
        if how == "plain":
            return name_of(f"{rest}.{id}", self.code)
        return self.say(every_card().plots[id].favor, rest) if how == "price" else id

    def _several(self, words: tuple[object, ...], form: str) -> str:
        """Several: `{plots:any plot}` one of them, `{places:all the}` all of them; else as this language lists them."""
        how, _, rest = form.partition(" ")
        if how == "any":
            return self.one_of([self.say(word, rest) for word in words])
        if how == "all":
            return self.all_of([self.say(word, rest) for word in words])
        between = self.phrases.get((tuple, "between"))
        parts = [self.say(word, form) for word in words] or [self.phrase(Named, "nothing")]
        return between.join(parts) if isinstance(between, str) else self.all_of(parts)

    def one_of(self, parts: Iterable[str]) -> str:
        """A, B, or C."""
        return str(self.nouns.several(parts, self.nouns.OR))

    def all_of(self, parts: Iterable[str]) -> str:
        """A, B, and C."""
        return str(self.nouns.several(parts))

    # ---- cards

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

    def figures(self, card: object) -> str:
        return self.read(figures_of(card)) if isinstance(card, ANY_CARD) else ""
