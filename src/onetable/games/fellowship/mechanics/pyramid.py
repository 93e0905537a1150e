"""The pyramid keeps its places: which card lies where, and which is covered."""

from __future__ import annotations

from onetable.games.fellowship.table import EMPTY, Board, Chair, PyramidLayout


def set_place(board: Board, place: int, card: int) -> None:
    """Lay a card, face up, on this place of the pyramid."""
    pyramid = board.pyramid
    assert pyramid is not None
    places = [*pyramid.places, EMPTY] if place == len(pyramid.places) else list(pyramid.places)
    places[place] = card
    board.pyramid = PyramidLayout(pyramid.rows, tuple(places), pyramid.shown | 1 << place)


def place_of(board: Board, chair: Chair, card: int) -> int:
    """Where this card lies in the rows of a pyramid, or EMPTY."""
    if not board.is_pyramid(chair) or board.pyramid is None:
        return EMPTY
    place = board.pyramid.places.index(card)
    return place if place < sum(board.pyramid.rows) else EMPTY


def close_gap(board: Board, chair: Chair, place: int) -> None:
    """After an exchange the card that came last, and lies beside a pyramid, takes the place of the one given."""
    pyramid = board.pyramid
    if place == EMPTY or not board.is_pyramid(chair) or pyramid is None:
        return
    places = list(pyramid.places)
    if places[place] == EMPTY and len(places) > sum(pyramid.rows):
        places[place] = places.pop()
        board.pyramid = PyramidLayout(pyramid.rows, tuple(places), pyramid.shown | 1 << place)


def covers(rows: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each place of the rows the places that cover it: two of the next row."""
    found: list[tuple[int, ...]] = []
    start = 0
    for number, size in enumerate(rows):
        below = start + size
        found += [(below + place, below + place + 1) if number + 1 < len(rows) else () for place in range(size)]
        start = below
    return tuple(found)


def uncovered(pyramid: PyramidLayout) -> int:
    """The places with a card that nothing covers, a bit each."""
    free = 0
    over = covers(pyramid.rows)
    for place, card in enumerate(pyramid.places):
        if card != EMPTY and (place >= len(over) or all(pyramid.places[cover] == EMPTY for cover in over[place])):
            free |= 1 << place
    return free
