"""What others probably hide: whoever could have played a card and did not has none, as a rule; and a deck brings its sites."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random

from onetable.core.dice import Dice
from onetable.core.step import Seat
from onetable.games.tcg.beliefs import sites_to_come
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.imagine import Unknown
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind, Phase, Side

FREE, SHADOW = Side.FREE, Side.SHADOW
COMPANION, ALLY, MINION, POSSESSION, CONDITION, EVENT = (
    Kind.COMPANION, Kind.ALLY, Kind.MINION, Kind.POSSESSION, Kind.CONDITION, Kind.EVENT,
)  # fmt: skip
# How often such a card is held beside how often it would be if hands were drawn anew; counted by `python -m bench.hands`.
HELD = {
    "light": {
        FREE: {COMPANION: 0.65, ALLY: 0.06, POSSESSION: 0.17, CONDITION: 0.15, EVENT: 1.15},
        SHADOW: {MINION: 1.45, POSSESSION: 1.07, CONDITION: 0.84, EVENT: 1.03},
    },
    "the Shadow before its phase": {
        FREE: {COMPANION: 0.8, ALLY: 0.5, POSSESSION: 0.65, CONDITION: 0.55, EVENT: 0.8},
        SHADOW: {MINION: 1.45, POSSESSION: 1.12, CONDITION: 0.95, EVENT: 1.05},
    },
    "the Shadow after its phase": {
        FREE: {COMPANION: 1.3, ALLY: 0.75, POSSESSION: 0.95, CONDITION: 0.8, EVENT: 1.2},
        SHADOW: {MINION: 1.2, POSSESSION: 0.95, CONDITION: 1.0, EVENT: 1.3},
    },
    "the Shadow after its phase, with enough twilight": {SHADOW: {MINION: 0.5, POSSESSION: 0.35, CONDITION: 0.2, EVENT: 1.15}},
    "the Shadow at the end of a turn": {
        FREE: {COMPANION: 1.1, ALLY: 0.95, POSSESSION: 0.95, CONDITION: 0.9, EVENT: 1.1},
        SHADOW: {MINION: 1.25, POSSESSION: 0.7, CONDITION: 0.55, EVENT: 0.75},
    },
}


def held(board: Board, owner: Seat, face: Card) -> float:
    """How much likelier this player holds such a card than any other that nobody has seen."""
    return HELD[situation(board, owner, face)].get(face.side, {}).get(face.kind, 1.0) if board.phase is not Phase.SETUP else 1.0


def situation(board: Board, owner: Seat, face: Card) -> str:
    """What its owner could have done with such a card of late."""
    phase = board.phase
    if owner == board.fp:
        return "light"
    if phase is Phase.FELLOWSHIP or phase is Phase.SHADOW:
        return "the Shadow before its phase"
    if phase is Phase.REGROUP:
        return "the Shadow at the end of a turn"
    if face.side is SHADOW and face.twilight <= board.twilight:
        return "the Shadow after its phase, with enough twilight"
    return "the Shadow after its phase"


class Suspected(Unknown):
    """The unseen cards of one player, as one believes who has seen what was played and what was not."""

    def __init__(self, board: Board, owner: Seat, hidden: Sequence[Handle], known: Sequence[Handle]) -> None:
        super().__init__(board, owner, hidden, known)
        if self.sites is None:
            self.sites = sites_to_come(self.seen)
        hand = set(board.hands[owner])
        self.slots.sort(key=lambda card: card not in hand)  # what is held is dealt first
        self.held = sum([card in hand for card in self.slots])
        self.weights = dict[str, float]()  # of faces, as they are asked for

    def spread(self, cards: Sequence[str], dice: Dice) -> list[str]:
        """The hand first, each card as likely in it as it is held; then the rest in any order."""
        weights, fate = self.weights, Random(dice.bits()).random
        for face in cards:
            if face not in weights:
                weights[face] = held(self.board, self.owner, CARDS[face])
        drawn = sorted([(log(1.0 - fate()) / weights[face], place) for place, face in enumerate(cards)], reverse=True)
        order = [cards[place] for _, place in drawn]
        return order[: self.held] + dice.shuffled(order[self.held :])
