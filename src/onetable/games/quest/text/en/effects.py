"""English effects: who does what."""

from __future__ import annotations

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.en.card_sentence import Said, actor, decider, hero, heroes, his_turn, sauron, whole
from onetable.language.en.verbs import Clause

SEARCHED = "Sauron takes {plots:any plot} from the plot deck or the plot discards to hand and shows it."

EFFECTS: dict[object, Said] = {
    # the hero and his cards
    words.GainFavor: hero("gain {count:favor}"),
    words.LoseFavor: hero("lose {count:favor}"),
    words.PayFavor: hero("pay {count:favor}"),
    words.PayFavorPerCorruption: hero("pay any amount of favor to discard as many corruption cards"),
    words.TakeCorruption: hero("draw {count:corruption card}"),
    words.DiscardCorruption: hero("discard {count:corruption card}"),
    (words.DiscardCorruption, "all"): hero("discard all {mine}corruption cards"),
    words.Train: hero("train {times:times}"),
    (words.Train, "once"): hero("train"),
    words.Raise: hero("raise {mine}{attribute} by 1"),
    (words.Raise, "any"): hero("raise one of {own} attributes by 1"),
    words.GainItem: hero("take {item:a}"),
    words.LoseItem: hero("discard 1 item"),
    words.Damage: hero("take {points:damage}"),
    words.DamageAndMore: hero("take {points} damage and {each} more for each corruption card {hold}"),
    words.RestPoolReturns: hero("shuffle {own} rest pool into {own} life pool"),
    words.DamagePoolReturns: hero("shuffle {own} damage pool into {own} life pool"),
    words.BothPoolsReturn: hero("shuffle {own} rest pool and {own} damage pool into {own} life pool"),
    (words.DamageToRest, "so many"): hero("move the top {count:card} of {own} damage pool to {own} rest pool"),
    words.DamageToRest: lambda word, voice: Clause(
        voice.hero, "move", voice.fill("the top X cards of {own} damage pool to {own} rest pool, where X is {count}", word)
    ),
    (words.DamageToRest, "all"): hero("move all cards from {own} damage pool to {own} rest pool"),
    words.HandReturns: hero("shuffle {own} hand into {own} life pool"),
    words.LifeToRest: hero("move the top {count:card} of {own} life pool to {own} rest pool"),
    words.DrawLife: hero("draw {count:card}"),
    words.DiscardCards: hero("discard {count:card} from hand"),
    words.DiscardRandom: hero("discard {count:card} from hand at random"),
    words.DiscardDownTo: hero("discard down to {cards:card} in hand"),
    words.MoveHero: hero("move {where:to}"),
    (words.MoveHero, "moved"): decider("move {hero} {where:to}"),
    words.SendToHaven: sauron("move {hero} to the nearest haven"),
    words.LookAtTokens: hero("look at all monster tokens {where:in}"),
    words.LookAtPlots: hero("look at the plot cards in Sauron’s hand"),
    words.EndTurn: his_turn("end"),
    words.LimitMoves: hero("cannot move more than {most:often} this turn"),
    words.SkipAmbush: hero("skip the Ambush step this turn"),
    words.MakePerilous: whole("{your} location is perilous until the end of this turn"),
    words.ShuffleEncounterBack: hero("shuffle this card and the discards of its deck into the deck"),
    words.ShufflePerilBack: hero("shuffle this card and the peril discards into the peril deck"),
    words.ShuffleCorruptionBack: hero("shuffle this card and the corruption discards into the corruption deck"),
    words.EncounterAt: hero("have an encounter there"),
    words.RevealAdvancedQuest: whole("{your} advanced quest becomes active"),
    words.LessInCombat: whole("until the end of this combat, {your} {attribute} is lowered by {by}"),
    words.BothLess: whole("until the end of this combat, {your} {attribute} and {other} are each lowered by {by}"),
    # Sauron and his cards
    words.CommandAndFight: sauron(
        "command 1 minion, and if it moves into {your} location, {fight} it (an undecided combat does not end {your} turn)"
    ),
    words.SauronDrawsPlots: sauron("draw {count:plot card}"),
    words.SauronDrawsShadow: sauron("draw {count:shadow card}"),
    words.SauronLosesShadow: sauron("discard {count:shadow card} from hand at random"),
    words.SauronDiscardsPlot: sauron("discard 1 plot card from hand"),
    words.LookAtPlotDeck: whole("Sauron looks at the top card of the plot deck and puts it back on top of the deck or under it"),
    words.TakeFromDiscards: whole("Sauron takes 1 other plot or shadow card from the discards to hand and shows it"),
    words.SearchPlot: whole(f"{SEARCHED} The plot deck is shuffled"),
    (words.SearchPlot, "play"): whole(
        f"{SEARCHED} If the plot deck was searched, it is shuffled. Sauron may play that plot at once, if able"
    ),
    words.DiscardOtherPlots: whole("discard any other active {plots:any plot}"),
    words.DiscardActivePlot: hero("discard 1 active plot that affects {where:affected}"),
    words.SendCharactersHome: whole("all characters in the affected location leave the map"),
    words.SauronGivesCorruption: whole("Sauron draws {count:corruption card}, gives {again} 1 of them, and discards the others"),
    (words.SauronGivesCorruption, "two"): whole("Sauron draws {count:corruption card}, gives {again} 1 of them, and discards the other"),
    words.ShareOutCorruption: whole("Sauron chooses 2 heroes and deals out all their corruption cards between them in any way"),
    words.FavorOnThisCard: hero("put {count:favor} on this card"),
    words.GiveThisCard: sauron("give this card to a hero"),
    words.TakeFavorFromCard: hero("take all favor from this card; then this card is discarded"),
    # the map
    words.AddToPool: sauron("add {count:influence} to the Shadow Pool"),
    words.DrainPool: actor("remove {count:influence} from the Shadow Pool"),
    (words.Advance, "on"): actor("advance the {marker} {spaces:space}"),
    (words.Advance, "back"): actor("move the {marker} back {spaces:space}"),
    words.SlowGreenMarker: whole("in the next Story step, the green marker advances {spaces:space} less"),
    words.PlaceOnEach: actor("place {count:influence} {where:each}"),
    words.PlaceOnSome: sauron("place 1 influence in each of {up_to:up to |}{most} different locations {where:within}"),
    (words.PlaceOnSome, "one"): sauron("place 1 influence in a location {where:within}"),
    words.Extend: sauron("place {count:influence} in extension of strongholds"),
    (words.Extend, "pool"): sauron("place {count:influence} in extension of strongholds or in the Shadow Pool"),
    (words.Extend, "pool per"): whole(
        "for each corruption card {hold}, Sauron places {count:influence} in extension of strongholds or in the Shadow Pool"
    ),
    (words.Extend, "roots"): sauron("place {count:influence} in extension of {roots:the}"),
    words.RemoveFromEach: actor("remove {count:influence} {where:from each}"),
    (words.RemoveSome, "mix"): decider("remove {up_to:up to |}{count} influence or monster tokens in any mix {where:from}"),
    (words.RemoveSome, "influence"): decider("remove {up_to:up to |}{count:influence} {where:from}"),
    (words.RemoveSome, "tokens"): decider("remove {up_to:up to |}{count:monster token} {where:from}"),
    words.ClearPlaces: actor("remove all influence and all monster tokens {where:from}"),
    words.TokenAndInfluenceRemoved: decider("remove 1 monster token and 1 influence {where:from}"),
    words.InfluenceAndToken: sauron("place 1 influence and 1 monster token {where:within} (the token even where there is no influence)"),
    words.ClearMonsters: actor("remove all monster tokens {where:from}"),
    words.InfluenceThenTokens: actor("place {count:influence} {where:each}, then 1 monster token in each of them that has influence"),
    words.PlaceTokensOnEach: actor("place 1 monster token {where:each} that has influence"),
    words.PlaceTokensOnSome: sauron("place 1 monster token in each of {most} different locations {where:within}, even without influence"),
    (words.PlaceTokensOnSome, "one"): sauron("place 1 monster token in a location {where:within}, even without influence"),
    words.PlaceTokensAsCommanded: sauron("place up to {most:monster token} where a command could place them"),
    words.HurtMinion: heroes("deal {count:damage} to 1 minion {where:in}"),
    words.BringMinion: sauron("move any 1 minion on the map to {place:the}"),
    words.RaiseMinion: whole(
        "Sauron chooses a minion, on the map or defeated, removes all damage from it, and places it in any location with influence"
    ),
    words.PlaceCharacter: actor("place {character} in {place:the}"),
    words.BothCharacters: actor("place {character} and {other} in {place:the}"),
    words.PlaceAnyCharacter: sauron("place any 1 character in {place:the}"),
    words.PlaceCharacterWithin: hero("place {character} {where:in}"),
    (words.PlaceCharacterWithin, "routing"): hero("place {character} {where:in} and remove all monster tokens there"),
    words.ReturnCharacter: sauron("remove 1 character {where:from}"),
    words.SendCharacterToClear: heroes(
        "move 1 character to an adjacent location that is not a stronghold and remove all influence and all monster tokens there"
    ),
    words.PlaceFavor: actor("place 1 favor token in {place:the}"),
    words.RemoveFavor: sauron("remove 1 favor token {where:from}"),
}
