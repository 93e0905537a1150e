"""Chinese verbs: “使1名精灵劳累”, “使该矮人力量 +3、伤害 +1”, and whole deeds: “使1名精灵劳累，以治疗1名矮人”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.speech import deeds
from onetable.games.tcg.text.taking_apart import breaths, is_change, needs_of, paid_by
from onetable.games.tcg.text.zh.nouns import phrase
from onetable.games.tcg.text.zh.piles import PILES, limited
from onetable.games.tcg.text.zh.sentence import CardSentence, by, change, per
from onetable.games.tcg.traits import Keyword, Measure, Until
from onetable.games.tcg.words import costs, effects, fights, hands, targets, values, verbs
from onetable.language.zh.nouns import several

# ---- whole deeds

OPENINGS = ("若", "每", "你每", "你可以")
COUNTS = ("每有", "本阶段不计入", *[f"超过{digit}" for digit in range(10)])


def is_apart(text: str) -> bool:
    """Whether it opens with a condition, a count or a new subject, so that “以” and “则” cannot stand before it."""
    first = text.split("，")[0].split("。")[0]
    return text.startswith(OPENINGS) or any([count in first for count in COUNTS])


def then(text: str, joint: str) -> str:
    """What follows “以” or “则”; a text that stands apart is announced."""
    return f"{joint}执行以下效果：{text}" if is_apart(text) else joint + text


def deed(word: deeds.Deed, talk: CardSentence) -> str:
    """“若……，则使1名精灵劳累，以治疗1名矮人”."""
    needs = [talk.condition(what) for what in needs_of(word)]
    text = paid(paid_by(word), talk)
    does = done(word.effects, talk)
    if text and does:
        both_cost = isinstance(word.effects[0], effects.ChooseOne) and any([option.does.costs for option in word.effects[0].options])
        text += f"，并{does}" if both_cost else then(does, "，以")
    text = text or does
    return f"若{'，且'.join(needs)}，{then(text, '则')}" if needs else text


def paid(costs_: Sequence[Word], talk: CardSentence) -> str:
    """The costs; all that is spotted is said at once: “看见 Gandalf、1名矮人和1名精灵”."""
    seen = [text for cost in costs_ if (text := sight(cost, talk)) is not None]
    if len(seen) < 2:
        return "并".join([cost_text(cost, talk) for cost in costs_])
    return "并".join([f"看见{several(seen, '和')}", *[cost_text(cost, talk) for cost in costs_ if sight(cost, talk) is None]])


def cost_text(word: Word, talk: CardSentence) -> str:
    """A cost; of several the player chooses one: “使携带者劳累或弃置2张手牌”."""
    return "或".join([option(each, talk) for each in word.options]) if isinstance(word, effects.ChooseOne) else clause(word, talk)


def clause(word: Word, talk: CardSentence) -> str:
    """A cost or an effect, in the imperative."""
    return str(talk.said(word, "deed"))


def sight(word: Word, talk: CardSentence) -> str | None:
    """What must be spotted; None where something else is to be done."""
    said = SIGHTS.get(type(word)) or SIGHTS.get(type(word).__name__)
    return talk.fill(said, word) if said is not None else None


def done(steps: Sequence[Word], talk: CardSentence) -> str:
    """Several effects, one after the other; what is changed about the same card is said at once."""
    text, rest = "", breaths(steps)
    for number, words in enumerate(rest):
        more = breath(words, talk)
        if not number:
            text = more
        elif more == talk.again[0]:
            text += f"，然后{talk.again[1]}"
        else:
            text += f"。{more}" if is_apart(more) else f"，{'并' if words is rest[-1] else ''}{more}"
    return text


def breath(words: Sequence[Any], talk: CardSentence) -> str:
    """What is said in the same breath."""
    first, last = words[0], words[-1]
    if is_change(first):
        return made(words, talk)
    if len(words) == 1:
        return clause(first, talk)
    if isinstance(last, verbs.Heal):
        return f"治疗{talk.target(last.target)}至多{first.most}次"
    return f"{clause(first, talk)}2次"


COUNTED = (Keyword.DAMAGE, Keyword.DEFENDER)
ABLE: dict[object, str] = {Measure.TAKES_PART: "可以参加射箭和交锋", Measure.ONE_WOUND: "每个交锋阶段至多受1处伤口"}


def until(word: Any, talk: CardSentence) -> str:
    """How long, if it is longer than this phase."""
    return f"，{talk.book.say(word.until)}" if word.until is not Until.PHASE_END else ""


def made(words: Sequence[Any], talk: CardSentence) -> str:
    """“使1名矮人力量 +2、伤害 +1，直到重整阶段”."""
    whom, such = talk.target(words[0].target), quality(words[0], talk)
    for word in words[1:]:
        joint = "、" if isinstance(word, verbs.Strengthen) or word.what in COUNTED else "，且" if word.what in ABLE else "，并"
        such += joint + quality(word, talk)
    return f"{per(getattr(words[0], 'by', 0), talk)}使{whom}{such}{until(words[0], talk)}"


def quality(word: Any, talk: CardSentence) -> str:
    """What a card becomes."""
    if isinstance(word, verbs.Strengthen):
        return change(word.by, talk, "力量") + (f"（上限 +{word.limit}）" if word.limit else "")
    return ABLE[word.what] if word.what in ABLE else keyword(word.what, word.amount, talk)


def keyword(word: Keyword, number: int, talk: CardSentence) -> str:
    """“伤害 +1”, “凶猛”, “成为弓箭手”."""
    name = talk.book.say(word)
    if word in COUNTED:
        return f"{name} +{number}"
    return f"成为{name}" if word is Keyword.ARCHER else f"获得{name}"


GIVEN: dict[object, str] = {
    Measure.NO_WOUNDS: "防止{target}受到的所有伤口",
    Measure.NO_BONUS: "抵消{target}的力量加值",
    Measure.NO_ARCHERY: "{target}本阶段不计入小队射箭总数",
    Measure.TRIPLED: "使{target}只会被3倍力量压倒",
}


def give(word: verbs.Give, talk: CardSentence) -> str:
    """A quality that is given for a while."""
    return made([word], talk) if is_change(word) else talk.fill(GIVEN[word.what], word) + until(word, talk)


# ---- choosing


def option(word: effects.Option, talk: CardSentence) -> str:
    """One of several things."""
    return deed(word.does, replace(talk, called=dict(talk.called)))


def choose_one(word: effects.ChooseOne, talk: CardSentence) -> str:
    """“选择1项：……；或……”."""
    said = f"选择1项：{'；或'.join([option(each, talk) for each in word.options])}"
    return by(word.by, lambda: said, talk)


def when(word: effects.When, talk: CardSentence) -> str:
    """If, and otherwise; what is discarded if it can be spotted is named once."""
    first, seen = word.then[0], word.condition
    does, other = done(word.then, talk), done(word.otherwise, talk)
    if isinstance(seen, values.CanSpot) and isinstance(first, verbs.Discard) and first.target == targets.A(seen.noun):
        return f"{does}。若你看不见{phrase(seen.noun, talk.book).one()}，则改为{other}"
    return f"若{talk.condition(seen)}，则{does}{f'；否则，{other}' if other else ''}"


# ---- the others


def by_another(word: hands.By, talk: CardSentence) -> str:
    """What another player does, perhaps several times."""
    first = word.steps[0]
    if isinstance(first, effects.Repeat):
        return f"{per(first.count, talk)}{by(word.who, lambda: clause(first.effect, talk), talk)}（每次另行选择）"
    return by(word.who, lambda: done(word.steps, talk), talk)


def often(template: str) -> Any:
    """A verb that may be done several times."""
    return lambda word, talk: talk.fill(template, word) + ("" if word.times == 1 else f"{counted(word.times)}次")


def counted(times: object) -> object:
    """A number, or X."""
    return times if isinstance(times, int) else "X"


SIGHTS: dict[type | str, str] = {  # what must be spotted
    costs.Spot: "{noun:count}",
    costs.SpotBurdens: "{count}个重担",
    costs.SpotX: "{noun:count}",
    costs.SpotXBurdens: "X个重担",
    effects.SpotOpponentsSite: "对手的{number}号地点",
    "SpotAnOpponentsSite": "1处对手的地点",
}
CLAUSES: dict[type | str, Any] = {
    **PILES,
    deeds.Costs: lambda word, talk: "并".join([clause(part, talk) for part in word.parts]),
    deeds.Deed: deed,
    costs.If: "{what}",
    **{kind: f"看见{said}" for kind, said in SIGHTS.items()},
    effects.AddTwilight: "{count:per}增加{count:twilight}",
    effects.RemoveTwilight: lambda word, talk: (
        talk.fill("{count:per}移除{count:twilight}", word) + (f"（每阶段上限{word.limit}点）" if word.limit else "")
    ),
    effects.ChooseX: lambda word, talk: f"选择 X（{word.least}–{word.most}）" if isinstance(word.most, int) else "选择 X",
    effects.ChangeMoveLimit: "使本回合移动上限 {by:change}",
    effects.StayHere: "使护戒小队本回合不能再移动",
    effects.LayNextSite: "打出你的下一处地点（若该处有对手的地点，则替换之）",
    effects.ReplaceSite: lambda word, talk: talk.fill(
        "用你的{number}号地点替换{number}号地点" if word.number else "用你的同编号地点替换护戒小队当前所在的地点", word
    ),
    effects.When: when,
    effects.Repeat: lambda word, talk: f"{per(word.count, talk)}{clause(word.effect, talk)}（每次另行选择）",
    effects.Option: option,
    effects.ChooseOne: choose_one,
    effects.Afterwards: lambda word, talk: talk.book.say(word.ability, "later"),
    effects.EndShadowPhase: "结束你的暗影阶段",
    fights.CancelSkirmish: "抵消有{noun:one}参加的交锋",
    fights.CancelEvent: "抵消该事件",
    fights.AssignPair: "指派{defender}与{minion}交锋",
    fights.BarAssignment: lambda word, talk: talk.fill(
        f"使自由民族玩家本阶段不能指派{' {picked:card} ' if word.picked >= 0 else '{noun:that}'}与{{this}}交锋", word
    ),
    fights.TransferTo: "将{this}转移给{target}",
    hands.By: by_another,
    verbs.Exert: often("使{target}劳累"),
    verbs.Exhaust: "使{target}力竭",
    verbs.Wound: "使{target}受伤",
    verbs.Kill: "杀死{target}",
    verbs.Heal: often("治疗{target}"),
    verbs.Discard: "弃置{target}",
    verbs.Strengthen: lambda word, talk: made([word], talk),
    verbs.Give: give,
    verbs.ChangeTotal: "{by:per}使{what} {by:change}",
    verbs.Prevent: "防止{prevented}",
    verbs.Spare: "使{target}这次劳累时不放置伤口标记",
    verbs.PutOnTheRing: "使{target}戴上至尊魔戒，直到重整阶段",
    verbs.BecomeRingBearer: "使{target}成为持戒者",
    verbs.AddBurdens: limited("{count:per}增加{count:burden}"),
    verbs.RemoveBurdens: "{count:per}移除{count:burden}",
    verbs.Corrupt: "使持戒者堕落",
    "OncePerTurn": lambda word, talk: f"{clause(word.then, talk)}（每回合限1次）",
}
