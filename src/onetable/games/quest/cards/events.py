"""The events: three decks of fourteen, one for each stage."""

from __future__ import annotations

from onetable.games.quest.card_kinds import EventCard
from onetable.games.quest.mechanics.corruption import TakeCorruption
from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.traits import Attribute, Character, Item, Marker, Minion, Place, Region
from onetable.games.quest.words.belongings import ALL, DiscardCorruption, GainFavor, GainItem, LoseFavor, PayFavor, Raise, Train
from onetable.games.quest.words.character_effects import (
    PlaceAnyCharacter,
    PlaceCharacter,
    PlaceCharacterWithin,
    PlaceFavor,
    RemoveFavor,
    ReturnCharacter,
    SendCharacterToClear,
)
from onetable.games.quest.words.control import Choose, EachHero, If, May, OneHeroMay, SauronPicksHero
from onetable.games.quest.words.foe_effects import BringMinion, ClearMonsters, HurtMinion, PlaceTokensOnEach, PlaceTokensOnSome
from onetable.games.quest.words.hero_cards import DamageToRest
from onetable.games.quest.words.influence_effects import Advance, ClearPlaces, DrainPool, PlaceOnEach, RemoveFromEach, RemoveSome
from onetable.games.quest.words.journeys import MoveHero
from onetable.games.quest.words.kept_event import FavorOnThisCard, GiveThisCard, TakeFavorFromCard
from onetable.games.quest.words.places import AnyHaven, Anywhere, Beside, BesideMinion, FarFromHim, Influenced, OfRegion, Only, WithinOneOf
from onetable.games.quest.words.sauron_effects import DiscardActivePlot, SauronDrawsPlots, SauronDrawsShadow
from onetable.games.quest.words.values import AtLeast, CharacterOnMap, HasNoFavor, HisFavor, MarkerIsLast, MinionOnMap

HERO, HEROES, SAURON = Who.HERO, Who.HEROES, Who.SAURON
HAS_FAVOR = AtLeast(HisFavor(), 1)
FRIENDSHIP = "ev1_03"
PAY_TO_ADVANCE = (May(HERO, (Advance(Marker.GREEN, 1),), cost=(PayFavor(3),)),)
HEAL_OR_CLEANSE = (Choose(HERO, ((DiscardCorruption(1),), (DamageToRest(ALL),)), may=True),)
STRENGTHEN_OR_CLEANSE = (Choose(HERO, ((DiscardCorruption(1),), (Raise(Attribute.FORTITUDE),)), may=True),)

