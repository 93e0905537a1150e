"""The quests: two starting quests and an advanced one for each hero, and the side quests of the encounter decks."""

from __future__ import annotations

from onetable.games.quest.card_kinds import Quest
from onetable.games.quest.parts_of_speech import Effect, Who
from onetable.games.quest.traits import Attribute, Character, Hero, Item, Monster, Place, Region
from onetable.games.quest.words.belongings import ALL, DiscardCorruption, GainFavor, GainItem, Raise, Train
from onetable.games.quest.words.character_effects import PlaceCharacter
from onetable.games.quest.words.control import Choose
from onetable.games.quest.words.fights import RevealAdvancedQuest
from onetable.games.quest.words.hero_cards import RestPoolReturns
from onetable.games.quest.words.influence_effects import AddToPool, DrainPool, PlaceOnSome
from onetable.games.quest.words.places import OfRegion
from onetable.games.quest.words.sauron_effects import SauronDiscardsPlot, SauronLosesShadow


def starting(hero: Hero, id: str, explore: Place, *reward: Effect) -> Quest:
    """A starting quest that asks to explore a place; after it the advanced quest is active."""
    return Quest(id, explore, (*reward, RevealAdvancedQuest()), hero)


def starting_fight(hero: Hero, id: str, monster: Monster, at: Place, meets: Character, *reward: Effect) -> Quest:
    """A starting quest that asks to defeat a monster instead of an encounter at a place, where somebody waits."""
    return Quest(id, None, (*reward, RevealAdvancedQuest()), hero, setup=(PlaceCharacter(meets, at),), fight_at=at, fight=monster.value)


def advanced(hero: Hero, id: str, explore: Place, *reward: Effect) -> Quest:
    """A hero's advanced quest."""
    return Quest(id, explore, reward, hero, advanced=True)


def side(id: str, explore: Place, *reward: Effect, setup: tuple[Effect, ...] = ()) -> Quest:
    """A side quest, kept from an encounter."""
    return Quest(id, explore, reward, setup=setup)


def favor_or(attribute: Attribute) -> Choose:
    """Two favor, or an attribute rises."""
    return Choose(Who.HERO, ((GainFavor(2),), (Raise(attribute),)))


HERO_QUESTS = (
    starting(
        Hero.ARGALAD, "they_have_become_queer_and_wild", Place.FANGORN,
        GainFavor(2), Train(1), PlaceCharacter(Character.THRANDUIL, Place.WOODLAND_REALM),
    ),
    starting_fight(
        Hero.ARGALAD, "the_forest_must_provide_no_refuge", Monster.ORC, Place.SOUTH_EAVES, Character.ARAGORN, Train(1),
    ),
    advanced(Hero.ARGALAD, "echoes_of_bolgs_army", Place.MOUNT_GUNDABAD, favor_or(Attribute.FORTITUDE), SauronLosesShadow(1)),
    starting(
        Hero.BERAVOR, "guarding_the_dimrill_stair", Place.REDHORN_GATE,
        GainFavor(2), Train(1), PlaceCharacter(Character.GANDALF, Place.BREE),
    ),
    starting_fight(
        Hero.BERAVOR, "spies_in_mithlond", Monster.CREBAIN, Place.GREY_HAVENS, Character.GANDALF, GainItem(Item.BOAT), Train(1),
    ),
    advanced(Hero.BERAVOR, "bones_of_a_darkness_past", Place.RUINS_OF_ANGMAR, GainFavor(2), Raise(Attribute.AGILITY)),
    starting(
        Hero.ELEANOR, "an_appeal_to_golasgil", Place.ANFALAS,
        GainFavor(1), Train(1), PlaceCharacter(Character.BOROMIR, Place.OSGILIATH), RestPoolReturns(),
    ),
    Quest(
        "where_the_stars_are_strange", Place.NEAR_HARAD,
        (Raise(Attribute.STRENGTH), Train(1), PlaceCharacter(Character.DENETHOR, Place.MINAS_TIRITH), RevealAdvancedQuest()),
        Hero.ELEANOR, setup=(PlaceCharacter(Character.BOROMIR, Place.NEAR_HARAD),), meet="black_serpent",
    ),
    advanced(Hero.ELEANOR, "hidden_in_the_ash_mountains", Place.BARAD_DUR, favor_or(Attribute.AGILITY), DrainPool(1)),
    starting(
        Hero.EOMETH, "drive_back_the_evil_men", Place.MOUTH_OF_THE_GREYFLOOD,
        GainFavor(2), PlaceCharacter(Character.SARUMAN, Place.ISENGARD),
    ),
    starting_fight(
        Hero.EOMETH, "a_message_to_the_white_wizard", Monster.AGENT, Place.ISENGARD, Character.SARUMAN, GainFavor(1), Train(1),
    ),
    advanced(
        Hero.EOMETH, "hill_of_sorcery", Place.DOL_GULDUR,
        favor_or(Attribute.AGILITY), Choose(Who.SAURON, ((SauronDiscardsPlot(),), (DrainPool(2),))),
    ),
    starting(
        Hero.THALIN, "the_ered_luin", Place.BLUE_MOUNTAINS,
        GainFavor(3), PlaceCharacter(Character.DAIN, Place.EREBOR), RestPoolReturns(),
    ),
    starting_fight(Hero.THALIN, "a_new_threat", Monster.SNAGA, Place.NORTHERN_WASTE, Character.DAIN, Train(1)),
    advanced(Hero.THALIN, "to_look_into_the_mirrormere", Place.MORIA, favor_or(Attribute.WISDOM)),
)  # fmt: skip

