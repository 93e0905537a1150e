"""How quick the environments are: steps a second with observation and mask, beside OpenSpiel's own Python games and RLCard, in one run.

`python -m bench.environments [SECONDS [ROUNDS]]` prints a table; what is not installed is left out and said so.
All are measured in turn, round after round, and the median counts. Seconds are those of the processor, so that others who work on the
same machine count less.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from onetable.research.episode import Episode, Playing

Play = Callable[[int], int]  # plays one game from a seed, and says how many decisions it had
TABLES = (
    Playing("fellowship", {"chapter": 1}, 4), Playing("tcg", {}, 2), Playing("quest", {}, 2), Playing("drafts", {"boosters": 1}, 2),
)  # fmt: skip
YARDSTICKS = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes", "python_team_dominoes")
OF_RLCARD = ("leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "doudizhu", "mahjong", "gin-rummy", "bridge")


def alone(playing: Playing) -> Play:
    """A game of ours by itself."""

    def play(seed: int) -> int:
        dice, steps = Random(seed), 0
        episode = Episode(playing, seed)
        while not episode.is_over:
            episode.observation(episode.asked)
            episode.mask()
            episode.act(dice.choice(list(episode.legal())))
            steps += 1
        return steps

    return play


def in_the_zoo(playing: Playing) -> Play:
    """A game of ours as PettingZoo plays it."""
    from onetable.research.zoo import env

    table = env(playing.game, playing.players, playing.setup)

    def play(seed: int) -> int:
        dice, steps = Random(seed), 0
        table.reset(seed=seed)
        for _ in table.agent_iter():
            seen, _, is_over, _, _ = table.last()
            table.step(None if is_over else dice.choice(np.flatnonzero(seen["action_mask"])))
            steps += not is_over
        return steps

    return play


def by_spiel(name: str, observing: bool, **parameters: Any) -> Play:
    """Any game as OpenSpiel plays it: ours and theirs by the same calls. Tensors as lists, or written into an array by an observer."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name, parameters)
    observer = make_observation(game) if observing else None

    def play(seed: int) -> int:
        dice, steps = Random(seed), 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
                continue
            if observer is None:
                state.observation_tensor(state.current_player())
            else:
                observer.set_from(state, state.current_player())
            state.legal_actions_mask()
            state.apply_action(dice.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def by_rlcard(name: str) -> Play:
    """A game of RLCard: its state is the observation, and names the legal actions; the mask is made of them."""
    import rlcard

    table = rlcard.make(name, config={"seed": 1})

    def play(seed: int) -> int:
        dice, steps = Random(seed), 0
        state, _ = table.reset()
        while not table.is_over():
            legal = list(state["legal_actions"])
            mask = np.zeros(table.num_actions, np.int8)
            mask[legal] = 1
            state, _ = table.step(dice.choice(legal))
            steps += 1
        return steps

    return play


def measured(play: Play, seconds: float) -> tuple[float, int]:
    """Decisions a second, and how many games that took."""
    play(0)  # whatever is made once
    games = steps = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        games += 1
        steps += play(games)
    return steps / spent, games


def everything() -> list[tuple[str, str, Callable[[], Play]]]:
    """All that is measured: what, by which interface, and how it is made."""
    found: list[tuple[str, str, Callable[[], Play]]] = []
    spiel = (("OpenSpiel, lists", False), ("OpenSpiel, observer", True))
    for table in TABLES:
        named = f"{table.game}, {table.players} players"
        told = {"players": table.players, "setup": json.dumps(table.setup), "deals": 100}
        found += [(named, "One Table itself", partial(alone, table)), (named, "PettingZoo", partial(in_the_zoo, table))]
        found += [(named, way, partial(by_spiel, f"python_onetable_{table.game}", observing, **told)) for way, observing in spiel]
    found += [(name, way, partial(by_spiel, name, observing)) for name in YARDSTICKS for way, observing in spiel]
    return found + [(name, "RLCard", partial(by_rlcard, name)) for name in OF_RLCARD]


def main(seconds: float = 2.0, rounds: float = 3) -> None:
    """Measure and tell."""
    import open_spiel.python.games

    import onetable.research.spiel  # noqa: F401  # ours are known to OpenSpiel from here on

    assert open_spiel.python.games
    plays: dict[tuple[str, str], Play] = {}
    missing: dict[tuple[str, str], str] = {}
    for name, interface, make in everything():
        try:
            plays[name, interface] = make()
        except ModuleNotFoundError as error:
            missing[name, interface] = f"{error.name} is not installed"
    rates: dict[tuple[str, str], list[float]] = {key: [] for key in plays}
    for number in range(int(rounds)):
        for key, play in plays.items():
            rates[key].append(measured(play, seconds)[0])
        print(f"round {number + 1} of {int(rounds)}", file=sys.stderr, flush=True)
    print("| game | interface | decisions a second, median | least | most |\n| --- | --- | ---: | ---: | ---: |")
    for (name, interface), found in rates.items():
        print(f"| {name} | {interface} | {median(found):,.0f} | {min(found):,.0f} | {max(found):,.0f} |")
    for (name, interface), why in missing.items():
        print(f"| {name} | {interface} | {why} | | |")


if __name__ == "__main__":
    main(*[float(argument) for argument in sys.argv[1:]])
