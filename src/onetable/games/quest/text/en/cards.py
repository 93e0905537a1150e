"""English lines of cards, what holds as long as they lie there, and their figures."""

from __future__ import annotations

from onetable.games.quest.figures import MINIONS
from onetable.games.quest.parts_of_speech import Effects
from onetable.games.quest.text import card_lines, printed_figures
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.en.card_sentence import CardSentence, of_event, of_explorer, of_shadow, to_you
from onetable.games.quest.text.en.nouns import NAMES, a_foe, in_text, is_several
from onetable.games.quest.text.en.places import affected
from onetable.games.quest.text.en.sentences import all_sentences, parts, sentences
from onetable.games.quest.text.en.values import holds
from onetable.games.quest.traits import Deck, Minion, Moment
from onetable.games.quest.vocabulary import occasions, statics
from onetable.language.en.nouns import capital, counted, several
from onetable.language.en.verbs import alone

STAGES = {1: "I", 2: "II", 3: "III"}
DOT = " · "

# ---- lines


def does(word: card_lines.Does, book: QuestBook) -> str:
    """What a card does, to whomever it speaks."""
    voice = {"shadow": of_shadow, "event": of_event}.get(word.card, to_you)(book)
    return sentences(word.effects, voice)


def begins_with(word: card_lines.BeginsWith, _: QuestBook) -> str:
    """What a starting plot gives Sauron."""
    influence = [f"{word.each_stronghold} influence in each stronghold", f"{word.extension} in extension of strongholds"]
    influence += [f"{word.pool} in the Shadow Pool"] if word.pool else []
    return (
        f"Set-up: place {several(influence)}. "
        f"Draw {word.shadow_drawn} shadow cards and keep {word.shadow_kept}. Draw {word.plots_drawn} plot cards and keep {word.plots_kept}."
    )


def lays_favor(word: card_lines.LaysFavor, _: QuestBook) -> str:
    """A token in each of these places."""
    return f"place 1 favor token in {several([in_text(place) for place in word.places], 'and 1 in')}."


def stays(word: card_lines.StaysUntilExplored, book: QuestBook) -> str:
    """An event that waits for a hero."""
    stays_there = f"This event stays in {in_text(word.place)} until a hero explores there."
    return " ".join([stays_there, *all_sentences(word.effects, of_explorer(book))])


def under(head: str) -> QuestPhrase:
    """Effects under a heading: “Reward: gain 2 favor. Train.”."""
    return lambda word, book: then(f"{head}:", word.effects, to_you(book))


def then(opening: str, words: Effects, voice: CardSentence) -> str:
    """“When you rest outside a haven, you may …”."""
    first, *rest = [alone(each) for each in parts(words, voice)]
    return " ".join([f"{opening} {first}.", *[f"{capital(text)}." for text in rest]])


LINES: dict[object, QuestPhrase] = {
    card_lines.Does: does,
    card_lines.Requires: lambda word, book: f"play only if {holds(word.condition, of_shadow(book))}.",
    card_lines.Affects: lambda word, book: f"affects {affected(word.where, of_shadow(book))}.",
    card_lines.BeginsWith: begins_with,
    card_lines.LaysFavor: lays_favor,
    card_lines.BringsCharacter: "place {character} in {place:the}.",
    card_lines.StaysUntilExplored: stays,
    card_lines.AdvancesEachStory: "as long as this event stays, the {marker} advances 1 space in every Story step.",
    card_lines.KeptFor: lambda word, book: then(
        "when that hero explores a location with a character or another hero,", word.effects, of_explorer(book)
    ),
    card_lines.WhenReceived: lambda word, book: then("when you draw this card,", word.effects, to_you(book)),
    card_lines.SetsUp: under("set-up"),
    card_lines.TaskExplore: "Task: explore {place:the}.",
    card_lines.TaskExploreOrMeet: "Task: explore {place:the}, or fight {foe:the}, whatever the result.",
    card_lines.TaskDefeat: lambda word, _: (
        f"Task: in {in_text(word.place)}, fight {a_foe(word.monster)} instead of having an encounter, "
        f"and defeat {'them' if is_several(word.monster) else 'it'}."
    ),
    card_lines.Rewards: under("reward"),
    card_lines.IsQuest: "keep this card as a side quest.",
    card_lines.MissionMet: lambda word, book: f"met if {holds(word.condition, of_shadow(book))}.",
    occasions.WhenActive: lambda word, book: then("when this plot becomes active,", word.effects, of_event(book)),
    occasions.WhenConsulted: lambda word, book: then(f"when a hero consults {NAMES[word.character]},", word.effects, of_explorer(book)),
    occasions.WhenRestingInTheWild: lambda word, book: then("when you rest outside a haven,", word.effects, to_you(book)),
}

