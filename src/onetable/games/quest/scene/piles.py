"""Piles of a written position: each card lies where it is named, the others where they are left, and none lies in two places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.scenario.kinds import is_others

Cards = tuple[str, ...]


class Heap:
    """All cards of one kind: what is named is taken away, and at the end those that are left are the rest of the deck."""

    def __init__(self, what: str, cards: Iterable[str], dice: Dice) -> None:
        self.what, self.dice = what, dice
        self.order = tuple(cards)
        self.left = Counter(self.order)
        self.waiting: list[tuple[list[str], int]] = []

    def take(self, names: Iterable[str]) -> list[str]:
        """These cards lie elsewhere; “3 others” are found among those that are left, when all have been named."""
        taken: list[str] = []
        for name in names:
            if others := is_others(name):
                self.waiting.append((taken, others))
                continue
            if self.left[name] < 1:
                raise BadInput(self.too_often(name))
            self.left[name] -= 1
            taken.append(name)
        return taken

    def too_often(self, name: str) -> str:
        """Why this card cannot lie there."""
        there = self.order.count(name)
        return f"“{name}” is named too often: {self.what} have {there} of it." if there else f"“{name}” is none of {self.what}."

    def find_others(self) -> None:
        """Chance says which the others are, here and there."""
        for taken, count in self.waiting:
            rest = [card for card in dict.fromkeys(self.order) for _ in range(self.left[card])]
            if count > len(rest):
                raise BadInput(f"There are no {count} others left of {self.what}, only {len(rest)}.")
            taken += self.take(self.dice.shuffled(rest)[:count])
        self.waiting.clear()

    def rest(self) -> list[str]:
        """What is left, in its order."""
        left, found = dict(self.left), []
        for card in self.order:
            if left[card] > 0:
                left[card] -= 1
                found.append(card)
        return found

    def deck(self, top: Sequence[str]) -> Cards:
        """What is left as a deck, with these on top of it, the first one uppermost."""
        above = self.take(top)
        self.find_others()
        return (*self.rest(), *above[::-1])
