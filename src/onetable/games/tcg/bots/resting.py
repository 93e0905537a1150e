"""The end of a move: to stay or to go on, and which cards to put away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.tcg.bots.plays import hand_worth
from onetable.games.tcg.bots.reading import SentenceReader
from onetable.games.tcg.mechanics.reconcile import HAND_SIZE, PutAway, Reconcile
from onetable.games.tcg.phases.turn import StayOrMove
from onetable.games.tcg.speech.choices import MoveOn, Pass
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Measure

USUAL_SHADOW = (0, 0, 2, 0, 3, 6, 3, 6, 6, 9)  # what a site of this number brings the Shadow, as a rule
STRENGTH_OF_A_TOKEN = 2.0
STRENGTH_OF_A_CARD = 2.6
STAKE = 0.2  # what a point of strength too many or too few is worth
BOLDNESS = 0.85  # how much of its own strength a fellowship dares to meet
HASTE = 0.08  # more for each site that somebody is ahead
LAST_STEP = 0.6  # more for the step that wins
NOW_OR_NEVER = 0.8  # more if somebody else may win in the next turn
LATER, SOON = 0.6, 0.45  # what another card is worth instead of one that is of use after the next turn only, or in it


def weigh_moving(
    reader: SentenceReader, step: StayOrMove, choices: Sequence[Word], rest: Sequence[Any], scope: Scope, beyond: bool = True
) -> list[float]:
    """Go on if what will probably come is less than the fellowship can bear; whoever looks at nothing `beyond` sees what lies there now."""
    board = reader.board
    courage = defence(reader) * boldness(board)
    return [STAKE * (courage - attack(reader, beyond)) if isinstance(choice, MoveOn) else 0.0 for choice in choices]


def attack(reader: SentenceReader, beyond: bool = True) -> float:
    """What the Shadow can probably send against the next move: what it can pay for, or what it holds; and who is still there."""
    board = reader.board
    number = board.at[board.fp] + 1
    site = board.site_at(number)
    shadow = board.cards[site].shadow if site >= 0 else USUAL_SHADOW[number]
    moving = max(0, shadow + board.total(Measure.SHADOW_NUMBER, site)) + len(board.companions())
    tokens = board.twilight + (moving if beyond else 0)
    held = sum([len(board.hands[seat]) for seat in board.shadows])
    there = sum([reader.situation.strength(minion) for minion in board.minions()])
    return min(STRENGTH_OF_A_TOKEN * tokens, STRENGTH_OF_A_CARD * held) + there


def defence(reader: SentenceReader) -> float:
    """What the fellowship can stand: its strength, less where it is hurt."""
    board, situation = reader.board, reader.situation
    total = 0.0
    for card in board.companions():
        vitality = board.vitality(card)
        total += situation.strength(card) * (0.4 if vitality == 1 else 0.75 if vitality == 2 else 1.0)
    return total


def boldness(board: Board) -> float:
    """Whoever is behind must dare more; the last step is worth more than any other."""
    ahead = max([board.at[seat] for seat in board.shadows]) - board.at[board.fp]
    bold = BOLDNESS + HASTE * ahead
    if board.at[board.fp] + 1 >= board.last_site:
        bold += LAST_STEP
    if max([board.at[seat] for seat in board.shadows]) >= board.last_site - 2:
        bold += NOW_OR_NEVER
    return bold


def weigh_putting_away(
    reader: SentenceReader,
    step: Reconcile,
    choices: Sequence[Word],
    rest: Sequence[Any],
    scope: Scope,
    later: float = LATER,
    soon: float = SOON,
) -> list[float]:
    """A card that will hardly be of use makes room for another, as long as there is another; first one of the side that has just played."""
    board, seat = reader.board, step.seat
    left = bool(board.decks[seat]) and len(board.hands[seat]) <= HAND_SIZE
    gains = []
    for choice in choices:
        assert isinstance(choice, (PutAway, Pass))
        if isinstance(choice, Pass):
            gains.append(0.0)
            continue
        new = later if board.cards[choice.card].side is board.side_of(seat) else soon
        gains.append((new if left else 0.0) - hand_worth(board, seat, choice.card))
    return gains
