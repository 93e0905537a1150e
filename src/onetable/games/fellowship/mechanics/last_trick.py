"""One trick before the end every goal is judged exactly: over all deals of the unseen cards and all ways to play them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from onetable.games.fellowship.goal import AHEAD, BEHIND, LOST, SURE, Goal, Watch
from onetable.games.fellowship.mechanics.barrow_last_trick import one_keeps_cards, tricks_with_kept
from onetable.games.fellowship.mechanics.final_verdicts import final_verdicts
from onetable.games.fellowship.mechanics.follow import legal
from onetable.games.fellowship.mechanics.horn import fits_horn
from onetable.games.fellowship.mechanics.knowledge import PUBLIC, known_row, may_lie_anywhere
from onetable.games.fellowship.mechanics.lost_card_swap import swaps
from onetable.games.fellowship.mechanics.usual_last_trick import Outcomes, is_usual, usual_outcomes
from onetable.games.fellowship.pieces.playing_cards import MASKS, ONE_RING, RANK, Cards, bits_of
from onetable.games.fellowship.table import NOBODY, Board, Chair, Play

Hands = list[Cards]
Ending = tuple[Chair, list[Play], Hands]  # who wins, who played what, what stays in the hands


def refine(board: Board, goals: Sequence[Goal | None], found: tuple[int, ...]) -> tuple[int, ...]:
    """Replace what is open by certainty wherever the last trick can only end one way for a goal."""
    waiting = {chair: goal for chair, goal in enumerate(goals) if goal is not None and found[chair] in (BEHIND, AHEAD)}
    if not waiting:
        return found
    watched = max([goal.watched() for goal in waiting.values()])
    usual = watched != Watch.PLAYS and is_usual(board)
    met, missed = usual_outcomes(board, waiting, watched) if usual else outcomes(board, waiting, watched)
    certain = met ^ missed  # what was seen one way only
    return tuple([verdict if not certain >> chair & 1 else SURE if met >> chair & 1 else LOST for chair, verdict in enumerate(found)])


def outcomes(board: Board, waiting: dict[Chair, Goal], watched: Watch) -> Outcomes:
    """Go through the endings until every waiting goal has been seen met and missed."""
    met = missed = 0
    end = board.copy()  # the table after the trick
    end.left, end.number, end.alive = 0, board.number + 1, 0
    for winner, plays, hands in endings(board, watched):
        lay_out(board, end, watched, winner, plays, hands)
        for chair in list(waiting):
            for verdict in final_verdicts(end, chair, waiting[chair]):
                met, missed = (met | 1 << chair, missed) if verdict == SURE else (met, missed | 1 << chair)
            if met & missed & 1 << chair:
                del waiting[chair]
        if not waiting:
            break
    return met, missed


def lay_out(board: Board, end: Board, watched: Watch, winner: Chair, plays: Sequence[Play], hands: Hands) -> None:
    """The table after this last trick, as far as the goals watch it: what was won before, and what is won now."""
    pile = 0
    for _, card in plays:
        pile |= 1 << card
    end.won, end.taken, end.piles = board.won[:], board.taken[:], [*board.piles, pile]
    if winner != NOBODY:
        end.won[winner] |= pile
        end.taken[winner] |= 1 << end.number - 1
    if watched == Watch.PLAYS:
        end.leads = [MASKS[plays[0][1] >> 3] if chair == plays[0][0] else 0 for chair in end.chairs()]
        end.last_trick = tuple(plays)
        end.hands = [hand & ~pile for hand in hands[: len(end.players)]]
        end.buried = hands[-1] if len(hands) > len(end.players) else 0


def endings(board: Board, watched: Watch) -> Iterator[Ending]:
    """Every way the last trick can end; those that look alike to the goals only once."""
    if one_keeps_cards(board):
        for plays, hands in tricks_with_kept(board, kept_suit(board)):
            for winner, played in winners(board, plays):
                yield winner, played, hands
        return
    seen = set()
    for dealt in worlds(board):
        for hands in swaps(board, dealt):
            for winner, plays in tricks(board, hands):
                key = (winner, tuple(plays), tuple(hands)) if watched == Watch.PLAYS else (winner, sum([1 << card for _, card in plays]))
                if key not in seen:
                    seen.add(key)
                    yield winner, plays, hands


def kept_suit(board: Board) -> int:
    """How many cards of a suit must be won so that keeping one of it helps somebody."""
    return max([goal.keeps() for goal in board.roles.goals])


# ---- how the unseen cards may lie


def worlds(board: Board) -> Iterator[Hands]:
    """Every deal of the unseen cards that fits what everybody knows: what lies open, given cards, voids, the Horn.

    Behind the hands stand the covered cards of a pyramid; what is left over lies in the barrow, where there is no Ring.
    """
    closed = [chair for chair in board.chairs() if not is_seen(board, chair)]
    shown = shown_in_pyramid(board)
    hands = [own_cards(board, chair) if is_seen(board, chair) else 0 for chair in board.chairs()]
    counts = [own_cards(board, chair).bit_count() for chair in board.chairs()]
    may = [known & ~void for known, void in zip(known_row(board, PUBLIC), board.void, strict=True)]
    if board.pyramid is not None:
        hands.append(shown)
        counts.append((board.buried & ~shown).bit_count())
        may.append(may[2])
        if counts[-1]:
            closed.append(len(hands) - 1)
    pool = board.unplayed() & ~(sum(hands[: len(board.hands)]) | shown)
    spare = pool.bit_count() - sum([counts[place] for place in closed])
    yield from deal(board, hands, pool, closed, counts, may, spare, shown)


def own_cards(board: Board, chair: Chair) -> Cards:
    """What this chair can bring into the last trick: the hand, a tucked card, a card set aside."""
    cards = board.hands[chair]
    for owner, card in (board.tucked, board.aside):
        if owner == chair:
            cards |= 1 << card
    return cards


def is_seen(board: Board, chair: Chair) -> bool:
    """Whether all that this chair can play lies open."""
    return board.is_open(chair) or (board.aside[0] == chair and not board.hands[chair])


def shown_in_pyramid(board: Board) -> Cards:
    """Covered cards of the pyramid that lie face up."""
    if board.pyramid is None:
        return 0
    places = [card for place, card in enumerate(board.pyramid.places) if card >= 0 and board.pyramid.shown >> place & 1]
    return sum([1 << card for card in places]) & board.buried


def deal(
    board: Board, hands: Hands, pool: Cards, closed: list[int], counts: list[int], may: list[Cards], spare: int, shown: Cards
) -> Iterator[Hands]:
    """Fill the closed places one after the other; the spare cards of the pool lie in the barrow."""
    if not closed:
        if not pool or not pool & ~may_lie_anywhere(board, PUBLIC):
            yield hands
        return
    place, later = closed[0], closed[1:]
    must = pool & ~may_lie_anywhere(board, PUBLIC) if spare else pool
    for other in later:
        must &= ~may[other]
    open_part = shown if place == len(board.hands) else 0
    for cards in subsets(pool & may[place], counts[place]):
        if must & ~cards or not fits_horn(board, place, cards):
            continue
        hands[place] = cards | open_part
        yield from deal(board, hands, pool & ~cards, later, counts, may, spare, shown)


def subsets(cards: Cards, count: int) -> Iterator[Cards]:
    """All sets of so many of these cards."""
    if count == 1:
        while cards:
            lowest = cards & -cards
            yield lowest
            cards ^= lowest
    else:
        for chosen in combinations([1 << bit for bit in bits_of(cards)], count):
            yield sum(chosen)


# ---- how they may be played


def tricks(board: Board, hands: Hands) -> Iterator[tuple[Chair, list[Play]]]:
    """Every trick these hands can make, with its winner."""
    hands = hands[: len(board.hands)]
    if max([hand.bit_count() for hand in hands]) == 1 and board.roles.plain:
        yield from winners(board, [(chair, hands[chair].bit_length() - 1) for chair in board.clockwise(board.leader)])
        return
    truth = board.hands, board.led
    board.hands = hands
    try:
        able = [chair for chair in board.clockwise(board.leader) if hands[chair]]
        leaders = able if board.roles.name_leader >> able[0] & 1 else able[:1]
        for leader in leaders:
            order = [chair for chair in board.clockwise(leader) if hands[chair]]
            for plays in sequences(board, order, []):
                yield from winners(board, plays)
    finally:
        board.hands, board.led = truth


def sequences(board: Board, order: Sequence[Chair], plays: list[Play]) -> Iterator[list[Play]]:
    """Every legal way to play one card each in this order."""
    if not order:
        yield plays
        return
    board.led = plays[0][1] >> 3 if plays else -1
    for card in bits_of(legal(board, order[0])):
        yield from sequences(board, order[1:], [*plays, (order[0], card)])
        board.led = plays[0][1] >> 3 if plays else -1


def winners(board: Board, plays: list[Play]) -> Iterator[tuple[Chair, list[Play]]]:
    """Who may win this trick: the highest card, whoever declares the One Ring, or the Old Forest."""
    trump = board.plan.trump
    best_chair, best = plays[0]
    for chair, card in plays:
        suit, best_suit = card >> 3, best >> 3
        if (suit == best_suit and card > best) or (suit == trump and best_suit != trump):
            best_chair, best = chair, card
        if card == ONE_RING:
            yield chair, plays
    if not board.plan.forest:
        yield best_chair, plays
        return
    ranks = [rank + 1 for rank in range(9) if board.event_deck >> rank & 1] or range(1, 10)
    if any([rank > RANK[best] for rank in ranks]):
        yield NOBODY, plays
    if any([rank <= RANK[best] for rank in ranks]):
        yield best_chair, plays
