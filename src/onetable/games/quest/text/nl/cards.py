"""Dutch lines of cards, what holds as long as they lie there, and their figures."""

from __future__ import annotations

from onetable.games.quest.figures import MINIONS
from onetable.games.quest.parts_of_speech import Effects
from onetable.games.quest.text import card_lines, printed_figures
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.nl.card_sentence import CardSentence, of_event, of_explorer, of_shadow, to_you
from onetable.games.quest.text.nl.nouns import DECKS, NAMES, a_foe, at, in_text
from onetable.games.quest.text.nl.places import affected
from onetable.games.quest.text.nl.sentences import all_sentences, parts, sentences
from onetable.games.quest.text.nl.values import holds
from onetable.games.quest.traits import Deck, Minion, Moment
from onetable.games.quest.vocabulary import occasions, statics
from onetable.language.nl.nouns import counted, several
from onetable.language.nl.verbs import alone

STAGES = {1: "I", 2: "II", 3: "III"}
DOT = " · "

# ---- lines


def does(word: card_lines.Does, book: QuestBook) -> str:
    """What a card does, to whomever it speaks."""
    voice = {"shadow": of_shadow, "event": of_event}.get(word.card, to_you)(book)
    return sentences(word.effects, voice)


def begins_with(word: card_lines.BeginsWith, _: QuestBook) -> str:
    """What a starting plot gives Sauron."""
    influence = [f"{word.each_stronghold} invloed in elk bolwerk", f"{word.extension} in het verlengde van bolwerken"]
    influence += [f"{word.pool} in de schaduwpot"] if word.pool else []
    return (
        f"voorbereiding: plaats {several(influence)}. "
        f"trek {counted(word.shadow_drawn, 'schaduwkaart')} en houd er {word.shadow_kept}. "
        f"trek {counted(word.plots_drawn, 'complotkaart')} en houd er {word.plots_kept}."
    )


def lays_favor(word: card_lines.LaysFavor, _: QuestBook) -> str:
    """A token in each of these places."""
    return f"plaats 1 gunstmerkteken {several([at(place) for place in word.places], 'en 1')}."


def stays(word: card_lines.StaysUntilExplored, book: QuestBook) -> str:
    """An event that waits for a hero."""
    stays_there = f"deze gebeurtenis blijft {at(word.place)} liggen tot een held die plaats verkent."
    return " ".join([stays_there, *all_sentences(word.effects, of_explorer(book))])


def under(head: str) -> QuestPhrase:
    """Effects under a heading: “Beloning: krijg 2 gunsten. Train.”."""
    return lambda word, book: f"{head}: {sentences(word.effects, to_you(book))}"


def then(opening: str, words: Effects, voice: CardSentence) -> str:
    """“Wanneer je buiten een toevluchtsoord rust, mag je …”."""
    first, *rest = parts(words, voice)
    return " ".join([f"{opening}, {first if isinstance(first, str) else first.after}.", *[f"{alone(each)}." for each in rest]])


LINES: dict[object, QuestPhrase] = {
    card_lines.Does: does,
    card_lines.Requires: lambda word, book: f"alleen te spelen als {holds(word.condition, of_shadow(book))}.",
    card_lines.Affects: lambda word, book: f"treft {affected(word.where, of_shadow(book))}.",
    card_lines.BeginsWith: begins_with,
    card_lines.LaysFavor: lays_favor,
    card_lines.BringsCharacter: "plaats {character} {place:at}.",
    card_lines.StaysUntilExplored: stays,
    card_lines.AdvancesEachStory: "zolang deze gebeurtenis blijft liggen, gaat {marker:the} in elke verhaalstap 1 vakje vooruit.",
    card_lines.KeptFor: lambda word, book: then(
        "wanneer die held een plaats met een personage of een andere held verkent", word.effects, of_explorer(book)
    ),
    card_lines.WhenReceived: lambda word, book: then("wanneer je deze kaart trekt", word.effects, to_you(book)),
    card_lines.SetsUp: under("voorbereiding"),
    card_lines.TaskExplore: "opdracht: verken {place:the}.",
    card_lines.TaskExploreOrMeet: "opdracht: verken {place:the} of vecht tegen {foe:the}, wat de uitslag ook is.",
    card_lines.TaskDefeat: lambda word, _: (
        f"opdracht: vecht {at(word.place)} tegen {a_foe(word.monster)} in plaats van een ontmoeting te beleven, en versla die."
    ),
    card_lines.Rewards: under("beloning"),
    card_lines.IsQuest: "houd deze kaart als nevenqueeste.",
    card_lines.MissionMet: lambda word, book: f"vervuld als {holds(word.condition, of_shadow(book))}.",
    occasions.WhenActive: lambda word, book: then("wanneer dit complot begint", word.effects, of_event(book)),
    occasions.WhenConsulted: lambda word, book: then(
        f"elke keer dat een held {NAMES[word.character]} raadpleegt", word.effects, of_explorer(book)
    ),
    occasions.WhenRestingInTheWild: lambda word, book: then("elke keer dat je buiten een toevluchtsoord rust", word.effects, to_you(book)),
}

