"""What every language marks by signs of its own: numbers, what somebody may do, and how long something lasts."""

from __future__ import annotations

import re
from collections import Counter

from tests.language.meaning.facts import Facts

# A pattern for each fact: “可以” and “てもよい” are found wherever they stand.
MARKED: dict[str, dict[str, str]] = {
    "en": {
        "may": r"\bmay\b",
        "up to": r"\bup to\b",
        "until regroup": r"\buntil the regroup phase",
        "until over": r"\bUntil that skirmish is over",
        "this turn": r"\bthis turn\b",
        "this phase": r"\bthis phase\b",
        "until the end": r"\b[Uu]ntil the end of this",
        "this round": r"\bthis round\b",
        "next round": r"\b[Nn]ext round\b",
        "until the round ends": r"\buntil the round ends|\bfor the whole round",
        "once per chapter": r"\bOnce per chapter",
        "number 2": r"\btwice\b",
        "number 3": r"\btriple\b",
    },
    "zh": {
        "may": r"可以(?!参加)|可同时",
        "until regroup": r"直到重整阶段",
        "until over": r"在该次交锋结束前",
        "number 2": r"分两组|第二组",
        "this turn": r"本回合",
        "this phase": r"本阶段",
        "until the end": r"直到本(?:场战斗|回合)结束",
        "this round": r"本轮",
        "next round": r"下一轮",
        "until the round ends": r"直到回合结束",
        "once per chapter": r"每章1次",
    },
    "ja": {
        "may": r"てもよい|でもよい|同時に持てる",
        "until regroup": r"再編フェイズまで",
        "until over": r"その交戦が終わるまで",
        "this turn": r"このターン",
        "this phase": r"このフェイズの間",
        "until the end": r"この(?:戦闘|ターン)の終わりまで",
        "this round": r"このラウンド",
        "next round": r"次のラウンド",
        "until the round ends": r"ラウンド終了まで",
        "once per chapter": r"章ごとに1回",
    },
    "nl": {
        "may": r"\b(?:mag|mogen)\b(?! niet| geen)",
        "until regroup": r"\btot de hergroepeerfase",
        "until over": r"\bZolang dat gevecht duurt",
        "this turn": r"\bdeze beurt\b",
        "this phase": r"\bdeze fase\b",
        "until the end": r"\btot het einde van (?:dit gevecht|deze beurt)",
        "this round": r"\bdeze ronde\b",
        "next round": r"\bvolgende ronde\b",
        "until the round ends": r"\btot het einde van de ronde|\bde hele ronde",
        "once per chapter": r"\b1 keer per hoofdstuk",
        "number 3": r"\bdriemaal\b",
        "by +1": r"\bmet 1 te verhogen|\bverhoog [^.]*? met 1\b",
        "by -1": r"\bmet 1 te verlagen|\bverlaag [^.]*? met 1\b",
    },
}
ONCE = ("until regroup", "until the end", "this turn", "this phase", "this round", "next round")  # however often it is said
SIGNED, COUNTED = re.compile(r"([+−])(\d+|X)"), re.compile(r"(?<![+−\d])(\d+)")
LISTED = re.compile(r"（\d）")  # the second of several things to choose from


def read(language: str, line: str) -> Facts:
    """What a line says by its marks."""
    line = LISTED.sub("", line)
    found = [fact for fact, mark in MARKED[language].items() for _ in re.finditer(mark, line)]
    found += [f"by {'-' if sign == '−' else '+'}{number}" for sign, number in SIGNED.findall(line)]
    found += [f"number {number}" for number in COUNTED.findall(line) if number != "1"]
    return once(Counter(found))


def once(facts: Facts) -> Facts:
    """What lasts equally long is said of one thing or of several."""
    return Counter({fact: 1 if fact in ONCE else count for fact, count in facts.items()})
