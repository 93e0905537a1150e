"""One Chinese sentence while it is being said: what it has named, and how it calls players, numbers and conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from onetable.core.phrasebook import MissingPhrase
from onetable.core.word import Word
from onetable.games.tcg import traits
from onetable.games.tcg.text.simple_words import InTheCurrentSkirmish, RingBearerIs, holding
from onetable.games.tcg.text.talk import Talk, number
from onetable.games.tcg.text.zh.nouns import SPEAKER, NounPhrase, phrase, such
from onetable.games.tcg.words import hands, nouns, targets, values
from onetable.language.text import Gap, gaps
from onetable.language.zh.nouns import several
from onetable.language.zh.verbs import Apart

OPENINGS = ("若", "每", "你每", "你可以")  # of a template that stands apart


@dataclass
class CardSentence(Talk):
    """What a sentence remembers."""

    it: str = "该牌"
    during: str = ""  # when what the sentence answers happens: “在交锋阶段”
    prevented: str = "之"  # what can be prevented
    ring_bearer: str = "持戒者"  # how the Ring-bearer is called, of whom a condition speaks
    own: str = "你的"  # whose the draw deck is
    again: tuple[str, str] = ("", "")  # what a player was just made to do who was named before: as it was said, and without naming him
    players: ClassVar = {
        targets.You: "你", targets.FreePeoples: "自由民族玩家", targets.AnOpponent: "1名对手", targets.ThatPlayer: "该玩家",
        targets.AnyPlayer: "1名玩家", targets.ItsPlayer: "该牌的玩家",
    }  # fmt: skip
    speaker, stop = SPEAKER, "。"
    optional: ClassVar = {
        "most": "（上限 +{limit}）", "limit": "（上限{limit}个重担）", "per phase": "（每阶段上限{limit}点）", "once": "（每回合限1次）",
        "upon": "到{on:a}上", "free": "，不支付其暮光费用", "unpaid": "，不付暮光费用", "cheaper": "（暮光费用 −{discount}）",
        "until": "，{until}", "often": "{times:x}次", "against": "与 {losers} 的",
        "from hand": "打出 {source:title}", "about": "（{subject:title}）",
    }  # fmt: skip
    changes: ClassVar = {
        values.Or: "{plain:change}（若{when}，则改为 {better:change}）",
        values.StrengthOf: "+X，X 为{target}的力量",
    }

    def phrase(self, noun: Word) -> NounPhrase:
        return phrase(noun, self.book)

    def listed(self, names: Iterable[str], form: str = "") -> str:
        if form == "sight":
            return several(names)
        return f" {({'full': '；', 'or': '或'}.get(form, '、')).join(names) or '没有牌'} "

    def fill(self, template: str, word: Word) -> str:
        found = [self.gap(piece, word) if isinstance(piece, Gap) else piece for piece in gaps(template)]
        is_apart = template.startswith(OPENINGS) or isinstance(next(filter(None, found), ""), Apart)
        return Apart("".join(found)) if is_apart else "".join(found)

    def deed(self, word: Any) -> str:
        found: str = self.said(word, "deed")  # perhaps apart
        return found

    def condition(self, word: Word) -> str:
        return "".join(parted(word, self))

    def per(self, count: object) -> str:
        """What is counted, before all else: “你每能看见1名精灵，”; nothing before a plain number."""
        word = count.of_what if isinstance(count, values.Times) else count
        return Apart(self.said(word, "per")) if isinstance(word, Word) and (type(word), "per") in self.book.phrases else ""

    def counted(self, count: Any, what: str) -> str:
        """A number of things: “2张牌”, “1个重担（若……，则改为2个）”."""
        measure, noun = COUNTED[what]
        if isinstance(count, values.Or):
            return f"{count.plain}{measure}{noun}（若{self.condition(count.when)}，则改为{count.better}{measure}）"
        plain = number(count) if isinstance(count, (int, values.ChosenNumber)) else getattr(count, "factor", 1)
        return f"{plain}{measure}{noun}"


def by(who: targets.Who, say: Callable[[], str], talk: CardSentence) -> str:
    """Somebody does something, perhaps with what is 你的 or 其."""
    if isinstance(who, targets.You):
        return say()
    talk.own = "其"
    done, talk.own = say(), "你的"
    if talk.player and (isinstance(who, targets.ThatPlayer) or talk.player == talk.players.get(type(who))):
        talk.again = f"令该玩家{done}", done
        return talk.again[0]
    if isinstance(who, targets.ItsPlayer):
        return f"令{talk.it}的玩家{done}"
    talk.player = talk.who(who)
    return f"令{talk.player}{done}"


# ---- numbers


def of_the_dead(word: values.ForEachDead, talk: CardSentence) -> str:
    """From here on the sentence has named the Free Peoples player."""
    talk.player = talk.players[targets.FreePeoples]
    return f"{talk.player}的死亡牌堆中每有1张牌，"


COUNTED = {"cards": ("张", "牌"), "burden": ("个", "重担"), "twilight": ("点", "暮光")}
FIGURES: dict[type, Any] = {
    values.ForEach: "你每能看见{noun:a}，",
    values.ForEachOver: "{noun:one}超过{number}{noun:measure}时，每多1{noun:measure}，",
    values.ForEachRace: "{races}之中，你的同伴每包括1个种族，",
    values.ForEachBurden: "每有1个重担，",
    values.ForEachDead: of_the_dead,
    hands.ForEachInHand: "每展示出1张{noun:one}牌，",
}

# ---- conditions


class Opening(NamedTuple):
    """How a condition begins, if it holds or not, and the rest: of two that begin alike it is said once."""

    opening: str
    denied: str
    rest: Any  # a row


def parted(word: Word, talk: CardSentence) -> tuple[str, str]:
    """How a condition begins, and the rest of it."""
    found = holding(word)
    row = talk.book.own(type(found), "if")
    return (row.opening, str(talk.row(row.rest, found))) if isinstance(row, Opening) else ("", str(talk.row(row, found)))


def either(word: values.OneHolds, talk: CardSentence) -> str:
    """“你能看见6名同伴或5个重担”."""
    (opening, left), (other, right) = parted(word.left, talk), parted(word.right, talk)
    return f"{opening}{left}或{right}" if opening and opening == other else f"{opening}{left}，或{other}{right}"


def refused(word: Word, talk: CardSentence) -> str:
    """What does not hold."""
    row: Any = talk.book.own(type(word), "if")
    if isinstance(word, values.CanSpot):
        found = phrase(word.noun, talk.book)
        return f"你看不见{found.all() if word.count == 1 and not found.names else found.count(word.count)}"
    if isinstance(row, Opening):
        return row.denied + str(talk.row(row.rest, word))
    if isinstance(word, (values.ItIs, values.BearerIs)):
        return f"{talk.it if isinstance(word, values.ItIs) else '携带者'}不{is_such(word.noun, talk)}"
    if word not in DENIED:
        raise MissingPhrase(f"{talk.book.code} cannot deny {word}")
    return talk.fill(DENIED[word], word)


DENIED: dict[Word, str] = {
    values.YouAreFreePeoples(): "你是暗影玩家",
    values.RingWorn(): "{ring_bearer}没有戴着至尊魔戒",
    values.ThisIs(nouns.Assigned()): "{this}未被指派到交锋",
}


def is_such(noun: Word, talk: CardSentence) -> str:
    """A predicate: “是霍比特人”, “携带1件手持武器”, “正与1名弓箭手交锋”."""
    if isinstance(noun, nouns.Has) and noun.keyword is traits.Keyword.DEFENDER:
        return "具有防御者"
    return such(noun, talk.book) or f"是{phrase(noun, talk.book).one()}"


def about(subject: str) -> Any:
    """Something about the card that the condition speaks of."""
    return lambda word, talk: talk.fill(subject, word) + is_such(word.noun, talk)


AT, NOT_AT = "护戒小队位于", "护戒小队不在"
SITES = {"next": "{first}号或{last}号地点", "later": "{first}号或之后的地点", "": "{first}–{last}号地点"}
CONDITIONS: dict[type | str, Any] = {
    values.Nope: lambda word, talk: refused(word.what, talk),
    values.BothHold: "{left}，且{right}",
    values.OneHolds: either,
    values.CanSpot: Opening("你能看见", "你看不见", "{noun:count}"),
    RingBearerIs: about("{ring_bearer}"),
    InTheCurrentSkirmish: "当前交锋中有{noun:a}",
    values.ItIs: about("{it}"),
    values.ThisIs: about("{this}"),
    values.BearerIs: about("携带者"),
    values.AtSite: Opening(AT, NOT_AT, "{keyword:site}"),
    values.AtSites: Opening(AT, NOT_AT, SITES),
    values.AtItsOwnSite: Opening(AT, NOT_AT, "{bearer}"),
    values.BearerAtSite: "携带者位于{keyword:site}",
    values.BurdensAtMost: "{ring_bearer}的重担不超过{count}个",
    values.CanSpotBurdens: Opening("你能看见", "你看不见", "{count}个重担"),
    values.TwilightBelow: "暮光池中的暮光标记少于{count}枚",
    values.RingWorn: "{ring_bearer}戴着至尊魔戒",
    values.InPhase: "正处于{phase}",
    values.InSupportArea: "{this}在你的支援区",
    values.OnACharacter: "{this}由1名角色携带",
    values.OnlyRaceIs: "护戒小队中的每名同伴都是{race}",
    values.DeadCompanionsAtLeast: "自由民族玩家的死亡牌堆中至少有{count}名同伴",
    values.BurdensAndDeadAtLeast: "重担与自由民族玩家死亡牌堆中的同伴合计至少为{count}",
    values.DrawDeckEmpty: "自由民族玩家的抽牌堆已空",
    values.OpponentHolds: "1名对手至少有{count}张手牌",
    values.BearerStoodAside: "携带者本回合未被指派到交锋，而另有同伴被指派",
    values.YouAreFreePeoples: "你是自由民族玩家",
}
