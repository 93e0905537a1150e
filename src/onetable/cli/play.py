"""`onetable play`: sit down in the terminal."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from onetable.cli.inputs import check_bots, check_table, language_from, setup_from
from onetable.core.errors import BadInput
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
) -> int:
    """Play in the terminal, with bots on the other seats.

    Parameters
    ----------
    game
        A game, such as fellowship.
    setup
        What to play, as JSON: '{"chapter": 5, "options": {"lost_card": "optional"}}'.
    players
        How many sit at the table, bots included.
    seed
        The same seed deals the same cards.
    bots
        Who sits on the other seats, divided by commas: random, rules, rollout, or human for one more person at this keyboard.
    language
        en, zh, ja or nl.
    plain
        Lines of text in place of a full screen: for pipes and screen readers.
    campaign
        The name of a group: its next chapter is played, and what it reaches is kept.
    """
    book, chosen = rulebook(game), setup_from(setup)
    spoken = language_from(language)
    seats = players
    if campaign is not None:
        chosen, seats = campaign_table(game, campaign, chosen, players)
    seats = max(book.players) if seats is None else seats
    seed = SystemRandom().randrange(SEEDS) if seed is None else seed
    check_table(book, chosen, seats, seed)
    others = [] if bots is None else [name.strip() for name in bots.split(",")]
    from onetable.terminal.seats import HUMAN  # much to load: only who plays waits for it
    from onetable.terminal.start import play_in_terminal

    check_bots(game, [name for name in others if name != HUMAN])
    return play_in_terminal(game, chosen, seats, seed, others, spoken, plain, campaign)


def campaign_table(game: str, name: str, chosen: dict[str, Any], players: int | None) -> tuple[dict[str, Any], int]:
    """What this group plays next, unless another chapter was asked for, and how many they are."""
    from onetable.games.fellowship.campaign import Campaign

    if game != "fellowship":
        raise BadInput(f"The game “{game}” has no campaign.")
    campaign = Campaign.open(name)
    setup = campaign.setup_for(chosen.get("chapter", campaign.proposed()))
    return {**setup, **chosen}, campaign.players if players is None else players
