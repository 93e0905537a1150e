"""The only randomness of a game: a seed and a counter, so that a copy is free and every platform deals the same."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import unpack_from
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from onetable.core.whole import whole

Thing = TypeVar("Thing")
PARTS = tuple([b"%d" % part for part in range(64)])  # a shuffle of more than 16 things needs several falls at once, seldom more


class Dice(Struct):
    """Counter-based dice: the fall depends on the seed and on how many fell before, on nothing else."""

    seed: int
    fallen: int = 0

    def __post_init__(self) -> None:
        if type(self.seed) is not int:
            self.seed = whole(self.seed, "a seed")

    if TYPE_CHECKING:

        def copy(self) -> Dice:
            """Dice that will fall as these will."""

    else:
        copy = Struct.__copy__  # the quickest way there is, without a look at the seed

    def bits(self) -> int:
        """One fall: 512 random bits."""
        self.fallen += 1
        return int.from_bytes(blake2b(b"%d/%d" % (self.seed, self.fallen)).digest(), "little")

    def below(self, number: int) -> int:
        """A whole number from 0 up to but not including this one."""
        return self.bits() % number

    def choose(self, things: Sequence[Thing]) -> Thing:
        """One of these."""
        return things[self.bits() % len(things)]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        """All of these in random order: each is given a number of 32 bits, and they are sorted by it."""
        self.fallen += 1
        count = len(things)
        name = b"%d/%d" % (self.seed, self.fallen)
        needed = count // 16 + 1
        parts = PARTS[:needed] if needed <= len(PARTS) else [b"%d" % part for part in range(needed)]
        fate = b"".join([blake2b(name, person=part).digest() for part in parts])
        numbers = list(unpack_from(f"<{count}I", fate))  # of a list `__getitem__` is quicker than of a tuple
        return [things[place] for place in sorted(range(count), key=numbers.__getitem__)]


def dice_of(seed: int | Dice) -> Dice:
    """The dice of a new game: by their seed, or those that are handed over, such as dice whose falls somebody decides."""
    return seed if isinstance(seed, Dice) else Dice(seed)
