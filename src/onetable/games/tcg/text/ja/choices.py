"""Japanese words that stand alone: choices on buttons and reasons for refusals."""

from __future__ import annotations

from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.ja.sentence import CardSentence, state


def cannot(word: words.Word, talk: CardSentence) -> str:
    """A cost that cannot be paid."""
    if isinstance(word, words.ChooseOne):
        return f"{'、'.join([f'{talk.clause(each).does}ことも' for each in word.options])}できません。"
    return f"{talk.clause(word).cannot}。"


def only_if(word: words.Word, talk: CardSentence) -> str:
    """A condition that does not hold."""
    holds = state(word, talk)
    return f"{holds.what}に限ります。" if isinstance(word, words.InPhase) else f"{holds.said}場合に限ります。"


STANDING: dict[type, Any] = {
    words.Effect: cannot,
    words.Condition: only_if,
    words.Figure: lambda word, talk: talk.counted(word, "cards"),
    words.Moment: lambda word, talk: talk.moment(word).said,
}
ALONE: dict[object, Any] = {
    "MostWounds": "ホビットの仲間1人の最も多い負傷の数",
    words.StrengthOf: "{target}の強さ",
    words.Player: lambda word, _: f"プレイヤー{word.seat + 1}",
    words.Pass: "パス",
    words.Place: "手番順の{number}番目を選ぶ",
    words.Begin: "{card:title}を初期の旅の仲間に加える",
    words.FirstSkirmish: "{defender:title}の交戦を解決する",
    words.AssignTo: "{minion:title}を{defender:title}に割り当てる",
    words.LeaveUnassigned: "{minion:title}を割り当てない",
    words.MoveOn: "もう一度移動する",
    words.Stay: "ここにとどまる",
    words.NameShadowPlayer: lambda word, talk: f"{talk.book.say(words.Player(word.seat))}が射撃の負傷を受ける",
    words.NewHand: "手札を山札に戻し、6枚引く",
    words.KeepHand: "手札をそのままにする",
    words.UseCard: "{card:title}を使う",
    words.PlayCard: "{card:title}を{on:upon}{free:free}{discount:cheaper}プレイする",
    words.Land: {"bearer": "{play.card:title}を{bearer:title}の上にプレイする", "": "{play.card:title}をプレイする"},
    words.DiscardToHeal: "{card:title}を捨てて{patient:title}を治療する",
    words.Transfer: "{card:title}を{bearer:title}に移す",
    words.PutAway: "{card:title}を捨てる",
    words.LoserWounds: {"several": "交戦の負傷：{losers:title}にそれぞれ{left}つ", "": "交戦の負傷：{losers:title}に{left}つ"},
    words.Overwhelm: "交戦の結果：{losers:title}が圧倒されて死亡する",
    # ---- reasons
    words.AlreadyInPlay: "{card}はすでに場に出ており、ユニークです。",
    words.InDeadPile: "{card}は自分の死者の山にあり、ユニークです。",
    words.CompanyIsFull: "場と死者の山の仲間が合わせて9人いるので、これ以上増やせません。",
    words.NoBearer: "持てるキャラクターがいません。所持者は{bearer:one}でなければなりません。",
    words.NoSite: "どの地点にもすでに同じカードがあります。",
    words.OnlyInPhase: "{phases:or}にしか使えません。",
    words.NotNow: "対応する出来事が起きていません。",
    words.NotYourSide: "自由の民カードは自分のターンに、影カードは他のプレイヤーのターンにプレイします。",
    (words.TextForbids, words.Measure.NOT_PLAYED): "カードのテキストにより、プレイできません。",
    (words.TextForbids, words.Measure.NO_SKIRMISH_ACTIONS): "カードのテキストにより、交戦イベントと交戦の特殊能力は使えません。",
    words.TextForbids: "カードのテキストにより、できません：{what}。",
    words.LimitReached: "1ターンに1回しか使えません。",
    words.NothingChanged: "前回使ってから何も変わっていません。",
    words.LoopStops: "このフェイズに繰り返しすぎています。",
    words.TooMuch: "コストは{cost}ですが、初期の旅の仲間の残りは{left}です。",
    words.RingBearerFightsOn: "このテーブルのルールでは、指輪所持者の交戦は打ち消せません。",
    words.MoveLimitReached: "旅の仲間はこのターンの移動上限（{limit}回）まで移動しました。",
    words.MustStay: "カードのテキストにより、このターンは移動できません。",
    words.HasEnough: "この手下は、このキャラクターには割り当てられません。",
    words.SameBearer: "このキャラクターがすでに持っています。",
    words.NotSameSite: "同じ地点のキャラクターにしか移せません。",
    words.CannotBear: "所持者は{bearer:one}でなければなりません。",
    words.BearsSuchACard: "このキャラクターは、すでにそのようなカードを持っています。",
    words.NeverTransferred: "このカードは移せません。",
    words.NotWounded: "このキャラクターは負傷していません。",
    words.TakesNoPart: "このキャラクターは、ここでは射撃と交戦に参加しません。",
    words.NotAssigned: "このキャラクターに割り当てられた手下がいません。",
    words.NotMeant: "テキストが求めているのは{noun:one}です。",
    words.CannotHappen: "今はこのカードに対して行えません。",
    words.MustChoose: "選ばなければなりません。パスはできません。",
    words.BidTooHigh: "重荷を{resistance}個以上入札すると、指輪所持者が堕落します。",
    words.OnlyCompanionsStart: "初期の旅の仲間になれるのは仲間カードだけです。",
    words.PlaceTaken: "この順番は他のプレイヤーが選びました。",
    words.GameIsOver: "ゲームは終了しています。",
    words.WaitsFor: "あなたの番ではありません。{player}が決めています。",
    words.AnotherQuestion: "先に別の質問に答えなければなりません。",
    words.OnlyFreePeoplesMoves: "移動するのは自由の民プレイヤーだけです。",
    words.NoAction: "このカードには、アクションとして使うテキストがありません。",
    words.NotYours: "これは他のプレイヤーのカードです。",
    words.NotAtThisSite: "旅の仲間はこの地点にいません。",
    words.NotInPlay: "このカードは場にありません。",
    words.TooDear: "コストは{cost}ですが、黄昏プールは{pool}です。",
    words.NothingToUndo: "元に戻せる選択がまだありません。",
    words.OthersWentOn: "その後、他の人が選択しました。",
    words.DiceFell: "その後、偶然の結果が出ました。",
    words.OthersLearned: "他の人があなたの選択を見ました。",
    words.Learned: "このレッスンの目標を達成しました。",
    words.Resigns: "投了する",
    # ---- reasons against a deck
    words.NoRingBearer: "デッキに指輪所持者がありません。",
    words.CannotBearTheRing: "{card:full}は指輪所持者になれません。",
    words.NoRing: "デッキに一つの指輪がありません。",
    words.IsNoRing: "{card:full}は一つの指輪ではありません。",
    words.SiteMissing: "冒険デッキに地点{number}がありません。",
    words.SitesOfOneNumber: "冒険デッキに地点{number}が{count}枚あります。必要なのは1枚です。",
    words.IsNoSite: "冒険デッキの{card:full}は地点ではありません。",
    words.RingInDrawDeck: "{card:full}は山札に入れられません。",
    words.SiteInDrawDeck: "{card:full}は地点なので山札に入れられません。",
    words.TooManyOfTitle: "山札に{card:title}が{count}枚あります。{most}枚までです。",
    words.TooManyFrodos: "山札にFrodoが{count}枚あります。指輪所持者の他に{most}枚までです。",
    words.DrawDeckTooSmall: "山札は{count}枚です。{least}枚以上必要です。",
    words.SidesDiffer: "山札に自由の民カードが{free_peoples}枚、影カードが{shadow}枚あります。同じ数でなければなりません。",
}
