"""Rules of thumb for a combat: which card to lay, what to do with agility, which cards take the damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.step import Scope, Seat
from onetable.core.word import Word
from onetable.games.quest.bots.clashes import card_worth, unseen_of_foe, unseen_of_hero
from onetable.games.quest.bots.laying import could_deal, strength_left
from onetable.games.quest.bots.worth import danger
from onetable.games.quest.figures import CARDS, FOES, MINIONS
from onetable.games.quest.mechanics.combat.sides import hero_strength
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Attribute, CardType, Monster
from onetable.games.quest.vocabulary.choices import (
    Accept,
    AsUrukHai,
    Decline,
    DrawForAgility,
    FightMinion,
    FightToken,
    FromLifePool,
    FromRestPool,
    PickCard,
    PickType,
)

TYPICAL_WORTH = 1.7  # of an unseen card


def weigh_agility(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """Cards if there are too few to spend the strength on, else strength."""
    combat, sheet = board.combat, board.sheet(seat)
    assert combat is not None
    room = hero_strength(board) + combat.agility
    for each in sorted([CARDS[card].cost for card in sheet.hand]):
        room -= each if each <= room else 0
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
        means = 1.0 * board.attribute(sheet, Attribute.STRENGTH) + 0.9 * board.attribute(sheet, Attribute.AGILITY)
        gains.append(means + 0.9 * board.attribute(sheet, Attribute.FORTITUDE) + 0.25 * len(sheet.trained))
    return gains
