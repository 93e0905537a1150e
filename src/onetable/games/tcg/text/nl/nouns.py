"""Dutch nouns: “een ork”, “elk van je Gouw-verhalen”, “een reisgenoot die niet de ringdrager is”, “die volgeling”."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.cards import trait
from onetable.games.tcg.text.nl.traits import PREFIXES
from onetable.games.tcg.text.noun_phrase import Speaker, kept
from onetable.games.tcg.text.taking_apart import choices, flat
from onetable.games.tcg.traits import WEAPON_TRAIT, Culture, ItemClass, Keyword, Kind, Race, Side, Signet
from onetable.language.nl.nouns import Nominal, Relative, several
from onetable.language.text import Form

PERSON = (Kind.COMPANION, Kind.ALLY, Kind.MINION)
NAMING = (Keyword.ARCHER, Keyword.RANGER, Keyword.TRACKER, Keyword.SPELL, Keyword.TALE, Keyword.SANCTUARY)
SITE_WORDS = (Keyword.RIVER, Keyword.FOREST, Keyword.PLAINS, Keyword.MARSH, Keyword.MOUNTAIN, Keyword.UNDERGROUND)
NEUTER = ("personage", "wapen", "handwapen", "afstandswapen", "verhaal", "artefact", "harnas", "schild", "rijdier")
INFLECTED = {"ander": "andere", "uitgeput": "uitgeputte", "zwervend": "zwervende"}
FAMILY = {"reisgenoot", "bondgenoot", "volgeling", "elf", "ork", "Uruk-hai"}


class Ending(NamedTuple):
    """What follows a noun: of one, of several; a verb makes it a relative clause, “die een wapen draagt”, “die een wapen dragen”."""

    said: str
    one: str = ""
    many: str = ""

    def of(self, number: int, pronoun: str) -> Nominal:
        """With a space before it."""
        return Nominal(" ", Relative(f"{pronoun} {self.said} {(self.one, self.many)[number]}") if self.one else self.said)


@dataclass(frozen=True)
class Head:
    """A noun in one and in several, with what stands glued before it; a name has no article."""

    one: str
    many: str = ""
    prefix: str = ""
    hyphen: bool = False  # parts it from the noun
    is_name: bool = False
    after: tuple[Ending, ...] = ()

    def said(self, number: int) -> str:
        return (self.one, self.many or self.one)[number]

    def whole(self, number: int) -> Nominal:
        return Nominal(self.prefix + self.said(number), *[ending.of(number, "die") for ending in self.after])


@dataclass(frozen=True)
class NounPhrase:
    """One noun, or one of several, with all that is said about it."""

    heads: tuple[Head, ...]
    before: tuple[str, ...] = ()
    after: tuple[Ending, ...] = ()
    yours: bool = False
    first: bool = False

    @property
    def is_name(self) -> bool:
        return all([head.is_name for head in self.heads])

    @property
    def is_neuter(self) -> bool:
        return self.heads[0].one in NEUTER

    def endings(self, number: int) -> Nominal:
        """What follows, for one or several; of a neuter noun one says “dat”."""
        pronoun = "dat" if number == 0 and self.heads[-1].one in NEUTER else "die"
        return Nominal(*[ending.of(number, pronoun) for ending in self.after])

    def joined(self, number: int, article: str = "") -> Nominal:
        """All heads: “Sauron-volgeling of -bezitting”, “Gandalf of een elf”; after “een” a neuter adjective has no ending."""
        plain = article in ("een ", "geen ", "elk ") and self.is_neuter
        before = article + "".join([f"{word if plain else INFLECTED.get(word, word)} " for word in self.before])
        prefixes, said = [head.prefix for head in self.heads], [head.said(number) for head in self.heads]
        if any([head.is_name for head in self.heads]):
            return Nominal(several([head.one if head.is_name else before + head.prefix + head.said(number) for head in self.heads], "of"))
        if len(said) == 1:
            return Nominal(before, self.heads[0].whole(number))
        if len(set(prefixes)) == 1 and self.heads[0].hyphen:
            return Nominal(before, prefixes[0], several([said[0], *[f"-{word}" for word in said[1:]]], "of"))
        if len(set(said)) == 1:
            return Nominal(before, several([*prefixes[:-1], prefixes[-1] + said[-1]], "of"))
        return Nominal(before, several([head.whole(number) for head in self.heads], "of"))

    # ---- forms

    @Form
    def a(self) -> str:
        """Een ork, een van je orks, de eerste ork, Gandalf."""
        if self.first:
            return Nominal("de ", self.bare)
        return Nominal("een van ", self.your) if self.yours else Nominal(self.joined(0, "een "), self.endings(0))

    bare = Form(lambda it: Nominal(it.joined(0), it.endings(0)))  # ork
    many = Form(lambda it: it.your if it.yours else Nominal(it.joined(1), it.endings(1)))  # orks
    your = Form(lambda it: Nominal("je ", it.joined(1), it.endings(1)))  # je orks
    denied = Form(lambda it: f"niet {it.a}" if it.is_name else it.no)  # geen ork, niet Gandalf
    must_be = Form(lambda it: f"{replace(it, after=()).a} zijn{it.endings(0)}")  # een reisgenoot zijn die geen elf is

    def counted(self, count: object) -> Nominal:
        """2 orks, 2 van je orks."""
        return Nominal(f"{count} {'van ' if self.yours else ''}", self.many)

    def count(self, count: object) -> str:
        """Een ork, 2 orks."""
        return self.a if count == 1 else self.counted(count)

    @Form
    def each(self) -> str:
        """Elke ork, elk personage, elk van je orks, de eerste ork."""
        if self.yours or self.first or self.is_name:
            return Nominal("elk van ", self.your) if self.yours else self.a
        return Nominal(self.joined(0, "elk " if self.is_neuter else "elke "), self.endings(0))

    @Form
    def no(self) -> str:
        """Geen ork, geen van je orks."""
        if self.yours or self.is_name:
            return Nominal("geen ", Nominal("van ", self.your) if self.yours else self.bare)
        return Nominal(self.joined(0, "geen "), self.endings(0))

    @Form
    def that(self) -> str:
        """Die ork, dat personage."""
        if self.is_name:
            return self.joined(0)
        calls = {head.one for head in self.heads}
        short = self.heads[0].one if len(calls) == 1 else "personage" if calls <= FAMILY else "kaart"
        return f"{'dat' if short in NEUTER else 'die'} {short}"


# ---- from words to phrases


def assembled(parts: Sequence[words.Word], book: CardBook) -> NounPhrase:
    """The parts of a noun, put into Dutch order."""
    heading: list[words.Word] = []
    found = NounPhrase(())
    for part in parts:
        if isinstance(part, (words.FirstThisPhase, words.FirstHere)):
            inner = phrase(part.what, book)
            often = "per schaduwfase" if isinstance(part, words.FirstThisPhase) else "hier per beurt"
            when = Ending(often, "wordt gespeeld", "worden gespeeld")
            found = replace(inner, before=("eerste", *inner.before), after=(*inner.after, when), first=True)
        elif isinstance(part, words.Yours):
            found = replace(found, yours=True)
        elif type(part) in DEFINITE and not any([isinstance(other, words.Is) for other in parts]):
            found = replace(found, heads=(Head(DEFINITE[type(part)](part, book), is_name=True),))
        elif type(part) in ADJECTIVES:
            found = replace(found, before=(*found.before, ADJECTIVES[type(part)]))
        elif part == words.OTHER:
            found = another(found)
        elif isinstance(part, (words.Is, words.Either, words.Anything, words.PlayedIn, words.Has)):
            heading.append(part)
        else:
            found = replace(found, after=(*found.after, said_after(part, book)))
    if found.heads:
        return found
    if not heading and any([type(part) in OF_PERSONS for part in parts]):
        return replace(found, heads=(CHARACTER,))
    return replace(found, heads=tuple(heads(heading, book)))


phrase = kept(lambda noun, book, _: assembled(flat(noun), book))  # a noun with all that is said about it


def another(found: NounPhrase) -> NounPhrase:
    """“Een andere ork”."""
    return replace(found, before=("ander", *found.before))


SPEAKER = Speaker("deze kaart", "deze {}", "de Ene Ring", "de drager", "de locatie met deze omstandigheid")
CHARACTER = Head("personage", "personages")
OF_PERSONS = (words.Skirmishing, words.Bearing, words.Exhausted, words.Beaten, words.Assigned, words.InTheSkirmish, words.BesideInSkirmish)
DEFINITE: dict[type, Callable[[Any, CardBook], str]] = {
    words.Itself: SPEAKER.itself,
    words.Bearer: SPEAKER.its_bearer,
    words.TheRingBearer: lambda part, book: "de ringdrager",
    words.Called: lambda part, book: phrase(part.noun, book).that,
}
ADJECTIVES: dict[type, str] = {words.Exhausted: "uitgeput", words.Roaming: "zwervend", words.Beaten: "verslagen"}
AFTER: dict[type, Callable[[Any, CardBook], Ending]] = {
    words.Skirmishing: lambda part, book: Ending(Nominal("in gevecht met ", phrase(part.foe, book).a)),
    words.Bearing: lambda part, book: Ending(phrase(part.what, book).a, "draagt", "dragen"),
    words.BorneBy: lambda part, book: Ending(Nominal("op ", phrase(part.bearer, book).a)),
    words.HomeAt: lambda part, book: Ending(f"met thuislocatie {part.number}"),
    words.InTheSkirmish: lambda part, book: Ending("in het gevecht"),
    words.BesideInSkirmish: lambda part, book: Ending(beside(part, book), "is", "zijn"),
    words.Assigned: lambda part, book: Ending("aan een gevecht", "is toegewezen", "zijn toegewezen"),
    words.AtThisSite: lambda part, book: Ending(
        "op deze locatie" if book.speaker is None or book.speaker.kind is Kind.SITE else "op die locatie"  # where the fellowship is
    ),
    words.AtItsSite: lambda part, book: Ending(f"op de locatie met {SPEAKER.itself(part, book)}"),
    words.InPlay: lambda part, book: Ending("in het spel"),
    words.OfARaceNotInPlay: lambda part, book: Ending(Nominal("van een ras ", Relative("dat je niet kunt zien"))),
    words.TheRingBearer: lambda part, book: Ending("als ringdrager"),
}


def beside(part: words.BesideInSkirmish, book: CardBook) -> str:
    """Another one on the same side."""
    return f"samen met {another(phrase(part.other, book)).a} in hetzelfde gevecht"


def said_after(part: words.Word, book: CardBook) -> Ending:
    """What follows the noun; what a further set brings follows it as it is."""
    if isinstance(part, words.Not) and isinstance(part.what, words.Bearing):
        return Ending(phrase(part.what.what, book).no, "draagt", "dragen")
    if isinstance(part, words.Not):
        return Ending(phrase(part.what, book).denied, "is", "zijn")
    return AFTER[type(part)](part, book) if type(part) in AFTER else Ending(book.say(part))


def heads(parts: Sequence[words.Word], book: CardBook) -> list[Head]:
    """One noun for each alternative."""
    choice = next((part for part in parts if isinstance(part, words.Either)), None)
    if choice is None:
        return [head(parts, book)]
    rest = [part for part in parts if part is not choice]
    if choices(choice) == choices(words.CHARACTER):
        return [replace(head([*rest, words.COMPANION], book), one=CHARACTER.one, many=CHARACTER.many)]
    return [one for option in choices(choice) for one in heads([*rest, *flat(option)], book)]


def head(parts: Sequence[words.Word], book: CardBook) -> Head:
    """A noun from what is printed: culture and side before it, a race beside a type, the signet after it."""
    printed = [trait(part.traits[0]) for part in parts if isinstance(part, words.Is)]
    keywords = [part.keyword for part in parts if isinstance(part, words.Has)]
    phases = [part.phase for part in parts if isinstance(part, words.PlayedIn)]

    def first(kind: type) -> Any:
        return next((thing for thing in printed if isinstance(thing, kind)), None)

    name = next((thing for thing in printed if type(thing) is str and thing != WEAPON_TRAIT), None)
    if name is not None:
        return Head(book.title(name), is_name=True)
    kind, race, side, culture, signet = [first(each) for each in (Kind, Race, Side, Culture, Signet)]
    naming = next((word for word in keywords if word in NAMING), None)
    beside = race if kind and race else naming if kind in PERSON else None
    main = Kind.SITE if set(keywords) & set(SITE_WORDS) else Kind.EVENT if phases else kind or race or first(ItemClass) or naming
    one, many = (book.say(main), book.say(main, "many")) if main else ("kaart", "kaarten")
    if WEAPON_TRAIT in printed:
        one, many = "wapen", "wapens"
    glued = "".join([book.say(word, "prefix") for word in keywords if word in PREFIXES])
    prefix = (f"{book.say(culture)}-" if culture else "Vrije Volkeren-" if side is Side.FREE else "schaduw" if side else "") + glued
    after = [Ending("ondergronds")] if Keyword.UNDERGROUND in keywords and not glued else []
    after += [Ending(f"met het {book.say(signet)}")] if signet else []
    after += [Ending(book.say(naming), "is", "zijn")] if naming and naming not in (main, beside) else []
    after += [Ending(f"met de tijdsterm {book.say(phase, 'timing')}") for phase in phases]
    after += [Ending(f"met de term {book.say(word)}") for word in keywords if word not in (*PREFIXES, *NAMING, *SITE_WORDS)]
    hyphen = bool(beside or (not glued and (culture or side is Side.FREE)))
    return Head(one, many, prefix + (f"{book.say(beside)}-" if beside else ""), hyphen, after=tuple(after))


NOUNS: dict[object, CardPhrase] = dict.fromkeys(
    (words.Is, words.Both, words.Either, words.Not, words.Anything, words.Has, words.PlayedIn, words.Yours, words.FirstThisPhase,
     words.FirstHere, *DEFINITE, *ADJECTIVES, *AFTER),
    lambda noun, book: phrase(noun, book).a,
)  # fmt: skip
