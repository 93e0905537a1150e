"""The page about the chapters: what share of deals can be won, and what bots make of them, with intervals."""

from __future__ import annotations

from math import sqrt
from typing import Any

from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD

Known = dict[tuple[Any, ...], Any]
COLUMNS = {"winnable": "can be won", "open": "set-up open", "random": "random", "rules": "`rules`", "rollout:50ms": "`rollout:50ms`"}
Z = 1.96
EVERYWHERE: tuple[int | str, ...] = (*CHAPTERS, ROAD)

INTRODUCTION = """# The chapters

How many deals of each chapter of *The Fellowship of the Ring* can be won at all, and how many bots win. Each figure is a share of dealt
first rounds, with the interval in which the true one lies with 95 % (Wilson).

- **can be won**: the set-up (characters, exchanges) is done by the rules of thumb of the bot `rules`; then the solver, who sees all cards,
  looks for a line of play in which all goals are met, for 2 seconds a deal. *at least ..., at most ...*: that many were found, and so many
  at most can be, as some stayed undecided.
- **set-up open**: set-ups are tried until one can be won, for 5 seconds a deal. What is not found may still be there, so this is a share
  from below.
- **random**, **`rules`**, **`rollout:50ms`**: all seats are taken by bots of one kind, and each sees its own cards only; `rollout` thinks
  for 50 ms of the processor about a move. Nobody talks.

A chapter of several rounds is measured by its first round. Where nothing else is said below, deals are the same in all columns of a line,
as far as each was played.

![The share of deals that can be won, and that bots win, by chapter and number of players](pictures/chapters.svg)

Made by `python -m bench.chapters --jobs 16 --games 100`, which can be broken off and goes on where it was, and
`python -m bench.chapters --write`.
"""


def wilson(won: int, many: int) -> tuple[float, float]:
    """Where the true share lies, with 95 %."""
    share, square = won / many, Z * Z
    middle = (share + square / (2 * many)) / (1 + square / many)
    reach = Z * sqrt(share * (1 - share) / many + square / (4 * many * many)) / (1 + square / many)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def answers(known: Known, kind: str, chapter: int | str, players: int) -> list[bool | None]:
    """All that is known of one figure."""
    return [result for (what, *place, _), result in known.items() if what == kind and place == [chapter, players]]


def figure(found: list[bool | None], from_below: bool) -> str:
    """One figure with its interval."""
    if not found:
        return "–"
    many, won, open_ = len(found), found.count(True), found.count(None)
    low, high = wilson(won, many)
    interval = f"{100 * low:.0f}–{100 * high:.0f}, {many} deals"
    if from_below:
        return f"≥ {100 * won / many:.0f} % ({interval})"
    if open_:
        return f"at least {100 * won / many:.0f}, at most {100 * (won + open_) / many:.0f} % ({many} deals)"
    return f"{100 * won / many:.0f} % ({interval})"


def page(known: Known, note: str = "") -> str:
    """The whole page."""
    parts = [INTRODUCTION + (f"\n{note}\n" if note else "")]
    for players in range(1, 5):
        parts.append(f"\n## {players} player{'s' if players > 1 else ''}\n")
        parts.append("| chapter | " + " | ".join(COLUMNS.values()) + " |\n|" + "---|" * (len(COLUMNS) + 1))
        for chapter in EVERYWHERE:
            row = [figure(answers(known, kind, chapter, players), kind == "open") for kind in COLUMNS]
            parts.append(f"| {chapter} | " + " | ".join(row) + " |")
    return "\n".join(parts) + "\n"
