"""Who is spoken to: on most cards the hero is “you”; shadow and event cards speak of a hero."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.text.book import QuestBook
from onetable.language.en.nouns import several
from onetable.language.en.verbs import NOBODY, YOU, Clause, Part
from onetable.language.text import Several

SAURON, HEROES = "Sauron", Several("the heroes")


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


def strung(parts: Sequence[Part], chooser: str = YOU) -> str:
    """One thing after the other, said in one breath by or to the one who does most of it; a subject is said once."""
    found: list[str] = []
    before = None
    turns = 0  # how often another subject takes over
    for part in parts:
        same = isinstance(part, Clause) and before is not None and part.who == before.who
        turns += bool(found) and not same
        if isinstance(part, str):
            found.append(part)
        elif same and before is not None and part.who == SAURON and part.verb == before.verb == "draw":
            found.append(part.rest)
        elif part.who in (chooser, NOBODY):
            found.append(part.bare)
        else:
            found.append(part.predicate if same else part.told)
        before = part if isinstance(part, Clause) else None
    return ", and ".join(found) if turns and len(found) == 2 else several(found)
