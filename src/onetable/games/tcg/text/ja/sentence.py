"""One Japanese sentence while it is being said: its clauses and states, and how it calls players, numbers and conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from onetable.core.word import Word
from onetable.games.tcg import traits
from onetable.games.tcg.speech.parts import Condition
from onetable.games.tcg.text.book import signed
from onetable.games.tcg.text.ja.nouns import SPEAKER, NounPhrase, phrase
from onetable.games.tcg.text.taking_apart import flat, joined
from onetable.games.tcg.text.talk import Talk, pieces
from onetable.games.tcg.words import hands, nouns, targets, values
from onetable.language.ja.verbs import Clause, caused, never, stem, unable


@dataclass(frozen=True)
class CardClause(Clause):
    """What somebody does: what stands before the verb, the verb, and what follows in brackets."""

    note: str = ""
    made: str = ""  # what others are made to do, where it is another verb
    apart: bool = False  # it is a sentence of its own: it has a topic, goes beyond one sentence, or is optional
    tests: bool = False  # it has a condition of its own

    @property
    def does(self) -> str:
        return self.before + self.verb + self.note

    @property
    def goes_on(self) -> str:
        return self.does if self.note else self.before + stem(self.verb)

    @property
    def cannot(self) -> str:
        """エルフ1人を治療できません."""
        return f"{self.does}ことができません" if self.note else self.before + unable(self.verb)


def does(before: str, verb: str, **marks: Any) -> CardClause:
    """A clause about whoever reads."""
    return CardClause(None, before, verb, **marks)


def after(opening: str, clause: CardClause, **marks: Any) -> CardClause:
    """A clause with something before it."""
    return replace(clause, before=opening + clause.before, **marks)


def chained(clauses: Sequence[CardClause]) -> CardClause:
    """Several clauses, one after the other; one that stands apart begins a sentence."""
    found = last = clauses[0]
    for more in clauses[1:]:
        opening = f"{found.does}。" if last.apart or more.apart else f"{found.goes_on}、"
        found, last = after(opening, more, apart=found.apart or more.apart, tests=found.tests or more.tests), more
    return found


@dataclass(frozen=True)
class State:
    """What holds, as a clause before 場合 or 間: whom it is about, what of it, and the verb; parts of a row are templates."""

    who: str
    what: str
    verb: str

    @property
    def said(self) -> str:
        """旅の仲間が平原の地点にいる."""
        return self.who + self.what + self.verb

    @property
    def goes_on(self) -> str:
        """旅の仲間が平原の地点におり."""
        return self.who + self.what + stem(self.verb)

    @property
    def denied(self) -> State:
        """旅の仲間が平原の地点にいない."""
        return replace(self, verb=never(self.verb))


def both(states: Sequence[State]) -> str:
    """Conditions that hold together: “……を確認でき、かつ……”."""
    return "、かつ".join([*[state.goes_on for state in states[:-1]], states[-1].said])


@dataclass
class CardSentence(Talk):
    """What a sentence remembers."""

    it: str = "それ"
    during: str = ""  # when what the sentence answers happens: “交戦フェイズに”
    makes: bool = False  # others are made to do things: what is done is paid for, or optional
    own: str = "自分の"  # whose the draw deck is
    prevented: str = "それ"  # what can be prevented
    players: ClassVar = {
        targets.FreePeoples: "自由の民プレイヤー", targets.AnOpponent: "対戦相手1人", targets.ThatPlayer: "そのプレイヤー",
        targets.AnyPlayer: "プレイヤー1人", targets.ItsPlayer: "そのプレイヤー",
    }  # fmt: skip
    speaker = SPEAKER

    def phrase(self, noun: Word) -> NounPhrase:
        return phrase(noun, self.book)

    def listed(self, names: Iterable[str]) -> str:
        return "、".join(names)

    def counted(self, count: Any, what: str) -> str:
        return amount(count, *COUNTED[what], self)

    def condition(self, word: Word) -> str:
        return state(word, self).said

    def call(self, noun: Word) -> str:
        """Somebody to whom something happens, without a number."""
        self.name(noun)
        return phrase(noun, self.book).whole()

    def clause(self, word: Word, form: str = "deed") -> CardClause:
        """A cost or an effect; what stands last in a template is the verb."""
        row = self.book.own(type(word), form)
        return self.clause_of(row, word) if isinstance(row, str) else row(word, self)  # type: ignore[return-value]

    def clause_of(self, template: str, word: Word) -> CardClause:
        """A template as a clause."""
        *before, verb = pieces(template)
        assert isinstance(verb, str), f"no verb stands at the end of “{template}”"
        return does("".join([piece if isinstance(piece, str) else self.gap(piece, word) for piece in before]), verb)


def by(who: targets.Who, say: Callable[[], CardClause], talk: CardSentence) -> CardClause:
    """Somebody does something, or is made to do it."""
    if isinstance(who, targets.You):
        return say()
    talk.own = "その" if talk.makes else "自分の"
    said, talk.own = say(), "自分の"
    again = isinstance(who, targets.ThatPlayer) and talk.player != ""
    if not again:
        talk.player = f"{talk.it}のプレイヤー" if isinstance(who, targets.ItsPlayer) else talk.who(who)
    if talk.makes:
        return after("" if again else f"{talk.player}に", said, verb=said.made or caused(said.verb))
    return after(f"{talk.players[targets.ThatPlayer] if again else talk.player}は", said, apart=True)


# ---- numbers

COUNTED = {"cards": ("カード", "枚"), "top": ("{own}山札の上からカード", "枚"), "burden": ("重荷", "つ"), "twilight": ("黄昏", "")}
FIGURES: dict[type, str] = {
    values.ForEach: "確認できる{noun:a}につき",
    values.ForEachOver: "{number}{noun:counter}を超えた{noun:a}につき",
    values.ForEachRace: "{races}のうち仲間の中にいる種族1つにつき",
    values.ForEachBurden: "重荷1つにつき",
    values.ForEachDead: "死者の山のカード1枚につき",
    hands.ForEachInHand: "公開された{noun:one}1枚につき",
}


def per(count: object, talk: CardSentence) -> str:
    """What is counted, before all else: “確認できるエルフ1人につき、”; nothing before a plain number."""
    word = count.of_what if isinstance(count, values.Times) else count
    return f"{talk.said(word, 'per')}、" if isinstance(word, Word) and (type(word), "per") in talk.book.phrases else ""


def change(by_: object, talk: CardSentence, name: str = "") -> str:
    """A change of a number: “強さ+2”; what it is counted by stands before, see `per`."""
    if isinstance(by_, int):
        return f"{name}{signed(by_)}"
    if isinstance(by_, values.Or):
        return f"{name}{signed(by_.plain)}（{talk.condition(by_.when)}場合は代わりに{signed(by_.better)}）"
    if isinstance(by_, values.ChosenNumber):
        return f"{name}+X"
    if isinstance(by_, values.StrengthOf):
        return f"{name}+X（Xは{talk.target(by_.target)}の強さ）"
    if isinstance(by_, values.Times):
        return f"{name}{signed(by_.factor)[0]}X" if isinstance(by_.of_what, values.ChosenNumber) else f"{name}{signed(by_.factor)}"
    limit = getattr(by_, "limit", 99)
    return f"{name}+1{f'（上限+{limit}）' if limit != 99 else ''}"


def amount(count: object, noun: str, counter: str, talk: CardSentence) -> str:
    """A number of things before its verb: “カードを2枚”, “重荷を1つ（……場合は代わりに2つ）”."""
    what = f"{noun.format(own=talk.own)}を"
    if isinstance(count, int):
        return f"{what}{count}{counter}"
    if isinstance(count, values.ChosenNumber):
        return f"{what}X{'個' if counter == 'つ' else counter}"
    if isinstance(count, values.Or):
        return f"{what}{count.plain}{counter}（{talk.condition(count.when)}場合は代わりに{count.better}{counter}）"
    word, factor = (count.of_what, count.factor) if isinstance(count, values.Times) else (count, 1)
    assert isinstance(word, Word)
    return f"{talk.said(word, 'per')}{what}{factor}{counter}"


# ---- conditions


def state(word: Word, talk: CardSentence) -> State:
    """What holds."""
    row: Any = talk.book.own(type(word), "if")
    if isinstance(row, str):  # a whole clause
        return State("", "", talk.fill(row, word))
    return State(talk.fill(row.who, word), talk.fill(row.what, word), row.verb) if isinstance(row, State) else row(word, talk)


def refused(word: Condition, talk: CardSentence) -> State:
    """What does not hold."""
    if isinstance(word, values.CanSpot):
        found = phrase(word.noun, talk.book)
        return State("", f"{found.one()}を1{found.counter()}も" if word.count == 1 else f"{found.count(word.count)}を", "確認できない")
    return State("", "影プレイヤー", "である") if isinstance(word, values.YouAreFreePeoples) else state(word, talk).denied


def either(word: values.OneHolds, talk: CardSentence) -> State:
    """One condition or the other; what both share is said once: “仲間6人か重荷5つを確認できる”."""
    left, right = state(word.left, talk), state(word.right, talk)
    if (left.who, left.verb) == (right.who, right.verb) and left.verb in ("にいる", "を確認できる"):
        return State(left.who, f"{left.what}か{right.what}", left.verb)
    return State("", f"{left.said}か、{right.who}{right.what}", right.verb)


def can_spot(word: values.CanSpot, talk: CardSentence) -> State:
    """“エルフ2人を確認できる”; of the Ring-bearer what is said is said at once."""
    parts = flat(word.noun)
    if nouns.RING_BEARER in parts and len(parts) == 2:
        return is_such("指輪所持者", parts[1], talk)
    if nouns.IN_THE_SKIRMISH in parts:
        there = phrase(joined([part for part in parts if part != nouns.IN_THE_SKIRMISH]), talk.book)
        return State("", f"現在の交戦に{there.one()}が", "参加している")
    return State("", phrase(word.noun, talk.book).count(word.count), "を確認できる")


PREDICATES = (nouns.Skirmishing, nouns.Bearing, nouns.Assigned, nouns.Exhausted, nouns.InPlay)


def is_such(who: str, noun: Word, talk: CardSentence) -> State:
    """A predicate: “ホビットである”, “手持ち武器を持つ”, “射手1人と交戦している”."""
    if isinstance(noun, nouns.Has) and noun.keyword is traits.Keyword.DEFENDER:
        return State(f"{who}が", "守り手を", "持つ")
    if isinstance(noun, PREDICATES):
        return State(f"{who}が", "", talk.book.say(noun))
    return State(f"{who}が", phrase(noun, talk.book).one(), "である")


def site_numbers(word: values.AtSites) -> str:
    """“地点4か5”, “地点1–4”."""
    if word.last == word.first + 1:
        return f"地点{word.first}か{word.last}"
    return f"地点{word.first}以降" if word.last == 9 else f"地点{word.first}–{word.last}"


def at_kind_of_site(who: str, keyword: traits.Keyword, talk: CardSentence) -> State:
    """“平原の地点”, “聖域”."""
    return State(f"{who}が", f"{talk.book.say(keyword)}{'' if keyword is traits.Keyword.SANCTUARY else 'の地点'}", "にいる")


CONDITIONS: dict[type | str, Any] = {
    values.Nope: lambda word, talk: refused(word.what, talk),
    values.BothHold: lambda word, talk: State("", "", both([state(word.left, talk), state(word.right, talk)])),
    values.OneHolds: either,
    values.CanSpot: can_spot,
    values.ItIs: lambda word, talk: is_such(talk.it, word.noun, talk),
    values.ThisIs: lambda word, talk: is_such(talk.this, word.noun, talk),
    values.BearerIs: lambda word, talk: is_such("所持者", word.noun, talk),
    values.AtSite: lambda word, talk: at_kind_of_site("旅の仲間", word.keyword, talk),
    values.BearerAtSite: lambda word, talk: at_kind_of_site("所持者", word.keyword, talk),
    values.AtSites: lambda word, talk: State("旅の仲間が", site_numbers(word), "にいる"),
    values.AtItsOwnSite: State("旅の仲間が", "{bearer}", "にいる"),
    values.BurdensAtMost: State("", "指輪所持者の重荷が{count}つ以下", "である"),
    values.CanSpotBurdens: State("", "重荷{count}つ", "を確認できる"),
    values.TwilightBelow: State("", "黄昏プールの黄昏トークンが{count}枚未満", "である"),
    values.RingWorn: State("指輪所持者が", "一つの指輪を", "はめている"),
    values.InPhase: State("", "{phase}", "である"),
    values.InSupportArea: State("{this}が", "自分のサポートエリアに", "ある"),
    values.OnACharacter: State("キャラクターが", "{this}を", "持っている"),
    values.OnlyRaceIs: State("旅の仲間に属する仲間が", "全員{race}", "である"),
    values.DeadCompanionsAtLeast: State("", "自由の民プレイヤーの死者の山に仲間が{count}人", "以上いる"),
    values.BurdensAndDeadAtLeast: State("", "重荷と自由の民プレイヤーの死者の山にいる仲間の合計が{count}以上", "である"),
    values.DrawDeckEmpty: State("", "自由の民プレイヤーの山札が", "ない"),
    values.OpponentHolds: State("", "手札が{count}枚以上の対戦相手", "がいる"),
    values.BearerStoodAside: State("", "このターンに所持者が交戦に割り当てられず、他の仲間が", "割り当てられた"),
    values.YouAreFreePeoples: State("", "自由の民プレイヤー", "である"),
}
