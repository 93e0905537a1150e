"""Actions of all phases: cards to play, texts to use, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.tcg.bots.plays import hand_worth, light_price, play_gain
from onetable.games.tcg.bots.reading import SentenceReader
from onetable.games.tcg.bots.worth import DECAY, thing_worth
from onetable.games.tcg.mechanics.prices import price
from onetable.games.tcg.mechanics.windows import begun
from onetable.games.tcg.phases.actions import Actions, DiscardToHeal, Transfer, Use
from onetable.games.tcg.pieces import Limit
from onetable.games.tcg.speech.choices import Pass
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.traits import Kind, Phase
from onetable.games.tcg.words.abilities import PhaseAction
from onetable.games.tcg.words.playing import PlayCard, action_number

SKIRMISH, FELLOWSHIP = Phase.SKIRMISH, Phase.FELLOWSHIP
EVENT = Kind.EVENT
CLEARLY = 0.3  # how much nearer to death who gives an item away must be: one wound left to bear, and the other three or more
EFFORT = 0.03  # what is not worth the trouble is not done
MOST_USES, MOST_FOR_NOTHING = 6, 3  # of a text in one phase, and where nothing is seen in it
NEVER = -50.0
HOPELESS = NEVER / 2


def weigh_actions(
    reader: SentenceReader, step: Actions, choices: Sequence[Word], rest: Sequence[Any], scope: Scope, transfers: bool = True
) -> list[float]:
    """What each action brings its player; passing brings nothing."""
    pumps: list[tuple[int, float]] = []
    gains = []
    for choice in choices:
        reader.pump = 0
        gains.append(ACTIONS[type(choice)](reader, choice) if transfers or not isinstance(choice, Transfer) else NEVER)
        pumps.append((reader.pump, gains[-1]))
    if reader.board.phase is SKIRMISH and len(choices) > 2 and max(gains) <= 0 and reader.is_fighting():
        join_forces(reader, gains, pumps)
    return gains


def weigh_pass(reader: SentenceReader, choice: Pass) -> float:
    """Nothing is done."""
    return 0.0


def weigh_use(reader: SentenceReader, use: Use) -> float:
    """What it brings to use a text; nobody uses one again and again, as who exerts somebody and heals him by that could do for ever."""
    board = reader.board
    ability = board.ability(use.source, use.number)
    assert isinstance(ability, PhaseAction)
    gain = weigh_deed(reader, ability.does, Scope(use.player, use.source, named=begun(board, use.source))) - EFFORT
    uses = board.limit_used(use.source, Limit.REPEATS + use.number) if board.used else 0
    return gain if uses < (MOST_USES if gain > 0 else MOST_FOR_NOTHING) else NEVER


def weigh_discard(reader: SentenceReader, choice: DiscardToHeal) -> float:
    """What it brings to give a card up for a wound."""
    return reader.situation.heals(choice.patient, 1) - hand_worth(reader.board, choice.seat, choice.card)


def weigh_transfer(reader: SentenceReader, transfer: Transfer) -> float:
    """What it brings to give an item away: it is saved from a bearer who is nearer to death, and paid for again."""
    board, situation = reader.board, reader.situation
    face = board.cards[transfer.card]
    giver, taker = [DECAY[max(0, min(11, situation.vitality(each)))] for each in (board.pieces[transfer.card].bearer, transfer.bearer)]
    gain = thing_worth(face) * (giver - taker) - light_price(board, face.twilight) if giver > taker + CLEARLY else NEVER
    return gain - EFFORT


def weigh_play(reader: SentenceReader, play: PlayCard) -> float:
    """What it brings to play a card from hand."""
    board = reader.board
    face = board.cards[play.card]
    if face.kind is not EVENT:
        return play_gain(reader, play) - EFFORT
    ability = face.text[action_number(face, board.phase)]
    assert isinstance(ability, PhaseAction)
    return weigh_deed(reader, ability.does, Scope(play.seat, play.card)) - event_price(reader, play)


def weigh_deed(reader: SentenceReader, deed: Deed, scope: Scope) -> float:
    """What a deed brings its player; one whose effects change nothing is not done."""
    reader.moves = False
    value = reader.situation.sign * reader.deed(deed, scope)
    return value if reader.moves else NEVER


def event_price(reader: SentenceReader, play: PlayCard) -> float:
    """An event is gone from the hand, and costs tokens."""
    board = reader.board
    cost = price(board, play.seat, play.card)
    tokens = light_price(board, cost) if board.phase is FELLOWSHIP else 0.12 * cost
    return 0.6 * hand_worth(board, play.seat, play.card) + tokens


def join_forces(reader: SentenceReader, gains: list[float], pumps: Sequence[tuple[int, float]]) -> None:
    """What one action cannot turn, several may: begin with the strongest if all of them together do."""
    sign = int(reader.situation.sign)
    helping = [(sign * pump, number) for number, (pump, _) in enumerate(pumps) if sign * pump > 0]
    if len(helping) < 2:
        return
    helping.sort(reverse=True)
    before = reader.outcome()
    total, cost = 0, 0.0
    for pump, number in helping:
        total += pump
        cost -= gains[number] if gains[number] > HOPELESS else gains[number] - NEVER  # alone it changes nothing, but it helps
        if reader.situation.free:
            reader.shift.free = total
        else:
            reader.shift.shadow = total
        gained = reader.situation.sign * (reader.outcome() - before)
        if gained > cost + 0.2:
            gains[helping[0][1]] = gained - cost
            break
    reader.shift.free = reader.shift.shadow = 0


ACTIONS: dict[type, Callable[[SentenceReader, Any], float]] = {
    Pass: weigh_pass, Use: weigh_use, PlayCard: weigh_play, DiscardToHeal: weigh_discard, Transfer: weigh_transfer,
}  # fmt: skip
