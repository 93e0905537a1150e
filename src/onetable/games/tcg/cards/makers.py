"""Makers of cards: one for each type, so that a card file reads like the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.games.tcg.card import Card
from onetable.games.tcg.index import entries_of
from onetable.games.tcg.speech.deeds import Costs, Payable
from onetable.games.tcg.speech.parts import Ability, Filter
from onetable.games.tcg.traits import SHADOW_CULTURES, WEAPON_TRAIT, Arrow, Culture, ItemClass, Keyword, Kind, Race, Side, Signet

Text = Sequence[Ability]
Keywords = dict[Keyword, int] | Sequence[Keyword]


def make(id: str, title: str, kind: Kind, side: Side, text: Text = (), keywords: Keywords = (), to_play: Payable | None = None,
         **fields: Any) -> Card:  # fmt: skip
    """A card of any type, with all that is derived from what is printed."""
    name, _, subtitle = title.partition(", ") if kind in SUBTITLED else (title, "", "")
    printed = dict(keywords) if isinstance(keywords, dict) else dict.fromkeys(keywords, 1)
    traits = {name, kind, side, *[fields[field] for field in ("culture", "race", "signet", "item") if fields.get(field)]}
    if fields.get("item") in (ItemClass.HAND_WEAPON, ItemClass.RANGED_WEAPON):
        traits.add(WEAPON_TRAIT)
    costs = to_play.parts if isinstance(to_play, Costs) else () if to_play is None else (to_play,)
    keys = frozenset([key for ability in text for key in ability.found_by()])
    entries = entries_of(tuple(text), fields.get("strength_bonus", 0), fields.get("vitality_bonus", 0))
    return Card(
        id, name, kind, side, subtitle, text=tuple(text), keywords=tuple(printed.items()), printed=printed, to_play=costs,
        traits=frozenset(traits), keys=keys, entries=entries, **fields,
    )  # fmt: skip


SUBTITLED = (Kind.COMPANION, Kind.ALLY, Kind.MINION, Kind.THE_ONE_RING)


def side_of(culture: Culture) -> Side:
    """Every culture serves one side."""
    return Side.SHADOW if culture in SHADOW_CULTURES else Side.FREE


def companion(id: str, title: str, culture: Culture, race: Race, twilight: int, strength: int, vitality: int, *,
              unique: bool = True, signet: Signet | None = None, resistance: int = 0, to_play: Payable | None = None,
              keywords: Keywords = (), text: Text = ()) -> Card:  # fmt: skip
    """A member of the fellowship; most are unique."""
    return make(id, title, Kind.COMPANION, Side.FREE, text, keywords, to_play, culture=culture, race=race, twilight=twilight,
                strength=strength, vitality=vitality, unique=unique, signet=signet, resistance=resistance)  # fmt: skip


def ally(id: str, title: str, culture: Culture, race: Race, twilight: int, strength: int, vitality: int, home: int, *,
         unique: bool = True, to_play: Payable | None = None, keywords: Keywords = (), text: Text = ()) -> Card:  # fmt: skip
    """Somebody who helps from home."""
    return make(id, title, Kind.ALLY, Side.FREE, text, keywords, to_play, culture=culture, race=race, twilight=twilight,
                strength=strength, vitality=vitality, home=home, unique=unique)  # fmt: skip


def minion(id: str, title: str, culture: Culture, race: Race, twilight: int, strength: int, vitality: int, site: int, *,
           unique: bool = False, to_play: Payable | None = None, keywords: Keywords = (), text: Text = ()) -> Card:  # fmt: skip
    """A servant of the Shadow."""
    return make(id, title, Kind.MINION, Side.SHADOW, text, keywords, to_play, culture=culture, race=race, twilight=twilight,
                strength=strength, vitality=vitality, site=site, unique=unique)  # fmt: skip


def possession(id: str, title: str, culture: Culture, twilight: int, bearer: Filter | None = None, item: ItemClass | None = None, *,
               strength: int = 0, unique: bool = False, to_play: Payable | None = None, keywords: Keywords = (),
               text: Text = ()) -> Card:  # fmt: skip
    """An object; without a bearer it is played to the support area."""
    return make(id, title, Kind.POSSESSION, side_of(culture), text, keywords, to_play, culture=culture, twilight=twilight, bearer=bearer,
                item=item, strength_bonus=strength, unique=unique)  # fmt: skip


def condition(id: str, title: str, culture: Culture, twilight: int, bearer: Filter | None = None, *, strength: int = 0, vitality: int = 0,
              unique: bool = False, on_site: bool = False, one_per_bearer: bool = False, to_play: Payable | None = None,
              keywords: Keywords = (), text: Text = ()) -> Card:  # fmt: skip
    """Something that stays until it is discarded; without a bearer it is played to the support area."""
    return make(id, title, Kind.CONDITION, side_of(culture), text, keywords, to_play, culture=culture, twilight=twilight, bearer=bearer,
                strength_bonus=strength, vitality_bonus=vitality, unique=unique, on_site=on_site,
                one_per_bearer=one_per_bearer)  # fmt: skip


def event(id: str, title: str, culture: Culture, twilight: int, *text: Ability, keywords: Keywords = ()) -> Card:
    """Something that happens once."""
    return make(id, title, Kind.EVENT, side_of(culture), text, keywords, culture=culture, twilight=twilight)


def site(id: str, title: str, number: int, shadow: int, arrow: Arrow, *text: Ability, keywords: Keywords = ()) -> Card:
    """A place on the adventure path."""
    return make(id, title, Kind.SITE, Side.SITE, text, keywords, site=number, shadow=shadow, arrow=arrow)
