"""Japanese nouns: “モリアのオーク1体”, “故郷が地点6のすべての味方”, “仲間1人（指輪所持者を除く）”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text import noun_phrase
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.noun_phrase import Speaker, common, phrases, race_of
from onetable.games.tcg.traits import Culture, ItemClass, Keyword, Kind, Race, Side, Signet

CARDS = ("カード", "状態", "イベント", "物語", "所持品", "秘宝", "武器", "飛び道具", "パイプ", "呪文")
MINIONS = ("手下", "オーク", "ウルク=ハイ", "ナズグール", "トロル", "追跡者")
SHADOW_CULTURES = (Culture.ISENGARD, Culture.MORIA, Culture.RINGWRAITH, Culture.SAURON)
HEAD_KEYWORDS = (Keyword.ARCHER, Keyword.RANGER, Keyword.TRACKER, Keyword.TALE)
ALSO_A_RACE = (Culture.DWARVEN, Culture.ELVEN, Culture.GANDALF)  # or a name: the word alone would be misread


@dataclass(frozen=True)
class NounPhrase(noun_phrase.NounPhrase):
    """Clauses, then qualities joined by の, the last one is the head; exceptions follow in brackets."""

    clauses: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    after: str = ""
    heads: tuple[str, ...] = ()  # alternatives that are the head together
    keyword: str = ""  # of several heads it is said as a clause, so that it is true of all: “射手である仲間と味方”
    is_shadow: bool = False  # of a culture of the Shadow: whoever it is, it is a minion
    has_head: bool = False  # a culture or a keyword alone needs “カード”
    places: ClassVar = {Side: 1, Culture: 1, Signet: 1, ItemClass: 1, words.Has: 2, Race: 3, Kind: 4, str: 5}
    last = 6
    character, weapon = "キャラクター", "武器"

    # ---- what is said

    @property
    def head(self) -> str:
        """The last word."""
        return self.parts[-1] if self.parts else "カード"

    def counter(self, head: str = "") -> str:
        """How such things are counted."""
        name = head or self.head
        if name.endswith("地点"):
            return "か所"
        return "枚" if name.endswith(CARDS) else "体" if self.is_shadow or name.endswith(MINIONS) else "人"

    def one(self, all_of: str = "", head: str = "") -> str:
        """Without a number; whose it is, and “すべての”, stand after the clauses."""
        such = [part for part in self.parts[:-1] if not self.heads or part != self.keyword]
        clauses = [*self.clauses, *([f"{self.keyword}である"] if self.heads and self.keyword else [])]
        mine = f"{'自分の' if self.yours else ''}{all_of}{'他の' if self.other else ''}"
        return "、".join(clauses) + mine + "の".join([*such, head or self.head])

    def theirs(self) -> str:
        """The same without saying that they are yours."""
        return replace(self, yours=False).one()

    def mine(self) -> str:
        """The same after a clause that says that they are yours."""
        return f"{'、' if self.clauses else ''}{self.theirs()}"

    def someone(self) -> str:
        """The same with what is excepted."""
        return self.one() + self.after

    def count(self, number: object) -> str:
        """So many of them."""
        if self.is_name:
            return self.someone()
        counters = {self.counter(head) for head in self.heads}
        if len(counters) > 1:
            return f"{self.one()}のうち{number}{'枚' if '枚' in counters else '体'}{self.after}"
        return f"{''.join([f'{name}か' for name in self.names])}{self.one()}{number}{self.counter()}{self.after}"

    def a(self) -> str:
        """One of them."""
        return self.count(1)

    def each(self) -> str:
        """All of them, one by one."""
        return self.one("" if self.is_name else "すべての", "と".join(self.heads)) + self.after

    def that(self) -> str:
        """The one just spoken of."""
        return self.one() if self.is_name else "そのキャラクター" if self.heads else f"その{self.head}"

    # ---- where a part goes

    def quality(self, part: str) -> Self:
        """One quality more, which may become the head."""
        return replace(self, parts=(*self.parts, part), heads=())

    def clause(self, said: str) -> Self:
        """One clause more."""
        return replace(self, clauses=(*self.clauses, said))

    def headed(self, head: str) -> Self:
        return self if self.is_name or self.has_head or not self.parts else self.quality(head)

    def called(self, name: str) -> Self:
        return replace(self, parts=(name,), is_name=True)

    def head_added(self, head: str) -> Self:
        return replace(self.quality(head), has_head=True)

    def trait_added(self, what: str, book: CardBook) -> Self:
        name = book.say(what)
        if isinstance(what, Signet):
            return self.clause(f"{name}を持つ")
        if isinstance(what, (Culture, Side)):
            found = self.quality(f"{name}{'文化' if what in ALSO_A_RACE else ''}")
            return replace(found, is_shadow=self.is_shadow or what in SHADOW_CULTURES)
        return self.head_added(name)

    def keyword_added(self, part: words.Has, book: CardBook) -> Self:
        name = book.say(part.keyword)
        return replace(self.quality(name), keyword=name, has_head=self.has_head or part.keyword in HEAD_KEYWORDS)

    def one_of(self, each: Sequence[Self]) -> Self:
        names = tuple([one.one() for one in each if one.is_name])
        heads = tuple([one.one() for one in each if not one.is_name])
        if not heads:
            return self.called("か".join(names))
        has_head = self.has_head or any([one.has_head for one in each])
        return replace(self.quality("か".join(heads)), names=names, heads=heads if len(heads) > 1 else (), has_head=has_head)

    def excepting(self, what: words.Word, book: CardBook) -> Self:
        if (race := race_of(what)) is not None:
            return self.clause(f"{book.say(race)}以外の")
        if isinstance(what, words.Bearing):
            return self.clause(f"{phrase(what.what, book).one()}を持たない")
        return replace(self, after=f"{self.after}（{phrase(what, book).one()}を除く）")

    def ring_bearer(self) -> Self:
        return replace(self, clauses=("指輪所持者である",)) if self.is_name else self.called("指輪所持者")

    def played_in(self, phase: str) -> Self:
        return self.head_added(f"{phase}イベント")

    def such(self, part: words.Word, book: CardBook) -> Self:
        return self.clause(book.say(part))


phrase = phrases(NounPhrase, "カード")


def borne_by(noun: words.Word, book: CardBook) -> str:
    """The bearer of something; who is only known by what it does is a character."""
    found = phrase(noun, book)
    return (found if found.parts else found.quality("キャラクター")).one()


SPEAKER = Speaker("このカード", "この{}", "一つの指輪", "所持者", "この状態が置かれた地点")
NOUNS: dict[object, CardPhrase] = {
    **common(phrase, SPEAKER),
    words.Exhausted: "消耗している",
    words.Roaming: "徘徊中の",
    words.Beaten: "その交戦に負けた",
    words.Assigned: "交戦に割り当てられている",
    words.InTheSkirmish: "現在の交戦に参加している",
    words.InPlay: "まだ場にある",
    words.AtThisSite: "この地点にいる",
    words.AtItsSite: "この状態が置かれた地点にいる",
    words.HomeAt: "故郷が地点{number}の",
    words.Skirmishing: lambda word, book: f"{phrase(word.foe, book).one()}と交戦している",
    words.BesideInSkirmish: lambda word, book: f"他の{phrase(word.other, book).one()}と同じ交戦に参加している",
    words.Bearing: lambda word, book: f"{phrase(word.what, book).one()}を持つ",
    words.BorneBy: lambda word, book: f"{borne_by(word.bearer, book)}が持つ",
    words.OfARaceNotInPlay: "確認できない種族の",
    words.FirstHere: lambda word, book: f"各ターンにここで最初にプレイされる{phrase(word.what, book).one()}",
    words.FirstThisPhase: lambda word, book: f"各影フェイズに最初にプレイされる{phrase(word.what, book).one()}",
}
