"""Dutch choices: what stands on a button."""

from __future__ import annotations

from onetable.games.quest.mechanics import commands, shadow_cards
from onetable.games.quest.phases import explore, plot_step, rest, sauron_turn, scouting, travel
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.nl.nouns import NAMES, TRACKS, at, plain, the_foe
from onetable.games.quest.text.nl.sentences import branch
from onetable.games.quest.traits import Track
from onetable.games.quest.vocabulary import choices
from onetable.language.nl.nouns import counted


def use_track(word: choices.UseTrack, _: QuestBook) -> str:
    """What an action brings; a full track brings nothing."""
    name, number = TRACKS[word.track], word.number
    if not number:
        return name
    kept = ", houd 1 complotkaart" if number > 1 else ""
    return {
        Track.INFLUENCE: f"{name}: plaats {number} invloed",
        Track.DRAW: f"{name}: trek {counted(number, 'schaduwkaart')} en {counted(number, 'complotkaart')}{kept}",
        Track.COMMAND: f"{name}: hooguit {counted(number, 'bevel')}",
    }[word.track]


def a_card(kind: str, field: str = "card") -> QuestPhrase:
    """A card by its name alone."""
    return lambda word, book: plain(kind, getattr(word, field), book)


def pick_favor(word: choices.PickFavor, _: QuestBook) -> str:
    """A token on the map, or one of one’s own."""
    return f"het gunstmerkteken {at(word.place)}" if word.place is not None else "1 gunst"


def pay_several(word: travel.PaySeveral, book: QuestBook) -> str:
    """The first of several cards, or the last."""
    others = {1: "", 2: " en 1 andere kaart"}.get(word.left, f" en {word.left - 1} andere kaarten")
    return f"leg {book.card_name('fighting', word.card)}{others} af"


CHOICES: dict[object, QuestPhrase] = {
    choices.Done: "klaar",
    choices.Decline: "nee",
    choices.Accept: "ja",
    choices.PickPlace: "{place}",
    choices.PickHero: "{hero}",
    choices.PickMinion: "{minion}",
    choices.PickCharacter: "{character}",
    choices.PickItem: "{item}",
    choices.PickAttribute: "{attribute}",
    choices.PickMarker: "{marker}",
    choices.PickType: "{type}",
    choices.PickToken: "monstermerkteken {number} {place:at}",
    choices.PickBranch: branch,
    choices.PickCard: a_card("fighting"),
    choices.PickCorruption: a_card("corruption"),
    choices.GiveCorruption: "geef {card:corruption} aan {hero}",
    choices.PickPlot: a_card("plot", "plot"),
    choices.PickShadow: a_card("shadow"),
    choices.PickPeril: lambda word, book: plain("peril", word.peril, book) if word.peril else "geen gevaar is van toepassing",
    choices.PickInfluence: "1 invloed {place:at}",
    choices.PickFavor: pick_favor,
    choices.FromLifePool: "de bovenste kaart van je levensstapel",
    choices.FromRestPool: "de bovenste kaart van je ruststapel",
    choices.ToPool: "de schaduwpot",
    choices.PutOnTop: "boven op de complotstapel",
    choices.PutUnder: "onder de complotstapel",
    choices.UseTrack: use_track,
    choices.DrawForAgility: "trek 1 kaart voor 1 behendigheid",
    choices.KeepForStrength: "sterkte +{points}, geen kaarten meer",
    choices.DeclareExhaustion: "kondig uitputting aan",
    choices.Lay: "speel {card:fighting}",
    choices.SendFoe: "een gevecht",
    choices.SendPeril: "een gevaar",
    choices.FightMinion: "{minion:the}",
    choices.FightToken: "monstermerkteken {number} {place:at}",
    choices.AsUrukHai: "behandel het als een Uruk-hai",
}


def consult(word: explore.Consult, book: QuestBook) -> str:
    """A character, and what he does."""
    does = branch(choices.PickBranch(0, book.effects_of(word.character)), book)
    return f"raadpleeg {NAMES[word.character]}: {does}"


def break_plot(word: explore.BreakPlot, book: QuestBook) -> str:
    """What it costs to be rid of a plot."""
    return f"betaal {counted(book.price_of(word.plot), 'gunst')} om het complot {book.card_name('plot', word.plot)} te verijdelen"


STEPS: dict[object, QuestPhrase] = {
    travel.MoveTo: "reis naar {place:the}",
    travel.PayOne: "leg {card:fighting} af",
    travel.PaySeveral: pay_several,
    scouting.Scout: "bekijk de monstermerktekens {place:at}",
    travel.GiveUp: "geef het op en word verslagen",
    explore.Explore: "verken deze plaats",
    explore.TakeFavor: "neem 1 gunstmerkteken",
    explore.ConsultForFavor: f"raadpleeg {{character}} voor {counted(explore.FAVOR_OF_CHARACTER, 'gunst')}",
    explore.Consult: consult,
    explore.DarkPath: "kies het duistere pad: krijg 1 gunst en trek 1 verderfkaart",
    explore.CompleteQuest: "voltooi de queeste {quest:quest}",
    explore.BreakPlot: break_plot,
    explore.Trade: "laat {hero} iets aan de anderen geven",
    explore.GiveFavor: "geef 1 gunst aan {hero}",
    explore.GiveItem: "geef {item:a} aan {hero}",
    explore.GiveQuest: "geef de queeste {quest:quest} aan {hero}",
    rest.Rest: "rust",
    shadow_cards.PlayShadow: "speel {card:shadow}",
    plot_step.PlayPlot: "speel {plot:plot} {place:at}",
    plot_step.DropPlot: lambda word, book: f"leg het complot in vak {word.slot + 1} af: {book.card_name('plot', word.plot)}",
    sauron_turn.EnterMinion: "plaats {minion:the} {place:at}",
    commands.MoveMinion: "verplaats {minion:the} naar {place:the}",
    commands.HealMinion: lambda word, _: f"verwijder hooguit {commands.HEALED} schade van {the_foe(word.minion)}",
    commands.PlaceToken: "plaats een monstermerkteken {place:at}",
    commands.MoveToken: "verplaats monstermerkteken {number} van {start:the} naar {place:the}",
}

ASKED: dict[object, QuestPhrase] = {**CHOICES, **STEPS}
