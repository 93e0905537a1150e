"""English lines of cards, what holds as long as they lie there, and their figures."""

from __future__ import annotations

from collections.abc import Callable

from onetable.games.quest.text import card_lines, printed_figures
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.en.card_sentence import CardSentence
from onetable.games.quest.text.en.sentences import sentences
from onetable.games.quest.traits import Moment
from onetable.games.quest.vocabulary import occasions, statics

OF_EVENT, OF_SHADOW, OF_EXPLORER, TO_YOU = CardSentence.of_event, CardSentence.of_shadow, CardSentence.of_explorer, CardSentence.to_you


def then(opening: str, speaking: Callable[[QuestBook], CardSentence] = TO_YOU) -> QuestPhrase:
    """“When you rest outside a haven, you may …”."""
    return lambda word, book: f"{speaking(book).fill(opening, word)} {sentences(word.effects, speaking(book))}"


def does(word: card_lines.Does, book: QuestBook) -> str:
    """What a card does, to whomever it speaks."""
    return sentences(word.effects, {"shadow": OF_SHADOW, "event": OF_EVENT}.get(word.card, TO_YOU)(book))


CARDS: dict[object, QuestPhrase] = {
    card_lines.Does: does,
    card_lines.Requires: "play only if {condition:if}.",
    card_lines.Affects: lambda word, book: OF_SHADOW(book).fill("affects {where:affected}.", word),
    card_lines.BeginsWith: (
        "Set-up: place {each_stronghold} influence in each stronghold, {extension} in extension of strongholds, and {pool} in the "
        "Shadow Pool. Draw {shadow_drawn} shadow cards and keep {shadow_kept}. Draw {plots_drawn} plot cards and keep {plots_kept}."
    ),
    (card_lines.BeginsWith, "no pool"): (
        "Set-up: place {each_stronghold} influence in each stronghold and {extension} in extension of strongholds. "
        "Draw {shadow_drawn} shadow cards and keep {shadow_kept}. Draw {plots_drawn} plot cards and keep {plots_kept}."
    ),
    card_lines.LaysFavor: lambda word, book: (
        f"place 1 favor token in {' and 1 in '.join([book.say(place, 'the') for place in word.places])}."
    ),
    card_lines.BringsCharacter: "place {character} in {place:the}.",
    card_lines.StaysUntilExplored: then("This event stays in {place:the} until a hero explores there.", OF_EXPLORER),
    card_lines.AdvancesEachStory: "as long as this event stays, the {marker} advances 1 space in every Story step.",
    card_lines.KeptFor: then("when that hero explores a location with a character or another hero,", OF_EXPLORER),
    card_lines.WhenReceived: then("when you draw this card,"),
    card_lines.SetsUp: then("set-up:"),
    card_lines.TaskExplore: "Task: explore {place:the}.",
    card_lines.TaskExploreOrMeet: "Task: explore {place:the}, or fight {foe:the}, whatever the result.",
    card_lines.TaskDefeat: "Task: in {place:the}, fight {monster:a} instead of having an encounter, and defeat {monster:them}.",
    card_lines.Rewards: then("reward:"),
    card_lines.IsQuest: "keep this card as a side quest.",
    card_lines.MissionMet: "met if {condition:if}.",
    occasions.WhenActive: then("when this plot becomes active,", OF_EVENT),
    occasions.WhenConsulted: then("when a hero consults {character},", OF_EXPLORER),
    occasions.WhenRestingInTheWild: then("when you rest outside a haven,"),
    # what holds
    statics.Lowers: "your {attribute} is {by} lower.",
    statics.HandLimit: "you cannot have more than {cards} cards in hand; discard the rest at once.",
    statics.FavorLimit: "you cannot have more than {most} favor; discard the rest at once.",
    statics.FavorPerTurn: "you cannot gain more than {most} favor on each of your turns.",
    statics.MorePerils: "when Sauron draws peril cards on your turn, Sauron draws {more} more.",
    statics.EncounterDraw: "you draw {cards} encounter cards instead of 3.",
    statics.NoConsultNorTrade: "you cannot consult characters or trade.",
    statics.TravelSteps: "you cannot take more than {most} travel steps on each of your turns.",
    statics.DiscardsBeforeCombat: "at the start of each of your combats, discard {cards:card} from hand at random.",
    statics.SauronMayDraw: "whenever Sauron plays a shadow card on your turn, Sauron may draw {cards:shadow card}.",
    statics.MarkerGoesFurther: "when you rest or are defeated, the leftmost Sauron marker advances {spaces} spaces instead of 1.",
    statics.WaterForOneCard: "a water path costs 1 card of any kind.",
    statics.JoinsBySea: "for you, a path that costs {cost:card} of any kind joins {places:the}.",
    statics.CheaperPaths: "a path that you pay for with cards of any kind costs {by:card} less, but at least 1.",
    statics.DrainsPoolWhenShadowed: "whenever Sauron plays a shadow card on your turn, remove {by} influence from the Shadow Pool.",
    statics.MakesPerilous: "{place:the} is perilous.",
    statics.NoRestNorEncounter: "heroes cannot rest or draw encounter cards in the affected location.",
    statics.TokensMayBeUrukHai: "in {region:the}, Sauron may treat any monster token that is not blank as an Uruk-hai.",
    statics.MovesFar: "a command moves this minion up to {spaces} spaces.",
    statics.TokensNear: "monster tokens can be placed in and adjacent to its location without influence.",
    statics.CorruptsAtOnce: "at the start of a combat with it, the hero draws {cards:corruption card}.",
    statics.PerilNear: "its location and all adjacent locations are perilous, except havens.",
    statics.NoRestNear: "heroes in or adjacent to its location cannot rest or heal, except in a haven.",
    statics.ComesBack: "if defeated, this minion returns undamaged to {place:the} at the start of the next Action step.",
    statics.Scouts: "once on each of your turns, you may look at all monster tokens in 1 adjacent location.",
    statics.FavorForQuests: "the first time on each of your turns that you complete a quest or consult a character, gain {favor} favor.",
    statics.StartsWithHorse: "you start with a Horse.",
    statics.UndecidedGoesOn: "a combat in the Travel step that nobody wins does not end your turn.",
    # when a shadow card is played
    Moment.ACTION: "in Sauron’s Action step",
    Moment.TURN: "at the start of a hero’s turn",
    Moment.COMBAT: "at the start of a combat",
    Moment.ENTER: "after a hero enters a location that is not a haven",
    Moment.DEFEAT: "after a hero is defeated",
    # figures
    printed_figures.PlotFigures: "plot · Shadow Pool {pool} or more · {marker} +{advance} each Story step · {favor} favor to discard",
    (printed_figures.PlotFigures, "starting"): "starting plot · {marker} +{advance} each Story step · {favor} favor to discard",
    (printed_figures.PlotFigures, "free"): "plot · {marker} +{advance} each Story step · {favor} favor to discard",
    printed_figures.ShadowFigures: "shadow card · Shadow Pool {pool} or more · play {moment}",
    printed_figures.EventFigures: "event · stage {stage:stage} · priority {priority}",
    printed_figures.CorruptionFigures: "corruption · {cost} favor to discard when resting",
    (printed_figures.CorruptionFigures, "free"): "corruption · never kept",
    printed_figures.PerilFigures: "peril · anywhere",
    (printed_figures.PerilFigures, "place"): "peril · only in {place:the}",
    (printed_figures.PerilFigures, "region"): "peril · only in {regions:the}",
    printed_figures.EncounterFigures: "{deck:encounter} · priority {priority}",
    (printed_figures.EncounterFigures, "place"): "{deck:encounter} · priority {priority} · only in {place:the}",
    (printed_figures.EncounterFigures, "region"): "{deck:encounter} · priority {priority} · only in {region:the}",
    (printed_figures.QuestFigures, "side"): "side quest",
    (printed_figures.QuestFigures, "advanced"): "advanced quest · {hero}",
    (printed_figures.QuestFigures, "starting"): "starting quest · {hero}",
    (printed_figures.MissionFigures, "sauron"): "mission · Sauron",
    (printed_figures.MissionFigures, "heroes"): "mission · heroes",
    printed_figures.FightingFigures: "{type} · attack {attack} · defense {defense} · cost {cost} · {terrain}",
    (printed_figures.FightingFigures, "anywhere"): "{type} · attack {attack} · defense {defense} · cost {cost}",
    printed_figures.HeroFiguresLine: (
        "hero · fortitude {fortitude} · strength {strength} · agility {agility} · wisdom {wisdom} · starts in {start:the}"
    ),
    (printed_figures.FoeFiguresLine, "monster"): (
        "monster · health {health} · fortitude {fortitude} · strength {strength} · wisdom {wisdom} · {deck} deck"
    ),
    (printed_figures.FoeFiguresLine, "minion"): (
        "minion · health {health} · fortitude {fortitude} · strength {strength} · wisdom {wisdom} · {deck} deck"
        " · stage {stage:stage} · enters {starts:any the}"
    ),
    printed_figures.NoFigures: "",
}
