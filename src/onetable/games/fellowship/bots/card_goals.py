"""What goals about cards ask for."""

from __future__ import annotations

from onetable.games.fellowship.bots.chances import RUIN, collecting_chance, collecting_worth, weight
from onetable.games.fellowship.bots.needs import Needs, possible_threats
from onetable.games.fellowship.mechanics.figures import may_hold
from onetable.games.fellowship.pieces.playing_cards import MASKS, ONE_RING_CARD, RANK_CARDS, SUIT_CARDS, Cards, card_set
from onetable.games.fellowship.table import NOBODY, Chair
from onetable.games.fellowship.words import goals

SHARE = {4: 0.35, 3: 0.3}  # how many of the cards somebody collects come to him, as the others help
STRONG_SUIT = 0.6  # what a strong card is worth in the suit that its holder must win
RING_WASTED = -2.0  # the One Ring played for nothing


def win_cards(needs: Needs, chair: Chair, goal: goals.WinCards) -> None:
    board, cards = needs.board, SUIT_CARDS[goal.suit]
    allies = [chair, *[other for other in map(board.seat_of, goal.helpers) if other != NOBODY]]
    missing = goal.least - sum([(board.won[ally] & cards).bit_count() for ally in allies])
    coming = board.alive & cards
    if board.ring_holder == chair and coming & ONE_RING_CARD:
        # The One Ring wins when its holder wants: it is as good as won, so it is spent where others can be caught with it.
        coming, cards, missing = coming & ~ONE_RING_CARD, cards & ~ONE_RING_CARD, missing - 1
        needs.wish(ONE_RING_CARD, chair, 0.3 if missing <= 0 else 0.0, RING_WASTED)
    if missing > 0:
        mine, lost = collecting_worth(missing, coming.bit_count(), SHARE[needs.chairs])
        needs.wish(cards, chair, mine, lost, missing)
        for ally in allies[1:]:
            needs.wish(cards, ally, mine - lost, 0.0, missing)
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
    needs.wish(cards, chair, 0.8 * part, RUIN * part)
    needs.future[chair] += 0.3 * part


def collect_some(needs: Needs, chair: Chair, cards: Cards, least: int) -> None:
    """This chair must win so many of these cards."""
    board = needs.board
    missing = least - (board.won[chair] & cards).bit_count()
    mine, lost = collecting_worth(missing, (board.alive & cards).bit_count(), SHARE[needs.chairs])
    needs.wish(cards, chair, mine, lost, missing)
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
        needs.wish(cards, winner, mine if winner == chair else -mine * (0.8 if counts[winner] == rival else 0.3))
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
            needs.wish(cards, chair, mine, lost, 1)
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
            needs.wish(card, chair, 0.9 / (1 + near - best), lost)
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
            needs.wish(cards, chair, mine, lost, missing)
    needs.future[chair] += 0.3


def everybody_wins(needs: Needs, chair: Chair, goal: goals.EverybodyWins) -> None:
    board, cards = needs.board, SUIT_CARDS[goal.suit]
    without = [other for other, won in enumerate(board.won) if not won & cards]
    spare = (board.alive & cards).bit_count() - len(without)
    wasted = RUIN if spare <= 0 else -1.0 / spare
    needs.wish(cards, NOBODY, wasted, wasted)
    for other in without:  # the first counts, every further one is missing elsewhere
        needs.wish(cards, other, 1.0 - wasted, 0.0, 1)
        needs.future[other] += 0.3


def keep_suit_won(needs: Needs, chair: Chair, goal: goals.KeepSuitWon) -> None:
    board = needs.board
    to_come, held = board.alive, board.hands[chair] or may_hold(board, chair)
    won = [(board.won[chair] & suit).bit_count() for suit in MASKS]
    ready = [suit for suit, count in zip(MASKS, won, strict=True) if held & suit and count >= goal.least]
    if ready:
        needs.keeps[chair].append((sum(ready), 3.0))
        return
    hopes = []
    for suit, count in zip(MASKS, won, strict=True):
        coming = (to_come & suit).bit_count()
        if held & suit and count + coming >= goal.least:
            hopes.append((collecting_chance(goal.least - count, coming, 0.35), suit, goal.least - count, coming))
    hopes.sort(reverse=True)
    for rank, (_, suit, missing, coming) in enumerate(hopes[:2]):
        mine, lost = collecting_worth(missing, coming, 0.35)
        needs.wish(suit, chair, mine / (1 + rank), 0.5 * lost / (1 + rank), missing)
        needs.keeps[chair].append((suit, 1.0 / (1 + rank)))
    needs.future[chair] += 0.4
