"""A round from its beginning to its end, in the order of the rulebook, and what it makes of the chapter."""

from __future__ import annotations

from onetable.core.step import Halt, Next, Scope, Step, Steps
from onetable.games.fellowship.mechanics.carried_gifts import carried_gift
from onetable.games.fellowship.mechanics.figures import count_alive
from onetable.games.fellowship.phases.between_tricks import PrepareTrick
from onetable.games.fellowship.phases.casting import AllSeated, ChooseCharacters, ChooseTheEvent, unfinished
from onetable.games.fellowship.phases.deal import Deal
from onetable.games.fellowship.phases.event_deck import NINE
from onetable.games.fellowship.phases.judge import is_lost, judge, round_is_decided, shirt_bearer
from onetable.games.fellowship.phases.plan_round import prepare, take_roles
from onetable.games.fellowship.phases.setup_phase import SetUpActions, first_leader
from onetable.games.fellowship.phases.tricks import PLAY_CARDS
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.table import POSITION, Board, Chair
from onetable.games.fellowship.words import news
from onetable.games.fellowship.words.goals import LOST

CHAIRS = {1: (0, 0, 0, 0), 2: (0, 1, 0), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # by the number of players: whose each chair is


class BeginRound(Step[Board], frozen=True):
    """Clear the table for a new deal."""

    def run(self, board: Board, scope: Scope) -> Next:
        chairs = 3 if board.setup.players in (2, 3) else 4
        clear_table(board, chairs)
        prepare(board, board.plan.catalogue)
        board.tell(news.RoundBegins(Named(board.plan.chapter.key), board.round))
        if board.plan.portions:
            return (*SEATING, Deal(), *ROUND)  # the Mirror seats before it deals
        if board.plan.chapter.choice:
            return (ChooseTheEvent(before_deal=True), Deal(), ChooseTheEvent(before_deal=False), *SEATING, *ROUND)
        return (Deal(), *SEATING, *ROUND)


def clear_table(board: Board, chairs: int) -> None:
    """Nothing is dealt, nobody is seated, nothing is known."""
    if board.round:
        fresh = Board(board.setup, board.dice)
        for field in POSITION[POSITION.index("cast") :]:
            setattr(board, field, getattr(fresh, field))
    board.event = ""
    board.round += 1
    board.players = CHAIRS[board.setup.players if not board.setup.open else 1]
    board.open_hands = 0b1111 if board.setup.open else 0
    board.cast = board.riders = board.declared = ("",) * chairs
    board.threats, board.hidden_threats = ((),) * chairs, (False,) * chairs
    board.hands, board.won, board.taken = [0] * chairs, [0] * chairs, [0] * chairs
    board.leads, board.void = [0] * chairs, [0] * chairs
    board.trick, board.piles, board.thrown = [], [], [0] * chairs
    board.event_deck = NINE


class BeginTricks(Step[Board], frozen=True):
    """The first leader is found, and the goals are judged for the first time."""

    def run(self, board: Board, scope: Scope) -> Next:
        take_roles(board)  # anew: riders and gifts may have come
        board.leader = board.turn = self.first(board)
        count_alive(board)
        judge(board)
        if round_is_decided(board):
            return None
        return (PLAY_CARDS,) if board.roles.plain else (PrepareTrick(), PLAY_CARDS)

    def first(self, board: Board) -> Chair:
        """Who leads the first trick."""
        return first_leader(board)


class EndRound(Step[Board], frozen=True):
    """All goals of all chosen characters met: won. A long chapter goes on while somebody is not finished."""

    def run(self, board: Board, scope: Scope) -> Next:
        for chair, hidden in enumerate(board.hidden_threats):
            if hidden:
                board.tell(news.ShowsThreat(board.roles.names[chair], board.threats[chair][0]))
        if is_lost(board):
            board.tell(news.RoundLost())
            board.outcome = "lost"
            return Halt.END
        use_shirt(board)
        board.tell(news.RoundWon())
        note_progress(board)
        if chapter_is_won(board):
            board.outcome = "won"
            board.tell(news.ChapterWon(Named(board.plan.chapter.key)))
            return Halt.END
        return (BeginRound(),)


def give_up(board: Board) -> None:
    """The people at the table resign: the round is lost, whatever was still to come."""
    board.tell(news.RoundGivenUp())
    board.tell(news.RoundLost())
    board.outcome = "lost"


def use_shirt(board: Board) -> None:
    """A goal that was missed counts as met; the gift is spent only now, because the round is won."""
    missed = [chair for chair in board.chairs() if board.verdicts[chair] == LOST or board.duties[chair] == LOST]
    bearer = shirt_bearer(board)
    if missed:
        gift = carried_gift(board, bearer)
        board.tell(news.GoalSaved(board.roles.names[missed[0]], Named(gift)))
        board.spent += (gift,)


def note_progress(board: Board) -> None:
    """The characters of a won round are finished, its event or group is done, the rider of the road has been used."""
    board.finished += tuple([character for character in board.cast if character not in board.finished])
    if board.event and board.event not in board.done:
        board.done += (board.event,)
    if board.plan.road and any(board.riders) and "rider" not in board.done:
        board.done += ("rider",)


def chapter_is_won(board: Board) -> bool:
    """A short chapter by one round; a long one when all needed characters are finished; some want all their events, the road its rider."""
    chapter = board.plan.chapter
    if board.setup.single:
        return True
    all_done = all(key in board.done for key in chapter.choice) and (not chapter.endless or "rider" in board.done)
    return all_done and not (chapter.long and unfinished(board))


SEATING: Steps = (ChooseCharacters(), AllSeated())
ROUND: Steps = (SetUpActions(), BeginTricks(), EndRound())
