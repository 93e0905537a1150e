"""Japanese reasons why something cannot be done."""

from __future__ import annotations

from onetable.core import match
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.vocabulary import reasons

REASONS: dict[object, QuestPhrase] = {
    reasons.NotThisMoment: "このカードをプレイできるのは、{moment}だけです。",
    reasons.OneShadowCardATurn: "このターンにはすでにシャドウカードがプレイされています。",
    reasons.PoolTooSmall: "シャドウプールに脅威トークンが{needed}枚必要ですが、今は{now}枚です。",
    reasons.NoFreeSlot: "すでに3つのプロットが進行中です。",
    reasons.NoFittingPlace: "このプロットが影響できる地域が今はありません。",
    reasons.TrackFull: "このトラックに空きスペースがありません。",
    reasons.PathTooDear: lambda word, _: (
        f"この街道のアイコンのカードがなく、手札も{word.cost}枚に足りません。" if word.cost > 1 else "移動に使う手札がありません。"
    ),
    reasons.NoMoreMoves: "カードの効果により、このターンは{most}回までしか移動できません。",
    reasons.NoMoreTravel: "堕落カードにより、トラベルステップの手順は1ターンに{most}回までしか行えません。",
    reasons.FoeHere: "この地域にモンスターか臣下がいるので、休息できません。",
    reasons.NoRestInStronghold: "暗黒の城砦では休息できません。",
    reasons.RestForbidden: "魔王がこの地域か隣接地域にいるので、休息できません。",
    reasons.RestHindered: "プロットの影響により、ここでは休息できません。",
    reasons.DarkPathTaken: "闇の試練は1ターンに1回しか受けられません。",
    reasons.TooCorrupt: "闇の試練を受けられるのは、堕落カードが{most}枚以下の時だけです。",
    reasons.NotEnoughFavor: "支援トークンが{needed}枚必要です。",
    reasons.QuestElsewhere: "このクエストの目的は、ここを探索しても果たせません。",
    reasons.PlotElsewhere: "このプロットは別の地域に影響しています。",
    reasons.NothingToExplore: "ここには探索で得られるものがありません。",
    reasons.Lonely: lambda _, book: (
        f"堕落カード{book.say('isolated', 'corruption')}により、キャラクターの助言を請うことも取引することもできません。"
    ),
    reasons.HasItemAlready: "{item}はすでに持っています。",
    reasons.NotUsedToHope: "敗北を宣言できるのは、手札がない時だけです。",
    reasons.FigureUsed: "1回の指令アクションで、同じ臣下やトークンには1回しか指令できません。",
    reasons.OneTokenPlaced: "1回の指令アクションで置けるモンスタートークンは1枚だけです。",
    reasons.NeedsInfluence: "モンスタートークンは、脅威トークンのある地域にしか置けません。",
    reasons.NotInHaven: "モンスタートークンは、安息所にもヒーローのいる地域にも置けません。",
    match.NothingToUndo: "元に戻せる選択がまだありません。",
    match.OthersWentOn: "その後、他の人が選択しました。",
    match.DiceFell: "その後、偶然の結果が出ました。",
    match.OthersLearned: "他の人があなたの選択を見ました。",
}
