"""Japanese news: what is told in the journal."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.text.taking_apart import COUNTED

WHY = {"gave up": "：投了した。", "killed": "：指輪所持者が死亡した。", "corrupted": "：指輪所持者が堕落した。"}
HOW = {"last site": "：最後の地点に着いた。", "last": "：他に誰も残っていない。"}
NEWS: dict[object, Any] = {
    news.BidsShown: lambda word, talk: (
        f"入札：{'、'.join([f'{talk.book.say(Player(seat))}は{bid}' for seat, bid in enumerate(word.bids)])}。"
    ),
    news.TookPlace: "{who}が手番順の{place}番目を選んだ。",
    news.StartedWith: "{who}の初期の旅の仲間：{card:full}。",
    news.HandMulliganed: "{who}が初期手札を山札に戻し、6枚引いた。",
    news.TurnBegan: "{who}のターンが始まった。",
    news.PhaseBegan: "{phase}が始まった。",
    news.ShadowPhaseBegan: "{who}の影フェイズが始まった。",
    news.FierceRoundBegan: "凶暴な手下がもう一度攻撃する。",
    news.SiteLaid: "{who}が地点{number}をプレイした：{site}。",
    news.SiteReplaced: "{who}が{old}を{site}に置き換えた。",
    news.FellowshipMoved: "{who}の旅の仲間が地点{number}に移動した：{site}。",
    news.TwilightAdded: "黄昏プールに{count}が加わり、{pool}になった。",
    news.TwilightRemoved: "黄昏プールから{count}が取り除かれ、{pool}になった。",
    news.ArcheryFired: "手下の射撃合計{minions}、旅の仲間の射撃合計{fellowship}。",
    news.WasAssigned: "{minion}が{defender}に割り当てられた。",
    news.SkirmishBegan: "{defender}と{minions}の交戦が始まった。",
    news.SkirmishEnded: {
        "winners": "{winners}が{losers:against}交戦に勝った（自由の民{free_strength}、影{shadow_strength}）。",
        "": "{losers}が交戦に負けた（自由の民{free_strength}、影{shadow_strength}）。",
    },
    news.WereOverwhelmed: "{losers}が圧倒された。",
    news.SkirmishCancelled: "交戦が打ち消された。",
    news.Reconciled: "{who}が手札を整え、{hand}枚になった。",
    news.TurnEnded: "{who}がターンを終えた。",
    news.CardPlayed: "{who}が{card:full}をプレイした。",
    news.CardPlayedOn: "{who}が{card:full}を{bearer}にプレイした。",
    news.AbilityUsed: "{who}が{card}を使った。",
    news.TextActed: "{card}の効果が発生した。",
    news.EventCancelled: "{card}が打ち消された。",
    news.WasTransferred: "{card}が{bearer}に移された。",
    news.WasStacked: "{card}が{host}に重ねられた。",
    news.WasDiscarded: "{cards}が捨てられた。",
    news.Drew: "{who}がカードを{count}枚引いた。",
    news.DrewNoMore: "{who}はこの旅の仲間フェイズにこれ以上カードを手札に加えられない。",
    news.DrewCards: "{who}が引いた：{cards:full}。",
    news.TookIntoHand: "{who}が手札に加えた：{cards:full}。",
    news.PutUnderDeckHidden: "{who}がカード1枚を山札の底に置いた。",
    news.PutUnderDeckShown: "{who}が山札の底に置いた：{cards:full}。",
    news.ShuffledIn: "{who}が山札に混ぜた：{cards:full}。",
    news.SearchedInVain: "{who}が山札を見たが、そこから何もプレイしなかった。",
    news.FoundNothing: "{who}の山札には、プレイできるカードがなかった。",
    news.DeckShuffled: "{who}が山札をシャッフルした。",
    news.HandShuffledIn: "{who}が手札をすべて山札に混ぜてシャッフルした。",
    news.CardsRevealed: "{who}が公開した：{cards:full}。",
    news.HandRevealed: "{who}が手札をすべて公開した：{cards:full}。",
    news.HandLookedAt: "{who}が{whose}の手札を見た。",
    news.DeckRebuilt: "{who}が捨て札をシャッフルして新しい山札にした。",
    news.WasWounded: "{cards}が負傷した。",
    news.WasExerted: "{cards}が疲労した。",
    news.WasHealed: "{cards}が治療された。",
    news.WasKilled: "{cards}が死亡した。",
    news.WoundPrevented: "{card}への今回の分は防がれた。",
    news.WasChanged: {**dict.fromkeys(COUNTED, "{card}：{what}{amount:change}。"), "": "{card}：{what}。"},
    news.TotalChanged: "{what}{amount:change}。",
    news.BurdensAdded: "重荷が{count:pieces}加わり、指輪所持者の重荷は{burdens:pieces}になった。",
    news.BurdensRemoved: "重荷が{count:pieces}取り除かれ、指輪所持者の重荷は{burdens:pieces}になった。",
    news.RingPutOn: "指輪所持者が一つの指輪をはめた。",
    news.RingTakenOff: "指輪所持者が一つの指輪を外した。",
    news.NewRingBearer: "{card}が指輪所持者になった。",
    news.MoveLimitChanged: "このターンの移動上限は{limit}になった。",
    news.CannotMoveOn: "このターン、旅の仲間はこれ以上移動できない。",
    news.PlayerLost: lambda word, talk: talk.fill("{who}が脱落した", word) + WHY.get(word.why, "。"),
    news.PlayerWon: lambda word, talk: talk.fill("{who}が勝利した", word) + HOW.get(word.how, "。"),
}
