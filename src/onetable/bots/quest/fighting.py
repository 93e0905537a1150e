"""Rules of thumb for a combat: which card to lay, what to do with agility, which cards take the damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.bots.quest.clashes import BESIDES, HIDDEN, LATER, NO_CARD, card_worth, fought, unseen_of_foe, unseen_of_hero
from onetable.bots.quest.worth import danger
from onetable.core.step import Scope, Seat
from onetable.core.word import Word
from onetable.games.quest.cards.foes import foe_text
from onetable.games.quest.figures import CARDS, FOES, MINIONS
from onetable.games.quest.pieces import Combat, foe_called
from onetable.games.quest.rules.combat import hero_strength
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.words.choices import (
    Accept,
    AsUrukHai,
    Decline,
    DrawForAgility,
    FightMinion,
    FightToken,
    FromLifePool,
    FromRestPool,
    Lay,
    PickCard,
    PickType,
)
from onetable.games.quest.words.combat_texts import FirstMeleeFree, MeleeCheaper
from onetable.games.quest.words.traits import Attribute, CardType, Monster

THRIFT = 0.55  # what a point of strength is worth that is kept for later rounds
HOPELESS, SPARED = -50.0, 50.0
KILL = 2.5
FATAL = 6.0
TYPICAL_WORTH = 1.7  # of an unseen card


def price(combat: Combat, hero: bool, card: str) -> int:
    """What this card would add to the cost of a stack."""
    face = CARDS[card]
    side = combat.hero if hero else combat.enemy
    if not hero:
        if face.type is CardType.MELEE:
            if not side.stack and foe_text(combat.foe, FirstMeleeFree) is not None:
                return 0
            cheaper = foe_text(combat.foe, MeleeCheaper)
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
        cheaper = foe_text(combat.foe, MeleeCheaper)
        melee = [CARDS[card].cost for card in side.stack if CARDS[card].type is CardType.MELEE]
        if cheaper is not None:
            spent -= sum([min(cheaper.by, each) for each in melee])
        if melee and foe_text(combat.foe, FirstMeleeFree) is not None and CARDS[side.stack[0]].type is CardType.MELEE:
            spent -= CARDS[side.stack[0]].cost
    return strength - spent


def weigh_laying(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """What each card does on average against what the other side may play, less what its cost is worth later."""
    combat = board.combat
    assert combat is not None
    hero = seat != SAURON
    theirs = combat.enemy if hero else combat.hero
    at_once = board.options.combat_order == "simultaneous"
    budget, their_budget = strength_left(board, combat, hero), strength_left(board, combat, not hero)
    cards = [choice.card for choice in offered if isinstance(choice, Lay)]
    payable = [card for card in cards if price(combat, hero, card) <= budget]
    sheet = board.sheet(combat.seat)
    if theirs.exhausted:
        answers: list[tuple[str, float]] = [(NO_CARD, 1.0)]
    elif theirs.laid not in HIDDEN and theirs.open:
        answers = [(theirs.laid, 1.0)]
    else:
        heap = unseen_of_foe(combat) if hero else unseen_of_hero(combat, sheet)
        answers = [
            (card, count * (0.6 + 0.25 * CARDS[card].attack + 0.1 * CARDS[card].defense))
            for card, count in heap
            if price(combat, not hero, card) <= their_budget
        ]
        if not answers:
            answers = [(NO_CARD, 1.0)]
    total = sum([weight for _, weight in answers])
    foe_left = combat.health - combat.damage
    hero_left = len(sheet.hand) + len(sheet.life)
    their_left, my_left = (foe_left, hero_left) if hero else (hero_left, foe_left)
    eager = 1.0 + 0.5 * combat.finale
    gains = []
    for choice in offered:
        if not isinstance(choice, Lay):
            gains.append(weigh_giving_up(board, combat, hero, payable, theirs.exhausted))
            continue
        card = choice.card
        asked = price(combat, hero, card)
        if asked > budget:
            gains.append(HOPELESS - card_worth(card))
            continue
        value = 0.0
        for answer, weight in answers:
            hurt_hero, hurt_foe = fought(combat, card if hero else answer, answer if hero else card, at_once)
            dealt, taken = (hurt_foe, hurt_hero) if hero else (hurt_hero, hurt_foe)
            part = eager * min(dealt, their_left) - min(taken, my_left)
            if dealt >= their_left:
                part += KILL * eager
            if taken >= my_left:
                part -= FATAL
            value += weight * part
        value /= total
        others = [each for each in payable if each != card] or (cards.count(card) > 1)
        value -= THRIFT * asked if others and budget - asked >= 0 else 0.0
        if not theirs.exhausted or CARDS[card].ability in ("concentrate", "expose_weakness", "overpower", "volley"):
            more = [each for each in payable if each != card and price(combat, hero, each) <= budget - asked]
            value += LATER.get(CARDS[card].ability, 0.0) * (0.8 if more else 0.0)
        if not theirs.exhausted:
            value += BESIDES.get(CARDS[card].ability, 0.0) * 0.6
        if hero:
            value -= 0.05 * card_worth(card)
        gains.append(value)
    return gains


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


def weigh_agility(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """Cards if there are too few to spend the strength on, else strength."""
    combat, sheet = board.combat, board.sheet(seat)
    assert combat is not None
    costs = sorted([CARDS[card].cost for card in sheet.hand])
    room, playable = hero_strength(board) + combat.agility, 0
    for each in costs:
        if each <= room:
            room -= each
            playable += 1
    good = [card for card in sheet.hand if card_worth(card) >= TYPICAL_WORTH]
    draw = 1.0 if len(good) < 4 or room > combat.agility else -0.5
    return [draw if isinstance(choice, DrawForAgility) else 0.0 for choice in offered]


def weigh_saying(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """What the other side holds most, or what one holds oneself."""
    combat = board.combat
    assert combat is not None
    hero = seat != SAURON
    own = step.by_hero == step.for_hero
    sheet = board.sheet(combat.seat)
    kinds = dict.fromkeys(CardType, 0.0)
    if own:
        for card, count in unseen_of_foe(combat) if hero else unseen_of_hero(combat, sheet):
            kinds[CARDS[card].type] += count
    else:
        for card in sheet.hand if hero else combat.hand:
            kinds[CARDS[card].type] += 1
    # Whoever names the other's type for a trap names what is played least; whoever must keep to a type names what is held most.
    sign = -1.0 if own else 1.0
    return [sign * kinds[choice.type] if isinstance(choice, PickType) else 0.0 for choice in offered]


def weigh_wounds(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """The worst cards take the damage: what is poor in the hand, else what lies unseen in the life pool."""
    sheet, combat = board.sheet(seat), board.combat
    mine = combat is not None and combat.seat == seat
    budget = strength_left(board, combat, True) if mine and combat is not None else 99
    enough = 5 if mine else 4
    gains = []
    for choice in offered:
        if isinstance(choice, FromLifePool):
            gains.append(-TYPICAL_WORTH - (0.0 if len(sheet.hand) <= enough else 0.8))
        else:
            assert isinstance(choice, PickCard)
            useless = CARDS[choice.card].cost > budget
            keep = 0.8 if len(sheet.hand) <= enough and not useless else 0.0
            gains.append(-card_worth(choice.card) * (0.5 if useless else 1.0) - keep)
    return gains


def weigh_keeping(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """Which card to take: the best."""
    return [card_worth(choice.card) if isinstance(choice, PickCard) and choice.card else 0.0 for choice in offered]


def weigh_parting(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """Which card to give away: the worst."""
    return [-card_worth(choice.card) if isinstance(choice, PickCard) else 0.0 for choice in offered]


def weigh_shields(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """Cards with shields against damage: as many as it takes, if the hand can hold it all off; else those that save most."""
    sheet = board.sheet(seat)
    able = sum([CARDS[card].defense for card in sheet.hand])
    gains = []
    for choice in offered:
        if isinstance(choice, PickCard):
            saved = min(step.points, CARDS[choice.card].defense)
            gains.append(saved - 1.0 + (0.6 if able >= step.points else 0.0) - 0.12 * card_worth(choice.card))
        else:
            gains.append(0.0)
    return gains


def weigh_drawing(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """From the pool that promises the better card."""
    sheet = board.sheet(seat)
    gains = []
    for choice in offered:
        if isinstance(choice, FromRestPool):
            gains.append(0.3 + card_worth(sheet.rest[-1]))
        else:
            gains.append(TYPICAL_WORTH if isinstance(choice, FromLifePool) else 0.0)
    return gains


def weigh_retreat(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """Away from a fight that cannot be won."""
    combat, sheet = board.combat, board.sheet(seat)
    assert combat is not None
    left = combat.health - combat.damage
    able = could_deal(board, combat, list(sheet.hand))
    flee = not combat.finale and (able < left - 1 or len(sheet.hand) + len(sheet.life) < 5)
    return [float(isinstance(choice, Accept) == flee) for choice in offered]


def weigh_challenge(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """In a haven one fights only what one can beat."""
    sheet = board.sheet(seat)
    minions = board.minions_at(sheet.place)
    able = len(sheet.hand) >= 6 and len(sheet.life) >= 5
    weak = all([MINIONS[each].health - board.minions[each].damage <= 4 for each in minions])
    go = able and weak and (bool(minions) or len(sheet.hand) >= 8)
    return [0.0 if isinstance(choice, Decline) else (1.0 if go else -1.0) for choice in offered]


def menace(board: Board, choice: Word, seat: Seat) -> float:
    """How much a hero has to fear from the foe that a choice names; a minion near to death is not worth the risk."""
    sheet = board.sheet(seat)
    if isinstance(choice, FightMinion):
        figure = board.minions[choice.minion]
        left = MINIONS[choice.minion].health - figure.damage
        return danger(board, sheet, choice.minion.value, left) + 0.6 - (3.0 if left <= 3 and len(sheet.hand) > 4 else 0.0)
    if isinstance(choice, FightToken):
        face = next(token.face for token in board.tokens[choice.place] if token.number == choice.number)
        return -0.5 if face in ("", Monster.BLANK) else danger(board, sheet, face)
    return 0.0


def weigh_foes(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """Sauron sends the foe that hurts most."""
    return [menace(board, choice, scope.player) for choice in offered]


def weigh_shape(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """An Uruk-hai, if the monster itself is weaker."""
    _, token = board.find_token(step.token)
    uruk, itself = FOES[Monster.URUK_HAI], FOES[Monster(token.face)]
    better = uruk.strength + uruk.health > itself.strength + itself.health
    return [float(isinstance(choice, AsUrukHai) == better) for choice in offered]


def weigh_champion(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """The hero with the best means for the last fight."""
    gains = []
    for choice in offered:
        sheet = board.sheet(board.seat_of(choice.hero))  # type: ignore[attr-defined]
        means = 1.0 * sheet.attribute(Attribute.STRENGTH) + 0.9 * sheet.attribute(Attribute.AGILITY)
        gains.append(means + 0.9 * sheet.attribute(Attribute.FORTITUDE) + 0.25 * len(sheet.trained))
    return gains
