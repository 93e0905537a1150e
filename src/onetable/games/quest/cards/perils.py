"""The perils."""

from __future__ import annotations

from onetable.games.quest.card_kinds import Peril
from onetable.games.quest.mechanics.corruption import TakeCorruption
from onetable.games.quest.mechanics.limits import DiscardCards
from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.traits import Attribute, Marker, Monster, Place, Region
from onetable.games.quest.words.belongings import GainFavor, LoseFavor, Train
from onetable.games.quest.words.control import Choose, If, May
from onetable.games.quest.words.dealt_corruption import SauronGivesCorruption
from onetable.games.quest.words.fights import BringMinionToFight, CommandAndFight, Fight
from onetable.games.quest.words.foe_effects import PlaceTokensOnSome
from onetable.games.quest.words.hero_cards import Damage, DiscardRandom, ShieldDamage
from onetable.games.quest.words.influence_effects import AddToPool, Advance, PlaceOnSome
from onetable.games.quest.words.journeys import EndTurn
from onetable.games.quest.words.places import OfHisRegion
from onetable.games.quest.words.sauron_effects import SauronDrawsPlots, SauronDrawsShadow
from onetable.games.quest.words.shuffling import ShufflePerilBack
from onetable.games.quest.words.values import AtLeast, AtMost, His, InfluencedBeside, InfluenceHere, PerCorruption, PlotsActive

CARDS = (
    Peril("hounds_of_sauron", (ShieldDamage(6, (Choose(Who.HERO, ((GainFavor(1),), (Train(1),))),)),)),
    Peril("an_unexpected_betrayal", (Choose(Who.HERO, ((Damage(5),), (SauronDrawsPlots(1), SauronDrawsShadow(1)))),)),
    Peril(
        "a_shadow_in_the_background", (If(AtMost(His(Attribute.WISDOM), InfluencedBeside()), (TakeCorruption(1), LoseFavor(1))),),
    ),
    Peril("orc_scouts", (TakeCorruption(1), ShufflePerilBack())),
    Peril("ill_met_company", (Choose(Who.HERO, ((LoseFavor(2),), (SauronGivesCorruption(2),))),)),
    Peril("armies_underground", (DiscardRandom(PerCorruption()), Fight(Monster.ORC)), place=Place.MOUNT_GUNDABAD),
    Peril(
        "the_hill_of_black_magic", (If(AtMost(His(Attribute.WISDOM), PlotsActive()), (Damage(5), EndTurn())),), place=Place.DOL_GULDUR,
    ),
    Peril("the_dark_tower", (May(Who.SAURON, (BringMinionToFight(Place.BARAD_DUR, (GainFavor(2),)),)),), place=Place.BARAD_DUR),
    Peril("khazad_dum", (Fight(Monster.BALROG, if_defeated=(GainFavor(2), Train(1))),), place=Place.MORIA),
    Peril("an_enduring_evil", (If(AtLeast(InfluenceHere(), 1), (TakeCorruption(1), EndTurn())),), place=Place.RUINS_OF_ANGMAR),
    Peril("trapped", (AddToPool(2), DiscardCards(2)), regions=(Region.RHUDAUR, Region.GREY_MOUNTAINS)),
    Peril(
        "the_weakness_of_men", (Choose(Who.HERO, ((Damage(5),), (Advance(Marker.BLACK, 1),))),), regions=(Region.ROHAN, Region.GONDOR),
    ),
    Peril(
        "a_dangerous_business", (AddToPool(2), May(Who.SAURON, (PlaceOnSome(3, OfHisRegion(), up_to=True),))),
        regions=(Region.ERIADOR, Region.ENEDWAITH),
    ),
    Peril(
        "undying_regret",
        (AddToPool(2), May(Who.SAURON, (PlaceOnSome(1, OfHisRegion(other=True)), PlaceTokensOnSome(1, OfHisRegion(other=True))))),
        regions=(Region.MISTY_MOUNTAINS, Region.MIRKWOOD),
    ),
    Peril(
        "nine_for_mortal_men", (TakeCorruption(1), Choose(Who.SAURON, ((CommandAndFight(),), (SauronDrawsPlots(1),)), may=True)),
        regions=(Region.BROWN_LANDS, Region.MORDOR),
    ),
)  # fmt: skip

TWICE = ("orc_scouts", "an_unexpected_betrayal")  # by the other reading
