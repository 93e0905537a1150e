"""Kinds of facts: what a fact is says how it is compared, so that every expectation can fail."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from onetable.core.errors import BadInput
from onetable.core.fold import plain_name
from onetable.core.suggest import suggest

ABSENT = "absent"
HIDDEN = "?"  # a card that a seat does not see
OPERATORS = ("has", "lacks", "in order", "exactly", "not", "at least", "at most", "size")
OTHERS = re.compile(r"(\d+) others?")


class At(Struct, frozen=True):
    """Where in an expectation we are, and in which game."""

    path: str
    game: Any = None

    def inside(self, key: object) -> At:
        """One level deeper."""
        return At(f"{self.path}.{key}", self.game)


class Names(Struct, frozen=True):
    """The names there are of something; `all` is asked with the game, or with None for those that any position may have."""

    what: str
    all: Callable[[Any], Iterable[object]]

    def check(self, name: str, at: At) -> None:
        """Refuse a name that nothing has; a number behind “#” only tells equal ones apart."""
        known = [str(each) for each in self.all(at.game)]
        if name != HIDDEN and not {plain_name(name), plain_name(name.partition("#")[0])} & set(map(plain_name, known)):
            raise BadInput(f"{at.path}: there is no {self.what} “{name}”.{suggest(name, known)}")


class Kind(Struct, frozen=True):
    """What sort of thing a fact is; `says` explains it in the documentation."""

    says: str = ""

    noun: ClassVar[str] = "a value"
    operators: ClassVar[tuple[str, ...]] = ("not",)

    def differs(self, wanted: Any, found: Any, at: At) -> str:
        """What is not as expected, in a few words; nothing where it fits. What makes no sense is refused."""
        if is_operation(wanted):
            return next(filter(None, [self.operate(name, operand, found, at) for name, operand in wanted.items()]), "")
        if wanted is None or wanted == ABSENT:
            return "" if self.is_hollow(found) else f"{at.path} is {found!r}, expected to be absent"
        self.check(wanted, at)
        return "" if found is not None and self.equals(wanted, found, at) else told(at, found, wanted)

    def operate(self, name: str, operand: Any, found: Any, at: At) -> str:
        """The same for one operator."""
        if name not in self.operators:
            raise BadInput(f"{at.path} is {self.noun} and knows no “{name}”, only {', '.join(self.operators)}.")
        if name == "not":
            return "" if self.differs(operand, found, at) else f"{at.path} is {found!r}, expected something else"
        if found is None:
            return f"{at.path} is absent"
        return self.compare(name, operand, found, at)

    def compare(self, name: str, operand: Any, found: Any, at: At) -> str:
        """What does not fit in the sense of one of this kind's own operators."""
        raise NotImplementedError

    def check(self, wanted: Any, at: At) -> None:
        """Refuse a value that this fact can never have."""

    def equals(self, wanted: Any, found: Any, at: At) -> bool:
        """Whether they are the same."""
        return bool(wanted == found)

    def is_hollow(self, found: Any) -> bool:
        """Whether there is nothing."""
        return found is None

    def refuse(self, wanted: Any, at: At) -> BadInput:
        """One sentence about a value of the wrong type."""
        return BadInput(f"{at.path} is {self.noun}, not {wanted!r}.")


class Number(Kind, frozen=True):
    """A whole number."""

    noun: ClassVar[str] = "a number"
    operators: ClassVar[tuple[str, ...]] = ("not", "at least", "at most")

    def check(self, wanted: Any, at: At) -> None:
        if not isinstance(wanted, int) or isinstance(wanted, bool):
            raise self.refuse(wanted, at)

    def compare(self, name: str, operand: Any, found: Any, at: At) -> str:
        self.check(operand, at)
        return "" if (found >= operand if name == "at least" else found <= operand) else told(at, found, f"{name} {operand}")

    def is_hollow(self, found: Any) -> bool:
        return not found


class Truth(Kind, frozen=True):
    """True or false."""

    noun: ClassVar[str] = "true or false"

    def check(self, wanted: Any, at: At) -> None:
        if not isinstance(wanted, bool):
            raise self.refuse(wanted, at)

    def is_hollow(self, found: Any) -> bool:
        return not found


