"""Dutch effects: who does what."""

from __future__ import annotations

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.nl.card_sentence import SAURON, Said, actor, both, decider, hero, heroes, sauron, thing
from onetable.language.nl.verbs import Clause

EVERYTHING = "alle invloed en alle monstermerktekens"
UNINFLUENCED = "ook als daar geen invloed is"
EXTENDED = "in het verlengde van bolwerken"
ONTO_REST = "van {own} schadestapel op {own} ruststapel"
SEARCHED = "{plots:any plot} uit de complotstapel of uit de aflegstapel van de complotten op hand"
SHOWN = ". Die kaart wordt aan iedereen getoond"

EFFECTS: dict[object, Said] = {
    # the hero and his cards
    words.GainFavor: hero("krijgen", "{count:gunst}"),
    words.LoseFavor: hero("verliezen", "{count:gunst}"),
    words.PayFavor: hero("betalen", "{count:gunst}"),
    words.PayFavorPerCorruption: hero("betalen", "een aantal gunsten naar keuze", tail="om evenveel verderfkaarten af te leggen"),
    words.TakeCorruption: hero("trekken", "{count:verderfkaart}"),
    words.DiscardCorruption: hero("leggen", "{count:verderfkaart}", "af"),
    (words.DiscardCorruption, "all"): hero("leggen", "{all_mine} verderfkaarten", "af"),
    words.Train: hero("trainen", "{times:keer}"),
    (words.Train, "once"): hero("trainen"),
    words.Raise: hero("verhogen", "{own} {attribute} met 1"),
    (words.Raise, "any"): hero("verhogen", "{one_of_mine} met 1"),
    words.GainItem: hero("nemen", "{item:a}"),
    words.LoseItem: hero("leggen", "1 voorwerp", "af"),
    words.Damage: hero("lopen", "{points:schade}", "op"),
    words.DamageAndMore: hero("lopen", "{points} schade", "op", "en nog {each} voor elke verderfkaart {held}"),
    words.RestPoolReturns: hero("schudden", "{own} ruststapel door {own} levensstapel"),
    words.DamagePoolReturns: hero("schudden", "{own} schadestapel door {own} levensstapel"),
    words.BothPoolsReturn: hero("schudden", "{own} ruststapel en {own} schadestapel door {own} levensstapel"),
    (words.DamageToRest, "all"): hero("leggen", f"alle kaarten {ONTO_REST}"),
    (words.DamageToRest, "so many"): hero("leggen", f"de bovenste {{count:kaart}} {ONTO_REST}"),
    words.DamageToRest: hero("leggen", f"de bovenste kaarten {ONTO_REST}", more=", zoveel als {count} bedraagt"),
    words.HandReturns: hero("schudden", "{own} hand door {own} levensstapel"),
    words.LifeToRest: hero("leggen", "de bovenste {count:kaart} van {own} levensstapel op {own} ruststapel"),
    words.DrawLife: hero("trekken", "{count:kaart}"),
    words.DiscardCards: hero("leggen", "{count:kaart} uit {own} hand", "af"),
    words.DiscardRandom: hero("leggen", "{count:willekeurige kaart} uit {own} hand", "af"),
    words.DiscardDownTo: hero("leggen", "kaarten uit {own} hand", "af", "tot er hooguit {cards} over zijn"),
    words.MoveHero: hero("reizen", "{where:to}"),
    (words.MoveHero, "moved"): decider("verplaatsen", "{hero} {where:to}"),
    words.SendToHaven: sauron("verplaatsen", "{hero} naar het dichtstbijzijnde toevluchtsoord"),
    words.LookAtTokens: hero("bekijken", "alle monstermerktekens", tail="{where:in}"),
    words.LookAtPlots: hero("bekijken", "de complotkaarten in Saurons hand"),
    words.EndTurn: thing("{own} beurt{of_him}")("eindigen"),
    words.LimitMoves: hero("kunnen", "deze beurt hooguit {most:keer} reizen"),
    words.SkipAmbush: hero("slaan", "deze beurt de hinderlaagstap", "over"),
    words.MakePerilous: thing("{own} plaats{of_him}")("zijn", "tot het einde van deze beurt gevaarlijk"),
    words.ShuffleEncounterBack: hero("schudden", "deze kaart en de bijbehorende aflegstapel door de ontmoetingsstapel"),
    words.ShufflePerilBack: hero("schudden", "deze kaart en de aflegstapel van de gevaarkaarten door de gevaarstapel"),
    words.ShuffleCorruptionBack: hero("schudden", "deze kaart en de aflegstapel van de verderfkaarten door de verderfstapel"),
    words.EncounterAt: hero("beleven", "daar een ontmoeting"),
    words.RevealAdvancedQuest: thing("{own} vervolgqueeste{of_him}")("beginnen"),
    words.LessInCombat: thing("{own} {attribute}{of_him}")("worden", "tot het einde van dit gevecht met {by:size} verlaagd"),
    words.BothLess: thing("{own} {attribute} en de {other}{of_him}", plural=True)(
        "worden", "tot het einde van dit gevecht elk met {by:size} verlaagd"
    ),
    # Sauron and his cards
    words.CommandAndFight: sauron(
        "geven",
        "1 volgeling een bevel",
        more=", en als die naar {own} plaats{of_him} gaat, vecht {again} tegen die volgeling "
        "(een onbeslist gevecht beëindigt {own} beurt{of_him} niet)",
    ),
    words.SauronDrawsPlots: sauron("trekken", "{count:complotkaart}"),
    words.SauronDrawsShadow: sauron("trekken", "{count:schaduwkaart}"),
    words.SauronLosesShadow: sauron("leggen", "{count:willekeurige schaduwkaart} uit de hand", "af"),
    words.SauronDiscardsPlot: sauron("leggen", "1 complotkaart uit de hand", "af"),
    words.LookAtPlotDeck: sauron("bekijken", "de bovenste kaart van de complotstapel", more=" en legt die weer op de stapel of eronder"),
    words.TakeFromDiscards: sauron("nemen", "1 andere complot- of schaduwkaart uit een aflegstapel op hand", more=SHOWN),
    words.SearchPlot: sauron("nemen", SEARCHED, more=f"{SHOWN}. De complotstapel wordt geschud"),
    (words.SearchPlot, "play"): sauron(
        "nemen", SEARCHED, more=f"{SHOWN}. Een doorzochte complotstapel wordt geschud. Sauron mag die kaart meteen spelen, als dat kan"
    ),
    words.DiscardOtherPlots: thing("elk ander lopend complot {plots:any plot}")("worden", "afgelegd"),
    words.DiscardActivePlot: hero("verijdelen", "1 lopend complot", tail="dat {where:affected} treft"),
    words.SendCharactersHome: thing("alle personages op de getroffen plaats", plural=True)("verlaten", "het bord"),
    words.SauronGivesCorruption: sauron("trekken", "{count:verderfkaart}", more=", geeft {him} er 1 van en legt de overige af"),
    (words.SauronGivesCorruption, "two"): sauron("trekken", "{count:verderfkaart}", more=", geeft {him} er 1 van en legt de andere af"),
    words.ShareOutCorruption: sauron("kiezen", "2 helden", more=" en verdeelt al hun verderfkaarten naar eigen keuze onder die twee"),
    words.FavorOnThisCard: hero("leggen", "{count:gunst} op deze kaart"),
    words.GiveThisCard: sauron("geven", "deze kaart aan een held"),
    words.TakeFavorFromCard: hero("nemen", "alle gunsten van deze kaart", more="; daarna wordt deze kaart afgelegd"),
    # the map
    words.AddToPool: sauron("voegen", "{count:invloed} aan de schaduwpot", "toe"),
    words.DrainPool: actor("verwijderen", "{count:invloed} uit de schaduwpot"),
    (words.Advance, "on"): actor("zetten", "{marker:the} {spaces:vakje}", "vooruit"),
    (words.Advance, "back"): actor("zetten", "{marker:the} {spaces:vakje}", "terug"),
    words.SlowGreenMarker: thing("het groene merkteken")("gaan", "in de volgende verhaalstap {spaces:vakje} minder", "vooruit"),
    words.PlaceOnEach: actor("plaatsen", "{count:invloed}", tail="{where:each}"),
    words.PlaceOnSome: sauron("plaatsen", "1 invloed", tail="op elk van {up_to:hooguit |}{most} verschillende plaatsen {where:in}"),
    (words.PlaceOnSome, "one"): sauron("plaatsen", "1 invloed", tail="op een plaats {where:in}"),
    words.InfluenceAndToken: sauron(
        "plaatsen", "1 invloed en 1 monstermerkteken", tail="{where:in} (het merkteken ook waar geen invloed is)"
    ),
    words.InfluenceThenTokens: sauron(
        "plaatsen", "{count:invloed}", tail="{where:each}, en daarna 1 monstermerkteken op elk daarvan waar invloed is"
    ),
    words.Extend: sauron("plaatsen", "{count:invloed}", tail=EXTENDED),
    (words.Extend, "pool"): sauron("plaatsen", "{count:invloed}", tail=f"{EXTENDED} of in de schaduwpot"),
    (words.Extend, "roots"): sauron("plaatsen", "{count:invloed}", tail="in het verlengde van {roots:the}"),
    (words.Extend, "pool per"): lambda word, voice: Clause(
        SAURON,
        "plaatsen",
        voice.fill("voor elke verderfkaart {held} {count:invloed}", word),
        tail=f"{EXTENDED} of in de schaduwpot",
    ),
    words.RemoveFromEach: actor("verwijderen", "{count:invloed}", tail="{where:from each}"),
    (words.RemoveSome, "mix"): decider("verwijderen", "in totaal {up_to:hooguit |}{count} invloed en/of monstermerktekens {where:from}"),
    (words.RemoveSome, "influence"): decider("verwijderen", "{up_to:hooguit |}{count:invloed} {where:from}"),
    (words.RemoveSome, "tokens"): decider("verwijderen", "{up_to:hooguit |}{count:monstermerkteken} {where:from}"),
    words.TokenAndInfluenceRemoved: decider("verwijderen", "1 monstermerkteken en 1 invloed {where:from}"),
    words.ClearPlaces: actor("verwijderen", EVERYTHING, tail="{where:from}"),
    words.ClearMonsters: actor("verwijderen", "alle monstermerktekens", tail="{where:from}"),
    words.PlaceTokensOnEach: actor("plaatsen", "1 monstermerkteken", tail="{where:each influenced}"),
    words.PlaceTokensOnSome: sauron(
        "plaatsen", "1 monstermerkteken", tail=f"op elk van {{most}} verschillende plaatsen {{where:in}}, {UNINFLUENCED}"
    ),
    (words.PlaceTokensOnSome, "one"): sauron("plaatsen", "1 monstermerkteken", tail=f"op een plaats {{where:in}}, {UNINFLUENCED}"),
    words.PlaceTokensAsCommanded: sauron(
        "plaatsen", "hooguit {most:monstermerkteken}", tail="op plaatsen waar dat met een bevel zou kunnen"
    ),
    words.HurtMinion: heroes("brengen", "1 volgeling {where:in} {count:schade}", "toe"),
    words.BringMinion: sauron("verplaatsen", "1 volgeling naar keuze op het bord naar {place:the}"),
    words.RaiseMinion: sauron(
        "kiezen",
        "een volgeling",
        more=", op het bord of verslagen, neemt er alle schade van weg en plaatst die op een plaats met invloed naar keuze",
    ),
    words.PlaceCharacter: actor("plaatsen", "{character} {place:at}"),
    words.BothCharacters: actor("plaatsen", "{character} en {other} {place:at}"),
    words.PlaceAnyCharacter: sauron("plaatsen", "1 personage naar keuze {place:at}"),
    words.PlaceCharacterWithin: hero("plaatsen", "{character}", tail="{where:in}"),
    (words.PlaceCharacterWithin, "routing"): both(
        hero("plaatsen", "{character}", tail="{where:in}"), hero("verwijderen", "daar alle monstermerktekens")
    ),
    words.ReturnCharacter: sauron("verwijderen", "1 personage {where:from}"),
    words.SendCharacterToClear: both(
        heroes("verplaatsen", "1 personage", tail="naar een aangrenzende plaats die geen bolwerk is"),
        heroes("verwijderen", f"daar {EVERYTHING}"),
    ),
    words.PlaceFavor: actor("plaatsen", "1 gunstmerkteken {place:at}"),
    words.RemoveFavor: sauron("verwijderen", "1 gunstmerkteken {where:from}"),
}
