"""Japanese: what stands on the cards of chapters."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import ChapterText
from onetable.games.fellowship.text.ja.names import name, quoted
from onetable.language.book import Row


def who(card: ChapterText, _: object) -> str:
    """Who must take part, who may, and who need not be finished."""
    others = "その他に選べるキャラクター：{others}。" if card.others else ""
    unneeded = "{unneeded}は達成しなくても章は終わる。" if card.unneeded else ""
    few = "{only_for_four}は1人・4人プレイでのみ使う。" if card.only_for_four else ""
    rounds = "自分の組のラウンド" if card.in_groups else "各ラウンド"
    return f"{rounds}の必須キャラクター：{{required}}。{others}{unneeded}{few}"


def events(card: ChapterText, _: object) -> str:
    """What happens in every round, or in one of them."""
    if card.choice:
        return f"ラウンドごとに次のイベントから1つを選ぶ：{'、'.join([quoted(event) for event in card.choice])}。"
    return f"イベント：{'、'.join([quoted(event) for event in card.events])}。" if card.events else ""


def gifts(card: ChapterText, _: object) -> str:
    """Who gets which rider, who which gift."""
    given = "、".join([f"{name(who)}に{quoted(what)}" for who, what in card.riders + card.gifts])
    return f"{'特殊な黒の乗手' if card.riders else '贈り物'}：{given}。" if given else ""


CHAPTERS: dict[object, Row] = {
    (ChapterText, "who line"): who,
    (ChapterText, "threat line"): lambda card, _: "脅威カード：ランク1–{highest_threat}。" if card.highest_threat else "",
    (ChapterText, "event line"): events,
    (ChapterText, "gift line"): gifts,
    (ChapterText, "end line"): lambda card, _: (
        "その他のキャラクター（うち1人は重荷を負う）、贈り物1枚、特殊な黒の乗手1枚を無作為に選ぶ。"
        "全員が勝利したラウンドに参加し、黒の乗手を使い終えるまで続ける。"
        if card.endless
        else "すべてのキャラクターの目標を達成するまで続く。" * card.long
    ),
}
