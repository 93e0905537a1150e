"""Reasons for what is played, used and answered, and for passing."""

from __future__ import annotations

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.tcg.bots.reasons.question import Question
from onetable.games.tcg.bots.reasons.texts import at_stake, reason_of_text, strengths
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.prices import price, roaming_penalty
from onetable.games.tcg.mechanics.windows import Answer, begun
from onetable.games.tcg.phases.actions import DiscardToHeal, Transfer, Use
from onetable.games.tcg.speech import advice, battle_advice
from onetable.games.tcg.speech.choices import Pass
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.speech.moments import BEFORE, Answering
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.traits import Keyword, Kind, Phase, Side
from onetable.games.tcg.words.abilities import PhaseAction
from onetable.games.tcg.words.playing import Land, PlayCard, action_number
from onetable.games.tcg.words.verbs import PutOnTheRing


def reason_to_act(asked: Question) -> Word:
    """Why this action, or none."""
    board, choice = asked.board, asked.choice
    if isinstance(choice, Use):
        ability = board.ability(choice.source, choice.number)
        assert isinstance(ability, PhaseAction)
        return reason_of_text(asked, choice.source, ability.does, Scope(choice.player, choice.source, named=begun(board, choice.source)))
    if isinstance(choice, PlayCard):
        return reason_to_play(asked, choice)
    if isinstance(choice, DiscardToHeal):
        return advice.HealsByCopy(asked.named(choice.card), asked.situation.vitality(choice.patient))
    if isinstance(choice, Transfer):
        giver = board.pieces[choice.card].bearer
        return advice.SafeHands(asked.named(choice.card), asked.named(giver), asked.situation.vitality(giver), asked.named(choice.bearer))
    return reason_to_pass(asked)


def reason_to_play(asked: Question, play: PlayCard) -> Word:
    """What a card brings that is played."""
    board, card = asked.board, asked.named(play.card)
    face = board.cards[play.card]
    if face.kind is Kind.EVENT:
        number = action_number(face, board.phase)
        ability = face.text[number] if number >= 0 else None
        if not isinstance(ability, PhaseAction):
            return advice.SeemsBest()
        return reason_of_text(asked, play.card, ability.does, Scope(play.seat, play.card))
    cost = roaming_penalty(board, play.card) if play.free else price(board, play.seat, play.card, play.discount)
    if face.kind is Kind.COMPANION:
        return advice.Joins(card, face.strength, cost)
    if face.kind is Kind.MINION:
        return advice.Threatens(card, face.strength, cost, Keyword.ARCHER in face.printed, Keyword.FIERCE in face.printed)
    if face.kind is Kind.ALLY:
        return advice.HelpsFromHome(card, cost)
    if face.strength_bonus > 0:
        return advice.Arms(card, face.strength_bonus)
    if face.vitality_bonus > 0:
        return advice.Toughens(card, face.vitality_bonus)
    return advice.Lasts(card, cost) if face.text else advice.SeemsBest()


def reason_to_pass(asked: Question) -> Word:
    """Why nothing is done: a skirmish that is won or cannot be turned, or what things cost."""
    board = asked.board
    if board.phase is Phase.SKIRMISH and asked.reader.is_fighting():
        free, shadow = strengths(asked)
        won = free > shadow if asked.situation.free else shadow >= free
        return advice.IsWon(free, shadow) if won else advice.NotTurned(free, shadow, doomed(asked, free, shadow))
    if board.phase is Phase.SHADOW and any([isinstance(choice, PlayCard) for choice in asked.choices]):
        return advice.KeepsForLater(board.twilight)
    dear = any([isinstance(choice, PlayCard) and board.cards[choice.card].side is Side.FREE for choice in asked.choices])
    return advice.FeedsTheShadow() if dear and board.phase is Phase.FELLOWSHIP else advice.NothingWorthIt()


def doomed(asked: Question, free: int, shadow: int) -> Named | None:
    """Who would die in this skirmish, of one's own side; of several minions nobody by name."""
    fight, situation = asked.board.fight, asked.situation
    assert fight is not None
    mine, foes = ((fight.defender,), fight.minions) if situation.free else (fight.minions, (fight.defender,))
    if len(mine) != 1:
        return None
    factor, most, _ = situation.guard(mine[0])
    high, low = max(free, shadow), min(free, shadow)
    wounds = min(most, 1 + sum([situation.damage(foe) for foe in foes]))
    return asked.named(mine[0]) if high >= factor * low or situation.vitality(mine[0]) <= wounds else None


def reason_to_answer(asked: Question) -> Word:
    """Why something that happens is answered, or not; what must happen comes in any order."""
    step, choice = asked.step, asked.choice
    if isinstance(choice, Pass):
        rings = [other for other in asked.choices if isinstance(other, Answer) and puts_on_the_ring(asked, other)]
        if rings and step.when == BEFORE:
            burdens, _, vitality = at_stake(asked)
            return advice.RingWaits(burdens, vitality)
        return advice.LetsItBe()
    if not isinstance(asked.choices[0], Pass) or not isinstance(choice, Answer):
        return battle_advice.OrderIsOpen()
    ability = asked.board.ability(choice.source, choice.number)
    assert isinstance(ability, Answering)
    return reason_of_text(asked, choice.source, ability.does, choice.voice(asked.board, ability.moment(step.key(asked.board))))


def puts_on_the_ring(asked: Question, answer: Answer) -> bool:
    """Whether this answer is the Ring's."""
    deed: Deed = asked.board.ability(answer.source, answer.number).does  # type: ignore[attr-defined]
    return any([isinstance(word, PutOnTheRing) for word in deed.steps()])


def reason_to_bear(asked: Question) -> Word:
    """Why a card is played on this bearer, or on this site."""
    choice = asked.choice
    assert isinstance(choice, Land)
    if asked.board.cards[choice.play.card].on_site:
        return advice.WorksThere(asked.named(choice.bearer))
    bearers: list[Handle] = [other.bearer for other in asked.choices if isinstance(other, Land)]
    strength = asked.situation.strength(choice.bearer)
    if strength == max([asked.situation.strength(bearer) for bearer in bearers]):
        return advice.StrongestBears(asked.named(choice.bearer), strength)
    return advice.MakesMostOfIt(asked.named(choice.bearer))
