"""Japanese grammar: verbs in the forms that sentences need."""

from __future__ import annotations

TE = {
    "させる": "させて", "する": "して", "捨てる": "捨てて", "引く": "引いて", "加える": "加えて", "除く": "除いて", "移す": "移して",
    "割り当てる": "割り当てて", "置く": "置いて", "防ぐ": "防いで", "消す": "消して", "選ぶ": "選んで", "見る": "見て",
    "飛ばす": "飛ばして", "重ねる": "重ねて", "はめる": "はめて", "なる": "なって", "換える": "換えて", "終える": "終えて",
    "戻す": "戻して",
}  # fmt: skip
PAST = {
    "する": "した", "勝つ": "勝った", "負ける": "負けた", "される": "された", "られる": "られた", "させる": "させた", "はめる": "はめた",
    "離れる": "離れた",
}  # fmt: skip


def te(text: str) -> str:
    """A clause that goes on: “捨てて”."""
    for end, form in TE.items():
        if text.endswith(end):
            return text.removesuffix(end) + form
    return text


def past(text: str) -> str:
    """Something that has happened: “勝った”."""
    for end, form in PAST.items():
        if text.endswith(end):
            return text.removesuffix(end) + form
    return text


def may(text: str) -> str:
    """“してもよい”; what another player does he is made to do."""
    for player in ("自由の民プレイヤー", "対戦相手1人"):
        if text.startswith(f"{player}は"):
            return f"{player}に{te(text.removeprefix(f'{player}は').replace('捨てる', '捨てさせる'))}もよい"
    head, dot, last = text.rpartition("。")
    return f"{head}{dot}{te(last)}もよい"
