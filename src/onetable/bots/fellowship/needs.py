"""What everybody needs now: how much a trick, and each card in it, would be worth to all if a given chair won it."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any

from onetable.bots.fellowship.chances import RUIN, collecting_chance, collecting_worth, trick_chance, trick_worth, weight
from onetable.games.fellowship.rules.threats import ranks_in
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.words import goals
from onetable.games.fellowship.words.playing_cards import MASKS, ONE_RING_CARD, RANK_CARDS, RING_CARDS, SUIT_CARDS, Cards, card_set

SHARE = {4: 0.35, 3: 0.3}  # how many of the cards somebody collects come to him, as the others help
STRONG_SUIT = 0.6  # what a strong card is worth in the suit that its holder must win
RING_WASTED = -2.0  # the One Ring played for nothing
ANY_NUMBER = 99
WHOLE_SUITS = frozenset([*MASKS, RING_CARDS & ~ONE_RING_CARD, MASKS[4] & ~ONE_RING_CARD])
LEAD_TO_LAST = (0.0, 0.0, 2.0, 1.0, 0.5)  # what winning is worth to one who must win the last trick, by tricks left
MIDDLE = (0.7, 1.2)  # how much of their fair share the lowest and the highest will still win
ROOM = 0.8  # how much the hunger of others weighs against being able to win
Worth = tuple[Cards, float, int]  # cards, what each is worth, and how many of them count


class Needs:
    """By chair: the worth of a trick as such, of cards in it, of tricks to come; the last entry of worth is nobody's."""

    __slots__ = ("apart", "board", "chairs", "counted", "counts", "future", "keeps", "kept_best", "left", "strong_in", "lead_bans", "leads", "tricks", "worth")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.chairs = chairs = len(board.players)
        self.left = board.left
        self.tricks = [0.0] * (chairs + 1)  # what winning this trick is worth
        self.future = [0.0] * chairs  # what being able to win a later trick is worth
        self.counts: list[list[tuple[int, int, int]]] = [[] for _ in range(chairs)]  # least and most of the tricks left
        self.counted = [0.0] * chairs  # what of the worth of tricks comes from counts
        self.worth: list[list[Worth]] = [[] for _ in range(chairs + 1)]
        self.keeps: list[list[Worth]] = [[] for _ in range(chairs)]  # cards that their holder wants to have at the end
        self.kept_best: list[tuple[float, ...]] = [()] * chairs  # what the best, the second best card is worth at the end
        self.strong_in: list[list[tuple[Cards, float]]] = [[] for _ in range(chairs)]  # suits in which strong cards are wanted
        self.leads: list[Worth] = []  # suits that are better, or worse, led by anybody
        self.lead_bans = [0] * chairs  # cards that a rider forbids to lead
        settled = (goals.LOST, goals.SURE)
        for chair, goal in enumerate(board.roles.goals):
            if not board.verdicts or board.verdicts[chair] not in settled:
                self.add(chair, goal)
        for chair, duty in enumerate(board.roles.duties):
            if duty is not None and (not board.duties or board.duties[chair] not in settled):
                self.add(chair, duty)
        self.leave_room()
        self.apart = self.find_apart()

    def find_apart(self) -> Cards:
        """Cards that are not as good as their neighbours in rank: somebody needs just them, or their rank counts."""
        if self.board.plan.forest or self.board.plan.balrog:
            return -1
        found = ONE_RING_CARD
        for row in self.worth:
            for mask, _, _ in row:
                if mask not in WHOLE_SUITS:
                    found |= mask
        return found

    def leave_room(self) -> None:
        """A trick that one wins the others miss: strong cards are a burden where others are hungry."""
        hunger = [max(0.0, worth) for worth in self.tricks[: self.chairs]]
        total = sum(hunger)
        for chair in range(self.chairs):
            self.future[chair] -= ROOM * (total - hunger[chair]) / (self.chairs - 1)

    def add(self, chair: Chair, goal: goals.Goal) -> None:
        """Count in what this goal needs."""
        NEEDS_OF[type(goal)](self, chair, goal)

    def value(self, winner: Chair, pile: Cards) -> float:
        """What it is worth to all that this chair wins a trick with these cards; -1 is nobody."""
        found = self.tricks[winner]
        for mask, worth, most in self.worth[winner]:
            count = (pile & mask).bit_count()
            if count:
                found += worth * (count if count < most else most)
        return found

    def collects(self, chair: Chair, cards: Cards, mine: float, lost: float, most: int = ANY_NUMBER) -> None:
        """Each of these cards is worth this much in the pile of this chair, and that much anywhere else."""
        for winner in range(self.chairs + 1):
            if winner == chair:
                self.worth[winner].append((cards, mine, most))
            elif lost:
                self.worth[winner].append((cards, lost, ANY_NUMBER))

    def counts_tricks(self, chair: Chair, least: int, most: int, left: int) -> None:
        """This chair must win from `least` to `most` of the tricks left to it."""
        worth = trick_worth(least, most, left, self.chairs)
        self.tricks[chair] += worth
        self.counted[chair] += worth
        self.counts[chair].append((least, most, left))


