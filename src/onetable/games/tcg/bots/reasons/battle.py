"""Reasons in archery, assignments and skirmishes, and for healing."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.tcg.bots.battle import Foresight
from onetable.games.tcg.bots.reasons.actions import reason_to_pass
from onetable.games.tcg.bots.reasons.question import Question
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.pieces import Fight
from onetable.games.tcg.speech import battle_advice
from onetable.games.tcg.speech.choices import AssignTo, FirstSkirmish, LeaveUnassigned, NameShadowPlayer
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.words.verb import Verb


def target_of(word: Word) -> Handle:
    """The card that a choice names."""
    assert isinstance(word, Verb) and isinstance(word.target, The)
    return word.target.these[0]


def reason_to_be_wounded(asked: Question) -> Word:
    """Who can bear a wound, or is missed least."""
    card = target_of(asked.choice)
    left = asked.situation.vitality(card) - 1
    return battle_advice.CanBear(asked.named(card), left) if left > 0 else battle_advice.LeastLoss(asked.named(card))


def reason_to_heal(asked: Question) -> Word:
    """Who is near to death."""
    if not isinstance(asked.choice, Verb):
        return reason_to_pass(asked)
    card = target_of(asked.choice)
    return battle_advice.HealedFirst(asked.named(card), asked.situation.vitality(card))


def reason_to_shoot(asked: Question) -> Word:
    """Whose minions are hurt most."""
    assert isinstance(asked.choice, NameShadowPlayer)
    return battle_advice.ArrowsHurtMost(Player(asked.choice.seat))


def reason_to_assign(asked: Question) -> Word:
    """How the skirmish would end that is made now."""
    choice, situation = asked.choice, asked.situation
    if isinstance(choice, LeaveUnassigned):
        minion = asked.named(choice.minion)
        return battle_advice.IsLeftOver(minion, situation.strength(choice.minion)) if situation.free else battle_advice.StaysOut(minion)
    assert isinstance(choice, AssignTo)
    who, minions = choice.defender, (*[m for m, d in asked.board.assigned.items() if d == choice.defender], choice.minion)
    free, shadow = Foresight(situation).strengths(Fight(who, minions))
    factor, most, _ = situation.guard(who)
    overwhelmed, named = shadow > 0 and shadow >= factor * free, asked.named(who)
    if not situation.free:
        attack = battle_advice.Overwhelms if overwhelmed else battle_advice.Beats if shadow >= free else battle_advice.KeepsBusy
        return attack(named, free, shadow)
    if free > shadow:
        wins = battle_advice.RingBearerDefeats if situation.is_ring_bearer(who) else battle_advice.Defeats
        return wins(named, free, shadow)
    left = situation.vitality(who) - min(most, 1 + sum([situation.damage(minion) for minion in minions]))
    return battle_advice.GivesWay(named, free, shadow) if overwhelmed or left <= 0 else battle_advice.Withstands(named, free, shadow, left)


def reason_to_fight(asked: Question) -> Word:
    """Which skirmish comes first."""
    bearers = [other for other in asked.choices if isinstance(other, FirstSkirmish) and asked.situation.is_ring_bearer(other.defender)]
    return battle_advice.RingBearerLast() if bearers and asked.choice not in bearers else battle_advice.OrderIsOpen()