# ---- what holds

HOLDS: dict[object, QuestPhrase] = {
    statics.Lowers: "je {attribute} is {by} lager.",
    statics.HandLimit: "je mag hooguit {cards} kaarten in je hand hebben; leg de rest meteen af.",
    statics.FavorLimit: "je mag hooguit {most} gunsten hebben; leg de rest meteen af.",
    statics.FavorPerTurn: lambda word, _: f"je kunt in elk van je beurten hooguit {counted(word.most, 'gunst')} krijgen.",
    statics.MorePerils: "elke keer dat Sauron in je beurt gevaarkaarten trekt, trekt Sauron er {more} extra.",
    statics.EncounterDraw: lambda word, _: f"je trekt {counted(word.cards, 'ontmoetingskaart')} in plaats van 3.",
    statics.NoConsultNorTrade: "je mag geen personages raadplegen en niet ruilen.",
    statics.TravelSteps: lambda word, _: f"je mag in elk van je beurten hooguit {counted(word.most, 'reisstap')} doen.",
    statics.DiscardsBeforeCombat: lambda word, _: (
        f"leg aan het begin van elk van je gevechten {word.cards} willekeurige {'kaart' if word.cards == 1 else 'kaarten'} uit je hand af."
    ),
    statics.SauronMayDraw: lambda word, _: (
        f"elke keer dat Sauron in je beurt een schaduwkaart speelt, mag Sauron {counted(word.cards, 'schaduwkaart')} trekken."
    ),
    statics.MarkerGoesFurther: (
        "elke keer dat je rust of wordt verslagen, gaat het meest linkse Sauronmerkteken {spaces} vakjes vooruit in plaats van 1."
    ),
    statics.WaterForOneCard: "een waterweg kost je 1 kaart naar keuze.",
    statics.JoinsBySea: lambda word, _: (
        f"voor jou zijn {several([in_text(place) for place in word.places])} verbonden door een weg "
        f"die {counted(word.cost, 'kaart')} naar keuze kost."
    ),
    statics.CheaperPaths: lambda word, _: (
        f"een weg die je met kaarten naar keuze betaalt, kost {counted(word.by, 'kaart')} minder, maar minstens 1."
    ),
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
    statics.CorruptsAtOnce: lambda word, _: (
        f"aan het begin van een gevecht met deze volgeling trekt de held {counted(word.cards, 'verderfkaart')}."
    ),
    statics.PerilNear: "de plaats van deze volgeling en alle aangrenzende plaatsen zijn gevaarlijk, behalve toevluchtsoorden.",
    statics.NoRestNear: (
        "helden op de plaats van deze volgeling of op een aangrenzende plaats kunnen niet rusten of genezen, behalve in een toevluchtsoord."
    ),
    statics.ComesBack: "als deze volgeling is verslagen, keert die aan het begin van de volgende actiestap zonder schade terug {place:at}.",
    statics.Scouts: "1 keer in elk van je beurten mag je alle monstermerktekens op 1 aangrenzende plaats bekijken.",
    statics.FavorForQuests: lambda word, _: (
        "de eerste keer in elk van je beurten dat je een queeste voltooit of een personage raadpleegt, "
        f"krijg je {counted(word.favor, 'gunst')}."
    ),
    statics.StartsWithHorse: "je begint met een Paard.",
    statics.UndecidedGoesOn: "een gevecht in de reisstap dat niemand wint, beëindigt je beurt niet.",
}

# ---- figures


def favor(count: int) -> str:
    """A price."""
    return counted(count, "gunst")


