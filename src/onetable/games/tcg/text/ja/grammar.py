"""Japanese grammar: verbs in the forms that sentences need."""

from __future__ import annotations

import re

STEM = {
    "させる": "させ", "する": "し", "捨てる": "捨て", "引く": "引き", "加える": "加え", "除く": "除き", "移す": "移し",
    "割り当てる": "割り当て", "置く": "置き", "防ぐ": "防ぎ", "消す": "消し", "選ぶ": "選び", "重ねる": "重ね", "換える": "換え",
    "終える": "終え", "戻す": "戻し", "引かせる": "引かせ",
}  # fmt: skip
TE = {
    **{end: f"{form}て" for end, form in STEM.items()},
    "引く": "引いて", "除く": "除いて", "置く": "置いて", "防ぐ": "防いで", "選ぶ": "選んで",
}  # fmt: skip
PAST = {
    "する": "した", "勝つ": "勝った", "負ける": "負けた", "される": "された", "られる": "られた", "させる": "させた", "はめる": "はめた",
    "離れる": "離れた",
}  # fmt: skip
CAUSED = {
    "を疲労させる": "を選ばせて疲労させる", "する": "させる", "捨てる": "捨てさせる", "引く": "引かせる", "割り当てる": "割り当てさせる",
    "行う": "行わせる",
}  # fmt: skip
GOING_ON = {"である": "であり", "いる": "おり", "できる": "でき", "ない": "なく", "ある": "あり"}


def changed(text: str, forms: dict[str, str]) -> str:
    """The text with its last verb in another form."""
    end = max([end for end in forms if text.endswith(end)], key=len, default="")
    return text.removesuffix(end) + forms[end] if end else text


def stem(text: str) -> str:
    """A clause that goes on: “捨て”."""
    return changed(text, STEM)


def past(text: str) -> str:
    """Something that has happened: “勝った”."""
    return changed(text, PAST)


def caused(text: str) -> str:
    """What somebody else is made to do: “捨てさせる”."""
    return changed(text, CAUSED)


def may(text: str) -> str:
    """“してもよい”."""
    return f"{changed(text, TE)}もよい"


def both(texts: list[str]) -> str:
    """Conditions that hold together: “……を確認でき、かつ……”."""
    return "、かつ".join([*[changed(text, GOING_ON) for text in texts[:-1]], *texts[-1:]])


def either(left: str, right: str) -> str:
    """One condition or the other; what both share is said once: “仲間6人か重荷5つを確認できる”."""
    for start, end in (("旅の仲間が", "にいる"), ("", "を確認できる")):
        if all([text.startswith(start) and text.endswith(end) for text in (left, right)]):
            return f"{left.removesuffix(end)}か{right.removeprefix(start)}"
    return f"{left}か、{right}"


def is_apart(text: str) -> bool:
    """Whether it is a sentence of its own: it has a topic, or goes beyond one sentence, or is optional."""
    return "。" in text or text.endswith("もよい") or re.match("[^「（]*は(?!め)", text) is not None
