"""Who knows what: of every observer, which cards each chair may hold after all that was given and shown."""

from __future__ import annotations

from typing import Any

from onetable.games.fellowship.pieces.playing_cards import ONE_RING_CARD, RING_CARDS, Cards, bits_of
from onetable.games.fellowship.table import NOBODY, Board, Chair

PUBLIC = -1
NO_ROWS: dict[object, Any] = {}


def observers(board: Board) -> range:
    """All who may know different things: every player, and the public last."""
    return range(board.setup.players + 1)


def everybody(board: Board) -> int:
    """All observers, a bit each."""
    return (2 << board.setup.players) - 1


def nothing_known(board: Board) -> tuple[tuple[Cards, ...], ...]:
    """After the deal everybody may hold anything, but all see who takes the ring token."""
    row = [board.deck & ~ONE_RING_CARD] * len(board.players)
    if board.ring_holder != NOBODY:
        row[board.ring_holder] = board.deck
    return (tuple(row),) * (board.setup.players + 1)


def becomes_known(board: Board, chair: Chair, cards: Cards) -> None:
    """Everybody sees that these cards come to this chair."""
    board.moves += (tuple([(NOBODY, chair, card, everybody(board)) for card in bits_of(cards)]),)


def witnesses(board: Board, giver: Chair, receiver: Chair) -> int:
    """The observers who see a card that passes between these two: both of them, or all where it lies open."""
    if board.open_hands >> giver & 1 or board.open_hands >> receiver & 1:
        return everybody(board)
    return 1 << board.players[giver] | 1 << board.players[receiver]


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
    found, mine, cast, bearers = list(row), 1 << observer, board.cast, board.plan.ring_bearers
    for moves in board.moves:
        before = found if len(moves) == 1 else found[:]  # what is given at the same moment is given from what was there before
        for giver, receiver, _, seen_by in moves:
            if not seen_by & mine:
                found[receiver] |= before[giver] & ~ONE_RING_CARD if cast[giver] in bearers else before[giver]
        for _, receiver, card, seen_by in moves:
            if seen_by & mine:
                others = ~(1 << card)
                found = [cards & others for cards in found]
                found[receiver] |= 1 << card
    return tuple(found)
