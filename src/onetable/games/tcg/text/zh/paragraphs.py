"""Chinese paragraphs: actions of a phase, standing texts and answers, each as a whole."""

from __future__ import annotations

from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.index import CopiesSite
from onetable.games.tcg.rules.assignment import WereAssigned
from onetable.games.tcg.rules.fellowship import ArrivesAt, LeavesSite, Moves
from onetable.games.tcg.rules.happenings import EventPlayed
from onetable.games.tcg.rules.playing import Played
from onetable.games.tcg.text import cards
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.zh.clauses import clause, deed, keyword
from onetable.games.tcg.text.zh.nouns import flat, named, phrase
from onetable.games.tcg.text.zh.talk import Talk, change, condition, site_numbers
from onetable.games.tcg.words import abilities, costs, nouns, triggers, values, verbs
from onetable.games.tcg.words.traits import Keyword, Measure, Phase

# ---- actions of a phase


def action(head: str) -> CardPhrase:
    """“交锋：使1名矮人劳累，以……”."""

    def say(word: abilities.PhaseAction, book: CardBook) -> str:
        return f"{head}：{deed(word.does, Talk(book))}{'（每回合限1次）' if word.once_per_turn else ''}。"

    return say


# ---- standing texts


def subject(noun: Word, book: CardBook) -> tuple[str, str]:
    """Whom a standing text is about, and under which condition."""
    parts = flat(noun)
    if parts[0] in (nouns.ITSELF, nouns.BEARER):
        who = phrase(parts[0], book).one()
        while_ = "、".join([book.say(part).removesuffix("的") for part in parts[1:]])
        return f"只要{who}{while_}，" if while_ else "", who
    return "", phrase(noun, book).each()


def change_text(word: abilities.Change, book: CardBook) -> str:
    """A number, a keyword or a plain yes or no of some cards."""
    before, who = subject(word.of, book)
    measure, talk = word.measure, Talk(book)
    if isinstance(measure, Keyword):
        assert isinstance(word.by, int)
        return f"{before}{who}{keyword(measure, word.by, talk)}"
    if measure in (Measure.STRENGTH, Measure.VITALITY):
        return f"{before}{who}{change(word.by, talk, book.say(measure))}"
    if measure is Measure.COST:
        return f"{before}{who}的{change(word.by, talk, '暮光费用')}"
    found = phrase(word.of, book)
    text: str = OTHER_CHANGES[measure](who, found, change(word.by, talk))
    return before + text


OTHER_CHANGES: dict[Measure, Any] = {
    Measure.ROAMING_PENALTY: lambda who, found, by: f"{'你' if found.yours else '在此'}打出的每名{found.one()}的游荡惩罚 {by}",
    Measure.TRIPLED: lambda who, found, by: f"{who}只会被三倍力量压倒",
    Measure.ONE_WOUND: lambda who, found, by: f"{who}每个交锋阶段至多受1处伤口",
    Measure.NO_HEALING: lambda who, found, by: f"{who}不能治疗",
    Measure.KEEPS_BURDENS: lambda who, found, by: f"不能移除{who}的重担",
    Measure.NO_WEAPON_BONUS: lambda who, found, by: f"{who}不获得武器的力量加值",
    Measure.NOT_PLAYED: lambda who, found, by: f"不能打出{found.one()}",
    Measure.NOT_DISCARDED: lambda who, found, by: f"对手不能弃置{found.all()}",
}


def total_text(word: abilities.Total, book: CardBook) -> str:
    """A figure of the whole table."""
    if word.measure in TOTALS:
        return TOTALS[word.measure].format(named(book.speaker, book))
    name = "每处地点的暗影数" if word.measure is Measure.SHADOW_NUMBER else book.say(word.measure)
    return change(word.by, Talk(book), name)


TOTALS: dict[Measure, str] = {
    Measure.SKIP_ARCHERY: "跳过射箭阶段",
    Measure.SKIP_COMBAT: "跳过指派阶段和交锋阶段",
    Measure.NO_SKIRMISH_ACTIONS: "不能打出交锋事件，也不能使用交锋特殊能力",
    Measure.BESIDE_ANOTHER: "{}可与另1件手持武器同时携带",
}


def while_text(word: abilities.While, book: CardBook) -> str:
    """As long as something holds."""
    return f"只要{condition(word.condition, Talk(book))}，{book.say(word.change, 'clause')}"


# ---- moments


def moment(word: Word, talk: Talk) -> str:
    """What a text answers, as a clause; from here on the sentence knows whom it happened to."""
    text: str = MOMENTS[type(word)](word, talk)
    return text


