"""Dutch nouns: plurals, numbers, lists."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.language.text import listed

OR = "of"
MASS = ("invloed", "schade")
MANY = {"complot": "complotten", "keer": "keer", "merkteken": "merktekens", "stap": "stappen", "vakje": "vakjes"}  # else -en


def many(noun: str) -> str:
    """The plural of a noun; of a compound the last part changes."""
    if noun in MASS:
        return noun
    ending = next((one for one in MANY if noun.endswith(one)), "")
    return noun[: -len(ending)] + MANY[ending] if ending else f"{noun}en"


def counted(number: object, noun: str) -> str:
    """1 kaart, 2 kaarten, X kaarten, 2 invloed."""
    return f"{number} {noun if number == 1 else many(noun)}"


def several(parts: Iterable[str], last: str = "en") -> str:
    """Frodo, Sam en Merijn."""
    return listed(parts, ", ", f" {last} ")


def joined(*words: str) -> str:
    """One after the other, without what is empty."""
    return " ".join([word for word in words if word])
