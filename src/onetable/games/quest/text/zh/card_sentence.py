"""How a Chinese text calls the hero it is about, and what is done in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from onetable.games.quest.parts_of_speech import Value, Who
from onetable.games.quest.text.voice import Voice, counted_by
from onetable.games.quest.words.values import PerCorruption
from onetable.language.zh.verbs import Clause

SAURON, HEROES, YOU = "索伦", "英雄方", "你"


@dataclass(frozen=True)
class CardSentence(Voice):
    """One text. A hero who is spoken to goes without saying at the head of a sentence; one who is spoken of is named."""

    hero: str = ""
    is_named: bool = False  # just before, in the same sentence
    yes: bool = True

    words: ClassVar = {"him": ("你", "{}"), "whose": ("你的", "其")}

    @property
    def name(self) -> str:
        return self.hero

    def actor(self, who: Who) -> str:
        """Who decides or acts; "" where he goes without saying."""
        return {Who.HERO: self.hero, Who.SAURON: SAURON, Who.HEROES: HEROES}[who]

    def chooser(self, who: Who) -> str:
        """Who decides; always named, unless he has just been."""
        return self.actor(who) or ("" if self.is_named else YOU)

    def amount(self, value: Value, noun: str) -> str:
        if isinstance(value, PerCorruption) and noun:
            return f"{value.each}{noun}"
        return f"{noun[1:]}，{noun[0]}数等于{self.number(value)}" if noun else self.number(value)


ClauseOf = Callable[[Any, CardSentence], Clause]


def by(who: Who | None) -> Callable[..., ClauseOf]:
    """Somebody does something; for each corruption card: “你每有1张堕落牌，就受到2点伤害”."""

    def row(does: str, *after: str, **how: bool) -> ClauseOf:
        def said(word: Any, voice: CardSentence) -> Clause:
            if who is Who.HERO and isinstance(counted_by(word), PerCorruption):
                return Clause(who, f"每有1张堕落牌，就{voice.fill(does, word)}", named=True)
            return Clause(who, voice.fill(does, word), after, **how)

        return said

    return row


hero, sauron, heroes, nobody = by(Who.HERO), by(Who.SAURON), by(Who.HEROES), by(None)


def decider(does: str) -> ClauseOf:
    """Whoever the word names does something."""
    return lambda word, voice: Clause(word.who, voice.fill(does, word))


def whole(sentence: str) -> ClauseOf:
    """Something that has a subject of its own."""
    return nobody(sentence, whole=True)
