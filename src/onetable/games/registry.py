"""The games that are on the table, by id."""

from __future__ import annotations

from typing import Any

from onetable.core.errors import BadInput
from onetable.core.rulebook import Rulebook
from onetable.games.fellowship.game import Fellowship
from onetable.games.quest.game import MiddleEarthQuest
from onetable.games.tcg.game import TradingCardGame

RULEBOOKS: dict[str, Rulebook[Any]] = {rulebook.id: rulebook for rulebook in (Fellowship(), TradingCardGame(), MiddleEarthQuest())}


def rulebook(game: str) -> Rulebook[Any]:
    """The rulebook of this game, or one clear sentence."""
    if game not in RULEBOOKS:
        raise BadInput(f"There is no game “{game}” on this table; there is {', '.join(RULEBOOKS)}.")
    return RULEBOOKS[game]
