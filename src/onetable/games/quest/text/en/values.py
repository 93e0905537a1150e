"""English numbers and conditions: “your wisdom is at least the influence in your region”, and the same denied, as a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.parts_of_speech import Amount, Condition, Value
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.en.card_sentence import CardSentence, of_shadow, to_you
from onetable.games.quest.text.en.nouns import NAMES, in_text, is_several, the_foe
from onetable.games.quest.words import fights, missions, plot_texts, values
from onetable.language.en.nouns import MASS, counted, many, several
from onetable.language.en.verbs import YOU

NUMBERS: dict[type[Value], Callable[[Any, CardSentence], str]] = {
    values.His: lambda word, voice: f"{voice.your} {NAMES[word.attribute]}",
    values.HisCorruption: lambda _, voice: f"the number of corruption cards {voice.hold}",
    values.HisFavor: lambda _, voice: f"{voice.your} favor",
    values.PerCorruption: lambda word, voice: f"{word.each} for each corruption card {voice.hold}",
    values.InPool: lambda _, __: "the influence in the Shadow Pool",
    values.PlotsActive: lambda _, __: "the number of active plots",
    values.InfluenceHere: lambda _, voice: f"the influence in {voice.your} location",
    values.InfluenceAt: lambda word, _: f"the influence in {in_text(word.place)}",
    values.InfluenceInHisRegion: lambda _, voice: f"the influence in {voice.your} region",
    values.InfluenceInRegions: lambda word, _: f"the influence in {several([in_text(each) for each in word.regions])} together",
    values.TokensInHisRegion: lambda _, voice: f"the number of monster tokens in {voice.your} region",
    values.InfluencedBeside: lambda _, voice: f"the number of locations with influence adjacent to {voice.your} location",
}


def number(value: Amount, voice: CardSentence) -> str:
    """A number by what is counted."""
    return str(value) if isinstance(value, int) else NUMBERS[type(value)](value, voice)


def amount(value: Amount, noun: str, voice: CardSentence, after: str = "") -> str:
    """So many of a noun; `after` is what belongs to the noun: “1 card at random for each corruption card you hold”."""
    after = f" {after}" if after else ""
    if isinstance(value, int):
        return counted(value, noun) + after
    if isinstance(value, values.PerCorruption):
        return f"{counted(value.each, noun)}{after} for each corruption card {voice.hold}"
    return f"as {'much' if noun in MASS else 'many'} {many(noun)}{after} as {number(value, voice)}"


# ---- conditions: how they are said, and how they are denied


def held(value: Value, voice: CardSentence) -> tuple[str, str] | None:
    """What a number counts when it is compared with a plain number: “you hold … corruption cards”, “… influence is in Bree”."""
    if isinstance(value, values.HisCorruption):
        return voice.hold, "corruption card"
    if isinstance(value, values.HisFavor):
        return voice.hold, "favor"
    if isinstance(value, (values.InfluenceAt, values.InfluenceHere)):
        return "there is", f"influence in {in_text(value.place) if isinstance(value, values.InfluenceAt) else f'{voice.your} location'}"
    return None


def compared(word: Any, voice: CardSentence, how: str, few: str) -> str:
    """“your wisdom is at least …”, or with a plain number “you hold at least 2 corruption cards”."""
    found = held(word.value, voice) if isinstance(word.other, int) else None
    if found is None:
        return f"{number(word.value, voice)} is {how} {number(word.other, voice)}"
    verb, noun = found
    return f"{verb} {so_many(noun, word.other, how, few)}"


def so_many(noun: str, count: int, how: str, few: str) -> str:
    """“at least 2 corruption cards”; none, and any, are said without a number."""
    if how == "less than" and count == 1:
        return f"no {noun}"
    if how == "at least" and count == 1 and not noun.endswith("card"):
        return noun
    if noun.split()[0] in MASS:
        return f"{how} {count} {noun}"
    return f"{few} {counted(count, noun)}"


HOW = {
    values.AtLeast: ("at least", "at least", "less than", "fewer than"),
    values.MoreThan: ("greater than", "more than", "at most", "at most"),
    values.LessThan: ("less than", "fewer than", "at least", "at least"),
    values.AtMost: ("at most", "at most", "greater than", "more than"),
}


def stands(word: Any, denied: bool) -> str:
    """“the Ringwraiths are in the Shire”."""
    return f"{the_foe(word.minion)} {'are' if is_several(word.minion) else 'is'}{' not' if denied else ''}"


def holds(word: Condition, voice: CardSentence) -> str:
    """A condition after “if”."""
    if type(word) in HOW:
        return compared(word, voice, *HOW[type(word)][:2])
    return CONDITIONS[type(word)][0](word, voice)


def denied(word: Condition, voice: CardSentence) -> str:
    """A condition that does not hold, as a reason."""
    if type(word) in HOW:
        return compared(word, voice, *HOW[type(word)][2:])
    return CONDITIONS[type(word)][1](word, voice)


def is_(voice: CardSentence, rest: str) -> str:
    """The hero is somewhere."""
    return f"{voice.again} {'are' if voice.again == YOU else 'is'} {rest}"


Said = Callable[[Any, CardSentence], str]
CONDITIONS: dict[type[Condition], tuple[Said, Said]] = {
    values.HasNoCorruption: (lambda _, voice: f"{voice.hold} no corruption card", lambda _, voice: f"{voice.hold} a corruption card"),
    values.HasNoFavor: (lambda _, voice: f"{voice.hold} no favor", lambda _, voice: f"{voice.hold} favor"),
    values.AnyHeroCorrupted: (
        lambda _, __: "any hero holds at least as many corruption cards as that hero’s wisdom",
        lambda _, __: "every hero holds fewer corruption cards than that hero’s wisdom",
    ),
    values.MinionOnMap: (lambda word, _: f"{stands(word, False)} on the map", lambda word, _: f"{stands(word, True)} on the map"),
    values.MinionIn: (lambda word, _: f"a minion is in {in_text(word.place)}", lambda word, _: f"no minion is in {in_text(word.place)}"),
    values.CharacterOnMap: (
        lambda word, _: f"{NAMES[word.character]} is on the map",
        lambda word, _: f"{NAMES[word.character]} is not on the map",
    ),
    values.PlotActive: (
        lambda word, voice: f"{voice.book.card_name('plot', word.plot)} is active",
        lambda word, voice: f"{voice.book.card_name('plot', word.plot)} is not active",
    ),
    values.MarkerIsLast: (
        lambda word, _: f"the {NAMES[word.marker]} is behind both other Sauron markers",
        lambda word, _: f"the {NAMES[word.marker]} is not behind both other Sauron markers",
    ),
    values.Either: (
        lambda word, voice: ", or ".join([holds(each, voice) for each in word.conditions]),
        lambda word, voice: ", and ".join([denied(each, voice) for each in word.conditions]),
    ),
    values.OutsideHavens: (lambda _, voice: is_(voice, "not in a haven"), lambda _, voice: is_(voice, "in a haven")),
    fights.FoeIsMinion: (lambda _, __: "the foe is a minion", lambda _, __: "the foe is not a minion"),
    plot_texts.TokenIn: (
        lambda word, _: f"a monster token is in {in_text(word.place)}",
        lambda word, _: f"no monster token is in {in_text(word.place)}",
    ),
    plot_texts.FoeNear: (
        lambda word, _: f"a monster token or minion is in or adjacent to {in_text(word.place)}",
        lambda word, _: f"no monster token or minion is in or adjacent to {in_text(word.place)}",
    ),
    plot_texts.InfluenceNear: (
        lambda word, _: f"{in_text(word.place)} and its adjacent locations have at least {word.least} influence in all",
        lambda word, _: f"{in_text(word.place)} and its adjacent locations have less than {word.least} influence in all",
    ),
    missions.AllQuestsDone: (
        lambda _, __: "every hero has completed both a starting quest and an advanced quest",
        lambda _, __: "not every hero has completed both a starting quest and an advanced quest",
    ),
    missions.CorruptionAtMost: (
        lambda word, _: f"all heroes together hold at most {counted(word.most, 'corruption card')}",
        lambda word, _: f"all heroes together hold more than {counted(word.most, 'corruption card')}",
    ),
    missions.MinionsAtMost: (
        lambda word, _: f"at most {counted(word.most, 'minion')} are on the map",
        lambda word, _: f"more than {counted(word.most, 'minion')} are on the map",
    ),
    missions.TokensAtMost: (
        lambda word, _: f"at most {counted(word.most, 'monster token')} are on the map",
        lambda word, _: f"more than {counted(word.most, 'monster token')} are on the map",
    ),
    missions.FavorAtLeast: (
        lambda word, _: f"all heroes together hold at least {word.least} favor",
        lambda word, _: f"all heroes together hold less than {word.least} favor",
    ),
    missions.PlotsAtLeast: (
        lambda word, _: f"at least {counted(word.least, 'plot')} are active",
        lambda word, _: f"fewer than {counted(word.least, 'plot')} are active",
    ),
    missions.MarkerAtLeast: (
        lambda word, _: f"the {NAMES[word.marker]} stands on space {word.space} of the story track or beyond",
        lambda word, _: f"the {NAMES[word.marker]} has not reached space {word.space} of the story track",
    ),
    missions.MinionStandsIn: (
        lambda word, _: f"{stands(word, False)} in {in_text(word.place)}",
        lambda word, _: f"{stands(word, True)} in {in_text(word.place)}",
    ),
}


def marked(word: Condition, voice: CardSentence) -> str:
    """A condition on a hero right after the noun: “each hero with at least 4 favor”."""
    if isinstance(word, values.HasNoFavor):
        return "without favor"
    if isinstance(word, values.HasNoCorruption):
        return "without corruption cards"
    found = held(word.value, voice) if isinstance(word, values.AtLeast) and isinstance(word.other, int) else None
    if isinstance(word, values.AtLeast) and isinstance(word.other, int) and found is not None:
        return f"with {so_many(found[1], word.other, *HOW[values.AtLeast][:2])}"
    return f"of whom {holds(word, voice)}"


def value_alone(word: Value, book: QuestBook) -> str:
    """A number by itself."""
    return number(word, to_you(book))


def condition_alone(word: Condition, book: QuestBook) -> str:
    """A condition by itself is a reason."""
    return f"{denied(word, of_shadow(book))}."


VALUES: dict[object, QuestPhrase] = {
    **dict.fromkeys(NUMBERS, value_alone),
    **dict.fromkeys((*CONDITIONS, *HOW), condition_alone),
}
