"""The games as PettingZoo plays them: its own tests, for every game and every number of players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from onetable.core.errors import BadInput
from onetable.research.episode import Playing
from tests.research.needs import need_libraries
from tests.research.tables import every_table, usual_tables

Make = Callable[[Playing], Any]
# It says so of every environment with a mask, its own ones, too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]


@pytest.fixture(scope="module")
def make() -> Make:
    """Make an environment of what is played."""
    need_libraries()
    from onetable.research.zoo import env

    return lambda playing: env(playing.game, playing.players, playing.setup)


@pytest.mark.parametrize("playing", every_table())
def test_the_interface(playing: Playing, make: Make) -> None:
    from pettingzoo.test import api_test

    api_test(make(playing), num_cycles=60)


@pytest.mark.parametrize("playing", every_table())
def test_the_same_seed_deals_the_same(playing: Playing, make: Make) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: make(playing), num_cycles=20)


@pytest.mark.parametrize("playing", every_table(usual=("fellowship",)))
def test_all_at_once_with_one_who_is_asked(playing: Playing, make: Make) -> None:
    from pettingzoo.test import parallel_api_test
    from pettingzoo.utils import turn_based_aec_to_parallel

    env = make(playing)
    env.metadata["is_parallelizable"] = True
    parallel_api_test(turn_based_aec_to_parallel(env), num_cycles=40)


@pytest.mark.long
@pytest.mark.parametrize("playing", every_table())
def test_its_benchmark_runs(playing: Playing, make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import performance_benchmark

    performance_benchmark(make(playing))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("playing", usual_tables())
def test_a_whole_game_is_won_or_lost(playing: Playing, make: Make) -> None:
    env, dice = make(playing), np.random.default_rng(1)
    env.reset(seed=3)
    worth: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        assert env.observation_space(agent).contains(seen)
        if is_over:
            worth[agent] = reward
            assert not seen["action_mask"].any()
        env.step(None if is_over else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert list(worth.values()) == env.unwrapped.episode.returns() and len(worth) == playing.players


def test_what_cannot_be_chosen_is_refused_by_its_name(make: Make) -> None:
    env = make(Playing("fellowship", {"chapter": 1}, 4))
    env.reset(seed=1)
    refused = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(BadInput, match=r"The action 0 \(Play H1\) cannot be chosen now"):
        env.step(refused)


def test_a_table_is_rendered_as_a_spectator_sees_it(make: Make) -> None:
    need_libraries()
    from onetable.research.zoo import env

    table = env("fellowship", 4, {"chapter": 1}, render_mode="ansi")
    table.reset(seed=1)
    assert "hands: {'0': '? ?" in table.render() and "asked_player: 3" in table.render()
