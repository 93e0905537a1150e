"""`onetable play`: sit down in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import msgspec

from onetable.cli.inputs import check_bots, check_table, language_from, setup_from
from onetable.core.errors import BadInput
from onetable.core.rulebook import Rulebook
from onetable.games.registry import rulebook

SEEDS = 10**9  # short enough to be told to a friend
SAURON = "sauron"  # the seat against all heroes
USUAL_COMPANY = 3  # Sauron and two heroes


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
    heroes: str | None = None,
    seat: str | None = None,
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
    heroes
        Heroes of Middle-earth Quest in the order of their turns, divided by commas; without names chance picks them.
    seat
        Whom you play in Middle-earth Quest: sauron, or a hero by name.
    """
    from onetable.terminal.seats import HUMAN  # much to load: only who plays waits for it
    from onetable.terminal.start import can_draw, play_in_terminal

    book, chosen = rulebook(game), setup_from(setup)
    if decks is not None:
        chosen = {**chosen, "decks": decks_from(game, decks)}
    spoken = language_from(language)
    seats = players
    if campaign is not None:
        chosen, seats = campaign_table(game, campaign, chosen, players)
    seats = usual_seats(book, chosen) if seats is None else seats
    seed = SystemRandom().randrange(SEEDS) if seed is None else seed
    place: int | None = None
    if heroes is not None or seat is not None or (game == "quest" and (plain or not can_draw())):
        chosen, place = company(game, chosen, heroes, seat, players, seed)
        seats = len(chosen["heroes"]) + 1 if players is None else players
    check_table(book, chosen, seats, seed)
    others = [] if bots is None else [name.strip() for name in bots.split(",")]
    check_bots(game, [name for name in others if name != HUMAN])
    return play_in_terminal(game, chosen, seats, seed, others, spoken, plain, campaign, place)


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


def company(
    game: str, chosen: dict[str, Any], heroes: str | None, seat: str | None, players: int | None, seed: int
) -> tuple[dict[str, Any], int | None]:
    """Who rides out and whom the person plays; a hero who is played but not named with the others comes first."""
    if game != "quest":
        raise BadInput(f"The game “{game}” has neither heroes to choose nor a seat.")
    from onetable.games.quest.traits import Hero

    names = [name.strip() for name in heroes.split(",")] if heroes is not None else list(chosen.get("heroes", ()))
    for name in names:
        if name not in tuple(Hero):
            raise BadInput(f"There is no hero “{name}”; there is {', '.join(Hero)}.")
    if seat is not None and seat != SAURON and seat not in tuple(Hero):
        raise BadInput(f"There is no seat “{seat}”; there is {', '.join([SAURON, *Hero])}.")
    if names and seat in tuple(Hero) and seat not in names:
        raise BadInput(f"“{seat}” is not among the heroes: {', '.join(names)}.")
    if not names:
        first = [seat] if seat in tuple(Hero) else []
        others = [hero.value for hero in Hero if hero.value not in first]
        Random(seed).shuffle(others)
        names = [*first, *others][: (players or USUAL_COMPANY) - 1]
    return {**chosen, "heroes": names}, None if seat is None else 0 if seat == SAURON else names.index(seat) + 1


def usual_seats(book: Rulebook[Any], chosen: Mapping[str, Any]) -> int:
    """As many as bring a deck, or the heroes and Sauron; where nobody is named, as many as may play."""
    if company := chosen.get("heroes") or book.example().get("heroes"):
        return len(company) + 1
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
