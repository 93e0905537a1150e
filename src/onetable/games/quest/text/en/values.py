"""English numbers and conditions: “your wisdom is at least the influence in your region”, and the same denied, as a reason."""

from __future__ import annotations

from typing import Any

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.en.card_sentence import CardSentence
from onetable.language.en.nouns import MASS, counted

NUMBERS: dict[object, QuestPhrase] = {
    words.His: "{your} {attribute}",
    words.HisCorruption: "the number of corruption cards {hold}",
    words.HisFavor: "{your} favor",
    words.PerCorruption: "{each} for each corruption card {hold}",
    words.InPool: "the influence in the Shadow Pool",
    words.PlotsActive: "the number of active plots",
    words.InfluenceHere: "the influence in {your} location",
    words.InfluenceAt: "the influence in {place:the}",
    words.InfluenceInHisRegion: "the influence in {your} region",
    words.InfluenceInRegions: "the influence in {regions:the} together",
    words.TokensInHisRegion: "the number of monster tokens in {your} region",
    words.InfluencedBeside: "the number of locations with influence adjacent to {your} location",
}

# ---- conditions: `{yes:…|…}` says them, or denies them

CONDITIONS: dict[object, str] = {
    words.HasNoCorruption: "{hold} {yes:no|a} corruption card",
    words.HasNoFavor: "{hold}{yes: no|} favor",
    words.AnyHeroCorrupted: "{yes:any|every} hero holds {yes:at least as many|fewer} corruption cards {yes:as|than} that hero’s wisdom",
    words.MinionOnMap: "{minion:does be}{yes:| not} on the map",
    words.MinionIn: "{yes:a|no} minion is in {place:the}",
    words.CharacterOnMap: "{character} is{yes:| not} on the map",
    words.PlotActive: "{plot:plot} is{yes:| not} active",
    words.MarkerIsLast: "the {marker} is{yes:| not} behind both other Sauron markers",
    words.OutsideHavens: "{is_}{yes: not|} in a haven",
    words.FoeIsMinion: "the foe is{yes:| not} a minion",
    words.TokenIn: "{yes:a|no} monster token is in {place:the}",
    words.FoeNear: "{yes:a|no} monster token or minion is in or adjacent to {place:the}",
    words.InfluenceNear: "{place:the} and its adjacent locations have {yes:at least|less than} {least} influence in all",
    words.AllQuestsDone: "{yes:|not }every hero has completed both a starting quest and an advanced quest",
    words.CorruptionAtMost: "all heroes together hold {yes:at most|more than} {most:corruption card}",
    words.MinionsAtMost: "{yes:at most|more than} {most:minion} are on the map",
    words.TokensAtMost: "{yes:at most|more than} {most:monster token} are on the map",
    words.FavorAtLeast: "all heroes together hold {yes:at least|less than} {least} favor",
    words.PlotsAtLeast: "{yes:at least|fewer than} {least:plot} are active",
    words.MarkerAtLeast: "the {marker} {yes:stands on|has not reached} space {space} of the story track{yes: or beyond|}",
    words.MinionStandsIn: "{minion:does be}{yes:| not} in {place:the}",
}
AT_LEAST, AT_MOST = ("at least", "at least"), ("at most", "at most")
GREATER, LESS = ("greater than", "more than"), ("less than", "fewer than")
HOW = {  # of a quantity, and of things that are counted; and the same denied
    words.AtLeast: (AT_LEAST, LESS), words.MoreThan: (GREATER, AT_MOST), words.LessThan: (LESS, AT_LEAST),
    words.AtMost: (AT_MOST, GREATER),
}  # fmt: skip
HELD = {  # what a number counts when it is compared with a plain number: “you hold … corruption cards”, “there is … influence in Bree”
    words.HisCorruption: ("{hold}", "corruption card", ""), words.HisFavor: ("{hold}", "favor", ""),
    words.InfluenceAt: ("there is", "influence", " in {place:the}"), words.InfluenceHere: ("there is", "influence", " in {your} location"),
}  # fmt: skip


def holds(word: words.Condition, voice: CardSentence) -> str:
    """A condition after “if”, or that it does not hold."""
    if isinstance(word, words.Either):
        return (", or " if voice.yes else ", and ").join([holds(each, voice) for each in word.conditions])
    return compared(word, voice) if type(word) in HOW else voice.fill(CONDITIONS[type(word)], word)


def compared(word: Any, voice: CardSentence) -> str:
    """“your wisdom is at least …”, or with a plain number “you hold at least 2 corruption cards”."""
    how, few = HOW[type(word)][not voice.yes]
    if not isinstance(word.other, int) or type(word.value) not in HELD:
        return f"{voice.number(word.value)} is {how} {voice.number(word.other)}"
    verb, noun, where = HELD[type(word.value)]
    return voice.fill(f"{verb} {so_many(noun, word.other, how, few)}{where}", word.value)


def so_many(noun: str, count: int, how: str, few: str) -> str:
    """“at least 2 corruption cards”; none, and any, are said without a number."""
    if count == 1 and how == "less than":
        return f"no {noun}"
    if count == 1 and how == "at least" and noun in MASS:
        return noun
    return f"{how if noun in MASS else few} {counted(count, noun)}"


def marked(word: words.Condition, voice: CardSentence) -> str:
    """A condition on a hero right after the noun: “each hero with at least 4 favor”."""
    if isinstance(word, (words.HasNoFavor, words.HasNoCorruption)):
        return f"without {'favor' if isinstance(word, words.HasNoFavor) else 'corruption cards'}"
    if isinstance(word, words.AtLeast) and isinstance(word.other, int) and type(word.value) in HELD:
        return f"with {so_many(HELD[type(word.value)][1], word.other, *AT_LEAST)}"
    return f"of whom {holds(word, voice)}"


KNOWN = (*CONDITIONS, *HOW, words.Either)
VALUES: dict[object, QuestPhrase] = {
    **NUMBERS,
    **{kind: lambda word, book: f"{holds(word, CardSentence.of_shadow(book).denying())}." for kind in KNOWN},  # alone it is a reason
    **{(kind, "if"): lambda word, book: holds(word, CardSentence.of_shadow(book)) for kind in KNOWN},
}
