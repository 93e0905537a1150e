"""Dutch numbers and conditions: “als je wijsheid minstens zo hoog is als …”, and the same denied, as a reason."""

from __future__ import annotations

from typing import Any

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.nl.card_sentence import CardSentence
from onetable.language.nl.nouns import counted, joined, many
from onetable.language.nl.verbs import Statement

CORRUPTION = "verderfkaart"
NUMBERS: dict[object, QuestPhrase] = {
    words.His: "{own} {attribute}{of_him}",
    words.HisCorruption: "het aantal verderfkaarten {counted}",
    words.HisFavor: "het aantal gunsten {counted}",
    words.PerCorruption: "{each} voor elke verderfkaart {held}",
    words.InPool: "de invloed in de schaduwpot",
    words.PlotsActive: "het aantal lopende complotten",
    words.InfluenceHere: "de invloed op {own} plaats{of_him}",
    words.InfluenceAt: "de invloed {place:at}",
    words.InfluenceInHisRegion: "de invloed in {own} streek{of_him}",
    words.InfluenceInRegions: "de invloed in {regions:the} samen",
    words.TokensInHisRegion: "het aantal monstermerktekens in {own} streek{of_him}",
    words.InfluencedBeside: "het aantal plaatsen met invloed dat aan {own} plaats{of_him} grenst",
}

# ---- conditions: `{yes:…|…}` says them, or denies them

NEAR = "{place:at} of op een aangrenzende plaats"
AROUND = "{place:at} en op de aangrenzende plaatsen samen"
QUESTS = "zowel een beginqueeste als een vervolgqueeste"
CONDITIONS: dict[object, Statement] = {
    words.HasNoCorruption: Statement("{again}", "{yes:geen verderfkaarten|een verderfkaart}", "{has}"),
    words.HasNoFavor: Statement("{again}", "{yes:geen |}gunst", "{has}"),
    words.AnyHeroCorrupted: Statement(
        "{yes:een|elke} held", "{yes:minstens zoveel|minder} verderfkaarten", "heeft", "{yes:als|dan} de wijsheid van die held bedraagt"
    ),
    words.MinionOnMap: Statement("{minion:the}", "{yes:|niet }op het bord", "{minion:also staan}"),
    words.MinionIn: Statement("er", "{yes:een|geen} volgeling {place:at}", "staat"),
    words.CharacterOnMap: Statement("{character}", "{yes:|niet }op het bord", "staat"),
    words.PlotActive: Statement("{plot:plot}", "{yes:|niet}", "loopt"),
    words.MarkerIsLast: Statement("{marker:the}", "{yes:|niet }achter beide andere Sauronmerktekens", "staat"),
    words.OutsideHavens: Statement("{again}", "{yes:niet |}in een toevluchtsoord", "{is_}"),
    words.FoeIsMinion: Statement("de vijand", "{yes:een|geen} volgeling", "is"),
    words.TokenIn: Statement("er", "{yes:een|geen} monstermerkteken {place:at}", "ligt"),
    words.FoeNear: Statement("er", f"{{yes:een|geen}} monstermerkteken of volgeling {NEAR}", "is"),
    words.InfluenceNear: Statement("er", f"{AROUND} {{yes:minstens|minder dan}} {{least}} invloed", "is"),
    words.AllQuestsDone: Statement("{yes:|niet }elke held", f"{QUESTS} {{yes:heeft|voltooid}}", "{yes:voltooid|heeft}"),
    words.CorruptionAtMost: Statement("alle helden", "samen {yes:hooguit|meer dan} {most:verderfkaart}", "hebben"),
    words.MinionsAtMost: Statement("er", "{yes:hooguit|meer dan} {most:volgeling} op het bord", "staan"),
    words.TokensAtMost: Statement("er", "{yes:hooguit|meer dan} {most:monstermerkteken} op het bord", "liggen"),
    words.FavorAtLeast: Statement("alle helden", "samen {yes:minstens|minder dan} {least:gunst}", "hebben"),
    words.PlotsAtLeast: Statement("er", "{yes:minstens|minder dan} {least:complot}", "lopen"),
    words.MarkerAtLeast: Statement("{marker:the}", "{yes:op|nog voor} vakje {space} van het verhaalspoor{yes: of verder|}", "staat"),
    words.MinionStandsIn: Statement("{minion:the}", "{yes:|niet }{place:at}", "{minion:also staan}"),
}
HIGH = {  # how a value is compared with another one
    "minstens": ("minstens zo hoog", "als"), "meer dan": ("hoger", "dan"), "minder dan": ("lager", "dan"),
    "hooguit": ("hooguit zo hoog", "als"),
}  # fmt: skip
HOW = {
    words.AtLeast: ("minstens", "minder dan"), words.MoreThan: ("meer dan", "hooguit"), words.LessThan: ("minder dan", "minstens"),
    words.AtMost: ("hooguit", "meer dan"),
}  # fmt: skip
HELD = {  # what a number counts when it is compared with a plain number: “je hebt … verderfkaarten”, “er is in Breeg … invloed”
    words.HisCorruption: (Statement("{again}", "", "{has}"), CORRUPTION), words.HisFavor: (Statement("{again}", "", "{has}"), "gunst"),
    words.InfluenceAt: (Statement("er", "{place:at}", "is"), "invloed"),
    words.InfluenceHere: (Statement("er", "op {own} plaats{of_him}", "is"), "invloed"),
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


def holds(word: words.Condition, voice: CardSentence) -> str:
    """A condition after “als”, or that it does not hold, in a sentence of its own."""
    if isinstance(word, words.Either):
        return (" of " if voice.yes else ", en ").join([holds(each, voice) for each in word.conditions])
    state = compared(word, voice) if type(word) in HOW else filled(CONDITIONS[type(word)], word, voice)
    return state.sub if voice.yes else state.main


def marked(word: words.Condition, voice: CardSentence) -> str:
    """A condition on a hero right after the noun: “elke held met minstens 4 gunsten”."""
    if isinstance(word, (words.HasNoFavor, words.HasNoCorruption)):
        return f"zonder {'gunst' if isinstance(word, words.HasNoFavor) else many(CORRUPTION)}"
    if isinstance(word, words.AtLeast) and isinstance(word.other, int) and type(word.value) in HELD:
        return f"met {compared(word, voice).middle}"
    return f"van wie geldt dat {holds(word, voice)}"


KNOWN = (*CONDITIONS, *HOW, words.Either)
VALUES: dict[object, QuestPhrase] = {
    **NUMBERS,
    **{kind: lambda word, book: f"{holds(word, CardSentence.of_shadow(book).denying())}." for kind in KNOWN},  # alone it is a reason
    **{(kind, "if"): lambda word, book: holds(word, CardSentence.of_shadow(book)) for kind in KNOWN},
}
