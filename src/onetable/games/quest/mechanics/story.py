"""The story track: markers, stages, dominance."""

from __future__ import annotations

from onetable.games.quest.table import FINALE, SHADOW_FALLS, Board
from onetable.games.quest.traits import SAURON_MARKERS, Marker
from onetable.games.quest.vocabulary import story_news


def advance(board: Board, marker: Marker, by: int) -> None:
    """Move a marker, between START and the Finale."""
    before = board.markers[marker]
    after = max(0, min(FINALE, before + by))
    if after != before:
        board.markers[marker] = after
        board.tell(story_news.MarkerMoved(marker, after - before, after))


def leftmost(board: Board) -> list[Marker]:
    """Sauron's markers that are furthest behind."""
    least = min([board.markers[marker] for marker in SAURON_MARKERS])
    return [marker for marker in SAURON_MARKERS if board.markers[marker] == least]


def hero_distance(board: Board) -> int:
    """How far the heroes are from the Finale."""
    return FINALE - board.markers[Marker.GREEN]


def sauron_distance(board: Board) -> int:
    """How far Sauron is from it: one marker at the end, or all three where the Shadow falls."""
    short = sum([max(0, SHADOW_FALLS - board.markers[marker]) for marker in SAURON_MARKERS])
    return min(FINALE - board.sauron_best(), short)


def dominant(board: Board) -> str:
    """“heroes”, “sauron” or “nobody”."""
    heroes, sauron = hero_distance(board), sauron_distance(board)
    if heroes == sauron:
        return "nobody"
    return "heroes" if heroes < sauron else "sauron"


def finale_reached(board: Board) -> bool:
    """A marker at the end, or all of Sauron's where the Shadow falls."""
    at_end = max(board.markers.values()) >= FINALE
    return at_end or all([board.markers[marker] >= SHADOW_FALLS for marker in SAURON_MARKERS])
