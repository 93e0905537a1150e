"""Goals: what a character must reach, judged between tricks from what everybody knows.

A verdict is one of four ordered values; "and" is the least of them, "not" turns them round.
"""

from __future__ import annotations

from onetable.games.fellowship.goal import AHEAD, BEHIND, LOST, SURE, Both, ByPlayers, Goal, Never, Nothing, Verdict, Watch
from onetable.games.fellowship.words.goals.last_cards import (
    KeepSuitWon,
    LeadSuit,
    PlayInLastTrick,
    WinLastTrick,
)
from onetable.games.fellowship.words.goals.won_cards import (
    EverybodyWins,
    WinCard,
    WinCards,
    WinEveryRank,
    WinEverySuit,
    WinMostCards,
    WinRank,
    WinRun,
    WinSameRank,
    WinThreatCard,
    WinThreatRank,
)
from onetable.games.fellowship.words.goals.won_tricks import (
    OthersWinTricks,
    WinFewestTricks,
    WinInARow,
    WinMiddleTricks,
    WinMoreOrFewer,
    WinOneOfLast,
    WinOnlyWith,
    WinThreatTricks,
    WinTricks,
    WinTricksWith,
)

__all__ = [
    "AHEAD",
    "BEHIND",
    "LOST",
    "SURE",
    "Both",
    "ByPlayers",
    "EverybodyWins",
    "Goal",
    "KeepSuitWon",
    "LeadSuit",
    "Never",
    "Nothing",
    "OthersWinTricks",
    "PlayInLastTrick",
    "Verdict",
    "Watch",
    "WinCard",
    "WinCards",
    "WinEveryRank",
    "WinEverySuit",
    "WinFewestTricks",
    "WinInARow",
    "WinLastTrick",
    "WinMiddleTricks",
    "WinMoreOrFewer",
    "WinMostCards",
    "WinOneOfLast",
    "WinOnlyWith",
    "WinRank",
    "WinRun",
    "WinSameRank",
    "WinThreatCard",
    "WinThreatRank",
    "WinThreatTricks",
    "WinTricks",
    "WinTricksWith",
]
