"""Japanese words that stand alone: choices on buttons and reasons for refusals."""

from __future__ import annotations

from typing import Any

from onetable.core import match
from onetable.core.word import Word
from onetable.games.tcg.mechanics.prices import TooDear
from onetable.games.tcg.mechanics.reconcile import PutAway
from onetable.games.tcg.phases.actions import DiscardToHeal, Transfer, Use
from onetable.games.tcg.phases.skirmish import LoserWounds, Overwhelm
from onetable.games.tcg.speech import choices, deck_reasons, reasons
from onetable.games.tcg.speech.moments import Moment
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Condition, Effect, Figure
from onetable.games.tcg.text.ja.clauses import option
from onetable.games.tcg.text.ja.sentence import CardSentence, state
from onetable.games.tcg.traits import Measure
from onetable.games.tcg.words import effects, values
from onetable.games.tcg.words.playing import Land, PlayCard


def cannot(word: Word, talk: CardSentence) -> str:
    """A cost that cannot be paid."""
    if isinstance(word, effects.ChooseOne):
        return f"{'、'.join([f'{option(each, talk).does}ことも' for each in word.options])}できません。"
    return f"{talk.clause(word).cannot}。"


def only_if(word: Word, talk: CardSentence) -> str:
    """A condition that does not hold."""
    holds = state(word, talk)
    return f"{holds.what}に限ります。" if isinstance(word, values.InPhase) else f"{holds.said}場合に限ります。"


