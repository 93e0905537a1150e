"""What somebody types, compared with what there is to name: capitals, accents and signs do not matter."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from onetable.core.fold import fold

TOKEN = re.compile(r"[0-9]+|[^\W0-9_]+")
WITHOUT_SPACES = "\u2e80"  # from here on scripts write words side by side


def whole(names: Sequence[Sequence[str]], typed: str) -> list[int]:
    """The places of those who have exactly this name."""
    wanted = fold(typed)
    return _those(names, lambda name: name == wanted) if wanted else []


def fitting(names: Sequence[Sequence[str]], typed: str) -> list[int]:
    """The places of those whose names fit: wholly, else by their beginning, else by holding every word; figures alone name nothing."""
    wanted = fold(typed)
    if not any([letter.isalpha() for letter in wanted]):
        return whole(names, typed)
    return whole(names, typed) or _those(names, lambda name: name.startswith(wanted)) or _those(names, lambda name: _holds(name, wanted))


def holding(names: Sequence[Sequence[str]], typed: str) -> list[int]:
    """The places of those whose names hold what was typed, as it stands or word by word."""
    wanted = fold(typed)
    return _those(names, lambda name: wanted in name or _holds(name, wanted)) if wanted else []


def _those(names: Sequence[Sequence[str]], fits: Callable[[str], bool]) -> list[int]:
    return [place for place, each in enumerate(names) if any([fits(fold(name)) for name in each])]


def _holds(name: str, wanted: str) -> bool:
    """Whether every word is there; in scripts without spaces it may be a part of one."""
    words = TOKEN.findall(name)
    return all([
        word in words or (word[0] >= WITHOUT_SPACES and any([word in each for each in words])) for word in TOKEN.findall(wanted)
    ])  # fmt: skip
