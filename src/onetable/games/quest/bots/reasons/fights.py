"""Reasons in a combat: which card, which pool, to go on or to retreat."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.bots.laying import could_deal, price, strength_left
from onetable.games.quest.bots.reasons.question import Question
from onetable.games.quest.figures import CARDS
from onetable.games.quest.table import SAURON
from onetable.games.quest.vocabulary import advice, hero_advice, sauron_advice
from onetable.games.quest.vocabulary.choices import Accept, AsUrukHai, DrawForAgility, FromLifePool, FromRestPool, Lay, PickCard


def reason_to_split(asked: Question) -> Word:
    """Cards or strength."""
    hand = len(asked.sheet.hand)
    return hero_advice.NeedsCards(hand) if isinstance(asked.choice, DrawForAgility) else hero_advice.NeedsStrength(hand)


def reason_to_lay(asked: Question) -> Word:
    """What a card does in this fight, or why there is no other."""
    board, combat, choice = asked.board, asked.board.combat, asked.choice
    assert combat is not None
    hero = asked.seat != SAURON
    budget = strength_left(board, combat, hero)
    payable = [each.card for each in asked.choices if isinstance(each, Lay) and price(board, combat, hero, each.card) <= budget]
    if not isinstance(choice, Lay):
        return hero_advice.SparesCards() if payable else hero_advice.NoCardPays()
    sheet, card = board.sheet(combat.seat), CARDS[choice.card]
    left = combat.health - combat.damage if hero else len(sheet.hand) + len(sheet.life)
    if choice.card in payable and card.attack >= left:
        return hero_advice.EndsFight(choice.card, card.attack)
    cost = price(board, combat, hero, choice.card)
    if not card.attack and not card.defense:
        return hero_advice.AbilityCounts(choice.card, cost, budget)
    return hero_advice.LaysCard(choice.card, card.attack, card.defense, cost, budget)


def reason_to_draw(asked: Question) -> Word:
    """A card that is known, or one that is not."""
    if isinstance(asked.choice, FromRestPool):
        return hero_advice.KnownCard(asked.sheet.rest[-1])
    return hero_advice.UnseenCard() if isinstance(asked.choice, FromLifePool) else advice.NotWorthIt()


def reason_to_keep(asked: Question) -> Word:
    """The best card."""
    return hero_advice.FightsBest(asked.choice.card) if isinstance(asked.choice, PickCard) and asked.choice.card else advice.SeemsBest()


def reason_to_part(asked: Question) -> Word:
    """The worst card."""
    return hero_advice.FightsWorst(asked.choice.card) if isinstance(asked.choice, PickCard) else advice.SeemsBest()


def reason_to_suffer(asked: Question) -> Word:
    """Which cards take the damage."""
    return hero_advice.SparesHand(len(asked.sheet.hand)) if isinstance(asked.choice, FromLifePool) else reason_to_part(asked)


def reason_to_say(asked: Question) -> Word:
    """Ranged or melee."""
    return hero_advice.TypeIsRight(asked.choice.type)


def reason_to_retreat(asked: Question) -> Word:
    """What the foe can still take, and what the hand can deal."""
    combat = asked.board.combat
    assert combat is not None
    left, able = combat.health - combat.damage, could_deal(asked.board, combat, list(asked.sheet.hand))
    return hero_advice.CannotWin(left, able) if isinstance(asked.choice, Accept) else hero_advice.CanStillWin(left, able)


def reason_to_shield(asked: Question) -> Word:
    """What a card holds off."""
    if not isinstance(asked.choice, PickCard):
        return hero_advice.KeepsCards()
    return hero_advice.ShieldsDamage(asked.choice.card, min(asked.step.points, CARDS[asked.choice.card].defense))


def reason_for_foe(asked: Question) -> Word:
    """The foe whom the hero has most to fear from."""
    return sauron_advice.FoeHurtsMost()


def reason_for_shape(asked: Question) -> Word:
    """Which shape is stronger."""
    return sauron_advice.StrongerShape() if isinstance(asked.choice, AsUrukHai) else advice.NotWorthIt()


def reason_for_champion(asked: Question) -> Word:
    """Who has the best means."""
    return hero_advice.BestChampion(asked.choice.hero)