class Text(Kind, frozen=True):
    """A name or a few words, compared as a whole; case does not matter."""

    names: Names | None = None

    noun: ClassVar[str] = "a text"

    def check(self, wanted: Any, at: At) -> None:
        if not isinstance(wanted, str):
            raise self.refuse(wanted, at)
        if self.names is not None and wanted:
            self.names.check(wanted, at)

    def equals(self, wanted: Any, found: Any, at: At) -> bool:
        return plain_name(wanted) == plain_name(str(found))

    def is_hollow(self, found: Any) -> bool:
        return not found


class Bag(Kind, frozen=True):
    """Several things; their order does not count."""

    of: Kind = Text()

    noun: ClassVar[str] = "a list"
    operators: ClassVar[tuple[str, ...]] = ("not", "has", "lacks", "exactly", "size")

    def parts(self, value: Any) -> list[Any]:
        """The things of a list."""
        return list(value)

    def check(self, wanted: Any, at: At) -> None:
        if not isinstance(wanted, list):
            raise self.refuse(wanted, at)
        for each in wanted:
            if not is_others(each) and not is_operation(each):
                self.of.check(each, at)

    def equals(self, wanted: Any, found: Any, at: At) -> bool:
        named, others = divide(self.parts(wanted))
        there = self.parts(found)
        return len(there) == len(named) + others and self.has(named, there, at)

    def compare(self, name: str, operand: Any, found: Any, at: At) -> str:
        if name == "exactly":
            return self.differs(operand, found, at)
        there = self.parts(found)
        if name == "size":
            return Number().differs(operand, len(there), at.inside("size"))
        wanted = self.parts(operand if isinstance(operand, list) or not isinstance(operand, str) else self.alone(operand))
        self.check(wanted, at)
        fine = {"has": self.has, "lacks": self.lacks, "in order": self.in_order}[name](wanted, there, at)
        return "" if fine else told(at, found, f"{name} {operand!r}")

    def alone(self, operand: str) -> list[str]:
        """One thing, written without brackets."""
        return [operand]

    def fits(self, wanted: Any, found: Any, at: At) -> bool:
        """Whether a thing is the one that is meant."""
        return not self.of.differs(wanted, found, at)

    def has(self, wanted: Sequence[Any], found: Sequence[Any], at: At) -> bool:
        """Whether each of these is there, twice if it is named twice."""
        if not wanted:
            return True
        fitting = [place for place, each in enumerate(found) if self.fits(wanted[0], each, at)]
        return any(self.has(wanted[1:], [*found[:place], *found[place + 1 :]], at) for place in fitting)

    def lacks(self, wanted: Sequence[Any], found: Sequence[Any], at: At) -> bool:
        """Whether none of these is there."""
        return not any(self.fits(each, there, at) for each in wanted for there in found)

    def in_order(self, wanted: Sequence[Any], found: Sequence[Any], at: At) -> bool:
        """Whether these are there one after the other, with anything between them."""
        rest = iter(found)
        return all(any(self.fits(each, there, at) for there in rest) for each in wanted)

    def is_hollow(self, found: Any) -> bool:
        return not found


class Series(Bag, frozen=True):
    """Several things in an order that counts."""

    noun: ClassVar[str] = "a list in order"
    operators: ClassVar[tuple[str, ...]] = (*Bag.operators, "in order")

    def equals(self, wanted: Any, found: Any, at: At) -> bool:
        there, place = self.parts(found), 0
        for each in self.parts(wanted):
            if others := is_others(each):
                place += others
            elif place < len(there) and self.fits(each, there[place], at):
                place += 1
            else:
                return False
        return place == len(there)


class Cards(Bag, frozen=True):
    """Cards by their codes, in a line or a list; their order does not count."""

    noun: ClassVar[str] = "a line of cards"

    def parts(self, value: Any) -> list[Any]:
        return value.split() if isinstance(value, str) else list(value)

    def alone(self, operand: str) -> list[str]:
        return operand.split()

    def check(self, wanted: Any, at: At) -> None:
        super().check(wanted.split() if isinstance(wanted, str) else wanted, at)


