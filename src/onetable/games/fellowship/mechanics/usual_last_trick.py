"""The last trick at the usual table, quickly: closed hands, nothing but the led suit, at most one hand that keeps cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from onetable.games.fellowship.goal import Watch
from onetable.games.fellowship.mechanics.knowledge import PUBLIC, known_row
from onetable.games.fellowship.pieces.playing_cards import MASKS, ONE_RING, ONE_RING_CARD, RING_CARDS, Cards, bits_of
from onetable.games.fellowship.table import NOBODY, Board, Chair, Play

Ending = tuple[Chair, list[Play], list[Cards]]  # who wins, who played what, what stays in the hands


def is_usual(board: Board) -> bool:
    """Whether this short way may be taken."""
    if not board.roles.plain or board.barrow or board.plan.trump >= 0 or board.horn[0] != NOBODY or board.open_hands:
        return False
    return sorted([hand.bit_count() for hand in board.hands])[-2] == 1


def usual_endings(board: Board, watched: Watch) -> Iterator[Ending]:
    """Every winner, where it matters with every set of cards he can win; who played which card is only an example.

    The highest card of the led suit wins, so its holder does: who can hold it is all that needs to be asked.
    """
    pool, leader, known = board.unplayed(), board.leader, known_row(board, PUBLIC)
    chairs = [chair for chair in board.clockwise(leader) if chair != leader]
    may = [known[chair] & ~board.void[chair] & pool for chair in board.chairs()]
    keeper = next((chair for chair in board.chairs() if board.hands[chair].bit_count() > 1), NOBODY)
    found: set[Chair] = set()
    for kept in kept_sets(board, pool, may, keeper):
        pile = pool ^ kept
        if watched == Watch.PILE:
            found = set()
        for lead in bits_of(pile & may[leader]):
            if len(found) > len(chairs):
                break
            if keeper == leader and not may_lead(board, lead, kept):
                continue
            led = MASKS[lead >> 3]
            follow = [may[chair] & (led if chair == keeper and kept & led else -1) for chair in chairs]
            for winner, card in takers(pile, lead, chairs, leader):
                if winner not in found and fits(pile & ~(1 << lead), card, winner, chairs, follow, leader):
                    found.add(winner)
                    rest = [bit for bit in bits_of(pile) if bit != lead]
                    hands = [kept if chair == keeper else 0 for chair in board.chairs()]
                    yield winner, [(leader, lead), *zip(chairs, rest, strict=True)], hands


def kept_sets(board: Board, pool: Cards, may: list[Cards], keeper: Chair) -> Iterator[Cards]:
    """What may stay in the hand of the one who holds more than he plays."""
    if keeper == NOBODY:
        yield 0
        return
    for cards in combinations([1 << bit for bit in bits_of(pool & may[keeper])], board.hands[keeper].bit_count() - 1):
        yield sum(cards)


def may_lead(board: Board, lead: int, kept: Cards) -> bool:
    """Whether this card may be led by one who also holds those."""
    return board.broken or not 1 << lead & RING_CARDS or not kept & ~RING_CARDS


def takers(pile: Cards, lead: int, chairs: Sequence[Chair], leader: Chair) -> Iterator[tuple[Chair, int]]:
    """Who would win by holding which card: the highest of the led suit, or the One Ring declared to win."""
    highest = (pile & MASKS[lead >> 3]).bit_length() - 1
    for card in (highest, ONE_RING) if pile & ONE_RING_CARD else (highest,):
        if card == lead:
            yield leader, card
        else:
            for chair in chairs:
                yield chair, card


def fits(cards: Cards, card: int, winner: Chair, chairs: Sequence[Chair], may: Sequence[Cards], leader: Chair) -> bool:
    """Whether these cards can lie one each with these chairs so that the winner has this one."""
    if winner == leader:
        return spread(cards, may)
    place = chairs.index(winner)
    if not may[place] >> card & 1:
        return False
    return spread(cards & ~(1 << card), [*may[:place], *may[place + 1 :]])


def spread(cards: Cards, may: Sequence[Cards]) -> bool:
    """Whether these cards can be dealt one each so that everybody holds one he may hold."""
    if not may:
        return True
    able = cards & may[0]
    while able:
        card = able & -able
        if spread(cards ^ card, may[1:]):
            return True
        able ^= card
    return False
