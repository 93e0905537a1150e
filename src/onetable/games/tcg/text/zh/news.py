"""Chinese news: what is told in the journal."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.taking_apart import COUNTED

WHY = {"gave up": "：玩家认输。", "killed": "：持戒者被杀死。", "corrupted": "：持戒者堕落。"}
HOW = {"last site": "：到达最后的地点。", "last": "：其他玩家都已出局。"}
NEWS: dict[object, Any] = {
    words.BidsShown: lambda word, talk: (
        f"竞价：{'，'.join([f'{talk.book.say(words.Player(seat))}出{bid}' for seat, bid in enumerate(word.bids)])}。"
    ),
    words.TookPlace: "{who}选择第{place}个行动。",
    words.StartedWith: "{who}的初始小队有 {card:full}。",
    words.HandMulliganed: "{who}将起手牌洗回，抽6张牌。",
    words.TurnBegan: "{who}的回合开始。",
    words.PhaseBegan: "{phase}开始。",
    words.ShadowPhaseBegan: "{who}的暗影阶段开始。",
    words.FierceRoundBegan: "凶猛的爪牙再次进攻。",
    words.SiteLaid: "{who}打出{number}号地点：{site}。",
    words.SiteReplaced: "{who}用 {site} 替换 {old}。",
    words.FellowshipMoved: "{who}的护戒小队移动到{number}号地点：{site}。",
    words.TwilightAdded: "暮光池增加{count}点，现有{pool}点。",
    words.TwilightRemoved: "暮光池移除{count}点，现有{pool}点。",
    words.ArcheryFired: "爪牙射箭总数{minions}，小队射箭总数{fellowship}。",
    words.WasAssigned: "{minion} 被指派与 {defender} 交锋。",
    words.SkirmishBegan: "{defender} 与 {minions} 交锋。",
    (words.SkirmishEnded, "winners"): "{winners} 赢得{losers:against}交锋（自由民族{free_strength}，暗影{shadow_strength}）。",
    words.SkirmishEnded: "{losers} 输掉交锋（自由民族{free_strength}，暗影{shadow_strength}）。",
    words.WereOverwhelmed: "{losers} 被压倒。",
    words.SkirmishCancelled: "交锋被抵消。",
    words.Reconciled: "{who}补齐手牌，现有{hand}张。",
    words.TurnEnded: "{who}结束回合。",
    words.CardPlayed: "{who}打出 {card:full}。",
    words.CardPlayedOn: "{who}打出 {card:full} 到 {bearer} 上。",
    words.AbilityUsed: "{who}使用 {card}。",
    words.TextActed: "{card} 生效。",
    words.EventCancelled: "{card} 被抵消。",
    words.WasTransferred: "{card} 转移给 {bearer}。",
    words.WasStacked: "{card} 叠放在 {host} 上。",
    words.WasDiscarded: "{cards} 被弃置。",
    words.Drew: "{who}抽{count}张牌。",
    words.DrewNoMore: "{who}在本小队阶段不能再抽取或加入手牌。",
    words.DrewCards: "{who}抽到：{cards:full}。",
    words.TookIntoHand: "{who}将牌加入手牌：{cards:full}。",
    words.PutUnderDeckHidden: "{who}将1张牌置于抽牌堆底。",
    words.PutUnderDeckShown: "{who}将牌置于抽牌堆底：{cards:full}。",
    words.ShuffledIn: "{who}将牌洗入抽牌堆：{cards:full}。",
    words.SearchedInVain: "{who}查看抽牌堆，没有从中打出牌。",
    words.FoundNothing: "{who}在抽牌堆中没有找到能打出的牌。",
    words.DeckShuffled: "{who}洗混抽牌堆。",
    words.HandShuffledIn: "{who}将全部手牌洗入抽牌堆。",
    words.CardsRevealed: "{who}展示：{cards:full}。",
    words.HandRevealed: "{who}展示全部手牌：{cards:full}。",
    words.HandLookedAt: "{who}查看{whose}的手牌。",
    words.DeckRebuilt: "{who}将弃牌堆洗成新的抽牌堆。",
    words.WasWounded: "{cards} 受伤。",
    words.WasExerted: "{cards} 劳累。",
    words.WasHealed: "{cards} 得到治疗。",
    words.WasKilled: "{cards} 被杀死。",
    words.WoundPrevented: "对 {card} 的这一次已被防止。",
    words.WasChanged: {**dict.fromkeys(COUNTED, "{card}：{what} {amount:change}。"), "": "{card}：{what}。"},
    words.TotalChanged: "{what} {amount:change}。",
    words.BurdensAdded: "增加{count}个重担；持戒者现有{burdens}个。",
    words.BurdensRemoved: "移除{count}个重担；持戒者现有{burdens}个。",
    words.RingPutOn: "持戒者戴上至尊魔戒。",
    words.RingTakenOff: "持戒者取下至尊魔戒。",
    words.NewRingBearer: "{card} 成为持戒者。",
    words.MoveLimitChanged: "本回合移动上限为{limit}。",
    words.CannotMoveOn: "护戒小队本回合不能再移动。",
    words.PlayerLost: lambda word, talk: talk.fill("{who}出局", word) + WHY.get(word.why, "。"),
    words.PlayerWon: lambda word, talk: talk.fill("{who}获胜", word) + HOW.get(word.how, "。"),
}
