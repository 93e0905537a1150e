"""Play for tests that need rounds up to their end: at random, but never a choice that loses at once if another is left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from onetable.core.word import Word
from onetable.games.fellowship.words.choices import BeCharacter
from tests.games.fellowship.scenes import Scene

Told = TypeVar("Told", bound=Word)
Test = Callable[[Scene], bool]


def won_by(*winners: str, suits: str = "HMFS") -> list[tuple[str, str]]:
    """Tricks that are already won, in this order: the first holds all 1s, the second all 2s, and so on."""
    return [(who, " ".join([f"{suit}{rank}" for suit in suits])) for rank, who in enumerate(winners, 1)]


def news(scene: Scene, kind: type[Told]) -> list[Told]:
    """What was told since the scene was set, of this kind only."""
    return [event.word for event in scene.board.news or () if isinstance(event.word, kind)]


def held(scene: Scene, who: str) -> int:
    """How many cards this character held when the trick began; where hands lie open a lone choice is played at once."""
    return scene.holding(who) + [chair for chair, _ in scene.board.trick].count(scene.seat(who))


def choices_made(chapter: int | str, players: int, count: int = 20, **setup: Any) -> Iterator[Scene]:
    """Many deals with characters chosen at random, differently in each."""
    for seed in range(1, count + 1):
        yield Scene.dealt(chapter, players, seed, **setup).after_choice(seed=seed)


def set_ups(chapter: int | str, players: int, count: int = 20, **setup: Any) -> Iterator[Scene]:
    """Many deals played at random up to the first lead."""
    for seed in range(1, count + 1):
        yield Scene.dealt(chapter, players, seed, **setup).after_setup(seed=seed)


def in_random_order(scene: Scene, dice: Random) -> list[int]:
    """The numbers of the choices, shuffled; unfinished characters before finished ones."""
    assert scene.game.decision is not None
    choices = scene.game.decision.choices
    places = list(range(len(choices)))
    dice.shuffle(places)
    finished = [isinstance(choice, BeCharacter) and choice.character.key in scene.board.finished for choice in choices]
    return sorted(places, key=finished.__getitem__)


def answer_carefully(scene: Scene, dice: Random) -> None:
    """Answer at random so that the round is not lost at once, if that can be."""
    places = in_random_order(scene, dice)
    for place in places:
        twin = scene.game.clone()
        twin.answer(place)
        if twin.table.outcome != "lost":
            scene.game.answer(place)
            return
    scene.game.answer(places[0])


def is_over(scene: Scene, number: int = 1) -> bool:
    """Whether the round of this number is over."""
    return scene.game.decision is None or scene.board.round != number


def moments(scene: Scene, seed: int = 1) -> Iterator[Scene]:
    """The same scene at each decision of a careful play, until the round is over."""
    dice, number = Random(seed), scene.board.round
    while not is_over(scene, number):
        yield scene
        answer_carefully(scene, dice)


def play_round(scene: Scene, seed: int = 1) -> Scene:
    """The scene after a careful play of its round."""
    for _ in moments(scene, seed):
        pass
    return scene


def rounds(chapter: int | str, players: int, seeds: Iterable[int] = range(1, 61), **setup: Any) -> Iterator[Scene]:
    """Many rounds from their deal, carefully played to their end."""
    for seed in seeds:
        yield play_round(Scene.dealt(chapter, players, seed, **setup), seed)


def search(start: Scene, there: Test, tries: int = 30, too_late: Test = lambda scene: False) -> Scene | None:
    """Play the same deal, taking back what leads nowhere, until we are there; None if that never happens."""
    for seed in range(tries):
        path = find_path(start, there, too_late, Random(seed), answers=300)
        if path is not None:
            scene = start.twin()
            for place in path:
                scene.game.answer(place)
            return scene
    return None


def find_path(start: Scene, there: Test, too_late: Test, dice: Random, answers: int) -> list[int] | None:
    """Answers that lead there, tried in a random order, the last one taken back first."""
    number = start.board.round
    path: list[int] = []
    line = [(start, in_random_order(start, dice))]
    while line and answers:
        scene, places = line[-1]
        if not places:
            line.pop()
            del path[-1:]
            continue
        answers -= 1
        twin = Scene.of(scene.game.clone())
        path.append(places.pop(0))
        twin.game.answer(path[-1])
        if there(twin):
            return path
        if is_over(twin, number) or too_late(twin):
            path.pop()
        else:
            line.append((twin, in_random_order(twin, dice)))
    return None


def win_round(start: Scene, tries: int = 30) -> Scene | None:
    """Play the same deal until its round is won; None if that never happens."""
    number = start.board.round
    return search(start, lambda scene: scene.outcome == "won" or scene.board.round > number, tries)


def play_to_the_last_card(start: Scene, tries: int = 30) -> Scene | None:
    """Play the same deal until a round of it is not decided before its last trick; None if that never happens."""
    return search(start, lambda scene: scene.board.left == 0 and scene.board.number > 0, tries)


class Played(Struct, frozen=True):
    """One round of a campaign: who took part, who had finished before and after it, how it ended."""

    cast: tuple[str, ...]
    before: tuple[str, ...]
    after: tuple[str, ...]
    won: bool
    chapter_won: bool


@cache
def campaign(chapter: int, players: int, attempts: int = 200) -> tuple[Played, ...]:
    """A long chapter as a group plays it: it loses rounds, goes on with those who are finished, and wins in the end."""
    found: list[Played] = []
    scene = Scene.dealt(chapter, players, 1)
    for seed in range(attempts):
        before, number = scene.board.finished, scene.board.round
        scene.after_choice(seed=seed) if seed % 3 == 0 else choose_unfinished(scene)
        cast = scene.board.cast
        scene = (win_round(scene, tries=3) if seed % 3 else None) or play_round(scene, seed)
        board = scene.board
        found.append(Played(cast, before, board.finished, board.outcome == "won" or board.round > number, board.outcome == "won"))
        if board.outcome == "won":
            return tuple(found)
        if board.outcome == "lost":
            scene = Scene.dealt(chapter, players, seed, finished=board.finished, done=board.done, spent=board.spent)
    raise AssertionError(f"chapter {chapter} with {players} players was not won in {attempts} rounds")


def choose_unfinished(scene: Scene) -> Scene:
    """Events and characters are chosen that are not finished, where there are such."""
    return scene.after_choice(lambda names: min(names, key=lambda name: name.split()[-1] in (*scene.board.finished, *scene.board.done)))
