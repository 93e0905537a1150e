"""Chinese words that stand alone: choices on buttons and reasons for refusals."""

from __future__ import annotations

from typing import Any

from onetable.core import match
from onetable.core.word import Word
from onetable.games.tcg.mechanics.prices import TooDear
from onetable.games.tcg.mechanics.reconcile import PutAway
from onetable.games.tcg.phases.actions import DiscardToHeal, Transfer, Use
from onetable.games.tcg.phases.skirmish import LoserWounds, Overwhelm
from onetable.games.tcg.speech import choices, deck_reasons, reasons
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Condition, Effect, Figure
from onetable.games.tcg.text.zh.sentence import CardSentence, refused
from onetable.games.tcg.traits import Measure
from onetable.games.tcg.words import costs, effects, values
from onetable.games.tcg.words.playing import Land, PlayCard


def unpaid(word: Word, talk: CardSentence) -> str:
    """A cost that cannot be paid."""
    if isinstance(word, costs.Spot):
        return f"{refused(values.CanSpot(word.count, word.noun), talk)}。"
    if isinstance(word, effects.ChooseOne):
        return f"你{'，也'.join([f'无法{talk.deed(each)}' for each in word.options])}。"
    return talk.fill("你看不见{:sight}。" if (type(word), "sight") in talk.book.phrases else "你无法{:deed}。", word)


