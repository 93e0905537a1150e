"""Dutch numbers and conditions: “als je wijsheid minstens zo hoog is als …”, and the same denied, as a reason."""

from __future__ import annotations

from typing import Any

from onetable.games.quest.parts_of_speech import Condition
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.nl.card_sentence import CardSentence
from onetable.games.quest.words import fights, missions, plot_texts, values
from onetable.language.nl.nouns import counted, joined, many
from onetable.language.nl.verbs import Statement

CORRUPTION = "verderfkaart"
NUMBERS: dict[object, QuestPhrase] = {
    values.His: "{own} {attribute}{of_him}",
    values.HisCorruption: "het aantal verderfkaarten {counted}",
    values.HisFavor: "het aantal gunsten {counted}",
    values.PerCorruption: "{each} voor elke verderfkaart {held}",
    values.InPool: "de invloed in de schaduwpot",
    values.PlotsActive: "het aantal lopende complotten",
    values.InfluenceHere: "de invloed op {own} plaats{of_him}",
    values.InfluenceAt: "de invloed {place:at}",
    values.InfluenceInHisRegion: "de invloed in {own} streek{of_him}",
    values.InfluenceInRegions: "de invloed in {regions:the} samen",
    values.TokensInHisRegion: "het aantal monstermerktekens in {own} streek{of_him}",
    values.InfluencedBeside: "het aantal plaatsen met invloed dat aan {own} plaats{of_him} grenst",
}

# ---- conditions: `{yes:…|…}` says them, or denies them

NEAR = "{place:at} of op een aangrenzende plaats"
AROUND = "{place:at} en op de aangrenzende plaatsen samen"
QUESTS = "zowel een beginqueeste als een vervolgqueeste"
CONDITIONS: dict[object, Statement] = {
    values.HasNoCorruption: Statement("{again}", "{yes:geen verderfkaarten|een verderfkaart}", "{has}"),
    values.HasNoFavor: Statement("{again}", "{yes:geen |}gunst", "{has}"),
    values.AnyHeroCorrupted: Statement(
        "{yes:een|elke} held", "{yes:minstens zoveel|minder} verderfkaarten", "heeft", "{yes:als|dan} de wijsheid van die held bedraagt"
    ),
    values.MinionOnMap: Statement("{minion:the}", "{yes:|niet }op het bord", "{minion:also staan}"),
    values.MinionIn: Statement("er", "{yes:een|geen} volgeling {place:at}", "staat"),
    values.CharacterOnMap: Statement("{character}", "{yes:|niet }op het bord", "staat"),
    values.PlotActive: Statement("{plot:plot}", "{yes:|niet}", "loopt"),
    values.MarkerIsLast: Statement("{marker:the}", "{yes:|niet }achter beide andere Sauronmerktekens", "staat"),
    values.OutsideHavens: Statement("{again}", "{yes:niet |}in een toevluchtsoord", "{is_}"),
    fights.FoeIsMinion: Statement("de vijand", "{yes:een|geen} volgeling", "is"),
    plot_texts.TokenIn: Statement("er", "{yes:een|geen} monstermerkteken {place:at}", "ligt"),
    plot_texts.FoeNear: Statement("er", f"{{yes:een|geen}} monstermerkteken of volgeling {NEAR}", "is"),
    plot_texts.InfluenceNear: Statement("er", f"{AROUND} {{yes:minstens|minder dan}} {{least}} invloed", "is"),
    missions.AllQuestsDone: Statement("{yes:|niet }elke held", f"{QUESTS} {{yes:heeft|voltooid}}", "{yes:voltooid|heeft}"),
    missions.CorruptionAtMost: Statement("alle helden", "samen {yes:hooguit|meer dan} {most:verderfkaart}", "hebben"),
    missions.MinionsAtMost: Statement("er", "{yes:hooguit|meer dan} {most:volgeling} op het bord", "staan"),
    missions.TokensAtMost: Statement("er", "{yes:hooguit|meer dan} {most:monstermerkteken} op het bord", "liggen"),
    missions.FavorAtLeast: Statement("alle helden", "samen {yes:minstens|minder dan} {least:gunst}", "hebben"),
    missions.PlotsAtLeast: Statement("er", "{yes:minstens|minder dan} {least:complot}", "lopen"),
    missions.MarkerAtLeast: Statement("{marker:the}", "{yes:op|nog voor} vakje {space} van het verhaalspoor{yes: of verder|}", "staat"),
    missions.MinionStandsIn: Statement("{minion:the}", "{yes:|niet }{place:at}", "{minion:also staan}"),
}
HIGH = {  # how a value is compared with another one
    "minstens": ("minstens zo hoog", "als"), "meer dan": ("hoger", "dan"), "minder dan": ("lager", "dan"),
    "hooguit": ("hooguit zo hoog", "als"),
}  # fmt: skip
HOW = {
    values.AtLeast: ("minstens", "minder dan"), values.MoreThan: ("meer dan", "hooguit"), values.LessThan: ("minder dan", "minstens"),
    values.AtMost: ("hooguit", "meer dan"),
}  # fmt: skip
HELD = {  # what a number counts when it is compared with a plain number: “je hebt … verderfkaarten”, “er is in Breeg … invloed”
    values.HisCorruption: (Statement("{again}", "", "{has}"), CORRUPTION), values.HisFavor: (Statement("{again}", "", "{has}"), "gunst"),
    values.InfluenceAt: (Statement("er", "{place:at}", "is"), "invloed"),
    values.InfluenceHere: (Statement("er", "op {own} plaats{of_him}", "is"), "invloed"),
}  # fmt: skip


