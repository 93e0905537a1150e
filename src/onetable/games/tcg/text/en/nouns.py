"""English nouns: “a Moria Orc”, “each Elf ally whose home is site 6”, “a companion (except the Ring-bearer)”."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Self

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text import noun_phrase
from onetable.games.tcg.text.book import CardPhrase
from onetable.games.tcg.text.noun_phrase import Lexicon, Speaker, common, phrases, race_of
from onetable.games.tcg.traits import Culture, ItemClass, Keyword, Kind, Race, Side, Signet
from onetable.language.en.nouns import an, many, several
from onetable.language.text import Form

ADJECTIVES = (words.Exhausted, words.Roaming, words.Beaten)


@dataclass(frozen=True)
class NounPhrase(noun_phrase.NounPhrase):
    """What stands before the head, the heads to choose from, what stands after."""

    places: ClassVar = {
        **dict.fromkeys(ADJECTIVES, 0), Side: 1, Culture: 2, Race: 3, words.Has: 4, str: 5, ItemClass: 6, Kind: 6, words.PlayedIn: 6,
        Signet: 7, words.Not: 9,
    }  # fmt: skip
    last = 8
    naming = (*noun_phrase.NAMING, Keyword.SPELL)
    adjectives = ADJECTIVES
    lexicon = Lexicon("card", "character", "weapon", "event", "the Ring-bearer", "as the Ring-bearer", "with the {}", "non-{}")
    either = staticmethod(partial(several, last="or"))

    @classmethod
    def place(cls, part: words.Word) -> int:
        return 0 if isinstance(part, words.Not) and race_of(part.what) else super().place(part)  # “non-Elf companion”

    def called(self, name: str) -> Self:
        return replace(self, heads=(name,), is_name=True, before=(), clauses=(*self.before, *self.clauses))  # “the Ring-bearer exhausted”

    def trait_added(self, what: str, name: str) -> Self:
        return self.quality("Gandalf-culture") if what is Culture.GANDALF else super().trait_added(what, name)  # not Gandalf himself

    # ---- what is said

    tail = Form(lambda it: "".join([f" {each}" for each in it.clauses]) + it.after)  # all that follows the head
    one = Form(lambda it: " ".join([*it.before, several(it.heads, "or")]) + it.tail)  # the singular without an article
    another = Form(lambda it: f"other {it.one}" if it.other else it.one)  # the same, where the speaker is not meant
    # the plural without a number
    plural = Form(lambda it: " ".join([*it.before, several([many(head) for head in it.heads], "or")]) + it.tail)

    @Form
    def a(self) -> str:
        """With the indefinite article."""
        if self.names:
            return several([*self.names, *[an(" ".join([*self.before, head])) for head in self.heads]], "or") + self.tail
        if self.is_name:
            return self.one
        if self.yours:
            return f"1 of your {'other ' if self.other else ''}{self.plural}"
        return f"another {self.one}" if self.other else an(self.one)

    @Form
    def each(self) -> str:
        """All of them, one by one."""
        if self.is_name or self.names:
            return self.a
        return f"each of your {'other ' if self.other else ''}{self.plural}" if self.yours else f"each {self.another}"

    def count(self, number: object) -> str:
        """So many of them."""
        return self.a if number == 1 else f"{number} {'of your ' * self.yours}{'other ' * self.other}{self.plural}"

    @Form
    def that(self) -> str:
        """The one just spoken of."""
        if self.is_name:
            return self.one
        heads = set(self.heads)
        head = self.heads[0] if len(heads) == 1 else "character" if heads <= {"companion", "ally", "minion", "Orc", "Uruk-hai"} else "card"
        return f"that {head}"

    someone = Form(lambda it: f"your {it.one}" if it.yours else it.a)  # somebody to whom something happens: “your Nazgûl”, “an Elf”


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
    words.AtThisSite: lambda _, book: (
        "at this site" if book.speaker is None or book.speaker.kind is words.Kind.SITE else "at that site"  # where the fellowship is
    ),
    words.AtItsSite: "at this condition’s site",
    words.HomeAt: "whose home is site {number}",
    words.Skirmishing: lambda word, book: f"skirmishing {phrase(word.foe, book).a}",
    words.BesideInSkirmish: lambda word, book: f"skirmishing alongside another {phrase(word.other, book).one}",
    words.Bearing: lambda word, book: f"bearing {phrase(word.what, book).a}",
    (words.Bearing, "not"): lambda word, book: f"not bearing {phrase(word.what, book).a}",
    (words.Not, "except"): lambda word, book: f" (except {phrase(word.what, book).a})",
    words.BorneBy: lambda word, book: f"borne by {phrase(word.bearer, book, 'character').a}",
    words.OfARaceNotInPlay: "of a race you cannot spot",
    words.FirstHere: lambda word, book: f"the first {phrase(word.what, book).one} played here each turn",
    words.FirstThisPhase: lambda word, book: f"the first {phrase(word.what, book).one} played each Shadow phase",
}
