"""What a skirmish would come to as it stands, and the archery totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from onetable.games.tcg.handle import Handle
from onetable.games.tcg.phases.archery import fellowship_archery, minion_archery
from onetable.games.tcg.phases.skirmish import Resolve, is_overwhelmed
from onetable.games.tcg.table import Board
from onetable.games.tcg.telling.facts import board_of, joined, name_of
from onetable.games.tcg.traits import Keyword, Phase
from onetable.telling.spoken_view import SpokenView


class Forecast(NamedTuple):
    """Who would win if everybody passed now, and what the losers would suffer."""

    free: int
    shadow: int
    winners: tuple[Handle, ...]
    losers: tuple[Handle, ...]
    wounds: int
    overwhelmed: bool


def forecast(board: Board, defender: Handle, minions: tuple[Handle, ...]) -> Forecast:
    """By the strengths of now."""
    free, shadow = board.strength(defender), sum([board.strength(minion) for minion in minions])
    winners, losers = (minions, (defender,)) if free <= shadow else ((defender,), minions)
    wounds = 1 + sum([board.has(card, Keyword.DAMAGE) for card in winners])
    return Forecast(free, shadow, winners, losers, wounds, is_overwhelmed(board, losers, max(free, shadow), min(free, shadow)))


def is_fatal(board: Board, found: Forecast) -> bool:
    """Whether a loser would die; the wounds of who wears the Ring become burdens."""
    worn = board.worn and found.losers == (board.ring_bearer[board.fp],)
    return found.overwhelmed or (not worn and any([found.wounds >= board.vitality(card) for card in found.losers]))


def fight_line(sight: SpokenView, defender: Handle, minions: tuple[Handle, ...]) -> str:
    """Both sides with their strengths."""
    found = forecast(board_of(sight), defender, minions)
    foes = joined(sight, [name_of(sight, minion) for minion in minions])
    return sight.say("tcg-fight", defender=name_of(sight, defender), free=found.free, minions=foes, shadow=found.shadow)


def outlook(sight: SpokenView, defender: Handle, minions: tuple[Handle, ...]) -> str:
    """What happens if nobody does anything more."""
    found = forecast(board_of(sight), defender, minions)
    losers = joined(sight, [name_of(sight, card) for card in found.losers])
    tie = [sight.say("tcg-fight-tie")] if found.free == found.shadow else []
    if found.overwhelmed:
        return " ".join([*tie, sight.say("tcg-fight-overwhelmed", losers=losers)])
    key = "tcg-fight-killed" if is_fatal(board_of(sight), found) else "tcg-fight-lost"
    return " ".join([*tie, sight.say(key, losers=losers, count=found.wounds)])


def battle_lines(sight: SpokenView) -> list[str]:
    """The skirmish that is fought, or the archery totals while they matter."""
    board = board_of(sight)
    fight = board.fight
    if fight is not None:
        if fight.cancelled:
            return [sight.say("tcg-fight-cancelled")]
        if fight.defender < 0 or not fight.minions:
            return []
        is_open = any([isinstance(step, Resolve) for steps, _ in sight.view.agenda for step in steps])
        found = [fight_line(sight, fight.defender, fight.minions)]
        return [*found, outlook(sight, fight.defender, fight.minions)] if is_open else found
    if board.phase in (Phase.MANEUVER, Phase.ARCHERY) and board.minions():
        return [sight.say("tcg-archery", fellowship=fellowship_archery(board), minions=minion_archery(board))]
    return []


def assigned_to(board: Board, defender: Handle) -> tuple[Handle, ...]:
    """Who fights this character."""
    return tuple([minion for minion, other in board.assigned.items() if other == defender])


def paired(sight: SpokenView, minions: Sequence[Handle]) -> list[str]:
    """Assignments in words."""
    board = board_of(sight)
    return [
        sight.say("tcg-assigned", minion=name_of(sight, minion), defender=name_of(sight, board.assigned[minion]))
        for minion in minions
        if minion in board.assigned
    ]
