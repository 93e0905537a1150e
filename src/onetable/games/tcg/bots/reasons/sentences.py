"""Reasons in the middle of a sentence: which card is meant, how many, which of several things."""

from __future__ import annotations

from typing import Any

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.tcg.bots.choosing import card_in
from onetable.games.tcg.bots.reasons.actions import reason_to_pass, reason_to_play
from onetable.games.tcg.bots.reasons.question import Question
from onetable.games.tcg.bots.reasons.texts import boon_of, first_boon, reason_of_strength
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.speech import advice, battle_advice, turn_advice
from onetable.games.tcg.speech.choices import Number, Pass
from onetable.games.tcg.speech.deeds import Pay
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.words.effects import Option
from onetable.games.tcg.words.playing import PlayCard
from onetable.games.tcg.words.targets import A
from onetable.games.tcg.words.verb import Verb
from onetable.games.tcg.words.verbs import Discard, Exert, Exhaust, Kill, Strengthen, Wound

EFFORTS, HARM = (Wound, Exert), (Wound, Exert, Exhaust, Discard, Kill)


def reason_in_sentence(asked: Question) -> Word:
    """Why this answer, while a card is being carried out."""
    choice = asked.choice
    if isinstance(choice, Pass):
        return reason_to_pass(asked)
    if isinstance(choice, Number):
        return turn_advice.JustSoMany(choice.value)
    if isinstance(choice, PlayCard):
        return reason_to_play(asked, choice)
    picked = card_in(choice)
    if picked != NOTHING:
        return reason_to_pick(asked, picked)
    if isinstance(choice, Option):
        return reason_to_opt(asked, choice)
    if isinstance(choice, Verb) and isinstance(choice.target, The) and len(choice.target.these) == 1:
        return reason_to_name(asked, choice, choice.target.these[0])
    return advice.SeemsBest()


def reason_to_pick(asked: Question, card: Handle) -> Word:
    """A card of the own hand is given up, one of a pile is wished for, another's is taken away."""
    board = asked.board
    if card in board.pieces:
        return battle_advice.HurtsMost(asked.named(card)) if not asked.is_mine(card) else battle_advice.HelpsMost(asked.named(card))
    if board.owner(card) != asked.seat:
        return turn_advice.TakesCard(asked.named(card))
    return (turn_advice.LeastOfHand if card in board.hands[asked.seat] else turn_advice.WantsCard)(asked.named(card))


def reason_to_opt(asked: Question, option: Option) -> Word:
    """What one of several things does; of evils the least."""
    found, source = first_boon(asked, option.does.steps(), asked.scope), Handle(asked.scope.source)
    if found is None or asked.scope.player != asked.seat or source not in asked.board.cards:
        return turn_advice.LeastEvil()
    word, whom, _ = found
    return advice.TextDoes(asked.named(source), boon_of(word), asked.named(whom) if whom != NOTHING else None)


def reason_to_name(asked: Question, verb: Verb, card: Handle) -> Word:
    """Whom something happens to: who can bear it, whom it helps, or whom it hurts."""
    named, mine = asked.named(card), card in asked.board.pieces and asked.is_mine(card)
    source = Handle(asked.scope.source)
    if isinstance(verb, Strengthen) and source in asked.board.cards and asked.reader.is_fighting():
        return reason_of_strength(asked, source, verb, card, voice(asked, card))
    if not isinstance(verb, HARM):
        return battle_advice.HelpsMost(named) if mine else advice.SeemsBest()
    if not mine:
        return battle_advice.HurtsMost(named)
    left = asked.situation.vitality(card) - 1
    return battle_advice.CanBear(named, left) if isinstance(verb, EFFORTS) and left > 0 else battle_advice.LeastLoss(named)


def voice(asked: Question, card: Handle) -> Scope:
    """The sentence as it goes on once this card is named."""
    asking: Any = asked.step.cost if isinstance(asked.step, Pay) else asked.step
    return asked.scope.naming(asking.target.noun, card) if isinstance(asking.target, A) else asked.scope
