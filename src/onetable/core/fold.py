"""Names as people type them, with more or less care."""

from __future__ import annotations

import re
from unicodedata import category, normalize

from onetable.core.remembering import remembered

ACCENTS = range(0x300, 0x370)  # but not the marks that make another letter of a Japanese one
APOSTROPHES = re.compile("[’‘`´]")
NO_NAME = 200  # letters: nobody types it twice, and it is not kept


def plain_name(name: str) -> str:
    """A name without what does not matter in it: capitals, accents, the kind of apostrophe."""
    return _plain(name) if len(name) < NO_NAME else _plain.__wrapped__(name)


def fold(text: str) -> str:
    """A text as it is typed without care: besides no apostrophes, and a space for every other sign."""
    return _folded(text) if len(text) < NO_NAME else _folded.__wrapped__(text)


@remembered(10_000)
def _plain(name: str) -> str:
    letters = normalize("NFKD", APOSTROPHES.sub("'", name)).casefold()
    return "".join([letter for letter in letters if ord(letter) not in ACCENTS])


@remembered(10_000)
def _folded(text: str) -> str:
    letters = plain_name(text).replace("'", "")
    return " ".join("".join([letter if letter.isalnum() or category(letter)[0] == "M" else " " for letter in letters]).split())
