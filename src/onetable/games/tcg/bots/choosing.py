"""Questions in the middle of a sentence: targets, numbers, bearers, cards of a hand or a pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.tcg.bots.plays import hand_worth, light_price, play_gain
from onetable.games.tcg.bots.reading import NUMBERS, SentenceReader, lookup
from onetable.games.tcg.bots.worth import DRAWN
from onetable.games.tcg.cards.dwarven import DiscardOneOfThree
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.prices import price
from onetable.games.tcg.speech.choices import Number, Pass
from onetable.games.tcg.speech.deeds import Pay
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind, Side
from onetable.games.tcg.words.hands import FromHand, Replenish
from onetable.games.tcg.words.playing import ChooseBearer, Land, PlayCard
from onetable.games.tcg.words.values import X


def weigh_words(reader: SentenceReader, step: Any, choices: Sequence[Word], rest: Sequence[Any], scope: Scope) -> list[float]:
    """What each answer brings the player who is asked, read with the rest of the sentence."""
    reader.leaning = 1.0  # what has been begun is done where it counts
    asking = step.cost if type(step) is Pay else step
    numbers = lookup(NUMBERS, type(asking))
    costs = dict(numbers(reader, asking, scope)) if numbers is not None else {}
    return [weigh_word(reader, asking, choice, rest, scope, costs) for choice in choices]


def weigh_word(reader: SentenceReader, asking: Any, choice: Word, rest: Sequence[Any], scope: Scope, costs: dict[int, float]) -> float:
    """What one answer brings the player who is asked."""
    situation = reader.situation
    if isinstance(choice, Pass):
        return 0.0
    if isinstance(choice, Number):
        value = costs.get(choice.value, 0.0)
        return situation.sign * (value + reader.steps(rest, scope.naming(X, choice.value))) + 0.001 * choice.value * (not rest)
    if isinstance(choice, PlayCard):
        return play_gain(reader, choice)
    picked = card_in(choice)
    if picked >= 0:
        return weigh_card(reader, asking, picked)
    return situation.sign * reader.choice(asking, choice, rest, scope)


def card_in(choice: Word) -> Handle:
    """The card that an answer picks, if it picks one."""
    picked: Handle | tuple[Handle, ...] = getattr(choice, "picked", NOTHING)
    if isinstance(picked, tuple):
        return picked[-1] if picked else NOTHING
    return picked


def weigh_card(reader: SentenceReader, asking: Any, card: Handle) -> float:
    """A card of the own hand is given up, one of a pile is wished for, another's is taken away."""
    board, seat = reader.board, reader.situation.seat
    if card in board.pieces:
        return 0.1 * reader.situation.strength(card)  # barred from an assignment: the strongest
    owner = board.owner(card)
    worth = hand_worth(board, owner, card)
    if owner != seat:
        return worth
    if isinstance(asking, Replenish):
        return DRAWN - worth
    return -worth if isinstance(asking, (FromHand, DiscardOneOfThree)) else worth


def weigh_bearers(reader: SentenceReader, step: ChooseBearer, choices: Sequence[Word], rest: Sequence[Any], scope: Scope) -> list[float]:
    """What helps goes to who fights best, a curse upon the best of the others; some bearers make it cheaper."""
    board, situation = reader.board, reader.situation
    play = step.play
    face = board.cards[play.card]
    gains = []
    for choice in choices:
        assert isinstance(choice, Land)
        bearer = choice.bearer
        if face.on_site:
            gains.append(site_gain(board, bearer))
            continue
        gain = 0.1 * situation.strength(bearer) + 0.05 * board.vitality(bearer)
        if board.cards[bearer].kind is Kind.ALLY:
            gain -= 1.0
        elif situation.is_ring_bearer(bearer) and face.side is Side.FREE:
            gain -= 0.3
        gains.append(gain - light_price(board, price(board, play.seat, play.card, play.discount, bearer)))
    return gains


def site_gain(board: Board, site: Handle) -> float:
    """A condition on a site works where the fellowship is, or where it may yet come in this turn; what lies behind is lost."""
    ahead = board.path.index(site) + 1 - board.at[board.fp]
    return {0: 1.0, 1: 0.5}.get(ahead, 0.0)
