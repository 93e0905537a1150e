"""English verbs and clauses: an order, what somebody does, what somebody may do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from onetable.language.text import Several

YOU, NOBODY = "you", ""
MODAL = ("cannot", "may", "must")
SIBILANT = ("s", "x", "ch", "sh", "o")


@cache
def third(verb: str) -> str:
    """The verb of one somebody: plays, passes, carries, has."""
    if verb in MODAL or verb == "have":
        return "has" if verb == "have" else verb
    if verb.endswith("y") and verb[-2] not in "aeou":
        return f"{verb[:-1]}ies"
    return f"{verb}{'es' if verb.endswith(SIBILANT) else 's'}"


@dataclass(frozen=True)
class Clause:
    """Somebody does something; nobody in particular: an order to the table."""

    who: str
    verb: str
    rest: str = ""

    @property
    def bare(self) -> str:
        """As it stands after “may” and “to”: play a card."""
        return f"{self.verb} {self.rest}" if self.rest else self.verb

    @property
    def predicate(self) -> str:
        """What stands after the subject: plays a card."""
        if self.who in (YOU, NOBODY) or isinstance(self.who, Several):
            return self.bare
        return Clause(NOBODY, third(self.verb), self.rest).bare

    @property
    def told(self) -> str:
        """A statement: Frodo plays a card, you play a card."""
        return f"{self.who} {self.predicate}" if self.who else self.predicate

    @property
    def alone(self) -> str:
        """An order to “you”, a statement about anybody else."""
        return self.bare if self.who in (YOU, NOBODY) else self.told


Part = Clause | str  # a string is a sentence of its own, without its full stop


def alone(part: Part) -> str:
    """A part as a sentence of its own."""
    return part if isinstance(part, str) else part.alone
