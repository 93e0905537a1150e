"""A sentence while it is being said: what it has named, and how it fills in the rows of words. A language adds its own memory.

A row is a template, a table of templates (by what the word was given, the first that fits; "" fits always), or a function of word and
sentence. A template that nothing can join to what stands before it is `Apart`. A template may have these gaps:

- `{target}`, `{noun}`, `{condition}`: a field as its part of speech stands in a sentence; a noun thus named can be called “that”;
- `{noun:one}`, `{noun:each}`, `{noun:that}`: a form of the noun phrase; `{noun:count}`: as many as the word counts;
- `{noun:call}`: somebody to whom something happens, and who can be called “that”;
- `{count:card}`: a number with what it counts; `{count:x}`: the number alone, X if it is known later;
- `{by:change}`: a number as a change; `{by:per}`, `{by:each}`: what it is counted by;
- `{picked:title}`: a card of the table; `{picked:last}`: the last of several;
- `{limit:limit}`: a part of the language's own (`optional`), said only if the field was given;
- `{this}`, `{it}`: what the sentence knows without the word; `{:clause}`: the word itself in another form.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from operator import attrgetter
from typing import Any, ClassVar

from onetable.core.phrasebook import MissingPhrase
from onetable.games.tcg.card import Card
from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.book import CardBook, signed
from onetable.games.tcg.text.noun_phrase import Speaker
from onetable.games.tcg.text.simple_words import happening
from onetable.games.tcg.text.taking_apart import COUNTED, SHAPES, defaults, flat, number, own_states, paid_by
from onetable.language.text import Filler, Gap


@dataclass
class Talk(Filler):
    """What a sentence remembers in every language."""

    book: CardBook
    it: str = ""
    player: str = ""  # who was last made to do something
    called: dict[words.Word, str] = field(default_factory=dict)
    players: ClassVar[Mapping[object, str]]
    nouns: ClassVar[Any]  # its noun phrases
    speaker: ClassVar[Speaker]
    optional: ClassVar[Mapping[str, str]]
    coming: ClassVar[tuple[str, str]]  # a wound or a healing that can be prevented
    while_: ClassVar[str]
    stop: ClassVar[str] = "."
    changes: ClassVar[Mapping[object, str]]  # numbers that are not counted by something: `Or`, `StrengthOf`

    # ---- what every language says in its own way

    def listed(self, names: Iterable[str], form: str = "") -> str:
        """Several things in a list."""
        raise NotImplementedError

    def counted(self, count: Any, what: str) -> str:
        """A number with what it counts."""
        raise NotImplementedError

    def per(self, count: object) -> str:
        """What is counted, where it stands by itself."""
        raise NotImplementedError

    def by(self, who: words.Who, form: str) -> str:
        """Who does something, or whose something is."""
        raise NotImplementedError

    def each(self, change: str, count: words.Word) -> str:
        """A change for each of something; most languages say before by what it is counted."""
        return change

    def condition(self, word: words.Word) -> str:
        """What holds."""
        return str(self.said(word, "if"))

    def happens(self, word: words.Word) -> Any:
        """What has happened, or is about to."""
        return self.said(word, "moment")

    def deed(self, word: Any) -> str:
        """What is done or paid."""
        return str(self.said(word, "deed"))

    def choice(self, word: words.Word) -> str:
        """The same on a button."""
        return self.deed(word)

    # ---- what is the same in all

    @property
    def this(self) -> str:
        """The card that speaks."""
        return self.speaker.itself(None, self.book)

    @property
    def bearer(self) -> str:
        """Its bearer."""
        return self.speaker.its_bearer(None, self.book)

    def phrase(self, noun: words.Word) -> Any:
        """A noun phrase."""
        return self.nouns(noun, self.book)

    def name(self, noun: words.Word, count: object = 1) -> str:
        """So many of a noun; from here on the sentence can call it “that”."""
        found = self.phrase(noun)
        self.it = self.called[noun] = found.that
        return str(found.count(count))

    def call(self, noun: words.Word) -> str:
        """Somebody to whom something happens."""
        self.name(noun)
        return str(self.phrase(noun).someone)

    def moment(self, word: words.Word) -> Any:
        """What a text answers; from here on the sentence knows whom it happened to."""
        found = happening(word)
        self.it = self.this if isinstance(found, words.YouPlayThis) else self.it
        return self.happens(found)

    def paid(self, word: words.Deed) -> list[words.Word]:
        """What is paid; all that is spotted is said at once."""
        costs = paid_by(word)
        seen = [cost for cost in costs if (type(cost), "sight") in self.book.phrases]
        return [words.SpotAll(tuple(seen)), *[cost for cost in costs if cost not in seen]] if len(seen) > 1 else costs

    def answer(self, word: words.Answer) -> str:
        """What is done, the card that does it, and of whom it speaks."""
        about = self.optional["about"] if word.subject not in (-1, word.source) else ""
        return f"{self.answered(word)} — " + self.fill(f"{{source:title}}{about}", word)

    def answered(self, word: words.Answer) -> str:
        """What an answer pays and does, without the moment it answers and what must be there for it."""
        face, table = self.book.face(word.source), self.book.table
        if face is None or table is None:
            return ""
        ability: Any = table.ability(word.source, word.number)
        talk: Any = type(self)(self.book.of(face))
        talk.moment(ability.to)
        if isinstance(ability.to, words.AboutTo):
            talk.prevented = self.coming[ability.to.verb is words.Heal]
        paid: Any = tuple([cost for cost in ability.does.costs if isinstance(cost, words.Effect)])
        return str(talk.deed(words.Deed(paid, ability.does.effects)))

    def paragraph(self, word: Any) -> str:
        """What the card says that is used or answers, without its full stop."""
        face, table = self.book.face(word.source), self.book.table
        if face is None or table is None:
            return ""
        return str(type(self)(self.book.of(face)).said(table.ability(word.source, word.number), "paragraph"))

    def printed(self, face: Card) -> str:
        """What a printed card says first of what it does, without its full stop."""
        found = next((text for text in face.text if (type(text), "paragraph") in self.book.phrases), None)
        talk: Any = type(self)(self.book.of(face))
        return str(talk.said(found, "paragraph")) if found is not None else ""

    def keywords(self, word: words.KeywordLine) -> str:
        """“Damage +1. Fierce.”"""
        plus = self.optional["plus"]
        found = [self.book.say(key) + (plus.format(number) if key in COUNTED else "") for key, number in word.keywords]
        return f"{self.stop} ".join([self.book.mark("keyword", each) for each in found])

    def standing(self, word: words.Change, rows: Mapping[Any, str]) -> str:
        """A text about some cards, as long as they are so; a card may speak of itself. What is yours may have a row of its own."""
        states, found = own_states(word.of), self.phrase(word.of)
        self.it = found.each if states is None else self.phrase(flat(word.of)[0]).one
        while_ = self.while_.format(it=self.it, states=self.listed([self.book.say(part) for part in states])) if states else ""
        row = rows.get((word.measure, "yours")) if found.yours else None
        return while_ + self.fill(row or chosen(rows, word), word)

    def target(self, word: words.Word) -> str:
        """What a verb acts on."""
        if isinstance(word, words.A):
            return self.name(word.noun, number(word.count))
        if isinstance(word, words.Each):
            found = self.phrase(word.noun)
            self.it = found.that
            return str(found.each)
        if isinstance(word, words.The):
            self.it = self.part(word.these, "title")
            return self.it
        if isinstance(word, words.That):
            return self.called.get(word.noun) or str(self.phrase(word.noun).that)
        if isinstance(word, words.This):
            return self.this
        return self.bearer if isinstance(word, words.ItsBearer) else self.it

    def who(self, word: words.Who) -> str:
        """A player."""
        return self.book.say(words.Player(word.seat)) if isinstance(word, words.Chosen) else self.players[type(word)]

    def change(self, by: Any) -> str:
        """A change of a number: “+2”, “+1 for each …”, “+2 (or +3 if …)”."""
        if isinstance(by, int):
            return signed(by)
        if isinstance(by, words.ChosenNumber):
            return "+X"
        if type(by) in self.changes:
            return self.fill(self.changes[type(by)], by)
        if not isinstance(by, words.Times):
            return self.each("+1", by) + (self.fill(self.optional["most"], by) if is_given(by, "limit") else "")
        sign = signed(by.factor)
        return f"{sign[0]}X" if isinstance(by.of_what, words.ChosenNumber) else self.each(sign, by.of_what)

    # ---- rows

    def said(self, word: words.Word, form: str) -> Any:
        """A word as its part of speech stands in a sentence."""
        return self.row(self.book.own(type(word), form), word)

    def row(self, row: Any, word: words.Word) -> Any:
        """What a row says of a word."""
        found = chosen(row, word)
        return self.fill(found, word) if isinstance(found, str) else found(word, self)

    def gap(self, gap: Gap, word: Any) -> str:
        """A field of the word, or what the sentence knows."""
        name, form = gap
        if not name:
            return self.condition(word) if form == "if" else self.deed(word) if form == "deed" else str(self.said(word, form))
        if name not in word.__struct_fields__ and not isinstance(getattr(type(word), name, None), words.Filter):
            return self.part(attrgetter(name)(word), form) if "." in name else self.known(name)
        if form in self.optional:
            return self.fill(self.optional[form], word) if is_given(word, name) else ""
        if form == "count":
            return str(self.phrase(getattr(word, name)).count(number(getattr(word, "count", "X"))))
        return self.part(getattr(word, name), form)

    def part(self, value: Any, form: str = "") -> str:
        """A field of a word, in a form."""
        if isinstance(value, words.Target):
            return self.target(value)
        if isinstance(value, words.Filter):
            return self.name(value) if not form else self.call(value) if form == "call" else self.noun(value, form)
        if isinstance(value, words.Condition):
            return self.condition(value)
        if form and isinstance(value, (int, words.Figure)):
            return self.figure(value, form)
        if form and isinstance(value, words.Word) and (type(value), form) in self.book.phrases:
            return str(self.said(value, form))
        if isinstance(value, (words.Effect, words.Cost, words.Deed)):
            return self.deed(value)
        if isinstance(value, words.Who):
            return self.by(value, form) if form else self.who(value)
        if isinstance(value, words.Keyword) and not form:
            return self.book.mark("keyword", self.book.say(value))
        if isinstance(value, tuple):
            return self.book.say(value[-1], "card") if form == "last" else self.several(value, form)
        if form and isinstance(value, str) and not isinstance(value, Enum):
            return self.book.say(words.Named(value), "full" if form == "full" else "")
        return self.book.say(value, form)

    def known(self, name: str) -> str:
        """What the sentence knows without the word."""
        if not hasattr(self, name):
            raise MissingPhrase(f"{self.book.code} knows no “{name}”: neither the word nor the sentence has it")
        return str(getattr(self, name))

    def noun(self, noun: words.Word, form: str) -> str:
        """A noun phrase in a form."""
        said = getattr(self.phrase(noun), form, None)
        if said is None:
            raise MissingPhrase(f"{self.book.code} has no noun phrase in the form “{form}”")
        return str(said)

    def several(self, values_: tuple[Any, ...], form: str) -> str:
        """Several things in a list; “or” and its like are forms of the list."""
        return self.listed([self.part(each, form if form in ("title", "full", "sight") else "") for each in values_], form)

    def figure(self, value: Any, form: str) -> str:
        """A number in a form; a card of the table is one, too."""
        if form == "title":
            return self.book.say(value, "card")
        if form in ("each", "x"):
            return str(self.said(value, "per") if form == "each" else number(value))
        return self.change(value) if form == "change" else self.per(value) if form == "per" else self.counted(value, form)


def chosen(rows: Any, word: Any) -> Any:
    """Of a table of rows the first that fits: by what the word is about, or by a field that it was given."""
    if not isinstance(rows, dict):
        return rows
    about = getattr(word, "what", None), getattr(word, "measure", None)
    for key, row in rows.items():
        if key in about if isinstance(key, Enum) else not key or is_given(word, key):
            return chosen(row, word)
    raise MissingPhrase(f"no phrase fits {word}")


def is_given(word: words.Word, name: str) -> bool:
    """Whether a field has something else than its default, or the word has this shape."""
    if name in SHAPES:
        return SHAPES[name](word)
    unset = defaults(type(word)).get(name)
    return unset is not None and getattr(word, name) not in unset
