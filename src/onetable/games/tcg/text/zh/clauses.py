"""Chinese verbs: “使1名精灵劳累”, “使该矮人力量 +3、伤害 +1”, and whole deeds: “使1名精灵劳累，以治疗1名矮人”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.simple_words import effects_of
from onetable.games.tcg.text.taking_apart import COUNTED, is_change, needs_of
from onetable.games.tcg.text.zh.nouns import phrase
from onetable.games.tcg.text.zh.piles import PILES
from onetable.games.tcg.text.zh.sentence import CardSentence, Tested, by
from onetable.language.text import Apart

# ---- whole deeds


def then(head: str, joint: str, text: str, may: str = "") -> str:
    """What follows “则” or “以”, or what somebody may do; a count or a condition of its own at its beginning is joined otherwise."""
    if may and isinstance(text, Apart):
        return f"{head}，{joint}{may}如此做：{text}"
    if joint and isinstance(text, Tested):
        return f"{head}：{text}"
    return f"{head}，{'然后' if joint == '以' and isinstance(text, Apart) else joint}{may}{text}"


def deed(word: words.Deed, talk: CardSentence) -> str:
    """“若……，则使1名精灵劳累，以治疗1名矮人”."""
    needs = [talk.condition(what) for what in needs_of(word)]
    # of several costs the player chooses one: “使携带者劳累或弃置2张手牌”
    text = "并".join(["或".join([talk.deed(each) for each in getattr(cost, "options", (cost,))]) for cost in talk.paid(word)])
    does = done(word.effects, talk)
    if text and does:
        both_cost = isinstance(word.effects[0], words.ChooseOne) and any([option.does.costs for option in word.effects[0].options])
        text = f"{text}，并{does}" if both_cost else then(text, "以", does)
    text = text or does
    return Apart(then(f"若{'，且'.join(needs)}", "则", text)) if needs else text


def done(steps: Sequence[words.Effect], talk: CardSentence) -> str:
    """Several effects, one after the other; what is changed about the same card is said at once."""
    text, breaths = "", effects_of(steps)
    last = None
    for word in breaths:
        more = talk.deed(word)
        if not text:
            text = more
        elif more == talk.again[0]:
            text += f"，然后{talk.again[1]}"
        elif isinstance(more, Apart):
            text += f"。{more}"
        else:
            text += f"，{'改为' if isinstance(last, words.Prevent) else '并' if word is breaths[-1] else ''}{more}"
        last = word
    return text


ABLE: dict[object, str] = {words.Measure.TAKES_PART: "可以参加射箭和交锋", words.Measure.ONE_WOUND: "每个交锋阶段至多受到1处伤口"}
BECOMES: dict[object, str] = {  # what a card is made to be
    **ABLE,
    **dict.fromkeys((words.Keyword.DAMAGE, words.Keyword.DEFENDER), "{what} +{amount}"),
    words.Keyword.ARCHER: "成为{what}",
    "by": "力量 {by:change}{limit:most}",
    "": "获得{what}",
}
GIVEN: dict[object, Any] = {
    words.Measure.NO_WOUNDS: "防止{target}受到的所有伤口{until:until}",
    words.Measure.NO_BONUS: "抵消{target}的力量加值{until:until}",
    words.Measure.NO_ARCHERY: lambda word, talk: Apart(talk.fill("{target}本阶段不计入小队射箭总数", word)),
    words.Measure.TRIPLED: "使{target}只会被3倍力量压倒{until:until}",
}


def made(word: words.Changes, talk: CardSentence) -> str:
    """“使1名矮人力量 +2、伤害 +1，直到重整阶段”."""
    changes: tuple[Any, ...] = word.words
    first, *rest = changes
    whom, such = talk.again_or_named(first.target), str(talk.row(BECOMES, first))
    for each in rest:
        what = getattr(each, "what", words.Measure.STRENGTH)
        such += ("、" if what in COUNTED else "，且" if what in ABLE else "，并") + str(talk.row(BECOMES, each))
    return talk.per(getattr(first, "by", 0)) + f"使{whom}{such}{talk.fill('{until:until}', first)}"


# ---- choosing


def choose_one(word: words.ChooseOne, talk: CardSentence) -> str:
    """“选择一项：……；或……”."""
    said = Apart(f"选择一项：{'；或'.join([talk.deed(each) for each in word.options])}")
    return by(word.by, lambda: said, talk)


def when(word: words.When, talk: CardSentence) -> str:
    """If, and otherwise; what is discarded if it can be spotted is named once."""
    first, seen = word.then[0], word.condition
    does, other = done(word.then, talk), done(word.otherwise, talk)
    if isinstance(seen, words.CanSpot) and isinstance(first, words.Discard) and first.target == words.A(seen.noun):
        return does + f"。若你看不见{phrase(seen.noun, talk.book).one}，则改为{other}"
    return Tested(f"若{talk.condition(seen)}，则{does}{f'；否则，{other}' if other else ''}")


# ---- the others


def by_another(word: words.By, talk: CardSentence) -> str:
    """What another player does, perhaps several times."""
    first = word.steps[0]
    if isinstance(first, words.Repeat):
        return talk.per(first.count) + f"{by(word.who, lambda: talk.deed(first.effect), talk)}（每次另行选择）"
    return by(word.who, lambda: done(word.steps, talk), talk)


SIGHTS: dict[type | str, str] = {  # what must be spotted
    words.Spot: "{noun:count}",
    words.SpotBurdens: "{count}个重担",
    words.SpotX: "{noun:count}",
    words.SpotXBurdens: "X个重担",
    words.SpotOpponentsSite: "对手的{number}号地点",
    "SpotAnOpponentsSite": "1处对手的地点",
}
CLAUSES: dict[object, Any] = {
    **PILES,
    words.SpotAll: "看见{sights:sight}",
    words.Changes: made,
    words.WoundTwice: "使{target}受伤2次",
    words.HealUpTo: "治疗{target}至多{most}次",
    words.Deed: deed,
    **{kind: f"看见{said}" for kind, said in SIGHTS.items()},
    words.AddTwilight: "{count:per}增加{count:twilight}",
    words.RemoveTwilight: "{count:per}移除{count:twilight}{limit:per phase}",
    words.ChooseX: {"range": "选择 X（{least}–{most}）", "": "选择 X"},
    words.ChangeMoveLimit: lambda word, talk: talk.fill(f"使本回合移动上限 {{by:change}}{'，最低为1' * (word.by < 0)}", word),
    words.StayHere: "使护戒小队本回合不能再移动",
    words.LayNextSite: "打出你的下一处地点（若该处有对手的地点，则替换之）",
    words.ReplaceSite: {"number": "用你的{number}号地点替换{number}号地点", "": "用你的同编号地点替换护戒小队当前所在的地点"},
    words.When: when,
    words.Repeat: "{count:per}{effect}（每次另行选择）",
    words.Option: lambda word, talk: deed(word.does, replace(talk, called=dict(talk.called))),  # each speaks for itself
    words.ChooseOne: choose_one,
    words.Afterwards: lambda word, talk: Apart(talk.said(word.ability, "later")),
    words.EndShadowPhase: "结束你的暗影阶段",
    words.CancelSkirmish: "抵消有{noun:one}参加的交锋",
    words.CancelEvent: "抵消该事件",
    words.AssignPair: "指派{defender}与{minion}交锋",
    (words.BarAssignment, "picked"): "使自由民族玩家本阶段不能指派 {picked:title} 与{this}交锋",
    words.BarAssignment: "使自由民族玩家本阶段不能指派{noun:that}与{this}交锋",
    words.TransferTo: "将{this}转移给{target}",
    words.By: by_another,
    words.Exert: "使{target}劳累{times:often}",
    words.Exhaust: "使{target}力竭",
    words.Wound: "使{target}受伤",
    words.Heal: "治疗{target}{times:often}",
    words.Discard: "弃置{target}",
    words.Strengthen: lambda word, talk: made(words.Changes((word,)), talk),
    words.Give: lambda word, talk: made(words.Changes((word,)), talk) if is_change(word) else talk.row(GIVEN, word),
    words.ChangeTotal: "{by:per}使{what} {by:change}",
    words.Prevent: "防止{prevented}",
    words.Spare: "使{target}这次劳累时不放置伤口标记",
    words.PutOnTheRing: "使{target}戴上至尊魔戒，直到重整阶段",
    words.BecomeRingBearer: "使{target}成为持戒者",
    words.AddBurdens: "{count:per}增加{count:burden}{limit:limit}",
    words.RemoveBurdens: "{count:per}移除{count:burden}",
    words.Corrupt: "使持戒者堕落",
    "OncePerTurn": "{then}（每回合限1次）",
}
