"""What somebody may have meant: the nearest of the names there are."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from onetable.core.fold import plain_name


def suggest(word: str, known: Iterable[str]) -> str:
    """“ Did you mean “x”?”, to be put behind a refusal; nothing where no name is near."""
    names = {plain_name(str(name)): str(name) for name in known}
    near = get_close_matches(plain_name(str(word)), names, n=1, cutoff=0.6)
    return f" Did you mean “{names[near[0]]}”?" if near else ""
