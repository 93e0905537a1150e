"""Japanese: what stands on the cards of chapters."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import ChapterText, Given
from onetable.language.book import Row

CHAPTERS: dict[object, Row] = {
    Given: "{who}に{what:quoted}",
    (ChapterText, "required"): "各ラウンドの必須キャラクター：{required}。",
    (ChapterText, "in groups"): "自分の組のラウンドの必須キャラクター：{required}。その他に選べるキャラクター：{others}。",
    (ChapterText, "others"): "その他に選べるキャラクター：{others}。",
    (ChapterText, "unneeded"): "{unneeded}は達成しなくても章は終わる。",
    (ChapterText, "only for four"): "{only_for_four}は1人・4人プレイでのみ使う。",
    (ChapterText, "threats"): "脅威カード：ランク1–{highest_threat}。",
    (ChapterText, "event"): "イベント：{events:titles}。",
    (ChapterText, "choice"): "ラウンドごとに次のイベントから1つを選ぶ：{choice:titles}。",
    (ChapterText, "riders"): "特殊な黒の乗手：{riders}。",
    (ChapterText, "gift"): "贈り物：{gifts}。",
    (ChapterText, "gifts"): "贈り物：{gifts}。",
    (ChapterText, "long"): "すべてのキャラクターの目標を達成するまで続く。",
    (ChapterText, "endless"): (
        "その他のキャラクター（うち1人は重荷を負う）、贈り物1枚、特殊な黒の乗手1枚を無作為に選ぶ。"
        "全員が勝利したラウンドに参加し、黒の乗手を使い終えるまで続ける。"
    ),
}
