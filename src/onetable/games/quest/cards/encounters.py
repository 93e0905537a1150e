"""The encounters: six decks of fifteen. Fifteen of them are quests that are kept."""

from __future__ import annotations

from onetable.games.quest.card_kinds import Encounter
from onetable.games.quest.mechanics.corruption import TakeCorruption
from onetable.games.quest.mechanics.limits import DiscardCards
from onetable.games.quest.parts_of_speech import Condition, Effect, Who
from onetable.games.quest.traits import Attribute, Character, Deck, Item, Marker, Place, Region
from onetable.games.quest.words.belongings import (
    ALL,
    DiscardCorruption,
    GainFavor,
    GainItem,
    LoseFavor,
    LoseItem,
    PayFavor,
    PayFavorPerCorruption,
    Raise,
    Train,
)
from onetable.games.quest.words.character_effects import PlaceCharacterWithin
from onetable.games.quest.words.control import Choose, If, May
from onetable.games.quest.words.fights import EncounterAt
from onetable.games.quest.words.hero_cards import (
    Damage,
    DamagePoolReturns,
    DamageToRest,
    DrawLife,
    HandReturns,
    LifeToRest,
    RestPoolReturns,
    ShieldDamage,
)
from onetable.games.quest.words.influence_effects import AddToPool, Advance, ClearPlaces, DrainPool, Extend, PlaceOnSome, RemoveSome
from onetable.games.quest.words.journeys import EndTurn, LookAtPlots, LookAtTokens, MoveHero
from onetable.games.quest.words.places import AnyHaven, Beside, BesideHim, OfHisRegion, Only, WithinOneOfHim
from onetable.games.quest.words.sauron_effects import SauronDiscardsPlot, SauronDrawsPlots, SauronLosesShadow
from onetable.games.quest.words.shuffling import ShuffleEncounterBack
from onetable.games.quest.words.values import (
    AtLeast,
    HasNoCorruption,
    His,
    HisCorruption,
    InfluenceInHisRegion,
    InfluenceInRegions,
    InPool,
    LessThan,
    MoreThan,
    PerCorruption,
    PlotsActive,
    TokensInHisRegion,
)

HERO, SAURON = Who.HERO, Who.SAURON
WISDOM, AGILITY = His(Attribute.WISDOM), His(Attribute.AGILITY)
STRENGTH, FORTITUDE = His(Attribute.STRENGTH), His(Attribute.FORTITUDE)
HAVEN, MORDOR, GONDOR = Deck.HAVEN, Deck.BROWN_LANDS_MORDOR, Deck.ROHAN_GONDOR
MIRKWOOD, RHUDAUR, ERIADOR = Deck.MISTY_MOUNTAINS_MIRKWOOD, Deck.RHUDAUR_GREY_MOUNTAINS, Deck.ERIADOR_ENEDWAITH


def at(place: Place, deck: Deck, priority: int, id: str, *text: Effect) -> Encounter:
    """An encounter in one place."""
    return Encounter(id, deck, priority, text, place=place)


def in_region(region: Region, deck: Deck, priority: int, id: str, *text: Effect) -> Encounter:
    """An encounter in a region."""
    return Encounter(id, deck, priority, text, region=region)


def anywhere(deck: Deck, priority: int, id: str, *text: Effect) -> Encounter:
    """An encounter wherever its deck is used."""
    return Encounter(id, deck, priority, text)


def quest(deck: Deck, priority: int, id: str, region: Region | None = None) -> Encounter:
    """An encounter that is kept as a side quest."""
    return Encounter(id, deck, priority, (), region=region, quest=True)


def either(*branches: Effect | tuple[Effect, ...]) -> Choose:
    """The hero picks one."""
    return Choose(HERO, tuple([branch if isinstance(branch, tuple) else (branch,) for branch in branches]))


def when(condition: Condition, *then: Effect) -> If:
    """Only if it holds."""
    return If(condition, then)


