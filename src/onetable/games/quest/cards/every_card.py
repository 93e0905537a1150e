"""All cards of the game, gathered from the files of this folder."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Protocol, TypeVar

from onetable.core.errors import BadInput
from onetable.games.quest.cards import corruption, encounters, events, fighting, foes, people, perils, plots, quests, shadow
from onetable.games.quest.catalogue import Catalogue


class Card(Protocol):
    """Anything with an id of its own."""

    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=Card)


def by_id(kind: str, *files: tuple[C, ...]) -> Mapping[str, C]:
    """Cards of one kind by their ids; no two may share one."""
    found: dict[str, C] = {}
    for card in [card for cards in files for card in cards]:
        if card.id in found:
            raise BadInput(f"Two {kind} cards have the id “{card.id}”.")
        found[card.id] = card
    return MappingProxyType(found)


@cache
def every_card() -> Catalogue:
    """The catalogue that the rulebook puts on a table."""
    return Catalogue(
        plots=by_id("plot", plots.STARTING, plots.DECK),
        shadows=by_id("shadow", shadow.CARDS),
        events=by_id("event", events.CARDS),
        corruption=by_id("corruption", corruption.CARDS),
        perils=by_id("peril", perils.CARDS),
        encounters=by_id("encounter", encounters.CARDS),
        quests=by_id("quest", quests.HERO_QUESTS, quests.SIDE_QUESTS),
        missions=by_id("mission", people.MISSIONS),
        characters=MappingProxyType(people.CHARACTERS),
        items=MappingProxyType(people.ITEMS),
        heroes=MappingProxyType(people.HERO_TEXT),
        foes=MappingProxyType(foes.FOE_TEXT),
        abilities=MappingProxyType(fighting.ABILITIES),
        perils_twice=perils.TWICE,
    )
