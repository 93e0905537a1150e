"""The trick-taking game in numbers: an action for every choice, and what a seat sees as sets of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.core.view import View
from onetable.games.fellowship.encoding.glimpse import glimpse
from onetable.games.fellowship.encoding.numbers import ACTIONS, legal_again, numbers_of
from onetable.games.fellowship.encoding.seen import LAYOUT, observe
from onetable.games.fellowship.encoding.stretch import Stretch, stretch_from
from onetable.games.fellowship.kernel.wanted import COMPILED
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.view import FellowshipView
from onetable.research.layout import Layout


class FellowshipEncoding:
    """Choices and views of the trick-taking game in numbers."""

    actions = ACTIONS
    longest = 2_000

    def numbers(self, view: View[Any]) -> Sequence[int]:
        """The number of each choice."""
        assert isinstance(view, FellowshipView)
        return numbers_of(view.public.table, view.seat, view.choices)

    def layout(self, players: int) -> Layout:
        """The same for any number of players: there are three or four chairs."""
        return LAYOUT

    def observe(self, view: View[Any]) -> Any:
        """What this seat sees."""
        assert isinstance(view, FellowshipView)
        return observe(view)

    # ---- the short way

    def legal(self, game: Game[Board]) -> dict[int, int] | Sequence[int]:
        """The numbers of what is offered, with their places or in the order of the choices."""
        asked = game.decision
        if asked is None:
            return ()
        return legal_again(asked.choices) or numbers_of(game.table, asked.seat, asked.choices)

    def glimpse(self, game: Game[Board], seat: Seat) -> Any:
        """What this seat sees, where the usual things lie on the table and the writing is compiled; else None."""
        return glimpse(game, seat) if COMPILED else None

    def stretch(self, game: Game[Board]) -> Stretch | None:
        """The tricks that begin now, where they are the usual ones and the kernel is compiled; else None."""
        return stretch_from(game) if COMPILED else None
