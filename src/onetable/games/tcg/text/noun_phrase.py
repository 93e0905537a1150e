"""A noun phrase in the making: its parts one by one, the same walk in every language, each of which says where a part goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, NamedTuple, Protocol, Self, TypeVar

from onetable.core.word import words_in
from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.cards import trait
from onetable.games.tcg.text.taking_apart import choices, flat

CALLED = (words.Itself, words.Bearer, words.FirstHere, words.FirstThisPhase, words.Called)  # has a name, or is the only one
KINDS = (words.Is, words.Both, words.Either, words.Not, words.Has, words.Yours, words.TheRingBearer, words.Anything, words.PlayedIn)


@dataclass(frozen=True)
class NounPhrase:
    """What is common to the noun phrases of all languages."""

    is_name: bool = False  # needs neither article nor counter
    yours: bool = False
    other: bool = False
    names: tuple[str, ...] = ()  # titles among the alternatives: “Gandalf or an Elf”
    places: ClassVar[Mapping[type, int]]  # in which order the parts are added: traits and nouns by their type
    last: ClassVar[int]  # the place of all others
    character: ClassVar[str]
    weapon: ClassVar[str]

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
                return self.head_added(self.weapon)
            return self.called(what) if type(what) is str else self.trait_added(what, book)
        if isinstance(part, words.Either):
            each = [self.of(flat(choice), book) for choice in choices(part)]
            return self.head_added(self.character) if part == words.CHARACTER else self.one_of(each)
        if isinstance(part, words.Has):
            return self.keyword_added(part, book)
        if isinstance(part, words.Yours):
            return replace(self, yours=True)
        if isinstance(part, words.Not):
            return replace(self, other=True) if isinstance(part.what, words.Itself) else self.excepting(part.what, book)
        if isinstance(part, words.TheRingBearer):
            return self.ring_bearer()
        if isinstance(part, CALLED):
            return self.called(book.say(part))
        if isinstance(part, words.PlayedIn):
            return self.played_in(book.say(part.phase, "short"))
        return self if isinstance(part, words.Anything) else self.such(part, book)

    # ---- where a part goes

    def headed(self, head: str) -> Self:
        """With this head, if there is none."""
        raise NotImplementedError

    def called(self, name: str) -> Self:
        """By a name, which takes the place of all that was said."""
        raise NotImplementedError

    def head_added(self, head: str) -> Self:
        """A new head; the old one becomes a quality."""
        raise NotImplementedError

    def trait_added(self, what: str, book: CardBook) -> Self:
        """Something printed on the card."""
        raise NotImplementedError

    def keyword_added(self, part: words.Has, book: CardBook) -> Self:
        """A keyword: a quality, or a head."""
        raise NotImplementedError

    def one_of(self, each: Sequence[Self]) -> Self:
        """Alternatives: qualities before the head, names, or several heads."""
        raise NotImplementedError

    def excepting(self, what: words.Word, book: CardBook) -> Self:
        """Everything but."""
        raise NotImplementedError

    def ring_bearer(self) -> Self:
        """The Ring-bearer, or somebody by name as the Ring-bearer."""
        raise NotImplementedError

    def played_in(self, phase: str) -> Self:
        """An event of a phase."""
        raise NotImplementedError

    def such(self, part: words.Word, book: CardBook) -> Self:
        """Something that is so now."""
        raise NotImplementedError


P = TypeVar("P")
P_co = TypeVar("P_co", covariant=True)
N = TypeVar("N", bound=NounPhrase)


def kept(phrase: Callable[[words.Word, CardBook, str], P]) -> Callable[[words.Word, CardBook, str], P]:
    """Noun phrases are put together once for a book, unless they depend on the card that speaks."""

    def find(noun: words.Word, book: CardBook, head: str) -> P:
        found: P | None = book.kept.get((noun, head))
        if found is None:
            found = phrase(noun, book, head)
            if not any([isinstance(part, (words.Itself, words.Bearer, words.AtItsSite)) for part in words_in(noun)]):
                book.kept[noun, head] = found
        return found

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
            return card.title
        return self.ring if card.kind is words.Kind.THE_ONE_RING else self.kind.format(book.say(card.kind))

    def its_bearer(self, _word: object, book: CardBook) -> str:
        """Who or what bears it."""
        return self.site if book.speaker is not None and book.speaker.on_site else self.bearer


class Phrases(Protocol[P_co]):
    """The noun phrases of a language."""

    def __call__(self, noun: words.Word, book: CardBook, head: str = ...) -> P_co:
        """A noun; what has no head of its own gets this one."""


def phrases(kind: type[N], usual: str) -> Phrases[N]:
    """Noun phrases of this kind; what has no head is called so."""

    @kept
    def headed(noun: words.Word, book: CardBook, head: str) -> N:
        return kind.of(flat(noun), book).headed(head)

    return lambda noun, book, head=usual: headed(noun, book, head)


def common(phrase: Phrases[Any], speaker: Speaker) -> dict[object, CardPhrase]:
    """The rows of nouns that are the same in every language."""
    return {
        **dict.fromkeys(KINDS, lambda noun, book: phrase(noun, book).a()),
        words.Itself: speaker.itself,
        words.Bearer: speaker.its_bearer,
        words.Called: lambda word, book: phrase(word.noun, book).that(),
    }


def race_of(noun: words.Word) -> words.Race | None:
    """The race, if the noun is one."""
    found = trait(noun.traits[0]) if isinstance(noun, words.Is) else None
    return found if isinstance(found, words.Race) else None