class Map(Kind, frozen=True):
    """Facts of the same kind by a name; an expectation names only those it speaks of."""

    of: Kind = Text()
    names: Names | None = None

    noun: ClassVar[str] = "a map"
    operators: ClassVar[tuple[str, ...]] = ("not", "has", "lacks", "exactly", "size")

    def differs(self, wanted: Any, found: Any, at: At) -> str:
        if is_operation(wanted) or wanted is None or wanted == ABSENT:
            return super().differs(wanted, found, at)
        if not isinstance(wanted, dict):
            raise self.refuse(wanted, at)
        there = {plain_name(str(key)): (key, value) for key, value in (found or {}).items()}
        if not wanted:
            return "" if self.is_hollow(found) else f"{at.path} is {self.full(found)!r}, expected to be empty"
        return next(filter(None, [self.part_differs(str(key), value, there, at) for key, value in wanted.items()]), "")

    def part_differs(self, key: str, wanted: Any, there: Mapping[str, tuple[Any, Any]], at: At) -> str:
        """What is not as expected under one name."""
        if plain_name(key) in there:
            return self.kind_of(key, at).differs(wanted, there[plain_name(key)][1], at.inside(key))
        kind = self.kind_of(key, at)
        if wanted is None or wanted == ABSENT:
            return ""
        kind.differs(wanted, None, at.inside(key))  # so that nonsense is refused even here
        known = [str(name) for name, _ in there.values()]
        return f"{at.path} has no “{key}”; it has {', '.join(known) or 'nothing'}.{suggest(key, known)}"

    def kind_of(self, key: str, at: At) -> Kind:
        """What kind of fact stands under this name; a name that nothing has is refused."""
        if self.names is not None:
            self.names.check(key, at)
        return self.of

    def full(self, found: Mapping[Any, Any]) -> dict[Any, Any]:
        """What is not hollow of a map."""
        return {key: value for key, value in (found or {}).items() if not self.of.is_hollow(value)}

    def compare(self, name: str, operand: Any, found: Any, at: At) -> str:
        full = self.full(found)
        if name == "size":
            return Number().differs(operand, len(full), at.inside("size"))
        if name == "lacks":
            keys = operand if isinstance(operand, list) else [operand]
            return self.differs(dict.fromkeys(map(str, keys)), found, at)
        difference = self.differs(operand, found, at)
        more = [key for key in full if plain_name(str(key)) not in {plain_name(str(key)) for key in operand}] if name == "exactly" else []
        return difference or (f"{at.path} has {', '.join(map(str, more))}, too" if more else "")

    def is_hollow(self, found: Any) -> bool:
        return not self.full(found)


class Record(Map, frozen=True):
    """Facts of several kinds, each under its own name."""

    fields: Mapping[str, Kind] = {}

    def kind_of(self, key: str, at: At) -> Kind:
        if key not in self.fields:
            raise BadInput(f"{at.path} has no “{key}”; it has {', '.join(self.fields)}.{suggest(key, self.fields)}")
        return self.fields[key]

    def full(self, found: Mapping[Any, Any]) -> dict[Any, Any]:
        return dict(found or {})


class Anything(Kind, frozen=True):
    """A fact whose kind nobody has said: it is what it looks like, and a list has an order."""

    operators: ClassVar[tuple[str, ...]] = OPERATORS

    def differs(self, wanted: Any, found: Any, at: At) -> str:
        return self.guess(found).differs(wanted, found, at)

    def guess(self, found: Any) -> Kind:
        """The kind that a value looks like."""
        if isinstance(found, dict):
            return Map(of=self)
        if isinstance(found, (list, tuple)):
            return Series(of=self)
        return Truth() if isinstance(found, bool) else Number() if isinstance(found, int) else Text() if isinstance(found, str) else Kind()

    def is_hollow(self, found: Any) -> bool:
        return found is None or found == "" or found == [] or found == {} or found == ()


def is_operation(wanted: Any) -> bool:
    """Whether this is a map of operators."""
    return isinstance(wanted, dict) and bool(wanted) and all(key in OPERATORS for key in wanted)


def is_others(each: Any) -> int:
    """How many things “3 others” speaks of; 0 if it is something else."""
    found = OTHERS.fullmatch(each) if isinstance(each, str) else None
    return int(found[1]) if found is not None else 0


def divide(wanted: Iterable[Any]) -> tuple[list[Any], int]:
    """What is named, and how many others there are."""
    things = list(wanted)
    return [each for each in things if not is_others(each)], sum(map(is_others, things))


def told(at: At, found: Any, wanted: Any) -> str:
    """What is, and what was expected."""
    return f"{at.path} is {'absent' if found is None else repr(found)}, expected {wanted!r}"
