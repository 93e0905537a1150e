"""Every game that brings an encoding as a game of OpenSpiel: `pyspiel.load_game("python_onetable_<game>")` after importing this module.

Parameters: `players`, `setup` (JSON, plain or percent-encoded), `hasty` (questions with one answer are not asked), `chance` and `deals`.
With chance `sampled` the first move of chance names one of `deals` deals, and all later dice follow from it; with `explicit` every
fall of a die is a move of chance, and a shuffle is one for each card.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, unquote

import msgspec

from onetable.research.needs import ExtraMissing

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise ExtraMissing(missing) from None

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.record import save
from onetable.core.view import SPECTATOR
from onetable.games.registry import rulebook
from onetable.research.encoding import encoded_games
from onetable.research.episode import Episode, Playing
from onetable.research.returns import bounds

PREFIX = "python_onetable_"
SAMPLED, EXPLICIT = "sampled", "explicit"
DEALS = 10_000
MOST_OUTCOMES = 512  # of one fall: no shuffle has so many cards
MOST_SEED = 2**53


def usual_players(game: str) -> int:
    """How many sit at a table where nobody says it."""
    book = rulebook(game)
    return book.form().usual_players or book.players.start


def parameters(game: str) -> dict[str, Any]:
    """What may be said when a game is loaded, and what holds where nothing is said."""
    return {"players": usual_players(game), "setup": "", "hasty": False, "chance": SAMPLED, "deals": DEALS}


def game_type(game: str) -> Any:
    """A game as OpenSpiel lists it."""
    book, kind = rulebook(game), pyspiel.GameType
    return kind(
        short_name=PREFIX + game,
        long_name=f"One Table: {type(book).__doc__}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if book.cooperative else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=book.players.stop - 1,
        min_num_players=book.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its set-up."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(game), **(params or {})}
        if given["chance"] not in (SAMPLED, EXPLICIT):
            raise BadInput(f"Chance is {SAMPLED} or {EXPLICIT}, not “{given['chance']}”.")
        text = given["setup"] if given["setup"].startswith("{") else unquote(given["setup"])
        given["setup"] = quote(text)  # so that it can stand among the parameters of a game that is written down
        setup = msgspec.json.decode(text) if text else {}
        self.playing = Playing(game, setup, given["players"], given["hasty"], given["chance"] == EXPLICIT)
        self.deals: int = given["deals"]
        book, encoding = self.playing.book, self.playing.encoding
        least, most = bounds(book)
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding.actions.size,
            max_chance_outcomes=MOST_OUTCOMES if self.playing.explicit else self.deals,
            num_players=self.playing.players,
            min_utility=least,
            max_utility=most,
            utility_sum=None if book.cooperative else 0.0,
            max_game_length=encoding.longest,
        )
        super().__init__(game_type(game), info, given)

    def new_initial_state(self) -> SpielState:
        """Before the first move of chance."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Somebody who looks at states."""
        return SpielObserver(self.playing, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Frame:
    """What is the same for all states of a game."""

    def __init__(self, playing: Playing, deals: int) -> None:
        self.playing, self.deals = playing, deals

    def __deepcopy__(self, memo: dict[int, Any]) -> Frame:
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: an episode, or the moment before one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.frame = Frame(game.playing, game.deals)
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode | None:
        """What is played; None before a deal is named."""
        if self._episode is None and self.frame.playing.explicit:
            self._episode = Episode(self.frame.playing)
        return self._episode

    def current_player(self) -> int:
        """Who moves."""
        episode = self.episode
        if episode is None or episode.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if episode.is_over else episode.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All falls, equally likely."""
        episode = self.episode
        count = self.frame.deals if episode is None else episode.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.episode
        return sorted(episode.legal()) if episode is not None and episode.asked == player else []

    # What OpenSpiel derives from the above it derives in C++, from and to lists of Python numbers. For tensors of thousands that takes
    # longer than the game, so the same lists are made here.

    def _asks(self, player: int | None) -> Episode | None:
        """The episode, if it asks this player, or anybody where none is named."""
        episode = self._episode
        return episode if episode is not None and episode.asked >= 0 and player in (None, episode.asked) else None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of what may be chosen, the lowest first."""
        episode = self._asks(player)
        return sorted(episode.legal()) if episode is not None else self._derived("legal_actions", player)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """A 1 for each action that may be chosen."""
        episode = self._asks(player)
        if episode is None:
            return self._derived("legal_actions_mask", player)
        found = [0] * self.frame.playing.encoding.actions.size
        for action in episode.legal():
            found[action] = 1
        return found

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What this player sees."""
        episode, seat = self._episode, player if player is not None else self.current_player()
        if episode is None or not episode.has_begun or not 0 <= seat < self.frame.playing.players:
            return self._derived("observation_tensor", player)
        return listed(episode.observation(seat))

    def _derived(self, name: str, player: int | None) -> list[Any]:
        """As OpenSpiel derives it."""
        found: list[Any] = getattr(super(), name)(*(() if player is None else (player,)))
        return found

    def _apply_action(self, action: int) -> None:
        episode = self.episode
        if episode is None:
            self._episode = Episode(self.frame.playing, action)
        elif episode.is_chance:
            episode.fall(action)
        else:
            episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Deal {action}" if self.episode is None else f"Fall {action}"
        name: str = self.frame.playing.encoding.actions.name(action)
        return name

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        episode = self.episode
        return episode is not None and episode.is_over

    def returns(self) -> list[float]:
        """What it is worth to each seat."""
        return self.episode.returns() if self.episode is not None else [0.0] * self.frame.playing.players

    def resample_from_infostate(self, player: int, rng: Any) -> SpielState:
        """A state that this player cannot tell from this one. Its history is empty: what others chose unseen nobody knows."""
        episode = self.episode
        found: SpielState = self.get_game().new_initial_state()
        if episode is not None and not episode.is_chance:
            found._episode = episode.imagined(player, Dice(int(rng() * MOST_SEED)))
        return found

    def __str__(self) -> str:
        episode = self.episode
        if episode is None or not episode.has_begun:
            return "before the beginning" + (f" {episode.told}" if episode is not None else "")
        falls = f" {episode.answered} {episode.told}" if episode.is_chance else ""
        return save(episode.book, episode.now).decode() + falls


FLOATS = [float(number) for number in range(256)]


def listed(tensor: Any) -> list[float]:
    """A tensor of whole numbers up to 255 as a list. Most of them are 0, and one 0.0 may stand in all places."""
    found = [0.0] * len(tensor)
    places = tensor.nonzero()[0]
    for place, number in zip(places.tolist(), tensor[places].tolist(), strict=True):
        found[place] = FLOATS[number]
    return found


class SpielObserver:
    """Looks at states through the views of seats; whoever sees nothing private looks as a spectator."""

    def __init__(self, playing: Playing, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer sees what one seat sees, or what everybody sees")
        self.recalls = kind.perfect_recall
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.is_private = not kind.public_info  # a view is whole: what is private in it is not told apart
        if self.recalls and self.is_public:
            raise ValueError("only a seat remembers its past")
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.is_private:
            layout = playing.information_layout() if self.recalls else playing.encoding.layout(playing.players)
            self.tensor = np.zeros(layout.size, np.float32)
            self.dict = layout.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what this player sees."""
        if self.is_private:
            return
        episode = state.episode
        if episode is None or not episode.has_begun:
            self.tensor.fill(0)
        elif self.recalls:
            self.tensor[:] = episode.information_tensor(player)
        else:
            self.tensor[:] = episode.observation(SPECTATOR if self.is_public else player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """The same as text."""
        if self.is_private:
            return None
        episode = state.episode
        if episode is None or not episode.has_begun:
            return f"seat {player} before the beginning"
        seat = SPECTATOR if self.is_public else player
        return episode.information_state(player) if self.recalls else episode.view(seat).encode().decode()


def _maker(game: str) -> type[SpielGame]:
    """OpenSpiel makes a game from its parameters alone."""

    class Made(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    Made.__name__ = Made.__qualname__ = f"{PREFIX}{game}"
    return Made


for _game in encoded_games():
    pyspiel.register_game(game_type(_game), _maker(_game))
