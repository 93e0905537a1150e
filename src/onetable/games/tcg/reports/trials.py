"""What a deck is worth, as it is asked for over the network: the deck, perhaps another version, how many games, and a seed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from onetable.core.errors import BadInput
from onetable.games.tcg.decklist import DECKS, DeckList, read_deck
from onetable.games.tcg.reports.duels import Course, Duel, duels, play
from onetable.games.tcg.reports.report import Report, as_data, compared

MOST_GAMES = 400
Numbered = tuple[int, Duel]  # a game, and for which of the versions it is played


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What is wanted: decks by name, as text, or as data."""

    deck: Any
    against: Any = None
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 200
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 1


class DeckTrials:
    """Each piece is one game of one version."""

    def pieces(self, wish: Mapping[str, Any]) -> list[Numbered]:
        """The games, of both versions in turn."""
        found = read(wish)
        played = [[(place, duel) for duel in duels(deck, found.games, found.seed)] for place, deck in enumerate(decks_of(found))]
        return [piece for pieces in zip(*played, strict=True) for piece in pieces]

    def done(self, piece: Numbered) -> tuple[int, Course]:
        """Play one game."""
        place, duel = piece
        return place, play(duel)

    def report(self, wish: Mapping[str, Any], results: Iterable[tuple[int, Course]]) -> dict[str, Any]:
        """The report, as far as games were played."""
        reports = [Report(deck.name, deck) for deck in decks_of(read(wish))]
        for place, course in results:
            reports[place].add(course)
        first, *others = [as_data(report) for report in reports]
        return first | ({"against_deck": others[0], "compared": compared(*reports)} if others else {})


def read(wish: Mapping[str, Any]) -> Wish:
    """The wish from plain data, or one clear sentence."""
    try:
        return msgspec.convert(wish, Wish)
    except msgspec.ValidationError as error:
        raise BadInput(f"This cannot be tried out: {error}.") from None


def decks_of(wish: Wish) -> list[DeckList]:
    """The versions that are tried."""
    return [deck_of(each) for each in (wish.deck, wish.against) if each is not None]


def deck_of(data: Any) -> DeckList:
    """A deck by its name, as text or as data."""
    if isinstance(data, str):
        return DECKS[data] if data in DECKS else read_deck(data)
    return read_deck(msgspec.json.encode(data))
