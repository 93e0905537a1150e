"""What the words of a card bring the heroes, in favor tokens: positive is good for them, negative for Sauron."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from onetable.core.step import Scope
from onetable.games.quest.bots.story import steps_left
from onetable.games.quest.figures import FOES
from onetable.games.quest.mechanics.attributes import may_raise
from onetable.games.quest.mechanics.goods import room_for_favor
from onetable.games.quest.pieces import HeroSheet, foe_called
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Attribute, Item, Marker
from onetable.games.quest.words.missions import CorruptionAtMost

FAVOR, CORRUPTION, TRAINING, MARKER, PLOT_CARD, SHADOW_CARD, POOL = 1.0, 1.3, 0.9, 1.6, 0.9, 0.8, 0.45
PURITY = 1.0  # what a corruption card costs on top where the mission asks for pure hearts
CHARACTER, FAVOR_ON_MAP, INFLUENCE, TOKEN = 1.2, 0.6, 0.25, 0.5
ITEMS = {Item.HORSE: 1.6, Item.BOAT: 0.7, Item.ELVEN_CLOAK: 0.9}
RAISES = {Attribute.FORTITUDE: 2.4, Attribute.STRENGTH: 2.2, Attribute.AGILITY: 1.8, Attribute.WISDOM: 1.4}
SMALL = 0.2

Reading = Callable[[Any, Board, Scope], float]


def hero_of(board: Board, scope: Scope) -> HeroSheet:
    """The hero the words are about; if they are about nobody in particular, the first."""
    return board.sheet(scope.player) if scope.player else board.sheets[0]


def person(scope: Scope) -> Scope:
    """A voice that is about a hero."""
    return scope if scope.player else Scope(1, scope.source)


def unread(value: float) -> Reading:
    """Always about the same."""
    return lambda word, board, scope: value


def hurt(sheet: HeroSheet, points: float) -> float:
    """What damage costs: more for who has little left."""
    left = len(sheet.hand) + len(sheet.life)
    if points >= left:
        return -3.5
    return -points * (0.2 if left - points > 8 else 0.32)


def corruption(board: Board, sheet: HeroSheet, cards: int) -> float:
    """What it costs to take corruption cards; the more one has, the more Sauron makes of them."""
    pure = bool(board.hero_mission) and isinstance(board.cards.missions[board.hero_mission].condition, CorruptionAtMost)
    return -cards * (CORRUPTION + 0.15 * len(sheet.corruption) + (PURITY if pure else 0.0))


def favor(board: Board, scope: Scope, number: int) -> float:
    """What so much favor is worth; what there is no room for is lost."""
    if number > 0:
        return FAVOR * room_for_favor(board, person(scope).player, number)
    return FAVOR * max(number, -hero_of(board, scope).favor)


def raised(board: Board, scope: Scope, attribute: Attribute | None) -> float:
    """What a better attribute is worth."""
    open_ones = [each for each in Attribute if may_raise(board, person(scope).player, each) and attribute in (None, each)]
    return max([RAISES[each] for each in open_ones], default=0.0)


def moved(board: Board, scope: Scope, marker: Marker, spaces: int) -> float:
    """What it is worth that a marker moves."""
    if marker is Marker.GREEN:
        return spaces * MARKER * 1.2
    return -spaces * MARKER * (1.0 if steps_left(board) else 0.6)


def fight(board: Board, scope: Scope, foe: str, agility: int = -1) -> float:
    """What a fight that somebody is forced into brings."""
    return -0.6 * danger(board, hero_of(board, scope), foe) - (0.3 if agility == 0 else 0.0)


def danger(board: Board, sheet: HeroSheet, foe: str, health: int = 0) -> float:
    """How much a hero has to fear from this foe: from 0 to about 6."""
    means = (
        0.3 * board.attribute(sheet, Attribute.STRENGTH) + 0.25 * min(8, len(sheet.hand)) + 0.2 * board.attribute(sheet, Attribute.AGILITY)
    )
    frail = 1.5 if len(sheet.hand) + len(sheet.life) < 7 else 0.0
    return max(0.2, 0.7 * (threat(foe, health) - means) + 0.8 + frail)


@lru_cache(1 << 9)
def threat(foe: str, health: int) -> float:
    """What a foe with so much health left brings to a fight."""
    printed = FOES[foe_called(foe)]
    return 0.45 * printed.strength + 0.12 * printed.fortitude + 0.25 * (health or printed.health) + 0.25 * printed.wisdom
