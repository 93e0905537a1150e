"""Who is spoken to: on most cards the hero is “je”; shadow and event cards speak of a hero."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.text.book import QuestBook
from onetable.language.nl import verbs
from onetable.language.nl.verbs import NOBODY, YOU, Clause, Part
from onetable.language.text import Several, listed

SAURON, HEROES = "Sauron", Several("de helden")


@dataclass(frozen=True)
class CardSentence:
    """One sentence while it is being said: how it calls the hero, the first time and again, and who moves things about."""

    book: QuestBook
    hero: str = YOU
    again: str = YOU
    actor: str = YOU

    def his(self, noun: str) -> str:
        """Something of the hero: je wijsheid, de wijsheid van die held (all such nouns take “de”)."""
        return f"je {noun}" if self.again == YOU else f"de {noun} van {self.again}"

    def own(self, noun: str) -> str:
        """What obviously belongs to the one who acts: je hand, de hand."""
        return f"je {noun}" if self.again == YOU else f"de {noun}"

    @property
    def held(self) -> str:
        """After something that the hero has."""
        return "die je hebt" if self.again == YOU else f"van {self.again}"

    @property
    def counted(self) -> str:
        """After the number of something that the hero has."""
        return "dat je hebt" if self.again == YOU else f"van {self.again}"

    @property
    def has(self) -> str:
        """The verb of what the hero has."""
        return "hebt" if self.again == YOU else "heeft"

    @property
    def is_(self) -> str:
        """The verb of where the hero is."""
        return "bent" if self.again == YOU else "is"

    def decider(self, who: Who) -> str:
        """Who decides, as the subject of a clause."""
        return {Who.HERO: self.hero, Who.SAURON: SAURON, Who.HEROES: HEROES}[who]

    def by(self, who: str) -> CardSentence:
        """The same sentence while somebody decides what is done."""
        return replace(self, actor=who)

    def about(self, hero: str, again: str = "die held") -> CardSentence:
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
    return CardSentence(book, "de held", "de held", SAURON)


def of_event(book: QuestBook) -> CardSentence:
    """A card that speaks to the whole table."""
    return CardSentence(book, "de held", "de held", NOBODY)


def of_explorer(book: QuestBook) -> CardSentence:
    """A card that speaks of the hero who has just been named."""
    return CardSentence(book, "die held", "die held", "die held")


def drawn_together(parts: Sequence[Part]) -> list[Part]:
    """“Trekt 1 complotkaart en trekt 1 schaduwkaart” is one draw."""
    found: list[Part] = []
    for part in parts:
        before = found[-1] if found else None
        if (
            isinstance(part, Clause)
            and isinstance(before, Clause)
            and part.verb == before.verb == "trekken"
            and part.who == before.who == SAURON
        ):
            found[-1] = Clause(part.who, "trekken", f"{before.what} en {part.what}", tail=part.tail)
        else:
            found.append(part)
    return found


def strung(parts: Sequence[Part], chooser: str = YOU) -> str:
    """One thing after the other in one breath, as orders to whoever chooses; another subject is said once."""
    found: list[str] = []
    before = None
    turns = False  # whether another subject takes over in the end
    for part in drawn_together(parts):
        who = None if isinstance(part, str) else part.who
        turns = bool(found) and who != before
        if isinstance(part, str):
            found.append(part)
        elif who in (chooser, NOBODY):
            found.append(part.order)
        else:
            found.append(part.predicate if who == before else part.told)
        before = who
    return listed(found, ", ", ", en " if turns else " en ")


def following(parts: Sequence[Part]) -> str:
    """The same after “als …,”: krijg je 1 gunst en eindigt je beurt."""
    return verbs.following(drawn_together(parts))
