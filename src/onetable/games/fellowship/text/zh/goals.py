"""Chinese: goals, and what must never happen."""

from __future__ import annotations

from onetable.games.fellowship.pieces.playing_cards import RINGS, RIVERS
from onetable.games.fellowship.words import goals
from onetable.language.book import Row


def win_tricks(goal: goals.WinTricks, _: object) -> str:
    """At least, exactly, one of two numbers, at most, between, or none."""
    if goal.most == 0:
        return "一墩也不赢"
    if goal.most >= 99:
        return "赢得{least}墩或以上"
    if goal.least == goal.most:
        return "恰好赢得{least}墩"
    if goal.least == 0:
        return "至多赢得{most}墩"
    return "恰好赢得{least}墩或{most}墩" if goal.most == goal.least + 1 else "赢得{least}–{most}墩"


def win_cards(goal: goals.WinCards, _: object) -> str:
    """So many of a suit, or all of it; the cards of helpers count, too."""
    whole = goal.suit is not RIVERS and goal.least == (5 if goal.suit is RINGS else 8)
    helped = "（{helpers:all}赢得的也计入）" if goal.helpers else ""
    return ("赢得全部{least}张{suit}牌" if whole else "赢得{least}张或以上{suit}牌") + helped


GOALS: dict[object, Row] = {
    (goals.Goal, "never"): "{}",  # 不可 stands before it
    goals.Both: "{first}，且{second}",
    goals.Never: "不可{goal:never}",
    goals.ByPlayers: "4人游戏时，{four}；不足4人时，{fewer}",
    goals.Nothing: "没有自己的目标",
    goals.WinTricks: win_tricks,
    goals.WinThreatTricks: "恰好赢得与威胁点数相同的墩数",
    goals.WinMoreOrFewer: "按所宣布的，赢得多于或少于威胁点数的墩数（不可相等）",
    goals.WinFewestTricks: "赢得最少的墩数（可以并列）",
    goals.WinMiddleTricks: "赢得的墩数既非最多，也非最少（并列也不行）",
    goals.OthersWinTricks: "其他每名角色各赢得{least}墩或以上",
    goals.WinInARow: lambda goal, _: f"恰好赢得{{count}}墩{'，且必须连续' * (goal.count > 1)}",
    goals.WinOneOfLast: lambda goal, _: "赢得最后{count}墩中的1墩或以上" if goal.count > 1 else "赢得最后一墩",
    goals.WinOnlyWith: "赢得1墩或以上，且赢得的每一墩都含有{suit}牌",
    goals.WinTricksWith: "赢得{least}墩或以上含有{suit}牌的墩",
    goals.WinCards: win_cards,
    (goals.WinCards, "never"): lambda goal, book: "赢得任何{suit}牌" if goal.least == 1 else win_cards(goal, book),
    goals.WinCard: "赢得{card}",
    goals.WinRank: "赢得1张或以上点数为{rank}的牌",
    (goals.WinRank, "never"): "赢得任何点数为{rank}的牌",
    goals.WinThreatCard: "赢得点数与威胁相同的{suits:both_cards}牌",
    goals.WinThreatRank: "赢得{least}张或以上点数与威胁相同的牌（花色不限）",
    goals.WinMostCards: "赢得最多的{suit}牌（不可并列）",
    goals.WinEveryRank: "赢得1–{highest}点的牌各1张或以上（花色不限，魔戒牌也算）",
    goals.WinEverySuit: "赢得{suits:cards}牌各1张或以上",
    goals.WinRun: "赢得{length}张或以上点数连续的{suit}牌",
    goals.WinSameRank: "赢得{least}张或以上点数相同的牌",
    goals.EverybodyWins: "每名角色各赢得1张或以上{suit}牌",
    goals.WinLastTrick: "赢得最后一墩",
    goals.PlayInLastTrick: "在最后一墩打出{suit}牌（不必赢得该墩）",
    goals.LeadSuit: "领出{suit}牌",
    goals.KeepSuitWon: "回合结束时，手中留有某种花色的牌，且已赢得{least}张或以上该花色的牌",
    goals.Verdict.SURE: "已完成",
    goals.Verdict.AHEAD: "保持中",
    goals.Verdict.BEHIND: "落后",
    goals.Verdict.LOST: "已失败",
}
