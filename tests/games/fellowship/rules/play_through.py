"""Play for tests that need rounds up to their end: at random, but never a choice that loses at once if another is left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from onetable.core.word import Word
from onetable.games.fellowship.words.choices import BeCharacter
from tests.games.fellowship.scenes import Scene

Told = TypeVar("Told", bound=Word)


def won_by(*winners: str, suits: str = "HMFS") -> list[tuple[str, str]]:
    """Tricks that are already won, in this order: the first holds all 1s, the second all 2s, and so on."""
    return [(who, " ".join([f"{suit}{rank}" for suit in suits])) for rank, who in enumerate(winners, 1)]


def news(scene: Scene, kind: type[Told]) -> list[Told]:
    """What was told since the scene was set, of this kind only."""
    return [event.word for event in scene.board.news or () if isinstance(event.word, kind)]


def choices_made(chapter: int | str, players: int, count: int = 20, **setup: Any) -> Iterator[Scene]:
    """Many deals with characters chosen at random, differently in each."""
    for seed in range(1, count + 1):
        yield Scene.dealt(chapter, players, seed, **setup).after_choice(seed=seed)


def set_ups(chapter: int | str, players: int, count: int = 20, **setup: Any) -> Iterator[Scene]:
    """Many deals played at random up to the first lead."""
    for seed in range(1, count + 1):
        yield Scene.dealt(chapter, players, seed, **setup).after_setup(seed=seed)


def answer_carefully(scene: Scene, dice: Random) -> None:
    """Answer at random so that the round is not lost at once; unfinished characters come first."""
    game = scene.game
    assert game.decision is not None
    choices = game.decision.choices
    places = list(range(len(choices)))
    dice.shuffle(places)
    finished = [isinstance(choice, BeCharacter) and choice.character.key in scene.board.finished for choice in choices]
    places.sort(key=finished.__getitem__)
    for place in places:
        twin = game.clone()
        twin.answer(place)
        if twin.table.outcome != "lost":
            game.answer(place)
            return
    game.answer(places[0])


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


def search(start: Scene, there: Callable[[Scene], bool], tries: int = 30, answers: int = 300) -> Scene | None:
    """Play the same deal, taking back what leads nowhere, until we are there; None if that never happens."""
    for seed in range(tries):
        path = find_path(start, there, Random(seed), answers)
        if path is not None:
            scene = start.twin()
            for place in path:
                scene.game.answer(place)
            return scene
    return None


def find_path(start: Scene, there: Callable[[Scene], bool], dice: Random, answers: int) -> list[int] | None:
    """Answers that lead there, tried in a random order, the last one taken back first."""
    number = start.board.round

    def untried(scene: Scene) -> list[int]:
        assert scene.game.decision is not None
        places = list(range(len(scene.game.decision.choices)))
        dice.shuffle(places)
        return places

    path: list[int] = []
    line = [(start, untried(start))]
    while line and answers:
        scene, places = line[-1]
        if not places:
            line.pop()
            del path[-1:]
            continue
        answers -= 1
        twin = Scene.of(scene.game.clone())
        twin.game.answer(places[-1])
        path.append(places.pop())
        if there(twin):
            return path
        if is_over(twin, number):
            path.pop()
        else:
            line.append((twin, untried(twin)))
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
    event: str
    won: bool
    chapter_won: bool


def campaign(chapter: int, players: int, attempts: int = 2000) -> list[Played]:
    """A long chapter as a group plays it: after a lost round it goes on with those who are finished, until the chapter is won."""
    found: list[Played] = []
    kept: dict[str, tuple[str, ...]] = {}
    for seed in range(attempts):
        scene = Scene.dealt(chapter, players, seed, **kept)
        while scene.game.decision is not None:
            number, before = scene.board.round, scene.board.finished
            cast: tuple[str, ...] = ()
            event = ""
            for moment in moments(scene, seed):
                cast, event = moment.board.cast, moment.board.event
            board = scene.board
            won = board.outcome == "won" or board.round > number
            found.append(Played(cast, before, board.finished, event, won, board.outcome == "won"))
        if scene.outcome == "won":
            return found
        kept = {"finished": scene.board.finished, "done": scene.board.done, "spent": scene.board.spent}
    raise AssertionError(f"chapter {chapter} with {players} players was not won in {attempts} attempts")
