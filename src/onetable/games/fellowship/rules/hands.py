"""Cards on the move between hands, and who knows what of it."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.games.fellowship.table import EMPTY, Board, Chair, Pyramid
from onetable.games.fellowship.words.names import Named
from onetable.games.fellowship.words.news import DrawsUp, HandsOver, HandsOverUnseen
from onetable.games.fellowship.words.playing_cards import CARDS, ONE_RING_CARD, Cards, bits_of

Move = tuple[Chair, Chair, int]


def observers(board: Board) -> range:
    """All who may know different things: every player, and the public last."""
    return range(board.setup.players + 1)


def nothing_known(board: Board) -> tuple[tuple[Cards, ...], ...]:
    """After the deal everybody may hold anything, but all see who takes the ring token."""
    row = tuple([board.deck & ~ONE_RING_CARD if chair != board.ring_holder else board.deck for chair in board.chairs()])
    return tuple([row for _ in observers(board)])


def deliver(board: Board, moves: Iterable[Move]) -> None:
    """All these cards change hands at the same moment; each is seen by giver and receiver, and by all where it lies open."""
    moves = tuple(moves)
    before = board.knowledge
    movable = [board.hands[chair] & ~ONE_RING_CARD if board.cast[chair] == "frodo" else -1 for chair in board.chairs()]
    freed: dict[Chair, list[int]] = {}
    for giver, _, card in moves:
        freed.setdefault(giver, []).append(take_out(board, giver, card))
    for _, receiver, card in moves:
        place = freed[receiver].pop(0) if freed.get(receiver) else None
        put_in(board, receiver, card, place)
    seen_by = [witnesses(board, giver, receiver) for giver, receiver, _ in moves]
    rows = []
    for observer, old in enumerate(before):
        row = list(old)
        for (giver, receiver, _), seen in zip(moves, seen_by, strict=True):
            if observer not in seen:
                row[receiver] |= old[giver] & movable[giver]
        for (_, receiver, card), seen in zip(moves, seen_by, strict=True):
            if observer in seen:
                row = [cards & ~(1 << card) for cards in row]
                row[receiver] |= 1 << card
        rows.append(tuple(row))
    board.knowledge = tuple(rows)
    if board.news is not None:
        for (giver, receiver, card), seen in zip(moves, seen_by, strict=True):
            tell_handover(board, giver, receiver, card, seen)


def witnesses(board: Board, giver: Chair, receiver: Chair) -> frozenset[int]:
    """The observers who see a card that passes between these two: both of them, or all where it lies open."""
    if board.open_hands >> giver & 1 or board.open_hands >> receiver & 1:
        return frozenset(observers(board))
    return frozenset((board.players[giver], board.players[receiver]))


def tell_handover(board: Board, giver: Chair, receiver: Chair, card: int, seen_by: frozenset[int]) -> None:
    """Say it to those who see the card, and to the others that it happened."""
    who, to = board.who(giver), board.who(receiver)
    if board.setup.players in seen_by:
        board.tell(HandsOver(who, CARDS[card], to))
    else:
        board.tell(HandsOver(who, CARDS[card], to), seen_by)
        board.tell(HandsOverUnseen(who, to), frozenset([-1, *range(board.setup.players)]) - seen_by)


def becomes_known(board: Board, chair: Chair, cards: Cards) -> None:
    """Everybody sees that these cards come to this chair."""
    board.knowledge = tuple(
        [tuple([row[other] & ~cards | (cards if other == chair else 0) for other in board.chairs()]) for row in board.knowledge]
    )


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


def close_gaps(board: Board, chair: Chair, place: int) -> None:
    """After an exchange the card that lies beside a pyramid takes the place of the one given."""
    pyramid = board.pyramid
    if not board.is_pyramid(chair) or pyramid is None:
        return
    laid_out = sum(pyramid.rows)
    if place == EMPTY:  # the pyramid was the partner: its own card went out last
        place = next((number for number, card in enumerate(pyramid.places[:laid_out]) if card == EMPTY), EMPTY)
    if place != EMPTY and pyramid.places[place] == EMPTY and len(pyramid.places) > laid_out:
        places = list(pyramid.places)
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
    board.tell(DrawsUp(Named(board.cast[chair]), count))


