"""Japanese paragraphs: actions of a phase, standing texts and answers, each as a whole."""

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
from onetable.games.tcg.text.ja.clauses import clause, deed, keyword
from onetable.games.tcg.text.ja.grammar import may, past
from onetable.games.tcg.text.ja.nouns import flat, named, phrase
from onetable.games.tcg.text.ja.talk import Talk, change, condition, site_numbers
from onetable.games.tcg.words import abilities, costs, nouns, triggers, values, verbs
from onetable.games.tcg.words.traits import Keyword, Measure, Phase

# ---- actions of a phase


def action(head: str) -> CardPhrase:
    """“交戦：ドワーフ1人を疲労させて、……”."""

    def say(word: abilities.PhaseAction, book: CardBook) -> str:
        return f"{head}：{deed(word.does, Talk(book))}{'（ターンに1回まで）' if word.once_per_turn else ''}。"

    return say


# ---- standing texts


def subject(noun: Word, book: CardBook) -> tuple[str, str]:
    """Whom a standing text is about, and under which condition."""
    parts = flat(noun)
    if parts[0] in (nouns.ITSELF, nouns.BEARER):
        who = phrase(parts[0], book).one()
        while_ = "、".join([book.say(part) for part in parts[1:]])
        return f"{who}が{while_}間、" if while_ else "", who
    return "", phrase(noun, book).each()


def change_text(word: abilities.Change, book: CardBook) -> str:
    """A number, a keyword or a plain yes or no of some cards."""
    before, who = subject(word.of, book)
    measure, talk = word.measure, Talk(book)
    if isinstance(measure, Keyword):
        assert isinstance(word.by, int)
        return f"{before}{who}は{keyword(measure, word.by, talk)}を得る"
    if measure in (Measure.STRENGTH, Measure.VITALITY):
        return f"{before}{who}は{change(word.by, talk, book.say(measure))}"
    if measure is Measure.COST:
        return f"{before}{who}は{change(word.by, talk, '黄昏コスト')}"
    found = phrase(word.of, book)
    text: str = OTHER_CHANGES[measure](who, found, change(word.by, talk))
    return before + text


OTHER_CHANGES: dict[Measure, Any] = {
    Measure.ROAMING_PENALTY: lambda who, found, by: (
        f"{'自分が' if found.yours else 'ここで'}プレイする{found.one().removeprefix('自分の')}の徘徊ペナルティ{by}"
    ),
    Measure.TRIPLED: lambda who, found, by: f"{who}は3倍の強さでなければ圧倒されない",
    Measure.ONE_WOUND: lambda who, found, by: f"{who}が受ける負傷は交戦フェイズごとに1つまで",
    Measure.NO_HEALING: lambda who, found, by: f"{who}は治療できない",
    Measure.KEEPS_BURDENS: lambda who, found, by: f"{who}から重荷を取り除けない",
    Measure.NO_WEAPON_BONUS: lambda who, found, by: f"{who}は武器の強さボーナスを得ない",
    Measure.NOT_PLAYED: lambda who, found, by: f"{found.one()}はプレイできない",
    Measure.NOT_DISCARDED: lambda who, found, by: f"対戦相手は{found.one()}を捨てられない",
}


def total_text(word: abilities.Total, book: CardBook) -> str:
    """A figure of the whole table."""
    if word.measure in TOTALS:
        return TOTALS[word.measure].format(named(book.speaker, book))
    name = "すべての地点の影の数値" if word.measure is Measure.SHADOW_NUMBER else book.say(word.measure)
    return change(word.by, Talk(book), name)


TOTALS: dict[Measure, str] = {
    Measure.SKIP_ARCHERY: "射撃フェイズを飛ばす",
    Measure.SKIP_COMBAT: "割当フェイズと交戦フェイズを飛ばす",
    Measure.NO_SKIRMISH_ACTIONS: "交戦イベントはプレイできず、交戦の特殊能力は使えない",
    Measure.BESIDE_ANOTHER: "{}は他の手持ち武器1つと同時に持てる",
}


def while_text(word: abilities.While, book: CardBook) -> str:
    """As long as something holds."""
    return f"{condition(word.condition, Talk(book))}間、{book.say(word.change, 'clause')}"


# ---- moments: plain clauses in the present


def moment(word: Word, talk: Talk) -> str:
    """What a text answers, as a clause; from here on the sentence knows whom it happened to."""
    text: str = MOMENTS[type(word)](word, talk)
    return text


def about_to(word: triggers.AboutTo, talk: Talk) -> str:
    """Before it happens."""
    what = {verbs.Wound: "負傷しよう", verbs.Exert: "疲労しよう", verbs.Heal: "治療されよう"}[word.verb]
    return f"{talk.name(word.noun)}が{what}とする"


HAPPENED: dict[type, str] = {
    WereAssigned: "交戦に割り当てられる",
    verbs.PutOnTheRing: "一つの指輪をはめる",
    verbs.Kill: "死亡する",
    verbs.Exert: "疲労する",
    verbs.Wound: "負傷する",
    verbs.WereDiscarded: "場から捨てられる",
}


