"""A draft in the terminal, and the round of games after it: each person's games in turn, bots among themselves, standings."""

from __future__ import annotations

from pathlib import Path

import pytest

from onetable.bots.registry import bot
from onetable.terminal.session import Session
from onetable.text import Interface
from tests.cli.command import onetable


def play_out(session: Session) -> None:
    """Everybody plays by the rules of thumb."""
    match = session.match
    while (decision := match.game.decision) is not None:
        match.answer(bot(match.rulebook.id, "rules").choose(match.view(decision.seat)))


def test_after_a_draft_everybody_plays_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))
    session = Session.begin("drafts", {"kind": "sealed", "boosters": 2}, 3, 4, [], None)
    assert session.next_of_round() is None and session.standing_lines(Interface("en")) == []
    play_out(session)
    session.finish()
    assert session.standing_lines(Interface("nl"))[0] == "1. speler 1: punten 0, gespeelde partijen 0, nog te spelen 2"
    played = 0
    while (following := session.next_of_round()) is not None:
        session = following
        assert session.match.rulebook.id == "tcg" and session.is_person(session.viewer)
        play_out(session)
        session.finish()
        played += 1
    assert played == 2 and session.round is not None
    assert sum([line.points for line in session.round.standings()]) == 3 and {line.left for line in session.round.standings()} == {0}


def test_a_draft_in_lines_leads_to_the_games(tmp_path: Path) -> None:
    typed = "\n".join(["Play the suggested deck", "Play the next game of the round", "quit", ""])
    said = onetable(
        "play", "drafts", "--kind", "sealed", "--boosters", "1", "--players", "2", "--seed", "3", "--plain", "--language", "en",
        typed=typed, data=tmp_path,
    )  # fmt: skip
    assert said.code == 0 and "Your pool: 14 cards" in said.out and "All decks are built and lie open." in said.out
    assert "The Lord of the Rings Trading Card Game" in said.out and "Player 1" in said.out
