"""Dutch nouns: which cards a text means, with article, adjective and plural."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from onetable.games.tcg.speech.parts import Filter
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.cards import trait
from onetable.games.tcg.text.nl.grammar import END, REL
from onetable.games.tcg.text.nl.lexicon import PREFIXES
from onetable.games.tcg.text.nl.noun_phrase import Ending, Head, NounPhrase
from onetable.games.tcg.traits import WEAPON_TRAIT, Culture, ItemClass, Keyword, Kind, Race, Side, Signet
from onetable.games.tcg.words import nouns

PERSON = (Kind.COMPANION, Kind.ALLY, Kind.MINION)
NAMING = (Keyword.ARCHER, Keyword.RANGER, Keyword.TRACKER, Keyword.SPELL, Keyword.TALE, Keyword.SANCTUARY)


# ---- from words to phrases


def factors(noun: Filter) -> list[Filter]:
    """Everything that must be true of the card, one by one."""
    if isinstance(noun, nouns.Both):
        return [*factors(noun.left), *factors(noun.right)]
    return [nouns.Is((name,)) for name in noun.traits] if isinstance(noun, nouns.Is) else [noun]


def all_of(parts: Sequence[Filter]) -> Filter:
    """A noun that is all of these."""
    whole = parts[0]
    for part in parts[1:]:
        assert isinstance(whole, nouns.Noun) and isinstance(part, nouns.Noun)
        whole = nouns.Both(whole, part)
    return whole


def options(noun: Filter) -> list[Filter]:
    """The parts of “or”."""
    return [*options(noun.left), *options(noun.right)] if isinstance(noun, nouns.Either) else [noun]


def phrase(noun: Filter, book: CardBook) -> NounPhrase:
    """A noun with all that is said about it."""
    heading: list[Filter] = []
    found = NounPhrase(())
    for part in factors(noun):
        if isinstance(part, (nouns.FirstThisPhase, nouns.FirstHere)):
            inner = phrase(part.what, book)
            when = "die per fase wordt gespeeld" if isinstance(part, nouns.FirstThisPhase) else "die hier per beurt wordt gespeeld"
            found = replace(inner, before=("eerste", *inner.before), after=(*inner.after, (when, when)), first=True)
        elif isinstance(part, nouns.Yours):
            found = replace(found, yours=True)
        elif type(part) in DEFINITE and not any([isinstance(other, nouns.Is) for other in factors(noun)]):
            found = replace(found, heads=(Head(DEFINITE[type(part)](part, book), is_name=True),))
        elif type(part) in ADJECTIVES:
            found = replace(found, before=(*found.before, ADJECTIVES[type(part)]))
        elif part == nouns.OTHER:
            found = replace(found, before=("ander", *found.before))
        elif isinstance(part, (nouns.Is, nouns.Either, nouns.Anything, nouns.PlayedIn, nouns.Has)):
            heading.append(part)
        else:
            found = replace(found, after=(*found.after, said_after(part, book)))
    if not heading and not found.heads and any([type(part) in OF_PERSONS for part in factors(noun)]):
        return replace(found, heads=(Head("personage", "personages"),))
    return found if found.heads else replace(found, heads=tuple(heads(heading, book)))


OF_PERSONS = (nouns.Skirmishing, nouns.Bearing, nouns.Exhausted, nouns.Beaten, nouns.Assigned, nouns.InTheSkirmish, nouns.BesideInSkirmish)


def self_name(book: CardBook) -> str:
    """A unique character by name, any other card by what it is."""
    card = book.speaker
    if card is None:
        return "deze kaart"
    return card.title if card.unique and card.is_character else f"deze {book.say(card.kind)}"


def bearer_name(book: CardBook) -> str:
    """A card on a site speaks of that site."""
    return f"de locatie met {self_name(book)}" if book.speaker is not None and book.speaker.on_site else "de drager"


DEFINITE: dict[type, Callable[[Any, CardBook], str]] = {
    nouns.Itself: lambda part, book: self_name(book),
    nouns.Bearer: lambda part, book: bearer_name(book),
    nouns.TheRingBearer: lambda part, book: "de ringdrager",
    nouns.Called: lambda part, book: book.say(part.noun, "that"),
}
ADJECTIVES: dict[type, str] = {nouns.Exhausted: "uitgeput", nouns.Roaming: "zwervend", nouns.Beaten: "verslagen"}
AFTER: dict[type, tuple[CardPhrase, CardPhrase]] = {
    nouns.Skirmishing: ("in gevecht met {foe:a}", "in gevecht met {foe:a}"),
    nouns.Bearing: (f"{REL}die {{what:a}} draagt{END}", f"{REL}die {{what:a}} dragen{END}"),
    nouns.BorneBy: ("op {bearer:a}", "op {bearer:a}"),
    nouns.HomeAt: ("met thuislocatie {number}", "met thuislocatie {number}"),
    nouns.InTheSkirmish: ("in het gevecht", "in het gevecht"),
    nouns.BesideInSkirmish: (
        lambda part, book: f"{REL}die {beside(part, book)} is{END}",
        lambda part, book: f"{REL}die {beside(part, book)} zijn{END}",
    ),
    nouns.Assigned: (f"{REL}die aan een gevecht is toegewezen{END}", f"{REL}die aan een gevecht zijn toegewezen{END}"),
    nouns.AtThisSite: ("op deze locatie", "op deze locatie"),
    nouns.AtItsSite: (lambda part, book: f"op de locatie met {self_name(book)}", lambda part, book: f"op de locatie met {self_name(book)}"),
    nouns.InPlay: ("in het spel", "in het spel"),
    nouns.OfARaceNotInPlay: ("van een ras dat je niet kunt zien", "van een ras dat je niet kunt zien"),
    nouns.TheRingBearer: ("als ringdrager", "als ringdragers"),
}


def beside(part: nouns.BesideInSkirmish, book: CardBook) -> str:
    """Another one on the same side."""
    other = phrase(part.other, book)
    return f"samen met {replace(other, before=('ander', *other.before)).a()} in hetzelfde gevecht"


def said_after(part: Filter, book: CardBook) -> Ending:
    """What follows the noun."""
    if isinstance(part, nouns.Not) and isinstance(part.what, nouns.Bearing):
        return f"{REL}die {book.say(part.what.what, 'no')} draagt{END}", f"{REL}die {book.say(part.what.what, 'no')} dragen{END}"
    if isinstance(part, nouns.Not):
        what = phrase(part.what, book)
        denied = f"niet {what.a()}" if what.is_name else what.no()
        return f"{REL}die {denied} is{END}", f"{REL}die {denied} zijn{END}"
    return book.say(part, "after"), book.say(part, "afters" if (type(part), "afters") in book.phrases else "after")


def heads(parts: Sequence[Filter], book: CardBook) -> list[Head]:
    """One noun for each alternative."""
    choice = next((part for part in parts if isinstance(part, nouns.Either)), None)
    if choice is None:
        return [head(parts, book)]
    rest = [part for part in parts if part is not choice]
    if options(choice) == options(nouns.CHARACTER):
        made = head([*rest, nouns.COMPANION], book)
        return [replace(made, one="personage", many="personages", short="personage")]
    return [one for option in options(choice) for one in heads([*rest, *factors(option)], book)]


def head(parts: Sequence[Filter], book: CardBook) -> Head:
    """A noun from what is printed: culture and side before it, a race beside a type, the signet after it."""
    printed = [trait(part.traits[0]) for part in parts if isinstance(part, nouns.Is)]
    keywords = [part.keyword for part in parts if isinstance(part, nouns.Has)]
    kind, race = _first(printed, Kind), _first(printed, Race)
    item = _first(printed, ItemClass)
    name = next((thing for thing in printed if type(thing) is str and thing != WEAPON_TRAIT), None)
    if name is not None:
        return Head(name, is_name=True)
    naming = next((word for word in keywords if word in NAMING), None)
    glued = "".join([book.say(word, "prefix") for word in keywords if word in PREFIXES])
    main = kind or race or item or naming
    one, many = (book.say(main), book.say(main, "many")) if main else ("kaart", "kaarten")
    if WEAPON_TRAIT in printed:
        one, many = "wapen", "wapens"
    elif any([word in SITE_WORDS for word in keywords]):
        one, many = "locatie", "locaties"
    elif any([isinstance(part, nouns.PlayedIn) for part in parts]):
        one, many = "gebeurtenis", "gebeurtenissen"
    beside = race if kind and race else naming if kind in PERSON and naming else None
    side, culture, signet = _first(printed, Side), _first(printed, Culture), _first(printed, Signet)
    prefix = (f"{book.say(culture)}-" if culture else "Vrije Volkeren-" if side is Side.FREE else "schaduw" if side else "") + glued
    after = [("ondergronds", "ondergronds")] if Keyword.UNDERGROUND in keywords and not glued else []
    after += [_with(book.say(signet), "het")] if signet else []
    after += (
        [(f"{REL}die {book.say(naming)} is{END}", f"{REL}die {book.say(naming)} zijn{END}")]
        if naming and naming not in (main, beside)
        else []
    )
    after += [_with(f"tijdsterm {book.say(part.phase, 'timing')}", "de") for part in parts if isinstance(part, nouns.PlayedIn)]
    after += [_with(f"term {book.say(word)}", "de") for word in keywords if word not in PREFIXES and word not in NAMING + SITE_WORDS]
    return Head(
        one,
        many,
        prefix + (f"{book.say(beside)}-" if beside else ""),
        one,
        after=(" ".join([a for a, _ in after]), " ".join([b for _, b in after])),
    )


SITE_WORDS = (Keyword.RIVER, Keyword.FOREST, Keyword.PLAINS, Keyword.MARSH, Keyword.MOUNTAIN, Keyword.UNDERGROUND)


def _with(what: str, article: str) -> Ending:
    return f"met {article} {what}", f"met {article} {what}"


def _first(things: Sequence[Any], kind: type) -> Any:
    return next((thing for thing in things if isinstance(thing, kind)), None)


def noun_phrase(form: str) -> Callable[[Any, CardBook], str]:
    """A noun in this form."""
    return lambda word, book: str(getattr(phrase(word, book), form)())


FORMS = ("a", "many", "bare", "each", "no", "that")
KINDS: tuple[type, ...] = (
    nouns.Is, nouns.Both, nouns.Either, nouns.Not, nouns.Anything, nouns.Has, nouns.PlayedIn, nouns.Yours, nouns.FirstThisPhase,
    nouns.FirstHere, *DEFINITE, *ADJECTIVES, *AFTER,
)  # fmt: skip

NOUNS: dict[object, CardPhrase] = {
    **{kind: noun_phrase("a") for kind in KINDS},
    **{(kind, form): noun_phrase(form) for kind in KINDS for form in FORMS},
    **{(kind, "after"): one for kind, (one, _) in AFTER.items()},
    **{(kind, "afters"): many for kind, (_, many) in AFTER.items()},
}
