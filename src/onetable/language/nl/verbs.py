"""Dutch verbs and clauses: the verb goes where the sentence needs it, and its particle stays behind.

`Clause("leggen", "1 kaart", "af")` becomes “leg 1 kaart af” and, of somebody, “Frodo legt 1 kaart af”.
"""

from __future__ import annotations

from dataclasses import dataclass

from onetable.language.book import Forms
from onetable.language.text import Agreeing, Gap, Text, joined

VOWELS = "aeiou"
STEMS = {  # where the infinitive does not tell
    "doen": "doe", "gaan": "ga", "komen": "kom", "slaan": "sla", "stapelen": "stapel", "verijdelen": "verijdel", "verwijderen": "verwijder",
    "voorkomen": "voorkom", "zien": "zie", "zijn": "ben",
}  # fmt: skip
THIRDS = {"hebben": "heeft", "kunnen": "kan", "mogen": "mag", "zijn": "is"}


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


def third(verb: str) -> str:
    """The verb of one somebody: legt, zet, heeft."""
    found = THIRDS.get(verb) or stem(verb)
    return found if verb in THIRDS or found.endswith("t") else f"{found}t"


@dataclass(frozen=True)
class Clause(Forms):
    """A verb, its object, its particle, and what follows that; by itself an order."""

    verb: str
    what: str | Text = ""
    particle: str = ""
    tail: str | Text = ""

    @property
    def bare(self) -> Text:
        """As it stands after “mag”: 1 kaart afleggen."""
        return joined([self.what, self.particle + self.verb, self.tail])

    @property
    def order(self) -> Text:
        """Leg 1 kaart af."""
        return joined([stem(self.verb), self.what, self.particle, self.tail])

    def predicate(self, who: Gap) -> Text:
        """What stands after whoever does it, and follows his number: legt 1 kaart af."""
        return joined([(Agreeing(who.field, third(self.verb), self.verb),), self.what, self.particle, self.tail])

    def told(self, who: Gap) -> Text:
        """Frodo legt 1 kaart af."""
        return joined([(who,), self.predicate(who)])

    def in_form(self, form: str) -> Text | None:
        return None if form else self.order
