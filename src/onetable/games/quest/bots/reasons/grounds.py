"""What an effect is about for mission and story track: the ground on which it is worth having, or hurts."""

from __future__ import annotations

from onetable.core.word import Word, words_in
from onetable.games.quest.mechanics.commands import HealMinion
from onetable.games.quest.mechanics.corruption import TakeCorruption
from onetable.games.quest.mechanics.limits import DiscardCards
from onetable.games.quest.vocabulary.advice import Ground
from onetable.games.quest.words import belongings as own
from onetable.games.quest.words import dealt_corruption, fights, foe_effects, hero_cards, influence_effects, journeys, sauron_effects

TYPES: dict[Ground, tuple[type, ...]] = {
    Ground.TRACK: (influence_effects.Advance, influence_effects.SlowGreenMarker),
    Ground.CORRUPTION: (
        TakeCorruption, dealt_corruption.SauronGivesCorruption, dealt_corruption.ShareOutCorruption, own.DiscardCorruption,
        own.PayFavorPerCorruption,
    ),
    Ground.PLOTS: (
        sauron_effects.SauronDrawsPlots, sauron_effects.SauronDiscardsPlot, sauron_effects.SearchPlot, sauron_effects.DiscardActivePlot,
        sauron_effects.SauronDrawsShadow, sauron_effects.SauronLosesShadow, sauron_effects.TakeFromDiscards,
    ),
    Ground.FAVOR: (own.GainFavor, own.LoseFavor),
    Ground.SKILL: (own.Train, own.Raise, own.GainItem),
    Ground.FIGHT: (
        fights.Fight, fights.BringMinionToFight, fights.CommandAndFight, fights.LessInCombat, foe_effects.HurtMinion,
        foe_effects.BringMinion, foe_effects.RaiseMinion, HealMinion,
    ),
    Ground.LIFE: (
        hero_cards.Damage, hero_cards.ShieldDamage, hero_cards.DiscardRandom, DiscardCards, hero_cards.LifeToRest, hero_cards.DrawLife,
        hero_cards.RestPoolReturns, hero_cards.DamagePoolReturns, hero_cards.DamageToRest, hero_cards.HandReturns,
    ),
    Ground.WAY: (journeys.MoveHero, journeys.SendToHaven, journeys.EndTurn, journeys.LimitMoves, journeys.MakePerilous),
    Ground.SHADOW: (
        influence_effects.AddToPool, influence_effects.DrainPool, influence_effects.PlaceOnEach, influence_effects.PlaceOnSome,
        influence_effects.Extend, influence_effects.RemoveFromEach, influence_effects.RemoveSome, influence_effects.ClearPlaces,
        foe_effects.PlaceTokensOnEach, foe_effects.PlaceTokensOnSome, foe_effects.PlaceTokensAsCommanded, foe_effects.ClearMonsters,
    ),
}  # fmt: skip
GROUND_OF = {kind: ground for ground, kinds in TYPES.items() for kind in kinds}


def ground_of(effects: tuple[Word, ...]) -> Ground | None:
    """What these effects are about: of all that they do the first that matters."""
    return next((GROUND_OF[type(word)] for word in words_in(effects) if type(word) in GROUND_OF), None)

