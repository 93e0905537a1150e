"""Dutch numbers and conditions: “als je wijsheid minstens zo hoog is als …”, and the same denied, as a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.parts_of_speech import Amount, Condition, Value
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.nl.card_sentence import CardSentence, of_shadow, to_you
from onetable.games.quest.text.nl.nouns import NAMES, at, in_text, is_several, the_foe, the_marker
from onetable.games.quest.words import fights, missions, plot_texts, values
from onetable.language.nl.nouns import counted, joined, many, several
from onetable.language.nl.verbs import Statement

CORRUPTION = "verderfkaart"


def together(word: values.InfluenceInRegions) -> str:
    """The influence of several regions."""
    return f"de invloed in {several([in_text(each) for each in word.regions])} samen"


NUMBERS: dict[type[Value], Callable[[Any, CardSentence], str]] = {
    values.His: lambda word, voice: voice.his(NAMES[word.attribute]),
    values.HisCorruption: lambda _, voice: f"het aantal {many(CORRUPTION)} {voice.counted}",
    values.HisFavor: lambda _, voice: f"het aantal gunsten {voice.counted}",
    values.PerCorruption: lambda word, voice: f"{word.each} voor elke {CORRUPTION} {voice.held}",
    values.InPool: lambda _, __: "de invloed in de schaduwpot",
    values.PlotsActive: lambda _, __: "het aantal lopende complotten",
    values.InfluenceHere: lambda _, voice: f"de invloed op {voice.his('plaats')}",
    values.InfluenceAt: lambda word, _: f"de invloed {at(word.place)}",
    values.InfluenceInHisRegion: lambda _, voice: f"de invloed in {voice.his('streek')}",
    values.InfluenceInRegions: lambda word, _: together(word),
    values.TokensInHisRegion: lambda _, voice: f"het aantal monstermerktekens in {voice.his('streek')}",
    values.InfluencedBeside: lambda _, voice: f"het aantal plaatsen met invloed dat aan {voice.his('plaats')} grenst",
}


def number(value: Amount, voice: CardSentence) -> str:
    """A number by what is counted."""
    return str(value) if isinstance(value, int) else NUMBERS[type(value)](value, voice)


def amount(value: Amount, noun: str, voice: CardSentence, before: str = "") -> tuple[str, str]:
    """So many of a noun, and what follows the verb: “1 kaart”, “voor elke verderfkaart die je hebt”."""
    if isinstance(value, int):
        return joined(str(value), before, noun if value == 1 else many(noun)), ""
    if isinstance(value, values.PerCorruption):
        return amount(value.each, noun, voice, before)[0], f"voor elke {CORRUPTION} {voice.held}"
    return joined("zoveel", before, many(noun), "als", number(value, voice), "bedraagt"), ""


# ---- conditions: how they are said, and how they are denied


def held(value: Value, voice: CardSentence) -> tuple[Statement, str] | None:
    """What a number counts when it is compared with a plain number: “je hebt … verderfkaarten”, “er is in Breeg … invloed”."""
    if isinstance(value, values.HisCorruption):
        return Statement(voice.again, "", voice.has), CORRUPTION
    if isinstance(value, values.HisFavor):
        return Statement(voice.again, "", voice.has), "gunst"
    if isinstance(value, values.InfluenceAt):
        return Statement("er", at(value.place), "is"), "invloed"
    if isinstance(value, values.InfluenceHere):
        return Statement("er", f"op {voice.his('plaats')}", "is"), "invloed"
    return None


HIGH = {  # how a value is compared with another one
    "minstens": ("minstens zo hoog", "als"), "meer dan": ("hoger", "dan"), "minder dan": ("lager", "dan"),
    "hooguit": ("hooguit zo hoog", "als"),
}  # fmt: skip
HOW = {
    values.AtLeast: ("minstens", "minder dan"),
    values.MoreThan: ("meer dan", "hooguit"),
    values.LessThan: ("minder dan", "minstens"),
    values.AtMost: ("hooguit", "meer dan"),
}


def compared(word: Any, voice: CardSentence, how: str) -> Statement:
    """“je wijsheid minstens zo hoog is als …”, or with a plain number “je minstens 2 verderfkaarten hebt”."""
    if not isinstance(word.other, int):
        high, link = HIGH[how]
        return Statement(number(word.value, voice), high, "is", f"{link} {number(word.other, voice)}")
    found = held(word.value, voice)
    if found is None:
        return Statement(number(word.value, voice), f"{how} {word.other}", "is")
    state, noun = found
    return Statement(state.subject, joined(state.middle, so_many(how, word.other, noun)), state.verb)


def so_many(how: str, count: int, noun: str) -> str:
    """Minstens 2 verderfkaarten; none and any are said without a number."""
    if how == "minder dan" and count == 1:
        return f"geen {many(noun) if noun == CORRUPTION else noun}"
    if how == "minstens" and count == 1 and noun != CORRUPTION:
        return noun
    return f"{how} {counted(count, noun)}"


def minion_is(word: Any, where: str, no: str = "") -> Statement:
    """“de Ringgeesten in de Gouw staan”."""
    return Statement(the_foe(word.minion), joined(no, where), "staan" if is_several(word.minion) else "staat")


def there(verb: str, what: str, where: str) -> Statement:
    """Something stands somewhere."""
    return Statement("er", f"{what} {where}", verb)


def state(word: Condition, voice: CardSentence, denied: bool = False) -> Statement:
    """One condition, or its opposite."""
    if type(word) in HOW:
        return compared(word, voice, HOW[type(word)][denied])
    return CONDITIONS[type(word)][denied](word, voice)


def holds(word: Condition, voice: CardSentence) -> str:
    """A condition after “als”."""
    if isinstance(word, values.Either):
        return " of ".join([holds(each, voice) for each in word.conditions])
    return state(word, voice).sub


def denied(word: Condition, voice: CardSentence) -> str:
    """A condition that does not hold, as a reason."""
    if isinstance(word, values.Either):
        return ", en ".join([denied(each, voice) for each in word.conditions])
    return state(word, voice, True).main


Said = Callable[[Any, CardSentence], Statement]
FOE = "monstermerkteken of volgeling"


def near(place: Any) -> str:
    """In a place or beside it."""
    return f"{at(place)} of op een aangrenzende plaats"


def around(place: Any) -> str:
    """In a place and beside it, all in all."""
    return f"{at(place)} en op de aangrenzende plaatsen samen"


CONDITIONS: dict[type[Condition], tuple[Said, Said]] = {
    values.HasNoCorruption: (
        lambda _, voice: Statement(voice.again, f"geen {many(CORRUPTION)}", voice.has),
        lambda _, voice: Statement(voice.again, f"een {CORRUPTION}", voice.has),
    ),
    values.HasNoFavor: (
        lambda _, voice: Statement(voice.again, "geen gunst", voice.has),
        lambda _, voice: Statement(voice.again, "gunst", voice.has),
    ),
    values.AnyHeroCorrupted: (
        lambda _, __: Statement("een held", f"minstens zoveel {many(CORRUPTION)}", "heeft", "als de wijsheid van die held bedraagt"),
        lambda _, __: Statement("elke held", f"minder {many(CORRUPTION)}", "heeft", "dan de wijsheid van die held bedraagt"),
    ),
    values.MinionOnMap: (lambda word, _: minion_is(word, "op het bord"), lambda word, _: minion_is(word, "op het bord", "niet")),
    values.MinionIn: (
        lambda word, _: there("staat", "een volgeling", at(word.place)),
        lambda word, _: there("staat", "geen volgeling", at(word.place)),
    ),
    values.CharacterOnMap: (
        lambda word, _: Statement(NAMES[word.character], "op het bord", "staat"),
        lambda word, _: Statement(NAMES[word.character], "niet op het bord", "staat"),
    ),
    values.PlotActive: (
        lambda word, voice: Statement(voice.book.card_name("plot", word.plot), "", "loopt"),
        lambda word, voice: Statement(voice.book.card_name("plot", word.plot), "niet", "loopt"),
    ),
    values.MarkerIsLast: (
        lambda word, _: Statement(the_marker(word.marker), "achter beide andere Sauronmerktekens", "staat"),
        lambda word, _: Statement(the_marker(word.marker), "niet achter beide andere Sauronmerktekens", "staat"),
    ),
    values.OutsideHavens: (
        lambda _, voice: Statement(voice.again, "niet in een toevluchtsoord", voice.is_),
        lambda _, voice: Statement(voice.again, "in een toevluchtsoord", voice.is_),
    ),
    fights.FoeIsMinion: (
        lambda _, __: Statement("de vijand", "een volgeling", "is"),
        lambda _, __: Statement("de vijand", "geen volgeling", "is"),
    ),
    plot_texts.TokenIn: (
        lambda word, _: there("ligt", "een monstermerkteken", at(word.place)),
        lambda word, _: there("ligt", "geen monstermerkteken", at(word.place)),
    ),
    plot_texts.FoeNear: (
        lambda word, _: there("is", f"een {FOE}", near(word.place)),
        lambda word, _: there("is", f"geen {FOE}", near(word.place)),
    ),
    plot_texts.InfluenceNear: (
        lambda word, _: Statement("er", f"{around(word.place)} minstens {word.least} invloed", "is"),
        lambda word, _: Statement("er", f"{around(word.place)} minder dan {word.least} invloed", "is"),
    ),
    missions.AllQuestsDone: (
        lambda _, __: Statement("elke held", "zowel een beginqueeste als een vervolgqueeste heeft", "voltooid"),
        lambda _, __: Statement("niet elke held", "zowel een beginqueeste als een vervolgqueeste voltooid", "heeft"),
    ),
    missions.CorruptionAtMost: (
        lambda word, _: Statement("alle helden", f"samen hooguit {counted(word.most, CORRUPTION)}", "hebben"),
        lambda word, _: Statement("alle helden", f"samen meer dan {counted(word.most, CORRUPTION)}", "hebben"),
    ),
    missions.MinionsAtMost: (
        lambda word, _: there("staan", f"hooguit {counted(word.most, 'volgeling')}", "op het bord"),
        lambda word, _: there("staan", f"meer dan {counted(word.most, 'volgeling')}", "op het bord"),
    ),
    missions.TokensAtMost: (
        lambda word, _: there("liggen", f"hooguit {counted(word.most, 'monstermerkteken')}", "op het bord"),
        lambda word, _: there("liggen", f"meer dan {counted(word.most, 'monstermerkteken')}", "op het bord"),
    ),
    missions.FavorAtLeast: (
        lambda word, _: Statement("alle helden", f"samen minstens {counted(word.least, 'gunst')}", "hebben"),
        lambda word, _: Statement("alle helden", f"samen minder dan {counted(word.least, 'gunst')}", "hebben"),
    ),
    missions.PlotsAtLeast: (
        lambda word, _: Statement("er", f"minstens {counted(word.least, 'complot')}", "lopen"),
        lambda word, _: Statement("er", f"minder dan {counted(word.least, 'complot')}", "lopen"),
    ),
    missions.MarkerAtLeast: (
        lambda word, _: Statement(the_marker(word.marker), f"op vakje {word.space} van het verhaalspoor of verder", "staat"),
        lambda word, _: Statement(the_marker(word.marker), f"nog voor vakje {word.space} van het verhaalspoor", "staat"),
    ),
    missions.MinionStandsIn: (
        lambda word, _: minion_is(word, at(word.place)),
        lambda word, _: minion_is(word, at(word.place), "niet"),
    ),
}


def marked(word: Condition, voice: CardSentence) -> str:
    """A condition on a hero right after the noun: “elke held met minstens 4 gunsten”."""
    if isinstance(word, values.HasNoFavor):
        return "zonder gunst"
    if isinstance(word, values.HasNoCorruption):
        return f"zonder {many(CORRUPTION)}"
    if isinstance(word, values.AtLeast) and isinstance(word.other, int) and held(word.value, voice) is not None:
        return f"met {compared(word, voice, 'minstens').middle}"
    return f"van wie geldt dat {holds(word, voice)}"


def value_alone(word: Value, book: QuestBook) -> str:
    """A number by itself."""
    return number(word, to_you(book))


def condition_alone(word: Condition, book: QuestBook) -> str:
    """A condition by itself is a reason."""
    return f"{denied(word, of_shadow(book))}."


VALUES: dict[object, QuestPhrase] = {
    **dict.fromkeys(NUMBERS, value_alone),
    **dict.fromkeys((*CONDITIONS, *HOW, values.Either), condition_alone),
}
