"""What goals about the number of tricks ask for."""

from __future__ import annotations

from math import ceil

from onetable.games.fellowship.bots.chances import RUIN, collecting_worth, trick_worth
from onetable.games.fellowship.bots.needs import ANY_NUMBER, Needs, possible_threats, tricks_open_to
from onetable.games.fellowship.pieces.playing_cards import MASKS, SUIT_CARDS
from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.words import goals

LEAD_TO_LAST = (0.0, 0.0, 2.0, 1.0, 0.5)  # what winning is worth to one who must win the last trick, by tricks left
MIDDLE = (0.7, 1.2)  # how much of their fair share the lowest and the highest will still win


def win_tricks(needs: Needs, chair: Chair, goal: goals.WinTricks) -> None:
    have = needs.board.taken[chair].bit_count()
    needs.count_tricks(chair, goal.least - have, goal.most - have, tricks_open_to(needs.board, chair))


def win_threat_tricks(needs: Needs, chair: Chair, goal: goals.WinThreatTricks) -> None:
    have = needs.board.taken[chair].bit_count()
    left = tricks_open_to(needs.board, chair)
    ranks = [rank for rank in possible_threats(needs.board, chair) if have <= rank <= have + left]
    if ranks:
        needs.count_tricks(chair, min(ranks) - have, max(ranks) - have, left)


def win_more_or_fewer(needs: Needs, chair: Chair, goal: goals.WinMoreOrFewer) -> None:
    board = needs.board
    have, ranks = board.taken[chair].bit_count(), possible_threats(board, chair)
    if board.declared[chair] == "more":
        needs.count_tricks(chair, max(ranks) + 1 - have, ANY_NUMBER, tricks_open_to(board, chair))
    else:
        needs.count_tricks(chair, 0, min(ranks) - 1 - have, tricks_open_to(board, chair))


def win_fewest_tricks(needs: Needs, chair: Chair, goal: goals.WinFewestTricks) -> None:
    board = needs.board
    have = board.taken[chair].bit_count()
    for other, tricks in enumerate(board.taken):
        if other != chair:
            count = tricks.bit_count()
            behind = have - count
            if behind > 0:
                needs.count_tricks(other, behind, ANY_NUMBER, tricks_open_to(board, other))
            # To win one more the chair needs everybody else to have one more, too.
            needs.tricks[chair] -= trick_worth(behind + 1, ANY_NUMBER, board.left, needs.chairs)
    fewest = min([tricks.bit_count() for other, tricks in enumerate(board.taken) if other != chair])
    needs.counts[chair].append((0, max(0, fewest - have), tricks_open_to(board, chair)))


def win_middle_tricks(needs: Needs, chair: Chair, goal: goals.WinMiddleTricks) -> None:
    board = needs.board
    have, left = board.taken[chair].bit_count(), board.left
    others = [tricks.bit_count() for other, tricks in enumerate(board.taken) if other != chair]
    low, high = min(others), max(others)
    share = left / needs.chairs
    least, most = int(low + MIDDLE[0] * share) + 1, ceil(high + MIDDLE[1] * share) - 1
    needs.count_tricks(chair, least - have, max(least, most) - have, left)
    if have >= high:  # somebody must go ahead again
        for other, tricks in enumerate(board.taken):
            if other != chair and tricks.bit_count() == high:
                needs.tricks[other] += 1.0 / left
    lowest = [other for other, tricks in enumerate(board.taken) if other != chair and tricks.bit_count() == low]
    if have <= low + 1:
        for other in lowest:
            needs.tricks[other] -= 1.0 / left


def others_win_tricks(needs: Needs, chair: Chair, goal: goals.OthersWinTricks) -> None:
    for other, tricks in enumerate(needs.board.taken):
        lacking = goal.least - tricks.bit_count()
        if other != chair and lacking > 0:
            needs.count_tricks(other, lacking, ANY_NUMBER, tricks_open_to(needs.board, other))


def win_in_a_row(needs: Needs, chair: Chair, goal: goals.WinInARow) -> None:
    board = needs.board
    have, left = board.taken[chair].bit_count(), tricks_open_to(board, chair)
    if have == 0:
        ready = sum([strong(board, chair, card) for card in range(48) if board.hands[chair] >> card & 1])
        worth = -RUIN if left == goal.count else (0.4 if ready >= goal.count - 0.5 else -1.0)
        needs.tricks[chair] += worth
        needs.future[chair] += 1.0
    else:
        needs.tricks[chair] += RUIN if have == goal.count else -RUIN
        needs.future[chair] += RUIN if have == goal.count else 1.0


def strong(board: Board, chair: Chair, card: int) -> float:
    """How likely this card wins a trick when it is led, as far as the cards still out tell."""
    suit = MASKS[card >> 3]
    higher = board.alive & ~board.hands[chair] & suit & ~((2 << card) - 1)
    return 0.6 ** higher.bit_count()


def win_one_of_last(needs: Needs, chair: Chair, goal: goals.WinOneOfLast) -> None:
    left = tricks_open_to(needs.board, chair)
    if left <= goal.count:
        needs.count_tricks(chair, 1, ANY_NUMBER, left)
    if left > 1:
        needs.kept_best[chair] = (1.0, 0.6)


def win_last_trick(needs: Needs, chair: Chair, goal: goals.WinLastTrick) -> None:
    left = needs.board.left
    if left == 1:
        needs.tricks[chair] -= RUIN
    elif left <= 4:
        needs.tricks[chair] += LEAD_TO_LAST[left]  # who leads to the last trick wins it more easily
    needs.kept_best[chair] = (1.5, 0.8)
    for other in range(needs.chairs):
        if other != chair:
            needs.future[other] -= 0.3


def win_only_with(needs: Needs, chair: Chair, goal: goals.WinOnlyWith) -> None:
    board, cards = needs.board, SUIT_CARDS[goal.suit]
    needs.tricks[chair] += RUIN
    worth = 0.0
    if not board.taken[chair]:
        worth, lost = collecting_worth(1, (board.alive & cards).bit_count(), 0.4)
        needs.wish(cards, chair, 0.0, lost)
    needs.wish(cards, chair, -RUIN + worth, 0.0, 1)
    needs.future[chair] -= 0.5


def win_tricks_with(needs: Needs, chair: Chair, goal: goals.WinTricksWith) -> None:
    board, cards = needs.board, SUIT_CARDS[goal.suit]
    missing = goal.least - goal.progress(board, chair)
    coming = (board.alive & cards).bit_count()
    worth = trick_worth(missing, ANY_NUMBER, min(board.left, coming), needs.chairs)
    needs.wish(cards, chair, worth, 0.0, 1)
    needs.strong_in[chair].append((cards, 0.5 * worth))
    needs.future[chair] += 0.4 * worth
