"""What a game brings along so that a bot can think ahead in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook
from onetable.core.view import View
from onetable.games.registry import face_of, rulebook

Expired = Callable[[], bool]


class QuickWay(Protocol):
    """A quicker way to try the choices of one question than to play whole games."""

    def try_all(self, choices: Sequence[int], dice: Dice) -> list[float] | None:
        """What these choices came to in one more imagined world: from 0, lost, upwards; None if the time is up before that is known."""
        ...


class Thinking(Protocol):
    """Rules of thumb for one game, and a way to play an imagined world to its end by them."""

    def candidates(self, view: View[Any]) -> list[int]:
        """The choices worth thinking about, without those that are as good as another; the advised one is first."""
        ...

    def play_out(self, world: Game[Any], choice: int, expired: Expired) -> float | None:
        """Make this choice, then play on by rules of thumb: from 0, lost, to 1, won; None if the time is up before the end."""
        ...


@runtime_checkable
class QuickThinking(Thinking, Protocol):
    """A game that has a quicker way for some questions."""

    def quickly(self, view: View[Any], dice: Dice) -> QuickWay | None:
        """That way, or None where there is none."""
        ...


@runtime_checkable
class PreparedThinking(Thinking, Protocol):
    """A game for which something is compiled that takes longer than a move."""

    def prepare(self) -> None:
        """Make it ready, once for all processes of this machine, and come back when it is."""
        ...


@runtime_checkable
class LoyalThinking(Thinking, Protocol):
    """A game whose advice is good enough to be left for a clear gain alone."""

    def head_start(self, choice: int) -> float:
        """What speaks for this choice before anything is tried: so much better must one be that has none."""
        ...

    @property
    def first_look(self) -> int:
        """In how many worlds every choice is tried before any is given up."""
        ...


class ChancePlaysOn:
    """For a game without rules of thumb: every choice is worth a thought, and imagined worlds are played on at random."""

    def __init__(self, book: Rulebook[Any]) -> None:
        self.book, self.dice = book, Random(0)

    def candidates(self, view: View[Any]) -> list[int]:
        """All choices."""
        return list(range(len(view.choices)))

    def play_out(self, world: Game[Any], choice: int, expired: Expired) -> float | None:
        """How a random game ends for the one who chose."""
        assert world.decision is not None
        seat = world.decision.seat
        world.answer(choice)
        while (decision := world.decision) is not None:
            if expired():
                return None
            world.answer(self.dice.randrange(len(decision.choices)))
        result = self.book.result(world)
        return result.scores[seat] if result is not None else 0.0


def thinking_for(game: str, name: str = "") -> Thinking:
    """How a bot thinks ahead in this game, as the bot of this name; each bot has thoughts of its own."""
    face = face_of(game)
    part = face.hidden_thinking.get(name, face.thinking)
    return part.anew() if part is not None else ChancePlaysOn(rulebook(game))
