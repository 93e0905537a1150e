"""Cards on the move between hands, and who knows what of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from onetable.games.fellowship.pieces.playing_cards import ONE_RING_CARD, RING_CARDS, Cards, bits_of
from onetable.games.fellowship.table import EMPTY, NOBODY, Board, Chair, Move, Pyramid


def observers(board: Board) -> range:
    """All who may know different things: every player, and the public last."""
    return range(board.setup.players + 1)


def everybody(board: Board) -> int:
    """All observers, a bit each."""
    return (2 << board.setup.players) - 1


def nothing_known(board: Board) -> tuple[tuple[Cards, ...], ...]:
    """After the deal everybody may hold anything, but all see who takes the ring token."""
    row = tuple([board.deck & ~ONE_RING_CARD if chair != board.ring_holder else board.deck for chair in board.chairs()])
    return (row,) * (board.setup.players + 1)


def deliver(board: Board, gifts: Iterable[tuple[Chair, Chair, int]]) -> tuple[Move, ...]:
    """All these cards change hands at the same moment; each is seen by giver and receiver, and by all where it lies open."""
    moves = tuple([(giver, receiver, card, witnesses(board, giver, receiver)) for giver, receiver, card in gifts])
    if board.pyramid is None:
        for giver, receiver, card, _ in moves:
            board.hands[giver] ^= 1 << card
            board.hands[receiver] |= 1 << card
    else:
        freed: dict[Chair, list[int]] = {}
        for giver, _, card, _ in moves:
            freed.setdefault(giver, []).append(take_out(board, giver, card))
        for _, receiver, card, _ in moves:
            put_in(board, receiver, card, freed[receiver].pop(0) if freed.get(receiver) else None)
    board.moves += (moves,)
    return moves


def becomes_known(board: Board, chair: Chair, cards: Cards) -> None:
    """Everybody sees that these cards come to this chair."""
    board.moves += (tuple([(NOBODY, chair, card, everybody(board)) for card in bits_of(cards)]),)


def witnesses(board: Board, giver: Chair, receiver: Chair) -> int:
    """The observers who see a card that passes between these two: both of them, or all where it lies open."""
    if board.open_hands >> giver & 1 or board.open_hands >> receiver & 1:
        return everybody(board)
    return 1 << board.players[giver] | 1 << board.players[receiver]


# ---- who knows what


PUBLIC = -1
NO_ROWS: dict[object, Any] = {}


def known_row(board: Board, observer: int) -> tuple[Cards, ...]:
    """The cards that each chair may hold, as far as this observer knows after all that was given; worked out when asked for."""
    if not board.moves:
        return board.knowledge[observer]
    rows: dict[object, Any] = board.__dict__.get("rows", NO_ROWS)
    if observer in rows and rows["since"] is board.moves:
        found: tuple[Cards, ...] = rows[observer]
        return found
    if rows.get("since") is not board.moves:
        rows = board.__dict__["rows"] = {"since": board.moves}  # never changed for clones that are elsewhere
    seat = observer if observer >= 0 else board.setup.players
    rows[observer] = learn(board, seat, board.knowledge[observer])
    return known_row(board, observer)


def may_lie_anywhere(board: Board, observer: int) -> Cards:
    """Cards that may lie in no hand at all, such as in the barrow: no Rings, and none that was seen to come into a hand."""
    cards = ~RING_CARDS
    for known in known_row(board, observer):
        cards &= known
    return cards


def learn(board: Board, observer: int, row: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """What one observer knows after all moves: of an unseen card that it may be any the giver had, of a seen one where it is."""
    for moves in board.moves:
        before, after = row, list(row)
        for giver, receiver, _, seen_by in moves:
            if not seen_by >> observer & 1:
                keeps_ring = board.cast[giver] in board.plan.ring_bearers
                after[receiver] |= before[giver] & (~ONE_RING_CARD if keeps_ring else -1)
        for _, receiver, card, seen_by in moves:
            if seen_by >> observer & 1:
                after = [cards & ~(1 << card) for cards in after]
                after[receiver] |= 1 << card
        row = tuple(after)
    return row


# ---- the pyramid keeps its places


def take_out(board: Board, chair: Chair, card: int) -> int:
    """A card leaves a hand; the answer is its place in the pyramid, or EMPTY."""
    board.hands[chair] &= ~(1 << card)
    if not board.is_pyramid(chair) or board.pyramid is None:
        return EMPTY
    place = board.pyramid.places.index(card)
    set_place(board, place, EMPTY)
    return place


def put_in(board: Board, chair: Chair, card: int, place: int | None = None) -> None:
    """A card comes into a hand; in the pyramid it takes the free place, or lies beside it."""
    board.hands[chair] |= 1 << card
    if board.is_pyramid(chair) and board.pyramid is not None:
        set_place(board, len(board.pyramid.places) if place in (None, EMPTY) else place or 0, card)


def set_place(board: Board, place: int, card: int) -> None:
    """Lay a card, face up, on this place of the pyramid."""
    pyramid = board.pyramid
    assert pyramid is not None
    places = [*pyramid.places, EMPTY] if place == len(pyramid.places) else list(pyramid.places)
    places[place] = card
    board.pyramid = Pyramid(pyramid.rows, tuple(places), pyramid.shown | 1 << place)


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
        board.pyramid = Pyramid(pyramid.rows, tuple(places), pyramid.shown | 1 << place)


def covers(rows: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each place of the rows the places that cover it: two of the next row."""
    found: list[tuple[int, ...]] = []
    start = 0
    for number, size in enumerate(rows):
        below = start + size
        found += [(below + place, below + place + 1) if number + 1 < len(rows) else () for place in range(size)]
        start = below
    return tuple(found)


def uncovered(pyramid: Pyramid) -> int:
    """The places with a card that nothing covers, a bit each."""
    free = 0
    over = covers(pyramid.rows)
    for place, card in enumerate(pyramid.places):
        if card != EMPTY and (place >= len(over) or all(pyramid.places[cover] == EMPTY for cover in over[place])):
            free |= 1 << place
    return free


# ---- the draw deck of a lone player


def draw_up(board: Board, chair: Chair, count: int) -> None:
    """Draw so many cards from the draw deck, for the whole round."""
    for card in board.dice.shuffled(list(bits_of(board.stock)))[:count]:
        board.stock &= ~(1 << card)
        board.hands[chair] |= 1 << card
    board.filled |= 1 << chair
