"""Chinese moments: what a text answers, “每当1名矮人赢得交锋时”, “若持戒者即将受伤”, “在你的每个回合开始时”."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.taking_apart import happens_once
from onetable.games.tcg.text.zh.nouns import phrase
from onetable.games.tcg.text.zh.sentence import CardSentence


def event_is_played(word: words.EventIsPlayed, talk: CardSentence) -> str:
    """“1张潜行事件被打出”."""
    talk.it = talk.called[word.noun] = "该事件"
    return f"{phrase(word.noun, talk.book, '事件').a}被打出"


def moved(how: str) -> Any:
    """“护戒小队移动到此地点”."""
    return lambda word, talk: f"护戒小队{talk.during}{how}{phrase(word.site, talk.book, '地点').one}"


def loses(word: words.Loses, talk: CardSentence) -> str:
    """“1名爪牙输掉与携带者的交锋”, “1名爪牙在本次交锋中输给该精灵”."""
    if talk.during:
        return talk.fill("{noun}{during}输给{to:a}", word)
    return talk.fill("{noun}输掉交锋" if word.to is None else "{noun}输掉与{to:a}的交锋", word)


def opening(word: words.Word, does: words.Deed, talk: CardSentence, first: str, where: str = "") -> str:
    """“每当……时”, “若……”, “当你打出此爪牙时”, “在……开始时”."""
    text = f"{talk.moment(word)}{where}"
    if isinstance(word, words.BoundaryMoment):
        return text
    if first == "若":
        return f"若{text}"
    return f"{'当' if happens_once(word, does) else '每当'}{text}时"


COMING: dict[type, str] = {words.Wound: "受伤", words.Exert: "劳累", words.Heal: "被治疗"}
HAPPENED: dict[type, str] = {
    words.WereAssigned: "被指派到交锋",
    words.PutOnTheRing: "戴上至尊魔戒",
    words.Kill: "被杀死",
    words.Exert: "劳累",
    words.Wound: "受伤",
    words.WereDiscarded: "从场上被弃置",
}
MOMENTS: dict[object, Any] = {
    words.AboutTo: lambda word, talk: f"{talk.name(word.noun)}{talk.during}即将{talk.book.own(word.verb, 'coming')}",
    words.After: lambda word, talk: f"{talk.name(word.noun)}{talk.book.own(word.verb, 'happened')}",
    words.YouPlayThis: "你打出{this}",
    words.YouPlay: "你打出{what}{on:upon}",
    words.IsPlayed: "{what}被打出{on:upon}",
    words.EventIsPlayed: event_is_played,
    words.FellowshipMoves: "护戒小队移动",
    words.Arrives: moved("移动到"),
    words.Leaves: moved("离开"),
    words.Wins: {"over": "{noun}赢得与{over:a}的交锋", "": "{noun}赢得交锋"},
    words.Loses: loses,
    words.Kills: {"in_skirmish": "{by:a}在交锋中杀死{noun}", "": "{by:a}杀死{noun}"},
    words.KilledBeside: "{noun}在有{involving:one}参加的交锋中被杀死",
    words.StartOfTurn: "在你的每个回合开始时",
    words.EndOfTurn: "在回合结束时",
    words.StartOfPhase: "在每个{phase}开始时",
    words.StartOfYourShadowPhase: "在你的每个暗影阶段开始时",
    words.EndOfYourShadowPhase: "在你的每个暗影阶段结束时",
    words.EndOfSkirmish: "在交锋阶段结束时",
}
