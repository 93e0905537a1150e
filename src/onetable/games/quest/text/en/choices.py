"""English choices: what stands on a button."""

from __future__ import annotations

from collections.abc import Callable

from onetable.games.quest.mechanics import commands, shadow_cards
from onetable.games.quest.phases import explore, plot_step, rest, sauron_turn, scouting, travel
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.en.nouns import NAMES, in_text, plain, the_foe
from onetable.games.quest.text.en.sentences import branch
from onetable.games.quest.traits import Track
from onetable.games.quest.vocabulary import choices
from onetable.language.en.nouns import counted

TRACKS: dict[Track, Callable[[int], str]] = {
    Track.INFLUENCE: lambda number: f"influence track: place {number} influence",
    Track.DRAW: lambda number: f"draw track: draw {counted(number, 'shadow card')} and {counted(number, 'plot card')}",
    Track.COMMAND: lambda number: f"command track: up to {counted(number, 'command')}",
}


def use_track(word: choices.UseTrack, _: QuestBook) -> str:
    """What an action brings; a full track brings nothing."""
    if not word.number:
        return f"{NAMES[word.track]} track"
    text = TRACKS[word.track](word.number)
    return f"{text}, keep 1 plot card" if word.track is Track.DRAW and word.number > 1 else text


def a_card(kind: str, field: str = "card") -> QuestPhrase:
    """A card by its name alone."""
    return lambda word, book: plain(kind, getattr(word, field), book)


def pick_favor(word: choices.PickFavor, _: QuestBook) -> str:
    """A token on the map, or one of one’s own."""
    return f"the favor token in {in_text(word.place)}" if word.place is not None else "1 favor"


def pay_several(word: travel.PaySeveral, book: QuestBook) -> str:
    """The first of several cards, or the last."""
    others = {1: "", 2: " and 1 other card"}.get(word.left, f" and {word.left - 1} other cards")
    return f"discard {plain('fighting', word.card, book)}{others}"


CHOICES: dict[object, QuestPhrase] = {
    choices.Done: "done",
    choices.Decline: "no",
    choices.Accept: "yes",
    choices.PickPlace: "{place}",
    choices.PickHero: "{hero}",
    choices.PickMinion: "{minion}",
    choices.PickCharacter: "{character}",
    choices.PickItem: "{item}",
    choices.PickAttribute: "{attribute}",
    choices.PickMarker: "{marker}",
    choices.PickType: "{type}",
    choices.PickToken: "monster token {number} in {place:the}",
    choices.PickBranch: branch,
    choices.PickCard: a_card("fighting"),
    choices.PickCorruption: a_card("corruption"),
    choices.GiveCorruption: "give {card:corruption} to {hero}",
    choices.PickPlot: a_card("plot", "plot"),
    choices.PickShadow: a_card("shadow"),
    choices.PickPeril: lambda word, book: plain("peril", word.peril, book) if word.peril else "no peril applies",
    choices.PickInfluence: "1 influence in {place:the}",
    choices.PickFavor: pick_favor,
    choices.FromLifePool: "the top card of your life pool",
    choices.FromRestPool: "the top card of your rest pool",
    choices.ToPool: "the Shadow Pool",
    choices.PutOnTop: "on top of the plot deck",
    choices.PutUnder: "under the plot deck",
    choices.UseTrack: use_track,
    choices.DrawForAgility: "draw 1 card for 1 agility",
    choices.KeepForStrength: "strength +{points}, no more cards",
    choices.DeclareExhaustion: "declare exhaustion",
    choices.Lay: lambda word, book: f"play {plain('fighting', word.card, book)}",
    choices.SendFoe: "combat",
    choices.SendPeril: "a peril",
    choices.FightMinion: "{minion:the}",
    choices.FightToken: "monster token {number} in {place:the}",
    choices.AsUrukHai: "treat it as an Uruk-hai",
}

STEPS: dict[object, QuestPhrase] = {
    travel.MoveTo: "move to {place:the}",
    travel.PayOne: lambda word, book: f"discard {plain('fighting', word.card, book)}",
    travel.PaySeveral: pay_several,
    scouting.Scout: "look at the monster tokens in {place:the}",
    travel.GiveUp: "give up and be defeated",
    explore.Explore: "explore this location",
    explore.TakeFavor: "take 1 favor token",
    explore.ConsultForFavor: f"consult {{character}} for {explore.FAVOR_OF_CHARACTER} favor",
    explore.Consult: lambda word, book: consult(word, book),
    explore.DarkPath: "take the dark path: gain 1 favor and draw 1 corruption card",
    explore.CompleteQuest: "complete the quest {quest:quest}",
    explore.BreakPlot: lambda word, book: break_plot(word, book),
    explore.Trade: "let {hero} give something to the others",
    explore.GiveFavor: "give 1 favor to {hero}",
    explore.GiveItem: "give {item:a} to {hero}",
    explore.GiveQuest: "give the quest {quest:quest} to {hero}",
    rest.Rest: "rest",
    shadow_cards.PlayShadow: lambda word, book: f"play {book.card_name('shadow', word.card)}",
    plot_step.PlayPlot: "play {plot:plot} in {place:the}",
    plot_step.DropPlot: lambda word, book: f"discard the plot in slot {word.slot + 1}: {book.card_name('plot', word.plot)}",
    sauron_turn.EnterMinion: "place {minion:the} in {place:the}",
    commands.MoveMinion: "move {minion:the} to {place:the}",
    commands.HealMinion: lambda word, _: f"remove up to {commands.HEALED} damage from {the_foe(word.minion)}",
    commands.PlaceToken: "place a monster token in {place:the}",
    commands.MoveToken: "move monster token {number} from {start:the} to {place:the}",
}


def consult(word: explore.Consult, book: QuestBook) -> str:
    """A character, and what he does."""
    does = branch(choices.PickBranch(0, book.effects_of(word.character)), book)
    return f"consult {NAMES[word.character]}: {does}"


def break_plot(word: explore.BreakPlot, book: QuestBook) -> str:
    """What it costs to be rid of a plot."""
    return f"pay {book.price_of(word.plot)} favor to discard the plot {book.card_name('plot', word.plot)}"


ASKED: dict[object, QuestPhrase] = {**CHOICES, **STEPS}
