"""What heroes may say to plan together: where they go and where danger is. Everybody hears it; nothing of a hand can be said."""

from __future__ import annotations

from onetable.core.phrasebook import Phrasebook
from onetable.core.step import Seat
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.telling.facts import quest_places, quests_of
from onetable.games.quest.traits import Place

# A phrase names a place by its number: the order of the alphabet of the ids, which the browser knows, too.
PLACES = tuple(sorted(Place))
ABOUT_A_PLACE = ("quest-say-go", "quest-say-beware")
ABOUT_NOTHING = ("quest-say-wait", "quest-say-rest", "quest-say-plots")


def reminders(board: Board, seat: Seat) -> list[tuple[str, tuple[int, ...] | None]]:
    """What this hero may say now; Sauron has nobody to plan with."""
    if seat <= SAURON or board.winner:
        return []
    spoken_of = tuple([number for number, place in enumerate(PLACES) if place in talked_of(board)])
    return [*[(key, spoken_of) for key in ABOUT_A_PLACE], *[(key, None) for key in ABOUT_NOTHING]]


def talked_of(board: Board) -> set[Place]:
    """The places that a plan may be about: those of heroes, quests, plots, the event and the minions."""
    found = {sheet.place for sheet in board.sheets} | {figure.place for figure in board.minions.values()}
    found |= {place for seat in board.seats for quest in quests_of(board, seat) for place in quest_places(board, quest)}
    found |= {plot.place for plot in board.plots if plot is not None}
    return found | ({board.event.place} if board.event is not None else set())


def called(number: int, phrases: Phrasebook) -> str:
    """A place by its name, as it stands within a sentence."""
    return phrases.say(PLACES[number], "the") if 0 <= number < len(PLACES) else ""