CARDS = (
    # ---- stage I
    EventCard(
        "ev1_01", 1, 1, (Character.THEODEN, Place.HELMS_DEEP), (Place.BREE,),
        (EachHero((Choose(HERO, ((PayFavor(1),), (TakeCorruption(1),))),), HAS_FAVOR),),
    ),
    EventCard(
        "ev1_02", 1, 2, (Character.SARUMAN, Place.FANGORN), (Place.EMYN_MUIL,),
        (SauronPicksHero((Choose(HERO, ((TakeCorruption(1), Train(1)), (SauronDrawsPlots(1),))),)),),
    ),
    EventCard(
        FRIENDSHIP, 1, 3, (Character.DAIN, Place.LAKE_ESGAROTH), (Place.OSGILIATH,),
        (EachHero((FavorOnThisCard(1, FRIENDSHIP),), HAS_FAVOR), GiveThisCard(FRIENDSHIP)), kept=(TakeFavorFromCard(),),
    ),
    EventCard("ev1_04", 1, 4, None, (Place.THARBAD, Place.BIGHT), (PlaceAnyCharacter(Place.MOUTH_OF_THE_GREYFLOOD),)),
    EventCard(
        "ev1_05", 1, 5, (Character.DENETHOR, Place.PELARGIR), (Place.RHOSGOBEL,),
        (Choose(SAURON, ((ReturnCharacter(OfRegion(Region.ROHAN)),), (RemoveFavor(OfRegion(Region.ROHAN)),)), may=True),),
    ),
    EventCard(
        "ev1_06", 1, 6, (Character.DAIN, Place.IRON_HILLS), (Place.HIGH_PASS,),
        (
            Choose(
                HEROES,
                (
                    (RemoveSome(2, OfRegion(Region.MIRKWOOD), HEROES, influence=False, up_to=True),),
                    (HurtMinion(2, OfRegion(Region.MIRKWOOD)),),
                ),
                may=True,
            ),
        ),
    ),
    EventCard(
        "ev1_07", 1, 7, None, (Place.NORTH_DOWNS, Place.DEAD_MARSHES),
        (Choose(HEROES, ((RemoveSome(3, OfRegion(Region.ERIADOR), HEROES),), (PlaceFavor(Place.SHIRE),)), may=True),),
    ),
    EventCard(
        "ev1_08", 1, 8, (Character.THEODEN, Place.PLAINS_OF_ROHAN), (Place.DUNLAND,),
        (Choose(HEROES, ((RemoveSome(3, OfRegion(Region.ROHAN), HEROES, up_to=True),), (PlaceFavor(Place.HELMS_DEEP),)), may=True),),
    ),
    EventCard(
        "ev1_09", 1, 9, (Character.THRANDUIL, Place.FOREST_TRAIL), (Place.ETTENMOORS,),
        (May(HERO, (RemoveFromEach(1, Beside(Place.MINAS_TIRITH)),)),), stays=Place.MINAS_TIRITH,
    ),
    EventCard(
        "ev1_10", 1, 10, (Character.BOROMIR, Place.DUNHARROW), (Place.WITHERED_HEATH,),
        (Choose(HERO, ((GainItem(Item.BOAT),), (DrainPool(1),)), may=True),), stays=Place.LOTHLORIEN,
    ),
    EventCard(
        "ev1_11", 1, 11, (Character.ARAGORN, Place.WEATHERTOP), (Place.LOTHLORIEN,),
        (Choose(HERO, ((GainFavor(1),), (Train(1),))),), stays=Place.WEATHERTOP,
    ),
    EventCard("ev1_12", 1, 12, None, (Place.ERED_MITHRIN, Place.GAP_OF_ROHAN), STRENGTHEN_OR_CLEANSE, stays=Place.RIVENDELL),
    EventCard(
        "ev1_13", 1, 13, (Character.ARAGORN, Place.RHUN), (Place.FOREST_ROAD,), (May(HERO, (MoveHero(Anywhere()),)),), stays=Place.RHUN,
    ),
    EventCard("ev1_14", 1, 14, (Character.GANDALF, Place.SHIRE), (Place.EREGION,), PAY_TO_ADVANCE, stays=Place.SHIRE),
    # ---- stage II
    EventCard("ev2_01", 2, 1, (Character.BOROMIR, Place.NINDALF), (Place.GLADDEN_FIELDS,), stays=Place.NEAR_HARAD, advances=Marker.RED),
    EventCard("ev2_02", 2, 2, (Character.SARUMAN, Place.ISENGARD), (Place.NORTHERN_WASTE,), stays=Place.GAP_OF_ROHAN, advances=Marker.RED),
    EventCard(
        "ev2_03", 2, 3, None, (Place.NORTH_DOWNS, Place.THARBAD), (May(SAURON, (PlaceTokensOnSome(2, OfRegion(Region.RHUDAUR)),)),),
    ),
    EventCard("ev2_04", 2, 4, None, (Place.MOUTH_OF_THE_GREYFLOOD, Place.AMON_HEN), (May(HEROES, (SendCharacterToClear(),)),)),
    EventCard(
        "ev2_05", 2, 5, None, (Place.ANFALAS, Place.OLD_FOREST),
        (GainItem(Item.BOAT), May(HERO, (MoveHero(Only(Place.BELFALAS)),))), stays=Place.GREY_HAVENS,
    ),
    EventCard(
        "ev2_06", 2, 6, (Character.GANDALF, Place.TROLLSHAWS), (Place.IRON_HILLS,),
        (May(HERO, (PlaceCharacterWithin(Character.GANDALF, Influenced(), routing=True),)),), stays=Place.TROLLSHAWS,
    ),
    EventCard(
        "ev2_07", 2, 7, (Character.ARAGORN, Place.RIVENDELL), (Place.SEA_OF_UDUN,),
        (SauronPicksHero((Choose(HERO, ((TakeCorruption(1), MoveHero(Anywhere())), (SauronDrawsShadow(1),))),)),),
    ),
    EventCard(
        "ev2_08", 2, 8, (Character.DAIN, Place.FOREST_ROAD), (Place.ENEDWAITH_PLAINS,),
        (
            Choose(
                HEROES,
                ((RemoveSome(2, WithinOneOf(Place.LAKE_ESGAROTH), HEROES, up_to=True),), (PlaceFavor(Place.LAKE_ESGAROTH),)),
                may=True,
            ),
        ),
    ),
    EventCard(
        "ev2_09", 2, 9, (Character.THEODEN, Place.EDORAS), (Place.MORTHOND,),
        (
            Choose(
                HEROES,
                (
                    (
                        RemoveSome(1, WithinOneOf(Place.EDORAS), HEROES, influence=False),
                        RemoveSome(1, WithinOneOf(Place.EDORAS), HEROES, monsters=False),
                    ),
                    (PlaceFavor(Place.EDORAS),),
                ),
                may=True,
            ),
        ),
    ),
    EventCard("ev2_10", 2, 10, None, (Place.HILLS_OF_EVENDIM, Place.SOUTH_EAVES), HEAL_OR_CLEANSE, stays=Place.OLD_FOREST),
    EventCard(
        "ev2_11", 2, 11, (Character.THRANDUIL, Place.WOODLAND_REALM), (Place.REDHORN_GATE,), HEAL_OR_CLEANSE, stays=Place.RHOSGOBEL,
    ),
    EventCard(
        "ev2_12", 2, 12, None, (Place.NEAR_HARAD, Place.DAGORLAD),
        (PlaceCharacter(Character.ARAGORN, Place.BREE), PlaceCharacter(Character.GANDALF, Place.BREE)),
    ),
    EventCard("ev2_13", 2, 13, (Character.ARAGORN, Place.DEAD_MARSHES), (Place.ERED_MITHRIN,), PAY_TO_ADVANCE, stays=Place.DEAD_MARSHES),
    EventCard(
        "ev2_14", 2, 14, (Character.DENETHOR, Place.MINAS_TIRITH), (Place.GREY_HAVENS,),
        (OneHeroMay((PayFavor(3),), (DiscardActivePlot(AnyHaven()),)),),
    ),
    # ---- stage III
    EventCard("ev3_01", 3, 1, (Character.SARUMAN, Place.ISENGARD), (Place.BLUE_MOUNTAINS,), stays=Place.EREBOR, advances=Marker.BLACK),
    EventCard("ev3_02", 3, 2, (Character.DAIN, Place.EREBOR), (Place.HARLINDON,), stays=Place.DAGORLAD, advances=Marker.RED),
    EventCard(
        "ev3_03", 3, 3, None, (Place.RHOSGOBEL, Place.PLAINS_OF_GORGOROTH),
        (
            EachHero((LoseFavor(1),), AtLeast(HisFavor(), 4)),
            If(CharacterOnMap(Character.GANDALF), (PlaceCharacter(Character.GANDALF, Place.ISENGARD),)),
        ),
    ),
    EventCard(
        "ev3_04", 3, 4, None, (Place.ETTENMOORS, Place.BELFALAS),
        (
            If(
                MinionOnMap(Minion.GOTHMOG),
                (May(SAURON, (PlaceOnEach(1, BesideMinion(Minion.GOTHMOG)), PlaceTokensOnEach(BesideMinion(Minion.GOTHMOG)))),),
            ),
        ),
    ),
    EventCard(
        "ev3_05", 3, 5, None, (Place.MOUNT_GUNDABAD, Place.DUNLAND),
        (PlaceOnEach(1, WithinOneOf(Place.SHIRE)), May(SAURON, (BringMinion(Place.SHIRE),))),
    ),
    EventCard(
        "ev3_06", 3, 6, None, (Place.GAP_OF_ROHAN, Place.MINAS_MORGUL),
        (GainFavor(1), ClearMonsters(WithinOneOf(Place.FANGORN))), stays=Place.FANGORN,
    ),
    EventCard(
        "ev3_07", 3, 7, (Character.GANDALF, Place.PLAINS_OF_ROHAN), (Place.RUINS_OF_ANGMAR,),
        (May(HERO, (PlaceCharacterWithin(Character.GANDALF, FarFromHim(4)),)), DrainPool(1)), stays=Place.PLAINS_OF_ROHAN,
    ),
    EventCard(
        "ev3_08", 3, 8, (Character.ARAGORN, Place.FORNOST), (Place.DOL_GULDUR,),
        (Choose(HEROES, ((ClearPlaces(WithinOneOf(Place.FORNOST)),), (PlaceFavor(Place.FORNOST),)), may=True),),
    ),
    EventCard(
        "ev3_09", 3, 9, (Character.BOROMIR, Place.OSGILIATH), (Place.EMYN_MUIL,),
        (EachHero((GainFavor(1),), HasNoFavor()), If(MarkerIsLast(Marker.YELLOW), (Advance(Marker.YELLOW, 1),))),
    ),
    EventCard(
        "ev3_10", 3, 10, (Character.THRANDUIL, Place.FOREST_TRAIL), (Place.MOUTH_OF_THE_GREYFLOOD,),
        (GainFavor(2), May(HERO, (RemoveSome(1, Anywhere(), HERO, influence=False),))), stays=Place.ETTENMOORS,
    ),
    EventCard(
        "ev3_11", 3, 11, None, (Place.LAKE_ESGAROTH, Place.MORTHOND),
        (PlaceCharacter(Character.THEODEN, Place.EDORAS), RemoveFromEach(1, Beside(Place.EDORAS))),
    ),
    EventCard("ev3_12", 3, 12, None, (Place.FANGORN, Place.MOUNT_DOOM), STRENGTHEN_OR_CLEANSE, stays=Place.AMON_HEN),
    EventCard(
        "ev3_13", 3, 13, None, (Place.EREGION, Place.WITHERED_HEATH),
        (May(HERO, (Advance(Marker.BLACK, -1),), cost=(PayFavor(2),)),), stays=Place.EDORAS,
    ),
    EventCard("ev3_14", 3, 14, (Character.GANDALF, Place.MINAS_TIRITH), (Place.MORIA,), PAY_TO_ADVANCE, stays=Place.MINAS_TIRITH),
)  # fmt: skip
