"""Japanese grammar: verbs in the forms that sentences need, and clauses that somebody does."""

from __future__ import annotations

from dataclasses import dataclass

from onetable.games.quest.parts_of_speech import Who

TE = {
    "する": "して", "させる": "させて", "戦わせる": "戦わせて", "引かせる": "引かせて", "得る": "得て", "捨てる": "捨てて",
    "上げる": "上げて", "受ける": "受けて", "与える": "与えて", "加える": "加えて", "進める": "進めて", "終える": "終えて", "見る": "見て",
    "払う": "払って", "失う": "失って", "戦う": "戦って", "行う": "行って", "使う": "使って", "引く": "引いて", "置く": "置いて",
    "取り除く": "取り除いて", "戻す": "戻して", "移す": "移して", "渡す": "渡して", "選ぶ": "選んで",
}  # fmt: skip
STEM = {
    "する": "し", "させる": "させ", "戦わせる": "戦わせ", "引かせる": "引かせ", "得る": "得て", "捨てる": "捨て", "上げる": "上げ",
    "受ける": "受け", "与える": "与え", "加える": "加え", "進める": "進め", "終える": "終え", "見る": "見て", "払う": "払い",
    "失う": "失い", "戦う": "戦い", "行う": "行い", "使う": "使い", "引く": "引き", "置く": "置き", "取り除く": "取り除き", "戻す": "戻し",
    "移す": "移し", "渡す": "渡し", "選ぶ": "選び",
}  # fmt: skip
CAUSED = {"ダメージを受ける": "ダメージを与える", "捨てる": "捨てさせる", "引く": "引かせる", "失う": "失わせる"}


def changed(text: str, forms: dict[str, str]) -> str:
    """The text with its last verb in another form."""
    end = max([end for end in forms if text.endswith(end)], key=len, default="")
    if not end:
        raise ValueError(f"no such form of “{text}”")
    return text.removesuffix(end) + forms[end]


def te(text: str) -> str:
    """A means, or something that comes first: “払って”."""
    return changed(text, TE)


def stem(text: str) -> str:
    """A clause that goes on: “捨て”."""
    return changed(text, STEM)


def caused(text: str) -> str:
    """What somebody else is made to do: “捨てさせる”."""
    return changed(text, CAUSED)


def may(text: str) -> str:
    """“してもよい”."""
    return f"{te(text)}もよい"


def listed(parts: list[str], last: str = "と") -> str:
    """“A、BとC”."""
    return last.join(["、".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]


@dataclass(frozen=True)
class Clause:
    """What somebody does: the verb stands last, in its plain form. What must be said besides comes after, in whole sentences."""

    who: Who | None  # None: whoever the sentence is about
    does: str
    after: str = ""
