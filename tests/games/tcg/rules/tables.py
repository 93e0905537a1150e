"""Whole games from their first question on, and what the journal tells."""

from __future__ import annotations

from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.speech.news import PhaseBegan, ShadowPhaseBegan
from tests.games.tcg.scenes import RULEBOOK, Scene


class Table(Scene):
    """A game that begins with the bids and is played by naming choices."""

    def __init__(self, players: int = 2, seed: int = 1, hasty: bool = True, **setup: Any) -> None:
        self.game = RULEBOOK.begin(setup, players, seed, hasty)

    @property
    def asked(self) -> int:
        """The seat of the open question."""
        assert self.game.decision is not None
        return self.game.decision.seat

    def choose(self, *lines: str) -> Table:
        super().choose(*lines)
        return self

    def expect(self, **wanted: Any) -> Table:
        super().expect(**wanted)
        return self

    def bid(self, *bids: int) -> Table:
        """All bid, seat by seat."""
        for bid in bids:
            self.choose(f"Number {bid}")
        return self

    def seat_in_order(self) -> Table:
        """Everybody who is asked takes the first place that is free."""
        while any(["Place" in choice for choice in self.offered]):
            self.choose(self.offered[0])
        return self

    def ready(self) -> Table:
        """Nobody bids, all begin with Frodo alone: the first turn is about to be played."""
        self.bid(*[0] * self.board.players).seat_in_order()
        while self.board.turn == 0:
            self.choose("Pass")
        return self


def told(scene: Scene, *kinds: type[Word]) -> list[Word]:
    """What the journal tells of these kinds, in its order."""
    assert scene.board.news is not None
    return [event.word for event in scene.board.news if isinstance(event.word, kinds)]


def phases(scene: Scene) -> list[str]:
    """The phases that have begun, by name; a Shadow phase says whose it is."""
    found = []
    for word in told(scene, PhaseBegan, ShadowPhaseBegan):
        if isinstance(word, PhaseBegan):
            found.append(word.phase.removesuffix(" phase"))
        elif isinstance(word, ShadowPhaseBegan):
            found.append(f"shadow {word.who.seat}")
    return found


def kinds(scene: Scene, *of: type[Word]) -> list[str]:
    """What the journal tells of these kinds, by the names of the words."""
    return [type(word).__name__ for word in told(scene, *of)]
