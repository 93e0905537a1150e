"""Chinese numbers and conditions; a condition that stands alone is a reason and says that it does not hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.parts_of_speech import Amount, Condition, Value
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.zh.card_sentence import CardSentence
from onetable.games.quest.text.zh.nouns import NAMES
from onetable.games.quest.words import fights, missions, plot_texts, values
from onetable.language.zh.nouns import several

NUMBERS: dict[type[Value], Callable[[Any, CardSentence], str]] = {
    values.His: lambda word, voice: f"{voice.him}的{NAMES[word.attribute]}",
    values.HisCorruption: lambda _, voice: f"{voice.him}的堕落牌张数",
    values.HisFavor: lambda _, voice: f"{voice.him}的恩惠",
    values.PerCorruption: lambda word, voice: f"{voice.him}每有1张堕落牌{word.each}点",
    values.InPool: lambda _, __: "暗影池中的影响力",
    values.PlotsActive: lambda _, __: "生效的阴谋数",
    values.InfluenceHere: lambda _, voice: f"{voice.him}所在地点的影响力",
    values.InfluenceAt: lambda word, _: f"{NAMES[word.place]}的影响力",
    values.InfluenceInHisRegion: lambda _, voice: f"{voice.him}所在地区的影响力",
    values.InfluenceInRegions: lambda word, _: f"{several([NAMES[region] for region in word.regions])}的影响力总和",
    values.TokensInHisRegion: lambda _, voice: f"{voice.him}所在地区的怪物标记数",
    values.InfluencedBeside: lambda _, voice: f"与{voice.him}相邻且有影响力的地点数",
}


def number(value: Amount, voice: CardSentence) -> str:
    """A number by what is counted."""
    return str(value) if isinstance(value, int) else NUMBERS[type(value)](value, voice)


def counted(value: Amount, verb: str, measure: str, noun: str, voice: CardSentence) -> str:
    """“弃置2张手牌”, or for each corruption card: “每有1张堕落牌，就弃置1张手牌”, or as many as something."""
    if isinstance(value, int):
        return f"{verb}{value}{measure}{noun}"
    if isinstance(value, values.PerCorruption):
        return f"每有1张堕落牌，就{verb}{value.each}{measure}{noun}"
    return f"{verb}与{number(value, voice)}等量的{noun}"


# ---- conditions: how they are said, and how they are denied

COMPARED = {
    values.AtLeast: ("大于或等于", "小于"),
    values.MoreThan: ("大于", "不大于"),
    values.LessThan: ("小于", "不小于"),
    values.AtMost: ("小于或等于", "大于"),
}
MEASURES = {values.HisCorruption: "张堕落牌", values.HisFavor: "点恩惠"}


def compared(word: Any, voice: CardSentence, denied: bool) -> str:
    """“你的智慧大于或等于你所在地区的影响力”, or with a plain number “你有至少2张堕落牌”."""
    if isinstance(word.other, int) and isinstance(word, values.AtLeast):
        if type(word.value) in MEASURES:
            noun = MEASURES[type(word.value)]
            if word.other == 1:
                return f"{voice.him}{'没有' if denied else '有'}{noun[1:]}"
            return f"{voice.him}的{noun[1:]}不足{word.other}{noun[0]}" if denied else f"{voice.him}有至少{word.other}{noun}"
        if isinstance(word.value, values.InfluenceAt):
            return influence_there(NAMES[word.value.place], word.other, denied)
        if isinstance(word.value, values.InfluenceHere):
            return influence_there(f"{voice.him}所在地点", word.other, denied)
    return f"{number(word.value, voice)}{COMPARED[type(word)][denied]}{number(word.other, voice)}"


def influence_there(where: str, least: int, denied: bool) -> str:
    """“夏尔有至少3点影响力”, “你所在地点没有影响力”."""
    if least == 1:
        return f"{where}{'没有' if denied else '有'}影响力"
    return f"{where}的影响力不足{least}点" if denied else f"{where}有至少{least}点影响力"


Said = Callable[[Any, CardSentence], str]
CONDITIONS: dict[type[Condition], tuple[Said, Said]] = {
    values.HasNoCorruption: (lambda _, voice: f"{voice.him}没有堕落牌", lambda _, voice: f"{voice.him}有堕落牌"),
    values.HasNoFavor: (lambda _, voice: f"{voice.him}没有恩惠", lambda _, voice: f"{voice.him}有恩惠"),
    values.AnyHeroCorrupted: (
        lambda _, __: "有英雄的堕落牌张数大于或等于其智慧",
        lambda _, __: "每名英雄的堕落牌张数都小于其智慧",
    ),
    values.MinionOnMap: (lambda word, _: f"{NAMES[word.minion]}在地图上", lambda word, _: f"{NAMES[word.minion]}不在地图上"),
    values.MinionIn: (lambda word, _: f"{NAMES[word.place]}有爪牙", lambda word, _: f"{NAMES[word.place]}没有爪牙"),
    values.CharacterOnMap: (lambda word, _: f"{NAMES[word.character]}在地图上", lambda word, _: f"{NAMES[word.character]}不在地图上"),
    values.PlotActive: (
        lambda word, voice: f"阴谋{voice.book.card_name('plot', word.plot)}正在生效",
        lambda word, voice: f"阴谋{voice.book.card_name('plot', word.plot)}没有生效",
    ),
    values.MarkerIsLast: (
        lambda word, _: f"{NAMES[word.marker]}落后于另外2枚索伦标记",
        lambda word, _: f"{NAMES[word.marker]}没有落后于另外2枚索伦标记",
    ),
    values.Either: (
        lambda word, voice: "，或".join([holds(each, voice) for each in word.conditions]),
        lambda word, voice: "，且".join([denied(each, voice) for each in word.conditions]),
    ),
    values.OutsideHavens: (lambda _, voice: f"{voice.him}不在避难所", lambda _, voice: f"{voice.him}在避难所"),
    fights.FoeIsMinion: (lambda _, __: "对手是爪牙", lambda _, __: "对手不是爪牙"),
    plot_texts.TokenIn: (lambda word, _: f"{NAMES[word.place]}有怪物标记", lambda word, _: f"{NAMES[word.place]}没有怪物标记"),
    plot_texts.FoeNear: (
        lambda word, _: f"{NAMES[word.place]}或其相邻地点有怪物标记或爪牙",
        lambda word, _: f"{NAMES[word.place]}及其相邻地点既没有怪物标记，也没有爪牙",
    ),
    plot_texts.InfluenceNear: (
        lambda word, _: f"{NAMES[word.place]}及其相邻地点共有至少{word.least}点影响力",
        lambda word, _: f"{NAMES[word.place]}及其相邻地点的影响力总和不足{word.least}点",
    ),
    missions.AllQuestsDone: (
        lambda _, __: "每名英雄都已完成起始任务和进阶任务",
        lambda _, __: "并非每名英雄都已完成起始任务和进阶任务",
    ),
    missions.CorruptionAtMost: (
        lambda word, _: f"所有英雄合计至多有{word.most}张堕落牌",
        lambda word, _: f"所有英雄合计有超过{word.most}张堕落牌",
    ),
    missions.MinionsAtMost: (lambda word, _: f"地图上至多有{word.most}名爪牙", lambda word, _: f"地图上有超过{word.most}名爪牙"),
    missions.TokensAtMost: (lambda word, _: f"地图上至多有{word.most}枚怪物标记", lambda word, _: f"地图上有超过{word.most}枚怪物标记"),
    missions.FavorAtLeast: (
        lambda word, _: f"所有英雄合计有至少{word.least}点恩惠",
        lambda word, _: f"所有英雄的恩惠合计不足{word.least}点",
    ),
    missions.PlotsAtLeast: (lambda word, _: f"至少有{word.least}个阴谋生效", lambda word, _: f"生效的阴谋不足{word.least}个"),
    missions.MarkerAtLeast: (
        lambda word, _: f"{NAMES[word.marker]}位于故事轨第{word.space}格或更远",
        lambda word, _: f"{NAMES[word.marker]}尚未到达故事轨第{word.space}格",
    ),
    missions.MinionStandsIn: (
        lambda word, _: f"{NAMES[word.minion]}在{NAMES[word.place]}",
        lambda word, _: f"{NAMES[word.minion]}不在{NAMES[word.place]}",
    ),
}


def holds(word: Condition, voice: CardSentence) -> str:
    """A condition after “若”."""
    return compared(word, voice, denied=False) if type(word) in COMPARED else CONDITIONS[type(word)][0](word, voice)


def denied(word: Condition, voice: CardSentence) -> str:
    """A condition that does not hold."""
    return compared(word, voice, denied=True) if type(word) in COMPARED else CONDITIONS[type(word)][1](word, voice)


def such(word: Condition | None) -> str:
    """A condition on heroes before the noun: “每名有至少4点恩惠的英雄”."""
    if word is None:
        return ""
    if isinstance(word, values.AtLeast) and isinstance(word.value, values.HisFavor):
        return "有恩惠的" if word.other == 1 else f"有至少{word.other}点恩惠的"
    assert isinstance(word, values.HasNoFavor)
    return "没有恩惠的"


def value_alone(word: Value, book: QuestBook) -> str:
    """A number by itself."""
    return number(word, CardSentence(book))


def condition_alone(word: Condition, book: QuestBook) -> str:
    """A condition by itself is a reason."""
    return f"{denied(word, CardSentence(book, '英雄'))}。"


VALUES: dict[object, QuestPhrase] = {
    **dict.fromkeys(NUMBERS, value_alone),
    **dict.fromkeys((*CONDITIONS, *COMPARED), condition_alone),
}
