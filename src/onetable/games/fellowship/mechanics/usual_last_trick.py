"""The last trick at the usual table, quickly: closed hands, nothing but the led suit, at most one hand that keeps cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from onetable.games.fellowship.goal import SURE, Goal, Watch
from onetable.games.fellowship.mechanics.final_verdicts import final_verdicts
from onetable.games.fellowship.mechanics.knowledge import PUBLIC, known_row
from onetable.games.fellowship.pieces.playing_cards import MASKS, ONE_RING_CARD, RING_CARDS, Cards, bits_of
from onetable.games.fellowship.table import CLOCKWISE, NOBODY, Board, Chair

Outcomes = tuple[int, int]  # chairs whose goal was seen met, and seen missed, a bit each


def is_usual(board: Board) -> bool:
    """Whether this short way may be taken."""
    if not board.roles.plain or board.barrow or board.plan.trump >= 0 or board.horn[0] != NOBODY or board.open_hands:
        return False
    return sorted([hand.bit_count() for hand in board.hands])[-2] == 1


def usual_outcomes(board: Board, waiting: dict[Chair, Goal], watched: Watch) -> Outcomes:
    """Go through the endings until every waiting goal has been seen met and missed; the board itself takes their place for a while."""
    met = missed = 0
    before = board.left, board.number, board.alive, board.won, board.taken, board.piles
    _, number, _, won, taken, piles = before
    board.left, board.number, board.alive = 0, number + 1, 0
    still_open = list(waiting.items())
    for winner, pile in usual_endings(board, watched):
        board.won, board.taken, board.piles = won[:], taken[:], [*piles, pile]
        board.won[winner] |= pile
        board.taken[winner] |= 1 << number
        for place in range(len(still_open) - 1, -1, -1):
            chair, goal = still_open[place]
            for verdict in final_verdicts(board, chair, goal):
                if verdict == SURE:
                    met |= 1 << chair
                else:
                    missed |= 1 << chair
            if met & missed & 1 << chair:
                del still_open[place]
        if not still_open:
            break
    board.left, board.number, board.alive, board.won, board.taken, board.piles = before
    return met, missed


def usual_endings(board: Board, watched: Watch) -> Iterator[tuple[Chair, Cards]]:
    """Every winner, where it matters with every set of cards he can win.

    The highest card of the led suit wins, so its holder does: who can hold it is all that needs to be asked.
    """
    pool, leader, hands = board.unplayed(), board.leader, board.hands
    may = [known & pool & ~void for known, void in zip(known_row(board, PUBLIC), board.void, strict=True)]
    chairs = CLOCKWISE[len(hands)][leader][1:]
    keeper = next((chair for chair in range(len(hands)) if hands[chair].bit_count() > 1), NOBODY)
    others = [may[chair] for chair in chairs]
    found: set[Chair] = set()
    for kept in kept_sets(hands, may, keeper):
        pile = pool ^ kept
        if watched == Watch.PILE:
            found = set()
        leads = pile & may[leader]
        while leads and len(found) < len(hands):
            lead = leads & -leads
            leads ^= lead
            if keeper == leader and not may_lead(board, lead, kept):
                continue
            led = MASKS[lead.bit_length() - 1 >> 3]
            follow = others if keeper == leader or not kept & led else [may[chair] & (led if chair == keeper else -1) for chair in chairs]
            highest = 1 << (pile & led).bit_length() - 1
            for card in (highest, ONE_RING_CARD) if pile & ONE_RING_CARD else (highest,):
                for winner in chairs if card != lead else (leader,):
                    if winner not in found and fits(pile ^ lead, card, winner, chairs, follow):
                        found.add(winner)
                        yield winner, pile


def kept_sets(hands: Sequence[Cards], may: Sequence[Cards], keeper: Chair) -> Iterator[Cards]:
    """What may stay in the hand of the one who holds more than he plays."""
    if keeper == NOBODY:
        yield 0
        return
    for cards in combinations([1 << bit for bit in bits_of(may[keeper])], hands[keeper].bit_count() - 1):
        yield sum(cards)


def may_lead(board: Board, lead: Cards, kept: Cards) -> bool:
    """Whether this card may be led by one who also holds those."""
    return board.broken or not lead & RING_CARDS or not kept & ~RING_CARDS


def fits(cards: Cards, card: Cards, winner: Chair, chairs: Sequence[Chair], may: Sequence[Cards]) -> bool:
    """Whether these cards can lie one each with these chairs so that the winner, unless it is the leader, has this one."""
    if winner not in chairs:
        return spread(cards, may)
    place = chairs.index(winner)
    return may[place] & card != 0 and spread(cards ^ card, [*may[:place], *may[place + 1 :]])


def spread(cards: Cards, may: Sequence[Cards]) -> bool:
    """Whether these cards can be dealt one each so that everybody holds one he may hold."""
    able = cards & may[0]
    if len(may) == 1 or not able:
        return able != 0
    later = may[1:]
    while able:
        card = able & -able
        if spread(cards ^ card, later):
            return True
        able ^= card
    return False
