"""What a game brings along so that a tree can be grown in it: its imagined worlds are entered answer by answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from msgspec import Struct

from onetable.bots.search.tree import Name, Offer
from onetable.bots.thinking import Expired, Thinking
from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.core.view import View

B = TypeVar("B")
Evaluation = Callable[[B, Seat], float]  # how likely a seat is to win on this table, from 0 to 1


class Option(Struct, frozen=True):
    """Something to do now: a choice, or a whole plan that begins with it."""

    number: int
    name: Name
    plan: Any = None  # what else belongs to it, as its game understands it
    handicap: float = 0.0  # how much more must speak for it than for the advised one, as a chance to win


class Course(Protocol):
    """One imagined game under way: how all go on by rules of thumb, and when it has gone far enough."""

    def begin(self, option: Option) -> None:
        """Do what is thought about, with all that belongs to its plan."""
        ...

    def far_enough(self) -> bool:
        """Whether the position is to be judged now; it always is when the game is over."""
        ...

    def advised(self) -> int:
        """What the rules of thumb answer to the open question."""
        ...

    def offers(self) -> Sequence[Offer]:
        """The answers worth a thought, the advised one first."""
        ...

    def answer(self, number: int) -> None:
        """Give an answer, and those that follow from it: a plan is made once."""
        ...

    def question(self) -> Name | None:
        """Of what kind the open question is; None if it is not worth a branch."""
        ...

    def chance(self, seat: Seat) -> float | None:
        """How likely this seat is to win as things stand, the one call of the evaluation; None if the time is up before that is known."""
        ...


@runtime_checkable
class Foreseeing(Protocol):
    """Rules of thumb that can be asked at every question of an imagined game, and not only for how it ends.

    A face names its class, which is made with `ahead`: 0 for who sees what lies there after his choice, 1 for who looks a little
    further, 2 for who looks as far as it helps.
    """

    def options(self, view: View[Any]) -> list[Option]:
        """What is worth thinking about, the advised option first."""
        ...

    def course(self, world: Game[Any], expired: Expired) -> Course:
        """A course of this world, which may be played on freely."""
        ...


@runtime_checkable
class Doubtful(Foreseeing, Protocol):
    """One whose advice is better, or whose evaluation is worse, than is usual: it says itself how far to leave its advice."""

    @property
    def doubt(self) -> float:
        """How many standard errors better than the advised option another one must be."""
        ...


@runtime_checkable
class Mindful(Foreseeing, Protocol):
    """One who remembers what was decided: a plan that is under way is advised from then on."""

    def decided(self, view: View[Any], option: Option) -> None:
        """This option was taken."""
        ...


@runtime_checkable
class Suspecting(Foreseeing, Protocol):
    """One who concludes from what others do and leave what they probably hide: its worlds are not just any that could be so."""

    def imagine(self, view: View[Any], dice: Dice) -> Game[Any]:
        """A world that cannot be told from the real one, as likely as it is."""
        ...


class OnlyPlayedOut:
    """For a game whose thinking plays worlds to their end by itself: a tree of one question."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking

    def options(self, view: View[Any]) -> list[Option]:
        """The candidates."""
        return [Option(number, number) for number in self.thinking.candidates(view)]

    def course(self, world: Game[Any], expired: Expired) -> Course:
        """One playout."""
        return PlayedOut(self.thinking, world, expired)


class PlayedOut:
    """A course that is at its end as soon as it has begun."""

    def __init__(self, thinking: Thinking, world: Game[Any], expired: Expired) -> None:
        self.thinking, self.world, self.expired = thinking, world, expired
        self.result: float | None = None

    def begin(self, option: Option) -> None:
        """Play it out."""
        self.result = self.thinking.play_out(self.world, option.number, self.expired)

    def far_enough(self) -> bool:
        """It is."""
        return True

    def advised(self) -> int:
        """Never asked."""
        raise NotImplementedError

    def offers(self) -> Sequence[Offer]:
        """Never asked."""
        raise NotImplementedError

    def answer(self, number: int) -> None:
        """Never asked."""
        raise NotImplementedError

    def question(self) -> Name:
        """Never asked."""
        raise NotImplementedError

    def chance(self, seat: Seat) -> float | None:
        """What came of it for the one who thinks."""
        return self.result
