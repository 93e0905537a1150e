"""Whom and what a text names, found by a table of names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

QUOTED = re.compile(r"“[^”]*”|「[^」]*」|‘[^’]*’(?=[ .,])")


def named(names: Iterable[tuple[str, str]], text: str, *, quoted: bool = True) -> Iterator[str]:
    """Who and what is named (`quoted`: titles of cards are not); a name within a longer one is not meant."""
    text = QUOTED.sub(" ", text) if quoted else text
    for name, value in sorted(names, key=lambda pair: -len(pair[0])):
        pattern = rf"(?<![a-z]){re.escape(name)}(?!(?!s\b)[a-z])"
        if re.search(pattern, text, re.IGNORECASE):
            text = re.sub(pattern, " ", text, flags=re.IGNORECASE)
            if value:
                yield f"named {value}"
