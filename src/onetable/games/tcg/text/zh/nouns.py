"""Chinese nouns: “1名莫瑞亚文化奥克”, “每名家乡在6号地点的精灵盟友”, “1名同伴（持戒者除外）”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Self

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text import noun_phrase
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.noun_phrase import Lexicon, Speaker, common, phrases
from onetable.games.tcg.traits import Culture, ItemClass, Kind, Race, Side, Signet
from onetable.language.text import Form
from onetable.language.zh.nouns import several

MEASURES = {
    "牌": "张", "状态": "张", "事件": "张", "传说": "张", "物品": "件", "神器": "件", "武器": "件", "手持武器": "件", "远程武器": "件",
    "烟斗": "支", "地点": "处", "盾牌": "张", "神器或物品": "张",
}  # fmt: skip


@dataclass(frozen=True)
class NounPhrase(noun_phrase.NounPhrase):
    """Clauses with 的, then qualities, then the head; what is excepted follows in brackets."""

    cultures: tuple[str, ...] = ()  # without “文化”, for alternatives
    places: ClassVar = {Side: 1, Culture: 1, Signet: 1, ItemClass: 1, Race: 2, words.Has: 3, Kind: 4, str: 5}
    last = 6
    lexicon = Lexicon("牌", "角色", "武器", "事件", "持戒者", "身为持戒者", "有{}", "非{}")
    either = staticmethod(partial(several, last="或"))

    # ---- what is said

    @Form
    def measure(self) -> str:
        """The measure word; what is not alike is counted as cards."""
        each = {one.measure for one in self.alternatives} or {"名"}
        return MEASURES.get(self.either(self.heads)) or (each.pop() if len(each) == 1 else "张")

    @Form
    def one(self) -> str:
        """Without a number."""
        such = "且".join(self.clauses)
        return "".join([f"{such}的" if such else "", *self.before, self.either(self.heads)]) + self.after

    def count(self, number: object) -> str:
        """So many of them."""
        if self.is_name:
            return self.one
        text = f"{'你的' if self.yours else ''}{'另' if self.other else ''}{number}{self.measure}{self.kinds or self.one}"
        return "或".join([*self.names, text])

    @Form
    def kinds(self) -> str:
        """Of things that are not counted alike: “索伦文化牌（爪牙、状态或物品）”."""
        if len({one.measure for one in self.alternatives}) < 2 or self.either(self.heads) in MEASURES:
            return ""
        return replace(self, heads=("牌",), alternatives=(), after=f"（{self.either(self.heads)}）{self.after}").one

    @Form
    def cards(self) -> str:
        """Without a number, as cards of a hand or a pile, which are counted by 张."""
        head = (self.alternatives or (self,))[-1].heads[-1]
        return f"{self.one}{'' if self.is_name or MEASURES.get(head) == '张' else '牌'}"

    each = Form(lambda it: it.one if it.is_name else f"{'你的' if it.yours else ''}每{it.measure}{'其他' if it.other else ''}{it.one}")
    all = Form(lambda it: f"{'你的' if it.yours else ''}{'其他' if it.other else ''}{it.one}")  # all of them together
    any = Form(lambda it: it.a if it.names else it.all)  # one of them, no matter which
    that = Form(lambda it: it.one if it.is_name else "该角色" if len(it.heads) > 1 else f"该{it.heads[0]}")  # the one just spoken of

    # ---- where a part goes

    def trait_added(self, what: str, name: str) -> Self:
        if isinstance(what, Culture):
            return replace(self.quality(f"{name}文化"), cultures=(*self.cultures, name))
        return super().trait_added(what, name)

    def qualities(self, each: Sequence[Self]) -> str:
        return f"{self.either([(one.cultures or one.before)[0] for one in each])}文化"

    def such(self, part: words.Word, book: CardBook) -> Self:
        return self.clause(such(part, book) or book.say(part))


phrase = phrases(NounPhrase, "牌")


def such(noun: words.Word, book: CardBook) -> str:
    """What is said of somebody before 的; nothing where the noun has no such phrase."""
    return book.say(noun, "such") if (type(noun), "such") in book.phrases else ""


def first_played(when: str) -> CardPhrase:
    """The first one of them."""
    return lambda word, book: f"{when}打出的第1{phrase(word.what, book).measure}{phrase(word.what, book).one}"


SPEAKER = Speaker("此牌", "此{}", "至尊魔戒", "携带者", "此状态所在的地点")
SUCH: dict[type, CardPhrase] = {  # before 的
    words.Exhausted: "力竭",
    words.Roaming: "游荡",
    words.Beaten: "输掉该次交锋",
    words.Assigned: "已被指派到交锋",
    words.InTheSkirmish: "正在交锋",
    words.InPlay: "仍在场",
    words.AtThisSite: "位于此地点",
    words.AtItsSite: "位于此状态所在地点",
    words.HomeAt: "家乡在{number}号地点",
    words.Skirmishing: lambda word, book: f"正与{phrase(word.foe, book).any}交锋",
    words.BesideInSkirmish: lambda word, book: f"与另{phrase(word.other, book).a}同在一次交锋中",
    words.Bearing: lambda word, book: f"携带{phrase(word.what, book).any}",
    words.BorneBy: lambda word, book: f"由{phrase(word.bearer, book, '角色').any}携带",
    words.OfARaceNotInPlay: "属于你看不见的种族",
}
NOUNS: dict[object, CardPhrase] = {
    **common(phrase, SPEAKER),
    **{(kind, "such"): row for kind, row in SUCH.items()},
    **dict.fromkeys(SUCH, lambda word, book: f"{such(word, book)}的"),
    (words.Bearing, "not"): lambda word, book: f"未{such(word, book)}",
    (words.Not, "except"): lambda word, book: f"（{phrase(word.what, book).one}除外）",
    words.FirstHere: first_played("每回合在此"),
    words.FirstThisPhase: first_played("每个暗影阶段"),
}
