"""Reasons before the first turn, at the end of a move, and for what is put away."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.tcg.bots.plays import is_dead, is_there
from onetable.games.tcg.bots.reasons.question import Question
from onetable.games.tcg.bots.resting import attack, defence
from onetable.games.tcg.mechanics.prices import price
from onetable.games.tcg.mechanics.reconcile import PutAway
from onetable.games.tcg.speech import turn_advice
from onetable.games.tcg.speech.choices import Begin, KeepHand, MoveOn, Number, Place
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.traits import Kind, Side

NEAR_DEATH = 1  # vitality
NEAR_THE_END = 2  # sites before the last


def reason_to_bid(asked: Question) -> Word:
    """What a bid costs."""
    assert isinstance(asked.choice, Number)
    bid = asked.choice.value
    resistance = asked.board.cards[asked.board.ring_bearer[asked.seat]].resistance
    return turn_advice.BidsLittle(bid, resistance - bid) if bid else turn_advice.BidsNothing()


def reason_to_take_place(asked: Question) -> Word:
    """Early or late."""
    first = min([other.number for other in asked.choices if isinstance(other, Place)])
    return turn_advice.MovesEarly() if asked.choice == Place(first) else turn_advice.MovesLater()


def reason_to_start(asked: Question) -> Word:
    """Who comes along."""
    if not isinstance(asked.choice, Begin):
        return turn_advice.EnoughStart()
    card = asked.choice.card
    return turn_advice.Starts(asked.named(card), asked.board.cards[card].strength, price(asked.board, asked.seat, card))


def reason_to_keep_hand(asked: Question) -> Word:
    """What the opening hand holds."""
    faces = [asked.board.cards[card] for card in asked.board.hands[asked.seat]]
    minions = sum([face.kind is Kind.MINION for face in faces])
    light = sum([face.side is Side.FREE for face in faces])
    return (turn_advice.HandServesBoth if isinstance(asked.choice, KeepHand) else turn_advice.HandOneSided)(minions, light)


def reason_to_move(asked: Question) -> Word:
    """What the fellowship can stand, and what may come."""
    board, situation = asked.board, asked.situation
    able, coming = round(defence(asked.reader)), round(attack(asked.reader))
    held = sum([len(board.hands[seat]) for seat in board.shadows])
    if isinstance(asked.choice, MoveOn):
        first = max(board.shadows, key=lambda seat: board.at[seat])
        if board.at[board.fp] + 1 >= board.last_site:
            return turn_advice.LastStepWins()
        if able >= coming:
            return turn_advice.StrongEnough(able, coming)
        hurry = board.at[first] > board.at[board.fp] or board.at[first] >= board.last_site - NEAR_THE_END
        return turn_advice.MustHurry(Player(first), board.at[first]) if hurry else turn_advice.DaresIt(held)
    weakest = min(board.companions(), key=lambda card: (situation.vitality(card), not situation.is_ring_bearer(card)))
    if situation.vitality(weakest) <= NEAR_DEATH:
        return turn_advice.StaysHurt(asked.named(weakest), situation.vitality(weakest), held)
    return turn_advice.StaysOutnumbered(able, coming) if able < coming else turn_advice.StaysSafe(coming)


def reason_to_put_away(asked: Question) -> Word:
    """What is of little use in the hand."""
    board, choice = asked.board, asked.choice
    if not isinstance(choice, PutAway):
        return turn_advice.KeepsHand()
    card, face = asked.named(choice.card), board.cards[choice.card]
    if is_dead(board, asked.seat, face):
        return turn_advice.IsDead(card)
    if is_there(board, asked.seat, face):
        return turn_advice.IsThere(card)
    return turn_advice.MakesRoom(card) if not asked.step.asked else turn_advice.LeastOfHand(card)
