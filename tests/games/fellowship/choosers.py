"""Ways to answer: with what one wishes for where it is offered, or in every way that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from onetable.games.fellowship.words.choices import BeCharacter
from tests.games.fellowship.scenes import Chooser, Scene


def wanting(*wishes: str, seed: int = 1) -> Chooser:
    """The first of these wishes that is offered, named by its beginning; else anything at random."""
    dice = Random(seed)

    def pick(names: list[str]) -> str:
        wished = [name for wish in wishes for name in names if name == wish or name.startswith(wish + " ")]
        return wished[0] if wished else dice.choice(names)

    return pick


def seated(*characters: str, seed: int = 1) -> Chooser:
    """These characters are taken if they can be, the first one before the others; all else at random."""
    return wanting(*[f"BeCharacter {character}" for character in characters], seed=seed)


def every_cast(scene: Scene) -> Iterator[Scene]:
    """The scene after the choice of characters, once for every way to choose them."""
    if not scene.words(BeCharacter):
        yield scene
        return
    for number in range(len(scene.words(BeCharacter))):
        twin = scene.twin()
        twin.game.answer(number)
        yield from every_cast(twin)
