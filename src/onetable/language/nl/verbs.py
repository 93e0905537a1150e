"""Dutch verbs and clauses: the verb goes where the sentence needs it, and its particle stays behind.

`Clause("je", "leggen", "1 kaart", "af")` becomes “leg 1 kaart af”, “je legt 1 kaart af”, “leg je 1 kaart af”, “1 kaart afleggen”
and “1 kaart af te leggen”.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from onetable.language.nl.nouns import joined, several
from onetable.language.text import Several

YOU, NOBODY = "je", ""
VOWELS = "aeiou"
STEMS = {  # where the infinitive does not tell
    "doen": "doe", "gaan": "ga", "komen": "kom", "slaan": "sla", "staan": "sta", "stapelen": "stapel", "verijdelen": "verijdel",
    "verwijderen": "verwijder", "voorkomen": "voorkom", "zien": "zie", "zijn": "ben",
}  # fmt: skip
THIRDS = {"gaan": "gaat", "hebben": "heeft", "kunnen": "kan", "mogen": "mag", "slaan": "slaat", "staan": "staat", "zijn": "is"}
AFTER_YOU = {"kunnen": "kunt"}  # je … before the verb, where it is not like that of somebody else


@cache
def stem(verb: str) -> str:
    """Leggen: leg; maken: maak; geven: geef; noemen: noem."""
    if verb in STEMS:
        return STEMS[verb]
    short = verb[:-2]
    before, vowel, end = short[-3:-2], short[-2:-1], short[-1]
    if vowel == end:
        return short[:-1]
    if vowel in "aeou" and before not in VOWELS:
        short = f"{short[:-2]}{vowel}{vowel}{end}"
    return short[:-1] + {"v": "f", "z": "s"}.get(end, end)


@cache
def third(verb: str) -> str:
    """The verb of one somebody: legt, zet, heeft."""
    found = THIRDS.get(verb) or stem(verb)
    return found if verb in THIRDS or found.endswith("t") else f"{found}t"


def finite(verb: str, plural: bool) -> str:
    """The verb of one somebody, or of several."""
    return verb if plural else third(verb)


@dataclass(frozen=True)
class Clause:
    """Somebody does something; nobody in particular: an order to the table. Without a verb `what` is an infinitive already."""

    who: str
    verb: str
    what: str = ""
    particle: str = ""  # of a separable verb
    tail: str = ""  # what follows the verb even where that comes last
    may: bool = False
    more: str = ""  # what is said after the clause: “: …” or “. …”
    plural: bool = False

    def _finite(self, inverted: bool) -> str:
        plural = self.plural or isinstance(self.who, Several)
        if self.may:
            return "mogen" if plural else "mag"
        if self.who == YOU:
            return stem(self.verb) if inverted else AFTER_YOU.get(self.verb, third(self.verb))
        return finite(self.verb, plural)

    @property
    def _rest(self) -> str:
        return self.bare if self.may else joined(self.what, self.particle, self.tail) + self.more

    @property
    def bare(self) -> str:
        """As it stands after “mag”: 1 kaart afleggen."""
        return joined(self.what, self.particle + self.verb, self.tail) + self.more

    @property
    def to(self) -> str:
        """As it stands after “om”: 1 kaart af te leggen."""
        return joined(self.what, self.particle, "te", self.verb, self.tail) + self.more

    @property
    def order(self) -> str:
        """Leg 1 kaart af."""
        if self.may or self.verb == "kunnen":  # nobody is ordered to be able
            return self.told
        return joined(stem(self.verb), self._rest)

    @property
    def predicate(self) -> str:
        """What stands after the subject: legt 1 kaart af."""
        return joined(self._finite(False), self._rest)

    @property
    def told(self) -> str:
        """A statement: de held legt 1 kaart af."""
        return joined(self.who, self.predicate) if self.who != NOBODY else self.order

    @property
    def after(self) -> str:
        """After something else in the same sentence: legt de held 1 kaart af."""
        return joined(self._finite(True), self.who, self._rest) if self.who != NOBODY else self.order

    @property
    def alone(self) -> str:
        """An order to “je”, a statement about anybody else."""
        return self.order if self.who in (YOU, NOBODY) else self.told


@dataclass(frozen=True)
class Alternatives:
    """One clause or the other, by the same somebody."""

    clauses: Sequence[Clause]
    link: str

    @property
    def who(self) -> str:
        """Who does it."""
        return self.clauses[0].who

    @property
    def order(self) -> str:
        """Krijg 1 gunst of train."""
        return self.link.join([clause.order for clause in self.clauses])

    @property
    def predicate(self) -> str:
        """Krijgt 1 gunst of traint."""
        return self.link.join([clause.predicate for clause in self.clauses])

    @property
    def told(self) -> str:
        """De held krijgt 1 gunst of traint."""
        return joined(self.who, self.predicate)

    @property
    def after(self) -> str:
        """Krijg je 1 gunst of train je."""
        return self.link.join([clause.after for clause in self.clauses])

    @property
    def alone(self) -> str:
        """An order to “je”, a statement about anybody else."""
        return self.order if self.who in (YOU, NOBODY) else self.told


Part = Clause | Alternatives | str  # a string is a sentence of its own, without its full stop


def alone(part: Part) -> str:
    """A part as a sentence of its own."""
    return part if isinstance(part, str) else part.alone


def following(parts: Iterable[Part]) -> str:
    """What is done after “als …,”: krijg je 1 gunst en eindigt je beurt."""
    return several([part if isinstance(part, str) else part.after for part in parts])


@dataclass(frozen=True)
class Statement:
    """Something is so: the verb stands last after “als”, and second in a sentence of its own."""

    subject: str
    middle: str
    verb: str
    end: str = ""

    @property
    def sub(self) -> str:
        """After “als”."""
        return joined(self.subject, self.middle, self.verb, self.end)

    @property
    def main(self) -> str:
        """By itself."""
        return joined(self.subject, self.verb, self.middle, self.end)
