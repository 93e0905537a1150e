"""Who is spoken to: on most cards the hero is “you”; shadow and event cards speak of a hero."""

from __future__ import annotations

from dataclasses import dataclass, replace

from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.text.book import QuestBook
from onetable.games.quest.text.en.grammar import HEROES, NOBODY, SAURON, YOU


@dataclass(frozen=True)
class CardSentence:
    """One sentence while it is being said: how it calls the hero, the first time and again, and who moves things about."""

    book: QuestBook
    hero: str = YOU
    again: str = YOU
    actor: str = YOU

    @property
    def your(self) -> str:
        """Whose it is."""
        return "your" if self.again == YOU else f"{self.again}’s"

    @property
    def own(self) -> str:
        """“your ” before what obviously belongs to the one who acts, nothing before what somebody else has."""
        return "your" if self.again == YOU else "the"

    @property
    def hold(self) -> str:
        """The hero has something."""
        return "you hold" if self.again == YOU else f"{self.again} holds"

    def decider(self, who: Who) -> str:
        """Who decides, as the subject of a clause."""
        return {Who.HERO: self.hero, Who.SAURON: SAURON, Who.HEROES: HEROES}[who]

    def by(self, who: str) -> CardSentence:
        """The same sentence while somebody decides what is done."""
        return replace(self, actor=who)

    def about(self, hero: str, again: str = "that hero") -> CardSentence:
        """The same card when it goes on about another hero, who acts."""
        return replace(self, hero=hero, again=again, actor=hero)

    def afterwards(self) -> CardSentence:
        """After the hero has been named once."""
        return replace(self, hero=self.again)


def to_you(book: QuestBook) -> CardSentence:
    """A card that speaks to the hero."""
    return CardSentence(book)


def of_shadow(book: QuestBook) -> CardSentence:
    """A card of Sauron that speaks of the hero."""
    return CardSentence(book, "the hero", "the hero", SAURON)


def of_event(book: QuestBook) -> CardSentence:
    """A card that speaks to the whole table."""
    return CardSentence(book, "the hero", "the hero", NOBODY)


def of_explorer(book: QuestBook) -> CardSentence:
    """A card that speaks of the hero who has just been named."""
    return CardSentence(book, "that hero", "that hero", "that hero")
