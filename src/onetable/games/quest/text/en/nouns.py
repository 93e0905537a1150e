"""English names in running text: “the Shire”, “an Orc”, “Gothmog”, and who is several."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.names import Named, enum_names
from onetable.games.quest.traits import CombatDeck, Foe, Hero, Item, Minion, Monster, Place, Region
from onetable.language.en.nouns import an, several

NAMES = enum_names("en")
WITH_ARTICLE = (
    Place.BLUE_MOUNTAINS, Place.RUINS_OF_ANGMAR, Place.HILLS_OF_EVENDIM, Place.OLD_FOREST, Place.ENEDWAITH_PLAINS, Place.GAP_OF_ROHAN,
    Place.MOUTH_OF_THE_GREYFLOOD, Place.ETTENMOORS, Place.GLADDEN_FIELDS, Place.SOUTH_EAVES, Place.WOODLAND_REALM, Place.DEAD_MARSHES,
    Place.PLAINS_OF_ROHAN, Place.PLAINS_OF_GORGOROTH, Place.SEA_OF_UDUN,
)  # fmt: skip
SEVERAL = (Monster.CREBAIN, Minion.RINGWRAITHS)


def the(name: str) -> str:
    """A name that begins with an article, inside a sentence."""
    return f"the {name[4:]}" if name.startswith("The ") else name


def in_text(place: Place | Region) -> str:
    """A place or a region inside a sentence."""
    return f"the {NAMES[place]}" if place in WITH_ARTICLE else the(NAMES[place])


def the_foe(foe: Foe) -> str:
    """A foe that is known."""
    if foe is Minion.GOTHMOG:
        return "Gothmog"
    return the(NAMES[foe]) if isinstance(foe, Minion) else f"the {NAMES[foe]}"


def a_foe(foe: Foe) -> str:
    """A foe that comes up."""
    if isinstance(foe, Minion):
        return the_foe(foe)
    return NAMES[foe] if foe in SEVERAL else an(NAMES[foe])


def fighter(who: Foe | Hero) -> str:
    """One side of a combat."""
    return NAMES[who] if isinstance(who, Hero) else the_foe(who)


def possessive(name: str) -> str:
    """What follows a name: Argalad’s, the Ringwraiths’."""
    return "’" if name.endswith("s") else "’s"


def is_several(who: Foe | Hero) -> bool:
    """Whether the verb stands in the plural."""
    return who in SEVERAL


def an_item(item: Item) -> str:
    """A Boat, an Elven Cloak."""
    return an(NAMES[item])


def cards(ids: tuple[str, ...], kind: str, book: QuestBook) -> str:
    """Cards in a list, by their names."""
    return several([book.card_name(kind, id) for id in ids]) or book.card_name(kind, "")


def plain(kind: str, id: str, book: QuestBook) -> str:
    """The name of a card by itself, as on a button."""
    return book.say(Named(f"{kind}.{id}"))


TITLES = ("plot", "shadow", "event", "corruption", "peril", "encounter", "quest", "mission")
NOUNS: dict[object, QuestPhrase] = {
    tuple: ", ",
    **NAMES,
    **{(place, "the"): in_text(place) for kind in (Place, Region) for place in kind},
    **{(foe, "the"): the_foe(foe) for kind in (Monster, Minion) for foe in kind},
    **{(foe, "a"): a_foe(foe) for kind in (Monster, Minion) for foe in kind},
    **{(item, "a"): an_item(item) for item in Item},
    **{(deck, "the"): f"the {NAMES[deck]} deck" for deck in CombatDeck},
    **{(Named, kind): "“{}”" for kind in TITLES},
    (Named, "fighting"): "{}",
    (Named, "none"): "no card",
}
