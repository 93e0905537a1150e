"""`onetable play`: sit down in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import Any

from onetable.cli.inputs import check_bots, check_table, fields_from, language_from, setup_from
from onetable.core.errors import BadInput
from onetable.core.rulebook import Rulebook
from onetable.games.registry import rulebook

SEEDS = 10**9  # short enough to be told to a friend


def play(
    game: str,
    /,
    *,
    setup: str | None = None,
    players: int | None = None,
    seed: int | None = None,
    bots: str | None = None,
    language: str | None = None,
    plain: bool = False,
    campaign: str | None = None,
    seat: str | None = None,
    **fields: str,
) -> int:
    """Play in the terminal, with bots on the other seats.

    Parameters
    ----------
    game
        A game by its id; `onetable games` shows them.
    setup
        What to play, as JSON: '{"chapter": 5, "options": {"lost_card": "optional"}}'.
    players
        How many sit at the table, bots included.
    seed
        The same seed deals the same cards.
    bots
        Who sits on the other seats, divided by commas: bots such as rules, rollout or random, a level of the game (novice, steady, master)
        or of a bot (NAME:LEVEL), or human for one more person at this keyboard.
    language
        en, zh, ja or nl; else the one that was chosen last at the table.
    plain
        Lines of text in place of a full screen: for pipes and screen readers.
    campaign
        The name of a group: its next chapter is played, and what it reaches is kept.
    seat
        Whom you play, where a game lets you choose: by name.
    fields
        What the game's set-up knows, such as --chapter, --decks or --heroes (`onetable games` shows it); several values are divided by
        commas, yours first.
    """
    from onetable.terminal.seats import HUMAN  # much to load: only who plays waits for it
    from onetable.terminal.session import open_campaign
    from onetable.terminal.settings import remembered
    from onetable.terminal.start import can_draw, play_in_terminal

    book, form = rulebook(game), rulebook(game).form()
    chosen = {**setup_from(setup), **fields_from(book, fields)}
    spoken = language_from(remembered().language or None if language is None else language)
    seats = players
    if campaign is not None:
        group = open_campaign(game, campaign)
        chosen, seats = group.next_setup(chosen), group.players if players is None else players
    seats = usual_seats(book, chosen) if seats is None else seats
    seed = SystemRandom().randrange(SEEDS) if seed is None else seed
    place: int | None = None
    if seat is not None or plain or not can_draw() or chosen:
        chosen, place = form.complete(chosen, seat, players, seed)
        seats = usual_seats(book, chosen) if players is None and campaign is None else seats
    check_table(book, chosen, seats, seed)
    others = [] if bots is None else [name.strip() for name in bots.split(",")]
    if len(others) > seats - 1:
        raise BadInput(f"--bots names {len(others)}, but only {seats - 1} {'seat is' if seats == 2 else 'seats are'} left beside yours.")
    check_bots(game, [name for name in others if name != HUMAN])
    return play_in_terminal(game, chosen, seats, seed, others, spoken, plain, campaign, place)


def usual_seats(book: Rulebook[Any], chosen: Mapping[str, Any]) -> int:
    """As many as the set-up names something for; where nobody is named, as many as may play."""
    return book.form().seats(chosen, max(book.players))