STANDING: dict[type, Any] = {  # costs that cannot be paid, conditions that do not hold, numbers
    Effect: unpaid,
    Condition: lambda word, talk: talk.fill("只有在{phase}才可以。" if isinstance(word, values.InPhase) else "只有在{:if}时才可以。", word),
    Figure: lambda word, talk: talk.per(word) + talk.counted(word, "cards"),
}
ALONE: dict[object, Any] = {
    "MostWounds": "1名霍比特人同伴身上最多的伤口数",
    values.StrengthOf: "{target}的力量",
    Player: lambda word, _: f"玩家{word.seat + 1}",
    choices.Pass: "跳过",
    choices.Number: "{value}",
    choices.Place: "第{number}个行动",
    choices.Begin: "将 {card:title} 加入初始小队",
    choices.FirstSkirmish: "结算 {defender:title} 的交锋",
    choices.AssignTo: "指派 {minion:title} 与 {defender:title} 交锋",
    choices.LeaveUnassigned: "不指派 {minion:title}",
    choices.MoveOn: "继续移动",
    choices.Stay: "留在此处",
    choices.NameShadowPlayer: lambda word, talk: f"由{talk.book.say(Player(word.seat))}承受射箭伤口",
    choices.NewHand: "将手牌洗回，抽6张牌",
    choices.KeepHand: "保留手牌",
    choices.UseCard: "使用 {card:title}",
    Use: "{source:title} — {:paragraph}",
    PlayCard: "打出 {card:title} {on:upon}{free:unpaid}{discount:cheaper}",
    Land: {"bearer": "打出 {play.card:title} 到 {bearer:title} 上", "": "打出 {play.card:title}"},
    DiscardToHeal: "弃置 {card:title}，以治疗 {patient:title}",
    Transfer: "将 {card:title} 转移给 {bearer:title}",
    PutAway: "弃置 {card:title}",
    LoserWounds: lambda word, talk: talk.fill(f"交锋的伤口：{{losers:title}} {'各' if len(word.losers) > 1 else ''}受{{left}}处伤口", word),
    Overwhelm: "交锋的结果：{losers:title} 被压倒而死",
    reasons.AlreadyInPlay: "{card} 已经在场，而且是唯一的。",
    reasons.InDeadPile: "{card} 在你的死亡牌堆中，而且是唯一的。",
    reasons.CompanyIsFull: "你在场和死亡牌堆中的同伴已有9名，不能再多。",
    reasons.NoBearer: "没有角色能携带它：携带者须为{bearer:one}。",
    reasons.NoSite: "每处地点都已有1张同名的牌。",
    reasons.OnlyInPhase: "只能在{phases:or}使用。",
    reasons.NotNow: "它所响应的事情没有发生。",
    reasons.NotYourSide: "自由民族牌在自己的回合打出，暗影牌在别人的回合打出。",
    reasons.TextForbids: {
        Measure.NOT_PLAYED: "有牌面文字禁止打出它。",
        Measure.NO_SKIRMISH_ACTIONS: "有牌面文字禁止交锋事件和交锋特殊能力。",
        "": "有牌面文字禁止：{what}。",
    },
    reasons.LimitReached: "每回合只能使用1次。",
    reasons.NothingChanged: "自上次使用以来没有任何变化。",
    reasons.LoopStops: "本阶段已重复太多次。",
    reasons.TooMuch: "它的费用为{cost}，你的初始小队只剩{left}点。",
    reasons.RingBearerFightsOn: "按本桌规则，不能抵消持戒者的交锋。",
    reasons.MoveLimitReached: "护戒小队本回合已移动到上限（{limit}次）。",
    reasons.MustStay: "有牌面文字使护戒小队本回合留在此处。",
    reasons.HasEnough: "这名爪牙不能被指派与这名角色交锋。",
    reasons.SameBearer: "该角色已经携带它。",
    reasons.NotSameSite: "只能转移给同一地点的角色。",
    reasons.CannotBear: "携带者须为{bearer:one}。",
    reasons.BearsSuchACard: "该角色已经携带这样的牌。",
    reasons.NeverTransferred: "这张牌不能转移。",
    reasons.NotWounded: "该角色没有伤口。",
    reasons.TakesNoPart: "该角色在这里不参战。",
    reasons.NotAssigned: "没有爪牙被指派与该角色交锋。",
    reasons.NotMeant: "牌面文字要求的是{noun:one}。",
    reasons.CannotHappen: "现在不能对这张牌这样做。",
    reasons.MustChoose: "必须选择，不能跳过。",
    reasons.BidTooHigh: "竞价达到{resistance}个重担会使你的持戒者堕落。",
    reasons.OnlyCompanionsStart: "初始小队只能由同伴组成。",
    reasons.PlaceTaken: "这个位置已被其他玩家选走。",
    reasons.GameIsOver: "游戏已经结束。",
    reasons.WaitsFor: "还没轮到你：由{player}决定。",
    reasons.AnotherQuestion: "必须先回答另一个问题。",
    reasons.OnlyFreePeoplesMoves: "只有自由民族玩家移动。",
    reasons.NoAction: "这张牌没有可以作为行动使用的文字。",
    reasons.NotYours: "这张牌属于其他玩家。",
    reasons.NotAtThisSite: "护戒小队不在这个地点。",
    reasons.NotInPlay: "这张牌不在场。",
    TooDear: "它的费用为{cost}点，暮光池中只有{pool}点。",
    match.NothingToUndo: "你还没有可以撤销的行动。",
    match.OthersWentOn: "此后别人已经行动。",
    match.DiceFell: "此后已有随机结果。",
    match.OthersLearned: "别人已经看到你的选择。",
    match.Learned: "这一课的目标已达成。",
    deck_reasons.NoRingBearer: "套牌没有持戒者。",
    deck_reasons.CannotBearTheRing: "{card:full} 不能是持戒者。",
    deck_reasons.NoRing: "套牌没有至尊魔戒。",
    deck_reasons.IsNoRing: "{card:full} 不是至尊魔戒。",
    deck_reasons.SiteMissing: "冒险牌组没有{number}号地点。",
    deck_reasons.SitesOfOneNumber: "冒险牌组有{count}处{number}号地点；只需要1处。",
    deck_reasons.IsNoSite: "冒险牌组中的 {card:full} 不是地点。",
    deck_reasons.RingInDrawDeck: "{card:full} 不能放在抽牌堆中。",
    deck_reasons.SiteInDrawDeck: "{card:full} 是地点，不能放在抽牌堆中。",
    deck_reasons.TooManyOfTitle: "抽牌堆中有{count}张 {card:title}；至多{most}张。",
    deck_reasons.TooManyFrodos: "抽牌堆中有{count}张 Frodo；除持戒者外至多{most}张。",
    deck_reasons.DrawDeckTooSmall: "抽牌堆有{count}张牌；至少需要{least}张。",
    deck_reasons.SidesDiffer: "抽牌堆有{free_peoples}张自由民族牌和{shadow}张暗影牌；数目必须相等。",
}