def filled(state: Statement, word: object, voice: CardSentence, more: str = "") -> Statement:
    """A statement with its gaps filled in."""
    subject, middle, verb, end = [voice.fill(part, word) for part in (state.subject, state.middle, state.verb, state.end)]
    return Statement(subject, joined(middle, more), verb, end)


def compared(word: Any, voice: CardSentence) -> Statement:
    """“je wijsheid minstens zo hoog is als …”, or with a plain number “je minstens 2 verderfkaarten hebt”."""
    how = HOW[type(word)][not voice.yes]
    if not isinstance(word.other, int):
        high, link = HIGH[how]
        return Statement(voice.number(word.value), high, "is", f"{link} {voice.number(word.other)}")
    if type(word.value) not in HELD:
        return Statement(voice.number(word.value), f"{how} {word.other}", "is")
    state, noun = HELD[type(word.value)]
    return filled(state, word.value, voice, so_many(how, word.other, noun))


def so_many(how: str, count: int, noun: str) -> str:
    """Minstens 2 verderfkaarten; none and any are said without a number."""
    if how == "minder dan" and count == 1:
        return f"geen {many(noun) if noun == CORRUPTION else noun}"
    return noun if how == "minstens" and count == 1 and noun != CORRUPTION else f"{how} {counted(count, noun)}"


def holds(word: Condition, voice: CardSentence) -> str:
    """A condition after “als”, or that it does not hold, in a sentence of its own."""
    if isinstance(word, values.Either):
        return (" of " if voice.yes else ", en ").join([holds(each, voice) for each in word.conditions])
    state = compared(word, voice) if type(word) in HOW else filled(CONDITIONS[type(word)], word, voice)
    return state.sub if voice.yes else state.main


def marked(word: Condition, voice: CardSentence) -> str:
    """A condition on a hero right after the noun: “elke held met minstens 4 gunsten”."""
    if isinstance(word, (values.HasNoFavor, values.HasNoCorruption)):
        return f"zonder {'gunst' if isinstance(word, values.HasNoFavor) else many(CORRUPTION)}"
    if isinstance(word, values.AtLeast) and isinstance(word.other, int) and type(word.value) in HELD:
        return f"met {compared(word, voice).middle}"
    return f"van wie geldt dat {holds(word, voice)}"


KNOWN = (*CONDITIONS, *HOW, values.Either)
VALUES: dict[object, QuestPhrase] = {
    **NUMBERS,
    **{kind: lambda word, book: f"{holds(word, CardSentence.of_shadow(book).denying())}." for kind in KNOWN},  # alone it is a reason
    **{(kind, "if"): lambda word, book: holds(word, CardSentence.of_shadow(book)) for kind in KNOWN},
}
