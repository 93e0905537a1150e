"""One Japanese sentence while it is being said: what it has named, and how it calls targets, players, numbers and conditions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg import traits
from onetable.games.tcg.speech import pronouns
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Condition, Filter, Target
from onetable.games.tcg.text.book import CardBook, signed
from onetable.games.tcg.text.ja.grammar import both, caused, either
from onetable.games.tcg.text.ja.nouns import bearer, named, phrase
from onetable.games.tcg.text.phrases import within
from onetable.games.tcg.text.taking_apart import flat, joined
from onetable.games.tcg.words import hands, nouns, targets, values


@dataclass
class CardSentence:
    """What a sentence remembers."""

    book: CardBook
    it: str = "それ"
    player: str = ""  # who was last made to do something
    during: str = ""  # when what the sentence answers happens: “交戦フェイズに”
    makes: bool = False  # others are made to do things: what is done is paid for, or optional
    called: dict[Word, str] = field(default_factory=dict)

    def name(self, noun: Word, count: object = 1) -> str:
        """So many of a noun; from here on the sentence can call it “その……”."""
        found = phrase(noun, self.book)
        self.it = self.called[noun] = found.that()
        return found.count(count)

    def call(self, noun: Word) -> str:
        """Somebody to whom something happens, without a number."""
        found = phrase(noun, self.book)
        self.it = self.called[noun] = found.that()
        return found.one() + found.after


# ---- targets and players


def target(word: Word, talk: CardSentence) -> str:
    """What a verb acts on."""
    book = talk.book
    if isinstance(word, targets.A):
        return talk.name(word.noun, word.count if isinstance(word.count, int) else "X")
    if isinstance(word, targets.Each):
        found = phrase(word.noun, book)
        talk.it = found.that()
        return found.each()
    if isinstance(word, pronouns.The):
        talk.it = "、".join([book.say(card, "card") for card in word.these])
        return talk.it
    if isinstance(word, targets.That):
        return talk.called.get(word.noun, phrase(word.noun, book).that())
    if isinstance(word, pronouns.This):
        return named(book.speaker, book)
    return bearer(book.speaker) if isinstance(word, pronouns.ItsBearer) else talk.it


PLAYERS: dict[object, str] = {
    targets.FreePeoples: "自由の民プレイヤー",
    targets.AnOpponent: "対戦相手1人",
    targets.ThatPlayer: "そのプレイヤー",
    targets.AnyPlayer: "プレイヤー1人",
    targets.ItsPlayer: "そのプレイヤー",
}


def by(who: targets.Who, verb: str, talk: CardSentence) -> str:
    """Somebody does something, or is made to do it."""
    if isinstance(who, targets.You):
        return verb
    again = isinstance(who, targets.ThatPlayer) and talk.player != ""
    if isinstance(who, targets.ItsPlayer):
        talk.player = f"{talk.it}のプレイヤー"
    elif not again:
        talk.player = talk.book.say(Player(who.seat)) if isinstance(who, targets.Chosen) else PLAYERS[type(who)]
    if talk.makes:
        return f"{'' if again else f'{talk.player}に'}{caused(verb).replace('自分の山札', 'その山札')}"
    return f"{'そのプレイヤー' if again else talk.player}は{verb}"


# ---- numbers


COUNTED = (values.ForEach, values.ForEachOver, values.ForEachRace, values.ForEachBurden, values.ForEachDead, hands.ForEachInHand)


def for_each(word: Word, talk: CardSentence) -> str:
    """What is counted."""
    book = talk.book
    if isinstance(word, values.ForEach):
        return f"確認できる{phrase(word.noun, book).a()}につき"
    if isinstance(word, values.ForEachOver):
        found = phrase(word.noun, book)
        return f"{word.number}{found.counter}を超えた{found.a()}につき"
    if isinstance(word, values.ForEachRace):
        return f"{'、'.join([book.say(race) for race in word.races])}のうち仲間の中にいる種族1つにつき"
    if isinstance(word, hands.ForEachInHand):
        return f"公開された{phrase(word.noun, book).one()}1枚につき"
    if isinstance(word, values.ForEachBurden):
        return "重荷1つにつき"
    return "死者の山のカード1枚につき" if isinstance(word, values.ForEachDead) else within(word, "per", talk, field_text)


def per(count: object, talk: CardSentence) -> str:
    """What is counted, before all else: “確認できるエルフ1人につき、”; nothing before a plain number."""
    word = count.of_what if isinstance(count, values.Times) else count
    is_counted = isinstance(word, COUNTED) or (type(word), "per") in talk.book.phrases
    return f"{for_each(word, talk)}、" if is_counted and isinstance(word, Word) else ""


def change(by_: object, talk: CardSentence, name: str = "") -> str:
    """A change of a number: “強さ+2”; what it is counted by stands before, see `per`."""
    if isinstance(by_, int):
        return f"{name}{signed(by_)}"
    if isinstance(by_, values.Or):
        return f"{name}{signed(by_.plain)}（{condition(by_.when, talk)}場合は代わりに{signed(by_.better)}）"
    if isinstance(by_, values.ChosenNumber):
        return f"{name}+X"
    if isinstance(by_, values.StrengthOf):
        return f"{name}+X（Xは{target(by_.target, talk)}の強さ）"
    if isinstance(by_, values.Times):
        sign = signed(by_.factor)
        return f"{name}{sign[0]}X" if isinstance(by_.of_what, values.ChosenNumber) else f"{name}{sign}"
    limit = getattr(by_, "limit", 99)
    return f"{name}+1{f'（上限+{limit}）' if limit != 99 else ''}"


def amount(count: object, counter: str, noun: str, talk: CardSentence) -> str:
    """A number of things before its verb: “カードを2枚”, “重荷を1つ（……場合は代わりに2つ）”."""
    if isinstance(count, int):
        return f"{noun}を{count}{counter}"
    if isinstance(count, values.ChosenNumber):
        return f"{noun}をX{'個' if counter == 'つ' else counter}"
    if isinstance(count, values.Or):
        return f"{noun}を{count.plain}{counter}（{condition(count.when, talk)}場合は代わりに{count.better}{counter}）"
    if isinstance(count, values.Times):
        return f"{for_each(count.of_what, talk)}{noun}を{count.factor}{counter}"
    assert isinstance(count, Word)
    return f"{for_each(count, talk)}{noun}を1{counter}"


# ---- conditions: plain clauses, before 場合 or 間


def condition(word: Word, talk: CardSentence) -> str:
    """What holds, as a clause."""
    return within(word, "if", talk, field_text)


def field_text(value: object, talk: CardSentence) -> str:
    """A field of a word, where a phrase names it."""
    if isinstance(value, Target):
        return target(value, talk)
    if isinstance(value, Filter):
        return talk.name(value)
    return condition(value, talk) if isinstance(value, Condition) else talk.book.say(value)


def refused(word: Word, talk: CardSentence) -> str:
    """What does not hold."""
    if isinstance(word, values.CanSpot):
        found = phrase(word.noun, talk.book)
        return f"{found.one()}を1{found.counter}も確認できない" if word.count == 1 else f"{found.count(word.count)}を確認できない"
    if isinstance(word, values.YouAreFreePeoples):
        return "影プレイヤーである"
    if isinstance(word, values.RingWorn):
        return "指輪所持者が一つの指輪をはめていない"
    if isinstance(word, values.ThisIs):
        return f"{named(talk.book.speaker, talk.book)}が交戦に割り当てられていない"
    return condition(word, talk).replace("にいる", "にいない", 1)


def can_spot(word: values.CanSpot, talk: CardSentence) -> str:
    """“エルフ2人を確認できる”; of the Ring-bearer what is said is said at once."""
    parts = flat(word.noun)
    if nouns.RING_BEARER in parts and len(parts) == 2:
        return f"指輪所持者が{is_such(parts[1], talk)}"
    found = phrase(word.noun, talk.book)
    if nouns.IN_THE_SKIRMISH in parts:
        there = phrase(joined([part for part in parts if part != nouns.IN_THE_SKIRMISH]), talk.book)
        return f"現在の交戦に{there.one()}が参加している"
    return f"{found.count(word.count)}を確認できる"


PREDICATES = (nouns.Skirmishing, nouns.Bearing, nouns.Assigned, nouns.Exhausted, nouns.InPlay)


def is_such(noun: Word, talk: CardSentence) -> str:
    """A predicate: “ホビットである”, “手持ち武器を持つ”, “射手1人と交戦している”."""
    if isinstance(noun, nouns.Has) and noun.keyword is traits.Keyword.DEFENDER:
        return "守り手を持つ"
    return talk.book.say(noun) if isinstance(noun, PREDICATES) else f"{phrase(noun, talk.book).one()}である"


def site_numbers(word: values.AtSites) -> str:
    """“地点4か5”, “地点1–4”."""
    if word.last == word.first + 1:
        return f"地点{word.first}か{word.last}"
    return f"地点{word.first}以降" if word.last == 9 else f"地点{word.first}–{word.last}"


def kind_of_site(keyword: traits.Keyword, talk: CardSentence) -> str:
    """“平原の地点”, “聖域”."""
    name = talk.book.say(keyword)
    return name if keyword is traits.Keyword.SANCTUARY else f"{name}の地点"


CONDITIONS: dict[type, Any] = {
    values.Nope: lambda word, talk: refused(word.what, talk),
    values.BothHold: lambda word, talk: both([condition(word.left, talk), condition(word.right, talk)]),
    values.OneHolds: lambda word, talk: either(condition(word.left, talk), condition(word.right, talk)),
    values.CanSpot: can_spot,
    values.ItIs: lambda word, talk: f"{talk.it}が{is_such(word.noun, talk)}",
    values.ThisIs: lambda word, talk: f"{named(talk.book.speaker, talk.book)}が{is_such(word.noun, talk)}",
    values.BearerIs: lambda word, talk: f"所持者が{is_such(word.noun, talk)}",
    values.AtSite: lambda word, talk: f"旅の仲間が{kind_of_site(word.keyword, talk)}にいる",
    values.BearerAtSite: lambda word, talk: f"所持者が{kind_of_site(word.keyword, talk)}にいる",
    values.AtSites: lambda word, talk: f"旅の仲間が{site_numbers(word)}にいる",
    values.AtItsOwnSite: lambda word, talk: f"旅の仲間が{bearer(talk.book.speaker)}にいる",
    values.BurdensAtMost: lambda word, talk: f"指輪所持者の重荷が{word.count}つ以下である",
    values.CanSpotBurdens: lambda word, talk: f"重荷{word.count}つを確認できる",
    values.TwilightBelow: lambda word, talk: f"黄昏プールの黄昏トークンが{word.count}枚未満である",
    values.RingWorn: lambda word, talk: "指輪所持者が一つの指輪をはめている",
    values.InPhase: lambda word, talk: f"{talk.book.say(word.phase)}である",
    values.InSupportArea: lambda word, talk: f"{named(talk.book.speaker, talk.book)}が自分のサポートエリアにある",
    values.OnACharacter: lambda word, talk: f"キャラクターが{named(talk.book.speaker, talk.book)}を持っている",
    values.OnlyRaceIs: lambda word, talk: f"旅の仲間に属する仲間が全員{talk.book.say(word.race)}である",
    values.DeadCompanionsAtLeast: lambda word, talk: f"自由の民プレイヤーの死者の山に仲間が{word.count}人以上いる",
    values.BurdensAndDeadAtLeast: lambda word, talk: f"重荷と自由の民プレイヤーの死者の山にいる仲間の合計が{word.count}以上である",
    values.DrawDeckEmpty: lambda word, talk: "自由の民プレイヤーの山札がない",
    values.OpponentHolds: lambda word, talk: f"手札が{word.count}枚以上の対戦相手がいる",
    values.BearerStoodAside: lambda word, talk: "このターンに所持者が交戦に割り当てられず、他の仲間が割り当てられた",
    values.YouAreFreePeoples: lambda word, talk: "自由の民プレイヤーである",
}
