"""Dutch names in running text: “de Gouw”, “op Weertop”, “een ork”, and who is several."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.names import Named, enum_names
from onetable.games.quest.traits import CardType, CombatDeck, Foe, Hero, Item, Marker, Minion, Monster, Place, Region, Track
from onetable.language.nl.nouns import several

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


def in_text(place: Place | Region) -> str:
    """A place or a region inside a sentence."""
    return f"{ARTICLES.get(place, '')}{NAMES[place]}"


def preposition_of(place: Place | Region) -> str:
    """In, op, bij, aan."""
    return PREPOSITIONS.get(place, "in")


def at(place: Place | Region) -> str:
    """In Breeg, op Weertop, bij het Meer van Esgaroth."""
    return f"{preposition_of(place)} {in_text(place)}"


def away(place: Place | Region) -> str:
    """Uit Breeg, van Weertop."""
    return f"{'van' if place in PREPOSITIONS else 'uit'} {in_text(place)}"


def the_marker(marker: Marker) -> str:
    """A story marker inside a sentence."""
    return f"het {MARKERS[marker]} merkteken"


def the_foe(foe: Foe) -> str:
    """A foe that is known."""
    if foe is Minion.GOTHMOG:
        return "Gothmog"
    return NAMES[foe] if isinstance(foe, Minion) else f"de {NAMES[foe]}"


def a_foe(foe: Foe) -> str:
    """A foe that comes up."""
    if isinstance(foe, Minion):
        return the_foe(foe)
    return NAMES[foe] if foe in SEVERAL else f"een {NAMES[foe]}"


def fighter(who: Foe | Hero) -> str:
    """One side of a combat."""
    return NAMES[who] if isinstance(who, Hero) else the_foe(who)


def is_several(who: Foe | Hero) -> bool:
    """Whether the verb stands in the plural."""
    return who in SEVERAL


def an_item(item: Item) -> str:
    """Een Boot."""
    return f"een {NAMES[item]}"


def cards(ids: tuple[str, ...], kind: str, book: QuestBook) -> str:
    """Cards in a list, by their names."""
    return several([book.card_name(kind, id) for id in ids]) or book.card_name(kind, "")


def plain(kind: str, id: str, book: QuestBook) -> str:
    """The name of a card by itself, as on a button."""
    return book.say(Named(f"{kind}.{id}"))


TITLES = ("plot", "shadow", "event", "corruption", "peril", "encounter", "quest", "mission", "fighting")
NOUNS: dict[object, QuestPhrase] = {
    tuple: ", ",
    **NAMES,
    **{(place, "the"): in_text(place) for kind in (Place, Region) for place in kind},
    **{(place, "at"): at(place) for kind in (Place, Region) for place in kind},
    **{(place, "away"): away(place) for kind in (Place, Region) for place in kind},
    **{(foe, "the"): the_foe(foe) for kind in (Monster, Minion) for foe in kind},
    **{(foe, "a"): a_foe(foe) for kind in (Monster, Minion) for foe in kind},
    **{(item, "a"): an_item(item) for item in Item},
    **{(marker, "the"): the_marker(marker) for marker in Marker},
    **{(kind, "cards"): f"{card}en" for kind, card in TYPES.items()},
    **{(Named, kind): "‘{}’" for kind in TITLES},
    (Named, "none"): "geen kaart",
}
