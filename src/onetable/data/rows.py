"""A game as one row, and back: docs/data.md tells what is in each column.

Of a game that is over everything is told. Of one that goes on only what all have seen: no seed, no choice, nothing that somebody brings
in secret; such a row cannot be made a record again.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.match import RESIGNS, Match, Resigns, open_game
from onetable.core.record import Answer, Record, SeedText, record, replay
from onetable.core.rulebook import Rulebook
from onetable.core.view import SPECTATOR
from onetable.core.word import write_word
from onetable.games.registry import rulebook

Json = msgspec.Raw
RESIGNATION = "Resigns"  # the question of somebody who resigns: nobody has asked
NOTHING = msgspec.Raw(b"null")


class Decision(Struct, frozen=True):
    """One question of a game: who was asked, by which step, what could be chosen, and what was."""

    seat: int
    question: str
    public: Json = NOTHING  # the position as a spectator sees it, before the answer; nothing where it was left out
    choices: list[Json] | None = None
    chosen: int | None = None


class GameRow(Struct, frozen=True):
    """A game."""

    game: str
    version: str
    players: int
    setup: dict[str, Any]
    seed: int | SeedText | None
    outcome: str | None  # None while it goes on
    scores: list[float] | None  # by seat: 1 won, 0 lost
    digest: str | None  # of the journal
    decisions: list[Decision]


def row_of(match: Match[Any], positions: bool = True) -> GameRow:
    """The row of a match."""
    book, result = match.rulebook, match.result
    decisions = [*_decisions(match, positions, is_over=result is not None)]
    if result is None:
        setup = dict(book.setup_for(match.setup, match.players, SPECTATOR))
        return GameRow(book.id, book.version, match.players, setup, None, None, None, None, decisions)
    kept = record(match)
    return GameRow(
        book.id, book.version, match.players, match.setup, kept.seed, result.outcome, list(result.scores), kept.digest, decisions
    )


def _decisions(match: Match[Any], positions: bool, is_over: bool) -> list[Decision]:
    """Every question in its order; the game is played once more beside."""
    book, found = match.rulebook, []
    game = open_game(book, match.setup, match.players, match.seed, match.game.hasty)
    for seat, number, _ in match.answers:
        if number == RESIGNS:
            found.append(_resignation(match, game, seat, positions, is_over))
            book.resign(game, seat)
            continue
        decision = game.turned(seat).decision
        assert decision is not None
        public = msgspec.Raw(book.view(game, SPECTATOR).encode()) if positions else NOTHING
        question = book.question(game)
        if is_over:
            choices = [msgspec.Raw(write_word(choice)) for choice in decision.choices]
            found.append(Decision(seat, question, public, choices, number))
        else:
            found.append(Decision(seat, question, public))
        game.answer(number, seat)
    return found


def _resignation(match: Match[Any], game: Game[Any], seat: int, positions: bool, is_over: bool) -> Decision:
    """A seat that resigns, as a question with one choice that nobody asked."""
    public = msgspec.Raw(match.rulebook.view(game, SPECTATOR).encode()) if positions else NOTHING
    return Decision(seat, RESIGNATION, public, [msgspec.Raw(write_word(Resigns()))], 0) if is_over else Decision(seat, RESIGNATION, public)


def record_of(row: GameRow) -> Record:
    """The record that a row tells of; whatever it says is looked at again, and must be what the game gives."""
    if row.outcome is None or row.seed is None or row.digest is None:
        raise BadInput("the game goes on, so that nobody may know all of it")
    answers = []
    for place, decision in enumerate(row.decisions, 1):
        if decision.choices is None or decision.chosen is None or not 0 <= decision.chosen < len(decision.choices):
            raise BadInput(f"decision {place} says no choice")
        number = RESIGNS if decision.question == RESIGNATION else decision.chosen
        answers.append(Answer(decision.seat, number, decision.choices[decision.chosen]))
    found = Record(row.game, row.version, row.setup, row.players, row.seed, tuple(answers), row.digest)
    book: Rulebook[Any] = rulebook(row.game)
    match = replay(book, found)
    has_positions = any([decision.public != NOTHING for decision in row.decisions])
    again = row_of(match, has_positions)
    if plain(again) != plain(row):
        raise BadInput(f"it says something else than the game gives: {_difference(plain(again), plain(row))}")
    return record(match)


def plain(row: GameRow) -> dict[str, Any]:
    """A row as plain data, to be compared: however it was spelt."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(row))
    return found


def _difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Where two rows of the same game begin to differ."""
    for name in one:
        if one[name] != other[name] and name != "decisions":
            return name
    for place, (first, second) in enumerate(zip(one["decisions"], other["decisions"], strict=True), 1):
        for name in first:
            if first[name] != second[name]:
                return f"{name} of decision {place}"
    return "nothing"
