"""Positions at which the goals were judged: random rounds through all chapters, with every number of players, played to the last card."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any

import pytest

from onetable.bots.registry import bot
from onetable.games.fellowship.phases import judge, rounds, tricks
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words.choices import Play, PlayToWin
from tests.games.fellowship.scenes import BOOK
from tests.games.fellowship.verdicts.brute_force import PlayOut, TooWide
from tests.games.fellowship.verdicts.checks import WIDEST, Judgement, certainties
from tests.games.fellowship.verdicts.knowledge import read_table

MORIA = ["the_doors_of_durin", "balins_tomb", "the_long_dark"]
FINISHED = ["gandalf", "aragorn", "legolas", "gimli", "boromir", "sam", "merry", "pippin"]
GIFTS = ["sting", "glamdring", "the_horn_of_gondor", "the_sword_that_was_broken", "mithril_shirt"]
ISENGARD = ["frodo", "gandalf", "radagast", "shadowfax", "gwaihir", "gildor_inglorion"]
SHIRE = ["frodo", "fatty_bolger", "peregrin_took", "meriadoc_brandybuck", "tom_bombadil"]
THREATENED = ["frodo", "gandalf", "samwise_gamgee_burdened", "legolas_greenleaf", "tom_bombadil", "farmer_maggot"]
SENSIBLE = bot("fellowship", "rules")
SETUPS: list[dict[str, Any]] = [
    *[{"chapter": chapter} for chapter in range(1, 19)],
    {"chapter": 5, "options": {"willow_next_leader": "highest", "deck_reveal": "after"}},
    {"chapter": 6, "options": {"barrow_cards": "shown"}},
    {"chapter": 14, "done": MORIA[:2], "finished": FINISHED[:3]},
    {"chapter": 14, "done": MORIA, "finished": FINISHED},
    *[{"chapter": "road", "gift": gift} for gift in GIFTS],
    # The road with those whose cards lie elsewhere, run out early or are kept, under riders that forbid a lead or hide a threat.
    {"chapter": "road", "pool": ISENGARD, "gift": "mithril_shirt", "rider": "terror"},
    {"chapter": "road", "pool": SHIRE, "gift": "sting", "rider": "the_black_breath"},
    {"chapter": "road", "pool": THREATENED, "gift": "sting", "rider": "the_unseen"},
]


@contextmanager
def looking_on() -> Iterator[list[Board]]:
    """The table as it lies each time the goals have been judged; no round is stopped because it is decided."""
    seen: list[Board] = []

    def judge_and_look(board: Board) -> None:
        judge.judge(board)
        seen.append(board.copy())

    with pytest.MonkeyPatch.context() as patch:
        for module in (tricks, rounds):
            patch.setattr(module, "judge", judge_and_look)
            patch.setattr(module, "round_is_decided", lambda board: board.left == 0)
        yield seen


def judged(setup: dict[str, Any], players: int, seed: int, sense: float = 0.0) -> list[Board]:
    """All that was judged in the first round of a game; so often a bot plays the card, else chance."""
    dice = Random(f"{setup} {players} {seed}")
    with looking_on() as seen:
        game = BOOK.begin(setup, players, seed, hasty=True, silent=True)
        while game.decision is not None and game.table.round == 1:
            if isinstance(game.decision.choices[0], (Play, PlayToWin)) and dice.random() < sense:
                game.answer(SENSIBLE.choose(BOOK.view(game, game.decision.seat)))
            else:
                game.answer(dice.randrange(len(game.decision.choices)))
    return [board for board in seen if board.round == 1]


def games(players: int, first: int) -> Iterator[list[Board]]:
    """The judgements of one game after the other, from the given one on, through all set-ups in turn.

    By chance most goals are out of reach soon, so in two of three games mostly a bot plays: then much is open up to the last trick.
    """
    for number in count(first):
        turn, place = divmod(number, len(SETUPS))
        yield judged(SETUPS[place], players, seed=1 + turn, sense=(0.0, 0.7, 0.95)[(turn + place) % 3])


def judged_anew(boards: list[Board]) -> Iterator[tuple[Board, list[Judgement]]]:
    """The positions of a round at which something became certain that was not before, with what that is."""
    before: set[str] = set()
    for board in boards:
        fresh = [judgement for judgement in certainties(board) if str(judgement) not in before]
        before |= {str(judgement) for judgement in fresh}
        if fresh and board.left:
            yield board, fresh


def endings(players: int, portion: int, size: int) -> Iterator[tuple[Board, list[Judgement]]]:
    """So many positions with at most three tricks to come at which something has become certain; all that is certain there is tested."""
    found = 0
    for boards in games(players, first=portion * 1000):
        before: set[str] = set()
        for board in boards:
            certain = certainties(board)
            fresh = {str(judgement) for judgement in certain} - before
            if fresh and 1 <= board.left <= 3 and is_narrow(board):
                before |= fresh
                yield board, certain
                found += 1
                if found == size:
                    return


def is_narrow(board: Board) -> bool:
    """Whether there are not too many ways to play on."""
    try:
        PlayOut(read_table(board), lambda end: False, limit=WIDEST).run()
    except TooWide:
        return False
    return True


def title(board: Board) -> str:
    """Where a position comes from, for a report."""
    setup = board.setup
    road = f" with {setup.gift} and {setup.rider}" if setup.chapter == "road" else ""
    return f"chapter {setup.chapter}{road} {board.event}, {setup.players} players, {board.left} left, {', '.join(board.cast)}"
