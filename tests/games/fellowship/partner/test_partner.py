"""The bot that learned: every choice is one of those offered, always the same, made at once, and with numpy alone."""

from __future__ import annotations

import subprocess
import sys
from time import process_time
from unittest.mock import Mock

import pytest

from onetable.bots.registry import bot, usual_bot
from onetable.core.bot import Bot
from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.phrasebook import LANGUAGES
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.bots.partner.bot import PartnerBot, quick_choice
from onetable.games.fellowship.bots.partner.reasons import reason
from onetable.games.fellowship.bots.partner.wishing import question_of
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.imagine import imagine
from onetable.games.fellowship.learning.network import learned_weights, origin
from onetable.games.fellowship.view import view
from onetable.games.fellowship.words import advice
from tests.games.fellowship.learning.dealt import FOR_LEARNING
from tests.games.fellowship.partner.questions import SOME, asked

BOOK = Fellowship()
SLOWEST = 0.005  # seconds of processor time that 99 of 100 decisions may take
LARGEST = 40_000_000  # bytes
ALONE = """
import sys
sys.modules["jax"] = None
from onetable.bots.registry import bot
from onetable.games.registry import rulebook
book, player = rulebook("fellowship"), bot("fellowship", "partner")
game = book.begin({"chapter": 1}, 3, 5)
while game.table.number < 2:
    game.answer(player.choose(book.view(game, game.decision.seat)))
assert "numba" not in sys.modules, "the kernel is not for quick decisions"
print("played")
"""
BY_NAME = """
import sys
from onetable.bots.registry import check_bot
from onetable.server.http.forms import game_info
assert "partner:patient" in game_info("fellowship", "en").bots
check_bot("fellowship", "partner:patient", 2.0)
assert not {"numpy", "onetable.games.fellowship.learning.network"} & set(sys.modules)
print("offered")
"""


def test_every_choice_is_offered_and_other_hidden_cards_change_nothing() -> None:
    dice, first, total = Dice(1), 0, 0
    for _, seen in asked(SOME):
        choice = quick_choice(seen)
        elsewhere = view(imagine(seen, dice), seen.seat)
        assert 0 <= choice < len(seen.choices) and quick_choice(elsewhere) == choice
        first, total = first + (choice == 0), total + 1
    assert total > 80 and 0 < first < 0.9 * total  # weights that are lost would always choose the same


@pytest.mark.long
def test_it_decides_at_once_at_every_table() -> None:
    views = [seen for _, seen in asked()]
    for seen in views[:20]:
        quick_choice(seen)
    took = []
    for seen in views:
        begun = process_time()
        quick_choice(seen)
        took.append(process_time() - begun)
    assert sorted(took)[int(len(took) * 0.99)] <= SLOWEST


def test_it_needs_numpy_alone() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert done.stdout == "played\n", done.stderr


def test_levels_have_names_and_times() -> None:
    for name, seconds in (
        ("partner", 0.0),
        ("partner:quick", 0.0),
        ("partner:thoughtful", 0.2),
        ("partner:patient", 2.0),
        ("partner:50ms", 0.05),
    ):
        player = bot("fellowship", name, anywhere=True)
        assert isinstance(player, PartnerBot) and player.seconds == seconds
    with pytest.raises(BadInput, match="no time for a move"):
        bot("fellowship", "partner:brilliant", anywhere=True)


def test_whoever_looks_ahead_has_the_kernel_loaded_from_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    is_done = Mock(return_value=False)
    monkeypatch.setattr(LOADING, "is_done", is_done)
    PartnerBot(BOOK)
    assert not is_done.called, "who decides at once does not need it"
    PartnerBot(BOOK, seconds=0.2)
    assert is_done.called


def test_with_little_time_it_does_not_think_beside_a_kernel_that_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    _, seen = next(asked([({"chapter": 1}, 4)]))
    hasty, patient = (PartnerBot(BOOK, seconds=seconds) for seconds in (0.2, 0.5))
    for player in (hasty, patient):
        monkeypatch.setattr(player.thinker, "choose", lambda view: -1)
    monkeypatch.setattr(LOADING, "is_under_way", lambda: True)
    assert hasty.choose(seen) == quick_choice(seen) and patient.choose(seen) == -1
    monkeypatch.setattr(LOADING, "is_under_way", lambda: False)
    assert hasty.choose(seen) == -1


def test_a_whole_game_that_is_thought_about() -> None:
    game = BOOK.begin({"chapter": 1}, 3, 5)
    seats: list[Bot] = [bot("fellowship", "partner:1ms", seat) for seat in range(3)]
    while (decision := game.decision) is not None:
        number = seats[decision.seat].choose(BOOK.view(game, decision.seat))
        assert 0 <= number < len(decision.choices)
        game.answer(number)
    assert game.table.outcome in ("won", "lost")


def test_chapters_that_others_play_better_are_known_ones() -> None:
    known = {f"{setup['chapter']}-{players}" for setup, players in FOR_LEARNING}
    assert {*origin()["by_rollout"], *origin()["by_rules"]} <= known
    assert origin()["command"] and origin()["commit"] and origin()["curve"]


def test_the_weights_are_small() -> None:
    assert sum([part.nbytes for part in learned_weights().values()]) < LARGEST


def test_it_sits_beside_people_at_its_quick_level() -> None:
    player = bot("fellowship", usual_bot("fellowship"))
    assert isinstance(player, PartnerBot) and player.seconds == 0.0


def test_who_only_knows_its_name_loads_nothing_of_it() -> None:
    done = subprocess.run([sys.executable, "-c", BY_NAME], capture_output=True, text=True, check=False)
    assert done.stdout == "offered\n", done.stderr


def test_every_move_has_a_reason_in_all_languages() -> None:
    found = set()
    for _, seen in list(asked(SOME[:3]))[::12]:
        why = reason(seen, quick_choice(seen))
        assert isinstance(why, (advice.ServesGoal, advice.ServesOwnGoal, advice.FearsForGoal, advice.FearsForOwnGoal, advice.FearsNothing))
        found.add(type(why))
        for language in LANGUAGES:
            phrases = BOOK.phrasebook(language)
            assert phrases.say(why).count(phrases.say(why.winner)) == 1, "nobody is named twice"
    assert len(found) > 1


def test_who_plays_alone_follows_rules_of_thumb() -> None:
    _, seen = next(asked([({"chapter": 1}, 1)]))
    assert question_of(seen) is None and quick_choice(seen) == bot("fellowship", "rules").choose(seen)


def test_what_is_not_about_tricks_gets_the_reason_of_rules_of_thumb() -> None:
    game = BOOK.begin({"chapter": 1}, 4, 5)
    assert game.decision is not None
    seen = BOOK.view(game, game.decision.seat)
    assert question_of(seen) is None and PartnerBot(BOOK).why(seen, 0) == bot("fellowship", "rules").why(seen, 0)  # type: ignore[attr-defined]
