"""The way in: the full-screen table, or plain lines where there is no terminal to draw on."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from onetable.core.errors import BadInput
from onetable.games.fellowship.campaign import Campaign
from onetable.terminal.session import Session


def play_in_terminal(
    game: str, setup: dict[str, Any], players: int, seed: int, bots: Sequence[str], language: str, plain: bool, campaign: str | None
) -> int:
    """Play until the person leaves; seat 0 is this person, the others are bots or “human”."""
    group = Campaign.open(campaign, players) if campaign is not None else None
    chosen = setup if "chapter" in setup or group is None else {**group.setup_for(group.proposed()), **setup}
    if plain or not can_draw():
        from onetable.terminal.lines import LineTable

        return LineTable(Session.begin(game, chosen, players, seed, bots, group), language).play()
    from onetable.terminal.app import TableApp  # a whole toolkit: only who sees it waits for it

    # Without a chapter the book is opened, so that the person can choose one.
    session = Session.begin(game, chosen, players, seed, bots, group) if chosen or game != "fellowship" else None
    app = TableApp(game, session, players, seed, bots, language, bot_delay())
    return app.run() or app.return_code or 0


def can_draw() -> bool:
    """Whether there is a terminal to draw on; the full-screen table uses the error stream, so that must be one too."""
    return os.environ.get("TERM") != "dumb" and all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def bot_delay() -> float:
    """How long a bot's card is awaited: ONETABLE_DELAY says it in seconds."""
    from onetable.terminal.app import BOT_DELAY

    text = os.environ.get("ONETABLE_DELAY", "")
    try:
        return float(text) if text else BOT_DELAY
    except ValueError:
        raise BadInput(f"ONETABLE_DELAY must be a number of seconds, not “{text}”.") from None
