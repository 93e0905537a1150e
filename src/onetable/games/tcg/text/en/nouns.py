"""English nouns: “a Moria Orc”, “each Elf ally with home site 6”, “a companion (except the Ring-bearer)”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text import noun_phrase
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.noun_phrase import Speaker, common, phrases, race_of
from onetable.games.tcg.traits import Culture, ItemClass, Keyword, Kind, Race, Side, Signet
from onetable.language.en.nouns import an, many, several

HEADS = (Keyword.ARCHER, Keyword.RANGER, Keyword.TRACKER, Keyword.TALE, Keyword.SPELL)  # “a ranger”, but “a weather card”
ADJECTIVES = (words.Exhausted, words.Roaming, words.Beaten)


@dataclass(frozen=True)
class NounPhrase(noun_phrase.NounPhrase):
    """What stands before the head, the heads to choose from, what stands after."""

    before: tuple[str, ...] = ()
    heads: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    places: ClassVar = {
        **dict.fromkeys(ADJECTIVES, 0), Side: 1, Culture: 2, Race: 3, words.Has: 4, str: 5, ItemClass: 6, Kind: 6, words.PlayedIn: 6,
        Signet: 7, words.Not: 9,
    }  # fmt: skip
    last = 8
    character, weapon = "character", "weapon"

    @classmethod
    def place(cls, part: words.Word) -> int:
        return 0 if isinstance(part, words.Not) and race_of(part.what) else super().place(part)  # “non-Elf companion”

    # ---- what is said

    @property
    def tail(self) -> str:
        """All that follows the head."""
        return "".join([f" {each}" for each in self.after])

    def one(self) -> str:
        """The singular without an article."""
        return " ".join([*self.before, several(self.heads, "or")]) + self.tail

    def another(self) -> str:
        """The same, where the speaker is not meant."""
        return f"other {self.one()}" if self.other else self.one()

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
        return f"each of your {'other ' if self.other else ''}{self.plural()}" if self.yours else f"each {self.another()}"

    def count(self, number: object) -> str:
        """So many of them."""
        return self.a() if number == 1 else f"{number} {'of your ' * self.yours}{'other ' * self.other}{self.plural()}"

    def that(self) -> str:
        """The one just spoken of."""
        if self.is_name:
            return self.one()
        heads = set(self.heads)
        head = self.heads[0] if len(heads) == 1 else "character" if heads <= {"companion", "ally", "minion", "Orc", "Uruk-hai"} else "card"
        return f"that {head}"

    def someone(self) -> str:
        """Somebody to whom something happens: “your Nazgûl”, “an Elf”."""
        return f"your {self.one()}" if self.yours else self.a()

    # ---- where a part goes

    def quality(self, part: str) -> Self:
        """One word more before the head."""
        return replace(self, before=(*self.before, part))

    def follows(self, said: str) -> Self:
        """One phrase more after the head."""
        return replace(self, after=(*self.after, said))

    def called(self, name: str) -> Self:
        return replace(self, heads=(name,), is_name=True)

    def head_added(self, head: str) -> Self:
        return replace(self.quality(several(self.heads, "or")) if self.heads else self, heads=(head,))

    def trait_added(self, what: str, book: CardBook) -> Self:
        if isinstance(what, (Race, Kind, ItemClass)):
            return self.head_added(book.say(what))
        return self.follows(f"with the {book.say(what)}") if isinstance(what, Signet) else self.quality(book.say(what))

    def keyword_added(self, part: words.Has, book: CardBook) -> Self:
        name = book.say(part.keyword)
        return self.head_added(name) if part.keyword in HEADS else self.quality(name)

    def one_of(self, each: Sequence[Self]) -> Self:
        if all([one.before and not one.heads for one in each]):  # “Gondor or Shire companion”
            return self.quality(several([one.before[0] for one in each], "or"))
        names = tuple([one.heads[0] for one in each if one.is_name])
        heads = tuple([one.headed("card").one() for one in each if not one.is_name])
        if not heads:
            return self.called(several(names, "or"))
        return replace(self, before=(*self.before, *self.heads), heads=heads, names=names)

    def headed(self, head: str) -> Self:
        return self if self.heads else replace(self, heads=(head,))

    def excepting(self, what: words.Word, book: CardBook) -> Self:
        if (race := race_of(what)) is not None:
            return self.quality(f"non-{book.say(race)}")
        return self.follows(f"not {book.say(what)}" if isinstance(what, words.Bearing) else f"(except {phrase(what, book).a()})")

    def ring_bearer(self) -> Self:
        if self.is_name:
            return self.follows("as the Ring-bearer")
        return replace(self.called("the Ring-bearer"), before=(), after=(*self.before, *self.after))

    def played_in(self, phase: str) -> Self:
        return replace(self.quality(phase), heads=("event",))

    def such(self, part: words.Word, book: CardBook) -> Self:
        return self.quality(book.say(part)) if isinstance(part, ADJECTIVES) else self.follows(book.say(part))


phrase = phrases(NounPhrase, "card")
SPEAKER = Speaker("this card", "this {}", "the One Ring", "bearer", "this condition’s site")
NOUNS: dict[object, CardPhrase] = {
    **common(phrase, SPEAKER),
    words.Exhausted: "exhausted",
    words.Roaming: "roaming",
    words.Beaten: "losing",
    words.Assigned: "assigned to a skirmish",
    words.InTheSkirmish: "in the current skirmish",
    words.InPlay: "still in play",
    words.AtThisSite: "at this site",
    words.AtItsSite: "at this condition’s site",
    words.HomeAt: "with home site {number}",
    words.Skirmishing: lambda word, book: f"skirmishing {phrase(word.foe, book).a()}",
    words.BesideInSkirmish: lambda word, book: f"in a skirmish beside another {phrase(word.other, book).one()}",
    words.Bearing: lambda word, book: f"bearing {phrase(word.what, book).a()}",
    words.BorneBy: lambda word, book: f"borne by {phrase(word.bearer, book, 'character').a()}",
    words.OfARaceNotInPlay: "of a race you cannot spot",
    words.FirstHere: lambda word, book: f"the first {phrase(word.what, book).one()} played here each turn",
    words.FirstThisPhase: lambda word, book: f"the first {phrase(word.what, book).one()} played each Shadow phase",
}
