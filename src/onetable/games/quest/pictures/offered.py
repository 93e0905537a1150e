"""Who can be played, as the set-up form shows them: a portrait, numbers and what they can do."""

from __future__ import annotations

from onetable.games.quest.figures import HEROES
from onetable.games.quest.pictures.faces import lines, title
from onetable.games.quest.traits import Attribute, Hero
from onetable.server.pictures.shapes import Json
from onetable.server.pictures.speaker import Speaker
from onetable.text import Interface


def hero_offered(speaker: Speaker, hero: Hero) -> Json:
    """A hero as on their sheet."""
    sheet = HEROES[hero]
    printed = {
        Attribute.FORTITUDE: sheet.fortitude, Attribute.STRENGTH: sheet.strength, Attribute.AGILITY: sheet.agility,
        Attribute.WISDOM: sheet.wisdom,
    }  # fmt: skip
    return {
        "of": f"hero.{hero}",
        "numbers": [[title(speaker, f"attribute.{which}"), value] for which, value in printed.items()],
        "lines": lines(speaker, f"hero.{hero}"),
        "start": title(speaker, f"place.{sheet.start}"),
    }


def sauron_offered(speaker: Speaker) -> Json:
    """The one against all."""
    return {"of": "mission.his_dark_throne", "numbers": [], "lines": [Interface(speaker.language).say("quest-gather-sauron")], "start": ""}
