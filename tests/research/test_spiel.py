"""The games as OpenSpiel plays them: its own tests, for every game and every number of players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from onetable.research.episode import Playing
from tests.research.needs import need_libraries
from tests.research.tables import every_table, usual_tables


@pytest.fixture(scope="module")
def load() -> Callable[..., Any]:
    """Load a game of ours by what is played."""
    need_libraries()
    import pyspiel

    import onetable.research.spiel as spiel

    def loaded(playing: Playing, **more: Any) -> Any:
        setup = msgspec.json.encode(playing.setup).decode()
        return pyspiel.load_game(spiel.PREFIX + playing.game, {"players": playing.players, "setup": setup, **more})

    return loaded


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
@pytest.mark.parametrize("playing", every_table())
def test_random_simulation_with_serialisation(playing: Playing, chance: str, load: Callable[..., Any]) -> None:
    import pyspiel

    pyspiel.random_sim_test(load(playing, chance=chance), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("playing", [Playing("fellowship", {}, 1), *every_table(usual=())])
def test_a_playthrough_is_written_and_comes_out_the_same_again(playing: Playing, load: Callable[..., Any]) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    game = str(load(playing, deals=100))
    text = generate_playthrough.playthrough(game, action_sequence=None, seed=1)
    actions = [int(line.removeprefix("action: ")) for line in text.splitlines() if line.startswith("action: ")]
    assert len(actions) > 10 and "GameType.short_name = " in text
    assert generate_playthrough.playthrough(game, action_sequence=actions) == text


def test_an_information_state_is_resampled(load: Callable[..., Any]) -> None:
    dice = Random(2)
    state = load(Playing("fellowship", {"chapter": 1}, 4)).new_initial_state()
    state.apply_action(77)
    while not state.is_terminal() and state.move_number() < 20:
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions() and other.history() == []
        state.apply_action(dice.choice(state.legal_actions()))
    assert state.move_number() == 20


@pytest.mark.parametrize("playing", usual_tables())
def test_lists_that_are_made_here_are_those_that_openspiel_derives(playing: Playing, load: Callable[..., Any]) -> None:
    import pyspiel

    dice, state = Random(4), load(playing, deals=50).new_initial_state()
    for _ in range(25):
        players = [[], *[[player] for player in range(playing.players)]] if not state.is_chance_node() else [[]]
        for one in players:
            for name in ("legal_actions", "legal_actions_mask"):
                found = getattr(state, name)(*one)
                assert found == getattr(pyspiel.State, name)(state, *one) and all([type(number) is int for number in found])
        for one in players if not state.is_chance_node() else ():
            tensor = state.observation_tensor(*one)
            assert tensor == pyspiel.State.observation_tensor(state, *one) and all([type(number) is float for number in tensor])
        state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize(
    ("playing", "worths"), [(Playing("quest", {}, 4), [1, -1 / 3, -1 / 3, -1 / 3]), (Playing("tcg", {}, 3), [1, -0.5, -0.5])]
)
def test_returns_of_one_against_many_add_up_to_nothing(playing: Playing, worths: list[float], load: Callable[..., Any]) -> None:
    dice, state = Random(1), load(playing).new_initial_state()
    state.apply_action(3)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    worth = state.returns()
    first = sorted(worth, key=abs)[-1]  # 1 if the one has won, -1 if the others have: then they share it
    assert sorted([each * first for each in worth], reverse=True) == pytest.approx(worths) and sum(worth) == pytest.approx(0)


def test_what_cannot_be_played_is_said_in_one_sentence(load: Callable[..., Any]) -> None:
    with pytest.raises(Exception, match="Chance is sampled or explicit, not “fair”"):
        load(Playing("fellowship", {}, 4), chance="fair")
