"""One Chinese sentence while it is being said: what it has named, and how it calls targets, players, numbers and conditions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg import traits
from onetable.games.tcg.speech import pronouns
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.parts import Condition, Filter, Target
from onetable.games.tcg.text.book import CardBook, signed
from onetable.games.tcg.text.phrases import within
from onetable.games.tcg.text.taking_apart import flat, joined
from onetable.games.tcg.text.zh.nouns import bearer, named, phrase, such
from onetable.games.tcg.words import hands, nouns, targets, values


@dataclass
class CardSentence:
    """What a sentence remembers."""

    book: CardBook
    it: str = "该牌"
    player: str = ""  # who was last made to do something
    during: str = ""  # when what the sentence answers happens: “在交锋阶段”
    prevented: str = "之"  # what can be prevented
    bearer: str = "持戒者"  # how the Ring-bearer is called, of whom a condition speaks
    again: tuple[str, str] = ("", "")  # what a player was just made to do who was named before: as it was said, and without naming him
    called: dict[Word, str] = field(default_factory=dict)

    def name(self, noun: Word, count: object = 1) -> str:
        """So many of a noun; from here on the sentence can call it “该……”."""
        found = phrase(noun, self.book)
        self.it = self.called[noun] = found.that()
        return found.count(count)


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
        return f" {talk.it} "
    if isinstance(word, targets.That):
        return talk.called.get(word.noun, phrase(word.noun, book).that())
    if isinstance(word, pronouns.This):
        return named(book.speaker, book)
    return bearer(book.speaker) if isinstance(word, pronouns.ItsBearer) else talk.it


PLAYERS: dict[object, str] = {
    targets.FreePeoples: "自由民族玩家",
    targets.AnOpponent: "1名对手",
    targets.ThatPlayer: "该玩家",
    targets.AnyPlayer: "1名玩家",
    targets.ItsPlayer: "该牌的玩家",
}


def by(who: targets.Who, verb: str | Callable[[str], str], talk: CardSentence) -> str:
    """Somebody does something, perhaps with what is 你的 or 其."""
    done = verb if isinstance(verb, str) else verb("你的" if isinstance(who, targets.You) else "其")
    if isinstance(who, targets.You):
        return done
    if talk.player and (isinstance(who, targets.ThatPlayer) or talk.player == PLAYERS.get(type(who))):
        talk.again = f"令该玩家{done}", done
        return talk.again[0]
    if isinstance(who, targets.ItsPlayer):
        return f"令{talk.it}的玩家{done}"
    talk.player = talk.book.say(Player(who.seat)) if isinstance(who, targets.Chosen) else PLAYERS[type(who)]
    return f"令{talk.player}{done}"


# ---- numbers


def per(count: object, talk: CardSentence) -> str:
    """What is counted, before all else: “你每能看见1名精灵，”; nothing before a plain number."""
    book, word = talk.book, count.of_what if isinstance(count, values.Times) else count
    if isinstance(word, values.ForEach):
        return f"你每能看见{phrase(word.noun, book).a()}，"
    if isinstance(word, values.ForEachOver):
        found = phrase(word.noun, book)
        return f"{found.one()}超过{word.number}{found.measure}时，每多1{found.measure}，"
    if isinstance(word, values.ForEachRace):
        return f"{'、'.join([book.say(race) for race in word.races])}之中，你的同伴每包括1个种族，"
    if isinstance(word, hands.ForEachInHand):
        return f"每展示出1张{phrase(word.noun, book).one()}牌，"
    if isinstance(word, values.ForEachBurden):
        return "每有1个重担，"
    if isinstance(word, values.ForEachDead):
        talk.player = PLAYERS[targets.FreePeoples]
        return f"{talk.player}的死亡牌堆中每有1张牌，"
    return within(word, "per", talk, field_text) if isinstance(word, Word) and (type(word), "per") in book.phrases else ""


def change(by_: object, talk: CardSentence, name: str = "") -> str:
    """A change of a number: “力量 +2”; what it is counted by stands before, see `per`."""
    label = f"{name} " if name else ""
    if isinstance(by_, int):
        return f"{label}{signed(by_)}"
    if isinstance(by_, values.Or):
        return f"{label}{signed(by_.plain)}（若{condition(by_.when, talk)}，则改为 {signed(by_.better)}）"
    if isinstance(by_, values.ChosenNumber):
        return f"{label}+X"
    if isinstance(by_, values.StrengthOf):
        return f"{label}+X，X 为{target(by_.target, talk)}的力量"
    if isinstance(by_, values.Times):
        sign = signed(by_.factor)
        return f"{label}{sign[0]}X" if isinstance(by_.of_what, values.ChosenNumber) else f"{label}{sign}"
    limit = getattr(by_, "limit", 99)
    return f"{label}+1{f'（上限 +{limit}）' if limit != 99 else ''}"


def amount(count: object, measure: str, noun: str, talk: CardSentence) -> str:
    """A number of things: “2张牌”, “1个重担（若……，则改为2个）”."""
    if isinstance(count, int):
        return f"{count}{measure}{noun}"
    if isinstance(count, values.ChosenNumber):
        return f"X{measure}{noun}"
    if isinstance(count, values.Or):
        return f"{count.plain}{measure}{noun}（若{condition(count.when, talk)}，则改为{count.better}{measure}）"
    return f"{count.factor if isinstance(count, values.Times) else 1}{measure}{noun}"


# ---- conditions


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
        return f"你看不见{found.all() if word.count == 1 and not found.names else found.count(word.count)}"
    if isinstance(word, values.YouAreFreePeoples):
        return "你是暗影玩家"
    if isinstance(word, values.RingWorn):
        return f"{talk.bearer}没有戴着至尊魔戒"
    if isinstance(word, values.ThisIs):
        return f"{named(talk.book.speaker, talk.book)}未被指派到交锋"
    if type(word) in SITES:
        return f"护戒小队不在{SITES[type(word)](word, talk)}"
    assert isinstance(word, (values.ItIs, values.BearerIs))
    return f"{talk.it if isinstance(word, values.ItIs) else '携带者'}不{is_such(word.noun, talk)}"


def either(word: values.OneHolds, talk: CardSentence) -> str:
    """One or the other; how both begin is said once: “你能看见6名同伴或5个重担”."""
    left, right = word.left, word.right
    if type(left) in SITES and type(right) in SITES:
        return f"{condition(left, talk)}或{SITES[type(right)](right, talk)}"
    if is_plainly_spotted(left) and is_plainly_spotted(right):
        return f"{condition(left, talk)}或{spotted(right, talk)}"
    return f"{condition(left, talk)}，或{condition(right, talk)}"


def is_plainly_spotted(word: Word) -> bool:
    """Whether it says what you can spot, not how the Ring-bearer is or who is in the skirmish."""
    if not isinstance(word, values.CanSpot):
        return isinstance(word, values.CanSpotBurdens)
    parts = flat(word.noun)
    return not (nouns.RING_BEARER in parts and len(parts) == 2) and nouns.IN_THE_SKIRMISH not in parts


def spotted(word: Any, talk: CardSentence) -> str:
    """What you can spot."""
    return f"{word.count}个重担" if isinstance(word, values.CanSpotBurdens) else phrase(word.noun, talk.book).count(word.count)


def can_spot(word: values.CanSpot, talk: CardSentence) -> str:
    """“你能看见2名精灵”; of the Ring-bearer what is said is said at once."""
    parts = flat(word.noun)
    if nouns.RING_BEARER in parts and len(parts) == 2:
        return f"{talk.bearer}{is_such(parts[1], talk)}"
    if nouns.IN_THE_SKIRMISH in parts:
        there = phrase(joined([part for part in parts if part != nouns.IN_THE_SKIRMISH]), talk.book)
        return f"当前交锋中有{there.count(word.count)}"
    return f"你能看见{spotted(word, talk)}"


def is_such(noun: Word, talk: CardSentence) -> str:
    """A predicate: “是霍比特人”, “携带1件手持武器”, “正与1名弓箭手交锋”."""
    if isinstance(noun, nouns.Has) and noun.keyword is traits.Keyword.DEFENDER:
        return "具有防御者"
    return such(noun, talk.book) or f"是{phrase(noun, talk.book).one()}"


def site_numbers(word: values.AtSites) -> str:
    """“4号或5号地点”, “1–4号地点”."""
    if word.last == word.first + 1:
        return f"{word.first}号或{word.last}号地点"
    return f"{word.first}号或之后的地点" if word.last == 9 else f"{word.first}–{word.last}号地点"


def kind_of_site(keyword: traits.Keyword, talk: CardSentence) -> str:
    """“平原地点”, “庇护所”."""
    name = talk.book.say(keyword)
    return name if keyword is traits.Keyword.SANCTUARY else f"{name}地点"


SITES: dict[type, Any] = {
    values.AtSite: lambda word, talk: kind_of_site(word.keyword, talk),
    values.AtSites: lambda word, talk: site_numbers(word),
    values.AtItsOwnSite: lambda word, talk: bearer(talk.book.speaker),
}
CONDITIONS: dict[type | str, Any] = {
    values.Nope: lambda word, talk: refused(word.what, talk),
    values.BothHold: lambda word, talk: f"{condition(word.left, talk)}，且{condition(word.right, talk)}",
    values.OneHolds: either,
    values.CanSpot: can_spot,
    values.ItIs: lambda word, talk: f"{talk.it}{is_such(word.noun, talk)}",
    values.ThisIs: lambda word, talk: f"{named(talk.book.speaker, talk.book)}{is_such(word.noun, talk)}",
    values.BearerIs: lambda word, talk: f"携带者{is_such(word.noun, talk)}",
    **dict.fromkeys(SITES, lambda word, talk: f"护戒小队位于{SITES[type(word)](word, talk)}"),
    values.BearerAtSite: lambda word, talk: f"携带者位于{kind_of_site(word.keyword, talk)}",
    values.BurdensAtMost: lambda word, talk: f"{talk.bearer}的重担不超过{word.count}个",
    values.CanSpotBurdens: lambda word, talk: f"你能看见{spotted(word, talk)}",
    values.TwilightBelow: lambda word, talk: f"暮光池中的暮光标记少于{word.count}枚",
    values.RingWorn: lambda word, talk: f"{talk.bearer}戴着至尊魔戒",
    values.InPhase: lambda word, talk: f"正处于{talk.book.say(word.phase)}",
    values.InSupportArea: lambda word, talk: f"{named(talk.book.speaker, talk.book)}在你的支援区",
    values.OnACharacter: lambda word, talk: f"{named(talk.book.speaker, talk.book)}由1名角色携带",
    values.OnlyRaceIs: lambda word, talk: f"护戒小队中的每名同伴都是{talk.book.say(word.race)}",
    values.DeadCompanionsAtLeast: lambda word, talk: f"自由民族玩家的死亡牌堆中至少有{word.count}名同伴",
    values.BurdensAndDeadAtLeast: lambda word, talk: f"重担与自由民族玩家死亡牌堆中的同伴合计至少为{word.count}",
    values.DrawDeckEmpty: lambda word, talk: "自由民族玩家的抽牌堆已空",
    values.OpponentHolds: lambda word, talk: f"1名对手至少有{word.count}张手牌",
    values.BearerStoodAside: lambda word, talk: "携带者本回合未被指派到交锋，而另有同伴被指派",
    values.YouAreFreePeoples: lambda word, talk: "你是自由民族玩家",
}
