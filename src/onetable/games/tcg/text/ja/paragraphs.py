"""Japanese paragraphs: actions of a phase, standing texts and answers, each as a whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.index import CopiesSite
from onetable.games.tcg.speech import moments
from onetable.games.tcg.text import cards
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.ja.clauses import deed, keyword
from onetable.games.tcg.text.ja.moments import MOVES, moment
from onetable.games.tcg.text.ja.nouns import SPEAKER, phrase
from onetable.games.tcg.text.ja.sentence import CardClause, CardSentence, after, both, change, per, site_numbers, state
from onetable.games.tcg.text.ja.traits import PHASES
from onetable.games.tcg.text.taking_apart import flat, parted
from onetable.games.tcg.traits import Keyword, Measure, Phase
from onetable.games.tcg.words import abilities, nouns, triggers, values, verbs

# ---- actions of a phase


def action(head: str) -> CardPhrase:
    """“交戦：ドワーフ1人を疲労させることで、……”."""
    return lambda word, book: f"{head}：{deed(word.does, CardSentence(book)).does}{'（1ターンに1回まで）' if word.once_per_turn else ''}。"


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
        return TOTALS[word.measure].format(SPEAKER.itself(word, book))
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
    return f"{CardSentence(book).condition(word.condition)}間、{book.say(word.change, 'clause')}"


# ---- answers


def answer(word: moments.Answering, book: CardBook, each: bool, may: bool, during: str = "", other: str = "") -> CardClause:
    """A moment, perhaps another one of the same somebody, then what is done; a phase is said with the moment."""
    needs, does = parted(word)
    phases = [f"{book.say(need.phase)}に" for need in needs if isinstance(need, values.InPhase)]
    talk = CardSentence(book, during="".join([during, *phases]), makes=may)
    needs = [need for need in needs if not isinstance(need, values.InPhase)]
    happens = moment(word.to, talk)
    where = needs[0] if needs else None
    if happens.verb == MOVES and isinstance(where, values.AtSites):
        happens, needs = replace(happens, what=f"{site_numbers(where)}に"), needs[1:]
    once = isinstance(word.to, triggers.After) and word.to.noun == nouns.ITSELF
    head = f"{happens.opening(each and not once)}{f'か{other}' if other else ''}、"
    if needs and isinstance(needs[0], values.Nope) and isinstance(needs[0].what, values.YouAreFreePeoples):
        said = deed(does, talk)
        return CardClause(None, f"{head}各影プレイヤーは", said.allowed, apart=True)
    holds = [state(need, talk) for need in needs]
    if holds and holds[0].who == happens.who:
        holds[0] = replace(holds[0], who="")
    if isinstance(word.to, triggers.AboutTo):
        talk.prevented = "その治療" if word.to.verb is verbs.Heal else "その負傷"
    said = deed(does, talk)
    if holds:
        head += f"{both(holds)}なら、次を行う：" if said.tests else f"{both(holds)}場合、"
    return replace(said, before=head, verb=said.allowed, note="") if may else after(head, said)


def response(word: moments.Answering, book: CardBook) -> str:
    """“対応：……した時、……”."""
    other = moment(word.other, CardSentence(book)).then if isinstance(word, triggers.OrAfter) else ""
    return f"対応：{answer(word, book, each=False, may=False, other=other).does}。"


def later(word: triggers.Required, talk: CardSentence) -> CardClause:
    """A paragraph inside a sentence: it works this once."""
    said = answer(word, talk.book, each=False, may=False, during="この交戦で")
    return replace(said, note=f"{said.note}（各プレイヤー1回まで）") if word.once_per_player else said


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
PARAGRAPHS: dict[object, Any] = {
    **{kind: action(PHASES[phase]) for kind, phase in HEADS.items()},
    abilities.FellowshipOrRegroup: action("旅の仲間または再編"),
    abilities.ManeuverOrSkirmish: action("機動または交戦"),
    **{(kind, "clause"): say for kind, say in ((abilities.Change, change_text), (abilities.Total, total_text))},
    abilities.Change: lambda word, book: f"{change_text(word, book)}。",
    abilities.Total: lambda word, book: f"{total_text(word, book)}。",
    abilities.While: lambda word, book: f"{while_text(word, book)}。",
    abilities.CheaperOn: lambda word, book: (
        f"{phrase(word.noun, book).a()}の上にプレイする場合、"
        f"{SPEAKER.itself(word, book)}は{change(word.by, CardSentence(book), '黄昏コスト')}。"
    ),
    CopiesSite: lambda word, book: f"自分の地点{word.number}を確認できる間、{SPEAKER.itself(word, book)}はその地点のテキストを持つ。",
    triggers.Required: lambda word, book: (
        f"{answer(word, book, each=True, may=False).does}{'（交戦ごとに各プレイヤー1回まで）' if word.once_per_player else ''}。"
    ),
    (triggers.Required, "later"): later,
    triggers.May: lambda word, book: f"{answer(word, book, each=True, may=True).does}。",
    triggers.Response: response,
    triggers.OrAfter: response,
    triggers.AsSoonAs: lambda word, book: (
        f"{CardSentence(book).condition(word.when)}時、{deed(word.does, CardSentence(book)).does}"
        f"{'（1ターンに1回まで）' if word.once_per_turn else ''}。"
    ),
    cards.KeywordLine: keyword_line,
    cards.ToPlay: lambda word, book: f"プレイ条件：{'、'.join([CardSentence(book).clause(cost).does for cost in word.costs])}。",
    cards.BearerMustBe: lambda word, book: f"所持者は{phrase(word.noun, book).one()}でなければならない。",
    cards.OnePerBearer: lambda word, book: f"{'地点' if word.on_site else 'キャラクター'}ごとに1枚まで。",
    cards.PlaysToSupportArea: "自分のサポートエリアに出す。",
    cards.PlaysOnSite: "いずれかの地点に出す。",
    cards.HomeSite: "故郷の地点{number}",
    cards.UnseenCard: "見えないカード",
}
