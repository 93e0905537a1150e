"""The map to be read aloud: region by region, and every place by its name."""

from __future__ import annotations

from onetable.games.quest.atlas import REGION_OF
from onetable.games.quest.telling.aloud import place_aloud
from onetable.games.quest.telling.facts import headed, joined, name_of, place_name
from onetable.games.quest.telling.places import lying, nature
from onetable.games.quest.traits import Place, Region
from onetable.telling.entries import Entry
from onetable.telling.spoken_view import SpokenView


def map_lines(sight: SpokenView) -> list[str]:
    """Every region with its places, what they are and what lies there."""
    return [sight.say("card-text", name=region_name(sight, region), text=region_text(sight, region)) for region in Region]


def map_entries(sight: SpokenView) -> list[Entry]:
    """Every region, and every place with its paths."""
    regions = [Entry(f"region.{region}", region_name(sight, region), region_text(sight, region)) for region in Region]
    return [*regions, *[Entry(f"place.{place}", headed(place_name(sight, place)), place_aloud(sight, place)) for place in Place]]


def region_name(sight: SpokenView, region: Region) -> str:
    """A region at the beginning of a line."""
    return headed(name_of(sight, "region", region.value))


def region_text(sight: SpokenView, region: Region) -> str:
    """The places of a region in one sentence."""
    places = [place for place in Place if REGION_OF[place] is region]
    return sight.say("quest-sentence", text=joined(sight, [place_in_short(sight, place) for place in places]))


def place_in_short(sight: SpokenView, place: Place) -> str:
    """A place with its nature and what lies there."""
    facts = [*nature(sight, place), *lying(sight, place)]
    name = place_name(sight, place)
    return sight.say("quest-choice", choice=name, facts=joined(sight, facts)) if facts else name
