"""English clauses of a card: on most cards the hero is “you”; shadow and event cards speak of a hero."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from onetable.games.quest.parts_of_speech import Value
from onetable.games.quest.text.persons import Address
from onetable.games.quest.text.voice import counted_by
from onetable.games.quest.words.values import PerCorruption
from onetable.language.en.nouns import MASS, counted, many, several
from onetable.language.en.verbs import NOBODY, YOU, Clause, Part
from onetable.language.text import Several

SAURON, HEROES = "Sauron", Several("the heroes")


@dataclass(frozen=True)
class CardSentence(Address):
    """One sentence while it is being said."""

    you, the_hero, that_hero, heroes = YOU, "the hero", "that hero", HEROES

    words: ClassVar = {
        "your": ("your", "{}’s"),
        "own": ("your", "the"),  # before what obviously belongs to the one who acts
        "mine": ("your ", ""),
        "hold": ("you hold", "{} holds"),
        "is_": ("you are", "{} is"),
        "fight": ("you fight", "{} fights"),
    }

    def amount(self, value: Value, noun: str) -> str:
        if not noun:
            return self.number(value)
        return counted(value.each, noun) if isinstance(value, PerCorruption) else f"as {'much' if noun in MASS else 'many'} {many(noun)}"

    def counting(self, word: object) -> str:
        """What follows at the end of a clause with an amount: “for each corruption card you hold”."""
        value = counted_by(word)
        if value is None:
            return ""
        return f" for each corruption card {self['hold']}" if isinstance(value, PerCorruption) else f" as {self.number(value)}"


Said = Callable[[Any, CardSentence], Part]


def by(who: Callable[[Any, CardSentence], str]) -> Callable[[str], Said]:
    """Somebody does something: the first word is the verb, “gain {count:favor}”."""

    def row(phrase: str) -> Said:
        verb, _, rest = phrase.partition(" ")
        return lambda word, voice: Clause(who(word, voice), verb, voice.fill(rest, word) + voice.counting(word))

    return row


hero = by(lambda _, voice: voice.hero)
sauron = by(lambda _, __: SAURON)
heroes = by(lambda _, __: HEROES)
actor = by(lambda _, voice: voice.actor)
decider = by(lambda word, voice: voice.decider(word.who))
his_turn = by(lambda _, voice: f"{voice['your']} turn")


def whole(sentence: str) -> Said:
    """A sentence that stands for itself."""
    return lambda word, voice: voice.fill(sentence, word)


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
