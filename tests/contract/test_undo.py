"""Undo by the information rule: at once if nobody else learned anything and no dice fell, else only by consent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.core.match import DiceFell, Match, NothingToUndo, OthersLearned, OthersWentOn
from tests.contract.positions import ALL, rulebook_of

every_setup = pytest.mark.parametrize(("game", "setup", "players"), ALL[::2], ids=lambda value: str(value)[:60])


@every_setup
def test_what_may_be_taken_back_leaves_no_trace(game: str, setup: dict[str, Any], players: int) -> None:
    rulebook, random = rulebook_of(game), Random(1)
    match = Match(rulebook, setup, players, seed=41)
    while match.game.decision is not None:
        decision = match.game.decision
        before, journal = rulebook.view(match.game, decision.seat).encode(), list(match.journal)
        match.answer(random.randrange(len(decision.choices)))
        if match.why_no_undo(decision.seat) is None:
            assert match.undo(decision.seat) is None
            assert rulebook.view(match.game, decision.seat).encode() == before and match.journal == journal
            match.answer(random.randrange(len(decision.choices)))


def fellowship(chapter: int, players: int, seed: int = 1) -> Match[Any]:
    return Match(rulebook_of("fellowship"), {"chapter": chapter}, players, seed)


def play_until(match: Match[Any], word: str) -> None:
    """Give first answers until a question with such a choice is open."""
    while match.game.decision is not None and type(match.game.decision.choices[0]).__name__ != word:
        match.answer(0)
    assert match.game.decision is not None


def test_nothing_to_take_back_at_the_beginning() -> None:
    match = fellowship(1, 4)
    assert match.why_no_undo(0) == NothingToUndo() and match.undo(0, consent=True) == NothingToUndo()


def test_a_card_laid_ready_in_secret_can_be_taken_back() -> None:
    match = fellowship(10, 4)  # Elrond: everybody lays a card ready for the right neighbour
    play_until(match, "Give")
    assert match.game.decision is not None
    seat, choices = match.game.decision.seat, match.game.decision.choices
    match.answer(2)
    assert match.undo(seat) is None
    assert match.game.decision is not None and list(match.game.decision.choices) == list(choices)


def test_a_card_that_all_have_seen_needs_consent() -> None:
    match = fellowship(1, 4)
    play_until(match, "Play")
    assert match.game.decision is not None
    seat = match.game.decision.seat
    match.answer(1)
    assert match.undo(seat) == OthersLearned()
    assert match.undo(seat, consent=True) is None
    assert match.game.decision is not None and match.game.decision.seat == seat


def test_others_have_gone_on() -> None:
    match = fellowship(1, 4)
    play_until(match, "Play")
    assert match.game.decision is not None
    seat = match.game.decision.seat
    match.answer(0)
    match.answer(0)
    assert match.why_no_undo(seat) == OthersWentOn()


def asks_twice_in_the_first_trick(seed: int) -> bool:
    """Open hands with a lone legal card play it themselves; this wants a deal in which the second hand has a choice."""
    match = fellowship(1, 1, seed)
    play_until(match, "Play")
    match.answer(0)
    return len(match.game.table.trick) == 1


def test_alone_only_dice_hinder() -> None:
    match = fellowship(1, 1, seed=next(seed for seed in range(50) if asks_twice_in_the_first_trick(seed)))
    play_until(match, "Play")
    match.answer(0)
    assert match.undo(0) is None  # nobody else is there to learn anything
    match.answer(0)
    while match.game.table.trick:
        match.answer(0)
    assert not match.game.table.trick and match.why_no_undo(0) == DiceFell()  # the hands were refilled
