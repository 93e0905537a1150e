"""English effects: who does what."""

from __future__ import annotations

from onetable.games.quest.mechanics import corruption, limits
from onetable.games.quest.text import pairs
from onetable.games.quest.text.en.card_sentence import Said, actor, decider, hero, heroes, his_turn, sauron, whole
from onetable.games.quest.words import (
    belongings,
    character_effects,
    dealt_corruption,
    fights,
    foe_effects,
    hero_cards,
    influence_effects,
    journeys,
    kept_event,
    sauron_effects,
    shuffling,
)

SEARCHED = "Sauron takes {plots:any plot} from the plot deck or the plot discards to hand and shows it."

EFFECTS: dict[object, Said] = {
    # the hero and his cards
    belongings.GainFavor: hero("gain {count:favor}"),
    belongings.LoseFavor: hero("lose {count:favor}"),
    belongings.PayFavor: hero("pay {count:favor}"),
    belongings.PayFavorPerCorruption: hero("pay any amount of favor to discard as many corruption cards"),
    corruption.TakeCorruption: hero("draw {count:corruption card}"),
    belongings.DiscardCorruption: hero("discard {count:corruption card}"),
    (belongings.DiscardCorruption, "all"): hero("discard all {mine}corruption cards"),
    belongings.Train: hero("train {times:times}"),
    (belongings.Train, "once"): hero("train"),
    belongings.Raise: hero("raise {mine}{attribute} by 1"),
    (belongings.Raise, "any"): hero("raise one of {own} attributes by 1"),
    belongings.GainItem: hero("take {item:a}"),
    belongings.LoseItem: hero("discard 1 item"),
    hero_cards.Damage: hero("take {points:damage}"),
    hero_cards.RestPoolReturns: hero("shuffle {own} rest pool into {own} life pool"),
    hero_cards.DamagePoolReturns: hero("shuffle {own} damage pool into {own} life pool"),
    pairs.BothPoolsReturn: hero("shuffle {own} rest pool and {own} damage pool into {own} life pool"),
    (hero_cards.DamageToRest, "so many"): hero("move {count:card} from the top of {own} damage pool to {own} rest pool"),
    hero_cards.DamageToRest: hero("move {count:card} from the top of {own} damage pool to {own} rest pool"),
    (hero_cards.DamageToRest, "all"): hero("move all cards from {own} damage pool to {own} rest pool"),
    hero_cards.HandReturns: hero("shuffle {own} hand into {own} life pool"),
    hero_cards.LifeToRest: hero("move the top {count:card} of {own} life pool to {own} rest pool"),
    hero_cards.DrawLife: hero("draw {count:card}"),
    limits.DiscardCards: hero("discard {count:card} from hand"),
    hero_cards.DiscardRandom: hero("discard {count:card} from hand at random"),
    limits.DiscardDownTo: hero("discard down to {cards:card} in hand"),
    journeys.MoveHero: hero("move {where:to}"),
    (journeys.MoveHero, "moved"): decider("move {hero} {where:to}"),
    journeys.SendToHaven: sauron("move {hero} to the nearest haven"),
    journeys.LookAtTokens: hero("look at all monster tokens {where:in}"),
    journeys.LookAtPlots: hero("look at the plot cards in Sauron’s hand"),
    journeys.EndTurn: his_turn("end"),
    journeys.LimitMoves: hero("cannot move more than {most:often} this turn"),
    journeys.SkipAmbush: hero("skip the Ambush step this turn"),
    journeys.MakePerilous: whole("{your} location is perilous until the end of this turn"),
    shuffling.ShuffleEncounterBack: hero("shuffle this card and the discards of its deck into the deck"),
    shuffling.ShufflePerilBack: hero("shuffle this card and the peril discards into the peril deck"),
    shuffling.ShuffleCorruptionBack: hero("shuffle this card and the corruption discards into the corruption deck"),
    fights.EncounterAt: hero("have an encounter there"),
    fights.RevealAdvancedQuest: whole("{your} advanced quest becomes active"),
    fights.LessInCombat: whole("until the end of this combat, {your} {attribute} is lowered by {by}"),
    pairs.BothLess: whole("until the end of this combat, {your} {attribute} and {other} are each lowered by {by}"),
    # Sauron and his cards
    sauron_effects.SauronDrawsPlots: sauron("draw {count:plot card}"),
    sauron_effects.SauronDrawsShadow: sauron("draw {count:shadow card}"),
    sauron_effects.SauronLosesShadow: sauron("discard {count:shadow card} from hand at random"),
    sauron_effects.SauronDiscardsPlot: sauron("discard 1 plot card from hand"),
    sauron_effects.LookAtPlotDeck: whole("Sauron looks at the top card of the plot deck and puts it back on top of the deck or under it"),
    sauron_effects.TakeFromDiscards: whole("Sauron takes 1 other plot or shadow card from the discards to hand and shows it"),
    sauron_effects.SearchPlot: whole(f"{SEARCHED} The plot deck is shuffled"),
    (sauron_effects.SearchPlot, "play"): whole(
        f"{SEARCHED} If the plot deck was searched, it is shuffled. Sauron may play that plot at once, if able"
    ),
    sauron_effects.DiscardOtherPlots: whole("discard any other active {plots:any plot}"),
    sauron_effects.DiscardActivePlot: hero("discard 1 active plot that affects {where:affected}"),
    sauron_effects.SendCharactersHome: whole("all characters in the affected location leave the map"),
    dealt_corruption.SauronGivesCorruption: whole("Sauron draws {count:corruption card}, gives {again} 1 of them, and discards the others"),
    (dealt_corruption.SauronGivesCorruption, "two"): whole(
        "Sauron draws {count:corruption card}, gives {again} 1 of them, and discards the other"
    ),
    dealt_corruption.ShareOutCorruption: whole("Sauron chooses 2 heroes and deals out all their corruption cards between them in any way"),
    kept_event.FavorOnThisCard: hero("put {count:favor} on this card"),
    kept_event.GiveThisCard: sauron("give this card to a hero"),
    kept_event.TakeFavorFromCard: hero("take all favor from this card; then this card is discarded"),
    # the map
    influence_effects.AddToPool: sauron("add {count:influence} to the Shadow Pool"),
    influence_effects.DrainPool: actor("remove {count:influence} from the Shadow Pool"),
    (influence_effects.Advance, "on"): actor("advance the {marker} {spaces:space}"),
    (influence_effects.Advance, "back"): actor("move the {marker} back {spaces:space}"),
    influence_effects.SlowGreenMarker: whole("in the next Story step, the green marker advances {spaces:space} less"),
    influence_effects.PlaceOnEach: actor("place {count:influence} {where:each}"),
    influence_effects.PlaceOnSome: sauron("place 1 influence in each of {up_to:up to |}{most} different locations {where:within}"),
    (influence_effects.PlaceOnSome, "one"): sauron("place 1 influence in a location {where:within}"),
    influence_effects.Extend: sauron("place {count:influence} in extension of strongholds"),
    (influence_effects.Extend, "pool"): sauron("place {count:influence} in extension of strongholds or in the Shadow Pool"),
    (influence_effects.Extend, "pool per"): sauron("place {count:influence} in extension of strongholds or in the Shadow Pool"),
    (influence_effects.Extend, "roots"): sauron("place {count:influence} in extension of {roots:the}"),
    influence_effects.RemoveFromEach: actor("remove {count:influence} {where:from each}"),
    (influence_effects.RemoveSome, "mix"): decider("remove {up_to:up to |}{count} influence or monster tokens in any mix {where:from}"),
    (influence_effects.RemoveSome, "influence"): decider("remove {up_to:up to |}{count:influence} {where:from}"),
    (influence_effects.RemoveSome, "tokens"): decider("remove {up_to:up to |}{count:monster token} {where:from}"),
    influence_effects.ClearPlaces: actor("remove all influence and all monster tokens {where:from}"),
    pairs.TokenAndInfluenceRemoved: decider("remove 1 monster token and 1 influence {where:from}"),
    pairs.InfluenceAndToken: sauron("place 1 influence and 1 monster token, each in a location {where:within}, even without influence"),
    foe_effects.ClearMonsters: actor("remove all monster tokens {where:from}"),
    foe_effects.PlaceTokensOnEach: actor("place 1 monster token {where:each} that has influence"),
    foe_effects.PlaceTokensOnSome: sauron(
        "place 1 monster token in each of {most} different locations {where:within}, even without influence"
    ),
    (foe_effects.PlaceTokensOnSome, "one"): sauron("place 1 monster token in a location {where:within}, even without influence"),
    foe_effects.PlaceTokensAsCommanded: sauron("place up to {most:monster token} where a command could place them"),
    foe_effects.HurtMinion: heroes("deal {count:damage} to 1 minion {where:in}"),
    foe_effects.BringMinion: sauron("move any 1 minion on the map to {place:the}"),
    foe_effects.RaiseMinion: whole(
        "Sauron chooses a minion, on the map or defeated, removes all damage from it, and places it in any location with influence"
    ),
    character_effects.PlaceCharacter: actor("place {character} in {place:the}"),
    character_effects.PlaceAnyCharacter: sauron("place any 1 character in {place:the}"),
    character_effects.PlaceCharacterWithin: hero("place {character} {where:in}"),
    (character_effects.PlaceCharacterWithin, "routing"): hero("place {character} {where:in} and remove all monster tokens there"),
    character_effects.ReturnCharacter: sauron("remove 1 character {where:from}"),
    character_effects.SendCharacterToClear: heroes(
        "move 1 character to an adjacent location that is not a stronghold and remove all influence and all monster tokens there"
    ),
    character_effects.PlaceFavor: actor("place 1 favor token in {place:the}"),
    character_effects.RemoveFavor: sauron("remove 1 favor token {where:from}"),
}
