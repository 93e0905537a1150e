"""One Japanese sentence while it is being said: its clauses and states, and how it calls players, numbers and conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar

from onetable.core.phrasebook import MissingPhrase
from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.ja.nouns import SPEAKER, phrase
from onetable.games.tcg.text.simple_words import holding
from onetable.games.tcg.text.taking_apart import number
from onetable.games.tcg.text.talk import Talk, chosen
from onetable.language.ja.verbs import Clause, Happening, State, caused, does
from onetable.language.text import Apart, Gap, gaps


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
    coming: ClassVar = ("その負傷", "その治療")
    players: ClassVar = {
        words.You: "あなた", words.FreePeoples: "自由の民プレイヤー", words.AnOpponent: "対戦相手1人",
        words.ThatPlayer: "そのプレイヤー", words.AnyPlayer: "プレイヤー1人", words.ItsPlayer: "そのプレイヤー",
    }  # fmt: skip
    nouns, speaker, stop = staticmethod(phrase), SPEAKER, "。"
    while_ = "{states}間、"
    optional: ClassVar = {
        "plus": "+{}",
        "most": "（上限+{limit}）", "limit": "（上限は重荷{limit}つ）", "per phase": "（フェイズごとに{limit}まで）",
        "upon": "{on:a}の上に", "free": "黄昏コストなしで", "cheaper": "黄昏コスト−{discount}で", "once": "（1ターンに1回まで）",
        "until": "{until}、", "onto": "{on:one}の上に", "about": "（{subject:title}）",
        "against": "{losers}との",
    }  # fmt: skip
    changes: ClassVar = {
        words.Or: "{plain:change}（{when}場合は代わりに{better:change}）",
        words.StrengthOf: "+X（Xは{target}の強さ）",
    }

    def listed(self, names: Iterable[str], form: str = "") -> str:
        return {"full": "；", "or": "か"}.get(form, "、").join(names) or "カードなし"

    def per(self, count: object) -> str:
        """“確認できるエルフ1人につき、”; nothing before a plain number."""
        word = count.of_what if isinstance(count, words.Times) else count
        return f"{self.said(word, 'per')}、" if isinstance(word, words.Word) and (type(word), "per") in self.book.phrases else ""

    def counted(self, count: Any, what: str) -> str:
        """A number of things before its verb: “カードを2枚”, “重荷を1つ（……場合は代わりに2つ）”; what it is counted by comes first."""
        noun, counter = COUNTED[what]
        noun = noun.format(own=self.own)
        if isinstance(count, (int, words.ChosenNumber)):
            return f"{noun}{number(count)}{'個' if counter == 'つ' and count not in range(1, 10) else counter}"
        if isinstance(count, words.Or):
            return f"{noun}{count.plain}{counter}（{self.condition(count.when)}場合は代わりに{count.better}{counter}）"
        word, factor = (count.of_what, count.factor) if isinstance(count, words.Times) else (count, 1)
        return f"{self.said(word, 'per')}{noun}{factor}{counter}"

    def condition(self, word: words.Word) -> str:
        return state(word, self).said

    def deed(self, word: Any) -> str:
        return self.clause(word).does

    def choice(self, word: words.Word) -> str:
        return replace(self, makes=True).clause(word).does

    def clause(self, word: words.Word, form: str = "deed") -> Clause:
        """A cost or an effect."""
        row = chosen(self.book.own(type(word), form), word)
        found: Clause = self.clause_of(row, word) if isinstance(row, str) else row(word, self)
        return found

    def clause_of(self, template: str, word: Any) -> Clause:
        """A template as a clause: what stands last is the verb, perhaps with a note; `{who:by}` at its beginning is who does it."""
        is_by, pieces, verb, note = built(template)

        def say() -> Clause:
            before = "".join([piece if isinstance(piece, str) else self.gap(piece, word) for piece in pieces])
            return does(before, verb, note=self.gap(note, word) if note else "", apart=isinstance(template, Apart))

        return by(word.who, say, self) if is_by else say()

    def happens(self, word: words.Word) -> Happening:
        row = chosen(self.book.own(type(word), "moment"), word)
        found: Happening = row(word, self) if callable(row) else self.happening(row, word)
        return found

    def happening(self, row: str | tuple[str, str], word: words.Word) -> Happening:
        """Whom something happens to, and what; a time is no more than that."""
        if isinstance(row, str):
            return Happening("", self.fill(row, word))
        who, said = self.fill(row[0], word), self.clause_of(row[1], word)
        return Happening(who, said.before, said.verb)


@cache
def built(template: str) -> tuple[bool, list[str | Gap], str, Gap | None]:
    """The parts of a template for a clause: whether somebody does it, what stands before the verb, the verb, and a note."""
    found = list(gaps(template))
    note = found.pop() if isinstance(found[-1], Gap) else None
    verb, is_by = found.pop(), bool(found) and found[0] == Gap("who", "by")
    assert isinstance(verb, str) and (note is None or isinstance(note, Gap)), f"no verb stands at the end of “{template}”"
    return is_by, found[is_by:], verb, note


def by(who: words.Who, say: Callable[[], Clause], talk: CardSentence) -> Clause:
    """Somebody does something, or is made to do it."""
    if isinstance(who, words.You):
        return say()
    talk.own = "その" if talk.makes else "自分の"
    said, talk.own = say(), "自分の"
    again = isinstance(who, words.ThatPlayer) and talk.player != ""
    if not again:
        talk.player = f"{talk.it}のプレイヤー" if isinstance(who, words.ItsPlayer) else talk.who(who)
    if talk.makes:
        return said.opened("" if again else f"{talk.player}に", verb=said.made or caused(said.verb))
    return said.opened(f"{talk.players[words.ThatPlayer] if again else talk.player}は", apart=True)


# ---- numbers

COUNTED = {
    "cards": ("カードを", "枚"), "top": ("{own}山札の上からカードを", "枚"), "burdens": ("重荷を", "つ"), "twilight": ("黄昏を", ""),
    "pieces": ("", "つ"),
}  # fmt: skip
FIGURES: dict[type, str] = {
    words.ForEach: "確認できる{noun:a}につき",
    words.ForEachOver: "{number}{noun:counter}を超えた{noun:a}につき",
    words.ForEachRace: "{races}のうち仲間の中にいる種族1つにつき",
    words.ForEachBurden: "重荷1つにつき",
    words.ForEachDead: "死者の山のカード1枚につき",
    words.ForEachInHand: "公開された{noun:one}1枚につき",
}


# ---- conditions


def state(word: words.Word, talk: CardSentence) -> State:
    """What holds."""
    found = holding(word)
    row: Any = talk.book.own(type(found), "if")
    if isinstance(row, str):  # a whole clause
        return State("", "", talk.fill(row, found))
    return State(talk.fill(row.who, found), talk.fill(row.what, found), row.verb) if isinstance(row, State) else row(found, talk)


def refused(word: words.Condition, talk: CardSentence) -> State:
    """What does not hold."""
    if isinstance(word, words.CanSpot):
        found = phrase(word.noun, talk.book)
        return State("", f"{found.one}を1{found.counter}も" if word.count == 1 else f"{found.count(word.count)}を", "確認できない")
    if isinstance(word, words.YouAreFreePeoples):
        return State("", "影プレイヤー", "である")
    try:
        return state(word, talk).denied
    except KeyError:  # what has happened has no such form
        raise MissingPhrase(f"{talk.book.code} cannot deny {word}") from None


def either(word: words.OneHolds, talk: CardSentence) -> State:
    """One condition or the other; what both share is said once: “仲間6人か重荷5つを確認できる”."""
    left, right = state(word.left, talk), state(word.right, talk)
    if (left.who, left.verb) == (right.who, right.verb) and left.verb in ("にいる", "を確認できる"):
        return State(left.who, f"{left.what}か{right.what}", left.verb)
    return State("", f"{left.said}か、{right.who}{right.what}", right.verb)


PREDICATES = (words.Skirmishing, words.Bearing, words.Assigned, words.Exhausted, words.InPlay)


def is_such(who: str, noun: words.Word, talk: CardSentence) -> State:
    """A predicate: “ホビットである”, “手持ち武器を持つ”, “射手1人と交戦している”."""
    if isinstance(noun, words.Has) and noun.keyword is words.Keyword.DEFENDER:
        return State(f"{who}が", "守り手を", "持つ")
    if isinstance(noun, PREDICATES):
        return State(f"{who}が", "", talk.book.say(noun))
    return State(f"{who}が", phrase(noun, talk.book).one, "である")


def at_kind_of_site(who: str, keyword: words.Keyword, talk: CardSentence) -> State:
    """“平原の地点”, “聖域”."""
    return State(f"{who}が", f"{talk.book.say(keyword)}{'' if keyword is words.Keyword.SANCTUARY else 'の地点'}", "にいる")


SITES = {"next": "地点{first}か{last}", "later": "地点{first}以降", "": "地点{first}–{last}"}
CONDITIONS: dict[object, Any] = {
    words.Nope: lambda word, talk: refused(word.what, talk),
    words.BothHold: lambda word, talk: State("", "", both([state(word.left, talk), state(word.right, talk)])),
    words.OneHolds: either,
    words.CanSpot: State("", "{noun:count}", "を確認できる"),
    words.RingBearerIs: lambda word, talk: is_such("指輪所持者", word.noun, talk),
    words.InTheCurrentSkirmish: State("", "現在の交戦に{noun:one}が", "参加している"),
    words.ItIs: lambda word, talk: is_such(talk.it, word.noun, talk),
    words.ThisIs: lambda word, talk: is_such(talk.this, word.noun, talk),
    words.BearerIs: lambda word, talk: is_such("所持者", word.noun, talk),
    words.AtSite: lambda word, talk: at_kind_of_site("旅の仲間", word.keyword, talk),
    words.BearerAtSite: lambda word, talk: at_kind_of_site("所持者", word.keyword, talk),
    words.AtSites: lambda word, talk: State("旅の仲間が", talk.row(SITES, word), "にいる"),
    words.AtItsOwnSite: State("旅の仲間が", "{bearer}", "にいる"),
    words.BurdensAtMost: State("", "指輪所持者の重荷が{count}つ以下", "である"),
    words.CanSpotBurdens: State("", "重荷{count}つ", "を確認できる"),
    words.TwilightBelow: State("", "黄昏プールの黄昏トークンが{count}枚未満", "である"),
    words.RingWorn: State("指輪所持者が", "一つの指輪を", "はめている"),
    words.InPhase: State("", "{phase}", "である"),
    words.InSupportArea: State("{this}が", "自分のサポートエリアに", "ある"),
    words.OnACharacter: State("キャラクターが", "{this}を", "持っている"),
    words.OnlyRaceIs: State("旅の仲間に属する仲間が", "全員{race}", "である"),
    words.DeadCompanionsAtLeast: State("", "自由の民プレイヤーの死者の山に仲間が{count}人", "以上いる"),
    words.BurdensAndDeadAtLeast: State("", "重荷と自由の民プレイヤーの死者の山にいる仲間の合計が{count}以上", "である"),
    words.DrawDeckEmpty: State("", "自由の民プレイヤーの山札が空", "である"),
    words.OpponentHolds: State("", "手札が{count}枚以上の対戦相手", "がいる"),
    words.BearerStoodAside: State("", "このターンに所持者が交戦に割り当てられず、他の仲間が", "割り当てられた"),
    words.YouAreFreePeoples: State("", "自由の民プレイヤー", "である"),
}
