"""Japanese paragraphs: actions of a phase, standing texts and answers, each as a whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from onetable.games.tcg.text import lexicon as words
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.text.ja.clauses import deed
from onetable.games.tcg.text.ja.moments import MOVES
from onetable.games.tcg.text.ja.sentence import SITES, CardSentence, both, state
from onetable.games.tcg.text.ja.traits import PHASES
from onetable.games.tcg.text.taking_apart import ACTIONS, happens_once, parted
from onetable.language.ja.verbs import Clause

# ---- standing texts

CHANGES: dict[Any, str] = {
    **dict.fromkeys((words.Measure.STRENGTH, words.Measure.VITALITY), "{by:per}{it}は{measure}{by:change}"),
    **dict.fromkeys((words.Keyword.ARCHER, words.Keyword.FIERCE), "{it}は{measure}になる"),
    **dict.fromkeys((words.Keyword.DAMAGE, words.Keyword.DEFENDER), "{it}は{measure}+{by}を得る"),
    words.Measure.COST: "{it}は黄昏コスト{by:change}",
    words.Measure.ROAMING_PENALTY: "ここでプレイする{of:one}の徘徊ペナルティ{by:change}",
    words.Measure.TRIPLED: "{it}は3倍の強さでなければ圧倒されない",
    words.Measure.ONE_WOUND: "{it}が受ける負傷は交戦フェイズごとに1つまで",
    words.Measure.NO_HEALING: "{it}を治療できない",
    words.Measure.KEEPS_BURDENS: "{it}から重荷を取り除けない",
    words.Measure.NO_WEAPON_BONUS: "{it}は武器の強さボーナスを得ない",
    words.Measure.NOT_PLAYED: "{of:one}はプレイできない",
    words.Measure.NOT_DISCARDED: "対戦相手は場にあるあなたの{of:theirs}を捨てられない",
    (words.Measure.COST, "yours"): "自分がプレイする{of:mine}は黄昏コスト{by:change}",
    (words.Measure.ROAMING_PENALTY, "yours"): "自分がプレイする{of:theirs}の徘徊ペナルティ{by:change}",
    "": "{it}は{measure}を得る",
}
TOTALS: dict[Any, str] = {
    words.Measure.SKIP_ARCHERY: "射撃フェイズを飛ばす",
    words.Measure.SKIP_COMBAT: "割当フェイズと交戦フェイズを飛ばす",
    words.Measure.NO_SKIRMISH_ACTIONS: "交戦イベントはプレイできず、交戦の特殊能力は使えない",
    words.Measure.BESIDE_ANOTHER: "{this}は他の手持ち武器1枚と同時に持てる",
    words.Measure.SHADOW_NUMBER: "{by:per}すべての地点の影の数値{by:change}",
    "": "{by:per}{measure}{by:change}",
}

# ---- answers


def answer(word: words.Answering, book: CardBook, each: bool = False, may: bool = False, during: str = "", other: str = "") -> Clause:
    """A moment, perhaps another one of the same somebody, then what is done; a phase is said with the moment."""
    needs, does = parted(word)
    phases = [f"{book.say(need.phase)}に" for need in needs if isinstance(need, words.InPhase)]
    talk = CardSentence(book, during="".join([during, *phases]), makes=may)
    needs = [need for need in needs if not isinstance(need, words.InPhase)]
    happens = talk.moment(word.to)
    where = needs[0] if needs else None
    if happens.verb == MOVES and isinstance(where, words.AtSites):
        happens, needs = replace(happens, what=f"{talk.row(SITES, where)}に"), needs[1:]
    head = f"{happens.opening(each and not happens_once(word.to, does))}{f'か{other}' if other else ''}、"
    if needs and isinstance(needs[0], words.Nope) and isinstance(needs[0].what, words.YouAreFreePeoples):
        said = deed(does, talk)
        return Clause(None, f"{head}各影プレイヤーは", said.allowed, apart=True)
    holds = [state(need, talk) for need in needs]
    if holds and holds[0].who == happens.who:
        holds[0] = replace(holds[0], who="")
    if isinstance(word.to, words.AboutTo):
        talk.prevented = talk.coming[word.to.verb is words.Heal]
    said = deed(does, talk)
    if holds:
        head += f"{both(holds)}なら、次を行う：" if said.tests else f"{both(holds)}場合、"
    return replace(said, before=head, verb=said.allowed, note="") if may else said.opened(head)


def response(word: words.Answering, talk: CardSentence) -> str:
    """“対応：……した時、……”."""
    other = replace(talk).moment(word.other).then if isinstance(word, words.OrAfter) else ""
    return f"{talk.book.mark('phase', '対応')}：{answer(word, talk.book, other=other).does}"


def later(word: words.Required, talk: CardSentence) -> Clause:
    """A paragraph inside a sentence: it works this once."""
    said = answer(word, talk.book, during="この交戦で")
    return replace(said, note=f"{said.note}（各プレイヤー1回まで）") if word.once_per_player else said


def action(timing: str) -> Any:
    """A timing word, then the deed."""
    return lambda word, talk: f"{talk.book.mark('phase', timing)}：{talk.fill('{does}{once_per_turn:once}', word)}"


SENTENCES: dict[object, Any] = {  # without their full stops
    **{kind: action(PHASES[phase]) for kind, phase in ACTIONS.items()},
    words.FellowshipOrRegroup: action("旅の仲間または再編"),
    words.ManeuverOrSkirmish: action("機動または交戦"),
    words.While: "{condition}間、{change:clause}",
    words.CheaperOn: "{noun:a}の上にプレイする場合、{this}は黄昏コスト{by:change}",
    words.CopiesSite: "自分の地点{number}を確認できる間、{this}はその地点のテキストを持つ",
    words.Required: lambda word, talk: (
        f"{answer(word, talk.book, each=True).does}{'（交戦ごとに各プレイヤー1回まで）' if word.once_per_player else ''}"
    ),
    words.May: lambda word, talk: answer(word, talk.book, each=True, may=True).does,
    words.Response: response,
    words.OrAfter: response,
    words.AsSoonAs: "{when}時、{does}{once_per_turn:once}",
    words.ToPlay: "プレイ条件：{costs}",
    words.BearerMustBe: "所持者は{noun:one}でなければならない",
    words.OnePerBearer: {"on_site": "地点ごとに1枚まで", "": "キャラクターごとに1枚まで"},
    words.PlaysToSupportArea: "自分のサポートエリアに出す",
    words.PlaysOnSite: "いずれかの地点に出す",
}
PARAGRAPHS: dict[object, Any] = {
    (words.Change, "clause"): lambda word, talk: talk.standing(word, CHANGES),
    (words.Total, "clause"): TOTALS,
    (words.Required, "later"): later,
    words.ArrowTo: "{arrow}の矢印",
    words.HomeSite: "故郷の地点{number}",
    words.UnseenCard: "見えないカード",
}
