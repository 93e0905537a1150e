"""Chinese paragraphs: actions of a phase, standing texts and answers, each as a whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from onetable.games.tcg.index import CopiesSite
from onetable.games.tcg.speech import moments
from onetable.games.tcg.text import cards
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.simple_words import FellowshipMoves, happening
from onetable.games.tcg.text.taking_apart import ACTIONS, COUNTED, flat, own_states, parted
from onetable.games.tcg.text.zh.clauses import deed, then
from onetable.games.tcg.text.zh.moments import opening
from onetable.games.tcg.text.zh.nouns import phrase, such
from onetable.games.tcg.text.zh.sentence import SITES, CardSentence
from onetable.games.tcg.text.zh.traits import PHASES
from onetable.games.tcg.traits import Keyword, Measure
from onetable.games.tcg.words import abilities, triggers, values, verbs

# ---- standing texts


def change(word: abilities.Change, talk: CardSentence) -> str:
    """A number, a keyword or a plain yes or no of some cards; of itself a card says while what."""
    states, found = own_states(word.of), phrase(word.of, talk.book)
    talk.it = found.each() if states is None else phrase(flat(word.of)[0], talk.book).one()
    while_ = f"只要{talk.it}{'、'.join([such(part, talk.book) for part in states])}，" if states else ""
    if word.measure is Measure.COST and found.yours:
        theirs = replace(found, yours=False)
        if found.clauses:  # 你打出的每名同伴，若……，其暮光费用 −2
            return talk.fill(f"你打出的{replace(theirs, clauses=()).each()}，若{'且'.join(found.clauses)}，其暮光费用 {{by:change}}", word)
        talk.it = f"你打出的{theirs.each()}"
    return while_ + str(talk.row(YOUR_CHANGES if found.yours and word.measure in YOUR_CHANGES else CHANGES, word))


CHANGES: dict[Any, str] = {
    **dict.fromkeys((Measure.STRENGTH, Measure.VITALITY), "{by:per}{it}{measure} {by:change}"),
    **dict.fromkeys((Keyword.DAMAGE, Keyword.DEFENDER), "{it}{measure} +{by}"),
    Keyword.ARCHER: "{it}成为{measure}",
    Measure.COST: "{it}的暮光费用 {by:change}",
    Measure.ROAMING_PENALTY: "在此打出的每名{of:one}的游荡惩罚 {by:change}",
    Measure.TRIPLED: "{it}只会被3倍力量压倒",
    Measure.ONE_WOUND: "{it}每个交锋阶段至多受1处伤口",
    Measure.NO_HEALING: "{it}不能被治疗",
    Measure.KEEPS_BURDENS: "不能移除{it}的重担",
    Measure.NO_WEAPON_BONUS: "{it}不获得武器的力量加值",
    Measure.NOT_PLAYED: "不能打出{of:one}",
    Measure.NOT_DISCARDED: "对手不能弃置{of:all}",
    "": "{it}获得{measure}",
}
YOUR_CHANGES: dict[Any, str] = {Measure.ROAMING_PENALTY: "你打出的每名{of:one}的游荡惩罚 {by:change}"}
TOTALS: dict[Any, str] = {
    Measure.SKIP_ARCHERY: "跳过射箭阶段",
    Measure.SKIP_COMBAT: "跳过指派阶段和交锋阶段",
    Measure.NO_SKIRMISH_ACTIONS: "不能打出交锋事件，也不能使用交锋特殊能力",
    Measure.BESIDE_ANOTHER: "携带者可同时携带{this}与另1件手持武器",
    Measure.SHADOW_NUMBER: "{by:per}每处地点的暗影数 {by:change}",
    "": "{by:per}{measure} {by:change}",
}


def while_(word: abilities.While, talk: CardSentence) -> str:
    """As long as something holds."""
    text = talk.part(word.change, "clause")
    return f"只要{talk.condition(word.condition)}，{'就' if text.startswith(('跳过', '不能')) else ''}{text}"


# ---- answers


def answer(word: moments.Answering, book: CardBook, first: str, may: bool = False, during: str = "", other: str = "") -> str:
    """A moment, perhaps another one of the same somebody, then what is done; a phase is said with the moment."""
    needs, does = parted(word)
    phases = [f"在{book.say(need.phase)}" for need in needs if isinstance(need, values.InPhase)]
    talk = CardSentence(book, during="".join([during, *phases]))
    needs = [need for need in needs if not isinstance(need, values.InPhase)]
    where = needs[0] if needs and first != "若" and happening(word.to) == FellowshipMoves() else None
    if isinstance(where, values.AtSites):
        needs = needs[1:]
    head = opening(word.to, talk, first, f"到{talk.row(SITES, where)}" if isinstance(where, values.AtSites) else "")
    head += f"或{other}" if other else ""
    if needs and isinstance(needs[0], values.Nope) and isinstance(needs[0].what, values.YouAreFreePeoples):
        return f"{head}，{then(deed(does, talk), '每名暗影玩家可以')}"
    is_time = first != "若" or isinstance(word.to, triggers.BoundaryMoment)  # “……时”
    if talk.it == talk.ring_bearer:
        talk.ring_bearer = "其" if is_time else ""
    holds = [talk.condition(need) for need in needs]
    talk.ring_bearer = "持戒者"
    if holds:
        head += f"，{'若' if is_time else '且'}{'，且'.join(holds)}"
    if isinstance(word.to, triggers.AboutTo):
        talk.prevented = "该次治疗" if word.to.verb is verbs.Heal else "该伤口"
    body = deed(does, talk)
    joint = ("则" if holds or not is_time else "") + ("你可以" if may else "")
    return f"{head}，{then(body, joint) if joint else body}"


def response(word: moments.Answering, talk: CardSentence) -> str:
    """“响应：若……，则……”."""
    after = word.other if isinstance(word, triggers.OrAfter) else None
    other = str(talk.book.own(after.verb, "happened")) if isinstance(after, triggers.After) else ""
    return f"{talk.book.mark('phase', '响应')}：{answer(word, talk.book, '若', other=other)}"


def keyword_line(word: cards.KeywordLine, talk: CardSentence) -> str:
    """“伤害 +1。凶猛。”"""
    found = [f"{talk.book.say(key)}{f' +{number}' if key in COUNTED else ''}" for key, number in word.keywords]
    return "。".join([talk.book.mark("keyword", each) for each in found])


def action(timing: str) -> Any:
    """A timing word, then the deed."""
    return lambda word, talk: f"{talk.book.mark('phase', timing)}：{talk.fill('{does}{once_per_turn:once}', word)}"


SENTENCES: dict[object, Any] = {  # without their full stops
    **{kind: action(PHASES[phase]) for kind, phase in ACTIONS.items()},
    abilities.FellowshipOrRegroup: action("小队或重整"),
    abilities.ManeuverOrSkirmish: action("机动或交锋"),
    abilities.Change: "{:clause}",
    abilities.Total: "{:clause}",
    abilities.While: while_,
    abilities.CheaperOn: "若打出到{noun:a}上，则{this}的暮光费用 {by:change}",
    CopiesSite: "只要你能看见你自己的{number}号地点，{this}就具有该地点的牌面文字",
    triggers.Required: lambda word, talk: (
        f"{answer(word, talk.book, '每当')}{'（每次交锋对每名玩家限1次）' if word.once_per_player else ''}"
    ),
    triggers.May: lambda word, talk: answer(word, talk.book, "每当", may=True),
    triggers.Response: response,
    triggers.OrAfter: response,
    triggers.AsSoonAs: "当{when}时，{does}{once_per_turn:once}",
    cards.KeywordLine: keyword_line,
    cards.ToPlay: lambda word, talk: f"打出条件：{'，'.join([talk.deed(cost) for cost in word.costs])}",
    cards.BearerMustBe: "携带者须为{noun:one}",
    cards.OnePerBearer: {"on_site": "每处地点限1张", "": "每名角色限1张"},
    cards.PlaysToSupportArea: "打出到你的支援区",
    cards.PlaysOnSite: "打出到1处地点上",
}
PARAGRAPHS: dict[object, Any] = {
    (abilities.Change, "clause"): change,
    (abilities.Total, "clause"): TOTALS,
    (triggers.Required, "later"): lambda word, talk: (
        f"{answer(word, talk.book, '若', during='在本次交锋中')}{'（每名玩家限1次）' if word.once_per_player else ''}"
    ),
    cards.ArrowTo: "箭头{arrow}",
    cards.HomeSite: "家乡地点{number}",
    cards.UnseenCard: "1张未知的牌",
}
