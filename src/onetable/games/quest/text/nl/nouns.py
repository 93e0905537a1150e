"""Dutch names in running text: “de Gouw”, “op Weertop”, “een ork”, and who is several."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.names import Named, enum_names
from onetable.games.quest.traits import CardType, CombatDeck, Deck, Foe, Hero, Item, Marker, Minion, Monster, Place, Region, Track
from onetable.language.nl.verbs import finite

NAMES = enum_names("nl")
WITH_DE = (
    Place.BLUE_MOUNTAINS, Place.RUINS_OF_ANGMAR, Place.HILLS_OF_EVENDIM, Place.ENEDWAITH_PLAINS, Place.GAP_OF_ROHAN,
    Place.MOUTH_OF_THE_GREYFLOOD, Place.ETTENMOORS, Place.GLADDEN_FIELDS, Place.MOUNT_GUNDABAD, Place.SOUTH_EAVES, Place.MOUNT_DOOM,
    Place.DEAD_MARSHES, Place.PLAINS_OF_ROHAN, Place.PLAINS_OF_GORGOROTH, Place.SEA_OF_UDUN,
)  # fmt: skip
WITH_HET = (Place.OLD_FOREST, Place.LAKE_ESGAROTH, Place.WOODLAND_REALM)
ARTICLES: dict[Place | Region, str] = {**dict.fromkeys(WITH_DE, "de "), **dict.fromkeys(WITH_HET, "het ")}
ON = (
    Place.WEATHERTOP, Place.ENEDWAITH_PLAINS, Place.ETTENMOORS, Place.GLADDEN_FIELDS, Place.MOUNT_GUNDABAD, Place.FOREST_TRAIL,
    Place.FOREST_ROAD, Place.HIGH_PASS, Place.WITHERED_HEATH, Place.MOUNT_DOOM, Place.AMON_HEN, Place.DAGORLAD, Place.PLAINS_OF_ROHAN,
    Place.PLAINS_OF_GORGOROTH,
)  # fmt: skip
BY = (Place.MOUTH_OF_THE_GREYFLOOD, Place.LAKE_ESGAROTH, Place.REDHORN_GATE, Place.SEA_OF_UDUN)
ALONGSIDE = (Place.SOUTH_EAVES,)
PREPOSITIONS: dict[Place | Region, str] = {**dict.fromkeys(ON, "op"), **dict.fromkeys(BY, "bij"), **dict.fromkeys(ALONGSIDE, "aan")}
SEVERAL = (Monster.CREBAIN, Minion.RINGWRAITHS)
DECKS = {CombatDeck.ZEALOT: "dwepers", CombatDeck.RAVAGER: "plunderaars", CombatDeck.BEHEMOTH: "kolossen"}
MARKERS = {Marker.GREEN: "groene", Marker.YELLOW: "gele", Marker.RED: "rode", Marker.BLACK: "zwarte"}
TYPES = {CardType.RANGED: "afstandskaart", CardType.MELEE: "nabijkaart"}
TRACKS = {Track.INFLUENCE: "invloedspoor", Track.DRAW: "trekspoor", Track.COMMAND: "bevelspoor"}


def the(thing: Place | Region | Foe | Hero) -> str:
    """What is known, inside a sentence."""
    if isinstance(thing, (Place, Region)):
        return f"{ARTICLES.get(thing, '')}{NAMES[thing]}"
    return "Gothmog" if thing is Minion.GOTHMOG else f"de {NAMES[thing]}" if isinstance(thing, Monster) else NAMES[thing]


def before(preposition: str) -> QuestPhrase:
    """A preposition, and what is known."""
    return lambda place, book: f"{preposition} {book.say(place, 'the')}"


def a_foe(foe: Foe) -> str:
    """A foe that comes up."""
    return the(foe) if isinstance(foe, Minion) else NAMES[foe] if foe in SEVERAL else f"een {NAMES[foe]}"


def verb(who: Foe | Hero, does: str) -> str:
    """What a side of a combat does: “speelt”, of several “spelen”."""
    return finite(does, who in SEVERAL)


TITLES = ("plot", "shadow", "event", "corruption", "peril", "encounter", "quest", "mission", "fighting")
ON_MAP, FOES = (*Place, *Region), (*Monster, *Minion)
NOUNS: dict[object, QuestPhrase] = {
    **NAMES,
    **{(thing, "the"): the(thing) for thing in (*ON_MAP, *FOES, *Hero)},
    **{(place, "at"): before(PREPOSITIONS.get(place, "in")) for place in ON_MAP},
    **{(place, "away"): before("van" if place in PREPOSITIONS else "uit") for place in ON_MAP},
    **{(foe, "a"): a_foe(foe) for foe in FOES},
    (Monster.BLANK, "face"): "leeg",
    **{(item, "a"): f"een {NAMES[item]}" for item in Item},
    **{(marker, "the"): f"het {colour} merkteken" for marker, colour in MARKERS.items()},
    **{(kind, "card"): card for kind, card in TYPES.items()},
    **{(kind, "cards"): f"{card}en" for kind, card in TYPES.items()},
    **{(track, "track"): name for track, name in TRACKS.items()},
    **{(deck, "whose"): name for deck, name in DECKS.items()},
    **{(deck, "place"): "een toevluchtsoord" if deck is Deck.HAVEN else NAMES[deck] for deck in Deck},
    **{(deck, "deck"): "de toevluchtsstapel" if deck is Deck.HAVEN else f"de ontmoetingsstapel van {NAMES[deck]}" for deck in Deck},
    "does": lambda who, does: f"{the(who)} {verb(who, does)}",
    "also": verb,
    (int, "size"): lambda number, _: str(abs(number)),
    (int, "stage"): lambda number, _: "I" * number,
    **{(Named, kind): "‘{}’" for kind in TITLES},
    **dict.fromkeys([(Named, "none"), (Named, "nothing")], "geen kaart"),
}
