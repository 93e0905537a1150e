"""How a Japanese text calls the hero it is about, and what is done in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from onetable.games.quest.parts_of_speech import Value, Where, Who
from onetable.games.quest.text.voice import AMOUNTS, Voice, counted_by
from onetable.games.quest.words.values import PerCorruption
from onetable.language.ja.nouns import counted
from onetable.language.ja.verbs import Clause
from onetable.language.text import Gap, gaps

SAURON, HEROES = "サウロン", "ヒーローたち"
PER_CORRUPTION = "持っている堕落カード1枚につき"


@dataclass(frozen=True)
class CardSentence(Voice):
    """One text. A hero who is spoken to goes without saying; one who is spoken of is named."""

    hero: str = ""

    words: ClassVar = {
        "subject": ("", "{}は"),
        "whose": ("", "{}の"),
        "does": ("", "{}が"),  # inside a condition
        "him": ("あなた", "{}"),  # where he cannot be left out
        "anyone": ("ヒーロー", "{}"),
        "stay": ("現在いる", "{}のいる"),  # before the location or region where the hero is
        "here": ("現在いる地域", "{}のいる地域"),
        "beside": ("隣接する", "{}のいる地域に隣接する"),
    }

    @property
    def name(self) -> str:
        return self.hero

    @property
    def of_him(self) -> CardSentence:
        """The same text where somebody else acts: then a hero who is spoken to is named, too."""
        return CardSentence(self.book, self["him"])

    def actor(self, who: Who) -> str:
        """Who decides or acts; "" where he goes without saying."""
        return {Who.HERO: self.hero, Who.SAURON: SAURON, Who.HEROES: HEROES}[who]

    def place(self, where: Where, form: str) -> str:
        """`my one`: as a hero says it of himself; `his one`: where somebody else acts; `far one`: with a comma before a long one."""
        whose, _, rest = form.partition(" ")
        if whose in ("my", "his"):
            return (CardSentence(self.book) if whose == "my" else self.of_him).place(where, rest)
        if whose == "far":
            return "、" * (self["here"] in self.place(where, rest)) + self.place(where, rest)
        return super().place(where, form)

    def amount(self, value: Value, noun: str) -> str:
        if not noun:
            return self.number(value)
        if isinstance(value, PerCorruption):
            return {"each": PER_CORRUPTION, "many": str(value.each)}.get(noun, f"{PER_CORRUPTION}{counted(value.each, noun)}")
        return f"{self.number(value)}と同じ枚数の{noun}を"


ClauseOf = Callable[[Any, CardSentence], Clause]


def by(who: Callable[[Any], Who | None]) -> Callable[..., ClauseOf]:
    """Somebody does something: the verb is the last word, “手札を{count}枚 捨てる”."""

    def row(phrase: str, *after: str) -> ClauseOf:
        before, _, verb = phrase.rpartition(" ")
        amounts = any([piece.field in AMOUNTS for piece in gaps(before) if isinstance(piece, Gap)])

        def said(word: Any, voice: CardSentence) -> Clause:
            counts = amounts and isinstance(counted_by(word), PerCorruption)  # “持っている堕落カード1枚につき” stands first
            more = tuple([voice.fill(each, word) for each in after]) if after else ()
            return Clause(who(word), voice.fill(before, word), verb, more, tests=counts)

        return said

    return row


hero, sauron, heroes = by(lambda _: Who.HERO), by(lambda _: Who.SAURON), by(lambda _: Who.HEROES)
anybody, decider = by(lambda _: None), by(lambda word: word.who)
