"""How boosters go round: to the left, then to the right, then to the left; who holds which one when, and who has seen what of it."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.games.drafts.pieces import Pack
from onetable.games.drafts.table import Board
from onetable.games.tcg.boosters import BOOSTER_SIZE


def direction(round: int) -> int:
    """1 where boosters go to the left, to the next seat; -1 where they go to the right."""
    return 1 if round % 2 == 0 else -1


def holder(board: Board, number: int, pick: int) -> Seat:
    """Who holds the booster of this number at a pick."""
    round, opener = divmod(number, board.players)
    return (opener + direction(round) * pick) % board.players


def held(board: Board, seat: Seat) -> int:
    """The number of the booster that this seat holds now."""
    opener = (seat - direction(board.round) * board.pick) % board.players
    return board.round * board.players + opener


def has_picked(board: Board, seat: Seat) -> bool:
    """Whether this seat has picked a card of the booster that it holds now."""
    return bool(board.packs) and len(board.packs[held(board, seat)].taken) > board.pick


def first_look(board: Board, number: int, seat: Seat) -> int:
    """At which pick this seat holds a booster for the first time; with few seats it comes back after as many picks as there are."""
    round, opener = divmod(number, board.players)
    return (seat - opener) * direction(round) % board.players


def looks(board: Board, number: int, seat: Seat) -> range:
    """The picks at which this seat has held a booster up to now; a spectator never has."""
    past = BOOSTER_SIZE if number // board.players < board.round else board.pick + 1
    return range(first_look(board, number, seat), past, board.players) if seat >= 0 else range(0)


def stretches(board: Board, number: int, seat: Seat) -> list[range]:
    """The picks between two looks of this seat, and before its first one: it knows what was taken then, but not by whom."""
    seen, pack = looks(board, number, seat), board.packs[number]
    if not seen:
        return []
    ends = [*seen, *([BOOSTER_SIZE] if len(pack.taken) == BOOSTER_SIZE else [])]  # an empty booster hides nothing
    starts = [0, *[look + 1 for look in seen]]
    return [range(start, end) for start, end in zip(starts, ends, strict=False)]


def picks_of(board: Board, seat: Seat) -> list[str]:
    """What this seat has taken from the boosters that went round, the first card first."""
    found = []
    for number, pack in enumerate(board.packs):
        for pick, place in enumerate(pack.taken):
            if holder(board, number, pick) == seat:
                found.append((number // board.players, pick, pack.cards[place]))
    return [card for _, _, card in sorted(found)]


def take(pack: Pack, card: str) -> Pack:
    """The booster without this card."""
    return Pack(pack.cards, (*pack.taken, pack.cards.index(card)))
