"""Dutch lines of cards, what holds as long as they lie there, and their figures."""

from __future__ import annotations

from collections.abc import Callable

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.nl.card_sentence import CardSentence
from onetable.games.quest.text.nl.sentences import WALK, parts
from onetable.games.quest.traits import Moment
from onetable.language.nl.verbs import alone

Speaking = Callable[[QuestBook], CardSentence]
OF_EVENT, OF_SHADOW, OF_EXPLORER, TO_YOU = CardSentence.of_event, CardSentence.of_shadow, CardSentence.of_explorer, CardSentence.to_you
under = WALK.under


def then(opening: str, speaking: Speaking = TO_YOU) -> QuestPhrase:
    """“Wanneer je buiten een toevluchtsoord rust, mag je …”."""

    def line(word: words.Does, book: QuestBook) -> str:
        first, *rest = parts(word.effects, speaking(book))
        said = f"{speaking(book).fill(opening, word)}, {first if isinstance(first, str) else first.after}."
        return " ".join([said, *[f"{alone(each)}." for each in rest]])

    return line


CARDS: dict[object, QuestPhrase] = {
    words.Does: WALK.does,
    words.Requires: "alleen te spelen als {condition:if}.",
    words.Affects: lambda word, book: OF_SHADOW(book).fill("treft {where:affected}.", word),
    words.BeginsWith: (
        "voorbereiding: plaats {each_stronghold} invloed in elk bolwerk, {extension} in het verlengde van bolwerken en {pool} in de "
        "schaduwpot. trek {shadow_drawn:schaduwkaart} en houd er {shadow_kept}. trek {plots_drawn:complotkaart} en houd er {plots_kept}."
    ),
    (words.BeginsWith, "no pool"): (
        "voorbereiding: plaats {each_stronghold} invloed in elk bolwerk en {extension} in het verlengde van bolwerken. "
        "trek {shadow_drawn:schaduwkaart} en houd er {shadow_kept}. trek {plots_drawn:complotkaart} en houd er {plots_kept}."
    ),
    words.LaysFavor: lambda word, book: f"plaats 1 gunstmerkteken {' en 1 '.join([book.say(place, 'at') for place in word.places])}.",
    words.BringsCharacter: "plaats {character} {place:at}.",
    words.StaysUntilExplored: under("deze gebeurtenis blijft {place:at} liggen tot een held die plaats verkent.", OF_EXPLORER),
    words.AdvancesEachStory: "zolang deze gebeurtenis blijft liggen, gaat {marker:the} in elke verhaalstap 1 vakje vooruit.",
    words.KeptFor: then("wanneer die held een plaats met een personage of een andere held verkent", OF_EXPLORER),
    words.WhenReceived: then("wanneer je deze kaart trekt"),
    words.SetsUp: under("voorbereiding:"),
    words.TaskExplore: "opdracht: verken {place:the}.",
    words.TaskExploreOrMeet: "opdracht: verken {place:the} of vecht tegen {foe:the}, wat de uitslag ook is.",
    words.TaskDefeat: "opdracht: vecht {place:at} tegen {monster:a} in plaats van een ontmoeting te beleven, en versla die.",
    words.Rewards: under("beloning:"),
    words.IsQuest: "houd deze kaart als nevenqueeste.",
    words.MissionMet: "vervuld als {condition:if}.",
    words.WhenActive: then("wanneer dit complot begint", OF_EVENT),
    words.WhenConsulted: then("elke keer dat een held {character} raadpleegt", OF_EXPLORER),
    words.WhenRestingInTheWild: then("elke keer dat je buiten een toevluchtsoord rust"),
    # what holds
    words.Lowers: "je {attribute} is {by} lager.",
    words.HandLimit: "je kunt niet meer dan {cards} kaarten in je hand hebben; leg de rest meteen af.",
    words.FavorLimit: "je kunt niet meer dan {most} gunsten hebben; leg de rest meteen af.",
    words.FavorPerTurn: "je kunt in elk van je beurten hooguit {most:gunst} krijgen.",
    words.MorePerils: "elke keer dat Sauron in je beurt gevaarkaarten trekt, trekt Sauron er {more} extra.",
    words.EncounterDraw: "je trekt {cards:ontmoetingskaart} in plaats van 3.",
    words.NoConsultNorTrade: "je kunt geen personages raadplegen en niet ruilen.",
    words.TravelSteps: "je kunt in elk van je beurten hooguit {most:reisstap} doen.",
    words.DiscardsBeforeCombat: "leg aan het begin van elk van je gevechten {cards:willekeurige kaart} uit je hand af.",
    words.SauronMayDraw: "elke keer dat Sauron in je beurt een schaduwkaart speelt, mag Sauron {cards:schaduwkaart} trekken.",
    words.MarkerGoesFurther: (
        "elke keer dat je rust of wordt verslagen, gaat het meest linkse Sauronmerkteken {spaces} vakjes vooruit in plaats van 1."
    ),
    words.WaterForOneCard: "een waterweg kost je 1 kaart naar keuze.",
    words.JoinsBySea: "voor jou zijn {places:the} verbonden door een weg die {cost:kaart} naar keuze kost.",
    words.CheaperPaths: "een weg die je met kaarten naar keuze betaalt, kost {by:kaart} minder (nooit minder dan 1).",
    words.DrainsPoolWhenShadowed: "elke keer dat Sauron in je beurt een schaduwkaart speelt, verwijder je {by} invloed uit de schaduwpot.",
    words.MakesPerilous: "{place:the} is gevaarlijk.",
    words.NoRestNorEncounter: "helden kunnen op de getroffen plaats niet rusten en geen ontmoetingskaarten trekken.",
    words.TokensMayBeUrukHai: "in {region:the} mag Sauron elk monstermerkteken dat niet leeg is als een Uruk-hai behandelen.",
    words.MovesFar: "een bevel verplaatst deze volgeling hooguit {spaces} plaatsen ver.",
    words.TokensNear: (
        "op de plaats van deze volgeling en op aangrenzende plaatsen kunnen ook zonder invloed monstermerktekens worden geplaatst."
    ),
    words.CorruptsAtOnce: "aan het begin van een gevecht met deze volgeling trekt de held {cards:verderfkaart}.",
    words.PerilNear: "de plaats van deze volgeling en alle aangrenzende plaatsen zijn gevaarlijk, behalve toevluchtsoorden.",
    words.NoRestNear: (
        "helden op de plaats van deze volgeling of op een aangrenzende plaats kunnen niet rusten of genezen, behalve in een toevluchtsoord."
    ),
    words.ComesBack: "als deze volgeling is verslagen, keert die aan het begin van de volgende actiestap zonder schade terug {place:at}.",
    words.Scouts: "1 keer in elk van je beurten mag je alle monstermerktekens op 1 aangrenzende plaats bekijken.",
    words.FavorForQuests: (
        "de eerste keer in elk van je beurten dat je een queeste voltooit of een personage raadpleegt, krijg je {favor:gunst}."
    ),
    words.StartsWithHorse: "je begint met een Paard.",
    words.UndecidedGoesOn: "een gevecht in de reisstap dat niemand wint, beëindigt je beurt niet.",
    # when a shadow card is played
    Moment.ACTION: "in Saurons actiestap",
    Moment.TURN: "aan het begin van een heldenbeurt",
    Moment.COMBAT: "aan het begin van een gevecht",
    Moment.ENTER: "nadat een held op een plaats is gekomen die geen toevluchtsoord is",
    Moment.DEFEAT: "nadat een held is verslagen",
    # figures
    words.PlotFigures: "complot · schaduwpot minstens {pool} · {marker} +{advance} per verhaalstap · verijdelen: {favor:gunst}",
    (words.PlotFigures, "starting"): "begincomplot · {marker} +{advance} per verhaalstap · verijdelen: {favor:gunst}",
    (words.PlotFigures, "free"): "complot · {marker} +{advance} per verhaalstap · verijdelen: {favor:gunst}",
    words.ShadowFigures: "schaduwkaart · schaduwpot minstens {pool} · te spelen {moment}",
    words.EventFigures: "gebeurtenis · tijdperk {stage:stage} · voorrang {priority}",
    words.CorruptionFigures: "verderf · afleggen bij het rusten: {cost:gunst}",
    (words.CorruptionFigures, "free"): "verderf · wordt nooit gehouden",
    words.PerilFigures: "gevaar · overal",
    (words.PerilFigures, "place"): "gevaar · alleen {place:at}",
    (words.PerilFigures, "region"): "gevaar · alleen {regions:at}",
    words.EncounterFigures: "ontmoeting in {deck:place} · voorrang {priority}",
    (words.EncounterFigures, "place"): "ontmoeting in {deck:place} · voorrang {priority} · alleen {place:at}",
    (words.EncounterFigures, "region"): "ontmoeting in {deck:place} · voorrang {priority} · alleen {region:at}",
    (words.QuestFigures, "side"): "nevenqueeste",
    (words.QuestFigures, "advanced"): "vervolgqueeste · {hero}",
    (words.QuestFigures, "starting"): "beginqueeste · {hero}",
    (words.MissionFigures, "sauron"): "missie · Sauron",
    (words.MissionFigures, "heroes"): "missie · helden",
    words.FightingFigures: "{type} · aanval {attack} · verdediging {defense} · kosten {cost} · {terrain}",
    (words.FightingFigures, "anywhere"): "{type} · aanval {attack} · verdediging {defense} · kosten {cost}",
    words.HeroFiguresLine: (
        "held · volharding {fortitude} · sterkte {strength} · behendigheid {agility} · wijsheid {wisdom} · begint {start:at}"
    ),
    (words.FoeFiguresLine, "monster"): (
        "monster · taaiheid {health} · volharding {fortitude} · sterkte {strength} · wijsheid {wisdom} · stapel van de {deck:whose}"
    ),
    (words.FoeFiguresLine, "minion"): (
        "volgeling · taaiheid {health} · volharding {fortitude} · sterkte {strength} · wijsheid {wisdom} · stapel van de {deck:whose}"
        " · tijdperk {stage:stage} · verschijnt {starts:any at}"
    ),
    words.NoFigures: "",
}
