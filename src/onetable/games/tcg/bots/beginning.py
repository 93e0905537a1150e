"""Before the first turn: bids, places, the starting fellowship and the opening hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.tcg.bots.plays import free_gain
from onetable.games.tcg.bots.reading import SentenceReader
from onetable.games.tcg.mechanics.prices import price
from onetable.games.tcg.phases.setup import Bids, SecondHand, StartingFellowship, TakePlaces
from onetable.games.tcg.speech.choices import Begin, KeepHand, Number, Place
from onetable.games.tcg.traits import Kind, Side

BID = 1  # beats those who bid nothing, and hardly weighs
BURDEN = 3.0  # how far from that any other bid is
EACH_PLACE = 5.0  # what it is worth to begin
LEAST_OF_A_HAND = 2  # minions and companions a hand should hold


def weigh_bids(reader: SentenceReader, step: Bids, choices: Sequence[Word], rest: Sequence[Any], scope: Scope) -> list[float]:
    """A low bid."""
    return [-BURDEN * abs(choice.value - BID) if isinstance(choice, Number) else 0.0 for choice in choices]


def weigh_places(reader: SentenceReader, step: TakePlaces, choices: Sequence[Word], rest: Sequence[Any], scope: Scope) -> list[float]:
    """Whoever moves first is first at the end."""
    return [-EACH_PLACE * choice.number if isinstance(choice, Place) else 0.0 for choice in choices]


def weigh_fellowship(
    reader: SentenceReader, step: StartingFellowship, choices: Sequence[Word], rest: Sequence[Any], scope: Scope
) -> list[float]:
    """The best company for what may be spent: each companion with the best that goes along."""
    board = reader.board
    offered = []
    for choice in choices:
        if isinstance(choice, Begin):
            face = board.cards[choice.card]
            offered.append(
                (face.title if face.unique else str(choice.card), price(board, step.seat, choice.card), free_gain(board, step.seat, face))
            )
        else:
            offered.append(("", 0, 0.0))
    return [gain + best_company(offered, step.left - cost, (title,)) if title else 0.0 for title, cost, gain in offered]


def best_company(offered: Sequence[tuple[str, int, float]], left: int, taken: tuple[str, ...]) -> float:
    """The most that the rest of the twilight can bring."""
    found = 0.0
    for title, cost, gain in offered:
        if title and title not in taken and cost <= left:
            found = max(found, gain + best_company(offered, left - cost, (*taken, title)))
    return found


def weigh_hand(reader: SentenceReader, step: SecondHand, choices: Sequence[Word], rest: Sequence[Any], scope: Scope) -> list[float]:
    """Keep a hand in which both sides find something to do."""
    board = reader.board
    faces = [board.cards[card] for card in board.hands[step.seat]]
    minions = sum([face.kind is Kind.MINION for face in faces])
    light = sum([face.side is Side.FREE for face in faces])
    good = minions >= LEAST_OF_A_HAND - 1 and light >= LEAST_OF_A_HAND
    return [1.0 if isinstance(choice, KeepHand) == good else 0.0 for choice in choices]
