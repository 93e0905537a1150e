"""English verbs and clauses: an order, what somebody does, what somebody may do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from onetable.language.text import Form, Several

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

    bare = Form(lambda it: f"{it.verb} {it.rest}" if it.rest else it.verb)  # (may, to) play a card
    third = Form(lambda it: Clause(NOBODY, third(it.verb), it.rest).bare)  # plays a card
    predicate = Form(lambda it: it.bare if it.who in (YOU, NOBODY) or isinstance(it.who, Several) else it.third)
    told = Form(lambda it: f"{it.who} {it.predicate}" if it.who else it.predicate)  # a statement: Frodo plays a card, you play a card
    alone = Form(lambda it: it.bare if it.who in (YOU, NOBODY) else it.told)  # an order to “you”, a statement about anybody else


Part = Clause | str  # a string is a sentence of its own, without its full stop


def alone(part: Part) -> str:
    """A part as a sentence of its own."""
    return part if isinstance(part, str) else part.alone
