"""Dutch clauses of a card: on most cards the hero is “je”; shadow and event cards speak of a hero."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from onetable.games.quest.parts_of_speech import Value
from onetable.games.quest.text.persons import Address
from onetable.games.quest.text.voice import counted_by
from onetable.games.quest.words.values import PerCorruption
from onetable.language.nl import verbs
from onetable.language.nl.nouns import Nominal, counted, joined, many
from onetable.language.nl.verbs import NOBODY, YOU, Clause, Part
from onetable.language.text import Several, gaps, listed

SAURON, HEROES = "Sauron", Several("de helden")


@dataclass(frozen=True)
class CardSentence(Address):
    """One sentence while it is being said. What is the hero’s: `{own} wijsheid{of_him}` (all such nouns take “de”)."""

    you, the_hero, that_hero, heroes = YOU, "de held", "die held", HEROES

    words: ClassVar = {
        "own": ("je", "de"),  # before what belongs to the hero: je hand, de hand
        "of_him": ("", " van {}"),  # after it, where it must be said whose it is: de wijsheid van die held
        "held": ("die je hebt", "van {}"),
        "counted": ("dat je hebt", "van {}"),  # after the number of something
        "has": ("hebt", "heeft"),
        "is_": ("bent", "is"),
        "him": ("jou", "{}"),
        "all_mine": ("al je", "alle"),
        "one_of_mine": ("1 van je eigenschappen", "1 eigenschap"),
    }

    def amount(self, value: Value, noun: str) -> str:
        if isinstance(value, PerCorruption) and noun:
            return str(value.each) if noun == "size" else counted(value.each, noun)
        return f"zoveel {many(noun)} als {self.number(value)} bedraagt" if noun else self.number(value)

    def counting(self, word: object) -> str:
        """What follows the verb where it is done so often: voor elke verderfkaart die je hebt."""
        return f"voor elke verderfkaart {self['held']}" if isinstance(counted_by(word), PerCorruption) else ""


Said = Callable[[Any, CardSentence], Part | tuple[Part, ...]]


def by(who: Callable[[Any, CardSentence], str], plural: bool = False) -> Callable[..., Said]:
    """Somebody does something: the infinitive, what stands before it, its particle, what follows it, and what is said after the clause."""

    def row(verb: str, what: str = "", particle: str = "", tail: str = "", more: str = "") -> Said:
        is_placed = what != "" and getattr(gaps(what)[-1], "field", "") == "where"  # several may share a place

        def clause(word: Any, voice: CardSentence) -> Part:
            end = joined(tail and voice.fill(tail, word), voice.counting(word))
            after = more and voice.fill(more, word)
            said = Nominal(*voice.pieces(what, word)) if is_placed else voice.fill(what, word)
            return Clause(who(word, voice), verb, said, particle, end, more=after, plural=plural)

        return clause

    return row


hero = by(lambda _, voice: voice.hero)
sauron = by(lambda _, __: SAURON)
heroes = by(lambda _, __: HEROES)
actor = by(lambda _, voice: voice.actor)
decider = by(lambda word, voice: voice.decider(word.who))


def thing(subject: str, plural: bool = False) -> Callable[..., Said]:
    """Something that is nobody’s deed."""
    return by(lambda word, voice: voice.fill(subject, word), plural)


def both(*rows: Said) -> Said:
    """One thing after the other."""
    return lambda word, voice: tuple([part for part in [row(word, voice) for row in rows] if not isinstance(part, tuple)])


def drawn_together(parts: Sequence[Part]) -> list[Part]:
    """“Trekt 1 complotkaart en trekt 1 schaduwkaart” is one draw."""
    found: list[Part] = []
    for part in parts:
        before = found[-1] if found else None
        drawn = [each for each in (before, part) if isinstance(each, Clause) and (each.who, each.verb) == (SAURON, "trekken")]
        if len(drawn) == 2:
            found[-1] = replace(drawn[1], what=f"{drawn[0].what} en {drawn[1].what}")
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
