"""What somebody may have meant: the nearest of the names there are."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache
from unicodedata import combining, normalize


@lru_cache(maxsize=8192)
def plain_name(name: str) -> str:
    """A name without what does not matter in it: case, accents, the kind of apostrophe."""
    plain = "".join([sign for sign in normalize("NFKD", name) if not combining(sign)])
    return re.sub("[’‘`´]", "'", plain).casefold()


def suggest(word: str, known: Iterable[str]) -> str:
    """“ Did you mean “x”?”, to be put behind a refusal; nothing where no name is near."""
    names = {plain_name(str(name)): str(name) for name in known}
    near = get_close_matches(plain_name(str(word)), names, n=1, cutoff=0.6)
    return f" Did you mean “{names[near[0]]}”?" if near else ""
