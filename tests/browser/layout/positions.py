"""Positions to be measured: of games that bots play, for each kind of question and number of players the one with the most to say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from typing import Any

from onetable.bots.registry import bot
from onetable.core.match import Match
from onetable.games.registry import rulebook
from onetable.server.pictures.plain import sight_of
from onetable.server.pictures.speaker import speaker_of
from onetable.telling.coach import coach_of
from tests.server.pictures.tables import NAMES, drawn

Data = dict[str, Any]
Table = tuple[dict[str, Any], int]  # a set-up, and for how many

DECKS = ("nine_walkers", "king_and_evenstar", "axes_of_durin", "quiet_feet", "rangers_of_the_north", "lady_of_the_wood")
HEROES = ("argalad", "eometh", "thalin")
CHAPTERS = ((1, 4), (5, 3), (6, 1), (9, 4), (12, 2), (14, 3), (17, 3), (18, 4))
TABLES: dict[str, list[Table]] = {
    "fellowship": [({"chapter": chapter}, players) for chapter, players in CHAPTERS],
    "tcg": [({"decks": list(DECKS[:players])}, players) for players in (2, 3, 4, 6)],
    "quest": [({"heroes": list(HEROES[:heroes])}, heroes + 1) for heroes in (1, 2, 3)],
}
BOTS = {
    "fellowship": "rules",
    "tcg": "rules-1",
    "quest": "rules-1",
}  # of a certain day, where there are such, so that the same moments come up
MOST = {"fellowship": 120, "tcg": 420, "quest": 420}  # answers of a game that are looked at
COUNT = 40
SEED = 11


@dataclass(frozen=True)
class Position:
    """One moment of a game, as one seat sees it in one language."""

    name: str
    game: str
    seat: int
    players: int
    view: Data
    coach: dict[str, str]


@dataclass(frozen=True)
class Found:
    """Where a moment is: after so many answers at this table."""

    name: str
    table: int
    answers: int
    seat: int


def played(game: str, setup: dict[str, Any], players: int) -> Iterator[Match[Any]]:
    """The match at each of its decisions, as bots of a certain day play it, and at its end."""
    bots = [bot(game, BOTS[game], SEED + seat) for seat in range(players)]
    match: Match[Any] = Match(rulebook(game), setup, players, SEED)
    yield match
    while match.game.decision is not None:
        seat = match.game.decision.seat
        match.answer(bots[seat].choose(match.rulebook.view(match.game, seat)))
        yield match


@cache
def found(game: str) -> tuple[Found, ...]:
    """The moments of a game: kinds of questions of all tables in turn, so that any first few of them differ."""
    tables = [list(moments_of(game, number).values()) for number in range(len(TABLES[game]))]
    in_turn = [one for row in zip_longest(*tables) for one in row if one is not None]
    return tuple(in_turn[:COUNT])


def moments_of(game: str, number: int) -> dict[str, Found]:
    """Of each kind of question at this table the moment with the most to choose from, and the end."""
    setup, players = TABLES[game][number]
    best: dict[str, tuple[int, Found]] = {}
    for answers, match in enumerate(played(game, setup, players)):
        decision = match.game.decision
        over = decision is None
        kind = "Over" if over else type(match.game.agenda[-1][0][0]).__name__
        seat = 0 if decision is None else decision.seat
        size = 0 if decision is None else len(decision.choices)
        name = f"{game}-{number}-{kind}-of-{players}"
        if (size > 1 or over) and (name not in best or best[name][0] < size):
            best[name] = (size, Found(name, number, answers, seat))
        if answers >= MOST[game] and not over:
            break
    return {name: one for name, (_, one) in best.items()}


@cache
def positions(game: str, language: str, count: int) -> tuple[Position, ...]:
    """So many moments of a game, spread over all kinds, in this language."""
    every = found(game)
    wished = every[:: max(1, len(every) // count)][:count]
    shown: dict[str, Position] = {}
    for number, (setup, players) in enumerate(TABLES[game]):
        here = {one.answers: one for one in wished if one.table == number}
        if not here:
            continue
        for answers, match in enumerate(played(game, setup, players)):
            if answers in here:
                one = here[answers]
                view = drawn(match, language, (one.seat,))[0]
                shown[one.name] = Position(one.name, game, one.seat, players, view, coached(match, game, language, one.seat))
            if answers >= max(here):
                break
    return tuple(shown[one.name] for one in wished)


def coached(match: Match[Any], game: str, language: str, seat: int) -> dict[str, str]:
    """What the coach says to this moment."""
    names = NAMES[: match.players]
    said = coach_of(game).counsel(sight_of(speaker_of(game, language), match.view(seat), names, {}, match.journal_for(seat)))
    return {"stake": "", "look": "", "compare": ""} if said is None else {"stake": said.stake, "look": said.look, "compare": said.compare}
