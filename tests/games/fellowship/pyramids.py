"""The pyramid of a game for two, looked at with eyes of our own: rows, covered and free cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from onetable.games.fellowship.pieces.playing_cards import BITS
from onetable.games.fellowship.table import EMPTY, PyramidLayout
from onetable.games.fellowship.words.choices import Give, Play, PlayToWin
from tests.games.fellowship.scenes import Scene

PYRAMID = 2  # its chair


def pyramid_of(scene: Scene) -> PyramidLayout:
    """The pyramid as it lies."""
    found = scene.board.pyramid
    assert found is not None
    return found


def rows_of(pyramid: PyramidLayout) -> list[list[int]]:
    """Its places row by row, from the top."""
    rows, start = [], 0
    for size in pyramid.rows:
        rows.append(list(range(start, start + size)))
        start += size
    return rows


def free_cards(pyramid: PyramidLayout) -> set[int]:
    """Cards on which nothing lies: in each row the card i is covered by i and i + 1 of the next."""
    rows = rows_of(pyramid)
    covered_by = {place: (below[i], below[i + 1]) for row, below in pairwise(rows) for i, place in enumerate(row)}
    return {
        card
        for place, card in enumerate(pyramid.places)
        if card != EMPTY and all(pyramid.places[cover] == EMPTY for cover in covered_by.get(place, ()))
    }


def bottom(pyramid: PyramidLayout) -> set[int]:
    """The cards of the lowest row."""
    return {pyramid.places[place] for place in rows_of(pyramid)[-1]} - {EMPTY}


def asked_cards(scene: Scene) -> set[int]:
    """The cards that are offered to be given or played."""
    cards = [[word.card for word in scene.words(Give)], [word.card for word in scene.words(Play)]]
    cards.append([word.card for word in scene.words(PlayToWin)])
    return {BITS[card] for found in cards for card in found}


def whole_games(chapter: int | str, seeds: range) -> Iterator[Scene]:
    """The same scene at every decision of some games, played at random."""
    for seed in seeds:
        scene, dice = Scene.dealt(chapter, 2, seed), Random(seed)
        while scene.game.decision is not None and scene.board.round == 1:
            yield scene
            scene.take(dice.choice)
