"""Chinese paragraphs: actions of a phase, standing texts and answers, each as a whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.index import CopiesSite
from onetable.games.tcg.speech import moments
from onetable.games.tcg.text import cards
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.taking_apart import flat, parted
from onetable.games.tcg.text.zh.clauses import clause, deed, keyword, then
from onetable.games.tcg.text.zh.moments import is_moving, opening
from onetable.games.tcg.text.zh.nouns import SPEAKER, phrase, such
from onetable.games.tcg.text.zh.sentence import CardSentence, change, per, site_numbers
from onetable.games.tcg.text.zh.traits import PHASES
from onetable.games.tcg.traits import Keyword, Measure, Phase
from onetable.games.tcg.words import abilities, nouns, triggers, values, verbs

# ---- actions of a phase


def action(head: str) -> CardPhrase:
    """“交锋：使1名矮人劳累，以……”."""

    def say(word: abilities.PhaseAction, book: CardBook) -> str:
        return f"{head}：{deed(word.does, CardSentence(book))}{'（每回合限1次）' if word.once_per_turn else ''}。"

    return say


# ---- standing texts


def subject(noun: Word, book: CardBook) -> tuple[str, str]:
    """Whom a standing text is about, and under which condition."""
    parts = flat(noun)
    if parts[0] in (nouns.ITSELF, nouns.BEARER):
        who = phrase(parts[0], book).one()
        while_ = "、".join([such(part, book) for part in parts[1:]])
        return f"只要{who}{while_}，" if while_ else "", who
    return "", phrase(noun, book).each()


def change_text(word: abilities.Change, book: CardBook) -> str:
    """A number, a keyword or a plain yes or no of some cards."""
    before, who = subject(word.of, book)
    measure, talk = word.measure, CardSentence(book)
    if isinstance(measure, Keyword):
        assert isinstance(word.by, int)
        return f"{before}{who}{keyword(measure, word.by, talk)}"
    if measure in (Measure.STRENGTH, Measure.VITALITY):
        return f"{before}{per(word.by, talk)}{who}{change(word.by, talk, book.say(measure))}"
    found = phrase(word.of, book)
    if measure is Measure.COST:
        theirs = replace(found, yours=False)
        if found.yours and found.clauses:  # 你打出的每名同伴，若……，其暮光费用 −2
            who = f"你打出的{replace(theirs, clauses=()).each()}，若{'且'.join(found.clauses)}，其"
        else:
            who = f"你打出的{theirs.each()}的" if found.yours else f"{who}的"
        return f"{before}{who}{change(word.by, talk, '暮光费用')}"
    text: str = OTHER_CHANGES[measure](who, found, change(word.by, talk))
    return before + text


OTHER_CHANGES: dict[Measure, Any] = {
    Measure.ROAMING_PENALTY: lambda who, found, by: f"{'你' if found.yours else '在此'}打出的每名{found.one()}的游荡惩罚 {by}",
    Measure.TRIPLED: lambda who, found, by: f"{who}只会被3倍力量压倒",
    Measure.ONE_WOUND: lambda who, found, by: f"{who}每个交锋阶段至多受1处伤口",
    Measure.NO_HEALING: lambda who, found, by: f"{who}不能被治疗",
    Measure.KEEPS_BURDENS: lambda who, found, by: f"不能移除{who}的重担",
    Measure.NO_WEAPON_BONUS: lambda who, found, by: f"{who}不获得武器的力量加值",
    Measure.NOT_PLAYED: lambda who, found, by: f"不能打出{found.one()}",
    Measure.NOT_DISCARDED: lambda who, found, by: f"对手不能弃置{found.all()}",
}


def total_text(word: abilities.Total, book: CardBook) -> str:
    """A figure of the whole table."""
    if word.measure in TOTALS:
        return TOTALS[word.measure].format(SPEAKER.itself(word, book))
    name = "每处地点的暗影数" if word.measure is Measure.SHADOW_NUMBER else book.say(word.measure)
    return per(word.by, CardSentence(book)) + change(word.by, CardSentence(book), name)


TOTALS: dict[Measure, str] = {
    Measure.SKIP_ARCHERY: "跳过射箭阶段",
    Measure.SKIP_COMBAT: "跳过指派阶段和交锋阶段",
    Measure.NO_SKIRMISH_ACTIONS: "不能打出交锋事件，也不能使用交锋特殊能力",
    Measure.BESIDE_ANOTHER: "携带者可同时携带{}与另1件手持武器",
}


def while_text(word: abilities.While, book: CardBook) -> str:
    """As long as something holds."""
    text = book.say(word.change, "clause")
    return f"只要{CardSentence(book).condition(word.condition)}，{'就' if text.startswith(('跳过', '不能')) else ''}{text}"


# ---- answers


def answer(word: moments.Answering, book: CardBook, first: str, may: bool, during: str = "", other: str = "") -> str:
    """A moment, perhaps another one of the same somebody, then what is done; a phase is said with the moment."""
    needs, does = parted(word)
    phases = [f"在{book.say(need.phase)}" for need in needs if isinstance(need, values.InPhase)]
    talk = CardSentence(book, during="".join([during, *phases]))
    needs = [need for need in needs if not isinstance(need, values.InPhase)]
    where = needs[0] if needs and first != "若" and is_moving(word.to) else None
    if isinstance(where, values.AtSites):
        needs = needs[1:]
    head = opening(word.to, talk, first, f"到{site_numbers(where)}" if isinstance(where, values.AtSites) else "")
    head += f"或{other}" if other else ""
    if needs and isinstance(needs[0], values.Nope) and isinstance(needs[0].what, values.YouAreFreePeoples):
        return f"{head}，{then(deed(does, talk), '每名暗影玩家可以')}"
    if "持戒者" in head:
        talk.ring_bearer = "其" if head.endswith("时") else ""
    holds = [talk.condition(need) for need in needs]
    talk.ring_bearer = "持戒者"
    if holds:
        head += f"，{'若' if head.endswith('时') else '且'}{'，且'.join(holds)}"
    if isinstance(word.to, triggers.AboutTo):
        talk.prevented = "该次治疗" if word.to.verb is verbs.Heal else "该伤口"
    body = deed(does, talk)
    joint = ("则" if holds or not head.endswith("时") else "") + ("你可以" if may else "")
    return f"{head}，{then(body, joint) if joint else body}"


def response(word: moments.Answering, book: CardBook) -> str:
    """“响应：若……，则……”."""
    after = word.other if isinstance(word, triggers.OrAfter) else None
    other = str(book.own(after.verb, "happened")) if isinstance(after, triggers.After) else ""
    return f"响应：{answer(word, book, '若', may=False, other=other)}"


def as_soon_as(word: triggers.AsSoonAs, book: CardBook) -> str:
    """When a condition comes to hold."""
    text = f"当{CardSentence(book).condition(word.when)}时，{deed(word.does, CardSentence(book))}"
    return text + ("（每回合限1次）" if word.once_per_turn else "")


# ---- the lines besides


def keyword_line(word: cards.KeywordLine, book: CardBook) -> str:
    """“伤害 +1。凶猛。”"""
    names = [f"{book.say(key)} +{number}" if key in (Keyword.DAMAGE, Keyword.DEFENDER) else book.say(key) for key, number in word.keywords]
    return "".join([f"{name}。" for name in names])


HEADS = {
    abilities.Fellowship: Phase.FELLOWSHIP, abilities.Shadow: Phase.SHADOW, abilities.Maneuver: Phase.MANEUVER,
    abilities.Archery: Phase.ARCHERY, abilities.Assignment: Phase.ASSIGNMENT, abilities.Skirmish: Phase.SKIRMISH,
    abilities.Regroup: Phase.REGROUP,
}  # fmt: skip
PARAGRAPHS: dict[object, CardPhrase] = {
    **{kind: action(PHASES[phase]) for kind, phase in HEADS.items()},
    abilities.FellowshipOrRegroup: action("小队或重整"),
    abilities.ManeuverOrSkirmish: action("机动或交锋"),
    **{(kind, "clause"): say for kind, say in ((abilities.Change, change_text), (abilities.Total, total_text))},
    abilities.Change: lambda word, book: f"{change_text(word, book)}。",
    abilities.Total: lambda word, book: f"{total_text(word, book)}。",
    abilities.While: lambda word, book: f"{while_text(word, book)}。",
    abilities.CheaperOn: lambda word, book: (
        f"若打出到{phrase(word.noun, book).a()}上，则{SPEAKER.itself(word, book)}的{change(word.by, CardSentence(book), '暮光费用')}。"
    ),
    CopiesSite: lambda word, book: f"只要你能看见你自己的{word.number}号地点，{SPEAKER.itself(word, book)}就具有该地点的牌面文字。",
    triggers.Required: lambda word, book: (
        f"{answer(word, book, '每当', may=False)}{'（每次交锋对每名玩家限1次）' if word.once_per_player else ''}。"
    ),
    (triggers.Required, "later"): lambda word, book: (
        f"{answer(word, book, '若', may=False, during='在本次交锋中')}{'（每名玩家限1次）' if word.once_per_player else ''}"
    ),
    triggers.May: lambda word, book: f"{answer(word, book, '每当', may=True)}。",
    triggers.Response: lambda word, book: f"{response(word, book)}。",
    triggers.OrAfter: lambda word, book: f"{response(word, book)}。",
    triggers.AsSoonAs: lambda word, book: f"{as_soon_as(word, book)}。",
    cards.KeywordLine: keyword_line,
    cards.ToPlay: lambda word, book: f"打出条件：{'，'.join([clause(cost, CardSentence(book)) for cost in word.costs])}。",
    cards.BearerMustBe: lambda word, book: f"携带者须为{phrase(word.noun, book).one()}。",
    cards.OnePerBearer: lambda word, book: f"每{'处地点' if word.on_site else '名角色'}限1张。",
    cards.PlaysToSupportArea: "打出到你的支援区。",
    cards.PlaysOnSite: "打出到1处地点上。",
    cards.HomeSite: "家乡地点{number}",
    cards.UnseenCard: "1张未知的牌",
}
