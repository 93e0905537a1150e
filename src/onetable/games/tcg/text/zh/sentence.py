"""One Chinese sentence while it is being said: what it has named, and how it calls players, numbers and conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from onetable.core.phrasebook import MissingPhrase
from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.simple_words import holding
from onetable.games.tcg.text.taking_apart import number
from onetable.games.tcg.text.talk import Talk
from onetable.games.tcg.text.zh.nouns import SPEAKER, phrase, such
from onetable.language.text import Apart
from onetable.language.zh.nouns import several


class Tested(Apart):
    """What opens with a condition of its own."""

    __slots__ = ()


@dataclass
class CardSentence(Talk):
    """What a sentence remembers."""

    it: str = "该牌"
    during: str = ""  # when what the sentence answers happens: “在交锋阶段”
    prevented: str = "之"  # what can be prevented
    coming: ClassVar = ("该伤口", "该次治疗")
    ring_bearer: str = "持戒者"  # how the Ring-bearer is called, of whom a condition speaks
    own: str = "你的"  # whose the draw deck is
    named: words.Word | None = None  # upon whom a verb acted last
    again: tuple[str, str] = ("", "")  # what a player was just made to do who was named before: as it was said, and without naming him
    players: ClassVar = {
        words.You: "你", words.FreePeoples: "自由民族玩家", words.AnOpponent: "1名对手", words.ThatPlayer: "该玩家",
        words.AnyPlayer: "1名玩家", words.ItsPlayer: "该牌的玩家",
    }  # fmt: skip
    nouns, speaker, stop = staticmethod(phrase), SPEAKER, "。"
    optional: ClassVar = {
        "plus": " +{}",
        "most": "（上限 +{limit}）", "limit": "（上限{limit}个重担）", "per phase": "（每阶段上限{limit}点）", "once": "（每回合限1次）",
        "upon": "到{on:a}上", "free": "，不支付其暮光费用", "unpaid": "，不付暮光费用", "cheaper": "（暮光费用 −{discount}）",
        "until": "，{until}", "often": "{times:x}次", "at most": "至多", "against": "与 {losers} 的",
        "about": "（{subject:title}）",
    }  # fmt: skip
    changes: ClassVar = {
        words.Or: "{plain:change}（若{when}，则改为 {better:change}）",
        words.StrengthOf: "+X，X 为{target}的力量",
    }

    def target(self, word: words.Word) -> str:
        self.named = word
        return super().target(word)

    def again_or_named(self, word: words.Word) -> str:
        """“其” for whoever was named just before: “使 Gimli 劳累，以使其力量 +2”."""
        last = self.named
        found = self.target(word)
        called = isinstance(last, words.A) and found == self.called.get(last.noun)
        return "其" if called or (isinstance(word, (words.This, words.ItsBearer)) and last == word) else found

    def listed(self, names: Iterable[str], form: str = "") -> str:
        if form == "sight":
            return several(names)
        return f" {({'full': '；', 'or': '或'}.get(form, '、')).join(names) or '没有牌'} "

    def fill(self, template: str, word: object) -> str:
        found = self.pieces(template, word)
        is_apart = isinstance(template, Apart) or isinstance(next(filter(None, found), ""), Apart)
        return Apart("".join(found)) if is_apart else "".join(found)

    def deed(self, word: Any) -> str:
        found: str = self.said(word, "deed")  # perhaps apart
        return found

    def condition(self, word: words.Word) -> str:
        return "".join(parted(word, self))

    def per(self, count: object) -> str:
        """What is counted, before all else: “你每能看见1名精灵，”; nothing before a plain number."""
        word = count.of_what if isinstance(count, words.Times) else count
        return Apart(self.said(word, "per")) if isinstance(word, words.Word) and (type(word), "per") in self.book.phrases else ""

    def counted(self, count: Any, what: str) -> str:
        """A number of things: “2张牌”, “1个重担（若……，则改为2个）”."""
        measure, noun = COUNTED[what]
        if isinstance(count, words.Or):
            return f"{count.plain}{measure}{noun}（若{self.condition(count.when)}，则改为{count.better}{measure}）"
        plain = number(count) if isinstance(count, (int, words.ChosenNumber)) else getattr(count, "factor", 1)
        return f"{plain}{measure}{noun}"


def by(who: words.Who, say: Callable[[], str], talk: CardSentence) -> str:
    """Somebody does something, perhaps with what is 你的 or 其."""
    if isinstance(who, words.You):
        return say()
    talk.own = "其"
    done, talk.own = say(), "你的"
    if talk.player and (isinstance(who, words.ThatPlayer) or talk.player == talk.players.get(type(who))):
        talk.again = f"令该玩家{done}", done
        return talk.again[0]
    if isinstance(who, words.ItsPlayer):
        return f"令{talk.it}的玩家{done}"
    talk.player = talk.who(who)
    return f"令{talk.player}{done}"


# ---- numbers


def of_the_dead(word: words.ForEachDead, talk: CardSentence) -> str:
    """From here on the sentence has named the Free Peoples player."""
    talk.player = talk.players[words.FreePeoples]
    return f"{talk.player}的死亡牌堆中每有1张牌，"


COUNTED = {"cards": ("张", "牌"), "sheets": ("张", ""), "burden": ("个", "重担"), "twilight": ("点", "暮光")}
FIGURES: dict[type, Any] = {
    words.ForEach: "你每能看见{noun:a}，",
    words.ForEachOver: "{noun:one}超过{number}{noun:measure}时，每多1{noun:measure}，",
    words.ForEachRace: "你的同伴中每有1个下列种族（{races}），",
    words.ForEachBurden: "每有1个重担，",
    words.ForEachDead: of_the_dead,
    words.ForEachInHand: "每展示出1张{noun:one}牌，",
}

# ---- conditions


class Opening(NamedTuple):
    """How a condition begins, if it holds or not, and the rest: of two that begin alike it is said once."""

    opening: str
    denied: str
    rest: Any  # a row


def parted(word: words.Word, talk: CardSentence) -> tuple[str, str]:
    """How a condition begins, and the rest of it."""
    found = holding(word)
    row = talk.book.own(type(found), "if")
    return (row.opening, str(talk.row(row.rest, found))) if isinstance(row, Opening) else ("", str(talk.row(row, found)))


def either(word: words.OneHolds, talk: CardSentence) -> str:
    """“你能看见6名同伴或5个重担”."""
    (opening, left), (other, right) = parted(word.left, talk), parted(word.right, talk)
    return f"{opening}{left}或{right}" if opening and opening == other else f"{opening}{left}，或{other}{right}"


def refused(word: words.Word, talk: CardSentence) -> str:
    """What does not hold."""
    row: Any = talk.book.own(type(word), "if")
    if isinstance(word, words.CanSpot):
        found = phrase(word.noun, talk.book)
        return f"你看不见{found.all if word.count == 1 and not found.names else found.count(word.count)}"
    if isinstance(row, Opening):
        return row.denied + str(talk.row(row.rest, word))
    if isinstance(word, (words.ItIs, words.BearerIs)):
        return f"{talk.it if isinstance(word, words.ItIs) else '携带者'}不{is_such(word.noun, talk)}"
    if word not in DENIED:
        raise MissingPhrase(f"{talk.book.code} cannot deny {word}")
    return talk.fill(DENIED[word], word)


DENIED: dict[words.Word, str] = {
    words.YouAreFreePeoples(): "你是暗影玩家",
    words.RingWorn(): "{ring_bearer}没有戴着至尊魔戒",
    words.ThisIs(words.Assigned()): "{this}未被指派到交锋",
}


def is_such(noun: words.Word, talk: CardSentence) -> str:
    """A predicate: “是霍比特人”, “携带手持武器”, “正与弓箭手交锋”."""
    if isinstance(noun, words.Has) and noun.keyword is words.Keyword.DEFENDER:
        return "具有防御者"
    return such(noun, talk.book) or f"是{phrase(noun, talk.book).one}"


def about(subject: str) -> Any:
    """Something about the card that the condition speaks of."""
    return lambda word, talk: talk.fill(subject, word) + is_such(word.noun, talk)


AT, NOT_AT = "护戒小队位于", "护戒小队不在"
SITES = {"next": "{first}号或{last}号地点", "later": "{first}号或之后的地点", "": "{first}–{last}号地点"}
CONDITIONS: dict[object, Any] = {
    words.Nope: lambda word, talk: refused(word.what, talk),
    words.BothHold: "{left}，且{right}",
    words.OneHolds: either,
    words.CanSpot: Opening("你能看见", "你看不见", "{noun:count}"),
    words.RingBearerIs: about("{ring_bearer}"),
    words.InTheCurrentSkirmish: "当前交锋中有{noun:a}",
    words.ItIs: about("{it}"),
    words.ThisIs: about("{this}"),
    words.BearerIs: about("携带者"),
    words.AtSite: Opening(AT, NOT_AT, "{keyword:site}"),
    words.AtSites: Opening(AT, NOT_AT, SITES),
    words.AtItsOwnSite: Opening(AT, NOT_AT, "{bearer}"),
    words.BearerAtSite: "携带者位于{keyword:site}",
    words.BurdensAtMost: "{ring_bearer}的重担不超过{count}个",
    words.CanSpotBurdens: Opening("你能看见", "你看不见", "{count}个重担"),
    words.TwilightBelow: "暮光池中的暮光标记少于{count}枚",
    words.RingWorn: "{ring_bearer}戴着至尊魔戒",
    words.InPhase: "正处于{phase}",
    words.InSupportArea: "{this}在你的支援区",
    words.OnACharacter: "{this}由1名角色携带",
    words.OnlyRaceIs: "护戒小队中的每名同伴都是{race}",
    words.DeadCompanionsAtLeast: "自由民族玩家的死亡牌堆中至少有{count}名同伴",
    words.BurdensAndDeadAtLeast: "重担与自由民族玩家死亡牌堆中的同伴合计至少为{count}",
    words.DrawDeckEmpty: "自由民族玩家的抽牌堆已空",
    words.OpponentHolds: "1名对手至少有{count}张手牌",
    words.BearerStoodAside: "携带者本回合未被指派到交锋，而另有同伴被指派",
    words.YouAreFreePeoples: "你是自由民族玩家",
}
