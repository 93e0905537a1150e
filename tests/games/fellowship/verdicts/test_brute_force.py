"""The brute force itself can be trusted: it plays by the same rules as the game, and its definitions are the game's goals."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from onetable.core.game import Game
from onetable.core.step import Scope, Steps
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.phases.between_tricks import PrepareTrick
from onetable.games.fellowship.phases.tricks import PLAY_CARDS
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words.goals import SURE
from tests.games.fellowship.verdicts.brute_force import Card, PlayOut, Table
from tests.games.fellowship.verdicts.checks import judgements
from tests.games.fellowship.verdicts.definitions import DUTIES, GOALS
from tests.games.fellowship.verdicts.endings import SETUPS, judged, looking_on, title
from tests.games.fellowship.verdicts.knowledge import disagreement, read_table

every_table = pytest.mark.parametrize("players", [1, 2, 3, 4])
History = tuple[tuple[int, frozenset[Card]], ...]  # trick by trick who won which cards


def history(end: Table) -> History:
    """How a round went."""
    return tuple([(winner, frozenset(pile)) for winner, pile in zip(end.winners, end.piles, strict=True)])


def histories(board: Board) -> set[History]:
    """Every way the round may go, by brute force."""
    found: set[History] = set()

    def look(end: Table) -> bool:
        found.add(history(end))
        return False

    PlayOut(read_table(board), look).run()
    return found


def histories_of_game(board: Board) -> set[History]:
    """Every way the round may go, by answering every question of the game in every way."""
    steps: Steps = (PLAY_CARDS,) if board.roles.plain else (PrepareTrick(), PLAY_CARDS)
    game = Game(board.copy(), [(steps, Scope(0))], hasty=True)

    def ends(now: Game[Board]) -> Iterator[Board]:
        if now.decision is None:
            yield now.table
            return
        for number in range(len(now.decision.choices)):
            twin = now.clone()
            twin.answer(number)
            yield from ends(twin)

    with looking_on():
        game.advance()
        return {history(read_table(end)) for end in ends(game)}


def test_every_character_and_every_rider_is_defined() -> None:
    assert set(GOALS) == set(CHARACTERS)
    assert set(DUTIES) == {*RIDERS, ""}


@every_table
def test_at_the_end_the_definitions_say_what_the_game_says(players: int) -> None:
    met, seen = set(), set()
    for setup in SETUPS:
        for seed in range(1, 16):
            end = judged(setup, players, seed)[-1]
            assert end.left == 0
            for judgement in judgements(end):
                outcome = judgement.definition(read_table(end), judgement.chair, list(end.threats[judgement.chair]))
                assert outcome == (judgement.verdict == SURE), f"{judgement} in {title(end)}"
                seen.add(judgement.who)
                met |= {judgement.who} if outcome else set()
    assert len(seen) > 40 and len(met) > 30


@every_table
def test_the_brute_force_and_the_game_play_on_in_the_same_ways(players: int) -> None:
    compared = 0
    for setup in SETUPS:
        if setup["chapter"] == 5:  # what the Old Forest shows is not asked but turned up
            continue
        for seed in range(1, 4):
            for board in judged(setup, players, seed):
                if board.left in (1, 2) and not (setup.get("gift") == "sting" and any(board.hidden_threats)):
                    # Everybody's knowledge does not tell which card a hidden threat keeps from becoming the lost one.
                    assert histories(board) == histories_of_game(board), title(board)
                    compared += 1
    assert compared > 120


@every_table
def test_the_round_that_was_played_is_among_the_ways_to_play_on(players: int) -> None:
    for setup in SETUPS:
        for seed in range(1, 6):
            boards = judged(setup, players, seed)
            played = history(read_table(boards[-1]))
            assert all(played in histories(board) for board in boards if board.left in (1, 2)), title(boards[-1])


@every_table
def test_nobody_holds_what_everybody_knows_he_cannot_hold(players: int) -> None:
    for setup in SETUPS:
        for seed in range(1, 6):
            for board in judged(setup, players, seed):
                assert disagreement(board, board) == "", title(board)