def journey(place: Place) -> Choose:
    """Recover, or pay for a journey to a haven and an encounter there."""
    return either(RestPoolReturns(), (PayFavor(1), MoveHero(Only(place)), EncounterAt()))


FAVOR_OR_CLEANSE = either(GainFavor(1), DiscardCorruption(1))
WELCOME = (DamageToRest(WISDOM), RestPoolReturns())

CARDS = (
    # ---- havens
    at(Place.EDORAS, HAVEN, 1, "the_court_of_theoden", FAVOR_OR_CLEANSE, when(MoreThan(WISDOM, TokensInHisRegion()), GainItem(Item.HORSE))),
    at(Place.EDORAS, HAVEN, 2, "intrigue_within_meduseld", when(AtLeast(WISDOM, InfluenceInHisRegion()), GainFavor(2))),
    at(
        Place.MINAS_TIRITH, HAVEN, 1, "the_houses_of_healing",
        either((RestPoolReturns(), DamagePoolReturns()), (GainFavor(1), DiscardCorruption(1))),
    ),
    at(Place.MINAS_TIRITH, HAVEN, 2, "the_palantirs", May(HERO, (DrainPool(1), LookAtPlots()), cost=(TakeCorruption(1),))),
    at(
        Place.WOODLAND_REALM, HAVEN, 1, "the_halls_of_an_elven_king",
        FAVOR_OR_CLEANSE, when(AtLeast(WISDOM, InfluenceInHisRegion()), GainItem(Item.BOAT)),
    ),
    at(
        Place.WOODLAND_REALM, HAVEN, 2, "the_enchanted_stream",
        when(LessThan(AGILITY, InfluenceInHisRegion()), LoseFavor(1), TakeCorruption(1)),
    ),
    at(Place.EREBOR, HAVEN, 1, "the_lonely_mountain", GainFavor(1), when(MoreThan(FORTITUDE, InPool()), DiscardCorruption(ALL))),
    at(Place.EREBOR, HAVEN, 2, "ancient_greed", either((TakeCorruption(1), GainFavor(2), Train(1)), GainFavor(1))),
    at(Place.FORNOST, HAVEN, 1, "the_northern_fortress", FAVOR_OR_CLEANSE, when(AtLeast(WISDOM, HisCorruption()), Train(1))),
    at(Place.FORNOST, HAVEN, 2, "deadmens_dike", ShieldDamage(4, (GainFavor(2), Train(1)))),
    at(
        Place.LOTHLORIEN, HAVEN, 1, "the_golden_wood",
        FAVOR_OR_CLEANSE, when(AtLeast(WISDOM, PlotsActive()), GainItem(Item.ELVEN_CLOAK)),
    ),
    at(Place.RIVENDELL, HAVEN, 1, "imladris_enc", FAVOR_OR_CLEANSE, when(HasNoCorruption(), RestPoolReturns(), DamagePoolReturns())),
    anywhere(HAVEN, 3, "redeemed_by_grace", either(GainFavor(1), PayFavorPerCorruption())),
    anywhere(HAVEN, 4, "the_steadfast_defender", either(DrainPool(1), (PayFavor(2), Raise()))),
    anywhere(HAVEN, 5, "i_will_not_say_the_day_is_done", GainFavor(2), ShuffleEncounterBack(HAVEN)),
    # ---- the Brown Lands and Mordor
    at(Place.DEAD_MARSHES, MORDOR, 1, "the_faces_in_the_water", LoseItem(), Damage(PerCorruption())),
    at(Place.EMYN_MUIL, MORDOR, 1, "shapes_in_the_mist", ShieldDamage(6, (either(GainFavor(1), GainItem(Item.HORSE)),))),
    at(
        Place.MOUNT_DOOM, MORDOR, 1, "saurons_road",
        when(AtLeast(AGILITY, TokensInHisRegion()), May(HERO, (MoveHero(BesideHim()),))),
    ),
    in_region(Region.MORDOR, MORDOR, 3, "thirst_and_despair", ShieldDamage(6, (either(GainFavor(1), Train(1)),))),
    quest(MORDOR, 4, "isildurs_heir", Region.MORDOR),
    in_region(Region.BROWN_LANDS, MORDOR, 3, "heavy_rains", either(DiscardCards(3), MoveHero(BesideHim(), SAURON))),
    quest(MORDOR, 4, "smoke_on_the_horizon", Region.BROWN_LANDS),
    anywhere(MORDOR, 5, "the_nest_is_stirred", Choose(SAURON, ((PlaceOnSome(2, OfHisRegion()),), (AddToPool(1),)), may=True)),
    anywhere(MORDOR, 6, "the_olog_hai", ShieldDamage(8, (GainFavor(1), Train(2)))),
    anywhere(MORDOR, 7, "a_hidden_path", when(AtLeast(WISDOM, TokensInHisRegion()), DrainPool(1))),
    anywhere(
        MORDOR, 8, "sting_of_the_west",
        when(AtLeast(AGILITY, TokensInHisRegion()), RemoveSome(3, OfHisRegion(), HERO, monsters=False, up_to=True)),
    ),
    anywhere(MORDOR, 9, "a_shadow_under_the_shadow", when(AtLeast(STRENGTH, InfluenceInHisRegion()), either(GainFavor(1), DrainPool(2)))),
    anywhere(MORDOR, 10, "the_land_of_the_great_eye", when(LessThan(FORTITUDE, InfluenceInHisRegion()), LifeToRest(5))),
    quest(MORDOR, 11, "the_seat_of_saurons_power"),
    anywhere(MORDOR, 12, "where_the_shadows_lie_enc", DrainPool(1), ShuffleEncounterBack(MORDOR)),
    # ---- Rohan and Gondor
    at(Place.OSGILIATH, GONDOR, 1, "the_key_to_the_anduin", either(Damage(5), TakeCorruption(1))),
    at(Place.BELFALAS, GONDOR, 1, "prince_imrahil", when(AtLeast(WISDOM, HisCorruption()), either(GainFavor(2), GainItem(Item.BOAT)))),
    at(
        Place.AMON_HEN, GONDOR, 1, "the_seat_of_seeing",
        LookAtTokens(Beside(Place.AMON_HEN)), May(HERO, (DrainPool(2),), cost=(PayFavor(1),)),
    ),
    at(Place.ISENGARD, GONDOR, 1, "sweet_words_bitter_dreams", HandReturns(), Damage(PerCorruption(2))),
    in_region(Region.GONDOR, GONDOR, 3, "they_come_from_umbar", ShieldDamage(6, (GainFavor(1), Train(1)))),
    in_region(Region.ROHAN, GONDOR, 3, "the_eored", journey(Place.EDORAS)),
    quest(GONDOR, 4, "the_mounts_of_the_haradrim", Region.ROHAN),
    quest(GONDOR, 4, "the_palantir_of_orthanc", Region.GONDOR),
    anywhere(GONDOR, 5, "lies_and_deceit", when(AtLeast(WISDOM, InfluenceInHisRegion()), either(GainFavor(1), SauronLosesShadow(1)))),
    anywhere(GONDOR, 6, "smugglers", May(HERO, (DrainPool(1), Train(1)), cost=(TakeCorruption(1),))),
    anywhere(GONDOR, 7, "allies_of_the_dark_lord", either(Damage(4), SauronDrawsPlots(1))),
    anywhere(GONDOR, 8, "dangers_both_real_and_imagined", when(LessThan(WISDOM, TokensInHisRegion()), TakeCorruption(1))),
    anywhere(
        GONDOR, 9, "words_spoken_from_the_heart",
        If(HasNoCorruption(), (GainFavor(1),), (May(HERO, (DiscardCorruption(1),), cost=(PayFavor(1),)),)),
    ),
    quest(GONDOR, 10, "captain_of_the_white_tower"),
    anywhere(
        GONDOR, 11, "the_days_have_gone_down_in_the_west",
        May(HERO, (GainFavor(2),), cost=(DiscardCards(2, cost=True),)), ShuffleEncounterBack(GONDOR),
    ),
    # ---- the Misty Mountains and Mirkwood
    at(
        Place.RHOSGOBEL, MIRKWOOD, 1, "radagast_the_brown_enc",
        when(AtLeast(WISDOM, InfluenceInHisRegion()), GainFavor(1), PlaceCharacterWithin(Character.GANDALF, AnyHaven())),
    ),
    at(
        Place.HIGH_PASS, MIRKWOOD, 1, "the_beornings_ask_for_help",
        May(HERO, (DrainPool(2), ClearPlaces(WithinOneOfHim())), cost=(PayFavor(1),)),
    ),
    at(Place.LAKE_ESGAROTH, MIRKWOOD, 1, "the_town_of_dale", *WELCOME),
    at(Place.GLADDEN_FIELDS, MIRKWOOD, 1, "agents_of_saruman", either(Damage(5), Advance(Marker.YELLOW, 1))),
    at(Place.FOREST_TRAIL, MIRKWOOD, 1, "do_not_stray_from_the_path", ShieldDamage(7, (GainFavor(2), Train(1)))),
    at(
        Place.FANGORN, MIRKWOOD, 1, "sarumans_fires",
        when(LessThan(AGILITY, TokensInHisRegion()), Choose(SAURON, ((Damage(2),), (AddToPool(1),)), may=True)),
    ),
    quest(MIRKWOOD, 3, "a_shadow_connection", Region.MISTY_MOUNTAINS),
    in_region(Region.MIRKWOOD, MIRKWOOD, 3, "lost_in_the_shadows", either(DiscardCards(2), MoveHero(BesideHim(), SAURON))),
    in_region(Region.MISTY_MOUNTAINS, MIRKWOOD, 4, "trapped_by_a_terrible_storm", HandReturns(), EndTurn()),
    quest(MIRKWOOD, 4, "the_evenstar_is_called_home", Region.MIRKWOOD),
    anywhere(MIRKWOOD, 5, "escorted_by_the_wood_elves", journey(Place.WOODLAND_REALM)),
    anywhere(MIRKWOOD, 6, "conquered_by_fear", when(LessThan(WISDOM, InfluenceInHisRegion()), either(PayFavor(1), TakeCorruption(1)))),
    anywhere(MIRKWOOD, 7, "a_desperate_bargain", May(HERO, (DrainPool(2), SauronLosesShadow(1)), cost=(TakeCorruption(1),))),
    quest(MIRKWOOD, 8, "greenleaf"),
    anywhere(MIRKWOOD, 9, "i_sang_of_leaves", either(DrainPool(1), Train(1)), ShuffleEncounterBack(MIRKWOOD)),
    # ---- Rhudaur and the Grey Mountains
    at(Place.WEATHERTOP, RHUDAUR, 1, "hill_of_the_wind", May(HERO, (LookAtTokens(Beside(Place.WEATHERTOP)),)), DrainPool(1)),
    at(Place.WEATHERTOP, RHUDAUR, 2, "the_ruins_of_amon_sul", *WELCOME),
    at(Place.TROLLSHAWS, RHUDAUR, 1, "tom_bert_and_william_huggins", when(AtLeast(WISDOM, HisCorruption()), DrainPool(1))),
    at(Place.IRON_HILLS, RHUDAUR, 1, "emyn_engrin", either(DrainPool(2), Train(1))),
    at(
        Place.ERED_MITHRIN, RHUDAUR, 1, "above_the_withered_heath",
        SauronLosesShadow(1), May(HERO, (RemoveSome(1, OfHisRegion(), HERO, influence=False),)),
    ),
    at(
        Place.NORTHERN_WASTE, RHUDAUR, 1, "forodwaith",
        when(LessThan(FORTITUDE, InfluenceInRegions((Region.GREY_MOUNTAINS, Region.RHUDAUR))), Damage(3)),
    ),
    quest(RHUDAUR, 4, "beyond_the_dark_lords_reach", Region.RHUDAUR),
    in_region(
        Region.RHUDAUR, RHUDAUR, 3, "carn_dum_reborn", either(Damage(5), (AddToPool(1), Extend(3, roots=(Place.MOUNT_GUNDABAD,)))),
    ),
    in_region(Region.GREY_MOUNTAINS, RHUDAUR, 3, "a_path_through_the_mountains", GainFavor(1), May(HERO, (MoveHero(BesideHim()),))),
    quest(RHUDAUR, 4, "the_haunted_ruins", Region.GREY_MOUNTAINS),
    anywhere(RHUDAUR, 5, "lost_in_the_wild", either(DiscardCards(2), MoveHero(BesideHim(), SAURON))),
    anywhere(RHUDAUR, 6, "the_iron_will_of_the_dwarves", either(GainFavor(1), (PayFavor(1), Train(1), DiscardCorruption(1)))),
    anywhere(RHUDAUR, 7, "a_common_purpose", when(AtLeast(WISDOM, InfluenceInHisRegion()), GainFavor(2))),
    quest(RHUDAUR, 8, "the_son_of_gloin"),
    anywhere(RHUDAUR, 9, "the_world_is_grey", either(GainFavor(1), DrainPool(1)), ShuffleEncounterBack(RHUDAUR)),
    # ---- Eriador and Enedwaith
    at(Place.SHIRE, ERIADOR, 1, "pipeweed_and_seven_meals", *WELCOME),
    at(
        Place.GREY_HAVENS, ERIADOR, 1, "cirdan_the_shipwright_enc",
        when(AtLeast(WISDOM, InfluenceInHisRegion()), either(DiscardCorruption(ALL), GainItem(Item.BOAT))),
    ),
    at(Place.BREE, ERIADOR, 1, "the_grey_company", May(HERO, (GainFavor(1), Train(1)), cost=(DiscardCards(2, cost=True),))),
    at(Place.OLD_FOREST, ERIADOR, 1, "cold_be_hand", ShieldDamage(4, (GainFavor(1), Train(1)))),
    at(
        Place.OLD_FOREST, ERIADOR, 2, "a_merry_fellow",
        DiscardCorruption(1), RemoveSome(1, OfHisRegion(), HERO, influence=False), GainFavor(1),
    ),
    at(Place.ENEDWAITH_PLAINS, ERIADOR, 1, "remnants_of_the_north_south_road", DamageToRest(FORTITUDE)),
    at(
        Place.THARBAD, ERIADOR, 1, "the_city_by_the_greyflood",
        when(LessThan(FORTITUDE, InfluenceInRegions((Region.ERIADOR, Region.ENEDWAITH))), LoseItem(), EndTurn()),
    ),
    in_region(Region.ENEDWAITH, ERIADOR, 3, "the_raiders_in_the_hills", ShieldDamage(5, (DrainPool(2),))),
    quest(ERIADOR, 4, "find_the_grey_pilgrim", Region.ENEDWAITH),
    in_region(Region.ERIADOR, ERIADOR, 3, "the_mad_baggins", either((TakeCorruption(1), DrawLife(FORTITUDE)), GainFavor(1), ())),
    quest(ERIADOR, 4, "the_squint_eyed_southerner", Region.ERIADOR),
    quest(ERIADOR, 7, "the_black_pit"),
    anywhere(ERIADOR, 5, "sarumans_agents", May(HERO, (SauronDiscardsPlot(),), cost=(TakeCorruption(1),))),
    anywhere(ERIADOR, 6, "the_ranger", journey(Place.FORNOST)),
    anywhere(ERIADOR, 8, "the_road_goes_ever_on", GainFavor(2), ShuffleEncounterBack(ERIADOR)),
)  # fmt: skip