# ---- goals about the number of tricks


def win_tricks(needs: Needs, chair: Chair, goal: goals.WinTricks) -> None:
    have = needs.board.taken[chair].bit_count()
    needs.counts_tricks(chair, goal.least - have, goal.most - have, tricks_open_to(needs.board, chair))


def win_threat_tricks(needs: Needs, chair: Chair, goal: goals.WinThreatTricks) -> None:
    have = needs.board.taken[chair].bit_count()
    left = tricks_open_to(needs.board, chair)
    ranks = [rank for rank in possible_threats(needs.board, chair) if have <= rank <= have + left]
    if ranks:
        needs.counts_tricks(chair, min(ranks) - have, max(ranks) - have, left)


def win_more_or_fewer(needs: Needs, chair: Chair, goal: goals.WinMoreOrFewer) -> None:
    board = needs.board
    have, ranks = board.taken[chair].bit_count(), possible_threats(board, chair)
    if board.declared[chair] == "more":
        needs.counts_tricks(chair, max(ranks) + 1 - have, ANY_NUMBER, tricks_open_to(board, chair))
    else:
        needs.counts_tricks(chair, 0, min(ranks) - 1 - have, tricks_open_to(board, chair))


def win_fewest_tricks(needs: Needs, chair: Chair, goal: goals.WinFewestTricks) -> None:
    board = needs.board
    have = board.taken[chair].bit_count()
    for other, tricks in enumerate(board.taken):
        if other != chair:
            count = tricks.bit_count()
            behind = have - count
            if behind > 0:
                needs.counts_tricks(other, behind, ANY_NUMBER, tricks_open_to(board, other))
            # To win one more the chair needs everybody else to have one more, too.
            needs.tricks[chair] += weight(trick_chance(behind + 1, ANY_NUMBER, board.left - 1, needs.chairs)) - weight(
                trick_chance(behind, ANY_NUMBER, board.left - 1, needs.chairs)
            )
    fewest = min([tricks.bit_count() for other, tricks in enumerate(board.taken) if other != chair])
    needs.counts[chair].append((0, max(0, fewest - have), tricks_open_to(board, chair)))


def win_middle_tricks(needs: Needs, chair: Chair, goal: goals.WinMiddleTricks) -> None:
    board = needs.board
    have, left = board.taken[chair].bit_count(), board.left
    others = [tricks.bit_count() for other, tricks in enumerate(board.taken) if other != chair]
    low, high = min(others), max(others)
    share = left / needs.chairs
    least, most = int(low + MIDDLE[0] * share) + 1, ceil(high + MIDDLE[1] * share) - 1
    needs.counts_tricks(chair, least - have, max(least, most) - have, left)
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
            needs.counts_tricks(other, lacking, ANY_NUMBER, tricks_open_to(needs.board, other))


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
        needs.counts_tricks(chair, 1, ANY_NUMBER, left)
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
        needs.collects(chair, cards, 0.0, lost)
    needs.worth[chair].append((cards, -RUIN + worth, 1))
    needs.future[chair] -= 0.5


