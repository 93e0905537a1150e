"""Japanese: goals, each in the four forms of a clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.fellowship.pieces.playing_cards import RINGS
from onetable.games.fellowship.words import goals
from onetable.language.book import Row
from onetable.language.ja.verbs import Condition
from onetable.language.text import Text

OPPOSITE = {"": "never", "and": "never_and", "never": "", "never_and": "and"}


def take(what: str, note: str = "", never: str = "") -> Condition:
    """To win something."""
    return Condition(what, "取る", note, never)


def by_word(kind: type, clause: Callable[[Any], Condition]) -> dict[object, Row]:
    """A goal whose clause is not always the same."""
    return {(kind, form) if form else kind: lambda goal, _, form=form: clause(goal).in_form(form) for form in OPPOSITE}


def win_tricks(form: str) -> Row:
    """At least so many, exactly so many, one number or the other, from one to the other; none at all turns it round."""

    def said(goal: goals.WinTricks, _: object) -> Text | None:
        if goal.most == 0:
            return take("1トリック以上を", never="トリックを1つも").in_form(OPPOSITE[form])
        if goal.most >= 99:
            return take("{least}トリック以上を").in_form(form)
        if goal.least == goal.most:
            return take("ちょうど{least}トリックを").in_form(form)
        either = "ちょうど{least}トリックまたは{most}トリックを" if goal.most == goal.least + 1 else "{least}–{most}トリックを"
        return take(either).in_form(form)

    return said


def win_cards(goal: goals.WinCards) -> Condition:
    """So many cards of a suit, all of them, not a single one, or together with those that others win."""
    if goal.helpers:
        return take("{suit}のカードを、{helpers:all}が取った分と合わせて{least}枚以上")
    whole = goal.least == (5 if goal.suit is RINGS else 8)
    none = "{suit}のカードを1枚も" if goal.least == 1 else ""
    return take("{suit}のカード{least}枚すべてを" if whole else "{suit}のカードを{least}枚以上", never=none)


def win_threat_card(goal: goals.WinThreatCard) -> Condition:
    """The card of the threat's rank, in each of the suits."""
    if len(goal.suits) == 1:
        return take("自分の脅威と同じランクの{suits}のカードを")
    return take("自分の脅威と同じランクの、{suits:all}のカードを" + ("両方" if len(goal.suits) == 2 else "すべて"))


GOALS: dict[object, Row] = {
    goals.Both: "{first:and}、かつ{second}",
    (goals.Both, "and"): "{first:and}、かつ{second:and}",
    (goals.Both, "never"): "{first:and}、かつ{second}ことはない",
    (goals.Both, "never_and"): "{first:and}、かつ{second}ことはなく",
    goals.Never: "{goal:never}",
    (goals.Never, "and"): "{goal:never_and}",
    (goals.Never, "never"): "{goal}",
    (goals.Never, "never_and"): "{goal:and}",
    goals.ByPlayers: "4人プレイでは{four:and}、1–3人プレイでは{fewer}",
    (goals.ByPlayers, "and"): "4人プレイでは{four:and}、1–3人プレイでは{fewer:and}",
    (goals.ByPlayers, "never"): "4人プレイでは{four:never_and}、1–3人プレイでは{fewer:never}",
    (goals.ByPlayers, "never_and"): "4人プレイでは{four:never_and}、1–3人プレイでは{fewer:never_and}",
    **{(goals.WinTricks, form) if form else goals.WinTricks: win_tricks(form) for form in OPPOSITE},
    goals.Nothing: "自分の目標はない",
    (goals.Nothing, "and"): "自分の目標はなく",
    goals.WinThreatTricks: take("自分の脅威のランクとちょうど同じ数のトリックを"),
    goals.WinMoreOrFewer: take("宣言どおりに、自分の脅威のランクより多く、または少なくトリックを", "（同数は失敗）"),
    goals.WinFewestTricks: Condition("取ったトリックが", "最も少ない", "（同数でもよい）"),
    goals.WinMiddleTricks: Condition("取ったトリックの数が", "最多でも最少でもない", "（どちらかと同数でも失敗）"),
    (goals.WinMiddleTricks, "never"): "取ったトリックの数が最多か最少である",
    (goals.WinMiddleTricks, "never_and"): "取ったトリックの数が最多か最少であり",
    goals.OthersWinTricks: take("他のすべてのキャラクターが{least}トリック以上を"),
    **by_word(goals.WinInARow, lambda goal: take("合計でちょうど{count}トリックを" + "、すべて連続で" * (goal.count > 1))),
    **by_word(goals.WinOneOfLast, lambda goal: take("最後の{count}トリックのうち1つ以上を" if goal.count > 1 else "最後のトリックを")),
    goals.WinOnlyWith: take("{suit}のカードを含むトリックだけを1つ以上"),
    goals.WinTricksWith: take("{suit}のカードを含むトリックを{least}つ以上"),
    **by_word(goals.WinCards, win_cards),
    goals.WinCard: take("{card}を"),
    goals.WinRank: take("ランク{rank}のカードを1枚以上", never="ランク{rank}のカードを1枚も"),
    **by_word(goals.WinThreatCard, win_threat_card),
    goals.WinThreatRank: take("自分の脅威と同じランクのカードを、スートを問わず{least}枚以上"),
    goals.WinMostCards: take("{suit}のカードを他の誰よりも多く"),
    goals.WinEveryRank: take("ランク1–{highest}のカードをそれぞれ1枚以上"),
    goals.WinEverySuit: take("{suits}のカードをそれぞれ1枚以上"),
    goals.WinRun: take("ランクが連続する{suit}のカードを{length}枚以上"),
    goals.WinSameRank: take("同じランクのカードを{least}枚以上"),
    goals.EverybodyWins: take("すべてのキャラクターが{suit}のカードを1枚以上"),
    goals.WinLastTrick: take("最後のトリックを"),
    goals.PlayInLastTrick: Condition("最後のトリックで{suit}のカードを", "出す", "（トリックは取らなくてもよい）"),
    goals.LeadSuit: Condition("{suit}のカードで", "リードする"),
    goals.KeepSuitWon: Condition("ラウンド終了時、自分が{least}枚以上取ったスートのカードが手札に", "残っている"),
    goals.Verdict.SURE: "達成",
    goals.Verdict.AHEAD: "維持中",
    goals.Verdict.BEHIND: "未達",
    goals.Verdict.LOST: "失敗",
}
