"""The only randomness of a game: a seed and a counter, so that a copy is free and every platform deals the same."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct

Thing = TypeVar("Thing")
FEWER_BITS = (1 << 192) - 1


class Dice(Struct):
    """Counter-based dice: the fall depends on the seed and on how many fell before, on nothing else."""

    seed: int
    fallen: int = 0

    def copy(self) -> Dice:
        """Dice that will fall as these will."""
        return Dice(self.seed, self.fallen)

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
        """All of these in random order; even for 75 things no order is likelier than another by more than 2 to the -140."""
        pack = list(things)
        fate = self.bits()
        if len(pack) < 40:
            fate &= FEWER_BITS  # 192 bits are plenty, and quicker to divide
        for last in range(len(pack) - 1, 0, -1):
            fate, pick = divmod(fate, last + 1)
            pack[last], pack[pick] = pack[pick], pack[last]
        return pack
