"""The signs of the map and of cards: no meaning is told by a color alone."""

from __future__ import annotations

from onetable.games.quest.atlas import ALWAYS_PERILOUS, HAVENS, STRONGHOLDS
from onetable.games.quest.figures import FightingCard
from onetable.games.quest.traits import CardType, Place, Terrain

HAVEN, STRONGHOLD, PERIL, PLAIN = "⌂", "♜", "!", "·"
INFLUENCE, MONSTER, MINION, FAVOR, CHARACTER, PLOT, EVENT = "•", "▾", "♛", "+", "♙", "§", "¶"
TURN, WAITING = "◆", "◇"  # the hero whose turn it is, and the others
WATER = "~"
TERRAIN = {
    Terrain.PLAINS: "≡", Terrain.SWAMP: "≈", Terrain.WOODS: "♣", Terrain.HILLS: "∩", Terrain.MOUNTAINS: "^", Terrain.ANY: "∗",
}  # fmt: skip
TYPE = {CardType.RANGED: "↗", CardType.MELEE: "†"}
RAISED, LOWERED = "↑", "↓"


def kind_of(place: Place) -> str:
    """What kind of place it is: of a stronghold this says more than that it is perilous."""
    if place in HAVENS:
        return HAVEN
    if place in STRONGHOLDS:
        return STRONGHOLD
    return PERIL if place in ALWAYS_PERILOUS else PLAIN


def card_figures(card: FightingCard) -> str:
    """Type, attack and defense, cost, and the icon that pays for paths."""
    icon = f" {TERRAIN[card.terrain]}" if card.terrain is not None else ""
    return f"{TYPE[card.type]}{card.attack}/{card.defense} ¢{card.cost}{icon}"
