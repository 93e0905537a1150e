"""Chinese verbs: “使1名精灵劳累”, “使该矮人力量 +3、伤害 +1”, and whole deeds: “使1名精灵劳累，以治疗1名矮人”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.speech import deeds, pronouns
from onetable.games.tcg.text.phrases import within
from onetable.games.tcg.text.taking_apart import is_about_same, is_change
from onetable.games.tcg.text.zh.nouns import phrase
from onetable.games.tcg.text.zh.piles import PILES, limited
from onetable.games.tcg.text.zh.sentence import CardSentence, amount, by, change, condition, field_text, per, target
from onetable.games.tcg.traits import Keyword, Measure, Until
from onetable.games.tcg.words import costs, effects, fights, hands, targets, values, verbs
from onetable.language.zh.nouns import several


def clause(word: Word, talk: CardSentence) -> str:
    """A cost or an effect, in the imperative."""
    return within(word, "deed", talk, field_text)


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
    needs = [condition(cost.what, talk) for cost in word.costs if isinstance(cost, costs.If)]
    text = paid(word, talk)
    does = done(word.effects, talk)
    if text and does:
        both_cost = isinstance(word.effects[0], effects.ChooseOne) and any([option.does.costs for option in word.effects[0].options])
        text += f"，并{does}" if both_cost else then(does, "，以")
    text = text or does
    return f"若{'，且'.join(needs)}，{then(text, '则')}" if needs else text


def paid(word: deeds.Deed, talk: CardSentence) -> str:
    """The costs; what an effect names anyway is not spotted before."""
    named = [getattr(getattr(effect, "target", None), "noun", None) for effect in word.effects]
    said = [cost for cost in word.costs if isinstance(cost, Word) and not isinstance(cost, costs.If)]
    return "并".join(spotted([cost for cost in said if not (isinstance(cost, costs.Spot) and cost.noun in named)], talk))


def cost_text(word: Word, talk: CardSentence) -> str:
    """A cost; of several the player chooses one: “使携带者劳累或弃置2张手牌”."""
    return "或".join([option(each, talk) for each in word.options]) if isinstance(word, effects.ChooseOne) else clause(word, talk)


def sight(word: Word, talk: CardSentence) -> str | None:
    """What must be spotted; None where something else is to be done."""
    said = SIGHTS.get(type(word)) or SIGHTS.get(type(word).__name__)
    return said(word, talk) if said is not None else None


def spotted(paid: Sequence[Word], talk: CardSentence) -> list[str]:
    """What is paid; all that is spotted is said at once: “看见 Gandalf、1名矮人和1名精灵”."""
    seen = [text for word in paid if (text := sight(word, talk)) is not None]
    if len(seen) < 2:
        return [cost_text(word, talk) for word in paid]
    return [f"看见{several(seen, '和')}", *[cost_text(word, talk) for word in paid if sight(word, talk) is None]]


def done(steps: Sequence[Word], talk: CardSentence) -> str:
    """Several effects, one after the other; what is changed about the same card is said at once."""
    rest = list(steps)
    text = next_clause(rest, talk) if rest else ""
    while rest:
        more = next_clause(rest, talk)
        if more == talk.again[0]:
            text += f"，然后{talk.again[1]}"
        else:
            text += f"。{more}" if is_apart(more) else f"，{'' if rest else '并'}{more}"
    return text


def next_clause(rest: list[Any], talk: CardSentence) -> str:
    """The first of these effects, with those that are said in the same breath; they are taken from the list."""
    first = rest.pop(0)
    if is_change(first):
        same = [first]
        while rest and is_change(rest[0]) and is_about_same(first, rest[0]):
            same.append(rest.pop(0))
        return made(same, talk)
    if isinstance(first, verbs.Wound) and rest and rest[0] == verbs.Wound(pronouns.IT):
        rest.pop(0)
        return f"{clause(first, talk)}2次"
    if isinstance(first, effects.ChooseX) and rest and isinstance(rest[0], verbs.Heal):
        return f"治疗{target(rest.pop(0).target, talk)}至多{first.most}次"
    return clause(first, talk)


COUNTED = (Keyword.DAMAGE, Keyword.DEFENDER)
ABLE: dict[object, str] = {Measure.TAKES_PART: "可以参加射箭和交锋", Measure.ONE_WOUND: "每个交锋阶段至多受1处伤口"}


def made(words: Sequence[Any], talk: CardSentence) -> str:
    """“使1名矮人力量 +2、伤害 +1，直到重整阶段”."""
    whom = target(words[0].target, talk)
    until = f"，{talk.book.say(words[0].until)}" if words[0].until is not Until.PHASE_END else ""
    such = quality(words[0], talk)
    for word in words[1:]:
        joint = "、" if isinstance(word, verbs.Strengthen) or word.what in COUNTED else "，且" if word.what in ABLE else "，并"
        such += joint + quality(word, talk)
    return f"{per(getattr(words[0], 'by', 0), talk)}使{whom}{such}{until}"


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


def give(word: verbs.Give, talk: CardSentence) -> str:
    """Other qualities that are given for a while."""
    whom = target(word.target, talk)
    until = f"，{talk.book.say(word.until)}" if word.until is not Until.PHASE_END else ""
    if word.what is Measure.NO_WOUNDS:
        return f"防止{whom}受到的所有伤口{until}"
    if word.what is Measure.NO_BONUS:
        return f"抵消{whom}的力量加值{until}"
    if word.what is Measure.NO_ARCHERY:
        return f"{whom}本阶段不计入小队射箭总数"
    return f"使{whom}只会被3倍力量压倒{until}"


# ---- choosing


def option(word: effects.Option, talk: CardSentence) -> str:
    """One of several things."""
    return deed(word.does, replace(talk, called=dict(talk.called)))


def choose_one(word: effects.ChooseOne, talk: CardSentence) -> str:
    """“选择1项：……；或……”."""
    texts = [option(each, talk) for each in word.options]
    return by(word.by, f"选择1项：{'；或'.join(texts)}", talk)


def when(word: effects.When, talk: CardSentence) -> str:
    """If, and otherwise; what is discarded if it can be spotted is named once."""
    first, seen = word.then[0], word.condition
    does, other = done(word.then, talk), done(word.otherwise, talk)
    if isinstance(seen, values.CanSpot) and isinstance(first, verbs.Discard) and first.target == targets.A(seen.noun):
        return f"{does}。若你看不见{phrase(seen.noun, talk.book).one()}，则改为{other}"
    return f"若{condition(seen, talk)}，则{does}{f'；否则，{other}' if other else ''}"


# ---- the others


def by_another(word: hands.By, talk: CardSentence) -> str:
    """What another player does, perhaps several times."""
    first = word.steps[0]
    if isinstance(first, effects.Repeat):
        return f"{per(first.count, talk)}{by(word.who, clause(first.effect, talk), talk)}（每次另行选择）"
    return by(word.who, done(word.steps, talk), talk)


def bar(word: fights.BarAssignment, talk: CardSentence) -> str:
    """Whom the Free Peoples player may not assign to this minion."""
    whom = f" {talk.book.say(word.picked, 'card')} " if word.picked >= 0 else phrase(word.noun, talk.book).that()
    return f"使自由民族玩家本阶段不能指派{whom}与{target(pronouns.THIS, talk)}交锋"


def often(times: object) -> str:
    """Several times."""
    return "" if times == 1 else f"{times if isinstance(times, int) else 'X'}次"


def remove_twilight(word: effects.RemoveTwilight, talk: CardSentence) -> str:
    """With a limit, if there is one."""
    limit = f"（每阶段上限{word.limit}点）" if word.limit else ""
    return f"{per(word.count, talk)}移除{amount(word.count, '点', '暮光', talk)}{limit}"


SIGHTS: dict[type | str, Any] = {  # what must be spotted
    costs.Spot: lambda word, talk: phrase(word.noun, talk.book).count(word.count),
    costs.SpotBurdens: lambda word, talk: f"{word.count}个重担",
    costs.SpotX: lambda word, talk: phrase(word.noun, talk.book).count("X"),
    costs.SpotXBurdens: lambda word, talk: "X个重担",
    effects.SpotOpponentsSite: lambda word, talk: f"对手的{word.number}号地点",
    "SpotAnOpponentsSite": lambda word, talk: "1处对手的地点",
}
CLAUSES: dict[type | str, Any] = {
    **PILES,
    deeds.Costs: lambda word, talk: "并".join([clause(part, talk) for part in word.parts]),
    deeds.Deed: deed,
    costs.If: lambda word, talk: condition(word.what, talk),
    **dict.fromkeys(SIGHTS, lambda word, talk: f"看见{sight(word, talk)}"),
    effects.AddTwilight: lambda word, talk: f"{per(word.count, talk)}增加{amount(word.count, '点', '暮光', talk)}",
    effects.RemoveTwilight: remove_twilight,
    effects.ChooseX: lambda word, talk: f"选择 X（{word.least}–{word.most}）" if isinstance(word.most, int) else "选择 X",
    effects.ChangeMoveLimit: lambda word, talk: f"使本回合移动上限 {change(word.by, talk)}",
    effects.StayHere: lambda word, talk: "使护戒小队本回合不能再移动",
    effects.LayNextSite: lambda word, talk: "打出你的下一处地点（若该处有对手的地点，则替换之）",
    effects.ReplaceSite: lambda word, talk: (
        f"用你的{word.number}号地点替换{word.number}号地点" if word.number else "用你的同编号地点替换护戒小队当前所在的地点"
    ),
    effects.When: when,
    effects.Repeat: lambda word, talk: f"{per(word.count, talk)}{clause(word.effect, talk)}（每次另行选择）",
    effects.Option: option,
    effects.ChooseOne: choose_one,
    effects.Afterwards: lambda word, talk: talk.book.say(word.ability, "later"),
    effects.EndShadowPhase: lambda word, talk: "结束你的暗影阶段",
    fights.CancelSkirmish: lambda word, talk: f"抵消有{phrase(word.noun, talk.book).one()}参加的交锋",
    fights.CancelEvent: lambda word, talk: "抵消该事件",
    fights.AssignPair: lambda word, talk: f"指派{target(word.defender, talk)}与{target(word.minion, talk)}交锋",
    fights.BarAssignment: bar,
    fights.TransferTo: lambda word, talk: f"将{target(pronouns.THIS, talk)}转移给{target(word.target, talk)}",
    hands.By: by_another,
    verbs.Exert: lambda word, talk: f"使{target(word.target, talk)}劳累{often(word.times)}",
    verbs.Exhaust: lambda word, talk: f"使{target(word.target, talk)}力竭",
    verbs.Wound: lambda word, talk: f"使{target(word.target, talk)}受伤",
    verbs.Kill: lambda word, talk: f"杀死{target(word.target, talk)}",
    verbs.Heal: lambda word, talk: f"治疗{target(word.target, talk)}{often(word.times)}",
    verbs.Discard: lambda word, talk: f"弃置{target(word.target, talk)}",
    verbs.Strengthen: lambda word, talk: made([word], talk),
    verbs.Give: lambda word, talk: made([word], talk) if is_change(word) else give(word, talk),
    verbs.ChangeTotal: lambda word, talk: f"{per(word.by, talk)}使{talk.book.say(word.what)} {change(word.by, talk)}",
    verbs.Prevent: lambda word, talk: f"防止{talk.prevented}",
    verbs.Spare: lambda word, talk: f"使{target(word.target, talk)}这次劳累时不放置伤口标记",
    verbs.PutOnTheRing: lambda word, talk: f"使{target(word.target, talk)}戴上至尊魔戒，直到重整阶段",
    verbs.BecomeRingBearer: lambda word, talk: f"使{target(word.target, talk)}成为持戒者",
    verbs.AddBurdens: lambda word, talk: limited(f"{per(word.count, talk)}增加{amount(word.count, '个', '重担', talk)}", word.limit),
    verbs.RemoveBurdens: lambda word, talk: f"{per(word.count, talk)}移除{amount(word.count, '个', '重担', talk)}",
    verbs.Corrupt: lambda word, talk: "使持戒者堕落",
    "OncePerTurn": lambda word, talk: f"{clause(word.then, talk)}（每回合限1次）",
}
