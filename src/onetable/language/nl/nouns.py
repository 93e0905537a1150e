"""Dutch nouns: plurals, numbers, lists, and what is said of a noun after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

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


class Relative(str):
    """A relative clause: “die geen elf is”."""

    __slots__ = ()


class Nominal(str):
    """A noun with all that is said of it, piece by piece: a relative clause at its end may follow the verb."""

    pieces: tuple[str, ...]

    def __new__(cls, *parts: str) -> Nominal:
        pieces = [piece for part in parts for piece in (part.pieces if isinstance(part, Nominal) else (part,)) if piece]
        found = super().__new__(cls, "".join(pieces))
        found.pieces = tuple(pieces)
        return found


def parted(what: str) -> tuple[str, str]:
    """An object before a verb that comes last, and what follows that: “een reisgenoot” and “die geen elf is”."""
    *first, last = what.pieces if isinstance(what, Nominal) and what else (what,)
    if isinstance(last, Relative) and not any([isinstance(piece, Relative) for piece in first]):
        return "".join(first), last
    return what, ""


def is_relative(what: str) -> bool:
    """Whether it ends with a relative clause: a comma parts its verb from the next."""
    return isinstance(what, Nominal) and bool(what.pieces) and isinstance(what.pieces[-1], Relative)


# ---- amounts

Show = Callable[[int | str], str]  # how a number is shown


def signed(number: int | str) -> str:
    """+2, −1, +X, −X."""
    return f"−{str(number)[1:]}" if str(number).startswith("-") else f"+{number}"


def counting(noun: str) -> Show:
    """1 kaart, 2 kaarten."""
    return lambda number: counted(number, noun)


class Quantity(NamedTuple):
    """A number, for each of what it counts, what it is instead if something holds, and what X is."""

    number: int | str
    per: str = ""
    better: int | None = None
    when: str = ""
    limit: int = 99
    aside: str = ""

    def tail(self, show: Show) -> str:
        """All that follows the number."""
        better = f"(of {show(self.better)} als {self.when})" if self.better is not None else ""
        return joined(self.per, better, f"(hooguit {show(self.limit)})" if self.limit < 99 else "")
