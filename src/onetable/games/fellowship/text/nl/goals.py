"""Dutch: goals, which begin with a verb, and what must never happen."""

from __future__ import annotations

from onetable.games.fellowship.pieces.playing_cards import RINGS
from onetable.games.fellowship.text.nl.names import SUITS
from onetable.games.fellowship.words import goals
from onetable.language.book import Row
from onetable.language.nl.nouns import several


def win_tricks(goal: goals.WinTricks, _: object) -> str:
    """At least, exactly, one or the other, none."""
    if goal.most == 0:
        return "win geen enkele slag"
    if goal.most >= 99:
        return "win minstens {least:slag}"
    if goal.least == goal.most:
        return "win precies {least:slag}"
    if goal.least == 0:
        return "win hooguit {most:slag}"
    return "win precies {least} of {most} slagen" if goal.most == goal.least + 1 else "win {least}–{most} slagen"


def of_suit(number: int) -> str:
    """So many cards of the suit of this goal: 1 Ring, 3 kaarten van Bergen."""
    return f"{number} {{suit:{'one' if number == 1 else 'many'}}}"


def win_cards(goal: goals.WinCards, _: object) -> str:
    """So many cards of a suit; all of them if there are no more."""
    amount = "alle" if goal.least == (5 if goal.suit is RINGS else 8) else "minstens"
    helped = " (gewonnen {suit:many} van {helpers:all} tellen ook mee)" if goal.helpers else ""
    return f"win {amount} {of_suit(goal.least)}{helped}"


def win_few_cards(goal: goals.WinCards, _: object) -> str:
    """Not so many cards of a suit; usually none."""
    return "win geen enkele {suit:one}" if goal.least == 1 else f"win hooguit {of_suit(goal.least - 1)}"


def win_threat_card(goal: goals.WinThreatCard, _: object) -> str:
    """One card for each suit."""
    first, *others = [SUITS[suit] for suit in goal.suits]
    wanted = f"zowel de kaart van {first} als die van {several(others)}" if others else f"de kaart van {first}"
    return f"win {wanted} met de waarde van je dreiging"


GOALS: dict[object, Row] = {
    (goals.Goal, "never"): "dit mag je niet bereiken: {}",
    goals.Both: "{first} en {second}",
    goals.Never: "{goal:never}",
    goals.ByPlayers: "met 4 spelers: {four}; met minder spelers: {fewer}",
    goals.Nothing: "je hebt geen eigen doel",
    goals.WinTricks: win_tricks,
    goals.WinThreatTricks: "win precies zoveel slagen als je dreiging aangeeft",
    goals.WinMoreOrFewer: "win meer of minder slagen dan je dreiging aangeeft, zoals je hebt aangekondigd (evenveel is nooit goed)",
    goals.WinFewestTricks: "win de minste slagen (een gelijke stand mag)",
    goals.WinMiddleTricks: "zorg dat minstens 1 personage meer slagen wint dan jij en minstens 1 personage minder",
    goals.OthersWinTricks: "zorg dat elk ander personage minstens {least:slag} wint",
    goals.WinInARow: lambda goal, _: "win precies 1 slag" if goal.count == 1 else "win precies {count:slag}, allemaal achter elkaar",
    goals.WinOneOfLast: lambda goal, _: "win de laatste slag" if goal.count == 1 else "win minstens 1 van de laatste {count} slagen",
    goals.WinOnlyWith: "win minstens 1 slag, en alleen slagen waarin een {suit:one} ligt",
    goals.WinTricksWith: "win minstens {least:slag} waarin een {suit:one} ligt",
    goals.WinCards: win_cards,
    (goals.WinCards, "never"): win_few_cards,
    goals.WinCard: "win {card}",
    (goals.WinCard, "never"): "win nooit {card}",
    goals.WinRank: "win een kaart met waarde {rank}",
    (goals.WinRank, "never"): "win nooit een kaart met waarde {rank}",
    goals.WinThreatCard: win_threat_card,
    goals.WinThreatRank: "win minstens {least:kaart} met de waarde van je dreiging, van welke kleur ook",
    goals.WinMostCards: "win meer {suit:many} dan elk ander personage",
    goals.WinEveryRank: "win minstens 1 kaart van elke waarde van 1 tot en met {highest}",
    goals.WinEverySuit: lambda goal, _: f"win van {{suits:all}}{' elk' * (len(goal.suits) > 1)} minstens 1 kaart",
    goals.WinRun: lambda goal, _: f"win minstens {of_suit(goal.length)} met opeenvolgende waarden",
    goals.WinSameRank: "win minstens {least:kaart} van dezelfde waarde",
    goals.EverybodyWins: "zorg dat elk personage, ook jij, minstens 1 {suit:one} wint",
    goals.WinLastTrick: "win de laatste slag",
    goals.PlayInLastTrick: "speel in de laatste slag een {suit:one} (je hoeft die slag niet te winnen)",
    goals.LeadSuit: "kom uit met {suit}",
    (goals.LeadSuit, "never"): "kom nooit uit met {suit}",
    goals.KeepSuitWon: "houd aan het einde een kaart over van een kleur waarvan je minstens {least:kaart} hebt gewonnen",
    goals.Verdict.SURE: "gehaald",
    goals.Verdict.AHEAD: "op koers",
    goals.Verdict.BEHIND: "nog niet",
    goals.Verdict.LOST: "mislukt",
}
