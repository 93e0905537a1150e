"""English names in running text: “the Shire”, “an Orc”, “Gothmog”, and who is several."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.names import Named, enum_names
from onetable.games.quest.traits import CombatDeck, Deck, Foe, Hero, Item, Minion, Monster, Place, Region
from onetable.language.en.nouns import an, times
from onetable.language.en.verbs import third

NAMES = enum_names("en")
WITH_ARTICLE = (
    Place.BLUE_MOUNTAINS, Place.RUINS_OF_ANGMAR, Place.HILLS_OF_EVENDIM, Place.OLD_FOREST, Place.ENEDWAITH_PLAINS, Place.GAP_OF_ROHAN,
    Place.MOUTH_OF_THE_GREYFLOOD, Place.ETTENMOORS, Place.GLADDEN_FIELDS, Place.SOUTH_EAVES, Place.WOODLAND_REALM, Place.DEAD_MARSHES,
    Place.PLAINS_OF_ROHAN, Place.PLAINS_OF_GORGOROTH, Place.SEA_OF_UDUN,
)  # fmt: skip
SEVERAL = (Monster.CREBAIN, Minion.RINGWRAITHS)


def the(thing: Place | Region | Foe | Hero | Deck) -> str:
    """What is known, inside a sentence."""
    name = "Gothmog" if thing is Minion.GOTHMOG else NAMES[thing]
    if thing in WITH_ARTICLE or isinstance(thing, Monster):
        return f"the {name}"
    return f"the {name[4:]}" if name.startswith("The ") else name


def a_foe(foe: Foe) -> str:
    """A foe that comes up."""
    return the(foe) if isinstance(foe, Minion) else NAMES[foe] if foe in SEVERAL else an(NAMES[foe])


def verb(who: Foe | Hero, does: str) -> str:
    """What a side of a combat does: “plays”, of several “play”."""
    one, many = {"be": ("is", "are")}.get(does, (third(does), does))
    return many if who in SEVERAL else one


def whose(who: Foe | Hero) -> str:
    """Argalad’s, the Ringwraiths’."""
    return f"{the(who)}{'’' if the(who).endswith('s') else '’s'}"


TITLES = ("plot", "shadow", "event", "corruption", "peril", "encounter", "quest", "mission")
FOES = (*Monster, *Minion)
NOUNS: dict[object, QuestPhrase] = {
    **NAMES,
    **{(thing, "the"): the(thing) for thing in (*Place, *Region, *FOES)},
    **{(who, "whose"): whose(who) for who in (*FOES, *Hero)},
    **{(foe, "a"): a_foe(foe) for foe in FOES},
    **{(foe, "them"): "them" if foe in SEVERAL else "it" for foe in FOES},
    (Monster.BLANK, "face"): "blank",
    **{(item, "a"): an(NAMES[item]) for item in Item},
    **{(deck, "the"): f"the {NAMES[deck]} deck" for deck in CombatDeck},
    **{(deck, "encounter"): "haven encounter" if deck is Deck.HAVEN else f"encounter in {the(deck)}" for deck in Deck},
    **{(deck, "deck"): "haven deck" if deck is Deck.HAVEN else f"deck of {the(deck)}" for deck in Deck},
    "does": lambda who, does: f"{the(who)} {verb(who, does)}",
    "also": verb,
    (int, "times"): lambda number, _: times(number),
    (int, "often"): lambda number, _: "once" if number == 1 else f"{number} times",
    (int, "stage"): lambda number, _: "I" * number,
    **{(Named, kind): "“{}”" for kind in TITLES},
    (Named, "fighting"): "{}",
    **dict.fromkeys([(Named, "none"), (Named, "nothing")], "no card"),
}