SIDE_QUESTS = (
    side("isildurs_heir", Place.RHUN, GainFavor(1), Train(1), setup=(PlaceCharacter(Character.ARAGORN, Place.RHUN),)),
    side("smoke_on_the_horizon", Place.PLAINS_OF_GORGOROTH, GainFavor(2), DrainPool(1)),
    side(
        "the_seat_of_saurons_power", Place.BARAD_DUR,
        GainFavor(2), Choose(Who.HERO, ((DiscardCorruption(ALL),), (DrainPool(1),)), may=True),
    ),
    side("the_mounts_of_the_haradrim", Place.NEAR_HARAD, GainFavor(2), Train(1)),
    side("the_palantir_of_orthanc", Place.ISENGARD, GainFavor(1), DiscardCorruption(1)),
    side(
        "captain_of_the_white_tower", Place.MINAS_TIRITH,
        GainFavor(1), Train(1), setup=(PlaceCharacter(Character.BOROMIR, Place.MINAS_TIRITH),),
    ),
    side("a_shadow_connection", Place.SOUTH_EAVES, GainFavor(2), RestPoolReturns()),
    side(
        "the_evenstar_is_called_home", Place.RIVENDELL,
        GainItem(Item.ELVEN_CLOAK), setup=(PlaceCharacter(Character.ARAGORN, Place.RIVENDELL),),
    ),
    side("greenleaf", Place.WOODLAND_REALM, favor_or(Attribute.AGILITY)),
    side("beyond_the_dark_lords_reach", Place.NORTHERN_WASTE, GainFavor(2), Train(1)),
    side("the_haunted_ruins", Place.RUINS_OF_ANGMAR, GainFavor(2), DiscardCorruption(1)),
    side("the_son_of_gloin", Place.EREBOR, GainFavor(1), Raise(Attribute.FORTITUDE)),
    side(
        "find_the_grey_pilgrim", Place.BREE, GainFavor(1), DrainPool(1), setup=(PlaceCharacter(Character.GANDALF, Place.BREE),),
    ),
    side("the_squint_eyed_southerner", Place.DUNLAND, DrainPool(2), setup=(PlaceOnSome(1, OfRegion(Region.ENEDWAITH)),)),
    side("the_black_pit", Place.MORIA, GainFavor(2), Train(1), setup=(AddToPool(1),)),
)  # fmt: skip
