"""Chinese news: what is told in the journal."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.text.taking_apart import COUNTED

WHY = {"gave up": "：玩家认输。", "killed": "：持戒者被杀死。", "corrupted": "：持戒者堕落。"}
HOW = {"last site": "：到达最后的地点。", "last": "：其他玩家都已出局。"}
NEWS: dict[object, Any] = {
    news.BidsShown: lambda word, talk: (
        f"竞价：{'，'.join([f'{talk.book.say(Player(seat))}出{bid}' for seat, bid in enumerate(word.bids)])}。"
    ),
    news.TookPlace: "{who}选择第{place}个行动。",
    news.StartedWith: "{who}的初始小队有 {card:full}。",
    news.HandMulliganed: "{who}将起手牌洗回，抽6张牌。",
    news.TurnBegan: "{who}的回合开始。",
    news.PhaseBegan: "{phase}开始。",
    news.ShadowPhaseBegan: "{who}的暗影阶段开始。",
    news.FierceRoundBegan: "凶猛的爪牙再次进攻。",
    news.SiteLaid: "{who}打出{number}号地点：{site}。",
    news.SiteReplaced: "{who}用 {site} 替换 {old}。",
    news.FellowshipMoved: "{who}的护戒小队移动到{number}号地点：{site}。",
    news.TwilightAdded: "暮光池增加{count}点，现有{pool}点。",
    news.TwilightRemoved: "暮光池移除{count}点，现有{pool}点。",
    news.ArcheryFired: "爪牙射箭总数{minions}，小队射箭总数{fellowship}。",
    news.WasAssigned: "{minion} 被指派与 {defender} 交锋。",
    news.SkirmishBegan: "{defender} 与 {minions} 交锋。",
    news.SkirmishEnded: {
        "winners": "{winners} 赢得{losers:against}交锋（自由民族{free_strength}，暗影{shadow_strength}）。",
        "": "{losers} 输掉交锋（自由民族{free_strength}，暗影{shadow_strength}）。",
    },
    news.WereOverwhelmed: "{losers} 被压倒。",
    news.SkirmishCancelled: "交锋被抵消。",
    news.Reconciled: "{who}补齐手牌，现有{hand}张。",
    news.TurnEnded: "{who}结束回合。",
    news.CardPlayed: "{who}打出 {card:full}。",
    news.CardPlayedOn: "{who}打出 {card:full} 到 {bearer} 上。",
    news.AbilityUsed: "{who}使用 {card}。",
    news.TextActed: "{card} 生效。",
    news.EventCancelled: "{card} 被抵消。",
    news.WasTransferred: "{card} 转移给 {bearer}。",
    news.WasStacked: "{card} 叠放在 {host} 上。",
    news.WasDiscarded: "{cards} 被弃置。",
    news.Drew: "{who}抽{count}张牌。",
    news.DrewNoMore: "{who}在本小队阶段不能再抽取或加入手牌。",
    news.DrewCards: "{who}抽到：{cards:full}。",
    news.TookIntoHand: "{who}将牌加入手牌：{cards:full}。",
    news.PutUnderDeckHidden: "{who}将1张牌置于抽牌堆底。",
    news.PutUnderDeckShown: "{who}将牌置于抽牌堆底：{cards:full}。",
    news.ShuffledIn: "{who}将牌洗入抽牌堆：{cards:full}。",
    news.SearchedInVain: "{who}查看抽牌堆，没有从中打出牌。",
    news.FoundNothing: "{who}在抽牌堆中没有找到能打出的牌。",
    news.DeckShuffled: "{who}洗切抽牌堆。",
    news.HandShuffledIn: "{who}将全部手牌洗入抽牌堆。",
    news.CardsRevealed: "{who}展示：{cards:full}。",
    news.HandRevealed: "{who}展示全部手牌：{cards:full}。",
    news.HandLookedAt: "{who}查看{whose}的手牌。",
    news.DeckRebuilt: "{who}将弃牌堆洗成新的抽牌堆。",
    news.WasWounded: "{cards} 受伤。",
    news.WasExerted: "{cards} 劳累。",
    news.WasHealed: "{cards} 得到治疗。",
    news.WasKilled: "{cards} 被杀死。",
    news.WoundPrevented: "对 {card} 的这一次已被防止。",
    news.WasChanged: {**dict.fromkeys(COUNTED, "{card}：{what} {amount:change}。"), "": "{card}：{what}。"},
    news.TotalChanged: "{what} {amount:change}。",
    news.BurdensAdded: "增加{count}个重担；持戒者现有{burdens}个。",
    news.BurdensRemoved: "移除{count}个重担；持戒者现有{burdens}个。",
    news.RingPutOn: "持戒者戴上至尊魔戒。",
    news.RingTakenOff: "持戒者取下至尊魔戒。",
    news.NewRingBearer: "{card} 成为持戒者。",
    news.MoveLimitChanged: "本回合移动上限为{limit}。",
    news.CannotMoveOn: "护戒小队本回合不能再移动。",
    news.PlayerLost: lambda word, talk: talk.fill("{who}出局", word) + WHY.get(word.why, "。"),
    news.PlayerWon: lambda word, talk: talk.fill("{who}获胜", word) + HOW.get(word.how, "。"),
}
