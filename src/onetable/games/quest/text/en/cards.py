"""English lines of cards, what holds as long as they lie there, and their figures."""

from __future__ import annotations

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.en.card_sentence import CardSentence
from onetable.games.quest.text.en.sentences import WALK
from onetable.games.quest.traits import Moment

OF_EVENT, OF_SHADOW, OF_EXPLORER = CardSentence.of_event, CardSentence.of_shadow, CardSentence.of_explorer
then = WALK.under  # “When you rest outside a haven, you may …”

CARDS: dict[object, QuestPhrase] = {
    words.Does: WALK.does,
    words.Requires: "play only if {condition:if}.",
    words.Affects: lambda word, book: OF_SHADOW(book).fill("affects {where:affected}.", word),
    words.BeginsWith: (
        "Set-up: place {each_stronghold} influence in each stronghold, {extension} in extension of strongholds, and {pool} in the "
        "Shadow Pool. Draw {shadow_drawn} shadow cards and keep {shadow_kept}. Draw {plots_drawn} plot cards and keep {plots_kept}."
    ),
    (words.BeginsWith, "no pool"): (
        "Set-up: place {each_stronghold} influence in each stronghold and {extension} in extension of strongholds. "
        "Draw {shadow_drawn} shadow cards and keep {shadow_kept}. Draw {plots_drawn} plot cards and keep {plots_kept}."
    ),
    words.LaysFavor: lambda word, book: f"place 1 favor token in {' and 1 in '.join([book.say(place, 'the') for place in word.places])}.",
    words.BringsCharacter: "place {character} in {place:the}.",
    words.StaysUntilExplored: then("This event stays in {place:the} until a hero explores there.", OF_EXPLORER),
    words.AdvancesEachStory: "as long as this event stays, the {marker} advances 1 space in every Story step.",
    words.KeptFor: then("when that hero explores a location with a character or another hero,", OF_EXPLORER),
    words.WhenReceived: then("when you draw this card,"),
    words.SetsUp: then("set-up:"),
    words.TaskExplore: "Task: explore {place:the}.",
    words.TaskExploreOrMeet: "Task: explore {place:the}, or fight {foe:the}, whatever the result.",
    words.TaskDefeat: "Task: in {place:the}, fight {monster:a} instead of having an encounter, and defeat {monster:them}.",
    words.Rewards: then("reward:"),
    words.IsQuest: "keep this card as a side quest.",
    words.MissionMet: "met if {condition:if}.",
    words.WhenActive: then("when this plot becomes active,", OF_EVENT),
    words.WhenConsulted: then("when a hero consults {character},", OF_EXPLORER),
    words.WhenRestingInTheWild: then("when you rest outside a haven,"),
    # what holds
    words.Lowers: "your {attribute} is {by} lower.",
    words.HandLimit: "you cannot have more than {cards} cards in hand; discard the rest at once.",
    words.FavorLimit: "you cannot have more than {most} favor; discard the rest at once.",
    words.FavorPerTurn: "you cannot gain more than {most} favor on each of your turns.",
    words.MorePerils: "when Sauron draws peril cards on your turn, Sauron draws {more} more.",
    words.EncounterDraw: "you draw {cards} encounter cards instead of 3.",
    words.NoConsultNorTrade: "you cannot consult characters or trade.",
    words.TravelSteps: "you cannot take more than {most} travel steps on each of your turns.",
    words.DiscardsBeforeCombat: "at the start of each of your combats, discard {cards:card} from hand at random.",
    words.SauronMayDraw: "whenever Sauron plays a shadow card on your turn, Sauron may draw {cards:shadow card}.",
    words.MarkerGoesFurther: "when you rest or are defeated, the leftmost Sauron marker advances {spaces} spaces instead of 1.",
    words.WaterForOneCard: "a water path costs 1 card of any kind.",
    words.JoinsBySea: "for you, a path that costs {cost:card} of any kind joins {places:the}.",
    words.CheaperPaths: "a path that you pay for with cards of any kind costs {by:card} less (never less than 1).",
    words.DrainsPoolWhenShadowed: "whenever Sauron plays a shadow card on your turn, remove {by} influence from the Shadow Pool.",
    words.MakesPerilous: "{place:the} is perilous.",
    words.NoRestNorEncounter: "heroes cannot rest or draw encounter cards in the affected location.",
    words.TokensMayBeUrukHai: "in {region:the}, Sauron may treat any monster token that is not blank as an Uruk-hai.",
    words.MovesFar: "a command moves this minion up to {spaces} spaces.",
    words.TokensNear: "monster tokens can be placed in and adjacent to its location without influence.",
    words.CorruptsAtOnce: "at the start of a combat with it, the hero draws {cards:corruption card}.",
    words.PerilNear: "its location and all adjacent locations are perilous, except havens.",
    words.NoRestNear: "heroes in or adjacent to its location cannot rest or heal, except in a haven.",
    words.ComesBack: "if defeated, this minion returns undamaged to {place:the} at the start of the next Action step.",
    words.Scouts: "once on each of your turns, you may look at all monster tokens in 1 adjacent location.",
    words.FavorForQuests: "the first time on each of your turns that you complete a quest or consult a character, gain {favor} favor.",
    words.StartsWithHorse: "you start with a Horse.",
    words.UndecidedGoesOn: "a combat in the Travel step that nobody wins does not end your turn.",
    # when a shadow card is played
    Moment.ACTION: "in Sauron’s Action step",
    Moment.TURN: "at the start of a hero’s turn",
    Moment.COMBAT: "at the start of a combat",
    Moment.ENTER: "after a hero enters a location that is not a haven",
    Moment.DEFEAT: "after a hero is defeated",
    # figures
    words.PlotFigures: "plot · Shadow Pool {pool} or more · {marker} +{advance} each Story step · {favor} favor to discard",
    (words.PlotFigures, "starting"): "starting plot · {marker} +{advance} each Story step · {favor} favor to discard",
    (words.PlotFigures, "free"): "plot · {marker} +{advance} each Story step · {favor} favor to discard",
    words.ShadowFigures: "shadow card · Shadow Pool {pool} or more · play {moment}",
    words.EventFigures: "event · stage {stage:stage} · priority {priority}",
    words.CorruptionFigures: "corruption · {cost} favor to discard when resting",
    (words.CorruptionFigures, "free"): "corruption · never kept",
    words.PerilFigures: "peril · anywhere",
    (words.PerilFigures, "place"): "peril · only in {place:the}",
    (words.PerilFigures, "region"): "peril · only in {regions:the}",
    words.EncounterFigures: "{deck:encounter} · priority {priority}",
    (words.EncounterFigures, "place"): "{deck:encounter} · priority {priority} · only in {place:the}",
    (words.EncounterFigures, "region"): "{deck:encounter} · priority {priority} · only in {region:the}",
    (words.QuestFigures, "side"): "side quest",
    (words.QuestFigures, "advanced"): "advanced quest · {hero}",
    (words.QuestFigures, "starting"): "starting quest · {hero}",
    (words.MissionFigures, "sauron"): "mission · Sauron",
    (words.MissionFigures, "heroes"): "mission · heroes",
    words.FightingFigures: "{type} · attack {attack} · defense {defense} · cost {cost} · {terrain}",
    (words.FightingFigures, "anywhere"): "{type} · attack {attack} · defense {defense} · cost {cost}",
    words.HeroFiguresLine: (
        "hero · fortitude {fortitude} · strength {strength} · agility {agility} · wisdom {wisdom} · starts in {start:the}"
    ),
    (words.FoeFiguresLine, "monster"): (
        "monster · health {health} · fortitude {fortitude} · strength {strength} · wisdom {wisdom} · {deck} deck"
    ),
    (words.FoeFiguresLine, "minion"): (
        "minion · health {health} · fortitude {fortitude} · strength {strength} · wisdom {wisdom} · {deck} deck"
        " · stage {stage:stage} · enters {starts:any the}"
    ),
    words.NoFigures: "",
}
