"""English: goals, which begin with a verb, and what must never happen."""

from __future__ import annotations

from onetable.games.fellowship.pieces.playing_cards import RINGS, RIVERS
from onetable.games.fellowship.text.en.names import CARDS_OF
from onetable.games.fellowship.words import goals
from onetable.language.book import Row
from onetable.language.en.nouns import counted


def win_tricks(goal: goals.WinTricks, _: object) -> str:
    """At least, exactly, one or the other, none."""
    if goal.most == 0:
        return "win no trick"
    if goal.most >= 99:
        return "win at least {least:trick}"
    if goal.least == goal.most:
        return "win exactly {least:trick}"
    if goal.least == 0:
        return "win at most {most:trick}"
    return "win exactly {least} or {most} tricks" if goal.most == goal.least + 1 else "win {least}–{most} tricks"


def never_win_tricks(goal: goals.WinTricks, _: object) -> str:
    """The other way round."""
    if goal.most == 0:
        return "win at least 1 trick"
    return "win fewer than {least:trick}" if goal.most >= 99 else "never {}"


def helped(goal: goals.WinCards) -> str:
    """Whose cards count as well."""
    return " ({suit} won by {helpers:all} count, too)" if goal.helpers else ""


def win_cards(goal: goals.WinCards, _: object) -> str:
    """So many cards of a suit; all of them if there are no more."""
    amount = "all" if goal.suit not in (RINGS, RIVERS) and goal.least == 8 else "at least"
    return f"win {amount} {counted(goal.least, CARDS_OF[goal.suit])}{helped(goal)}"


def never_win_cards(goal: goals.WinCards, _: object) -> str:
    """Not so many cards of a suit; usually none."""
    return f"never win {'a {suit:card}' if goal.least == 1 else '{least} or more {suit:card}s'}{helped(goal)}"


GOALS: dict[object, Row] = {
    (goals.Goal, "never"): "never {}",
    goals.Both: "{first}, and {second}",
    (goals.Both, "never"): "do not both {first} and {second}",
    goals.Never: "{goal:never}",
    (goals.Never, "never"): "{goal}",
    goals.ByPlayers: "with 4 players, {four}; with 1–3 players, {fewer}",
    (goals.ByPlayers, "never"): "with 4 players, {four:never}; with 1–3 players, {fewer:never}",
    goals.Nothing: "you have no goal of your own",
    (goals.Nothing, "never"): "you fail in any case",
    goals.WinTricks: win_tricks,
    (goals.WinTricks, "never"): never_win_tricks,
    goals.WinThreatTricks: "win exactly as many tricks as the rank of your threat",
    goals.WinMoreOrFewer: "win more or fewer tricks than the rank of your threat, whichever you declared (an equal number fails)",
    goals.WinFewestTricks: "win the fewest tricks (ties are allowed)",
    goals.WinMiddleTricks: "win neither the fewest nor the most tricks (a tie for either fails)",
    goals.OthersWinTricks: "every other character must win at least {least:trick}",
    (goals.OthersWinTricks, "never"): "another character must win fewer than {least:trick}",
    goals.WinInARow: lambda goal, _: "win exactly 1 trick" if goal.count == 1 else "win exactly {count} tricks, all in a row",
    goals.WinOneOfLast: lambda goal, _: "win the last trick" if goal.count == 1 else "win at least 1 of the last {count} tricks",
    goals.WinOnlyWith: "win at least 1 trick, and only tricks that contain a {suit:card}",
    goals.WinTricksWith: "win at least {least:trick} containing a {suit:card}",
    goals.WinCards: win_cards,
    (goals.WinCards, "never"): never_win_cards,
    goals.WinCard: "win {card:the}",
    goals.WinRank: "win a card of rank {rank}",
    goals.WinThreatCard: lambda goal, _: f"win {'both ' * (len(goal.suits) == 2)}{{suits:the}} with the rank of your threat",
    goals.WinThreatRank: "win at least {least:card} with the rank of your threat, of any suit",
    goals.WinMostCards: "win more {suit:card}s than any other character",
    goals.WinEveryRank: "win at least 1 card of every rank from 1 to {highest}",
    goals.WinEverySuit: "win at least {suits:one}",
    goals.WinRun: lambda goal, _: f"win at least {counted(goal.length, CARDS_OF[goal.suit])} of consecutive ranks",
    goals.WinSameRank: "win at least {least:card} of the same rank",
    goals.EverybodyWins: "every character must win at least 1 {suit:card}",
    (goals.EverybodyWins, "never"): "at least 1 character must win no {suit:card}",
    goals.WinLastTrick: "win the last trick",
    goals.PlayInLastTrick: "play a {suit:card} in the last trick (you need not win it)",
    goals.LeadSuit: "lead a {suit:card}",
    goals.KeepSuitWon: "end the round holding a card of a suit of which you won at least {least:card}",
    goals.Verdict.SURE: "done",
    goals.Verdict.AHEAD: "holding",
    goals.Verdict.BEHIND: "behind",
    goals.Verdict.LOST: "broken",
}
