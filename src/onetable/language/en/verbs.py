"""English verbs and clauses: an order, and what somebody does."""

from __future__ import annotations

from dataclasses import dataclass

from onetable.language.book import Forms
from onetable.language.text import Gap, Text, joined

MODAL = ("cannot", "may", "must")
SIBILANT = ("s", "x", "ch", "sh", "o")


def third(verb: str) -> str:
    """The verb of one somebody: plays, passes, has."""
    if verb in MODAL:
        return verb
    if verb == "have":
        return "has"
    if verb.endswith("y") and verb[-2] not in "aeou":
        return f"{verb[:-1]}ies"
    return f"{verb}{'es' if verb.endswith(SIBILANT) else 's'}"


@dataclass(frozen=True)
class Clause(Forms):
    """A verb and what follows it; by itself an order."""

    verb: str
    rest: str | Text = ""

    @property
    def bare(self) -> Text:
        """An order, and as it stands after “may” and “to”: play a card."""
        return joined([self.verb, self.rest])

    def told(self, who: Gap) -> Text:
        """Frodo plays a card."""
        return joined([(who,), third(self.verb), self.rest])

    def in_form(self, form: str) -> Text | None:
        return None if form else self.bare
