"""A bot that drafts by rules of thumb: strong cards first, then what goes with those it has, as much of the one side as of the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from onetable.bots.thinking import Expired
from onetable.core.game import Game
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.drafts.limited import LEAST_OF_A_SIDE
from onetable.games.drafts.phases import FinishDeck, TakeCard, TakeSuggestion
from onetable.games.drafts.supplies import is_drawn, pool
from onetable.games.drafts.view import DraftView
from onetable.games.tcg.boosters import BOOSTER_SIZE
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.traits import Side
from onetable.games.tcg.worth import fighters, worth_beside

LACKING = 2.0  # what it is worth that a side which lags behind gets a card, at most
SETTLED = 0.6  # what a card is worth of a culture that is not among those taken so far, at the end


class DraftRulesBot:
    """Picks and builds at once and always the same way."""

    name = "rules"

    def choose(self, view: View[Any]) -> int:
        """The card that is worth the most beside what it has; and the deck that its cards suggest."""
        assert isinstance(view, DraftView)
        if FinishDeck() in view.choices:  # somebody has built a whole deck, and this bot answers in his place
            return view.choices.index(FinishDeck())
        if TakeSuggestion() in view.choices:
            return view.choices.index(TakeSuggestion())
        return best_pick(view, [picked(choice).id for choice in view.choices])


def picked(choice: Word) -> Named:
    """The card that a choice picks."""
    assert isinstance(choice, TakeCard)
    return choice.card


def best_pick(view: DraftView, offered: Sequence[str]) -> int:
    """The place of the best of these cards."""
    board = view.table
    mine = [card for card in pool(board, view.seat) if is_drawn(card)]
    whole = board.setup.each * BOOSTER_SIZE
    progress = (board.round * BOOSTER_SIZE + board.pick) / whole
    company, sides = fighters(mine), Counter([CARDS[card].side for card in mine])

    def worth(card: str) -> float:
        face = CARDS[card]
        if not is_drawn(card):
            return worth_beside(card, company)
        other = Side.SHADOW if face.side is Side.FREE else Side.FREE
        lag = (sides[other] - sides[face.side]) / LEAST_OF_A_SIDE
        known = company[face.culture] if face.culture is not None else 0
        settled = 1.0 - (1.0 - SETTLED) * progress * (known == 0)
        return worth_beside(card, company) * settled + LACKING * max(-1.0, min(1.0, lag)) * progress

    worths = [worth(card) for card in offered]
    return worths.index(max(worths))


class DraftThinking:
    """There is nobody to beat within a draft, so there is nothing to think ahead: the advised choice is the only one."""

    def __init__(self) -> None:
        self.advice = DraftRulesBot()

    def candidates(self, view: View[Any]) -> list[int]:
        """The choice of the rules of thumb."""
        return [self.advice.choose(view)]

    def play_out(self, world: Game[Any], choice: int, expired: Expired) -> float | None:
        """Every draft ends well."""
        return 1.0
