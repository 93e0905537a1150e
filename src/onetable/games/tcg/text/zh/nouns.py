"""Chinese nouns: “1名莫瑞亚文化奥克”, “每名家乡地点为6的精灵盟友”, “1名同伴（持戒者除外）”."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from onetable.core.word import Word
from onetable.games.tcg.card import Card
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.cards import trait
from onetable.games.tcg.text.taking_apart import choices, flat
from onetable.games.tcg.traits import WEAPON_TRAIT, Culture, Keyword, Kind, Race, Signet
from onetable.games.tcg.words import nouns
from onetable.language.zh.nouns import several

MEASURES = {
    "牌": "张", "状态": "张", "事件": "张", "传说": "张", "物品": "件", "神器": "件", "武器": "件", "手持武器": "件", "远程武器": "件",
    "烟斗": "支", "地点": "处", "物品或神器": "件",
}  # fmt: skip
TYPES = (Kind.COMPANION, Kind.ALLY, Kind.MINION)
HEAD_KEYWORDS = (Keyword.ARCHER, Keyword.RANGER, Keyword.TRACKER, Keyword.TALE)


@dataclass(frozen=True)
class NounPhrase:
    """A noun phrase in the making: clauses with 的, then qualities, then the head; what is excepted follows in brackets."""

    clauses: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    head: str = ""
    after: str = ""
    is_name: bool = False  # needs no measure word
    yours: bool = False
    other: bool = False
    names: tuple[str, ...] = ()  # titles among the alternatives
    cultures: tuple[str, ...] = ()  # without “文化”, for alternatives

    def called(self, head: str) -> NounPhrase:
        """What is no more than a card, by a better word."""
        return self if self.head or self.is_name else replace(self, head=head)

    @property
    def measure(self) -> str:
        """The measure word of the head."""
        if "或" in self.head and any([kind in self.head for kind in ("状态", "物品")]) and not self.head.startswith("物品或神器"):
            return "张"
        last = self.head or "牌"
        return next((word for name, word in MEASURES.items() if last.endswith(name)), "名")

    def one(self) -> str:
        """Without a number."""
        such = "且".join(self.clauses)
        return "".join([f"{such}的" if such else "", *self.before, self.head or "牌"]) + self.after

    def count(self, number: object) -> str:
        """So many of them."""
        if self.is_name:
            return self.one()
        mine = "你的" if self.yours else ""
        text = f"{mine}{'另' if self.other else ''}{number}{self.measure}{self.one()}"
        return f"{'或'.join(self.names)}或{text}" if self.names else text

    def a(self) -> str:
        """One of them."""
        return self.count(1)

    def each(self) -> str:
        """All of them, one by one."""
        if self.is_name:
            return self.one()
        return f"{'你的' if self.yours else ''}每{self.measure}{'其他' if self.other else ''}{self.one()}"

    def all(self) -> str:
        """All of them together."""
        return f"{'你的' if self.yours else ''}{'其他' if self.other else ''}{self.one()}"

    def that(self) -> str:
        """The one just spoken of."""
        if self.is_name:
            return self.one()
        return "该角色" if "或" in self.head else f"该{self.head or '牌'}"


def phrase(noun: Word, book: CardBook) -> NounPhrase:
    """A noun, its parts put into Chinese order."""
    if noun == nouns.CHARACTER:
        return NounPhrase(head="角色")
    found = NounPhrase()
    for part in sorted(flat(noun), key=order):
        found = add(found, part, book)
    return found


def order(part: Word) -> int:
    """Side, culture, race, keyword, type."""
    if isinstance(part, nouns.Either):
        return max([order(each) for each in choices(part)])
    if isinstance(part, nouns.Is):
        what = trait(part.traits[0])
        return 4 if isinstance(what, Kind) else 2 if isinstance(what, Race) else 1 if isinstance(what, StrEnum) else 5
    return 3 if isinstance(part, nouns.Has) else 6


def add_head(found: NounPhrase, head: str) -> NounPhrase:
    """A new head; the old one becomes a quality."""
    return replace(found, before=(*found.before, found.head) if found.head else found.before, head=head)


def add(found: NounPhrase, part: Word, book: CardBook) -> NounPhrase:
    """The phrase with one part more."""
    if isinstance(part, nouns.Is):
        return add_trait(found, part.traits[0], book)
    if isinstance(part, nouns.Either):
        return add_choice(found, part, book)
    if isinstance(part, nouns.Has):
        name = book.say(part.keyword)
        return add_head(found, name) if part.keyword in HEAD_KEYWORDS else replace(found, before=(*found.before, name))
    if isinstance(part, nouns.Yours):
        return replace(found, yours=True)
    if isinstance(part, nouns.Not):
        return add_not(found, part.what, book)
    if isinstance(part, nouns.TheRingBearer):
        return replace(found, clauses=("身为持戒者",)) if found.is_name else replace(found, head="持戒者", is_name=True)
    if isinstance(part, (nouns.Itself, nouns.Bearer, nouns.FirstHere, nouns.FirstThisPhase, nouns.Called)):
        return replace(found, head=book.say(part), is_name=True)
    if isinstance(part, nouns.Anything):
        return found
    if isinstance(part, nouns.PlayedIn):
        return replace(found, before=(*found.before, book.say(part.phase, "short")), head="事件")
    return replace(found, clauses=(*found.clauses, such(part, book) or book.say(part)))


def add_trait(found: NounPhrase, text: str, book: CardBook) -> NounPhrase:
    """Something printed on the card."""
    what = trait(text)
    if isinstance(what, Signet):
        return replace(found, clauses=(*found.clauses, f"有{book.say(what)}"))
    if isinstance(what, Culture):
        return replace(found, before=(*found.before, f"{book.say(what)}文化"), cultures=(*found.cultures, book.say(what)))
    if isinstance(what, StrEnum):
        name = book.say(what)
        return replace(found, before=(*found.before, name)) if name in ("自由民族", "暗影") else add_head(found, name)
    return add_head(found, "武器") if what == WEAPON_TRAIT else replace(found, head=f" {what} ", is_name=True)


def add_choice(found: NounPhrase, part: nouns.Either, book: CardBook) -> NounPhrase:
    """Alternatives: cultures before the head, names, or several heads."""
    if part == nouns.CHARACTER:
        return add_head(found, "角色")
    each = [phrase(choice, book) for choice in choices(part)]
    if all([one.before and not one.head for one in each]):  # 刚铎或夏尔文化同伴
        names = [one.cultures[0] if one.cultures else one.before[0] for one in each]
        return replace(found, before=(*found.before, f"{'或'.join(names)}文化"))
    titles = tuple([one.one() for one in each if one.is_name])
    heads = [one.one() for one in each if not one.is_name]
    if not heads:
        return replace(found, head="或".join(titles), is_name=True)
    return replace(add_head(found, several(heads, "或")), names=titles)


def add_not(found: NounPhrase, what: Word, book: CardBook) -> NounPhrase:
    """Everything but."""
    if isinstance(what, nouns.Itself):
        return replace(found, other=True)
    if isinstance(what, nouns.Is) and isinstance(trait(what.traits[0]), Race):
        return replace(found, before=(*found.before, f"非{book.say(trait(what.traits[0]))}"))
    if isinstance(what, nouns.Bearing):
        return replace(found, clauses=(*found.clauses, f"未{such(what, book)}"))
    return replace(found, after=f"{found.after}（{phrase(what, book).one()}除外）")


def named(card: Card | None, book: CardBook) -> str:
    """How a card speaks of itself: a unique character by its title, others by their type."""
    if card is None:
        return "此牌"
    if card.unique and card.kind in TYPES:
        return f" {card.title} "
    return "至尊魔戒" if card.kind is Kind.THE_ONE_RING else f"此{book.say(card.kind)}"


def bearer(card: Card | None) -> str:
    """How a card speaks of its bearer."""
    return "此状态所在的地点" if card is not None and card.on_site else "携带者"


def such(noun: Word, book: CardBook) -> str:
    """What is said of somebody before 的; nothing where the noun has no such phrase."""
    return book.say(noun, "such") if (type(noun), "such") in book.phrases else ""


def say_a(noun: Word, book: CardBook) -> str:
    """“1名精灵”."""
    return phrase(noun, book).a()


SUCH: dict[type, CardPhrase] = {  # before 的
    nouns.Exhausted: "力竭",
    nouns.Roaming: "游荡",
    nouns.Beaten: "输掉该次交锋",
    nouns.Assigned: "已被指派到交锋",
    nouns.InTheSkirmish: "正在交锋",
    nouns.InPlay: "仍在场",
    nouns.AtThisSite: "位于此地点",
    nouns.AtItsSite: "位于此状态所在地点",
    nouns.HomeAt: "家乡地点为{number}",
    nouns.Skirmishing: lambda word, book: f"正与{phrase(word.foe, book).a()}交锋",
    nouns.BesideInSkirmish: lambda word, book: f"与另{phrase(word.other, book).a()}同在一次交锋中",
    nouns.Bearing: lambda word, book: f"携带{phrase(word.what, book).a()}",
    nouns.BorneBy: lambda word, book: f"由{borne_by(word.bearer, book)}携带",
    nouns.OfARaceNotInPlay: "属于你看不见的种族",
}
NOUN_KINDS = (nouns.Is, nouns.Both, nouns.Either, nouns.Not, nouns.Has, nouns.Yours, nouns.TheRingBearer, nouns.Anything, nouns.PlayedIn)
NOUNS: dict[object, CardPhrase] = {
    **dict.fromkeys(NOUN_KINDS, say_a),
    nouns.Itself: lambda _, book: named(book.speaker, book),
    nouns.Bearer: lambda _, book: bearer(book.speaker),
    **{(kind, "such"): row for kind, row in SUCH.items()},
    **{kind: (lambda word, book: f"{such(word, book)}的") for kind in SUCH},
    nouns.FirstHere: lambda word, book: f"每回合在此打出的第1{phrase(word.what, book).measure}{phrase(word.what, book).one()}",
    nouns.FirstThisPhase: lambda word, book: f"每个暗影阶段打出的第1{phrase(word.what, book).measure}{phrase(word.what, book).one()}",
    nouns.Called: lambda word, book: phrase(word.noun, book).that(),
}  # fmt: skip


def borne_by(noun: Word, book: CardBook) -> str:
    """The bearer of something; who is only known by what it does is a character."""
    found = phrase(noun, book)
    return (found if found.head else replace(found, head="角色")).a()