def win_tricks_with(needs: Needs, chair: Chair, goal: goals.WinTricksWith) -> None:
    board, cards = needs.board, SUIT_CARDS[goal.suit]
    missing = goal.least - goal.progress(board, chair)
    coming = (board.alive & cards).bit_count()
    worth = trick_worth(missing, ANY_NUMBER, min(board.left, coming), needs.chairs)
    needs.worth[chair].append((cards, worth, 1))
    needs.strong_in[chair].append((cards, 0.5 * worth))
    needs.future[chair] += 0.4 * worth


# ---- goals about cards


def win_cards(needs: Needs, chair: Chair, goal: goals.WinCards) -> None:
    board, cards = needs.board, SUIT_CARDS[goal.suit]
    allies = [chair, *[other for other in map(board.seat_of, goal.helpers) if other != NOBODY]]
    missing = goal.least - sum([(board.won[ally] & cards).bit_count() for ally in allies])
    coming = board.alive & cards
    if board.ring_holder == chair and coming & ONE_RING_CARD:
        # The One Ring wins when its holder wants: it is as good as won, so it is spent where others can be caught with it.
        coming, cards, missing = coming & ~ONE_RING_CARD, cards & ~ONE_RING_CARD, missing - 1
        needs.collects(chair, ONE_RING_CARD, 0.3 if missing <= 0 else 0.0, RING_WASTED)
    if missing > 0:
        mine, lost = collecting_worth(missing, coming.bit_count(), SHARE[needs.chairs])
        for winner in range(needs.chairs + 1):
            ally = winner in allies
            needs.worth[winner].append((cards, mine if ally else lost, missing if ally else ANY_NUMBER))
    needs.future[chair] += 0.15 * missing


def win_card(needs: Needs, chair: Chair, goal: goals.WinCard) -> None:
    collect_all(needs, chair, card_set((goal.card,)))


def win_rank(needs: Needs, chair: Chair, goal: goals.WinRank) -> None:
    collect_some(needs, chair, RANK_CARDS[goal.rank], 1)


def win_threat_card(needs: Needs, chair: Chair, goal: goals.WinThreatCard) -> None:
    ranks = possible_threats(needs.board, chair)
    for rank in ranks:
        wanted = goal.needs(rank) & ~needs.board.won[chair]
        collect_all(needs, chair, wanted, 1 / len(ranks))
        for suit in goal.suits:
            if wanted & SUIT_CARDS[suit]:
                needs.strong_in[chair].append((SUIT_CARDS[suit], STRONG_SUIT / len(ranks)))


def win_threat_rank(needs: Needs, chair: Chair, goal: goals.WinThreatRank) -> None:
    for rank in possible_threats(needs.board, chair):
        collect_some(needs, chair, RANK_CARDS[rank], goal.least)


def collect_all(needs: Needs, chair: Chair, cards: Cards, part: float = 1.0) -> None:
    """This chair must win every one of these cards."""
    needs.collects(chair, cards, 0.8 * part, RUIN * part)
    needs.future[chair] += 0.3 * part


def collect_some(needs: Needs, chair: Chair, cards: Cards, least: int) -> None:
    """This chair must win so many of these cards."""
    board = needs.board
    missing = least - (board.won[chair] & cards).bit_count()
    mine, lost = collecting_worth(missing, (board.alive & cards).bit_count(), SHARE[needs.chairs])
    needs.collects(chair, cards, mine, lost, missing)
    needs.future[chair] += 0.15 * missing


