"""What is printed on the board, the sheets, the tokens and the cards: made once for each language."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from msgspec import to_builtins

from onetable.games.quest.atlas import COLORS, PAIR_OF, SITES
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import CARDS, FOES, HEROES, MINIONS
from onetable.games.quest.pictures.faces_shape import Beginning, Face, FaceKind, Fighting, Numbers, Site, Way
from onetable.games.quest.pictures.paths import all_paths, path_key
from onetable.games.quest.telling.facts import headed
from onetable.games.quest.telling.titles import owner_of
from onetable.games.quest.text.names import Named
from onetable.games.quest.traits import (
    Attribute,
    CardType,
    Character,
    CombatDeck,
    Deck,
    Foe,
    Hero,
    Item,
    Marker,
    Minion,
    Monster,
    Place,
    Region,
    Terrain,
    Track,
)
from onetable.games.quest.words.places import Only
from onetable.server.pictures.speaker import Speaker, speaker_of
from onetable.telling.spoken_view import texts_of

NAMED: dict[FaceKind, type[StrEnum]] = {
    "terrain": Terrain, "encounter_deck": Deck, "deck": CombatDeck, "marker": Marker, "track": Track, "attribute": Attribute,
    "type": CardType,
}  # fmt: skip


@cache
def faces_in(game: str, language: str) -> dict[str, Face]:
    """All faces by key."""
    speaker = speaker_of(game, language)
    found = [*map_faces(speaker), *word_faces(speaker), *figure_faces(speaker), *card_faces(speaker)]
    return {face.key: face for face in found}


def title(speaker: Speaker, key: str) -> str:
    """What it is called where it stands alone."""
    return headed(speaker.phrases.tidy(speaker.phrases.say(Named(key))))


def lines(speaker: Speaker, key: str) -> tuple[str, ...]:
    """What it says, paragraph by paragraph."""
    word = texts_of(speaker.game).get(key)
    return tuple([line for line in speaker.phrases.marking().read(word).split("\n") if line]) if word is not None else ()


def figures(speaker: Speaker, key: str) -> str:
    """What is printed beside the text, in words."""
    word = texts_of(speaker.game).get(key)
    return speaker.phrases.figures(word) if word is not None else ""


# ---- the map


def map_faces(speaker: Speaker) -> list[Face]:
    """Regions, places and paths."""
    paths = all_paths()
    found = [
        Face(f"region.{region}", "region", title(speaker, f"region.{region}"), color=COLORS[region], pair=PAIR_OF[region])
        for region in Region
    ]
    for place in Place:
        site, begin = SITES[place], tuple([path_key(path) for path in paths if place in path.between])
        face = Site(site.x, site.y, site.region, site.haven, site.stronghold, site.perilous, begin)
        found.append(Face(f"place.{place}", "place", title(speaker, f"place.{place}"), site=face))
    map_size = len(paths) - 1
    for number, path in enumerate(paths):
        way = Way(path.between, path.terrain, path.cost, path.water, number >= map_size)
        found.append(Face(path_key(path), "path", title(speaker, f"terrain.{path.terrain}"), path=way))
    return found


# ---- words


def word_faces(speaker: Speaker) -> list[Face]:
    """What has a name and no text."""
    return [Face(f"{kind}.{each}", kind, title(speaker, f"{kind}.{each}")) for kind, members in NAMED.items() for each in members]


# ---- figures


def figure_faces(speaker: Speaker) -> list[Face]:
    """Heroes, minions, monsters, characters and items."""
    found = [told(speaker, "hero", hero, numbers=hero_numbers(hero)) for hero in Hero]
    found += [told(speaker, "minion", minion, numbers=foe_numbers(minion)) for minion in Minion]
    found += [told(speaker, "monster", monster, numbers=foe_numbers(monster) if monster in FOES else None) for monster in Monster]
    found += [told(speaker, "character", character) for character in Character]
    return [*found, *[told(speaker, "item", item) for item in Item]]


def told(speaker: Speaker, kind: FaceKind, id: str, numbers: Numbers | None = None) -> Face:
    """A figure with its name and what it says."""
    key = f"{kind}.{id}"
    return Face(key, kind, title(speaker, key), lines(speaker, key), figures(speaker, key), numbers=numbers)


def hero_numbers(hero: Hero) -> Numbers:
    """What is printed on his sheet."""
    sheet = HEROES[hero]
    return Numbers(sheet.fortitude, sheet.strength, sheet.agility, sheet.wisdom, 0, "", 0, (sheet.start,))


def foe_numbers(foe: Foe) -> Numbers:
    """What is printed of it."""
    figures = FOES[foe]
    stage, start = (MINIONS[foe].stage, MINIONS[foe].start) if isinstance(foe, Minion) else (0, ())
    return Numbers(figures.fortitude, figures.strength, 0, figures.wisdom, figures.health, figures.deck, stage, start)


# ---- cards


def card_faces(speaker: Speaker) -> list[Face]:
    """All cards."""
    cards = every_card()
    found = [fighting_face(speaker, id) for id in CARDS]
    found += [
        card(
            speaker, "plot", each.id, marker=each.marker, advance=each.advance, favor=each.favor, pool=each.pool,
            begins=Beginning(**to_builtins(each.setup)) if each.setup is not None else None,
            places=(each.affects.place,) if isinstance(each.affects, Only) else (),
        )
        for each in cards.plots.values()
    ]  # fmt: skip
    found += [card(speaker, "shadow", each.id, pool=each.pool, moment=each.moment) for each in cards.shadows.values()]
    for event in cards.events.values():
        places = (event.stays,) if event.stays is not None else ()
        found.append(card(speaker, "event", event.id, stage=event.stage, priority=event.priority, places=places, marker=event.advances))
    found += [card(speaker, "corruption", each.id, favor=each.cost or 0) for each in cards.corruption.values()]
    for peril in cards.perils.values():
        found.append(card(speaker, "peril", peril.id, places=(peril.place,) if peril.place else (), regions=peril.regions))
    for met in cards.encounters.values():
        places, regions = (met.place,) if met.place else (), (met.region,) if met.region else ()
        found.append(card(speaker, "encounter", met.id, priority=met.priority, of=met.deck, places=places, regions=regions))
    for quest in cards.quests.values():
        leads = tuple([place for place in (quest.fight_at, quest.explore) if place is not None])
        found.append(card(speaker, "quest", quest.id, places=leads, of=quest.hero or "", advanced=quest.advanced))
    return [*found, *[card(speaker, "mission", each.id, of=each.side) for each in cards.missions.values()]]


def card(speaker: Speaker, kind: FaceKind, id: str, **parts: object) -> Face:
    """A card with its name, its figures and its text."""
    key = f"{kind}.{id}"
    return Face(key, kind, title(speaker, key), lines(speaker, key), figures(speaker, key), **parts)  # type: ignore[arg-type]


def fighting_face(speaker: Speaker, id: str) -> Face:
    """A fighting card."""
    face = CARDS[id]
    printed = Fighting(face.type, face.attack, face.defense, face.cost, face.terrain, owner_of(id), face.copies)
    return card(speaker, "fighting", id, fighting=printed)
