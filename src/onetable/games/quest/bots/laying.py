"""Rules of thumb for a round of combat: which card to lay, and when to lay no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.step import Scope, Seat
from onetable.core.word import Word
from onetable.games.quest.bots.clashes import BESIDES, HIDDEN, LATER, NO_CARD, Answers, card_worth, fought, unseen_of_foe, unseen_of_hero
from onetable.games.quest.figures import CARDS, MINIONS
from onetable.games.quest.mechanics.combat.sides import hero_strength
from onetable.games.quest.pieces import Combat, foe_called
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import CardType
from onetable.games.quest.vocabulary.choices import Lay
from onetable.games.quest.vocabulary.combat_texts import FirstMeleeFree, MeleeCheaper

THRIFT = 0.55  # what a point of strength is worth that is kept for later rounds
HOPELESS, SPARED = -50.0, 50.0
KILL = 2.5  # what it is worth to end the fight, in points of damage
FATAL = 6.0
STRIKES_LATER = ("concentrate", "expose_weakness", "overpower", "volley")  # good even against who plays no more cards


def price(board: Board, combat: Combat, hero: bool, card: str) -> int:
    """What this card would add to the cost of a stack."""
    face = CARDS[card]
    side = combat.hero if hero else combat.enemy
    if not hero:
        if face.type is CardType.MELEE:
            if not side.stack and board.cards.foe_word(combat.foe, FirstMeleeFree) is not None:
                return 0
            cheaper = board.cards.foe_word(combat.foe, MeleeCheaper)
            return face.cost - min(cheaper.by, face.cost) if cheaper is not None else face.cost
        return face.cost
    ready = bool(side.last) and CARDS[side.last].ability == "ready"
    return 0 if ready and face.type is CardType.RANGED else face.cost


def strength_left(board: Board, combat: Combat, hero: bool) -> int:
    """How much a side can still spend; what it has laid face down is not known to all and does not count yet."""
    side = combat.hero if hero else combat.enemy
    strength = hero_strength(board) if hero else side.strength
    spent = sum([CARDS[card].cost for card in side.stack])
    if not hero:
        cheaper = board.cards.foe_word(combat.foe, MeleeCheaper)
        melee = [CARDS[card].cost for card in side.stack if CARDS[card].type is CardType.MELEE]
        if cheaper is not None:
            spent -= sum([min(cheaper.by, each) for each in melee])
        if melee and board.cards.foe_word(combat.foe, FirstMeleeFree) is not None and CARDS[side.stack[0]].type is CardType.MELEE:
            spent -= CARDS[side.stack[0]].cost
    return strength - spent


def weigh_laying(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """What each card does on average against what the other side may play, less what its cost is worth later."""
    combat = board.combat
    assert combat is not None
    hero = seat != SAURON
    budget, answers = strength_left(board, combat, hero), expected_answers(board, combat, hero)
    payable = [choice.card for choice in offered if isinstance(choice, Lay) and price(board, combat, hero, choice.card) <= budget]
    alone = (combat.enemy if hero else combat.hero).exhausted
    gains = []
    for choice in offered:
        if not isinstance(choice, Lay):
            gains.append(weigh_giving_up(board, combat, hero, payable, alone))
        elif choice.card not in payable:
            gains.append(HOPELESS - card_worth(choice.card))
        else:
            gains.append(
                damage_value(board, combat, hero, choice.card, answers)
                + later_value(board, combat, hero, choice.card, payable, budget, alone)
            )
    return gains


def expected_answers(board: Board, combat: Combat, hero: bool) -> Answers:
    """What the other side may play, and how likely: what it can pay of all it may hold, strong cards rather than weak ones."""
    theirs = combat.enemy if hero else combat.hero
    if theirs.exhausted:
        return ((NO_CARD, 1.0),)
    if theirs.laid not in HIDDEN and theirs.open:
        return ((theirs.laid, 1.0),)
    budget = strength_left(board, combat, not hero)
    found = [
        (card, count * (0.6 + 0.25 * CARDS[card].attack + 0.1 * CARDS[card].defense))
        for card, count in (unseen_of_foe(combat) if hero else unseen_of_hero(combat, board.sheet(combat.seat)))
        if price(board, combat, not hero, card) <= budget
    ]
    return tuple(found) or ((NO_CARD, 1.0),)


def damage_value(board: Board, combat: Combat, hero: bool, card: str, answers: Answers) -> float:
    """Damage dealt less damage taken in this round, on average; to end the fight counts more."""
    sheet, at_once = board.sheet(combat.seat), board.options.combat_order == "simultaneous"
    foe_left, hero_left = combat.health - combat.damage, len(sheet.hand) + len(sheet.life)
    their_left, my_left = (foe_left, hero_left) if hero else (hero_left, foe_left)
    eager = 1.0 + 0.5 * combat.finale
    value = total = 0.0
    for dealt, taken, weight in fought(combat, hero, card, answers, at_once):
        part = eager * min(dealt, their_left) - min(taken, my_left)
        if dealt >= their_left:
            part += KILL * eager
        if taken >= my_left:
            part -= FATAL
        value += weight * part
        total += weight
    return value / total


def later_value(board: Board, combat: Combat, hero: bool, card: str, payable: list[str], budget: int, alone: bool) -> float:
    """What a card brings in later rounds, less what its cost would bring there."""
    asked, ability, others = price(board, combat, hero, card), CARDS[card].ability, [each for each in payable if each != card]
    value = -THRIFT * asked if others else 0.0
    if (not alone or ability in STRIKES_LATER) and any([price(board, combat, hero, each) <= budget - asked for each in others]):
        value += 0.8 * LATER.get(ability, 0.0)
    if not alone:
        value += 0.6 * BESIDES.get(ability, 0.0)
    return value - 0.05 * card_worth(card) if hero else value


def weigh_giving_up(board: Board, combat: Combat, hero: bool, payable: list[str], alone: bool) -> float:
    """To play no more cards: only when nothing can be paid, or when the rest would be wasted."""
    if not payable:
        return HOPELESS + 20
    if not hero or not alone:
        return HOPELESS
    if combat.finale or foe_called(combat.foe) in MINIONS:
        return -1.0 if any([CARDS[card].attack for card in payable]) else 0.0
    return SPARED if could_deal(board, combat, payable) < combat.health - combat.damage else HOPELESS


def could_deal(board: Board, combat: Combat, payable: list[str]) -> int:
    """How much damage the cards that can be paid may still do to a foe that does nothing."""
    budget, total = strength_left(board, combat, True), 0
    hand = list(board.sheet(combat.seat).hand)
    for card in sorted(hand, key=lambda each: (CARDS[each].cost, -CARDS[each].attack)):
        if CARDS[card].cost <= budget:
            budget -= CARDS[card].cost
            total += CARDS[card].attack + (3 if CARDS[card].ability in ("attack_of_opportunity", "sneak_attack") else 0)
    return total