STANDING: dict[type, Any] = {
    Effect: cannot,
    Condition: only_if,
    Figure: lambda word, talk: talk.counted(word, "cards"),
    Moment: lambda word, talk: talk.moment(word).said,
}
ALONE: dict[object, Any] = {
    "MostWounds": "ホビットの仲間1人の最も多い負傷の数",
    values.StrengthOf: "{target}の強さ",
    Player: lambda word, _: f"プレイヤー{word.seat + 1}",
    choices.Pass: "パス",
    choices.Number: "{value}",
    choices.Place: "手番順の{number}番目を選ぶ",
    choices.Begin: "{card:title}を初期の旅の仲間に加える",
    choices.FirstSkirmish: "{defender:title}の交戦を解決する",
    choices.AssignTo: "{minion:title}を{defender:title}に割り当てる",
    choices.LeaveUnassigned: "{minion:title}を割り当てない",
    choices.MoveOn: "もう一度移動する",
    choices.Stay: "ここにとどまる",
    choices.NameShadowPlayer: lambda word, talk: f"{talk.book.say(Player(word.seat))}が射撃の負傷を受ける",
    choices.NewHand: "手札を山札に戻し、6枚引く",
    choices.KeepHand: "手札をそのままにする",
    choices.UseCard: "{card:title}を使う",
    Use: "{source:title} — {:paragraph}",
    PlayCard: "{card:title}を{on:upon}{free:free}{discount:cheaper}プレイする",
    Land: {"bearer": "{play.card:title}を{bearer:title}にプレイする", "": "{play.card:title}をプレイする"},
    DiscardToHeal: "{card:title}を捨てて{patient:title}を治療する",
    Transfer: "{card:title}を{bearer:title}に移す",
    PutAway: "{card:title}を捨てる",
    LoserWounds: {"several": "交戦の負傷：{losers:title}にそれぞれ{left}つ", "": "交戦の負傷：{losers:title}に{left}つ"},
    Overwhelm: "交戦の結果：{losers:title}が圧倒されて死亡する",
    # ---- reasons
    reasons.AlreadyInPlay: "{card}はすでに場にあり、ユニークです。",
    reasons.InDeadPile: "{card}は自分の死者の山にあり、ユニークです。",
    reasons.CompanyIsFull: "場と死者の山の仲間が合わせて9人いるので、これ以上増やせません。",
    reasons.NoBearer: "持てるキャラクターがいません。所持者は{bearer:one}でなければなりません。",
    reasons.NoSite: "どの地点にもすでに同じカードがあります。",
    reasons.OnlyInPhase: "{phases:or}にしか使えません。",
    reasons.NotNow: "対応する出来事が起きていません。",
    reasons.NotYourSide: "自由の民カードは自分のターンに、影カードは他のプレイヤーのターンにプレイします。",
    reasons.TextForbids: {
        Measure.NOT_PLAYED: "カードのテキストにより、プレイできません。",
        Measure.NO_SKIRMISH_ACTIONS: "カードのテキストにより、交戦イベントと交戦の特殊能力は使えません。",
        "": "カードのテキストにより、できません：{what}。",
    },
    reasons.LimitReached: "1ターンに1回しか使えません。",
    reasons.NothingChanged: "前回使ってから何も変わっていません。",
    reasons.LoopStops: "このフェイズに繰り返しすぎています。",
    reasons.TooMuch: "コストは{cost}ですが、初期の旅の仲間の残りは{left}です。",
    reasons.RingBearerFightsOn: "このテーブルのルールでは、指輪所持者の交戦は打ち消せません。",
    reasons.MoveLimitReached: "旅の仲間はこのターンの移動上限（{limit}回）まで移動しました。",
    reasons.MustStay: "カードのテキストにより、このターンは移動できません。",
    reasons.HasEnough: "この手下は、このキャラクターには割り当てられません。",
    reasons.SameBearer: "このキャラクターがすでに持っています。",
    reasons.NotSameSite: "同じ地点のキャラクターにしか移せません。",
    reasons.CannotBear: "所持者は{bearer:one}でなければなりません。",
    reasons.BearsSuchACard: "このキャラクターは、すでにそのようなカードを持っています。",
    reasons.NeverTransferred: "このカードは移せません。",
    reasons.NotWounded: "このキャラクターは負傷していません。",
    reasons.TakesNoPart: "このキャラクターは、ここでは射撃と交戦に参加しません。",
    reasons.NotAssigned: "このキャラクターに割り当てられた手下がいません。",
    reasons.NotMeant: "テキストが求めているのは{noun:one}です。",
    reasons.CannotHappen: "今はこのカードに対して行えません。",
    reasons.MustChoose: "選ばなければなりません。パスはできません。",
    reasons.BidTooHigh: "重荷を{resistance}個以上入札すると、指輪所持者が堕落します。",
    reasons.OnlyCompanionsStart: "初期の旅の仲間になれるのは仲間カードだけです。",
    reasons.PlaceTaken: "この順番は他のプレイヤーが選びました。",
    reasons.GameIsOver: "ゲームは終了しています。",
    reasons.WaitsFor: "あなたの番ではありません。{player}が決めています。",
    reasons.AnotherQuestion: "先に別の質問に答えなければなりません。",
    reasons.OnlyFreePeoplesMoves: "移動するのは自由の民プレイヤーだけです。",
    reasons.NoAction: "このカードには、アクションとして使うテキストがありません。",
    reasons.NotYours: "これは他のプレイヤーのカードです。",
    reasons.NotAtThisSite: "旅の仲間はこの地点にいません。",
    reasons.NotInPlay: "このカードは場にありません。",
    TooDear: "コストは{cost}ですが、黄昏プールは{pool}です。",
    match.NothingToUndo: "元に戻せる選択がまだありません。",
    match.OthersWentOn: "その後、他の人が選択しました。",
    match.DiceFell: "その後、偶然の結果が出ました。",
    match.OthersLearned: "他の人があなたの選択を見ました。",
    match.Learned: "このレッスンの目標を達成しました。",
    # ---- reasons against a deck
    deck_reasons.NoRingBearer: "デッキに指輪所持者がありません。",
    deck_reasons.CannotBearTheRing: "{card:full}は指輪所持者になれません。",
    deck_reasons.NoRing: "デッキに一つの指輪がありません。",
    deck_reasons.IsNoRing: "{card:full}は一つの指輪ではありません。",
    deck_reasons.SiteMissing: "冒険デッキに地点{number}がありません。",
    deck_reasons.SitesOfOneNumber: "冒険デッキに地点{number}が{count}枚あります。必要なのは1枚です。",
    deck_reasons.IsNoSite: "冒険デッキの{card:full}は地点ではありません。",
    deck_reasons.RingInDrawDeck: "{card:full}は山札に入れられません。",
    deck_reasons.SiteInDrawDeck: "{card:full}は地点なので山札に入れられません。",
    deck_reasons.TooManyOfTitle: "山札に{card:title}が{count}枚あります。{most}枚までです。",
    deck_reasons.TooManyFrodos: "山札にFrodoが{count}枚あります。指輪所持者の他に{most}枚までです。",
    deck_reasons.DrawDeckTooSmall: "山札は{count}枚です。{least}枚以上必要です。",
    deck_reasons.SidesDiffer: "山札に自由の民カードが{free_peoples}枚、影カードが{shadow}枚あります。同じ数でなければなりません。",
}
