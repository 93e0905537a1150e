"""Names of places, people and cards in four languages, read from their table."""

from __future__ import annotations

import json
from enum import StrEnum
from functools import cache
from importlib.resources import files

from onetable.core.phrasebook import MissingPhrase
from onetable.core.word import Word
from onetable.games.quest import traits
from onetable.games.quest.figures import CARDS


class Named(Word, frozen=True):
    """A card, hero, place or anything else that has a name: “plot.loss_of_an_heir”, “place.bree”."""

    id: str


KINDS: dict[type[StrEnum], str] = {
    traits.Place: "place", traits.Region: "region", traits.Hero: "hero", traits.Minion: "minion", traits.Monster: "monster",
    traits.Character: "character", traits.Item: "item", traits.Attribute: "attribute", traits.Terrain: "terrain", traits.CardType: "type",
    traits.CombatDeck: "deck", traits.Deck: "encounter_deck", traits.Marker: "marker", traits.Track: "track",
}  # fmt: skip
CARD_KINDS = ("plot", "shadow", "event", "corruption", "peril", "encounter", "quest", "mission", "fighting")


@cache
def _names() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(files(__package__).joinpath("names.json").read_text("utf-8"))
    return found


def name_of(key: str, language: str) -> str:
    """The name of “kind.id” in this language; a fighting card has the name of its ability."""
    kind, _, id = key.partition(".")
    if kind == "fighting" and id in CARDS:
        key = f"combat.{CARDS[id].ability}"
    try:
        return _names()[key][language]
    except KeyError:
        raise MissingPhrase(f"{language} has no name for “{key}”") from None


def enum_names(language: str) -> dict[object, str]:
    """Every place, hero, foe and so on with its name."""
    return {member: name_of(f"{kind}.{member.value}", language) for each, kind in KINDS.items() for member in each}
