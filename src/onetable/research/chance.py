"""Chance as moves of its own: dice that fall as they are told, and ask when nobody has told them yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from onetable.core.dice import Dice, Thing


class FallWanted(Exception):
    """A die must fall, and nobody has said how: one of so many outcomes, all as likely."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class ToldDice(Dice):
    """Dice whose falls are decided one by one; a shuffle is one fall for each thing but the last: which of those left comes next."""

    told: tuple[int, ...] = ()
    used: int = 0

    if TYPE_CHECKING:

        def copy(self) -> ToldDice:
            """Dice that will fall as these will."""

    def below(self, number: int) -> int:
        """The next fall that was told."""
        if number == 1:
            return 0
        if self.used == len(self.told):
            raise FallWanted(number)
        fall = self.told[self.used]
        if not 0 <= fall < number:
            raise IndexError(f"a fall is from 0 to {number - 1}, not {fall}")
        self.used += 1
        self.fallen += 1
        return fall

    def choose(self, things: Sequence[Thing]) -> Thing:
        """One of these."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        """All of these, the first one decided first."""
        rest = list(things)
        return [rest.pop(self.below(len(rest))) for _ in range(len(rest))]

    def bits(self) -> int:
        """No rule of a game asks for bare bits."""
        raise NotImplementedError("told dice have outcomes, not bits")
