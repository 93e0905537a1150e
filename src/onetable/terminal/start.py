"""The way in: the full-screen table, or plain lines where there is no terminal to draw on."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from onetable.core.errors import BadInput
from onetable.games.registry import rulebook
from onetable.terminal.session import Session, open_campaign


def play_in_terminal(
    game: str,
    setup: dict[str, Any],
    players: int,
    seed: int,
    bots: Sequence[str],
    language: str,
    plain: bool,
    campaign: str | None,
    seat: int | None = None,
    answers: Sequence[int] = (),
) -> int:
    """Play until the person leaves; this person has the first seat or the one that was asked for, the others are bots or “human”."""
    group = open_campaign(game, campaign, players) if campaign is not None else None
    chosen = setup if group is None else group.next_setup(setup)
    sits = rulebook(game).form().usual_seat if seat is None else seat
    if plain or not can_draw():
        from onetable.terminal.plain_mode import PlainMode

        return PlainMode(Session.begin(game, chosen, players, seed, bots, group, sits, answers), language).play()
    from onetable.terminal.app import TableApp  # a whole toolkit: only who sees it waits for it

    undecided = not chosen and seat is None  # there is a screen on which the person can choose
    session = None if undecided else Session.begin(game, chosen, players, seed, bots, group, sits, answers)
    app = TableApp(game, session, players, seed, bots, language, bot_delay(), sits)
    code = app.run() or app.return_code or 0
    if app.farewell:
        print(app.farewell)
    return code


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
