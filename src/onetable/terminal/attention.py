"""Where the person at the keyboard is: what the cursor is on, what was just said, how far the journal is turned back."""

from __future__ import annotations

from dataclasses import dataclass

from onetable.telling.entries import Entry


@dataclass
class Attention:
    """What is under the cursor, and the two lines that answer the person."""

    cursor: int = 0
    entries: tuple[Entry, ...] = ()  # a list to choose from; without one the cursor runs over cards
    title: str = ""  # over the list, where the question alone does not say enough
    notice: str = ""  # what was just said: a reason, a hint, where the game was saved
    bad: bool = False  # the notice is a refusal
    journal_open: bool = False  # over the table, where there is no room beside it
    turned: int = 0  # lines by which a page is turned, or the journal turned back

    def tell(self, text: str, bad: bool = False) -> None:
        """Answer the person."""
        self.notice, self.bad = text, bad

    @property
    def entry(self) -> Entry | None:
        """The entry under the cursor."""
        return self.entries[self.cursor] if 0 <= self.cursor < len(self.entries) else None
