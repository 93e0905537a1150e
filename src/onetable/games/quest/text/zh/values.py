"""Chinese numbers and conditions; a condition that stands alone is a reason and says that it does not hold."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.zh.card_sentence import CardSentence
from onetable.language.text import Gap, gaps

NUMBERS: dict[object, QuestPhrase] = {
    words.His: "{him}的{attribute}",
    words.HisCorruption: "{him}的堕落牌张数",
    words.HisFavor: "{him}的恩惠",
    words.PerCorruption: "{him}每有1张堕落牌{each}点",
    words.InPool: "暗影池中的影响力",
    words.PlotsActive: "生效的阴谋数",
    words.InfluenceHere: "{him}所在地点的影响力",
    words.InfluenceAt: "{place}的影响力",
    words.InfluenceInHisRegion: "{him}所在地区的影响力",
    words.InfluenceInRegions: "{regions:all}的影响力总和",
    words.TokensInHisRegion: "{him}所在地区的怪物标记数",
    words.InfluencedBeside: "与{him}相邻且有影响力的地点数",
}

# ---- conditions: `{yes:…|…}` says them, or denies them

CONDITIONS: dict[object, str] = {
    words.HasNoCorruption: "{him}{yes:没有|有}堕落牌",
    words.HasNoFavor: "{him}{yes:没有|有}恩惠",
    words.AnyHeroCorrupted: "{yes:有英雄|每名英雄}的堕落牌张数{yes:大于或等于|都小于}其智慧",
    words.MinionOnMap: "{minion}{yes:|不}在地图上",
    words.MinionIn: "{place}{yes:有|没有}爪牙",
    words.CharacterOnMap: "{character}{yes:|不}在地图上",
    words.PlotActive: "阴谋{plot:plot}{yes:正在|没有}生效",
    words.MarkerIsLast: "{marker}{yes:|没有}落后于另外2枚索伦标记",
    words.OutsideHavens: "{him}{yes:不|}在避难所",
    words.FoeIsMinion: "对手{yes:|不}是爪牙",
    words.TokenIn: "{place}{yes:有|没有}怪物标记",
    words.FoeNear: "{place}{yes:或|及}其相邻地点{yes:有怪物标记或|既没有怪物标记，也没有}爪牙",
    words.InfluenceNear: "{place}及其相邻地点{yes:共有至少|的影响力总和不足}{least}点{yes:影响力|}",
    words.AllQuestsDone: "{yes:|并非}每名英雄都已完成起始任务和进阶任务",
    words.CorruptionAtMost: "所有英雄合计{yes:至多有|有超过}{most}张堕落牌",
    words.MinionsAtMost: "地图上{yes:至多有|有超过}{most}名爪牙",
    words.TokensAtMost: "地图上{yes:至多有|有超过}{most}枚怪物标记",
    words.FavorAtLeast: "所有英雄{yes:合计有至少|的恩惠合计不足}{least}点{yes:恩惠|}",
    words.PlotsAtLeast: "{yes:至少有|生效的阴谋不足}{least}个{yes:阴谋生效|}",
    words.MarkerAtLeast: "{marker}{yes:位于|尚未到达}故事轨第{space}格{yes:或更远|}",
    words.MinionStandsIn: "{minion}{yes:|不}在{place}",
}
COMPARED = {
    words.AtLeast: ("大于或等于", "小于"), words.MoreThan: ("大于", "不大于"), words.LessThan: ("小于", "不小于"),
    words.AtMost: ("小于或等于", "大于"),
}  # fmt: skip
HELD = {  # who has it, the measure word and the noun of what is compared with a plain number
    words.HisCorruption: ("{him}", "张", "堕落牌"), words.HisFavor: ("{him}", "点", "恩惠"),
    words.InfluenceAt: ("{place}", "点", "影响力"), words.InfluenceHere: ("{him}所在地点", "点", "影响力"),
}  # fmt: skip


def holds(word: words.Condition, voice: CardSentence) -> str:
    """A condition after “若”, or that it does not hold."""
    if isinstance(word, words.Either):
        return ("，或" if voice.yes else "，且").join([holds(each, voice) for each in word.conditions])
    return compared(word, voice) if type(word) in COMPARED else voice.fill(CONDITIONS[type(word)], word)


def compared(word: Any, voice: CardSentence) -> str:
    """“你的智慧大于或等于你所在地区的影响力”, or with a plain number “你有至少2张堕落牌”."""
    if not isinstance(word.other, int) or not isinstance(word, words.AtLeast) or type(word.value) not in HELD:
        return f"{voice.number(word.value)}{COMPARED[type(word)][not voice.yes]}{voice.number(word.other)}"
    who, measure, noun = [voice.fill(part, word.value) for part in HELD[type(word.value)]]
    if word.other == 1:
        return f"{who}{'有' if voice.yes else '没有'}{noun}"
    return f"{who}有至少{word.other}{measure}{noun}" if voice.yes else f"{who}的{noun}不足{word.other}{measure}"


def is_about_hero(word: Any) -> bool:
    """Whether a condition begins with the hero: so does its row, or that of the value it compares."""
    first: Any = word.conditions[0] if isinstance(word, words.Either) else word
    row = NUMBERS[type(first.value)] if type(first) in COMPARED else CONDITIONS[type(first)]
    return isinstance(row, str) and gaps(row)[0] == Gap("him", "")


def such(word: words.Condition | None) -> str:
    """A condition on heroes before the noun: “每名有至少4点恩惠的英雄”."""
    if word is None:
        return ""
    if isinstance(word, words.AtLeast) and isinstance(word.value, words.HisFavor):
        return "有恩惠的" if word.other == 1 else f"有至少{word.other}点恩惠的"
    assert isinstance(word, words.HasNoFavor)
    return "没有恩惠的"


KNOWN = (*CONDITIONS, *COMPARED, words.Either)
VALUES: dict[object, QuestPhrase] = {  # a condition alone is a reason
    **NUMBERS,
    **{kind: lambda word, book: f"{holds(word, replace(CardSentence(book, '英雄'), yes=False))}。" for kind in KNOWN},
    **{(kind, "if"): lambda word, book: holds(word, CardSentence(book, "英雄")) for kind in KNOWN},
}