def after(word: triggers.After, talk: Talk) -> str:
    """After it has happened."""
    if word.verb is Played:
        return played(word.noun, talk)
    if word.verb in (ArrivesAt, LeavesSite, Moves):
        return moved(word, talk)
    text = talk.name(word.noun)
    if word.verb is EventPlayed:
        talk.it = talk.called[word.noun] = "そのイベント"
        name = phrase(word.noun, talk.book).one()
        return f"{name if name.endswith('イベント') else f'{name}のイベント'}がプレイされる"
    return f"{text}が{HAPPENED[word.verb]}"


def played(noun: Word, talk: Talk) -> str:
    """“エルフ1人をプレイする”, “手下1体がプレイされる”."""
    parts = flat(noun)
    if noun == nouns.ITSELF:
        talk.it = named(talk.book.speaker, talk.book)
        return f"{talk.it}をプレイする"
    on = "".join([f"{phrase(part.bearer, talk.book).one()}に" for part in parts if isinstance(part, nouns.BorneBy)])
    rest = [part for part in parts if not isinstance(part, (nouns.BorneBy, nouns.Yours))]
    joined = rest[0]
    for part in rest[1:]:
        joined = nouns.Both(joined, part)  # type: ignore[arg-type]
    found = phrase(joined, talk.book)
    talk.it = talk.called[noun] = found.that()
    return f"{on}{found.a()}をプレイする" if nouns.YOURS in parts else f"{on}{found.a()}がプレイされる"


def moved(word: triggers.After, talk: Talk) -> str:
    """“旅の仲間がこの地点に移動する”."""
    if word.verb is Moves or word.noun == nouns.ANYTHING:
        return "旅の仲間が移動する"
    found = phrase(word.noun, talk.book).one()
    where = found if found.endswith("地点") else f"{found}の地点"
    return f"旅の仲間が{where}に移動する" if word.verb is ArrivesAt else f"旅の仲間が{where}を離れる"


def wins(word: triggers.Wins, talk: Talk) -> str:
    """“自分のナズグールが交戦に勝つ”."""
    over = f"{phrase(word.over, talk.book).one()}との" if word.over is not None else ""
    return f"{talk.name(word.noun)}が{over}交戦に勝つ"


def loses(word: triggers.Loses, talk: Talk) -> str:
    """“手下1体が所持者との交戦に負ける”."""
    to = f"{phrase(word.to, talk.book).one()}との" if word.to is not None else ""
    return f"{talk.name(word.noun)}が{to}交戦に負ける"


def kills(word: triggers.Kills, talk: Talk) -> str:
    """“サウロンのオーク1体が仲間1人を死亡させる”."""
    where = "交戦で" if word.in_skirmish else ""
    return f"{phrase(word.by, talk.book).a()}が{where}{talk.name(word.noun)}を死亡させる"


MOMENTS: dict[type, Any] = {
    triggers.AboutTo: about_to,
    triggers.After: after,
    triggers.Wins: wins,
    triggers.Loses: loses,
    triggers.Kills: kills,
    triggers.KilledBeside: lambda word, talk: (
        f"{phrase(word.involving, talk.book).one()}が参加している交戦で{talk.name(word.noun)}が死亡する"
    ),
    triggers.StartOfTurn: lambda word, talk: "自分の各ターンの開始時",
    triggers.EndOfTurn: lambda word, talk: "ターンの終了時",
    triggers.StartOfPhase: lambda word, talk: f"各{talk.book.say(word.phase)}の開始時",
    triggers.StartOfYourShadowPhase: lambda word, talk: "自分の各影フェイズの開始時",
    triggers.EndOfYourShadowPhase: lambda word, talk: "自分の各影フェイズの終了時",
    triggers.EndOfSkirmish: lambda word, talk: "交戦フェイズの終了時",
}


def opening(word: Word, talk: Talk, first: str) -> str:
    """“……たびに”, “……した時”, “……の開始時に”."""
    text = moment(word, talk)
    if text.endswith("時"):
        return f"{text}に"
    if text.endswith("とする"):
        return f"{text}時"
    once = isinstance(word, triggers.After) and word.noun == nouns.ITSELF
    return f"{text}たびに" if first == "each" and not once else f"{past(text)}時"


# ---- answers


