"""Set-up actions: from Frodo's left, Frodo last; without Frodo the character that leads first begins."""

from __future__ import annotations

from onetable.core.step import Ask, Do, Next, Scope, Step, Steps
from onetable.core.word import Word
from onetable.games.fellowship.mechanics.carried_gifts import bearer_of
from onetable.games.fellowship.mechanics.horn import longest_suits
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import SUITS
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.words import choices, news
from onetable.games.fellowship.words.changes import NameLongestSuits
from onetable.games.fellowship.words.exchange import KeepPacts


def first_leader(board: Board) -> Chair:
    """Who leads the first trick: whom an event names, else who says so, Frodo after all others; else the ring holder."""
    named = board.seat_of(board.plan.leads) if board.plan.leads else NOBODY
    if named != NOBODY:
        return named
    leader = board.ring_holder
    for chair, character in enumerate(board.cast):
        if board.plan.characters[character].leads:
            if character not in board.plan.ring_bearers:
                return chair
            leader = chair  # there is one ring-bearer
    return leader


def acting_order(board: Board) -> tuple[Chair, ...]:
    """The order of the set-up actions."""
    bearer = board.ring_bearer()
    return board.clockwise(bearer + 1) if bearer != NOBODY else board.clockwise(first_leader(board))


class SetUpActions(Step[Board], frozen=True):
    """Every character with a set-up action carries it out."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.left = board.plan.hand_size
        key = (SetUpActions, board.cast, board.ring_holder)
        steps: Steps | None = board.plan.remembered.get(key)
        if steps is None:
            steps = board.plan.remembered[key] = actions_of_all(board)
        return steps


def actions_of_all(board: Board) -> Steps:
    """What they do, in their order; worked out once for these characters."""
    plan = board.plan
    steps: list[Step[Board]] = [AgreeOnLostCard()] if plan.road else []
    steps += [ActAs(chair) for chair in acting_order(board) if plan.characters[board.cast[chair]].setup]
    if plan.together:
        steps.append(KeepPacts())
    if plan.gifts:
        steps.append(BlowTheHorn())
    return tuple(steps)


class ActAs(Step[Board], frozen=True):
    """One character's set-up action, its sentences in the printed order."""

    chair: Chair

    def run(self, board: Board, scope: Scope) -> Next:
        actions = board.plan.characters[board.cast[self.chair]].setup
        return Do(actions, Scope(board.players[self.chair], self.chair))


class AgreeOnLostCard(Step[Board], frozen=True):
    """The road: if several characters could take the lost card, the players decide together which."""

    def run(self, board: Board, scope: Scope) -> Next:
        wanting = [chair for chair in board.chairs() if any(action.takes_lost for action in board.plan.characters[board.cast[chair]].setup)]
        if not board.lost or len(wanting) < 2:
            return None
        return Ask(board.players[board.ring_holder], [choices.LostCardTo(Named(board.cast[chair])) for chair in wanting])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, choices.LostCardTo)
        board.lost_goes_to = board.seat_of(choice.character.key)
        board.tell(news.LostGoesTo(choice.character))
        return None


class BlowTheHorn(Step[Board], frozen=True):
    """The Horn of Gondor: at the end of set-up its bearer names every suit of which he holds most cards; he must."""

    def run(self, board: Board, scope: Scope) -> Next:
        chair = bearer_of(board, NameLongestSuits)
        if chair == NOBODY or board.plan.solo or board.is_pyramid(chair):
            return None
        named = longest_suits(board.hands[chair])
        board.horn = (chair, named)
        suits = tuple([suit for place, suit in enumerate(SUITS) if named >> place & 1])
        board.tell(news.NamesSuits(Named(board.cast[chair]), suits))
        return None
