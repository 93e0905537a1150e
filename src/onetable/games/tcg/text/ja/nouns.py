"""Japanese nouns: “モリアのオーク1体”, “故郷が地点6のすべての味方”, “仲間1人（指輪所持者を除く）”."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from onetable.core.word import Word
from onetable.games.tcg.card import Card
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.cards import trait
from onetable.games.tcg.text.taking_apart import choices, flat
from onetable.games.tcg.traits import WEAPON_TRAIT, Culture, Keyword, Kind, Race, Side, Signet
from onetable.games.tcg.words import nouns

CARDS = ("カード", "状態", "イベント", "物語", "所持品", "秘宝", "武器", "飛び道具", "パイプ", "呪文")
MINIONS = ("手下", "オーク", "ウルク=ハイ", "ナズグール", "トロル", "追跡者")
SHADOW_CULTURES = (Culture.ISENGARD, Culture.MORIA, Culture.RINGWRAITH, Culture.SAURON)
HEAD_KEYWORDS = (Keyword.ARCHER, Keyword.RANGER, Keyword.TRACKER, Keyword.TALE)
ALSO_A_RACE = (Culture.DWARVEN, Culture.ELVEN, Culture.GANDALF)  # or a name: the word alone would be misread
TYPES = (Kind.COMPANION, Kind.ALLY, Kind.MINION)


@dataclass(frozen=True)
class NounPhrase:
    """A noun phrase in the making: clauses, then qualities joined by の, the last one is the head; exceptions follow in brackets."""

    clauses: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    after: str = ""
    is_name: bool = False  # needs no counter
    yours: bool = False
    other: bool = False
    names: tuple[str, ...] = ()  # titles among the alternatives
    heads: tuple[str, ...] = ()  # alternatives that are the head together
    keyword: str = ""  # of several heads it is said as a clause, so that it is true of all: “射手である仲間と味方”
    is_shadow: bool = False  # of a culture of the Shadow: whoever it is, it is a minion
    has_head: bool = False  # a culture or a keyword alone needs “カード”

    @property
    def head(self) -> str:
        """The last word."""
        return self.parts[-1] if self.parts else "カード"

    @property
    def counter(self) -> str:
        """The counter of the head."""
        return self.counter_of(self.head)

    def counter_of(self, head: str) -> str:
        """How such things are counted."""
        if head.endswith("地点"):
            return "か所"
        return "枚" if head.endswith(CARDS) else "体" if self.is_shadow or head.endswith(MINIONS) else "人"

    def one(self, all_of: str = "", head: str = "") -> str:
        """Without a number; whose it is, and “すべての”, stand after the clauses."""
        such = [part for part in self.parts[:-1] if not self.heads or part != self.keyword]
        clauses = [*self.clauses, *([f"{self.keyword}である"] if self.heads and self.keyword else [])]
        mine = f"{'自分の' if self.yours else ''}{all_of}{'他の' if self.other else ''}"
        return "、".join(clauses) + mine + "の".join([*such, head or self.head])

    def count(self, number: object) -> str:
        """So many of them."""
        if self.is_name:
            return self.one() + self.after
        counters = {self.counter_of(head) for head in self.heads}
        if len(counters) > 1:
            return f"{self.one()}のうち{number}{'枚' if '枚' in counters else '体'}{self.after}"
        text = f"{self.one()}{number}{self.counter}{self.after}"
        return f"{'か'.join(self.names)}か{text}" if self.names else text

    def a(self) -> str:
        """One of them."""
        return self.count(1)

    def each(self) -> str:
        """All of them, one by one."""
        return self.one("" if self.is_name else "すべての", "と".join(self.heads)) + self.after

    def that(self) -> str:
        """The one just spoken of."""
        if self.is_name:
            return self.one()
        return "そのキャラクター" if self.heads else f"その{self.head}"


def phrase(noun: Word, book: CardBook) -> NounPhrase:
    """A noun, its parts put into Japanese order."""
    if noun == nouns.CHARACTER:
        return NounPhrase(parts=("キャラクター",))
    found = bare(noun, book)
    if found.parts and not found.is_name and not found.has_head:
        return add_part(found, "カード")
    return found


def bare(noun: Word, book: CardBook) -> NounPhrase:
    """A noun that may still lack its head: “アイゼンガルド”."""
    found = NounPhrase()
    for part in sorted(flat(noun), key=order):
        found = add(found, part, book)
    return found


def order(part: Word) -> int:
    """Side, culture, keyword, race, type."""
    if isinstance(part, nouns.Either):
        return max([order(each) for each in choices(part)])
    if isinstance(part, nouns.Is):
        what = trait(part.traits[0])
        return 4 if isinstance(what, Kind) else 3 if isinstance(what, Race) else 1 if isinstance(what, StrEnum) else 5
    return 2 if isinstance(part, nouns.Has) else 6


def add_part(found: NounPhrase, part: str) -> NounPhrase:
    """One quality more; the last one is the head."""
    return replace(found, parts=(*found.parts, part), heads=())


def add(found: NounPhrase, part: Word, book: CardBook) -> NounPhrase:
    """The phrase with one part more."""
    if isinstance(part, nouns.Is):
        return add_trait(found, part.traits[0], book)
    if isinstance(part, nouns.Either):
        return add_choice(found, part, book)
    if isinstance(part, nouns.Has):
        name = book.say(part.keyword)
        return replace(add_part(found, name), keyword=name, has_head=found.has_head or part.keyword in HEAD_KEYWORDS)
    if isinstance(part, nouns.Yours):
        return replace(found, yours=True)
    if isinstance(part, nouns.Not):
        return add_not(found, part.what, book)
    if isinstance(part, nouns.TheRingBearer):
        if found.is_name:
            return replace(found, clauses=("指輪所持者である",))
        return replace(found, parts=("指輪所持者",), is_name=True)
    if isinstance(part, (nouns.Itself, nouns.Bearer, nouns.FirstHere, nouns.FirstThisPhase, nouns.Called)):
        return replace(found, parts=(book.say(part),), is_name=True)
    if isinstance(part, nouns.Anything):
        return found
    if isinstance(part, nouns.PlayedIn):
        return replace(add_part(found, f"{book.say(part.phase).removesuffix('フェイズ')}イベント"), has_head=True)
    return replace(found, clauses=(*found.clauses, book.say(part)))


def add_trait(found: NounPhrase, text: str, book: CardBook) -> NounPhrase:
    """Something printed on the card."""
    what = trait(text)
    if isinstance(what, Signet):
        return replace(found, clauses=(*found.clauses, f"{book.say(what)}を持つ"))
    if isinstance(what, (Culture, Side)):
        found = replace(found, is_shadow=found.is_shadow or what in SHADOW_CULTURES)
        return add_part(found, f"{book.say(what)}{'文化' if what in ALSO_A_RACE else ''}")
    if isinstance(what, StrEnum):
        return replace(add_part(found, book.say(what)), has_head=True)
    return replace(add_part(found, "武器"), has_head=True) if what == WEAPON_TRAIT else replace(found, parts=(what,), is_name=True)


def add_choice(found: NounPhrase, part: nouns.Either, book: CardBook) -> NounPhrase:
    """Alternatives: qualities before the head, names, or several heads."""
    if part == nouns.CHARACTER:
        return replace(add_part(found, "キャラクター"), has_head=True)
    each = [bare(choice, book) for choice in choices(part)]
    titles = tuple([one.one() for one in each if one.is_name])
    heads = [one.one() for one in each if not one.is_name]
    if not heads:
        return replace(found, parts=("か".join(titles),), is_name=True)
    has_head = found.has_head or any([one.has_head for one in each])
    several = tuple(heads) if len(heads) > 1 else ()
    return replace(add_part(found, "か".join(heads)), names=titles, heads=several, has_head=has_head)


def add_not(found: NounPhrase, what: Word, book: CardBook) -> NounPhrase:
    """Everything but."""
    if isinstance(what, nouns.Itself):
        return replace(found, other=True)
    if isinstance(what, nouns.Is) and isinstance(trait(what.traits[0]), Race):
        return replace(found, clauses=(*found.clauses, f"{book.say(trait(what.traits[0]))}以外の"))
    if isinstance(what, nouns.Bearing):
        return replace(found, clauses=(*found.clauses, f"{phrase(what.what, book).one()}を持たない"))
    return replace(found, after=f"{found.after}（{phrase(what, book).one()}を除く）")


def named(card: Card | None, book: CardBook) -> str:
    """How a card speaks of itself: a unique character by its title, others by their type."""
    if card is None:
        return "このカード"
    if card.unique and card.kind in TYPES:
        return card.title
    return "一つの指輪" if card.kind is Kind.THE_ONE_RING else f"この{book.say(card.kind)}"


def bearer(card: Card | None) -> str:
    """How a card speaks of its bearer."""
    return "この状態が置かれた地点" if card is not None and card.on_site else "所持者"


def say_a(noun: Word, book: CardBook) -> str:
    """“エルフ1人”."""
    return phrase(noun, book).a()


NOUN_KINDS = (nouns.Is, nouns.Both, nouns.Either, nouns.Not, nouns.Has, nouns.Yours, nouns.TheRingBearer, nouns.Anything, nouns.PlayedIn)
NOUNS: dict[object, CardPhrase] = {
    **dict.fromkeys(NOUN_KINDS, say_a),
    nouns.Itself: lambda _, book: named(book.speaker, book),
    nouns.Bearer: lambda _, book: bearer(book.speaker),
    nouns.Exhausted: "消耗している",
    nouns.Roaming: "徘徊中の",
    nouns.Beaten: "その交戦に負けた",
    nouns.Assigned: "交戦に割り当てられている",
    nouns.InTheSkirmish: "現在の交戦に参加している",
    nouns.InPlay: "まだ場にある",
    nouns.AtThisSite: "この地点にいる",
    nouns.AtItsSite: "この状態が置かれた地点にいる",
    nouns.HomeAt: "故郷が地点{number}の",
    nouns.Skirmishing: lambda word, book: f"{phrase(word.foe, book).one()}と交戦している",
    nouns.BesideInSkirmish: lambda word, book: f"他の{phrase(word.other, book).one()}と同じ交戦に参加している",
    nouns.Bearing: lambda word, book: f"{phrase(word.what, book).one()}を持つ",
    nouns.BorneBy: lambda word, book: f"{borne_by(word.bearer, book)}が持つ",
    nouns.OfARaceNotInPlay: "確認できない種族の",
    nouns.FirstHere: lambda word, book: f"各ターンにここで最初にプレイされる{phrase(word.what, book).one()}",
    nouns.FirstThisPhase: lambda word, book: f"各影フェイズに最初にプレイされる{phrase(word.what, book).one()}",
    nouns.Called: lambda word, book: phrase(word.noun, book).that(),
}


def borne_by(noun: Word, book: CardBook) -> str:
    """The bearer of something; who is only known by what it does is a character."""
    found = phrase(noun, book)
    return (found if found.parts else add_part(found, "キャラクター")).one()
