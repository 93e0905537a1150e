"""Languages with persons: how a text calls the hero, and how it goes through its effects, which each such language says in its own way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.pairs import in_pairs
from onetable.games.quest.text.variants import Rows
from onetable.games.quest.text.voice import Voice


@dataclass(frozen=True)
class Address(Voice):
    """In a language with persons: how a text calls the hero, the first time and again, and who moves things about."""

    you: ClassVar[str]
    the_hero: ClassVar[str]
    that_hero: ClassVar[str]
    sauron: ClassVar[str] = "Sauron"
    heroes: ClassVar[str]

    hero: str
    again: str
    actor: str
    yes: bool = True

    @classmethod
    def to_you(cls, book: QuestBook) -> Self:
        """A card that speaks to the hero."""
        return cls(book, cls.you, cls.you, cls.you)

    @classmethod
    def of_shadow(cls, book: QuestBook) -> Self:
        """A card of Sauron that speaks of the hero."""
        return cls(book, cls.the_hero, cls.the_hero, cls.sauron)

    @classmethod
    def of_event(cls, book: QuestBook) -> Self:
        """A card that speaks to the whole table."""
        return cls(book, cls.the_hero, cls.the_hero, "")

    @classmethod
    def of_explorer(cls, book: QuestBook) -> Self:
        """A card that speaks of the hero who has just been named."""
        return cls(book, cls.that_hero, cls.that_hero, cls.that_hero)

    @property
    def name(self) -> str:
        return "" if self.again == self.you else self.again

    def decider(self, who: Who) -> str:
        """Who decides, as the subject of a clause."""
        return {Who.HERO: self.hero, Who.SAURON: self.sauron, Who.HEROES: self.heroes}[who]

    def by(self, who: str) -> Self:
        """The same sentence while somebody decides what is done."""
        return replace(self, actor=who)

    def about(self, hero: str) -> Self:
        """The same card when it goes on about another hero, who acts."""
        return replace(self, hero=hero, again=self.that_hero, actor=hero)

    def afterwards(self) -> Self:
        """After the hero has been named once."""
        return replace(self, hero=self.again)

    def denying(self) -> Self:
        """The same where what is said does not hold."""
        return replace(self, yes=False)


class Walk:
    """Effects one after the other, by the rows of a language: parts are clauses, or sentences that stand for themselves."""

    def __init__(self, rows: Rows[Any], speaking: type[Address], alone: Callable[[Any], str], strung: Callable[..., str]) -> None:
        self.rows, self.speaking, self.alone, self.strung = rows, speaking, alone, strung

    def parts(self, effects: Sequence[words.Word], voice: Any) -> list[Any]:
        """What is said of each; a row may say several things."""
        found = [self.rows.of(word)(word, voice) for word in in_pairs(effects, self.rows)]
        return [part for said in found for part in (said if isinstance(said, tuple) else (said,))]

    def sentences(self, effects: Sequence[words.Word], voice: Address) -> str:
        """A sentence each."""
        return " ".join([f"{self.alone(each)}." for each in self.parts(effects, voice)])

    def offered(self, word: Any, voice: Address, one: str = "") -> tuple[str, list[Any], list[Any]]:
        """Who may do something, perhaps one hero for all, at which price, and what; who pays has been named by then."""
        who = one or voice.decider(word.who)
        inner = voice if one else voice.by(who)
        return who, self.parts(word.cost, inner), self.parts(word.then, inner if one or not word.cost else inner.afterwards())

    def does(self, word: words.Does, book: QuestBook) -> str:
        """What a card does, to whomever it speaks."""
        speaking = {"shadow": self.speaking.of_shadow, "event": self.speaking.of_event}.get(word.card, self.speaking.to_you)
        return self.sentences(word.effects, speaking(book))

    def under(self, head: str, speaking: Callable[[QuestBook], Address] | None = None) -> QuestPhrase:
        """The row of effects that stand under a heading: “Reward: gain 2 favor. Train.”; most cards speak to the hero."""
        voice = speaking or self.speaking.to_you
        return lambda word, book: f"{voice(book).fill(head, word)} {self.sentences(word.effects, voice(book))}"

    def branch(self, word: words.PickBranch, book: QuestBook) -> str:
        """What a branch does, on a button: to whoever is asked, or by Sauron to a hero; the heroes together are spoken to like one."""
        kind = self.speaking
        voice, chooser = (kind.of_shadow(book), kind.sauron) if word.sauron else (kind.to_you(book), kind.you)
        found = self.parts(word.does, voice)
        return self.strung([replace(each, who=chooser) if getattr(each, "who", "") == kind.heroes else each for each in found], chooser)

    def effects(self, nothing: str) -> dict[object, QuestPhrase]:
        """The rows of all effects that stand alone, and of branches."""
        return {
            **{kind: lambda word, book: self.sentences((word,), self.speaking.to_you(book)) for kind in self.rows.kinds},
            words.PickBranch: lambda word, book: self.branch(word, book) or nothing,
        }
