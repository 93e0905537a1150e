"""One answer to any question of the game: rules of thumb on a table that shows no more than one seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.step import Sentence
from onetable.core.word import Word
from onetable.games.fellowship.bots.asking import needs_of
from onetable.games.fellowship.bots.card_play import choose_card, weigh
from onetable.games.fellowship.bots.leading import choose_leader
from onetable.games.fellowship.bots.setup_play import JUDGEMENTS, give_worths
from onetable.games.fellowship.mechanics.asked_chair import asked_chair
from onetable.games.fellowship.pieces.playing_cards import BITS, CARDS, Cards
from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.words.choices import PLAYS, Give, LeadYourself, LetLead, Play, PlayToWin

Agenda = Sequence[Sentence]


def decide(board: Board, agenda: Agenda, offered: Sequence[Word]) -> int:
    """The number of the choice to make."""
    if len(offered) == 1:
        return 0
    kind = type(offered[0])
    if kind is Play or kind is PlayToWin:
        return decide_card(board, board.turn, offered)
    if kind is LeadYourself or kind is LetLead:
        return choose_leader(board, offered)
    return JUDGEMENTS[kind](board, judging_chair(board, agenda), offered)


def rank_choices(board: Board, agenda: Agenda, offered: Sequence[Word]) -> list[int]:
    """All choices, the best first; of cards that are as good as each other only one."""
    kind = type(offered[0])
    if kind is Play or kind is PlayToWin:
        found = sorted(weigh(board, board.turn, needs_of(board), cards_of(offered)), key=lambda weighed: -weighed[0])
        return [number_of(offered, card, to_win) for _, card, to_win in found]
    if kind is Give:
        worth = give_worths(board, judging_chair(board, agenda), offered)
        return sorted(range(len(offered)), key=lambda number: -worth[number])
    first = decide(board, agenda, offered)
    return [first, *[number for number in range(len(offered)) if number != first]]


def cards_of(offered: Sequence[Word]) -> Cards:
    """The cards among which to choose one to play."""
    cards: Cards = 0
    for option in offered:
        assert isinstance(option, (Play, PlayToWin))
        cards |= 1 << BITS[option.card]
    return cards


def number_of(offered: Sequence[Word], card: int, to_win: bool) -> int:
    """The number of the choice to play this card."""
    return offered.index(PlayToWin(CARDS[card]) if to_win else PLAYS[card])


def decide_card(board: Board, chair: Chair, offered: Sequence[Word]) -> int:
    """The number of the card to play."""
    return number_of(offered, *choose_card(board, chair, needs_of(board), cards_of(offered)))


def judging_chair(board: Board, agenda: Agenda) -> Chair:
    """The chair for which the open question is asked."""
    chair = asked_chair(agenda)
    if chair >= 0:
        return chair
    if board.cast and not all(board.cast):
        return next(chair for chair in board.clockwise(max(0, board.ring_holder)) if not board.cast[chair])
    if board.tucked[0] >= 0:
        return board.tucked[0]
    return max(0, board.ring_holder)
