"""A position as it is written down: who is where with which cards, and what lies on the map."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from onetable.core.step import Seat
from onetable.games.quest.pieces import Options
from onetable.games.quest.traits import Attribute, Character, Deck, Hero, Item, Marker, Minion, Place


class HeroData(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero. Cards may be called by their ability; `life` lists the top cards first; all cards not named lie where `others` says."""

    hero: Hero
    at: Place | None = None
    hand: list[str] = []
    life: list[str] = []
    rest: list[str] = []
    damage: list[str] = []
    others: str = "life"
    favor: int = 0
    corruption: list[str] = []
    items: list[Item] = []
    raised: dict[Attribute, int] = {}
    trained: list[str] = []
    starting: str = ""
    advanced: str = ""
    revealed: bool = False
    side: list[str] = []
    done: int = 0


class CombatData(Struct, frozen=True, forbid_unknown_fields=True):
    """A combat under way at the beginning of a round; stacks list the card played first at first."""

    foe: str
    foe_hand: list[str] = []
    foe_deck: list[str] = []  # the top cards, first the top one
    foe_stack: list[str] = []
    hero_stack: list[str] = []
    hero_last: str = ""
    foe_last: str = ""
    hero_declared: str | None = None
    foe_declared: str | None = None
    damage: int = 0
    strength: int = 0  # added to the hero's own
    health: int = 0
    fear: bool = False
    hero_exhausted: bool = False
    foe_exhausted: bool = False


class SceneData(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is written down; see docs/scenarios-quest.md."""

    game: str = "quest"
    name: str = ""
    cites: list[str] = []
    about: str = ""
    bites: bool = True
    play: list[Any] = []
    seed: int = 1
    hasty: bool = True
    options: Options = Options()
    heroes: list[HeroData] = []
    seat: Seat = 1
    step: str = ""
    fight: str = ""
    card: str = ""  # a card whose text is carried out: "encounter.the_ranger"
    combat: CombatData | None = None
    influence: dict[Place, int] = {}
    pool: int = 0
    tokens: dict[Place, list[str]] = {}
    minions: dict[Minion, Any] | None = None
    defeated: list[Minion] = []
    favor: dict[Place, int] = {}
    characters: dict[Character, Place] = {}
    items: dict[Item, int] = {}
    markers: dict[Marker, int] = {}
    stage_reached: int = 0
    plots: list[tuple[str, Place]] = []
    plot_hand: list[str] = []
    plot_deck: list[str] = []
    plot_discards: list[str] = []
    shadow_hand: list[str] = []
    shadow_deck: list[str] = []
    shadow_discards: list[str] = []
    perils: list[str] = []
    corruption: list[str] = []
    corruption_discards: list[str] = []
    skills: list[str] = []
    skills_left: int = -1
    piles: dict[Deck, list[str]] = {}
    encounters: dict[Deck, list[str]] = {}
    events: dict[int, list[str]] = {}
    event: str = ""
    given: tuple[str, Seat, int] | None = None
    hero_mission: str = ""
    sauron_mission: str = ""
    tracks: list[list[int]] = []  # spaces taken on the tracks: influence, draw, command
    turn: dict[str, Any] = {}
    round: int = 2
