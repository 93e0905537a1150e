"""What the cards in play make of the rules this round: derived from the set-up, shared by clones, never saved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from onetable.core.event import Event
from onetable.games.fellowship.blueprints import Catalogue, Chapter, Character, SpecialCard
from onetable.games.fellowship.goal import Goal
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import Cards


class Plan(Struct, frozen=True):
    """The round as the chapter card, its event and the number of players lay it out."""

    catalogue: Catalogue
    chapter: Chapter
    characters: Mapping[str, Character]
    specials: Mapping[str, SpecialCard]  # riders and gifts
    gifts: Mapping[str, str]  # by person: the gift
    roster: tuple[str, ...]
    required: frozenset[str]
    ring_bearers: frozenset[str]  # characters that never give the 1 of Rings away
    chairs: int
    deck: Cards
    hand_size: int
    lost_cards: int
    solo: bool
    road: bool
    leads: str = ""
    swap_gift: str = ""  # a gift that lets cards change places between tricks
    trump: int = -1  # place of the suit that wins every trick
    forest: bool = False
    balrog: int = 0
    barrow: int = 0
    barrow_drawn: int = 0
    threat_ranks: tuple[int, ...] = ()
    threat_deck: int = 0  # the same, a bit each
    threats_hidden: bool = False
    together: bool = False
    face_down: str = ""
    early_success: bool = True
    portions: int = 0  # the Mirror
    portion_size: int = 0
    random_cast: bool = False
    holder_bears_ring: bool = True  # only the holder of the 1 of Rings can be a ring-bearer
    pyramid_may_not_be: str = ""
    rider_pairs: Mapping[str, str] = {}
    goals: Mapping[str, Goal] = {}
    no_threat: frozenset[str] = frozenset()
    pack: tuple[Cards, ...] = ()  # the cards of the deck, one by one
    remembered: dict[Any, Any] = {}  # roles and offers that were worked out before for these cards
    last_event: bool = False  # the last event of a chapter: all who are not finished must take part


class Roles(Struct, frozen=True):
    """What the chosen characters make of the rules: by chair."""

    names: tuple[Named, ...]
    people: tuple[Character, ...]
    persons: tuple[str, ...]  # whom other cards call them
    goals: tuple[Goal, ...]
    duties: tuple[Goal | None, ...]  # of riders
    has_duties: bool
    need_not_follow: int  # chairs, a bit each
    may_lead_rings: int
    loose: int  # chairs that need not always follow suit
    name_leader: int
    face_down: int  # a chair, or -1
    free_first_trick: int
    announces: int  # chairs whose threat the others do not see, but who tell when the goal is complete
    infers: int  # chairs of which all learn a void when they do not follow
    told: dict[int, Event]  # cards that were played before, as news
    plain: bool  # nothing happens between two tricks
    strict: bool  # and all hands are closed, each with a player of its own who must always follow suit
