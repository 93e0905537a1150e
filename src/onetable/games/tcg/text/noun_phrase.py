"""A noun phrase in the making: its parts one by one, the same walk in every language, each of which says where a part goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, NamedTuple, Self, TypeVar

from onetable.core.word import words_in
from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.cards import trait
from onetable.games.tcg.text.taking_apart import choices, flat
from onetable.language.text import Form

CALLED = (words.Itself, words.Bearer, words.FirstHere, words.FirstThisPhase, words.Called)  # has a name, or is the only one
NAMING = (words.Keyword.ARCHER, words.Keyword.RANGER, words.Keyword.TRACKER, words.Keyword.TALE)  # “a ranger”, but “a weather card”
KINDS = (words.Is, words.Both, words.Either, words.Not, words.Has, words.Yours, words.TheRingBearer, words.Anything, words.PlayedIn)


class Lexicon(NamedTuple):
    """Words of a language for heads and qualities."""

    card: str
    character: str
    weapon: str
    event: str
    ring_bearer: str
    as_ring_bearer: str
    signet: str  # “with the {}”
    no_such: str  # “non-{}”


@dataclass(frozen=True)
class NounPhrase:
    """Qualities, alternative heads, and what else is so; each language says where they stand."""

    before: tuple[str, ...] = ()
    heads: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    after: str = ""  # what is excepted
    is_name: bool = False  # needs neither article nor counter
    yours: bool = False
    other: bool = False
    names: tuple[str, ...] = ()  # titles among the alternatives: “Gandalf or an Elf”
    alternatives: tuple[Self, ...] = ()  # of which each head is one
    places: ClassVar[Mapping[type, int]]  # in which order the parts are added: traits and nouns by their type
    last: ClassVar[int]  # the place of all others
    naming: ClassVar[tuple[words.Keyword, ...]] = NAMING
    adjectives: ClassVar[tuple[type, ...]] = ()
    lexicon: ClassVar[Lexicon]

    @staticmethod
    def either(names: Iterable[str]) -> str:
        """One or the other."""
        raise NotImplementedError

    @Form
    def one(self) -> str:
        """Without a number."""
        raise NotImplementedError

    def count(self, number: object) -> str:
        """So many of them."""
        raise NotImplementedError

    a = Form(lambda it: it.count(1))  # one of them

    @classmethod
    def of(cls, parts: Sequence[words.Word], book: CardBook) -> Self:
        """The phrase that has these parts."""
        found = cls()
        for part in sorted(parts, key=cls.place):
            found = found.add(part, book)
        return found

    @classmethod
    def place(cls, part: words.Word) -> int:
        """When a part is added."""
        if isinstance(part, words.Either):
            return max([cls.place(each) for each in choices(part)])
        kind = type(trait(part.traits[0])) if isinstance(part, words.Is) else type(part)
        return cls.places.get(kind, cls.last)

    def add(self, part: words.Word, book: CardBook) -> Self:
        """The phrase with one part more."""
        if isinstance(part, words.Is):
            what = trait(part.traits[0])
            if what == words.WEAPON_TRAIT:
                return self.head_added(self.lexicon.weapon)
            return self.called(book.title(what)) if type(what) is str else self.trait_added(what, book.say(what))
        if isinstance(part, words.Either):
            each = [self.of(flat(choice), book) for choice in choices(part)]
            return self.head_added(self.lexicon.character) if part == words.CHARACTER else self.one_of(each)
        if isinstance(part, words.Has):
            return self.keyword_added(part.keyword, book.say(part.keyword))
        if isinstance(part, words.Yours):
            return replace(self, yours=True)
        if isinstance(part, words.Not):
            return replace(self, other=True) if isinstance(part.what, words.Itself) else self.excepting(part, book)
        if isinstance(part, words.TheRingBearer):
            return self.clause(self.lexicon.as_ring_bearer) if self.is_name else self.called(self.lexicon.ring_bearer)
        if isinstance(part, CALLED):
            return self.called(book.say(part))
        if isinstance(part, words.PlayedIn):
            return self.played_in(book.say(part.phase, "short"))
        return self if isinstance(part, words.Anything) else self.such(part, book)

    # ---- where a part goes

    def quality(self, name: str) -> Self:
        """One quality more."""
        return replace(self, before=(*self.before, name))

    def clause(self, said: str) -> Self:
        """One thing more that is so."""
        return replace(self, clauses=(*self.clauses, said))

    def headed(self, head: str) -> Self:
        """With this head, if there is none."""
        return self if self.heads else replace(self, heads=(head,))

    def called(self, name: str) -> Self:
        """By a name."""
        return replace(self, heads=(name,), is_name=True)

    def head_added(self, head: str) -> Self:
        """A new head; the old one becomes a quality."""
        return replace(self.quality(self.either(self.heads)) if self.heads else self, heads=(head,), alternatives=())

    def trait_added(self, what: str, name: str) -> Self:
        """Something printed on the card."""
        if isinstance(what, words.Signet):
            return self.clause(self.lexicon.signet.format(name))
        return self.quality(name) if isinstance(what, (words.Culture, words.Side)) else self.head_added(name)

    def keyword_added(self, keyword: words.Keyword, name: str) -> Self:
        """A keyword: a quality, or a head."""
        return self.head_added(name) if keyword in self.naming else self.quality(name)

    def qualities(self, each: Sequence[Self]) -> str:
        """Alternatives that are no more than qualities: “Gondor or Shire” companions."""
        return self.either([one.before[0] for one in each])

    def one_of(self, each: Sequence[Self]) -> Self:
        """Alternatives: qualities before the head, names, or several heads."""
        if all([one.before and not one.heads for one in each]):
            return self.quality(self.qualities(each))
        names = tuple([one.one for one in each if one.is_name])
        others = tuple([one.headed(self.lexicon.card) for one in each if not one.is_name])
        heads = tuple([one.one for one in others])
        return replace(self.head_added(""), heads=heads, names=names, alternatives=others) if heads else self.called(self.either(names))

    def excepting(self, part: words.Not, book: CardBook) -> Self:
        """Everything but."""
        if (race := race_of(part.what)) is not None:
            return self.quality(self.lexicon.no_such.format(book.say(race)))
        if isinstance(part.what, words.Bearing):
            return self.clause(book.say(part.what, "not"))
        return replace(self, after=self.after + book.say(part, "except"))

    def played_in(self, phase: str) -> Self:
        """An event of a phase."""
        return replace(self.quality(phase), heads=(self.lexicon.event,))

    def such(self, part: words.Word, book: CardBook) -> Self:
        """Something that is so now."""
        return self.quality(book.say(part)) if isinstance(part, self.adjectives) else self.clause(book.say(part))


P = TypeVar("P")
N = TypeVar("N", bound=NounPhrase)
OF_SPEAKER = object()  # depends on the card that speaks


def kept(phrase: Callable[[words.Word, CardBook, str], P], usual: str = "") -> Callable[..., P]:
    """Noun phrases, of a noun and a book, are put together once; what depends on the card that speaks, once for each card.

    What has no head gets the usual one, or that which is asked for.
    """

    def find(noun: words.Word, book: CardBook, head: str = usual) -> P:
        found: Any = book.kept.get((noun, head))
        if found is OF_SPEAKER:
            key = noun, head, book.speaker and book.speaker.id
            found = book.kept.get(key)
            if found is None:
                found = book.kept[key] = phrase(noun, book, head)
        elif found is None:
            found = phrase(noun, book, head)
            depends = any([isinstance(part, (words.Itself, words.Bearer, words.AtItsSite, words.AtThisSite)) for part in words_in(noun)])
            book.kept[noun, head] = OF_SPEAKER if depends else found
        return found  # type: ignore[no-any-return]

    return find


class Speaker(NamedTuple):
    """How a card speaks of itself and of its bearer: a unique character by its title, others by their type."""

    card: str
    kind: str
    ring: str
    bearer: str
    site: str

    def itself(self, _word: object, book: CardBook) -> str:
        """The card that speaks."""
        card = book.speaker
        if card is None:
            return self.card
        if card.unique and card.kind in (words.Kind.COMPANION, words.Kind.ALLY, words.Kind.MINION):
            return book.title(card.title)
        return self.ring if card.kind is words.Kind.THE_ONE_RING else self.kind.format(book.say(card.kind))

    def its_bearer(self, _word: object, book: CardBook) -> str:
        """Who or what bears it."""
        return self.site if book.speaker is not None and book.speaker.on_site else self.bearer


def phrases(kind: type[N], usual: str) -> Callable[..., N]:
    """Noun phrases of this kind, which are usually headed so."""
    return kept(lambda noun, book, head: kind.of(flat(noun), book).headed(head), usual)


def common(phrase: Callable[..., Any], speaker: Speaker) -> dict[object, CardPhrase]:
    """The rows of nouns that are the same in every language."""
    return {
        **dict.fromkeys(KINDS, lambda noun, book: phrase(noun, book).a),
        words.Itself: speaker.itself,
        words.Bearer: speaker.its_bearer,
        words.Called: lambda word, book: phrase(word.noun, book).that,
    }


def race_of(noun: words.Word) -> words.Race | None:
    """The race, if the noun is one."""
    found = trait(noun.traits[0]) if isinstance(noun, words.Is) else None
    return found if isinstance(found, words.Race) else None
