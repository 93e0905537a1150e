"""Stable numbers of choices: the same number means the same in every position, and each has a name."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from msgspec import Struct

from onetable.core.errors import BadInput

BY_PLACE = "Choice"  # the family of choices that have no number of their own: the first, the second, ... of the question
MOST_BY_PLACE = 128
NO_NUMBER = -1


class Family(Struct, frozen=True):
    """Choices of one kind: a name, and for each part that it speaks of all that there is."""

    name: str
    parts: tuple[tuple[str, ...], ...] = ()
    meaning: str = ""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod([len(part) for part in self.parts])


class Actions:
    """Every action of a game: numbers from 0 on, family after family. They depend on the game and its cards, on nothing else."""

    def __init__(self, families: Sequence[Family]) -> None:
        places = tuple([str(number) for number in range(MOST_BY_PLACE)])
        self.families = (*families, Family(BY_PLACE, (places,), "Whatever has no number of its own, by its place in the question."))
        self.first: dict[str, int] = {}
        size = 0
        for family in self.families:
            if family.name in self.first:
                raise ValueError(f"two families of actions are called {family.name}")
            self.first[family.name] = size
            size += family.size
        self.size = size
        self.by_place = self.first[BY_PLACE]
        self._family = {family.name: family for family in self.families}

    def number(self, family: str, *parts: int) -> int:
        """The number of an action by its family and the place of each of its parts; none if there is no such place."""
        found = 0
        for part, names in zip(parts, self._family[family].parts, strict=True):
            if not 0 <= part < len(names):
                return NO_NUMBER
            found = found * len(names) + part
        return self.first[family] + found

    def name(self, action: int) -> str:
        """What an action is called."""
        for family in reversed(self.families):
            rest = action - self.first[family.name]
            if 0 <= rest < family.size:
                names: list[str] = []
                for part in reversed(family.parts):
                    rest, place = divmod(rest, len(part))
                    names.append(part[place])
                return " ".join([family.name, *reversed(names)])
        raise BadInput(f"There is no action {action}; they go from 0 to {self.size - 1}.")

    def find(self, name: str) -> int:
        """The number of the action that is called so."""
        head, *words = name.split(" ")
        family = self._family.get(head)
        if family is None or len(words) != len(family.parts) or any([w not in p for w, p in zip(words, family.parts, strict=True)]):
            raise BadInput(f"There is no action “{name}”.")
        return self.number(head, *[part.index(word) for word, part in zip(words, family.parts, strict=True)])

    def told_apart(self, numbers: Sequence[int]) -> list[int]:
        """The numbers of the choices of one question, each once: what has none, or one that is taken, goes by its place."""
        found: list[int] = []
        taken: set[int] = set()
        for place, number in enumerate(numbers):
            if number == NO_NUMBER or number in taken:
                if place >= MOST_BY_PLACE:
                    raise BadInput(f"A question has more than {MOST_BY_PLACE} choices, and they cannot all be told apart.")
                number = self.by_place + place
            taken.add(number)
            found.append(number)
        return found


def numbers_up_to(count: int) -> tuple[str, ...]:
    """Names of so many places, from 0 on."""
    return tuple([str(number) for number in range(count)])