def about_to(word: triggers.AboutTo, talk: Talk) -> str:
    """Before it happens."""
    what = {verbs.Wound: "受伤", verbs.Exert: "劳累", verbs.Heal: "被治疗"}[word.verb]
    return f"{talk.name(word.noun)}即将{what}"


HAPPENED: dict[type, str] = {
    WereAssigned: "被指派到交锋",
    verbs.PutOnTheRing: "戴上至尊魔戒",
    verbs.Kill: "被杀死",
    verbs.Exert: "劳累",
    verbs.Wound: "受伤",
    verbs.WereDiscarded: "从场上被弃置",
}


def after(word: triggers.After, talk: Talk) -> str:
    """After it has happened."""
    if word.verb is Played:
        return played(word.noun, talk)
    if word.verb in (ArrivesAt, LeavesSite, Moves):
        return moved(word, talk)
    text = talk.name(word.noun)
    if word.verb is EventPlayed:
        talk.it = "该事件"
        name = text if text.endswith("事件") else f"{text.removesuffix('牌')}事件"
        return f"{name}被打出"
    return f"{text}{HAPPENED[word.verb]}"


def played(noun: Word, talk: Talk) -> str:
    """“你打出1名精灵”, “1名爪牙被打出”."""
    parts = flat(noun)
    if noun == nouns.ITSELF:
        talk.it = named(talk.book.speaker, talk.book)
        return f"你打出{talk.it}"
    on = "".join([f"到{phrase(part.bearer, talk.book).a()}上" for part in parts if isinstance(part, nouns.BorneBy)])
    rest = [part for part in parts if not isinstance(part, (nouns.BorneBy, nouns.Yours))]
    joined = rest[0]
    for part in rest[1:]:
        joined = nouns.Both(joined, part)  # type: ignore[arg-type]
    found = phrase(joined, talk.book)
    talk.it = talk.called[noun] = found.that()
    return f"你打出{found.a()}{on}" if nouns.YOURS in parts else f"{found.a()}被打出{on}"


def moved(word: triggers.After, talk: Talk) -> str:
    """“护戒小队移动到此地点”."""
    if word.verb is Moves or word.noun == nouns.ANYTHING:
        return "护戒小队移动"
    found = phrase(word.noun, talk.book)
    where = found.one().replace("牌", "地点")
    return f"护戒小队移动到{where}" if word.verb is ArrivesAt else f"护戒小队离开{where}"


def wins(word: triggers.Wins, talk: Talk) -> str:
    """“你的那兹古尔赢得交锋”."""
    over = f"对{phrase(word.over, talk.book).a()}的" if word.over is not None else ""
    return f"{talk.name(word.noun)}赢得{over}交锋"


def loses(word: triggers.Loses, talk: Talk) -> str:
    """“1名爪牙在与携带者的交锋中落败”."""
    to = f"与{phrase(word.to, talk.book).a()}的" if word.to is not None else ""
    return f"{talk.name(word.noun)}输掉{to}交锋"


MOMENTS: dict[type, Any] = {
    triggers.AboutTo: about_to,
    triggers.After: after,
    triggers.Wins: wins,
    triggers.Loses: loses,
    triggers.Kills: lambda word, talk: (
        f"{phrase(word.by, talk.book).a()}{'在交锋中' if word.in_skirmish else ''}杀死{talk.name(word.noun)}"
    ),
    triggers.KilledBeside: lambda word, talk: f"{talk.name(word.noun)}在有{phrase(word.involving, talk.book).a()}参加的交锋中被杀死",
    triggers.StartOfTurn: lambda word, talk: "在你的每个回合开始时",
    triggers.EndOfTurn: lambda word, talk: "在回合结束时",
    triggers.StartOfPhase: lambda word, talk: f"在每个{talk.book.say(word.phase)}开始时",
    triggers.StartOfYourShadowPhase: lambda word, talk: "在你的每个暗影阶段开始时",
    triggers.EndOfYourShadowPhase: lambda word, talk: "在你的每个暗影阶段结束时",
    triggers.EndOfSkirmish: lambda word, talk: "在交锋阶段结束时",
}


def opening(word: Word, talk: Talk, first: str) -> str:
    """“每当……”, “当你打出此爪牙时”, “在……开始时”."""
    text = moment(word, talk)
    if text.startswith("在") and text.endswith("时"):
        return text
    once = isinstance(word, triggers.After) and word.noun == nouns.ITSELF and first == "每当"
    return f"当{text}时" if once else f"{first}{text}"


# ---- answers


