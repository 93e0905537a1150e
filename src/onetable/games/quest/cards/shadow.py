"""The shadow cards."""

from __future__ import annotations

from onetable.games.quest.card_kinds import ShadowCard
from onetable.games.quest.mechanics.corruption import TakeCorruption
from onetable.games.quest.mechanics.limits import DiscardDownTo
from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.traits import Attribute, Marker, Moment, Monster, Place, Region
from onetable.games.quest.words.belongings import LoseFavor
from onetable.games.quest.words.control import Choose, EachHero, If, May, SauronPicksHero
from onetable.games.quest.words.dealt_corruption import ShareOutCorruption
from onetable.games.quest.words.fights import Fight, FoeIsMinion, LessInCombat
from onetable.games.quest.words.foe_effects import PlaceTokensAsCommanded, RaiseMinion
from onetable.games.quest.words.hero_cards import Damage, DiscardRandom
from onetable.games.quest.words.influence_effects import AddToPool, Advance, Extend, PlaceOnEach, SlowGreenMarker
from onetable.games.quest.words.journeys import LimitMoves, MakePerilous, MoveHero, SkipAmbush
from onetable.games.quest.words.places import BesideHim, HisPlace, OfRegion, Only
from onetable.games.quest.words.sauron_effects import LookAtPlotDeck, SauronDrawsPlots, SearchPlot, TakeFromDiscards
from onetable.games.quest.words.values import (
    AnyHeroCorrupted,
    AtLeast,
    Either,
    HisCorruption,
    InfluenceAt,
    MinionIn,
    OutsideHavens,
    PerCorruption,
    PlotActive,
)

CARDS = (
    ShadowCard("betrayed", 1, Moment.COMBAT, (DiscardRandom(2), LessInCombat(Attribute.STRENGTH, PerCorruption()))),
    ShadowCard(
        "an_evil_fog", 1, Moment.ACTION,
        (SauronPicksHero((May(Who.SAURON, (MoveHero(BesideHim(), Who.SAURON),)), DiscardRandom(PerCorruption()))),),
    ),
    ShadowCard(
        "flocks_of_crebain", 2, Moment.TURN,
        (Fight(Monster.CREBAIN, agility=0, ends_turn=False), SkipAmbush()), requires=OutsideHavens(),
    ),
    ShadowCard("his_arm_has_grown_long", 2, Moment.ENTER, (MakePerilous(),), copies=2),
    ShadowCard(
        "seem_fairer_feel_fouler", 3, Moment.TURN,
        (Fight(Monster.AGENT, ends_turn=False), If(AtLeast(HisCorruption(), 1), (SauronDrawsPlots(1),)), SkipAmbush()),
        requires=OutsideHavens(),
    ),
    ShadowCard("dark_promises", 3, Moment.COMBAT, (Choose(Who.HERO, ((TakeCorruption(1),), (Damage(5),))),), copies=2),
    ShadowCard(
        "do_not_tempt_me", 4, Moment.ACTION,
        (SauronPicksHero((May(Who.SAURON, (PlaceOnEach(1, HisPlace()),)), LoseFavor(PerCorruption()))),),
    ),
    ShadowCard(
        "a_new_power_is_rising", 4, Moment.ACTION,
        (Choose(Who.SAURON, ((PlaceOnEach(2, OfRegion(Region.MORDOR)),), (PlaceTokensAsCommanded(2),))),),
    ),
    ShadowCard(
        "storms_of_mordor", 4, Moment.ACTION, (EachHero((DiscardDownTo(5),)), EachHero((DiscardRandom(PerCorruption()),))), copies=2,
    ),
    ShadowCard(
        "sarumans_lies", 5, Moment.ACTION, (LookAtPlotDeck(), If(AnyHeroCorrupted(), (Advance(Marker.BLACK, 1),))),
    ),
    ShadowCard(
        "morgul_blade", 6, Moment.COMBAT,
        (Choose(Who.SAURON, ((Damage(PerCorruption(5)),), (Damage(3), TakeCorruption(1)))),), requires=FoeIsMinion(),
    ),
    ShadowCard(
        "lord_of_the_rings", 6, Moment.ACTION,
        (TakeFromDiscards("lord_of_the_rings"), If(PlotActive("a_dark_messenger"), (Advance(Marker.YELLOW, 1),))),
    ),
    ShadowCard("evil_wound", 7, Moment.DEFEAT, (Damage(4), Damage(PerCorruption(2)))),
    ShadowCard(
        "shire_baggins", 7, Moment.ACTION,
        (
            AddToPool(1),
            PlaceOnEach(1, Only(Place.SHIRE)),
            If(Either((AtLeast(InfluenceAt(Place.SHIRE), 3), MinionIn(Place.SHIRE))), (Advance(Marker.YELLOW, 2),)),
        ),
    ),
    ShadowCard(
        "creatures_of_the_wild", 7, Moment.TURN,
        (
            If(AtLeast(HisCorruption(), 2), (Fight(Monster.CAVE_TROLL, ends_turn=False),), (Fight(Monster.GIANT_SPIDER, ends_turn=False),)),
            SkipAmbush(),
        ),
        requires=OutsideHavens(),
    ),
    ShadowCard(
        "the_ithil_stone", 8, Moment.ACTION,
        (SearchPlot(("denethor_falls_into_madness", "saruman_falls_to_corruption"), play=True),),
    ),
    ShadowCard("they_are_terrible", 8, Moment.ACTION, (RaiseMinion(),)),
    ShadowCard("the_lidless_eye", 8, Moment.ACTION, (ShareOutCorruption(), SauronPicksHero((TakeCorruption(1),)))),
    ShadowCard(
        "the_black_breath", 8, Moment.COMBAT,
        (
            TakeCorruption(1),
            LessInCombat(Attribute.STRENGTH, PerCorruption()),
            LessInCombat(Attribute.AGILITY, PerCorruption()),
        ),
        requires=FoeIsMinion(),
    ),
    ShadowCard("winter_storm", 10, Moment.TURN, (LimitMoves(1),)),
    ShadowCard("grievous_loss", 12, Moment.DEFEAT, (Extend(PerCorruption(), pool=True), SlowGreenMarker(1))),
)  # fmt: skip