def win_most_cards(needs: Needs, chair: Chair, goal: goals.WinMostCards) -> None:
    board, cards = needs.board, SUIT_CARDS[goal.suit]
    coming = (board.alive & cards).bit_count()
    have = (board.won[chair] & cards).bit_count()
    counts = [(won & cards).bit_count() for won in board.won]
    rival = max([count for other, count in enumerate(counts) if other != chair])
    # What is still to come is fought for: about half of it, and one more than the best of the others.
    missing = max(1, min(coming, rival + 1 - have + coming // 4))
    mine, _ = collecting_worth(missing, coming, 0.45)
    for winner in range(needs.chairs):
        if winner == chair:
            needs.worth[winner].append((cards, mine, ANY_NUMBER))
        else:
            needs.worth[winner].append((cards, -mine * (0.8 if counts[winner] == rival else 0.3), ANY_NUMBER))
    needs.strong_in[chair].append((cards, STRONG_SUIT))
    needs.future[chair] += 0.2


def win_every_rank(needs: Needs, chair: Chair, goal: goals.WinEveryRank) -> None:
    every_kind(needs, chair, RANK_CARDS[1 : goal.highest + 1])


def win_every_suit(needs: Needs, chair: Chair, goal: goals.WinEverySuit) -> None:
    every_kind(needs, chair, tuple([SUIT_CARDS[suit] for suit in goal.suits]))


def every_kind(needs: Needs, chair: Chair, kinds: tuple[Cards, ...]) -> None:
    """This chair must win a card of each of these kinds."""
    board = needs.board
    to_come = board.alive
    for cards in kinds:
        if not board.won[chair] & cards:
            mine, lost = collecting_worth(1, (to_come & cards).bit_count(), 0.4)
            needs.collects(chair, cards, mine, lost, 1)
            needs.future[chair] += 0.1


def win_run(needs: Needs, chair: Chair, goal: goals.WinRun) -> None:
    board, suit = needs.board, MASKS[list(SUIT_CARDS).index(goal.suit)]
    won, to_come = board.won[chair] & suit, board.alive & suit
    lowest = suit & -suit
    runs = [run for run in [((1 << goal.length) - 1) * lowest << step for step in range(9 - goal.length)] if not run & ~(won | to_come)]
    best = min([(run & ~won).bit_count() for run in runs], default=0)
    for card in [1 << bit for bit in range(48) if to_come >> bit & 1]:
        through = [run for run in runs if run & card]
        if through:
            near = min([(run & ~won).bit_count() for run in through])
            lost = RUIN if len(through) == len(runs) else -1.0 * len(through) / len(runs) / (1 + near - best)
            needs.collects(chair, card, 0.9 / (1 + near - best), lost)
    needs.future[chair] += 0.3


def win_same_rank(needs: Needs, chair: Chair, goal: goals.WinSameRank) -> None:
    board = needs.board
    to_come, share = board.alive, 0.35
    standing = [(rank, goal.least - (board.won[chair] & rank).bit_count(), (to_come & rank).bit_count()) for rank in RANK_CARDS[1:]]
    chances = [collecting_chance(missing, coming, share) for _, missing, coming in standing]
    failing = 1.0
    for chance in chances:
        failing *= 1 - chance
    now = weight(1 - failing)
    for (cards, missing, coming), chance in zip(standing, chances, strict=True):
        if coming:
            others = failing / (1 - chance) if chance < 1 else 0.0
            mine = weight(1 - others * (1 - collecting_chance(missing - 1, coming - 1, share))) - now
            lost = weight(1 - others * (1 - collecting_chance(missing, coming - 1, share))) - now
            needs.collects(chair, cards, mine, lost, missing)
    needs.future[chair] += 0.3


def everybody_wins(needs: Needs, chair: Chair, goal: goals.EverybodyWins) -> None:
    board, cards = needs.board, SUIT_CARDS[goal.suit]
    without = [other for other, won in enumerate(board.won) if not won & cards]
    spare = (board.alive & cards).bit_count() - len(without)
    wasted = RUIN if spare <= 0 else -1.0 / spare
    for winner in range(needs.chairs + 1):
        if winner in without:
            # The first counts, every further one is missing elsewhere.
            needs.worth[winner].append((cards, wasted, ANY_NUMBER))
            needs.worth[winner].append((cards, 1.0 - wasted, 1))
        else:
            needs.worth[winner].append((cards, wasted, ANY_NUMBER))
    for other in without:
        needs.future[other] += 0.3


def keep_suit_won(needs: Needs, chair: Chair, goal: goals.KeepSuitWon) -> None:
    board = needs.board
    to_come, held = board.alive, board.hands[chair] or goals.may_hold(board, chair)
    won = [(board.won[chair] & suit).bit_count() for suit in MASKS]
    ready = [suit for suit, count in zip(MASKS, won, strict=True) if held & suit and count >= goal.least]
    if ready:
        needs.keeps[chair].append((sum(ready), 3.0, 1))
        return
    hopes = []
    for suit, count in zip(MASKS, won, strict=True):
        coming = (to_come & suit).bit_count()
        if held & suit and count + coming >= goal.least:
            hopes.append((collecting_chance(goal.least - count, coming, 0.35), suit, goal.least - count, coming))
    hopes.sort(reverse=True)
    for rank, (_, suit, missing, coming) in enumerate(hopes[:2]):
        mine, lost = collecting_worth(missing, coming, 0.35)
        needs.collects(chair, suit, mine / (1 + rank), 0.5 * lost / (1 + rank), missing)
        needs.keeps[chair].append((suit, 1.0 / (1 + rank), 1))
    needs.future[chair] += 0.4


# ---- the last trick, the lead, and what must not happen


def play_in_last_trick(needs: Needs, chair: Chair, goal: goals.PlayInLastTrick) -> None:
    needs.keeps[chair].append((SUIT_CARDS[goal.suit], 3.0, 1))
    needs.leads.append((SUIT_CARDS[goal.suit], -0.25, 1))


def never(needs: Needs, chair: Chair, goal: goals.Never) -> None:
    unwanted = goal.goal
    if isinstance(unwanted, goals.LeadSuit):
        needs.lead_bans[chair] |= SUIT_CARDS[unwanted.suit]
    elif isinstance(unwanted, goals.WinCard):
        needs.worth[chair].append((card_set((unwanted.card,)), RUIN, 1))
    elif isinstance(unwanted, goals.WinCards):
        needs.worth[chair].append((SUIT_CARDS[unwanted.suit], RUIN, 1))
    elif isinstance(unwanted, goals.WinRank):
        needs.worth[chair].append((RANK_CARDS[unwanted.rank], RUIN, 1))


def both(needs: Needs, chair: Chair, goal: goals.Both) -> None:
    settled = (goals.SURE, goals.LOST)
    for part in (goal.first, goal.second):
        if part.verdict(needs.board, chair) not in settled:
            needs.add(chair, part)


def nothing(needs: Needs, chair: Chair, goal: goals.Goal) -> None:
    """No goal of one's own."""


def tricks_open_to(board: Board, chair: Chair) -> int:
    """How many tricks this chair may still win; one who gave cards away runs out of them early."""
    if chair != board.short:
        return board.left
    return max(0, min(board.left, board.plan.hand_size - len(board.players) + 1 - board.number))


def possible_threats(board: Board, chair: Chair) -> tuple[int, ...]:
    """The threat of this chair, or what it may be as far as everybody knows."""
    return board.threats[chair] or tuple(ranks_in(board.threat_knowledge[-1][chair])) or board.plan.threat_ranks


NEEDS_OF: dict[type[goals.Goal], Callable[[Needs, Chair, Any], None]] = {
    goals.Both: both,
    goals.EverybodyWins: everybody_wins,
    goals.KeepSuitWon: keep_suit_won,
    goals.Never: never,
    goals.Nothing: nothing,
    goals.OthersWinTricks: others_win_tricks,
    goals.PlayInLastTrick: play_in_last_trick,
    goals.WinCard: win_card,
    goals.WinCards: win_cards,
    goals.WinEveryRank: win_every_rank,
    goals.WinEverySuit: win_every_suit,
    goals.WinFewestTricks: win_fewest_tricks,
    goals.WinInARow: win_in_a_row,
    goals.WinLastTrick: win_last_trick,
    goals.WinMiddleTricks: win_middle_tricks,
    goals.WinMoreOrFewer: win_more_or_fewer,
    goals.WinMostCards: win_most_cards,
    goals.WinOneOfLast: win_one_of_last,
    goals.WinOnlyWith: win_only_with,
    goals.WinRank: win_rank,
    goals.WinRun: win_run,
    goals.WinSameRank: win_same_rank,
    goals.WinThreatCard: win_threat_card,
    goals.WinThreatRank: win_threat_rank,
    goals.WinThreatTricks: win_threat_tricks,
    goals.WinTricks: win_tricks,
    goals.WinTricksWith: win_tricks_with,
}
