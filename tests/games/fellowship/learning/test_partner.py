"""The bot that learned: every choice is one of those offered, always the same, made at once, and without JAX."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from time import process_time

import pytest

from onetable.bots.registry import bot
from onetable.core.bot import Bot
from onetable.core.game import Game
from onetable.games.fellowship.bots.partner import PartnerBot, is_learned, learned_choice
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.learning.network import learned_kinds, learned_weights
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.view import FellowshipView, view
from tests.games.fellowship.learning.dealt import FOR_LEARNING, first_tricks
from tests.games.fellowship.side_by_side import answer

SLOWEST = 0.005  # seconds of processor time that 99 of 100 decisions may take
LARGEST = 16_000_000  # bytes


def questions(games: list[Game[Board]]) -> list[FellowshipView]:
    """Views of all who are asked something in the tricks of these games, played by chance and rules of thumb."""
    found = []
    for number, game in enumerate(games):
        chance, present = Random(number), game.table.round
        while game.decision is not None and game.table.round == present:
            found.append(view(game, game.decision.seat))
            answer(game, chance)
    return found


@pytest.fixture(scope="module")
def asked() -> list[FellowshipView]:
    """Questions of every chapter by two, three and four."""
    return questions(list(first_tricks(range(3, 4))))


def test_every_choice_is_offered_and_always_the_same(asked: list[FellowshipView]) -> None:
    learned = [learned_choice(question) for question in asked]
    assert [learned_choice(question) for question in asked] == learned
    assert len([choice for choice in learned if choice is not None]) > 0.99 * len(asked) > 400
    assert all([choice is None or 0 <= choice < len(question.choices) for choice, question in zip(learned, asked, strict=True)])


def test_it_decides_at_once(asked: list[FellowshipView]) -> None:
    learned_choice(asked[0])
    took = []
    for question in asked:
        begun = process_time()
        learned_choice(question)
        took.append(process_time() - begun)
    assert sorted(took)[int(len(took) * 0.99)] <= SLOWEST


def test_it_knows_more_than_by_chance(asked: list[FellowshipView]) -> None:
    """It is not always the first choice, or the last one: weights that are lost would show here."""
    several = [question for question in asked if len(question.choices) > 2]
    first = [question for question in several if learned_choice(question) == 0]
    assert 0 < len(first) < 0.9 * len(several)


def test_a_whole_game_with_every_question_of_the_set_up() -> None:
    book = Fellowship()
    game = book.begin({"chapter": 1}, 4, 5)
    seats: list[Bot] = [bot("fellowship", "partner", seat, seconds=0.001) for seat in range(4)]
    while (decision := game.decision) is not None:
        game.answer(seats[decision.seat].choose(book.view(game, decision.seat)))
    assert game.table.outcome in ("won", "lost")


def test_where_thinking_is_better_it_thinks() -> None:
    assert set(learned_kinds()) <= {f"{setup['chapter']}-{players}" for setup, players in FOR_LEARNING}
    alone = next(first_tricks(range(1), [({"chapter": 1}, 1)]))
    assert alone.decision is not None
    question = view(alone, alone.decision.seat)
    assert not is_learned(question)
    assert PartnerBot(Fellowship(), seconds=0.001).choose(question) in range(len(question.choices))


def test_the_weights_are_small() -> None:
    assert sum([part.nbytes for part in learned_weights().values()]) < LARGEST


def test_it_needs_no_jax() -> None:
    code = (
        "import sys; sys.modules['jax'] = None\n"
        "from onetable.bots.registry import bot\n"
        "from onetable.games.fellowship.learning.network import learned_weights\n"
        "bot('fellowship', 'partner'); learned_weights()"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
