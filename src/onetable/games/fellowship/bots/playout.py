"""Thinking ahead in the trick-taking game: an imagined world is played to the end of the round, everybody by rules of thumb."""

from __future__ import annotations

from typing import Any

from onetable.bots.thinking import Expired, QuickWay
from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.view import View
from onetable.games.fellowship.bots.asking import needs_of
from onetable.games.fellowship.bots.card_play import choose_card
from onetable.games.fellowship.bots.decide import decide, rank_choices
from onetable.games.fellowship.bots.loading import LOADING, compile_all
from onetable.games.fellowship.mechanics.follow import legal
from onetable.games.fellowship.phases.judge import is_lost
from onetable.games.fellowship.phases.tricks import PlayCards, finish_trick, play
from onetable.games.fellowship.pieces.playing_cards import BITS, ONE_RING, Cards
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.view import FellowshipView
from onetable.games.fellowship.words.choices import Play, PlayToWin
from onetable.games.fellowship.words.goals import LOST, SURE

MOST_CANDIDATES = 8
CONSOLATION = 0.2  # what a lost round is worth in which hardly anything was lost


class FellowshipThinking:
    """Rules of thumb, and playouts by them; card by card a compiled kernel is quicker, where there is one."""

    def prepare(self) -> None:
        """Compile the kernel."""
        compile_all()

    def quickly(self, view: View[Any], dice: Dice) -> QuickWay | None:
        """A quicker way to try the choices of this question, if there is one."""
        if not LOADING.is_done():
            return None
        from onetable.games.fellowship.bots.trying import quick_trials

        assert isinstance(view, FellowshipView)
        return quick_trials(view, dice)

    def candidates(self, view: View[Any]) -> list[int]:
        """The choices worth thinking about, the advised one first."""
        return rank_choices(view.table, view.agenda, view.choices)[:MOST_CANDIDATES]

    def play_out(self, world: Game[Any], choice: int, expired: Expired) -> float | None:
        """Play the round to its end; what comes after it is another matter."""
        board: Board = world.table
        present, decision = board.round, world.decision
        assert decision is not None
        if is_plain_card(world):
            word = decision.choices[choice]
            assert isinstance(word, (Play, PlayToWin))
            return play_plain_tricks(board, expired, (BITS[word.card], isinstance(word, PlayToWin)))
        world.answer(choice)
        needs, judged = None, -1
        while world.decision is not None and board.round == present:
            if expired():
                return None
            if not isinstance(world.agenda[-1][0][0], PlayCards):
                world.answer(decide(board, world.agenda, world.decision.choices))
                continue
            if board.roles.plain:
                return play_plain_tricks(board, expired)
            if needs is None or judged != board.number:
                needs, judged = needs_of(board), board.number  # the same for all who play to one trick
            cards = legal(board, board.turn)
            world.answer(place_of(cards, *choose_card(board, board.turn, needs, cards)) if cards else 0)
        return 1.0 if board.round != present or board.outcome == "won" else consolation(board)


def is_plain_card(world: Game[Any]) -> bool:
    """Whether a card is to be played in a round in which one trick simply follows the other."""
    return isinstance(world.agenda[-1][0][0], PlayCards) and world.table.roles.plain


def place_of(cards: Cards, card: int, to_win: bool) -> int:
    """Where a card stands among the choices for all of these: in the order of their bits, the One Ring twice."""
    lower = cards & ((1 << card) - 1)
    return lower.bit_count() + (lower >> ONE_RING & 1) + to_win


def play_plain_tricks(board: Board, expired: Expired, first: tuple[int, bool] | None = None) -> float | None:
    """The rest of such a round, without the words for every choice; the first card may be given."""
    needs = needs_of(board)
    while True:
        chair = board.turn
        card, to_win = first or choose_card(board, chair, needs, legal(board, chair))
        first = None
        if play(board, chair, card, to_win):
            finish_trick(board)
            judge_roughly(board)
            if is_lost(board):
                return consolation(board)
            if not board.left or all([verdict == SURE for verdict in (*board.verdicts, *board.duties)]):
                return 1.0
            if expired():
                return None
            needs = needs_of(board)


def judge_roughly(board: Board) -> None:
    """Verdicts without the search through all ways the last trick may go."""
    goals = board.roles.goals
    known = board.verdicts or (1,) * len(goals)
    board.verdicts = tuple([before if before in (LOST, SURE) else goals[chair].verdict(board, chair) for chair, before in enumerate(known)])
    if any(board.roles.duties):
        board.duties = tuple([duty.verdict(board, chair) if duty else SURE for chair, duty in enumerate(board.roles.duties)])


def consolation(board: Board) -> float:
    """The more goals stand at the end of a lost round, and the later it is lost, the better."""
    verdicts = board.verdicts
    if not verdicts:
        return 0.0
    standing = sum([verdict != LOST for verdict in verdicts]) / len(verdicts)
    return CONSOLATION * standing * (1 - board.left / (board.plan.hand_size + 1))
