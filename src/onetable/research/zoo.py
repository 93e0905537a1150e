"""Every game that brings an encoding as an environment of PettingZoo, with spaces of Gymnasium: `env("<game>", players=4)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.research.needs import ExtraMissing

try:
    import numpy as np
    import pettingzoo
    from gymnasium import spaces
    from gymnasium.utils import seeding
except ModuleNotFoundError as missing:
    raise ExtraMissing(missing) from None

from onetable.core.view import SPECTATOR
from onetable.games.registry import rulebook
from onetable.research.episode import Episode, Playing

MOST_SEED = 2**31


class TableEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """One table. Its agents are the seats; each observation has a mask of the actions that may be chosen."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        setup: Mapping[str, Any] | None = None,
        hasty: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        book = rulebook(game)
        count = players or book.form().usual_players or book.players.start
        self.playing = Playing(game, dict(setup or {}), count, hasty)
        self.metadata = {"name": f"onetable_{game}_v{book.version}", "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.playing.encoding.layout(count).size, self.playing.encoding.actions.size
        self._actions = actions
        self.observation_spaces = {
            agent: spaces.Dict({"observation": spaces.Box(0, 255, (size,), np.uint8), "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random: Any = None
        self.episode: Episode | None = None

    def observation_space(self, agent: str) -> Any:
        """What an observation of this agent looks like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game; the same seed deals the same. `options` may name another `setup`."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        playing = self.playing._replace(setup=dict(options["setup"])) if options and "setup" in options else self.playing
        self.episode = Episode(playing, int(self._random.integers(MOST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Whose turn it is; when the game is over everybody has it once more."""
        assert self.episode is not None
        if not self.episode.is_over:
            self.agent_selection = self.possible_agents[self.episode.asked]
            return
        for agent, worth in zip(self.possible_agents, self.episode.returns(), strict=True):
            self.rewards[agent], self.terminations[agent] = worth, True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent sees; only whoever is asked may choose anything."""
        assert self.episode is not None
        seat = self._seats[agent]
        mask = self.episode.mask() if self.episode.asked == seat else np.zeros(self._actions, np.int8)
        return {"observation": self.episode.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent chooses."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.episode is not None and action is not None
        self._cumulative_rewards[agent] = 0.0
        self.episode.act(int(action))
        self._select()
        if self.episode.is_over:  # nobody is given anything before
            self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as a spectator sees it, in a scenario's words."""
        if self.render_mode is None or self.episode is None:
            return None
        facts = self.playing.book.sees(self.episode.view(SPECTATOR))
        return "\n".join([f"{name}: {fact}" for name, fact in facts.items()])

    def close(self) -> None:
        """Nothing is held."""


def env(
    game: str, players: int | None = None, setup: Mapping[str, Any] | None = None, hasty: bool = False, render_mode: str | None = None
) -> Any:
    """An environment that says clearly when it is used in a wrong order."""
    return pettingzoo.utils.wrappers.OrderEnforcingWrapper(TableEnv(game, players, setup, hasty, render_mode))
