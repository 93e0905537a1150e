"""Dealt rounds in a file: the positions before the first trick from which learning begins, and others kept apart for the proof."""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO

import numpy

from onetable.games.fellowship.learning.arrays import Array, Arrays

SIZES = (numpy.int8, numpy.int16, numpy.int32, numpy.int64)
RULES, STATE, WINNABLE = "rules.", "state.", "winnable"
UNKNOWN = -1
WANTED = "wanted.json"


def save_deals(file: Path | IO[bytes], rules: Arrays, state: Arrays, winnable: Array | None = None) -> None:
    """Write rounds to a file, each number no larger than it must be; with them which can be won by those who see all, as far as known."""
    found: Arrays = {RULES + name: smallest(values) for name, values in rules.items()}
    found |= {STATE + name: smallest(values) for name, values in state.items()}
    if winnable is not None:
        found[WINNABLE] = winnable.astype(numpy.int8)
    numpy.savez_compressed(file, **found)


def smallest(values: Array) -> Array:
    """The same numbers in as few bits as hold them."""
    low, high = (int(values.min()), int(values.max())) if values.size else (0, 0)
    kind = next(kind for kind in SIZES if numpy.iinfo(kind).min <= low and high <= numpy.iinfo(kind).max)
    return values.astype(kind)


def load_deals(file: Path) -> tuple[Arrays, Arrays]:
    """The rounds of a file: rules, and states before the first trick."""
    with numpy.load(file) as found:
        rules = {name.removeprefix(RULES): found[name].astype(numpy.int64) for name in found if name.startswith(RULES)}
        state = {name.removeprefix(STATE): found[name].astype(numpy.int64) for name in found if name.startswith(STATE)}
    return rules, state


def load_winnable(file: Path) -> Array:
    """By round: whether it can be won, -1 where nobody looked."""
    with numpy.load(file) as found:
        return found[WINNABLE] if WINNABLE in found else numpy.full(len(found[RULES + "chairs"]), UNKNOWN, numpy.int8)


def want(folder: Path, counts: dict[str, int]) -> None:
    """Who learns from the files of a folder says how many rounds of each kind it would like in the next: “4-3” is chapter 4 by three."""
    unfinished = folder / f"{WANTED}.part"
    unfinished.write_text(json.dumps(counts), "utf-8")
    unfinished.replace(folder / WANTED)


def wanted(folder: Path) -> dict[str, int] | None:
    """What was said so, if anybody did."""
    file = folder / WANTED
    found: dict[str, int] | None = json.loads(file.read_text("utf-8")) if file.exists() else None
    return found


def join(parts: list[tuple[Arrays, Arrays]]) -> tuple[Arrays, Arrays]:
    """Several lots of rounds as one."""
    rules, state = ({name: numpy.concatenate([part[which][name] for part in parts]) for name in parts[0][which]} for which in (0, 1))
    return rules, state
