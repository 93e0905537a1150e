"""Every expectation can fail: each kind of expectation in the project's scenarios is made wrong, and each wrong one is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook
from onetable.core.scenario.choosing import Unmet
from onetable.core.scenario.files import read_yaml
from onetable.core.scenario.kinds import Anything, At
from onetable.core.scenario.running import build, check, kinds, shared_fact, take
from onetable.games.registry import RULEBOOKS, rulebook
from tests.scenario.mutations import form_of, mutations, scenario_files

FEW = 1  # of each kind of expectation
STRIDE = 11  # without --long so many documents are left out after each that is read

Expectation = tuple[Rulebook[Any], Game[Any], str, Any]


def documents(game: str, stride: int) -> Iterator[dict[str, Any]]:
    """The scenarios of a game, or some of them."""
    for path in scenario_files(game):
        text = path.read_text("utf-8")
        parts = text.split("\n---\n")[len(path.name) % stride :: stride] if stride > 1 else [text]
        yield from read_yaml("\n---\n".join(parts))


def expectations(game: str, stride: int) -> Iterator[Expectation]:
    """Every fact that is expected, with the game as it stands then."""
    book = rulebook(game)
    for data in documents(game, stride):
        now = build(book, data)
        for number, line in enumerate(data.get("play", ()), 1):
            if isinstance(line, dict) and set(line) <= {*kinds(book), *book.facts(now)}:
                yield from [(book, now, fact, wanted) for fact, wanted in line.items()]
            else:
                take(book, now, line, number)


def survivors(game: str, stride: int, most: int) -> tuple[Counter[tuple[str, str]], int, list[str]]:
    """How many expectations of each kind were looked at, how many were made wrong, and which of those held nevertheless."""
    seen: Counter[tuple[str, str]] = Counter()
    made, held = 0, []
    for book, now, fact, wanted in expectations(game, stride):
        form = (fact, form_of(wanted))
        if seen[form] >= most:
            continue
        seen[form] += 1
        own = book.facts(now)
        found = own[fact] if fact in own else shared_fact(book, now, fact, wanted)
        for wrong in mutations(kinds(book).get(fact, Anything()), wanted, found, At(fact, now)):
            made += 1
            if holds(book, now, {fact: wrong}):
                held.append(f"{fact}: {wrong!r} holds like {wanted!r}; it is {found!r}")
    return seen, made, held


def holds(book: Rulebook[Any], now: Game[Any], wanted: dict[str, Any]) -> bool:
    """Whether an expectation is met."""
    try:
        check(book, now, wanted)
    except (Unmet, BadInput):
        return False
    return True


@pytest.mark.parametrize("game", RULEBOOKS)
def test_a_few_expectations_of_every_kind_can_fail(game: str) -> None:
    seen, made, held = survivors(game, STRIDE, FEW)
    assert made > len(seen) > 0
    assert held == []


@pytest.mark.long
@pytest.mark.parametrize("game", RULEBOOKS)
def test_all_expectations_can_fail(game: str) -> None:
    seen, made, held = survivors(game, 1, 10**9)
    print(f"{game}: {len(seen)} kinds of expectations, {seen.total()} expectations, {made} made wrong, {len(held)} held")
    assert held == []
