"""Japanese paragraphs: actions of a phase, standing texts and answers, each as a whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.index import CopiesSite
from onetable.games.tcg.speech import moments
from onetable.games.tcg.text import cards
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.ja.clauses import clause, deed, keyword
from onetable.games.tcg.text.ja.grammar import both, may, past
from onetable.games.tcg.text.ja.moments import moment, opening
from onetable.games.tcg.text.ja.nouns import named, phrase
from onetable.games.tcg.text.ja.sentence import CardSentence, change, condition, per, site_numbers
from onetable.games.tcg.text.taking_apart import flat, parted
from onetable.games.tcg.traits import Keyword, Measure, Phase
from onetable.games.tcg.words import abilities, nouns, triggers, values, verbs

# ---- actions of a phase


def action(head: str) -> CardPhrase:
    """“交戦：ドワーフ1人を疲労させることで、……”."""

    def say(word: abilities.PhaseAction, book: CardBook) -> str:
        return f"{head}：{deed(word.does, CardSentence(book))}{'（1ターンに1回まで）' if word.once_per_turn else ''}。"

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
    measure, talk = word.measure, CardSentence(book)
    if isinstance(measure, Keyword):
        assert isinstance(word.by, int)
        becomes = "になる" if measure in (Keyword.ARCHER, Keyword.FIERCE) else "を得る"
        return f"{before}{who}は{keyword(measure, word.by, talk)}{becomes}"
    if measure in (Measure.STRENGTH, Measure.VITALITY):
        return f"{before}{per(word.by, talk)}{who}は{change(word.by, talk, book.say(measure))}"
    found = phrase(word.of, book)
    if measure is Measure.COST:
        mine = f"自分がプレイする{'、' if found.clauses else ''}{replace(found, yours=False).one()}"
        return f"{before}{mine if found.yours else who}は{change(word.by, talk, '黄昏コスト')}"
    text: str = OTHER_CHANGES[measure](who, found, change(word.by, talk))
    return before + text


OTHER_CHANGES: dict[Measure, Any] = {
    Measure.ROAMING_PENALTY: lambda who, found, by: (
        f"{'自分が' if found.yours else 'ここで'}プレイする{replace(found, yours=False).one()}の徘徊ペナルティ{by}"
    ),
    Measure.TRIPLED: lambda who, found, by: f"{who}は3倍の強さでなければ圧倒されない",
    Measure.ONE_WOUND: lambda who, found, by: f"{who}が受ける負傷は交戦フェイズごとに1つまで",
    Measure.NO_HEALING: lambda who, found, by: f"{who}を治療できない",
    Measure.KEEPS_BURDENS: lambda who, found, by: f"{who}から重荷を取り除けない",
    Measure.NO_WEAPON_BONUS: lambda who, found, by: f"{who}は武器の強さボーナスを得ない",
    Measure.NOT_PLAYED: lambda who, found, by: f"{found.one()}はプレイできない",
    Measure.NOT_DISCARDED: lambda who, found, by: f"対戦相手はあなたの{replace(found, yours=False).one()}を捨てられない",
}


def total_text(word: abilities.Total, book: CardBook) -> str:
    """A figure of the whole table."""
    if word.measure in TOTALS:
        return TOTALS[word.measure].format(named(book.speaker, book))
    name = "すべての地点の影の数値" if word.measure is Measure.SHADOW_NUMBER else book.say(word.measure)
    return per(word.by, CardSentence(book)) + change(word.by, CardSentence(book), name)


TOTALS: dict[Measure, str] = {
    Measure.SKIP_ARCHERY: "射撃フェイズを飛ばす",
    Measure.SKIP_COMBAT: "割当フェイズと交戦フェイズを飛ばす",
    Measure.NO_SKIRMISH_ACTIONS: "交戦イベントはプレイできず、交戦の特殊能力は使えない",
    Measure.BESIDE_ANOTHER: "{}は他の手持ち武器1つと同時に持てる",
}


def while_text(word: abilities.While, book: CardBook) -> str:
    """As long as something holds."""
    return f"{condition(word.condition, CardSentence(book))}間、{book.say(word.change, 'clause')}"


# ---- answers


def answer(word: moments.Answering, book: CardBook, each: bool, optional: bool, during: str = "") -> str:
    """A moment, then what is done; a phase is said with the moment."""
    needs, does = parted(word)
    phases = [f"{book.say(need.phase)}に" for need in needs if isinstance(need, values.InPhase)]
    talk = CardSentence(book, during="".join([during, *phases]), makes=optional)
    needs = [need for need in needs if not isinstance(need, values.InPhase)]
    head = opening(word.to, talk, each)
    where = needs[0] if needs else None
    if head.startswith("旅の仲間が移動") and isinstance(where, values.AtSites):
        head, needs = head.replace("移動", f"{site_numbers(where)}に移動", 1), needs[1:]
    if needs and isinstance(needs[0], values.Nope) and isinstance(needs[0].what, values.YouAreFreePeoples):
        return f"{head}、各影プレイヤーは{may(deed(does, talk))}"
    if needs:
        holds = both([condition(need, talk) for need in needs])
        head += f"、{holds.removeprefix('指輪所持者が') if head.startswith('指輪所持者が') else holds}場合"
    body = deed(does, talk)
    if needs and "場合、" in body:
        head, body = f"{head.removesuffix('場合')}なら", f"次を行う：{body}"
    if isinstance(word.to, triggers.AboutTo):
        body = body.replace("それを防", "その治療を防" if word.to.verb is verbs.Heal else "その負傷を防")
    return f"{head}、{may(body) if optional else body}"


def response(word: moments.Answering, book: CardBook) -> str:
    """“対応：……した時、……”."""
    text = answer(word, book, each=False, optional=False)
    if isinstance(word, triggers.OrAfter):
        other = past(moment(word.other, CardSentence(book)).removeprefix("指輪所持者が"))
        text = text.replace("時、", f"時か{other}時、", 1)
    return f"対応：{text}"


def as_soon_as(word: triggers.AsSoonAs, book: CardBook) -> str:
    """When a condition comes to hold."""
    text = f"{condition(word.when, CardSentence(book))}時、{deed(word.does, CardSentence(book))}"
    return text + ("（1ターンに1回まで）" if word.once_per_turn else "")


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
        f"{phrase(word.noun, book).a()}の上にプレイする場合、"
        f"{named(book.speaker, book)}は{change(word.by, CardSentence(book), '黄昏コスト')}。"
    ),
    CopiesSite: lambda word, book: f"自分の地点{word.number}を確認できる間、{named(book.speaker, book)}はその地点のテキストを持つ。",
    triggers.Required: lambda word, book: (
        f"{answer(word, book, each=True, optional=False)}{'（交戦ごとに各プレイヤー1回まで）' if word.once_per_player else ''}。"
    ),
    (triggers.Required, "later"): lambda word, book: (
        f"{answer(word, book, each=False, optional=False, during='この交戦で')}{'（各プレイヤー1回まで）' if word.once_per_player else ''}"
    ),
    triggers.May: lambda word, book: f"{answer(word, book, each=True, optional=True)}。",
    triggers.Response: lambda word, book: f"{response(word, book)}。",
    triggers.OrAfter: lambda word, book: f"{response(word, book)}。",
    triggers.AsSoonAs: lambda word, book: f"{as_soon_as(word, book)}。",
    cards.KeywordLine: keyword_line,
    cards.ToPlay: lambda word, book: f"プレイ条件：{'、'.join([clause(cost, CardSentence(book)) for cost in word.costs])}。",
    cards.BearerMustBe: lambda word, book: f"所持者は{phrase(word.noun, book).one()}でなければならない。",
    cards.OnePerBearer: lambda word, book: f"{'地点' if word.on_site else 'キャラクター'}ごとに1枚まで。",
    cards.PlaysToSupportArea: "自分のサポートエリアに出す。",
    cards.PlaysOnSite: "いずれかの地点に出す。",
    cards.HomeSite: "故郷の地点{number}",
    cards.UnseenCard: "見えないカード",
}
