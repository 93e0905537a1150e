"""Dutch effects: who does what."""

from __future__ import annotations

from onetable.games.quest.mechanics import corruption, limits
from onetable.games.quest.text import pairs
from onetable.games.quest.text.nl.card_sentence import SAURON, Said, actor, both, decider, hero, heroes, sauron, thing
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
from onetable.language.nl.verbs import Clause

EVERYTHING = "alle invloed en alle monstermerktekens"
UNINFLUENCED = "ook als daar geen invloed is"
EXTENDED = "in het verlengde van bolwerken"
ONTO_REST = "van {own} schadestapel op {own} ruststapel"
SEARCHED = "{plots:any plot} uit de complotstapel of uit de aflegstapel van de complotten op hand"
SHOWN = ". Die kaart wordt aan iedereen getoond"

EFFECTS: dict[object, Said] = {
    # the hero and his cards
    belongings.GainFavor: hero("krijgen", "{count:gunst}"),
    belongings.LoseFavor: hero("verliezen", "{count:gunst}"),
    belongings.PayFavor: hero("betalen", "{count:gunst}"),
    belongings.PayFavorPerCorruption: hero("betalen", "een aantal gunsten naar keuze", tail="om evenveel verderfkaarten af te leggen"),
    corruption.TakeCorruption: hero("trekken", "{count:verderfkaart}"),
    belongings.DiscardCorruption: hero("leggen", "{count:verderfkaart}", "af"),
    (belongings.DiscardCorruption, "all"): hero("leggen", "{all_mine} verderfkaarten", "af"),
    belongings.Train: hero("trainen", "{times:keer}"),
    (belongings.Train, "once"): hero("trainen"),
    belongings.Raise: hero("verhogen", "{own} {attribute} met 1"),
    (belongings.Raise, "any"): hero("verhogen", "{one_of_mine} met 1"),
    belongings.GainItem: hero("nemen", "{item:a}"),
    belongings.LoseItem: hero("leggen", "1 voorwerp", "af"),
    hero_cards.Damage: hero("lopen", "{points:schade}", "op"),
    hero_cards.RestPoolReturns: hero("schudden", "{own} ruststapel door {own} levensstapel"),
    hero_cards.DamagePoolReturns: hero("schudden", "{own} schadestapel door {own} levensstapel"),
    pairs.BothPoolsReturn: hero("schudden", "{own} ruststapel en {own} schadestapel door {own} levensstapel"),
    (hero_cards.DamageToRest, "all"): hero("leggen", f"alle kaarten {ONTO_REST}"),
    (hero_cards.DamageToRest, "so many"): hero("leggen", f"de bovenste {{count:kaart}} {ONTO_REST}"),
    hero_cards.DamageToRest: hero("leggen", f"de bovenste kaarten {ONTO_REST}", more=", zoveel als {count} bedraagt"),
    hero_cards.HandReturns: hero("schudden", "{own} hand door {own} levensstapel"),
    hero_cards.LifeToRest: hero("leggen", "de bovenste {count:kaart} van {own} levensstapel op {own} ruststapel"),
    hero_cards.DrawLife: hero("trekken", "{count:kaart}"),
    limits.DiscardCards: hero("leggen", "{count:kaart} uit {own} hand", "af"),
    hero_cards.DiscardRandom: hero("leggen", "{count:willekeurige kaart} uit {own} hand", "af"),
    limits.DiscardDownTo: hero("leggen", "kaarten uit {own} hand", "af", "tot er hooguit {cards} over zijn"),
    journeys.MoveHero: hero("reizen", "{where:to}"),
    (journeys.MoveHero, "moved"): decider("verplaatsen", "{hero} {where:to}"),
    journeys.SendToHaven: sauron("verplaatsen", "{hero} naar het dichtstbijzijnde toevluchtsoord"),
    journeys.LookAtTokens: hero("bekijken", "alle monstermerktekens", tail="{where:in}"),
    journeys.LookAtPlots: hero("bekijken", "de complotkaarten in Saurons hand"),
    journeys.EndTurn: thing("{own} beurt{of_him}")("eindigen"),
    journeys.LimitMoves: hero("kunnen", "deze beurt hooguit {most:keer} reizen"),
    journeys.SkipAmbush: hero("slaan", "deze beurt de hinderlaagstap", "over"),
    journeys.MakePerilous: thing("{own} plaats{of_him}")("zijn", "tot het einde van deze beurt gevaarlijk"),
    shuffling.ShuffleEncounterBack: hero("schudden", "deze kaart en de bijbehorende aflegstapel door de ontmoetingsstapel"),
    shuffling.ShufflePerilBack: hero("schudden", "deze kaart en de aflegstapel van de gevaarkaarten door de gevaarstapel"),
    shuffling.ShuffleCorruptionBack: hero("schudden", "deze kaart en de aflegstapel van de verderfkaarten door de verderfstapel"),
    fights.EncounterAt: hero("beleven", "daar een ontmoeting"),
    fights.RevealAdvancedQuest: thing("{own} vervolgqueeste{of_him}")("beginnen"),
    fights.LessInCombat: thing("{own} {attribute}{of_him}")("worden", "tot het einde van dit gevecht met {by:size} verlaagd"),
    pairs.BothLess: thing("{own} {attribute} en de {other}{of_him}", plural=True)(
        "worden", "tot het einde van dit gevecht elk met {by:size} verlaagd"
    ),
    # Sauron and his cards
    sauron_effects.SauronDrawsPlots: sauron("trekken", "{count:complotkaart}"),
    sauron_effects.SauronDrawsShadow: sauron("trekken", "{count:schaduwkaart}"),
    sauron_effects.SauronLosesShadow: sauron("leggen", "{count:willekeurige schaduwkaart} uit de hand", "af"),
    sauron_effects.SauronDiscardsPlot: sauron("leggen", "1 complotkaart uit de hand", "af"),
    sauron_effects.LookAtPlotDeck: sauron(
        "bekijken", "de bovenste kaart van de complotstapel", more=" en legt die weer op de stapel of eronder"
    ),
    sauron_effects.TakeFromDiscards: sauron("nemen", "1 andere complot- of schaduwkaart uit een aflegstapel op hand", more=SHOWN),
    sauron_effects.SearchPlot: sauron("nemen", SEARCHED, more=f"{SHOWN}. De complotstapel wordt geschud"),
    (sauron_effects.SearchPlot, "play"): sauron(
        "nemen", SEARCHED, more=f"{SHOWN}. Een doorzochte complotstapel wordt geschud. Sauron mag die kaart meteen spelen, als dat kan"
    ),
    sauron_effects.DiscardOtherPlots: thing("elk ander lopend complot {plots:any plot}")("worden", "afgelegd"),
    sauron_effects.DiscardActivePlot: hero("verijdelen", "1 lopend complot", tail="dat {where:affected} treft"),
    sauron_effects.SendCharactersHome: thing("alle personages op de getroffen plaats", plural=True)("verlaten", "het bord"),
    dealt_corruption.SauronGivesCorruption: sauron("trekken", "{count:verderfkaart}", more=", geeft {him} er 1 van en legt de overige af"),
    (dealt_corruption.SauronGivesCorruption, "two"): sauron(
        "trekken", "{count:verderfkaart}", more=", geeft {him} er 1 van en legt de andere af"
    ),
    dealt_corruption.ShareOutCorruption: sauron(
        "kiezen", "2 helden", more=" en verdeelt al hun verderfkaarten naar eigen keuze onder die twee"
    ),
    kept_event.FavorOnThisCard: hero("leggen", "{count:gunst} op deze kaart"),
    kept_event.GiveThisCard: sauron("geven", "deze kaart aan een held"),
    kept_event.TakeFavorFromCard: hero("nemen", "alle gunsten van deze kaart", more="; daarna wordt deze kaart afgelegd"),
    # the map
    influence_effects.AddToPool: sauron("voegen", "{count:invloed} aan de schaduwpot", "toe"),
    influence_effects.DrainPool: actor("verwijderen", "{count:invloed} uit de schaduwpot"),
    (influence_effects.Advance, "on"): actor("zetten", "{marker:the} {spaces:vakje}", "vooruit"),
    (influence_effects.Advance, "back"): actor("zetten", "{marker:the} {spaces:vakje}", "terug"),
    influence_effects.SlowGreenMarker: thing("het groene merkteken")("gaan", "in de volgende verhaalstap {spaces:vakje} minder", "vooruit"),
    influence_effects.PlaceOnEach: actor("plaatsen", "{count:invloed}", tail="{where:each}"),
    influence_effects.PlaceOnSome: sauron(
        "plaatsen", "1 invloed", tail="op elk van {up_to:hooguit |}{most} verschillende plaatsen {where:in}"
    ),
    (influence_effects.PlaceOnSome, "one"): sauron("plaatsen", "1 invloed", tail="op een plaats {where:in}"),
    pairs.InfluenceAndToken: sauron(
        "plaatsen", "1 invloed en 1 monstermerkteken", more=f", elk op een plaats {{where:in}}, {UNINFLUENCED}"
    ),
    influence_effects.Extend: sauron("plaatsen", "{count:invloed}", tail=EXTENDED),
    (influence_effects.Extend, "pool"): sauron("plaatsen", "{count:invloed}", tail=f"{EXTENDED} of in de schaduwpot"),
    (influence_effects.Extend, "roots"): sauron("plaatsen", "{count:invloed}", tail="in het verlengde van {roots:the}"),
    (influence_effects.Extend, "pool per"): lambda word, voice: Clause(
        SAURON,
        "plaatsen",
        voice.fill("voor elke verderfkaart {held} {count:invloed}", word),
        tail=f"{EXTENDED} of in de schaduwpot",
    ),
    influence_effects.RemoveFromEach: actor("verwijderen", "{count:invloed}", tail="{where:from each}"),
    (influence_effects.RemoveSome, "mix"): decider(
        "verwijderen", "in totaal {up_to:hooguit |}{count} invloed en/of monstermerktekens {where:from}"
    ),
    (influence_effects.RemoveSome, "influence"): decider("verwijderen", "{up_to:hooguit |}{count:invloed} {where:from}"),
    (influence_effects.RemoveSome, "tokens"): decider("verwijderen", "{up_to:hooguit |}{count:monstermerkteken} {where:from}"),
    pairs.TokenAndInfluenceRemoved: decider("verwijderen", "1 monstermerkteken en 1 invloed {where:from}"),
    influence_effects.ClearPlaces: actor("verwijderen", EVERYTHING, tail="{where:from}"),
    foe_effects.ClearMonsters: actor("verwijderen", "alle monstermerktekens", tail="{where:from}"),
    foe_effects.PlaceTokensOnEach: actor("plaatsen", "1 monstermerkteken", tail="{where:each influenced}"),
    foe_effects.PlaceTokensOnSome: sauron(
        "plaatsen", "1 monstermerkteken", tail=f"op elk van {{most}} verschillende plaatsen {{where:in}}, {UNINFLUENCED}"
    ),
    (foe_effects.PlaceTokensOnSome, "one"): sauron("plaatsen", "1 monstermerkteken", tail=f"op een plaats {{where:in}}, {UNINFLUENCED}"),
    foe_effects.PlaceTokensAsCommanded: sauron(
        "plaatsen", "hooguit {most:monstermerkteken}", tail="op plaatsen waar dat met een bevel zou mogen"
    ),
    foe_effects.HurtMinion: heroes("brengen", "1 volgeling {where:in} {count:schade}", "toe"),
    foe_effects.BringMinion: sauron("verplaatsen", "1 volgeling naar keuze op het bord naar {place:the}"),
    foe_effects.RaiseMinion: sauron(
        "kiezen",
        "een volgeling",
        more=", op het bord of verslagen, verwijdert alle schade daarvan en plaatst die op een plaats met invloed naar keuze",
    ),
    character_effects.PlaceCharacter: actor("plaatsen", "{character} {place:at}"),
    character_effects.PlaceAnyCharacter: sauron("plaatsen", "1 personage naar keuze {place:at}"),
    character_effects.PlaceCharacterWithin: hero("plaatsen", "{character}", tail="{where:in}"),
    (character_effects.PlaceCharacterWithin, "routing"): both(
        hero("plaatsen", "{character}", tail="{where:in}"), hero("verwijderen", "daar alle monstermerktekens")
    ),
    character_effects.ReturnCharacter: sauron("verwijderen", "1 personage {where:from}"),
    character_effects.SendCharacterToClear: both(
        heroes("verplaatsen", "1 personage", tail="naar een aangrenzende plaats die geen bolwerk is"),
        heroes("verwijderen", f"daar {EVERYTHING}"),
    ),
    character_effects.PlaceFavor: actor("plaatsen", "1 gunstmerkteken {place:at}"),
    character_effects.RemoveFavor: sauron("verwijderen", "1 gunstmerkteken {where:from}"),
}