# ---- what holds

HOLDS: dict[object, QuestPhrase] = {
    statics.Lowers: "your {attribute} is {by} lower.",
    statics.HandLimit: "you cannot have more than {cards} cards in hand; discard the rest at once.",
    statics.FavorLimit: "you cannot have more than {most} favor; discard the rest at once.",
    statics.FavorPerTurn: "you cannot gain more than {most} favor on each of your turns.",
    statics.MorePerils: lambda word, _: f"when Sauron draws peril cards on your turn, Sauron draws {word.more} more.",
    statics.EncounterDraw: "you draw {cards} encounter cards instead of 3.",
    statics.NoConsultNorTrade: "you cannot consult characters or trade.",
    statics.TravelSteps: "you cannot take more than {most} travel steps on each of your turns.",
    statics.DiscardsBeforeCombat: lambda word, _: (
        f"at the start of each of your combats, discard {counted(word.cards, 'card')} from hand at random."
    ),
    statics.SauronMayDraw: lambda word, _: (
        f"whenever Sauron plays a shadow card on your turn, Sauron may draw {counted(word.cards, 'shadow card')}."
    ),
    statics.MarkerGoesFurther: "when you rest or are defeated, the leftmost Sauron marker advances {spaces} spaces instead of 1.",
    statics.WaterForOneCard: "a water path costs 1 card of any kind.",
    statics.JoinsBySea: lambda word, _: (
        f"for you, a path that costs {counted(word.cost, 'card')} of any kind joins {several([in_text(place) for place in word.places])}."
    ),
    statics.CheaperPaths: lambda word, _: (
        f"a path that you pay for with cards of any kind costs {counted(word.by, 'card')} less, but at least 1."
    ),
    statics.DrainsPoolWhenShadowed: "whenever Sauron plays a shadow card on your turn, remove {by} influence from the Shadow Pool.",
    statics.MakesPerilous: "{place:the} is perilous.",
    statics.NoRestNorEncounter: "heroes cannot rest or draw encounter cards in the affected location.",
    statics.TokensMayBeUrukHai: "in {region:the}, Sauron may treat any monster token that is not blank as an Uruk-hai.",
    statics.MovesFar: "a command moves this minion up to {spaces} spaces.",
    statics.TokensNear: "monster tokens can be placed in and adjacent to its location without influence.",
    statics.CorruptsAtOnce: lambda word, _: f"at the start of a combat with it, the hero draws {counted(word.cards, 'corruption card')}.",
    statics.PerilNear: "its location and all adjacent locations are perilous, except havens.",
    statics.NoRestNear: "heroes in or adjacent to its location cannot rest or heal, except in a haven.",
    statics.ComesBack: "if defeated, this minion returns undamaged to {place:the} at the start of the next Action step.",
    statics.Scouts: "once on each of your turns, you may look at all monster tokens in 1 adjacent location.",
    statics.FavorForQuests: "the first time on each of your turns that you complete a quest or consult a character, gain {favor} favor.",
    statics.StartsWithHorse: "you start with a Horse.",
    statics.UndecidedGoesOn: "a combat in the Travel step that nobody wins does not end your turn.",
}

# ---- figures

MOMENTS = {
    Moment.ACTION: "in Sauron’s Action step",
    Moment.TURN: "at the start of a hero’s turn",
    Moment.COMBAT: "at the start of a combat",
    Moment.ENTER: "after a hero enters a location that is not a haven",
    Moment.DEFEAT: "after a hero is defeated",
}


