"""The kernel beside the full game: every question of the tricks is asked in both, and every answer given to both."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from onetable.core.game import Game
from onetable.games.fellowship.bots.decide import decide
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.kernel.goals import judge
from onetable.games.fellowship.kernel.moves import move_of, moves_in
from onetable.games.fellowship.kernel.tricks import legal, play
from onetable.games.fellowship.phases.rounds import BeginTricks
from onetable.games.fellowship.table import Board

BOOK = Fellowship()
SETUPS = [({"chapter": chapter}, players) for chapter in (*range(1, 19), "road") for players in (1, 2, 3, 4)]


def first_trick(setup: dict[str, Any], players: int, seed: int, chance: Random) -> Game[Board] | None:
    """A game played by chance and rules of thumb to its first question of the tricks; None if it ends before."""
    game = BOOK.begin(setup, players, seed, hasty=True, silent=True)
    while game.decision is not None and in_set_up(game):
        answer(game, chance)
    return game if game.decision is not None else None


def in_set_up(game: Game[Board]) -> bool:
    """Whether the tricks are still to come."""
    return not game.table.left or any(isinstance(step, BeginTricks) for steps, _ in game.agenda for step in steps)


def answer(game: Game[Board], chance: Random) -> int:
    """Answer by chance, or as rules of thumb would: such games last longer."""
    assert game.decision is not None
    choices = game.decision.choices
    number = chance.randrange(len(choices)) if chance.random() < 0.4 else decide(game.table, game.agenda, choices)
    game.answer(number)
    return number


def compare_round(game: Game[Board], chance: Random) -> Iterator[str]:
    """Play the round on in both; for every position what differs, an empty line if nothing does."""
    rules, state = describe(game, seen_by_all=True)
    board, present = game.table, game.table.round
    while True:
        assert game.decision is not None
        if state[at.OVER] == at.RUNNING or not any(board.hidden_threats):  # of a hidden threat the kernel knows more than the table
            yield difference(game, rules, state)
        moves = [move_of(game, choice) for choice in game.decision.choices]
        move = moves[answer(game, chance)]
        if state[at.OVER] == at.RUNNING:
            play(rules, state, move)
            play_forced(rules, state)
        if game.decision is None or board.round != present:
            break
    won = board.round != present or board.outcome == "won"
    yield "" if ends(rules, state) == {at.ROUND_WON if won else at.ROUND_LOST} else f"the game ended, won: {won}"


def play_forced(rules: Numbers, state: Numbers) -> None:
    """Moves that are the only ones make themselves, as in a hasty game."""
    while state[at.OVER] == at.RUNNING:
        moves = moves_in(legal(rules, state))
        if len(moves) > 1:
            return
        play(rules, state, moves[0])


def difference(game: Game[Board], rules: Numbers, state: Numbers) -> str:
    """What kernel and game do not agree on, or nothing."""
    board = game.table
    assert game.decision is not None
    if state[at.OVER] != at.RUNNING:
        return f"the kernel has ended: {state[at.OVER]}"
    moves = [move_of(game, choice) for choice in game.decision.choices]
    pairs: dict[str, tuple[Any, Any]] = {
        "moves": (moves_in(legal(rules, state)), sorted(moves)),
        "seat": (board.players[state[at.TURN]], game.decision.seat),
        "hands": (list(state[at.HANDS : at.HANDS + len(board.hands)]), board.hands),
        "won": (list(state[at.WON : at.WON + len(board.won)]), board.won),
        "taken": (list(state[at.TAKEN : at.TAKEN + len(board.taken)]), board.taken),
        "void": (list(state[at.VOID : at.VOID + len(board.void)]), board.void),
        "alive": (state[at.ALIVE], board.alive),
        "left": (state[at.LEFT], board.left),
        "buried": (state[at.BURIED], board.buried),
        "leader": (state[at.LEADER], board.leader),
    }
    if not board.trick and state[at.PHASE] == at.PLAY:
        pairs["verdicts"] = (
            fresh_verdicts(rules, state),
            [int(goal.verdict(board, chair)) for chair, goal in enumerate(board.roles.goals)],
        )
        duties = list(board.duties)
        if board.left == 1:  # of the last trick the table knows more than the kernel
            duties = [int(duty.verdict(board, chair)) if duty else at.SURE for chair, duty in enumerate(board.roles.duties)]
        pairs["duties"] = (list(state[at.DUTIES : at.DUTIES + len(duties)]), duties)
    return "; ".join([f"{name}: {here} is not {there}" for name, (here, there) in pairs.items() if here != there])


def fresh_verdicts(rules: Numbers, state: Numbers) -> list[int]:
    """How the goals stand, whatever was certain before."""
    twin = state.copy()
    for chair in range(rules[at.CHAIRS]):
        twin[at.VERDICTS + chair] = at.BEHIND
    judge(rules, twin)
    return list(twin[at.VERDICTS : at.VERDICTS + rules[at.CHAIRS]])


def ends(rules: Numbers, state: Numbers) -> set[int]:
    """Every end this position can come to: the game ends a trick early where all of them are alike."""
    if state[at.OVER] != at.RUNNING:
        return {int(state[at.OVER])}
    found: set[int] = set()
    for move in moves_in(legal(rules, state)):
        twin = state.copy()
        play(rules, twin, move)
        found |= ends(rules, twin)
    return found
