"""The Old Forest deck and the Balrog deck: nine cards of which some are turned up for each trick."""

from __future__ import annotations

from onetable.games.fellowship.pieces.playing_cards import RANK
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.words import news

NINE = 0x1FF  # both decks, a bit for each card; the ninth is the Willow's 9, or the Balrog that counts 5


def meet_event_deck(board: Board, winner: Chair) -> Chair:
    """The Old Forest takes what a lower card won; the Balrog breaks what weighs too little."""
    plan = board.plan
    if (plan.forest or plan.balrog) and not board.event_cards:
        reveal(board)  # the table turns these cards up after the trick
    if plan.forest and board.outright < 0 and RANK[board.best] < board.event_cards[0]:
        board.tell(news.WillowTakesTrick(board.event_cards[0]))
        winner = NOBODY
    if plan.balrog:
        weight, balrog = sum([RANK[card] for _, card in board.trick]), sum(board.event_cards)
        if weight < balrog:
            board.failed = "balrog"
            board.tell(news.BalrogWins(weight, balrog))
    board.event_cards = ()
    return winner


def reveal(board: Board) -> None:
    """Turn up Old Forest or Balrog cards; when too few are left all nine are shuffled again."""
    count = board.plan.balrog or 1
    ranks = [rank for rank in range(9) if board.event_deck >> rank & 1]
    if len(ranks) < count:
        board.event_deck = NINE
        ranks = list(range(9))
    shown = board.dice.shuffled(ranks)[:count]
    board.event_deck &= ~sum([1 << rank for rank in shown])
    if board.plan.balrog:
        board.event_cards = tuple([5 if rank == 8 else rank + 1 for rank in shown])  # the ninth card is the Balrog itself
        board.tell(news.BalrogShows(sum(board.event_cards)))
    else:
        board.event_cards = (shown[0] + 1,)
        board.tell(news.ForestShows(shown[0] + 1))