def plot_figures(word: printed_figures.PlotFigures, _: QuestBook) -> str:
    """Kind, pool, marker and price."""
    kind = "starting plot" if word.starting else "plot"
    pool = f"Shadow Pool {word.pool} or more" if word.pool else ""
    advance = f"{NAMES[word.marker]} +{word.advance} each Story step"
    return DOT.join(filter(None, (kind, pool, advance, f"{word.favor} favor to discard")))


def encounter_figures(word: printed_figures.EncounterFigures, _: QuestBook) -> str:
    """Deck, number and where it applies."""
    deck = "haven encounter" if word.deck is Deck.HAVEN else f"encounter in {in_text_deck(word.deck)}"
    where = word.place if word.place is not None else word.region
    return DOT.join((deck, f"priority {word.priority}", *([f"only in {in_text(where)}"] if where is not None else [])))


def in_text_deck(deck: Deck) -> str:
    """A pair of regions inside a sentence."""
    name = NAMES[deck]
    return f"the {name[4:]}" if name.startswith("The ") else name


def peril_figures(word: printed_figures.PerilFigures, _: QuestBook) -> str:
    """Where a peril applies."""
    where = in_text(word.place) if word.place is not None else several([in_text(region) for region in word.regions])
    return DOT.join(("peril", f"only in {where}" if where else "anywhere"))


def quest_figures(word: printed_figures.QuestFigures, _: QuestBook) -> str:
    """Whose quest."""
    if word.hero is None:
        return "side quest"
    return f"{'advanced' if word.advanced else 'starting'} quest{DOT}{NAMES[word.hero]}"


def fighting_figures(word: printed_figures.FightingFigures, _: QuestBook) -> str:
    """Type, numbers and terrain."""
    terrain = NAMES[word.terrain] if word.terrain is not None else ""
    return DOT.join(filter(None, (NAMES[word.type], f"attack {word.attack}", f"defense {word.defense}", f"cost {word.cost}", terrain)))


def foe_figures(word: printed_figures.FoeFiguresLine, _: QuestBook) -> str:
    """Numbers and deck; a minion has a stage and places to come to."""
    numbers = f"health {word.health}{DOT}fortitude {word.fortitude}{DOT}strength {word.strength}{DOT}wisdom {word.wisdom}"
    text = f"{'minion' if isinstance(word.foe, Minion) else 'monster'}{DOT}{numbers}{DOT}{NAMES[word.deck]} deck"
    if not isinstance(word.foe, Minion):
        return text
    printed = MINIONS[word.foe]
    return f"{text}{DOT}stage {STAGES[printed.stage]}{DOT}enters {several([in_text(place) for place in printed.start], 'or')}"


FIGURES: dict[object, QuestPhrase] = {
    printed_figures.PlotFigures: plot_figures,
    printed_figures.ShadowFigures: lambda word, _: f"shadow card{DOT}Shadow Pool {word.pool} or more{DOT}play {MOMENTS[word.moment]}",
    printed_figures.EventFigures: lambda word, _: f"event{DOT}stage {STAGES[word.stage]}{DOT}priority {word.priority}",
    printed_figures.CorruptionFigures: lambda word, _: (
        f"corruption{DOT}{f'{word.cost} favor to discard when resting' if word.cost else 'never kept'}"
    ),
    printed_figures.PerilFigures: peril_figures,
    printed_figures.EncounterFigures: encounter_figures,
    printed_figures.QuestFigures: quest_figures,
    printed_figures.MissionFigures: lambda word, _: f"mission{DOT}{'Sauron' if word.side == 'sauron' else 'heroes'}",
    printed_figures.FightingFigures: fighting_figures,
    printed_figures.HeroFiguresLine: lambda word, _: (
        f"hero{DOT}fortitude {word.fortitude}{DOT}strength {word.strength}{DOT}agility {word.agility}{DOT}wisdom {word.wisdom}"
        f"{DOT}starts in {in_text(word.start)}"
    ),
    printed_figures.FoeFiguresLine: foe_figures,
    printed_figures.NoFigures: "",
}
CARDS: dict[object, QuestPhrase] = {**LINES, **HOLDS, **FIGURES}
