"""The three starting plots and the fifteen cards of the plot deck."""

from __future__ import annotations

from onetable.games.quest.card_kinds import Plot, PlotSetup
from onetable.games.quest.mechanics.corruption import TakeCorruption
from onetable.games.quest.traits import Character, Marker, Place, Region
from onetable.games.quest.vocabulary.occasions import WhenActive, WhenConsulted
from onetable.games.quest.vocabulary.statics import MakesPerilous, NoRestNorEncounter, TokensMayBeUrukHai
from onetable.games.quest.words.places import Only
from onetable.games.quest.words.plot_texts import (
    CharacterWithFoe,
    CharacterWithoutPlot,
    FoeNear,
    HavenUnderShadow,
    InfluenceNear,
    OneWithFoeNear,
    TokenIn,
)
from onetable.games.quest.words.sauron_effects import DiscardOtherPlots, SearchPlot, SendCharactersHome
from onetable.games.quest.words.values import AtLeast, Either, InfluenceAt, MinionIn, PlotActive

YELLOW, RED, BLACK = Marker.YELLOW, Marker.RED, Marker.BLACK
GOLLUM = ("gollum_is_captured", "gollum_is_tortured")
SARUMAN_FALLS = "saruman_falls_to_corruption"


def taints(character: Character) -> WhenConsulted:
    """Whoever consults this character draws a corruption card."""
    return WhenConsulted(character, (TakeCorruption(1),))


STARTING = (
    Plot(
        "sauron_hunts_for_the_ring", YELLOW, 1, 3, Only(Place.GLADDEN_FIELDS),
        setup=PlotSetup(each_stronghold=2, extension=7, pool=1, shadow_drawn=2, shadow_kept=1, plots_drawn=5, plots_kept=2),
    ),
    Plot(
        "monsters_in_the_east", RED, 1, 2, Only(Place.SEA_OF_UDUN),
        setup=PlotSetup(each_stronghold=2, extension=9, pool=0, shadow_drawn=3, shadow_kept=1, plots_drawn=3, plots_kept=2),
    ),
    Plot(
        "saruman_hungry_for_power", BLACK, 1, 3, Only(Place.ISENGARD),
        setup=PlotSetup(each_stronghold=3, extension=3, pool=2, shadow_drawn=3, shadow_kept=2, plots_drawn=4, plots_kept=2),
    ),
)  # fmt: skip

DECK = (
    Plot("a_dark_messenger", BLACK, 1, 5, Only(Place.EREBOR), requires=MinionIn(Place.EREBOR), text=(taints(Character.DAIN),)),
    Plot("osgiliath_invaded", RED, 1, 3, Only(Place.OSGILIATH), requires=TokenIn(Place.OSGILIATH)),
    Plot("gollum_is_captured", YELLOW, 2, 2, Only(Place.SEA_OF_UDUN), pool=2, text=(WhenActive((DiscardOtherPlots(GOLLUM),)),)),
    Plot(
        SARUMAN_FALLS, BLACK, 2, 5, Only(Place.ISENGARD), pool=5,
        text=(MakesPerilous(Place.ISENGARD), taints(Character.SARUMAN)),
    ),
    Plot(
        "wormtongue_taints_theoden", BLACK, 2, 5, Only(Place.EDORAS), pool=5,
        requires=Either((InfluenceNear(Place.EDORAS, 6), PlotActive(SARUMAN_FALLS))),
        text=(taints(Character.THEODEN),),
    ),
    Plot("denethor_falls_into_madness", BLACK, 3, 6, Only(Place.MINAS_TIRITH), pool=8, text=(taints(Character.DENETHOR),)),
    Plot("orcs_in_the_mountains", RED, 2, 3, Only(Place.MOUNT_GUNDABAD), requires=InfluenceNear(Place.MOUNT_GUNDABAD, 8)),
    Plot("a_broken_line_of_kings", RED, 2, 4, HavenUnderShadow(6), text=(NoRestNorEncounter(),), copies=2),
    Plot("gollum_is_tortured", YELLOW, 2, 0, Only(Place.BARAD_DUR), pool=4, text=(WhenActive((DiscardOtherPlots(GOLLUM),)),)),
    Plot(
        "smeagol_escapes", YELLOW, 1, 3, Only(Place.WOODLAND_REALM), requires=FoeNear(Place.WOODLAND_REALM),
        text=(WhenActive((SearchPlot(GOLLUM),)),),
    ),
    Plot("loss_of_an_heir", BLACK, 1, 3, OneWithFoeNear((Place.EDORAS, Place.MINAS_TIRITH))),
    Plot("a_promise_of_rings", YELLOW, 2, 3, CharacterWithFoe()),
    Plot(
        "rise_of_the_uruk_hai", RED, 3, 4, Only(Place.ISENGARD), pool=5,
        requires=Either((AtLeast(InfluenceAt(Place.ISENGARD), 3), PlotActive(SARUMAN_FALLS))),
        text=(TokensMayBeUrukHai(Region.ROHAN),),
    ),
    Plot("urgent_summons", YELLOW, 2, 3, CharacterWithoutPlot(), pool=4, text=(WhenActive((SendCharactersHome(),)),)),
)  # fmt: skip
