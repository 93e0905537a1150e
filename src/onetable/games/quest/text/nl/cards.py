"""Dutch lines of cards, what holds as long as they lie there, and their figures."""

from __future__ import annotations

from collections.abc import Callable

from onetable.games.quest.text import card_lines, printed_figures
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.nl.card_sentence import CardSentence
from onetable.games.quest.text.nl.sentences import parts, sentences
from onetable.games.quest.traits import Moment
from onetable.games.quest.vocabulary import occasions, statics
from onetable.language.nl.verbs import alone

Speaking = Callable[[QuestBook], CardSentence]
OF_EVENT, OF_SHADOW, OF_EXPLORER, TO_YOU = CardSentence.of_event, CardSentence.of_shadow, CardSentence.of_explorer, CardSentence.to_you


def under(head: str, speaking: Speaking = TO_YOU) -> QuestPhrase:
    """Effects under a heading: “Beloning: krijg 2 gunsten. Train.”."""
    return lambda word, book: f"{speaking(book).fill(head, word)} {sentences(word.effects, speaking(book))}"


def then(opening: str, speaking: Speaking = TO_YOU) -> QuestPhrase:
    """“Wanneer je buiten een toevluchtsoord rust, mag je …”."""

    def line(word: card_lines.Does, book: QuestBook) -> str:
        first, *rest = parts(word.effects, speaking(book))
        said = f"{speaking(book).fill(opening, word)}, {first if isinstance(first, str) else first.after}."
        return " ".join([said, *[f"{alone(each)}." for each in rest]])

    return line


def does(word: card_lines.Does, book: QuestBook) -> str:
    """What a card does, to whomever it speaks."""
    return sentences(word.effects, {"shadow": OF_SHADOW, "event": OF_EVENT}.get(word.card, TO_YOU)(book))


