"""Chinese paragraphs: actions of a phase, standing texts and answers, each as a whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.simple_words import happening
from onetable.games.tcg.text.taking_apart import ACTIONS, flat, own_states, parted
from onetable.games.tcg.text.zh.clauses import deed, then
from onetable.games.tcg.text.zh.moments import opening
from onetable.games.tcg.text.zh.nouns import phrase, such
from onetable.games.tcg.text.zh.sentence import SITES, CardSentence
from onetable.games.tcg.text.zh.traits import PHASES

# ---- standing texts


def change(word: words.Change, talk: CardSentence) -> str:
    """A number, a keyword or a plain yes or no of some cards; of itself a card says while what."""
    states, found = own_states(word.of), phrase(word.of, talk.book)
    talk.it = found.each if states is None else phrase(flat(word.of)[0], talk.book).one
    while_ = f"只要{talk.it}{'、'.join([such(part, talk.book) for part in states])}，" if states else ""
    talk.it = "其" if while_ and word.measure in QUALITIES else talk.it
    if word.measure is words.Measure.COST and found.yours:
        theirs = replace(found, yours=False)
        if found.clauses:  # 你打出的每名同伴，若……，其暮光费用 −2
            return talk.fill(f"你打出的{replace(theirs, clauses=()).each}，若{'且'.join(found.clauses)}，其暮光费用 {{by:change}}", word)
        talk.it = f"你打出的{theirs.each}"
    return while_ + str(talk.row(YOUR_CHANGES if found.yours and word.measure in YOUR_CHANGES else CHANGES, word))


QUALITIES = (words.Measure.STRENGTH, words.Measure.VITALITY, words.Keyword.DAMAGE, words.Keyword.DEFENDER)
CHANGES: dict[Any, str] = {
    **dict.fromkeys((words.Measure.STRENGTH, words.Measure.VITALITY), "{by:per}{it}{measure} {by:change}"),
    **dict.fromkeys((words.Keyword.DAMAGE, words.Keyword.DEFENDER), "{it}{measure} +{by}"),
    words.Keyword.ARCHER: "{it}成为{measure}",
    words.Measure.COST: "{it}的暮光费用 {by:change}",
    words.Measure.ROAMING_PENALTY: "在此打出的每名{of:one}的游荡惩罚 {by:change}",
    words.Measure.TRIPLED: "{it}只会被3倍力量压倒",
    words.Measure.ONE_WOUND: "{it}每个交锋阶段至多受到1处伤口",
    words.Measure.NO_HEALING: "{it}不能被治疗",
    words.Measure.KEEPS_BURDENS: "不能移除{it}的重担",
    words.Measure.NO_WEAPON_BONUS: "{it}不获得武器的力量加值",
    words.Measure.NOT_PLAYED: "不能打出{of:one}",
    words.Measure.NOT_DISCARDED: "对手不能从场上弃置{of:all}",
    "": "{it}获得{measure}",
}
YOUR_CHANGES: dict[Any, str] = {words.Measure.ROAMING_PENALTY: "你打出的每名{of:one}的游荡惩罚 {by:change}"}
TOTALS: dict[Any, str] = {
    words.Measure.SKIP_ARCHERY: "跳过射箭阶段",
    words.Measure.SKIP_COMBAT: "跳过指派阶段和交锋阶段",
    words.Measure.NO_SKIRMISH_ACTIONS: "不能打出交锋事件，也不能使用交锋特殊能力",
    words.Measure.BESIDE_ANOTHER: "携带者可同时携带{this}与另1件手持武器",
    words.Measure.SHADOW_NUMBER: "{by:per}每处地点的暗影数 {by:change}",
    "": "{by:per}{measure} {by:change}",
}


BARRED = (
    words.Measure.SKIP_ARCHERY, words.Measure.SKIP_COMBAT, words.Measure.NO_SKIRMISH_ACTIONS, words.Measure.NOT_PLAYED,
    words.Measure.KEEPS_BURDENS,
)  # fmt: skip


def while_(word: words.While, talk: CardSentence) -> str:
    """As long as something holds."""
    text = talk.part(word.change, "clause")
    return f"只要{talk.condition(word.condition)}，{'就' if getattr(word.change, 'measure', None) in BARRED else ''}{text}"


# ---- answers


def answer(word: words.Answering, book: CardBook, first: str, may: bool = False, during: str = "", other: str = "") -> str:
    """A moment, perhaps another one of the same somebody, then what is done; a phase is said with the moment."""
    needs, does = parted(word)
    phases = [f"在{book.say(need.phase)}" for need in needs if isinstance(need, words.InPhase)]
    talk = CardSentence(book, during="".join([during, *phases]))
    needs = [need for need in needs if not isinstance(need, words.InPhase)]
    where = needs[0] if needs and first != "若" and happening(word.to) == words.FellowshipMoves() else None
    if isinstance(where, words.AtSites):
        needs = needs[1:]
    head = opening(word.to, does, talk, first, f"到{talk.row(SITES, where)}" if isinstance(where, words.AtSites) else "")
    head += f"或{other}" if other else ""
    if needs and isinstance(needs[0], words.Nope) and isinstance(needs[0].what, words.YouAreFreePeoples):
        return then(head, "", deed(does, talk), may="每名暗影玩家可以")
    is_time = first != "若" or isinstance(word.to, words.BoundaryMoment)  # “……时”
    if talk.it == talk.ring_bearer:
        talk.ring_bearer = "其" if is_time else ""
    holds = [talk.condition(need) for need in needs]
    talk.ring_bearer = "持戒者"
    if holds:
        head += f"，{'若' if is_time else '且'}{'，且'.join(holds)}"
    if isinstance(word.to, words.AboutTo):
        talk.prevented = talk.coming[word.to.verb is words.Heal]
    body = deed(does, talk)
    return then(head, "则" if holds or not is_time else "", body, may="你可以" * may)


def response(word: words.Answering, talk: CardSentence) -> str:
    """“响应：若……，则……”."""
    after = word.other if isinstance(word, words.OrAfter) else None
    other = str(talk.book.own(after.verb, "happened")) if isinstance(after, words.After) else ""
    return f"{talk.book.mark('phase', '响应')}：{answer(word, talk.book, '若', other=other)}"


def action(timing: str) -> Any:
    """A timing word, then the deed."""
    return lambda word, talk: f"{talk.book.mark('phase', timing)}：{talk.fill('{does}{once_per_turn:once}', word)}"


SENTENCES: dict[object, Any] = {  # without their full stops
    **{kind: action(PHASES[phase]) for kind, phase in ACTIONS.items()},
    words.FellowshipOrRegroup: action("小队或重整"),
    words.ManeuverOrSkirmish: action("机动或交锋"),
    words.While: while_,
    words.CheaperOn: "打出到{noun:a}上时，{this}的暮光费用 {by:change}",
    words.CopiesSite: "只要你能看见你自己的{number}号地点，{this}就具有该地点的牌面文字",
    words.Required: lambda word, talk: f"{answer(word, talk.book, '每当')}{'（每次交锋对每名玩家限1次）' if word.once_per_player else ''}",
    words.May: lambda word, talk: answer(word, talk.book, "每当", may=True),
    words.Response: response,
    words.OrAfter: response,
    words.AsSoonAs: "当{when}时，{does}{once_per_turn:once}",
    words.ToPlay: lambda word, talk: f"打出条件：{'，'.join([talk.deed(cost) for cost in word.costs])}",
    words.BearerMustBe: "携带者须为{noun:one}",
    words.OnePerBearer: {"on_site": "每处地点限1张", "": "每名角色限1张"},
    words.PlaysToSupportArea: "打出到你的支援区",
    words.PlaysOnSite: "打出到1处地点上",
}
PARAGRAPHS: dict[object, Any] = {
    (words.Change, "clause"): change,
    (words.Total, "clause"): TOTALS,
    (words.Required, "later"): lambda word, talk: (
        f"{answer(word, talk.book, '若', during='在本次交锋中')}{'（每名玩家限1次）' if word.once_per_player else ''}"
    ),
    words.ArrowTo: "箭头{arrow}",
    words.HomeSite: "家乡地点{number}",
    words.UnseenCard: "1张未知的牌",
}
