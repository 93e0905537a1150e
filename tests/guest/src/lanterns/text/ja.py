"""Lanterns in Japanese."""

from __future__ import annotations

from lanterns import news, phases, pieces, words
from onetable.core import match
from onetable.core.phrasebook import Phrasebook, Phrases

NAMES = {
    "moth": "蛾の灯籠",
    "ember": "熾火の灯籠",
    "firefly": "蛍の灯籠",
    "tin": "ブリキの灯籠",
    "paper": "紙の灯籠",
    "reed": "葦の灯籠",
    "glass": "ガラスの灯籠",
    "horn": "角の灯籠",
    "silk": "絹の灯籠",
    "carp": "鯉の灯籠",
    "crane": "鶴の灯籠",
    "owl": "梟の灯籠",
    "fox": "狐の灯籠",
    "lotus": "蓮の灯籠",
    "moon": "月の灯籠",
    "dragon": "龍の灯籠",
}


def name(word: pieces.Named) -> str:
    """「蛾の灯籠」; one that is not seen is 灯籠."""
    return f"「{NAMES[word.key]}」" if word.key else "灯籠"


PHRASES: Phrases = {
    tuple: "",
    pieces.Named: name,
    (pieces.Named, "alone"): lambda word: NAMES[word.key],
    pieces.Player: lambda word: f"プレイヤー{word.seat + 1}",
    pieces.Lantern: "明るさ{light}。{text}",
    # ---- on the lanterns
    words.Gain: "輝きを{glow}得る。",
    words.LookAtPile: "山の次の灯籠を見る。",
    words.PutOut: "他の灯籠を1つ消す。",
    words.Steady: "何があっても消えない。",
    words.Needs: "輝きが{glow}以上あるときだけ吊るせる。",
    # ---- what is asked, and what can be chosen
    phases.HangUp: "どの灯籠を吊るしますか。",
    phases.KeepWatch: "あなたが見張りです。どの布の下を見ますか。",
    (words.PutOut, "asked"): "どの灯籠を消しますか。",
    phases.Hang: "{lantern}を吊るす",
    phases.LookUnder: "{whose}の灯籠を見る",
    phases.LookAway: "見ない",
    words.Smother: "{whose}の灯籠を消す",
    # ---- what happened
    news.NightFalls: "第{number}夜。見張りは{watch}です。",
    news.Rekindled: "灰を混ぜて、新しい山にします。",
    news.Hung: "{who}が{lantern}を吊るしました。",
    news.Looked: "{who}が{whose}の布の下で{lantern}を見ました。",
    news.LookedAtPile: "{who}が山の次の{lantern}を見ました。",
    news.Unwrapped: "{who}の布の下から{lantern}が現れました。",
    news.WentOut: "{who}の{lantern}が消えました。",
    news.Gained: "{who}が輝きを{glow}得ました。",
    news.Won: "{who}が輝き{glow}で勝ちました。",
    # ---- why not
    news.TooLittleGlow: "輝きが{glow}以上必要です。",
    news.SeenBefore: "この灯籠はもう知っています。",
    news.IsYourOwn: "自分の灯籠です。",
    news.IsDark: "もう消えています。",
    news.IsSteady: "何があっても消えません。",
    match.NothingToUndo: "元に戻せる選択がまだありません。",
    match.OthersWentOn: "その後、他の人が選択しました。",
    match.DiceFell: "その後、偶然の結果が出ました。",
    match.OthersLearned: "他の人があなたの選択を見ました。",
    match.Learned: "このレッスンの目標を達成しました。",
}

BOOK = Phrasebook("ja", PHRASES, NAMES)