CARDS: dict[object, QuestPhrase] = {
    card_lines.Does: does,
    card_lines.Requires: "alleen te spelen als {condition:if}.",
    card_lines.Affects: lambda word, book: OF_SHADOW(book).fill("treft {where:affected}.", word),
    card_lines.BeginsWith: (
        "voorbereiding: plaats {each_stronghold} invloed in elk bolwerk, {extension} in het verlengde van bolwerken en {pool} in de "
        "schaduwpot. trek {shadow_drawn:schaduwkaart} en houd er {shadow_kept}. trek {plots_drawn:complotkaart} en houd er {plots_kept}."
    ),
    (card_lines.BeginsWith, "no pool"): (
        "voorbereiding: plaats {each_stronghold} invloed in elk bolwerk en {extension} in het verlengde van bolwerken. "
        "trek {shadow_drawn:schaduwkaart} en houd er {shadow_kept}. trek {plots_drawn:complotkaart} en houd er {plots_kept}."
    ),
    card_lines.LaysFavor: lambda word, book: f"plaats 1 gunstmerkteken {' en 1 '.join([book.say(place, 'at') for place in word.places])}.",
    card_lines.BringsCharacter: "plaats {character} {place:at}.",
    card_lines.StaysUntilExplored: under("deze gebeurtenis blijft {place:at} liggen tot een held die plaats verkent.", OF_EXPLORER),
    card_lines.AdvancesEachStory: "zolang deze gebeurtenis blijft liggen, gaat {marker:the} in elke verhaalstap 1 vakje vooruit.",
    card_lines.KeptFor: then("wanneer die held een plaats met een personage of een andere held verkent", OF_EXPLORER),
    card_lines.WhenReceived: then("wanneer je deze kaart trekt"),
    card_lines.SetsUp: under("voorbereiding:"),
    card_lines.TaskExplore: "opdracht: verken {place:the}.",
    card_lines.TaskExploreOrMeet: "opdracht: verken {place:the} of vecht tegen {foe:the}, wat de uitslag ook is.",
    card_lines.TaskDefeat: "opdracht: vecht {place:at} tegen {monster:a} in plaats van een ontmoeting te beleven, en versla die.",
    card_lines.Rewards: under("beloning:"),
    card_lines.IsQuest: "houd deze kaart als nevenqueeste.",
    card_lines.MissionMet: "vervuld als {condition:if}.",
    occasions.WhenActive: then("wanneer dit complot begint", OF_EVENT),
    occasions.WhenConsulted: then("elke keer dat een held {character} raadpleegt", OF_EXPLORER),
    occasions.WhenRestingInTheWild: then("elke keer dat je buiten een toevluchtsoord rust"),
    # what holds
    statics.Lowers: "je {attribute} is {by} lager.",
    statics.HandLimit: "je mag hooguit {cards} kaarten in je hand hebben; leg de rest meteen af.",
    statics.FavorLimit: "je mag hooguit {most} gunsten hebben; leg de rest meteen af.",
    statics.FavorPerTurn: "je kunt in elk van je beurten hooguit {most:gunst} krijgen.",
    statics.MorePerils: "elke keer dat Sauron in je beurt gevaarkaarten trekt, trekt Sauron er {more} extra.",
    statics.EncounterDraw: "je trekt {cards:ontmoetingskaart} in plaats van 3.",
    statics.NoConsultNorTrade: "je mag geen personages raadplegen en niet ruilen.",
    statics.TravelSteps: "je mag in elk van je beurten hooguit {most:reisstap} doen.",
    statics.DiscardsBeforeCombat: "leg aan het begin van elk van je gevechten {cards:willekeurige kaart} uit je hand af.",
    statics.SauronMayDraw: "elke keer dat Sauron in je beurt een schaduwkaart speelt, mag Sauron {cards:schaduwkaart} trekken.",
    statics.MarkerGoesFurther: (
        "elke keer dat je rust of wordt verslagen, gaat het meest linkse Sauronmerkteken {spaces} vakjes vooruit in plaats van 1."
    ),
    statics.WaterForOneCard: "een waterweg kost je 1 kaart naar keuze.",
    statics.JoinsBySea: "voor jou zijn {places:the} verbonden door een weg die {cost:kaart} naar keuze kost.",
    statics.CheaperPaths: "een weg die je met kaarten naar keuze betaalt, kost {by:kaart} minder, maar minstens 1.",
    statics.DrainsPoolWhenShadowed: (
        "elke keer dat Sauron in je beurt een schaduwkaart speelt, verwijder je {by} invloed uit de schaduwpot."
    ),
    statics.MakesPerilous: "{place:the} is gevaarlijk.",
    statics.NoRestNorEncounter: "helden mogen op de getroffen plaats niet rusten en geen ontmoetingskaarten trekken.",
    statics.TokensMayBeUrukHai: "in {region:the} mag Sauron elk monstermerkteken dat niet leeg is als een Uruk-hai behandelen.",
    statics.MovesFar: "een bevel verplaatst deze volgeling hooguit {spaces} plaatsen ver.",
    statics.TokensNear: (
        "op de plaats van deze volgeling en op aangrenzende plaatsen mogen ook zonder invloed monstermerktekens worden geplaatst."
    ),
    statics.CorruptsAtOnce: "aan het begin van een gevecht met deze volgeling trekt de held {cards:verderfkaart}.",
    statics.PerilNear: "de plaats van deze volgeling en alle aangrenzende plaatsen zijn gevaarlijk, behalve toevluchtsoorden.",
    statics.NoRestNear: (
        "helden op de plaats van deze volgeling of op een aangrenzende plaats kunnen niet rusten of genezen, behalve in een toevluchtsoord."
    ),
    statics.ComesBack: "als deze volgeling is verslagen, keert die aan het begin van de volgende actiestap zonder schade terug {place:at}.",
    statics.Scouts: "1 keer in elk van je beurten mag je alle monstermerktekens op 1 aangrenzende plaats bekijken.",
    statics.FavorForQuests: (
        "de eerste keer in elk van je beurten dat je een queeste voltooit of een personage raadpleegt, krijg je {favor:gunst}."
    ),
    statics.StartsWithHorse: "je begint met een Paard.",
    statics.UndecidedGoesOn: "een gevecht in de reisstap dat niemand wint, beëindigt je beurt niet.",
    # when a shadow card is played
    Moment.ACTION: "in Saurons actiestap",
    Moment.TURN: "aan het begin van een heldenbeurt",
    Moment.COMBAT: "aan het begin van een gevecht",
    Moment.ENTER: "nadat een held op een plaats is gekomen die geen toevluchtsoord is",
    Moment.DEFEAT: "nadat een held is verslagen",
    # figures
    printed_figures.PlotFigures: "complot · schaduwpot minstens {pool} · {marker} +{advance} per verhaalstap · verijdelen: {favor:gunst}",
    (printed_figures.PlotFigures, "starting"): "begincomplot · {marker} +{advance} per verhaalstap · verijdelen: {favor:gunst}",
    (printed_figures.PlotFigures, "free"): "complot · {marker} +{advance} per verhaalstap · verijdelen: {favor:gunst}",
    printed_figures.ShadowFigures: "schaduwkaart · schaduwpot minstens {pool} · te spelen {moment}",
    printed_figures.EventFigures: "gebeurtenis · tijdperk {stage:stage} · voorrang {priority}",
    printed_figures.CorruptionFigures: "verderf · afleggen bij het rusten: {cost:gunst}",
    (printed_figures.CorruptionFigures, "free"): "verderf · wordt nooit gehouden",
    printed_figures.PerilFigures: "gevaar · overal",
    (printed_figures.PerilFigures, "place"): "gevaar · alleen {place:at}",
    (printed_figures.PerilFigures, "region"): "gevaar · alleen {regions:at}",
    printed_figures.EncounterFigures: "ontmoeting in {deck:place} · voorrang {priority}",
    (printed_figures.EncounterFigures, "place"): "ontmoeting in {deck:place} · voorrang {priority} · alleen {place:at}",
    (printed_figures.EncounterFigures, "region"): "ontmoeting in {deck:place} · voorrang {priority} · alleen {region:at}",
    (printed_figures.QuestFigures, "side"): "nevenqueeste",
    (printed_figures.QuestFigures, "advanced"): "vervolgqueeste · {hero}",
    (printed_figures.QuestFigures, "starting"): "beginqueeste · {hero}",
    (printed_figures.MissionFigures, "sauron"): "missie · Sauron",
    (printed_figures.MissionFigures, "heroes"): "missie · helden",
    printed_figures.FightingFigures: "{type} · aanval {attack} · verdediging {defense} · kosten {cost} · {terrain}",
    (printed_figures.FightingFigures, "anywhere"): "{type} · aanval {attack} · verdediging {defense} · kosten {cost}",
    printed_figures.HeroFiguresLine: (
        "held · volharding {fortitude} · sterkte {strength} · behendigheid {agility} · wijsheid {wisdom} · begint {start:at}"
    ),
    (printed_figures.FoeFiguresLine, "monster"): (
        "monster · taaiheid {health} · volharding {fortitude} · sterkte {strength} · wijsheid {wisdom} · stapel van de {deck:whose}"
    ),
    (printed_figures.FoeFiguresLine, "minion"): (
        "volgeling · taaiheid {health} · volharding {fortitude} · sterkte {strength} · wijsheid {wisdom} · stapel van de {deck:whose}"
        " · tijdperk {stage:stage} · verschijnt {starts:any at}"
    ),
    printed_figures.NoFigures: "",
}
