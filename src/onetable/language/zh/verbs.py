"""Chinese clauses: nothing is inflected; whoever does something stands before it."""

from __future__ import annotations

from dataclasses import dataclass

from onetable.language.book import Forms
from onetable.language.text import Gap, Text, as_text, joined


@dataclass(frozen=True)
class Clause(Forms):
    """What is done; by itself an order."""

    does: str | Text

    def told(self, who: Gap) -> Text:
        """弗罗多打出1张牌."""
        return joined([(who,), self.does], "")

    def in_form(self, form: str) -> Text | None:
        return None if form else as_text(self.does)
