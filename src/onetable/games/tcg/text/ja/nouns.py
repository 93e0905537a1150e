"""Japanese nouns: “モリアのオーク1体”, “故郷が地点6のすべての味方”, “仲間1人（指輪所持者を除く）”."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Self

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text import noun_phrase
from onetable.games.tcg.text.book import CardPhrase
from onetable.games.tcg.text.noun_phrase import Lexicon, Speaker, common, phrases
from onetable.games.tcg.traits import Culture, ItemClass, Keyword, Kind, Race, Side, Signet
from onetable.language.text import Form, listed

COUNTERS = {
    **dict.fromkeys(("カード", "状態", "イベント", "物語", "所持品", "秘宝", "武器", "手持ち武器", "飛び道具", "パイプ", "呪文"), "枚"),
    **dict.fromkeys(("手下", "オーク", "ウルク=ハイ", "ナズグール", "トロル", "追跡者"), "体"),
    "地点": "か所",
}
SHADOW_CULTURES = (Culture.ISENGARD, Culture.MORIA, Culture.RINGWRAITH, Culture.SAURON)
ALSO_A_RACE = (Culture.DWARVEN, Culture.ELVEN, Culture.GANDALF)  # or a name: the word alone would be misread


@dataclass(frozen=True)
class NounPhrase(noun_phrase.NounPhrase):
    """Clauses, then qualities joined by の, the last one is the head; exceptions follow in brackets."""

    keyword: str = ""  # of several heads it is said as a clause, so that it is true of all: “射手である仲間と味方”
    side: str = ""  # “自由の民カード”, but “自由の民の状態”
    counted: str = "人"  # how it is counted, if the head does not say
    places: ClassVar = {Side: 1, Culture: 1, Signet: 1, ItemClass: 1, words.Has: 2, Race: 3, Kind: 4, str: 5}
    last = 6
    lexicon = Lexicon("カード", "キャラクター", "武器", "イベント", "指輪所持者", "指輪所持者である", "{}を持つ", "{}以外")
    either = staticmethod(partial(listed, between="か", last="か"))

    # ---- what is said

    def counters(self) -> set[str]:
        """How such things are counted, or the one thing and the other."""
        return {each for one in self.alternatives for each in one.counters()} or {COUNTERS.get(self.heads[-1], self.counted)}

    @Form
    def counter(self) -> str:
        """How they are counted together."""
        found = self.counters()
        return found.pop() if len(found) == 1 else "枚" if "枚" in found else "体"

    def said(self, all_of: str = "", joint: str = "か") -> str:
        """Without a number; whose it is, and “すべての”, stand after the clauses."""
        keyword = self.keyword if len(self.heads) > 1 else ""
        clauses = [*self.clauses, *([f"{keyword}である"] if keyword else [])]
        mine = f"{'自分の' if self.yours else ''}{all_of}{'他の' if self.other else ''}"
        return "、".join(clauses) + mine + "の".join([*[part for part in self.before if part != keyword], joint.join(self.heads)])

    one = Form(lambda it: it.said())  # without a number
    theirs = Form(lambda it: replace(it, yours=False).one)  # the same without saying that they are yours
    mine = Form(lambda it: f"{'、' if it.clauses else ''}{it.theirs}")  # the same after a clause that says that they are yours
    someone = Form(lambda it: it.one + it.after)  # the same with what is excepted

    def count(self, number: object) -> str:
        """So many of them."""
        if self.is_name:
            return self.someone
        of = "のうち" if len(self.counters()) > 1 else ""
        return f"{''.join([f'{name}か' for name in self.names])}{self.one}{of}{number}{self.counter}{self.after}"

    each = Form(lambda it: it.said("" if it.is_name else "すべての", "と") + it.after)  # all of them, one by one
    # the one just spoken of
    that = Form(lambda it: it.one if it.is_name else "そのキャラクター" if len(it.heads) > 1 else f"その{it.heads[0]}")
    # ---- where a part goes

    def trait_added(self, what: str, name: str) -> Self:
        found = super().trait_added(what, f"{name}{'文化' if what in ALSO_A_RACE else ''}")
        found = replace(found, side=name) if isinstance(what, Side) else found
        return replace(found, counted="体") if what in SHADOW_CULTURES else found  # whoever it is, it is a minion

    def headed(self, head: str) -> Self:
        if self.heads or not self.side or head != self.lexicon.card:
            return super().headed(head)
        before = tuple([part for part in self.before if part != self.side])
        return replace(self, before=before, heads=(f"{self.side}{head}",), counted="枚")

    def keyword_added(self, keyword: Keyword, name: str) -> Self:
        return replace(super().keyword_added(keyword, name), keyword=name)

    def played_in(self, phase: str) -> Self:
        return replace(self.head_added(f"{phase}{self.lexicon.event}"), counted="枚")


phrase = phrases(NounPhrase, "カード")


SPEAKER = Speaker("このカード", "この{}", "一つの指輪", "所持者", "この状態の置かれた地点")
NOUNS: dict[object, CardPhrase] = {
    **common(phrase, SPEAKER),
    words.Exhausted: "消耗している",
    words.Roaming: "徘徊中の",
    words.Beaten: "その交戦に負けた",
    words.Assigned: "交戦に割り当てられている",
    words.InTheSkirmish: "現在の交戦に参加している",
    words.InPlay: "まだ場にいる",
    words.AtThisSite: "この地点にいる",
    words.AtItsSite: "この状態の置かれた地点にいる",
    words.HomeAt: "故郷が地点{number}の",
    words.Skirmishing: lambda word, book: f"{phrase(word.foe, book).one}と交戦している",
    words.BesideInSkirmish: lambda word, book: f"他の{phrase(word.other, book).one}と同じ交戦に参加している",
    words.Bearing: lambda word, book: f"{phrase(word.what, book).one}を持つ",
    (words.Bearing, "not"): lambda word, book: f"{phrase(word.what, book).one}を持たない",
    (words.Not, "except"): lambda word, book: f"（{phrase(word.what, book).one}を除く）",
    words.BorneBy: lambda word, book: f"{phrase(word.bearer, book, 'キャラクター').one}が持つ",
    words.OfARaceNotInPlay: "確認できない種族の",
    words.FirstHere: lambda word, book: f"各ターンにここで最初にプレイされる{phrase(word.what, book).one}",
    words.FirstThisPhase: lambda word, book: f"各影フェイズに最初にプレイされる{phrase(word.what, book).one}",
}