def answer(word: triggers.Answering, book: CardBook, first: str, may: bool) -> str:
    """A moment, then what is done."""
    talk = Talk(book)
    head, does = opening(word.to, talk, first), word.does
    needs = [cost.what for cost in does.costs if isinstance(cost, costs.If)]
    does = costs.Deed(tuple([cost for cost in does.costs if not isinstance(cost, costs.If)]), does.effects)
    if head.endswith("护戒小队移动") and needs:
        head, needs = f"{head}到{moved_to(needs[0])}", [needs[0].right] if isinstance(needs[0], values.BothHold) else []
    if needs and isinstance(needs[0], values.Nope) and isinstance(needs[0].what, values.YouAreFreePeoples):
        return f"{head}，每名暗影玩家可以{deed(does, talk)}"
    joint = "，若" if head.endswith("时") else "，且"
    head += "".join([f"{joint}{condition(need, talk)}" for need in needs])
    body = deed(does, talk)
    if isinstance(word.to, triggers.AboutTo):
        body = body.replace("防止之", "防止该次治疗" if word.to.verb is verbs.Heal else "防止该伤口")
    return f"{head}，{'你可以' if may else ''}{body}"


def moved_to(word: Word) -> str:
    """The number of the site that is reached."""
    first = word.left if isinstance(word, values.BothHold) else word
    assert isinstance(first, values.AtSites)
    return site_numbers(first)


def response(word: triggers.Answering, book: CardBook) -> str:
    """“响应：若……，……”."""
    text = answer(word, book, "若", may=False)
    if isinstance(word, triggers.OrAfter):
        text = text.replace("，", f"或{moment(word.other, Talk(book)).removeprefix('持戒者')}，", 1)
    return f"响应：{text}"


def as_soon_as(word: triggers.AsSoonAs, book: CardBook) -> str:
    """When a condition comes to hold."""
    text = f"当{condition(word.when, Talk(book))}时，{deed(word.does, Talk(book))}"
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
TIMING = {
    Phase.FELLOWSHIP: "小队", Phase.SHADOW: "暗影", Phase.MANEUVER: "机动", Phase.ARCHERY: "射箭", Phase.ASSIGNMENT: "指派",
    Phase.SKIRMISH: "交锋", Phase.REGROUP: "重整",
}  # fmt: skip
PARAGRAPHS: dict[object, CardPhrase] = {
    **{kind: action(TIMING[phase]) for kind, phase in HEADS.items()},
    abilities.FellowshipOrRegroup: action("小队或重整"),
    abilities.ManeuverOrSkirmish: action("机动或交锋"),
    **{(kind, "clause"): say for kind, say in ((abilities.Change, change_text), (abilities.Total, total_text))},
    abilities.Change: lambda word, book: f"{change_text(word, book)}。",
    abilities.Total: lambda word, book: f"{total_text(word, book)}。",
    abilities.While: lambda word, book: f"{while_text(word, book)}。",
    abilities.CheaperOn: lambda word, book: (
        f"若打出到{phrase(word.noun, book).a()}上，则{named(book.speaker, book)}的{change(word.by, Talk(book), '暮光费用')}。"
    ),
    CopiesSite: lambda word, book: f"只要你能看见你自己的{word.number}号地点，{named(book.speaker, book)}就具有该地点的牌面文字。",
    triggers.Required: lambda word, book: (
        f"{answer(word, book, '每当', may=False)}{'（每次交锋对每名玩家限1次）' if word.once_per_player else ''}。"
    ),
    (triggers.Required, "later"): lambda word, book: answer(word, book, "若本次交锋中", may=False),
    triggers.May: lambda word, book: f"{answer(word, book, '每当', may=True)}。",
    triggers.Response: lambda word, book: f"{response(word, book)}。",
    triggers.OrAfter: lambda word, book: f"{response(word, book)}。",
    triggers.AsSoonAs: lambda word, book: f"{as_soon_as(word, book)}。",
    cards.KeywordLine: keyword_line,
    cards.ToPlay: lambda word, book: f"打出条件：{'，'.join([clause(cost, Talk(book)) for cost in word.costs])}。",
    cards.BearerMustBe: lambda word, book: f"携带者必须是{phrase(word.noun, book).a()}。",
    cards.OnePerBearer: lambda word, book: f"每{'处地点' if word.on_site else '名角色'}限1张。",
    cards.PlaysToSupportArea: "打出到你的支援区。",
    cards.PlaysOnSite: "打出到护戒小队当前所在的地点。",
    cards.UnseenCard: "一张未知的牌",
}