def answer(word: triggers.Answering, book: CardBook, first: str, optional: bool) -> str:
    """A moment, then what is done."""
    talk = Talk(book)
    head, does = opening(word.to, talk, first), word.does
    needs = [cost.what for cost in does.costs if isinstance(cost, costs.If)]
    does = costs.Deed(tuple([cost for cost in does.costs if not isinstance(cost, costs.If)]), does.effects)
    if head.startswith("旅の仲間が移動") and needs:
        head = head.replace("移動", f"{moved_to(needs[0])}に移動", 1)
        needs = [needs[0].right] if isinstance(needs[0], values.BothHold) else []
    if needs and isinstance(needs[0], values.Nope) and isinstance(needs[0].what, values.YouAreFreePeoples):
        return f"{head}、各影プレイヤーは{may(deed(does, talk))}"
    head += f"、{'、かつ'.join([condition(need, talk) for need in needs])}場合" if needs else ""
    body = deed(does, talk)
    if isinstance(word.to, triggers.AboutTo):
        body = body.replace("それを防", "その治療を防" if word.to.verb is verbs.Heal else "その負傷を防")
    return f"{head}、{may(body) if optional else body}"


def moved_to(word: Word) -> str:
    """The number of the site that is reached."""
    first = word.left if isinstance(word, values.BothHold) else word
    assert isinstance(first, values.AtSites)
    return site_numbers(first)


def response(word: triggers.Answering, book: CardBook) -> str:
    """“対応：……した時、……”."""
    text = answer(word, book, "when", optional=False)
    if isinstance(word, triggers.OrAfter):
        other = past(moment(word.other, Talk(book)).removeprefix("指輪所持者が"))
        text = text.replace("時、", f"時か{other}時、", 1)
    return f"対応：{text}"


def as_soon_as(word: triggers.AsSoonAs, book: CardBook) -> str:
    """When a condition comes to hold."""
    text = f"{condition(word.when, Talk(book))}時、{deed(word.does, Talk(book))}"
    return text + ("（ターンに1回まで）" if word.once_per_turn else "")


# ---- the lines besides


def keyword_line(word: cards.KeywordLine, book: CardBook) -> str:
    """“ダメージ+1。凶暴。”"""
    names = [f"{book.say(key)}+{number}" if key in (Keyword.DAMAGE, Keyword.DEFENDER) else book.say(key) for key, number in word.keywords]
    return "".join([f"{name}。" for name in names])


HEADS = {
    abilities.Fellowship: Phase.FELLOWSHIP, abilities.Shadow: Phase.SHADOW, abilities.Maneuver: Phase.MANEUVER,
    abilities.Archery: Phase.ARCHERY, abilities.Assignment: Phase.ASSIGNMENT, abilities.Skirmish: Phase.SKIRMISH,
    abilities.Regroup: Phase.REGROUP,
}  # fmt: skip
TIMING = {
    Phase.FELLOWSHIP: "旅の仲間", Phase.SHADOW: "影", Phase.MANEUVER: "機動", Phase.ARCHERY: "射撃", Phase.ASSIGNMENT: "割当",
    Phase.SKIRMISH: "交戦", Phase.REGROUP: "再編",
}  # fmt: skip
PARAGRAPHS: dict[object, CardPhrase] = {
    **{kind: action(TIMING[phase]) for kind, phase in HEADS.items()},
    abilities.FellowshipOrRegroup: action("旅の仲間または再編"),
    abilities.ManeuverOrSkirmish: action("機動または交戦"),
    **{(kind, "clause"): say for kind, say in ((abilities.Change, change_text), (abilities.Total, total_text))},
    abilities.Change: lambda word, book: f"{change_text(word, book)}。",
    abilities.Total: lambda word, book: f"{total_text(word, book)}。",
    abilities.While: lambda word, book: f"{while_text(word, book)}。",
    abilities.CheaperOn: lambda word, book: (
        f"{phrase(word.noun, book).a()}の上にプレイする場合、{named(book.speaker, book)}は{change(word.by, Talk(book), '黄昏コスト')}。"
    ),
    CopiesSite: lambda word, book: f"自分の地点{word.number}を確認できる間、{named(book.speaker, book)}はその地点のテキストを持つ。",
    triggers.Required: lambda word, book: (
        f"{answer(word, book, 'each', optional=False)}{'（交戦ごとに各プレイヤー1回まで）' if word.once_per_player else ''}。"
    ),
    (triggers.Required, "later"): lambda word, book: f"この交戦で{answer(word, book, 'when', optional=False)}",
    triggers.May: lambda word, book: f"{answer(word, book, 'each', optional=True)}。",
    triggers.Response: lambda word, book: f"{response(word, book)}。",
    triggers.OrAfter: lambda word, book: f"{response(word, book)}。",
    triggers.AsSoonAs: lambda word, book: f"{as_soon_as(word, book)}。",
    cards.KeywordLine: keyword_line,
    cards.ToPlay: lambda word, book: f"プレイ条件：{'、'.join([clause(cost, Talk(book)) for cost in word.costs])}。",
    cards.BearerMustBe: lambda word, book: f"所持者は{phrase(word.noun, book).one()}でなければならない。",
    cards.OnePerBearer: lambda word, book: f"{'地点' if word.on_site else 'キャラクター'}ごとに1枚まで。",
    cards.PlaysToSupportArea: "自分のサポートエリアに出す。",
    cards.PlaysOnSite: "旅の仲間がいる地点に出す。",
    cards.UnseenCard: "見えないカード",
}
