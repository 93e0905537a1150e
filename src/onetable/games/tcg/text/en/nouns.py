"""English nouns: “a Moria Orc”, “each Elf ally with home site 6”, “a companion (except the Ring-bearer)”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from onetable.core.word import Word
from onetable.games.tcg.card import Card
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.cards import trait
from onetable.games.tcg.text.taking_apart import choices, flat
from onetable.games.tcg.traits import WEAPON_TRAIT, Culture, ItemClass, Keyword, Kind, Race, Side, Signet
from onetable.games.tcg.words import nouns
from onetable.language.en.nouns import an, many, several

HEADS = (Keyword.ARCHER, Keyword.RANGER, Keyword.TRACKER, Keyword.TALE, Keyword.SPELL)  # “a ranger”, but “a weather card”
TYPES = (Kind.COMPANION, Kind.ALLY, Kind.MINION)


@dataclass(frozen=True)
class NounPhrase:
    """A noun phrase in the making: what stands before its head, the heads to choose from, what stands after."""

    before: tuple[str, ...] = ()
    heads: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    is_name: bool = False  # takes no article
    yours: bool = False
    other: bool = False
    names: tuple[str, ...] = field(default=())  # titles among the alternatives: “Gandalf or an Elf”

    @property
    def tail(self) -> str:
        """All that follows the head."""
        return "".join([f" {each}" for each in self.after])

    def one(self) -> str:
        """The singular without an article."""
        return " ".join([*self.before, several(self.heads, "or")]) + self.tail

    def plural(self) -> str:
        """The plural without a number."""
        return " ".join([*self.before, several([many(head) for head in self.heads], "or")]) + self.tail

    def a(self) -> str:
        """With the indefinite article."""
        if self.names:
            return several([*self.names, *[an(" ".join([*self.before, head])) for head in self.heads]], "or") + self.tail
        if self.is_name:
            return self.one()
        if self.yours:
            return f"1 of your {'other ' if self.other else ''}{self.plural()}"
        return f"another {self.one()}" if self.other else an(self.one())

    def each(self) -> str:
        """All of them, one by one."""
        if self.is_name or self.names:
            return self.a()
        rest = f"of your {'other ' if self.other else ''}{self.plural()}" if self.yours else f"{'other ' if self.other else ''}{self.one()}"
        return f"each {rest}"

    def count(self, number: object) -> str:
        """So many of them."""
        if number == 1:
            return self.a()
        of = "of your " if self.yours else ""
        return f"{number} {of}{'other ' if self.other else ''}{self.plural()}"

    def that(self) -> str:
        """The one just spoken of."""
        if self.is_name:
            return self.one()
        heads = set(self.heads)
        head = self.heads[0] if len(heads) == 1 else "character" if heads <= {"companion", "ally", "minion", "Orc", "Uruk-hai"} else "card"
        return f"that {head}"


def called(found: NounPhrase, head: str) -> NounPhrase:
    """What is no more than a card, by a better word."""
    return replace(found, heads=(head,)) if found.heads == ("card",) else found


def phrase(noun: Word, book: CardBook) -> NounPhrase:
    """A noun as an English phrase."""
    return assembled(flat(noun), book)


def assembled(parts: Sequence[Word], book: CardBook) -> NounPhrase:
    """The parts of a noun, put into English order."""
    found = NounPhrase()
    for part in sorted(parts, key=order):
        found = add(found, part, book)
    if not found.heads:
        found = replace(found, heads=("card",))
    return found


def order(part: Word) -> int:
    """Side, culture, quality, race, keyword, type; the rest follows the head."""
    if isinstance(part, nouns.Either):
        return max([order(each) for each in choices(part)])
    if isinstance(part, nouns.Is):
        places: dict[type, int] = {Side: 1, Culture: 2, Race: 3, ItemClass: 6, Kind: 6, Signet: 7}
        return places.get(type(trait(part.traits[0])), 5)
    if isinstance(part, (nouns.Exhausted, nouns.Roaming, nouns.Beaten)):
        return 0
    if isinstance(part, nouns.Not):
        return 0 if isinstance(part.what, nouns.Is) and isinstance(trait(part.what.traits[0]), Race) else 9
    if isinstance(part, nouns.PlayedIn):
        return 6
    return 4 if isinstance(part, nouns.Has) else 8


def add(found: NounPhrase, part: Word, book: CardBook) -> NounPhrase:
    """The phrase with one part more."""
    if isinstance(part, nouns.Is):
        return add_trait(found, part.traits[0], book)
    if isinstance(part, nouns.Either):
        return add_choice(found, part, book)
    if isinstance(part, nouns.Has):
        name = book.say(part.keyword)
        return add_head(found, name) if part.keyword in HEADS else replace(found, before=(*found.before, name))
    if isinstance(part, nouns.Yours):
        return replace(found, yours=True)
    if isinstance(part, nouns.Not):
        return add_not(found, part.what, book)
    if isinstance(part, nouns.TheRingBearer):
        if found.is_name:
            return replace(found, after=(*found.after, "as the Ring-bearer"))
        return replace(found, heads=("the Ring-bearer",), before=(), is_name=True, after=(*found.before, *found.after))
    if isinstance(part, (nouns.Itself, nouns.Bearer)):
        return replace(found, heads=(book.say(part),), is_name=True)
    if isinstance(part, nouns.Anything):
        return found
    if isinstance(part, (nouns.Exhausted, nouns.Roaming, nouns.Beaten)):
        return replace(found, before=(*found.before, book.say(part)))
    if isinstance(part, nouns.PlayedIn):
        return replace(found, before=(*found.before, book.say(part.phase, "short")), heads=("event",))
    if isinstance(part, (nouns.FirstHere, nouns.FirstThisPhase, nouns.Called)):
        return replace(found, heads=(book.say(part),), is_name=True)
    return replace(found, after=(*found.after, book.say(part)))


def add_head(found: NounPhrase, head: str) -> NounPhrase:
    """A new head; the old one becomes an adjective: “Elf companion”."""
    old = (several(found.heads, "or"),) if found.heads else ()
    return replace(found, before=(*found.before, *old), heads=(head,))


def add_trait(found: NounPhrase, text: str, book: CardBook) -> NounPhrase:
    """Something printed on the card."""
    what = trait(text)
    if isinstance(what, (Race, Kind, ItemClass)):
        return add_head(found, book.say(what))
    if isinstance(what, Signet):
        return replace(found, after=(*found.after, f"with the {book.say(what)}"))
    if isinstance(what, StrEnum):
        return replace(found, before=(*found.before, book.say(what)))
    if what == WEAPON_TRAIT:
        return add_head(found, WEAPON_TRAIT)
    return replace(found, heads=(what,), is_name=True)


def add_choice(found: NounPhrase, part: nouns.Either, book: CardBook) -> NounPhrase:
    """Alternatives: cultures before the head, names, or several heads."""
    if part == nouns.CHARACTER:
        return add_head(found, "character")
    each = [phrase(choice, book) for choice in choices(part)]
    if all([one.before and one.heads == ("card",) for one in each]):  # “Gondor or Shire companion”
        return replace(found, before=(*found.before, several([one.before[0] for one in each], "or")))
    names = tuple([one.heads[0] for one in each if one.is_name])
    heads = tuple([one.one() for one in each if not one.is_name])
    if not heads:
        return replace(found, heads=(several(names, "or"),), is_name=True)
    return replace(found, before=(*found.before, *found.heads), heads=heads, names=names)


def add_not(found: NounPhrase, what: Word, book: CardBook) -> NounPhrase:
    """Everything but."""
    if isinstance(what, nouns.Itself):
        return replace(found, other=True)
    if isinstance(what, nouns.Is) and isinstance(trait(what.traits[0]), Race):
        return replace(found, before=(*found.before, f"non-{book.say(trait(what.traits[0]))}"))
    if isinstance(what, nouns.Bearing):
        return replace(found, after=(*found.after, f"not {book.say(what)}"))
    return replace(found, after=(*found.after, f"(except {phrase(what, book).a()})"))


def named(card: Card | None, book: CardBook) -> str:
    """How a card speaks of itself: a unique character by its title, others by their type."""
    if card is None:
        return "this card"
    if card.unique and card.kind in TYPES:
        return card.title
    return f"this {book.say(card.kind)}" if card.kind is not Kind.THE_ONE_RING else "the One Ring"


def bearer(card: Card | None) -> str:
    """How a card speaks of its bearer."""
    return "this condition’s site" if card is not None and card.on_site else "bearer"


def say_a(noun: Word, book: CardBook) -> str:
    """“an Elf”."""
    return phrase(noun, book).a()


def say_many(noun: Word, book: CardBook) -> str:
    """“Elves”."""
    return phrase(noun, book).plural()


NOUN_KINDS = (nouns.Is, nouns.Both, nouns.Either, nouns.Not, nouns.Has, nouns.Yours, nouns.TheRingBearer, nouns.Anything, nouns.PlayedIn)
NOUNS: dict[object, CardPhrase] = {
    **dict.fromkeys(NOUN_KINDS, say_a),
    **{(kind, "many"): say_many for kind in NOUN_KINDS},
    nouns.Itself: lambda _, book: named(book.speaker, book),
    nouns.Bearer: lambda _, book: bearer(book.speaker),
    nouns.Exhausted: "exhausted",
    nouns.Roaming: "roaming",
    nouns.Beaten: "losing",
    nouns.Assigned: "assigned to a skirmish",
    nouns.InTheSkirmish: "in the current skirmish",
    nouns.InPlay: "still in play",
    nouns.AtThisSite: "at this site",
    nouns.AtItsSite: "at this condition’s site",
    nouns.HomeAt: "with home site {number}",
    nouns.Skirmishing: lambda word, book: f"skirmishing {phrase(word.foe, book).a()}",
    nouns.BesideInSkirmish: lambda word, book: f"in a skirmish beside another {phrase(word.other, book).one()}",
    nouns.Bearing: lambda word, book: f"bearing {phrase(word.what, book).a()}",
    nouns.BorneBy: lambda word, book: f"borne by {borne_by(word.bearer, book)}",
    nouns.OfARaceNotInPlay: "of a race you cannot spot",
    nouns.FirstHere: lambda word, book: f"the first {phrase(word.what, book).one()} played here each turn",
    nouns.FirstThisPhase: lambda word, book: f"the first {phrase(word.what, book).one()} played each Shadow phase",
    nouns.Called: lambda word, book: phrase(word.noun, book).that(),
}  # fmt: skip


def borne_by(noun: Word, book: CardBook) -> str:
    """The bearer of something; who is only known by what it does is a character."""
    found = phrase(noun, book)
    return an(f"character{found.tail}") if found.heads == ("card",) else found.a()