MOMENTS = {
    Moment.ACTION: "in Saurons actiestap",
    Moment.TURN: "aan het begin van een heldenbeurt",
    Moment.COMBAT: "aan het begin van een gevecht",
    Moment.ENTER: "nadat een held op een plaats is gekomen die geen toevluchtsoord is",
    Moment.DEFEAT: "nadat een held is verslagen",
}


def plot_figures(word: printed_figures.PlotFigures, _: QuestBook) -> str:
    """Kind, pool, marker and price."""
    kind = "begincomplot" if word.starting else "complot"
    pool = f"schaduwpot minstens {word.pool}" if word.pool else ""
    advance = f"{NAMES[word.marker]} +{word.advance} per verhaalstap"
    return DOT.join(filter(None, (kind, pool, advance, f"verijdelen: {favor(word.favor)}")))


def encounter_figures(word: printed_figures.EncounterFigures, _: QuestBook) -> str:
    """Deck, number and where it applies."""
    deck = "ontmoeting in een toevluchtsoord" if word.deck is Deck.HAVEN else f"ontmoeting in {NAMES[word.deck]}"
    where = word.place if word.place is not None else word.region
    return DOT.join((deck, f"voorrang {word.priority}", *([f"alleen {at(where)}"] if where is not None else [])))


def peril_figures(word: printed_figures.PerilFigures, _: QuestBook) -> str:
    """Where a peril applies."""
    where = at(word.place) if word.place is not None else several([at(region) for region in word.regions])
    return DOT.join(("gevaar", f"alleen {where}" if where else "overal"))


def quest_figures(word: printed_figures.QuestFigures, _: QuestBook) -> str:
    """Whose quest."""
    if word.hero is None:
        return "nevenqueeste"
    return f"{'vervolgqueeste' if word.advanced else 'beginqueeste'}{DOT}{NAMES[word.hero]}"


def fighting_figures(word: printed_figures.FightingFigures, _: QuestBook) -> str:
    """Type, numbers and terrain."""
    terrain = NAMES[word.terrain] if word.terrain is not None else ""
    numbers = (f"aanval {word.attack}", f"verdediging {word.defense}", f"kosten {word.cost}")
    return DOT.join(filter(None, (NAMES[word.type], *numbers, terrain)))


def foe_figures(word: printed_figures.FoeFiguresLine, _: QuestBook) -> str:
    """Numbers and deck; a minion has a stage and places to come to."""
    numbers = f"taaiheid {word.health}{DOT}volharding {word.fortitude}{DOT}sterkte {word.strength}{DOT}wijsheid {word.wisdom}"
    text = f"{'volgeling' if isinstance(word.foe, Minion) else 'monster'}{DOT}{numbers}{DOT}stapel van de {DECKS[word.deck]}"
    if not isinstance(word.foe, Minion):
        return text
    printed = MINIONS[word.foe]
    return f"{text}{DOT}tijdperk {STAGES[printed.stage]}{DOT}verschijnt {several([at(place) for place in printed.start], 'of')}"


FIGURES: dict[object, QuestPhrase] = {
    printed_figures.PlotFigures: plot_figures,
    printed_figures.ShadowFigures: lambda word, _: f"schaduwkaart{DOT}schaduwpot minstens {word.pool}{DOT}te spelen {MOMENTS[word.moment]}",
    printed_figures.EventFigures: lambda word, _: f"gebeurtenis{DOT}tijdperk {STAGES[word.stage]}{DOT}voorrang {word.priority}",
    printed_figures.CorruptionFigures: lambda word, _: (
        f"verderf{DOT}{f'afleggen bij het rusten: {favor(word.cost)}' if word.cost else 'wordt nooit gehouden'}"
    ),
    printed_figures.PerilFigures: peril_figures,
    printed_figures.EncounterFigures: encounter_figures,
    printed_figures.QuestFigures: quest_figures,
    printed_figures.MissionFigures: lambda word, _: f"missie{DOT}{'Sauron' if word.side == 'sauron' else 'helden'}",
    printed_figures.FightingFigures: fighting_figures,
    printed_figures.HeroFiguresLine: lambda word, _: (
        f"held{DOT}volharding {word.fortitude}{DOT}sterkte {word.strength}{DOT}behendigheid {word.agility}{DOT}wijsheid {word.wisdom}"
        f"{DOT}begint {at(word.start)}"
    ),
    printed_figures.FoeFiguresLine: foe_figures,
    printed_figures.NoFigures: "",
}
CARDS: dict[object, QuestPhrase] = {**LINES, **HOLDS, **FIGURES}
