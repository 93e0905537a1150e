"""Japanese news: what is told in the journal."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.taking_apart import COUNTED

WHY = {"gave up": "：投了した。", "killed": "：指輪所持者が死亡した。", "corrupted": "：指輪所持者が堕落した。"}
HOW = {"last site": "：最後の地点に着いた。", "last": "：他に誰も残っていない。"}
NEWS: dict[object, Any] = {
    words.BidsShown: lambda word, talk: (
        f"入札：{'、'.join([f'{talk.book.say(words.Player(seat))}は{bid}' for seat, bid in enumerate(word.bids)])}。"
    ),
    words.TookPlace: "{who}が手番順の{place}番目を選んだ。",
    words.StartedWith: "{who}の初期の旅の仲間：{card:full}。",
    words.HandMulliganed: "{who}が初期手札を山札に戻し、6枚引いた。",
    words.TurnBegan: "{who}のターンが始まった。",
    words.PhaseBegan: "{phase}が始まった。",
    words.ShadowPhaseBegan: "{who}の影フェイズが始まった。",
    words.FierceRoundBegan: "凶暴な手下がもう一度攻撃する。",
    words.SiteLaid: "{who}が地点{number}をプレイした：{site}。",
    words.SiteReplaced: "{who}が{old}を{site}に置き換えた。",
    words.FellowshipMoved: "{who}の旅の仲間が地点{number}に移動した：{site}。",
    words.TwilightAdded: "黄昏プールに{count}が加わり、{pool}になった。",
    words.TwilightRemoved: "黄昏プールから{count}が取り除かれ、{pool}になった。",
    words.ArcheryFired: "手下の射撃合計{minions}、旅の仲間の射撃合計{fellowship}。",
    words.WasAssigned: "{minion}が{defender}に割り当てられた。",
    words.SkirmishBegan: "{defender}と{minions}の交戦が始まった。",
    (words.SkirmishEnded, "winners"): "{winners}が{losers:against}交戦に勝った（自由の民{free_strength}、影{shadow_strength}）。",
    words.SkirmishEnded: "{losers}が交戦に負けた（自由の民{free_strength}、影{shadow_strength}）。",
    words.WereOverwhelmed: "{losers}が圧倒された。",
    words.SkirmishCancelled: "交戦が打ち消された。",
    words.Reconciled: "{who}が手札を整え、{hand}枚になった。",
    words.TurnEnded: "{who}がターンを終えた。",
    words.CardPlayed: "{who}が{card:full}をプレイした。",
    words.CardPlayedOn: "{who}が{card:full}を{bearer}の上にプレイした。",
    words.AbilityUsed: "{who}が{card}を使った。",
    words.TextActed: "{card}の効果が発生した。",
    words.EventCancelled: "{card}が打ち消された。",
    words.WasTransferred: "{card}が{bearer}に移された。",
    words.WasStacked: "{card}が{host}に重ねられた。",
    words.WasDiscarded: "{cards}が捨てられた。",
    words.Drew: "{who}がカードを{count}枚引いた。",
    words.DrewNoMore: "{who}はこの旅の仲間フェイズにこれ以上カードを手札に加えられない。",
    words.DrewCards: "{who}が引いた：{cards:full}。",
    words.TookIntoHand: "{who}が手札に加えた：{cards:full}。",
    words.PutUnderDeckHidden: "{who}がカード1枚を山札の底に置いた。",
    words.PutUnderDeckShown: "{who}が山札の底に置いた：{cards:full}。",
    words.ShuffledIn: "{who}が山札に混ぜた：{cards:full}。",
    words.SearchedInVain: "{who}が山札を見たが、そこから何もプレイしなかった。",
    words.FoundNothing: "{who}の山札には、プレイできるカードがなかった。",
    words.DeckShuffled: "{who}が山札をシャッフルした。",
    words.HandShuffledIn: "{who}が手札をすべて山札に混ぜてシャッフルした。",
    words.CardsRevealed: "{who}が公開した：{cards:full}。",
    words.HandRevealed: "{who}が手札をすべて公開した：{cards:full}。",
    words.HandLookedAt: "{who}が{whose}の手札を見た。",
    words.DeckRebuilt: "{who}が捨て札をシャッフルして新しい山札にした。",
    words.WasWounded: "{cards}が負傷した。",
    words.WasExerted: "{cards}が疲労した。",
    words.WasHealed: "{cards}が治療された。",
    words.WasKilled: "{cards}が死亡した。",
    words.WoundPrevented: "{card}への今回の分は防がれた。",
    words.WasChanged: {**dict.fromkeys(COUNTED, "{card}：{what}{amount:change}。"), "": "{card}：{what}。"},
    words.TotalChanged: "{what}{amount:change}。",
    words.BurdensAdded: "重荷が{count:pieces}加わり、指輪所持者の重荷は{burdens:pieces}になった。",
    words.BurdensRemoved: "重荷が{count:pieces}取り除かれ、指輪所持者の重荷は{burdens:pieces}になった。",
    words.RingPutOn: "指輪所持者が一つの指輪をはめた。",
    words.RingTakenOff: "指輪所持者が一つの指輪を外した。",
    words.NewRingBearer: "{card}が指輪所持者になった。",
    words.MoveLimitChanged: "このターンの移動上限は{limit}になった。",
    words.CannotMoveOn: "このターン、旅の仲間はこれ以上移動できない。",
    words.PlayerLost: lambda word, talk: talk.fill("{who}が脱落した", word) + WHY.get(word.why, "。"),
    words.PlayerWon: lambda word, talk: talk.fill("{who}が勝利した", word) + HOW.get(word.how, "。"),
}
