"""Chinese words that stand alone: choices on buttons and reasons for refusals."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.zh.sentence import CardSentence, refused
from onetable.language.text import Apart


def unpaid(word: words.Word, talk: CardSentence) -> str:
    """A cost that cannot be paid."""
    if isinstance(word, words.Spot):
        return f"{refused(words.CanSpot(word.count, word.noun), talk)}。"
    if isinstance(word, words.ChooseOne):
        return f"你{'，也'.join([f'无法{talk.deed(each)}' for each in word.options])}。"
    if (type(word), "sight") in talk.book.phrases:
        return talk.fill("你看不见{:sight}。", word)
    text = talk.deed(word)
    return f"现在无法做到：{text}。" if isinstance(text, Apart) else f"你无法{text}。"


STANDING: dict[type, Any] = {  # costs that cannot be paid, conditions that do not hold, numbers
    words.Effect: unpaid,
    words.Condition: {"phase": "只有在{phase}才可以。", "": "只有在{:if}时才可以。"},
    words.Figure: lambda word, talk: talk.per(word) + talk.counted(word, "cards"),
}
ALONE: dict[object, Any] = {
    "MostWounds": "1名霍比特人同伴身上最多的伤口数",
    words.StrengthOf: "{target}的力量",
    words.Player: lambda word, _: f"玩家{word.seat + 1}",
    words.Pass: "跳过",
    words.Place: "第{number}个行动",
    words.Begin: "将 {card:title} 加入初始小队",
    words.FirstSkirmish: "结算 {defender:title} 的交锋",
    words.AssignTo: "指派 {minion:title} 与 {defender:title} 交锋",
    words.LeaveUnassigned: "不指派 {minion:title}",
    words.MoveOn: "继续移动",
    words.Stay: "留在此处",
    words.NameShadowPlayer: lambda word, talk: f"由{talk.book.say(words.Player(word.seat))}承受射箭伤口",
    words.NewHand: "将手牌洗回，抽6张牌",
    words.KeepHand: "保留手牌",
    words.UseCard: "使用 {card:title}",
    words.PlayCard: "打出 {card:title} {on:upon}{free:unpaid}{discount:cheaper}",
    words.Land: {"bearer": "打出 {play.card:title} 到 {bearer:title} 上", "": "打出 {play.card:title}"},
    words.DiscardToHeal: "弃置 {card:title}，以治疗 {patient:title}",
    words.Transfer: "将 {card:title} 转移给 {bearer:title}",
    words.PutAway: "弃置 {card:title}",
    words.LoserWounds: {"several": "交锋的伤口：{losers:title} 各受到{left}处伤口", "": "交锋的伤口：{losers:title} 受到{left}处伤口"},
    words.Overwhelm: "交锋的结果：{losers:title} 被压倒而死",
    words.AlreadyInPlay: "{card} 已经在场，而且是唯一的。",
    words.InDeadPile: "{card} 在你的死亡牌堆中，而且是唯一的。",
    words.CompanyIsFull: "你在场和死亡牌堆中的同伴已有9名，不能再多。",
    words.NoBearer: "没有角色能携带它：携带者须为{bearer:one}。",
    words.NoSite: "每处地点都已有1张同名的牌。",
    words.OnlyInPhase: "只能在{phases:or}使用。",
    words.NotNow: "它所响应的事情没有发生。",
    words.NotYourSide: "自由民族牌在自己的回合打出，暗影牌在别人的回合打出。",
    (words.TextForbids, words.Measure.NOT_PLAYED): "有牌面文字禁止打出它。",
    (words.TextForbids, words.Measure.NO_SKIRMISH_ACTIONS): "有牌面文字禁止交锋事件和交锋特殊能力。",
    words.TextForbids: "有牌面文字禁止：{what}。",
    words.LimitReached: "每回合只能使用1次。",
    words.NothingChanged: "自上次使用以来没有任何变化。",
    words.LoopStops: "本阶段已重复太多次。",
    words.TooMuch: "它的费用为{cost}，你的初始小队只剩{left}点。",
    words.RingBearerFightsOn: "按本桌规则，不能抵消持戒者的交锋。",
    words.MoveLimitReached: "护戒小队本回合已移动到上限（{limit}次）。",
    words.MustStay: "有牌面文字使护戒小队本回合留在此处。",
    words.HasEnough: "这名爪牙不能被指派与这名角色交锋。",
    words.SameBearer: "该角色已经携带它。",
    words.NotSameSite: "只能转移给同一地点的角色。",
    words.CannotBear: "携带者须为{bearer:one}。",
    words.BearsSuchACard: "该角色已经携带这样的牌。",
    words.NeverTransferred: "这张牌不能转移。",
    words.NotWounded: "该角色没有伤口。",
    words.TakesNoPart: "该角色在这里不参战。",
    words.NotAssigned: "没有爪牙被指派与该角色交锋。",
    words.NotMeant: "牌面文字要求的是{noun:one}。",
    words.CannotHappen: "现在不能对这张牌这样做。",
    words.MustChoose: "必须选择，不能跳过。",
    words.BidTooHigh: "竞价达到{resistance}个重担会使你的持戒者堕落。",
    words.OnlyCompanionsStart: "初始小队只能由同伴组成。",
    words.PlaceTaken: "这个位置已被其他玩家选走。",
    words.GameIsOver: "游戏已经结束。",
    words.WaitsFor: "还没轮到你：由{player}决定。",
    words.AnotherQuestion: "必须先回答另一个问题。",
    words.OnlyFreePeoplesMoves: "只有自由民族玩家移动。",
    words.NoAction: "这张牌没有可以作为行动使用的文字。",
    words.NotYours: "这张牌属于其他玩家。",
    words.NotAtThisSite: "护戒小队不在这个地点。",
    words.NotInPlay: "这张牌不在场。",
    words.TooDear: "它的费用为{cost}点，暮光池中只有{pool}点。",
    words.NothingToUndo: "你还没有可以撤销的行动。",
    words.OthersWentOn: "此后别人已经行动。",
    words.DiceFell: "此后已有随机结果。",
    words.OthersLearned: "别人已经看到你的选择。",
    words.Learned: "这一课的目标已达成。",
    words.Resigns: "认输",
    words.NoRingBearer: "套牌没有持戒者。",
    words.CannotBearTheRing: "{card:full} 不能是持戒者。",
    words.NoRing: "套牌没有至尊魔戒。",
    words.IsNoRing: "{card:full} 不是至尊魔戒。",
    words.SiteMissing: "冒险牌组没有{number}号地点。",
    words.SitesOfOneNumber: "冒险牌组有{count}处{number}号地点；只需要1处。",
    words.IsNoSite: "冒险牌组中的 {card:full} 不是地点。",
    words.RingInDrawDeck: "{card:full} 不能放在抽牌堆中。",
    words.SiteInDrawDeck: "{card:full} 是地点，不能放在抽牌堆中。",
    words.TooManyOfTitle: "抽牌堆中有{count}张 {card:title}；至多{most}张。",
    words.TooManyFrodos: "抽牌堆中有{count}张 Frodo；除持戒者外至多{most}张。",
    words.DrawDeckTooSmall: "抽牌堆有{count}张牌；至少需要{least}张。",
    words.SidesDiffer: "抽牌堆有{free_peoples}张自由民族牌和{shadow}张暗影牌；数目必须相等。",
}
