"""The tricks of an episode on the rows of the kernel: card by card what the game plays, and the game comes after when it is wanted.

Only the usual table is played so: closed hands, each with a player of its own who must always follow suit, and nothing in between. The last
trick is left to the game, which judges before it from all deals that are still possible.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.games.fellowship.encoding.glimpse import gathered, hides_more, what_stays_of
from onetable.games.fellowship.encoding.numbers import EVERY_CARD, PLAY_TO_WIN, legal_cards
from onetable.games.fellowship.encoding.rows import (
    ASKED,
    FEWEST,
    JUDGED,
    KNOWN,
    LAST,
    LAST_LEADER,
    LED_CARDS,
    MORE,
    NOW,
    THROWN,
    look,
    throw,
)
from onetable.games.fellowship.encoding.seen import LAYOUT
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, numbers
from onetable.games.fellowship.kernel.tricks import legal
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.kernel.wanted import COMPILED
from onetable.games.fellowship.kernel.written import write_rules, write_state
from onetable.games.fellowship.mechanics.knowledge import known_row
from onetable.games.fellowship.phases.judge import judge, round_is_decided
from onetable.games.fellowship.phases.tricks import PlayCards
from onetable.games.fellowship.plan import Plan
from onetable.games.fellowship.table import Board


def stretch_from(game: Game[Board]) -> Stretch | None:
    """The tricks that begin now, on rows; None where the table is another."""
    board = game.table
    if board.number or board.trick or board.left < FEWEST or game.decision is None or type(game.agenda[-1][0][0]) is not PlayCards:
        return None
    roles = board.roles
    if not roles.strict or board.open_hands or board.news is not None or game.hasty or hides_more(board):
        return None
    try:
        return Stretch(game)
    except Unplayable:
        return None


_RULES: dict[tuple[Any, ...], tuple[Plan, Numbers]] = {}
MOST_RULES = 2_000  # some megabytes


def rules_of(board: Board) -> Numbers:
    """The rules of this round: the same row for all rounds in which the same people have the same goals. Nobody writes into it."""
    plan = board.plan
    key = (id(plan), board.cast, board.riders, board.spent, board.threats, board.declared, board.short, board.deck, board.lost_taken_by)
    found = _RULES.get(key)
    if found is None:
        if len(_RULES) > MOST_RULES:
            _RULES.clear()
        found = _RULES[key] = (plan, numbers(write_rules(board, False)))  # with the plan, so that no other can be taken for it
    return found[1]


class Stretch:
    """Tricks that are played on rows; `game` stays where it was until it is settled."""

    def __init__(self, game: Game[Board]) -> None:
        board = game.table
        self.game, self.asked, self.count = game, board.turn, len(board.players)
        self.rules, self.state = rules_of(board), numbers(write_state(board, at.PLAY, False))
        self.row = gathered(game, board.turn)[0].copy() if COMPILED else gathered(game, board.turn)[0].tolist()
        more = [0] * MORE
        more[NOW : NOW + 4] = [-1] * 4
        more[LAST_LEADER] = -1
        for seat in range(self.count):
            start = KNOWN + seat * self.count
            more[start : start + self.count] = known_row(board, seat) if board.knowledge else [0] * self.count
        self.more = numbers(more)
        self.stays = [what_stays_of(board, chair) for chair in range(self.count)]
        self.offered, self._legal = legal_cards(legal(self.rules, self.state) & EVERY_CARD)
        self.is_settled = True

    def legal(self) -> dict[int, int]:
        """The numbers of what may be played, each with its place."""
        return self._legal if self._legal is not None else dict(zip(self.offered, range(len(self.offered)), strict=True))

    def observation(self, seat: Seat) -> Any:
        """What this seat sees, or None for somebody who does not sit there."""
        if not 0 <= seat < self.count:
            return None
        seen: Any = np.empty(LAYOUT.size, np.uint8)
        look(self.state, self.more, self.row, seat, self.stays[seat], seen)
        return seen

    def answer(self, number: int) -> bool:
        """The asked seat gives this choice; the answer says whether the stretch goes on."""
        if type(number) is not int or not 0 <= number < len(self.offered):
            self.settle()
            _, number = self.game.asked(number)  # or one clear sentence
        action = self.offered[number]
        moves = throw(self.rules, self.state, self.more, action if action != PLAY_TO_WIN else at.TO_WIN)
        self.is_settled = False
        if not moves:
            return False
        self.asked = moves >> ASKED
        self.offered, self._legal = legal_cards(moves & EVERY_CARD)
        return True

    def settle(self) -> None:
        """Let the game stand where the stretch has come to."""
        if self.is_settled:
            return
        self.is_settled = True
        game, count = self.game, self.count
        state: list[int] = self.state.tolist() if COMPILED else self.state  # type: ignore[attr-defined]
        more: list[int] = self.more.tolist() if COMPILED else self.more  # type: ignore[attr-defined]
        board = game.table
        board.hands, board.won = state[at.HANDS : at.HANDS + count], state[at.WON : at.WON + count]
        board.taken, board.leads = state[at.TAKEN : at.TAKEN + count], state[at.LEADS : at.LEADS + count]
        board.void, board.thrown = state[at.VOID : at.VOID + count], more[THROWN : THROWN + count]
        board.leader, board.led, board.best = state[at.LEADER], state[at.LED], state[at.BEST]
        board.winning, board.outright, board.broken = state[at.WINNING], state[at.OUTRIGHT], bool(state[at.BROKEN])
        board.number, board.left, board.gone, board.alive = state[at.NUMBER], state[at.LEFT], state[at.GONE], state[at.ALIVE]
        board.piles, board.led_cards = state[at.PILES : at.PILES + board.number], more[LED_CARDS]
        board.duties = tuple(state[at.DUTIES : at.DUTIES + count])
        board.trick = [(chair, more[NOW + chair]) for chair in board.clockwise(board.leader) if more[NOW + chair] >= 0]
        board.turn = state[at.TURN] if board.trick else board.leader
        if board.number:
            board.last_trick = tuple([(chair, more[LAST + chair]) for chair in board.clockwise(more[LAST_LEADER])])
        if board.left >= FEWEST:
            board.verdicts, is_over = tuple(state[at.VERDICTS : at.VERDICTS + count]), state[at.OVER] != at.RUNNING
        else:
            board.verdicts = tuple(more[JUDGED : JUDGED + count])
            judge(board)
            is_over = round_is_decided(board)
        steps, scope = game.agenda.pop()
        game.decision = None
        game.follow(steps, scope, None if is_over else steps[0].run(board, scope))
        game.advance()
