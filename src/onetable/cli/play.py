"""`onetable play`: sit down in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import SystemRandom
from typing import Any

import msgspec

from onetable.cli.inputs import check_bots, check_table, language_from, setup_from
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
    decks: str | None = None,
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
    decks
        Decks of the trading card game, divided by commas, yours first: names from `onetable decks`, or files.
    """
    book, chosen = rulebook(game), setup_from(setup)
    if decks is not None:
        chosen = {**chosen, "decks": decks_from(game, decks)}
    spoken = language_from(language)
    seats = players
    if campaign is not None:
        chosen, seats = campaign_table(game, campaign, chosen, players)
    seats = usual_seats(book, chosen) if seats is None else seats
    seed = SystemRandom().randrange(SEEDS) if seed is None else seed
    check_table(book, chosen, seats, seed)
    others = [] if bots is None else [name.strip() for name in bots.split(",")]
    from onetable.terminal.seats import HUMAN  # much to load: only who plays waits for it
    from onetable.terminal.start import play_in_terminal

    check_bots(game, [name for name in others if name != HUMAN])
    return play_in_terminal(game, chosen, seats, seed, others, spoken, plain, campaign)


def decks_from(game: str, text: str) -> list[Any]:
    """Decks by name or from files; who brings one deck meets a starter."""
    if game != "tcg":
        raise BadInput(f"The game “{game}” is played without decks.")
    from onetable.cli.decks import content_of, deck_from
    from onetable.games.tcg.decklist import DECKS, write_json
    from onetable.games.tcg.game import STARTERS

    found: list[Any] = []
    for name in [name.strip() for name in text.split(",")]:
        file = Path(name)
        if name not in DECKS and (file.is_file() or file.suffix or file.name != name):
            found.append(msgspec.json.decode(write_json(deck_from(file, content_of(file)))))
        else:
            found.append(name)
    return found if len(found) > 1 else [*found, next(name for name in STARTERS if name not in found)]


def usual_seats(book: Rulebook[Any], chosen: Mapping[str, Any]) -> int:
    """As many as bring a deck; where nobody does, as many as may play."""
    decks = chosen.get("decks") or book.example().get("decks", ())
    return len(decks) if isinstance(decks, (list, tuple)) and decks else max(book.players)


def campaign_table(game: str, name: str, chosen: dict[str, Any], players: int | None) -> tuple[dict[str, Any], int]:
    """What this group plays next, unless another chapter was asked for, and how many they are."""
    from onetable.games.fellowship.campaign import Campaign

    if game != "fellowship":
        raise BadInput(f"The game “{game}” has no campaign.")
    campaign = Campaign.open(name)
    setup = campaign.setup_for(chosen.get("chapter", campaign.proposed()))
    return {**setup, **chosen}, campaign.players if players is None else players
