"""Chinese places: which are meant, one of them, each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.parts_of_speech import Where
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.zh.card_sentence import CardSentence
from onetable.games.quest.text.zh.nouns import NAMES, region
from onetable.games.quest.words import places, plot_texts
from onetable.language.zh.nouns import several

FOE = "怪物标记或爪牙"
ALL: dict[type[Where], Callable[[Any, CardSentence], str]] = {
    places.Only: lambda where, _: NAMES[where.place],
    places.Beside: lambda where, _: f"{center(where)}相邻地点",
    places.WithinOneOf: lambda where, _: f"{NAMES[where.place]}及其相邻地点",
    places.WithinOneOfHim: lambda _, voice: f"{voice.him}所在地点及其相邻地点",
    places.BesideHim: lambda _, voice: f"{voice.him}的相邻地点",
    places.HisPlace: lambda _, voice: f"{voice.him}所在地点",
    places.BesideMinion: lambda where, _: f"{center(where)}相邻地点",
    places.OfRegion: lambda where, _: region(where.region),
    places.OfHisRegion: lambda where, voice: f"{voice.him}所在地区{'的其他地点' if where.other else ''}",
    places.Anywhere: lambda _, __: "地图上任意地点",
    places.Influenced: lambda _, __: "有影响力的地点",
    places.AnyHaven: lambda _, __: "避难所",
    places.FarFromHim: lambda where, voice: f"距离{voice.him}至少{where.spaces}步的地点",
    plot_texts.HavenUnderShadow: lambda where, _: f"1处没有其他阴谋指示物、且相邻地点共有至少{where.least}点影响力的避难所",
    plot_texts.OneWithFoeNear: lambda where, _: f"{several([NAMES[place] for place in where.among], '或')}（该地点或其相邻地点须有{FOE}）",
    plot_texts.CharacterWithFoe: lambda _, __: f"1处既有人物又有{FOE}的地点",
    plot_texts.CharacterWithoutPlot: lambda _, __: "1处有人物且没有其他阴谋指示物的地点",
}


def center(where: places.Beside | places.BesideMinion) -> str:
    """Beside what."""
    return NAMES[where.place] if isinstance(where, places.Beside) else NAMES[where.minion]


def all_of(where: Where, voice: CardSentence) -> str:
    """All of these places."""
    return ALL[type(where)](where, voice)


def one_of(where: Where, voice: CardSentence) -> str:
    """One of these places."""
    if isinstance(where, places.Only):
        return NAMES[where.place]
    if isinstance(where, places.BesideHim):
        return "1处相邻地点"
    if isinstance(where, places.Anywhere):
        return "任意地点"
    if isinstance(where, (places.AnyHaven, places.Influenced, places.FarFromHim)):
        return f"任意1处{all_of(where, voice)}"
    if isinstance(where, places.OfHisRegion) and where.other:
        return f"{voice.him}所在地区的1处其他地点"
    if isinstance(where, (places.Beside, places.BesideMinion)):
        return f"{center(where)}的1处相邻地点"
    return f"{all_of(where, voice)}的1处地点"


def each_of(where: Where, voice: CardSentence) -> str:
    """Each of these places, one by one."""
    if isinstance(where, (places.Only, places.HisPlace)):
        return all_of(where, voice)
    if isinstance(where, places.OfRegion):
        return f"{all_of(where, voice)}的每处地点"
    if isinstance(where, places.WithinOneOf):
        return f"{NAMES[where.place]}及其每处相邻地点"
    if isinstance(where, (places.Beside, places.BesideMinion)):
        return f"与{center(where)}相邻的每处地点"
    return f"每处{all_of(where, voice)}"


def some_of(count: int, where: Where, voice: CardSentence, up_to: bool = False) -> str:
    """So many different places."""
    if count == 1:
        return one_of(where, voice)
    return f"{all_of(where, voice)}的{'至多' if up_to else ''}{count}处不同地点"


def where_alone(word: Where, book: QuestBook) -> str:
    """Places by themselves."""
    return all_of(word, CardSentence(book))


PLACES: dict[object, QuestPhrase] = dict.fromkeys(ALL, where_alone)
