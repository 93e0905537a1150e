"""The map: paths as lines, every place with its name and what lies there; a part of it where the screen is small."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from rich.style import Style

from onetable.games.quest.atlas import PATHS, Path
from onetable.games.quest.mechanics.figures_on_map import is_perilous
from onetable.games.quest.table import Board
from onetable.games.quest.telling.facts import board_of, hero_sign
from onetable.games.quest.telling.map_and_card_signs import (
    CHARACTER,
    EVENT,
    FAVOR,
    HAVEN,
    INFLUENCE,
    MINION,
    MONSTER,
    PERIL,
    PLAIN,
    PLOT,
    STRONGHOLD,
    TERRAIN,
    WATER,
    kind_of,
)
from onetable.games.quest.terminal.chart import chart_size, first_cell, rooms, spots, window
from onetable.games.quest.terminal.short import LONGEST, map_name
from onetable.games.quest.traits import Place
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import width_of
from onetable.terminal.kit.palette import Palette

BRAILLE = 0x2800
DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # by column and row inside a cell
WIDEST = 40  # cells: more than any name takes
LEAST_NAME = 3  # cells of a name that are kept whatever lies there
Part = tuple[str, str]  # a text and what it is: kind, name, hero, influence, foe or good
CUT: Part = ("…", "good")


class PlaceLight(NamedTuple):
    """Which places are marked: under the cursor, to be chosen, and where the one stands whose paths are shown."""

    pointed: Collection[Place] = ()
    open_to: Collection[Place] = ()
    from_here: Place | None = None
    prices: Mapping[Place, int] = MappingProxyType({})  # by where a path leads: what it costs the one who travels


# ---- what lies at a place


def contents(board: Board, place: Place) -> list[Part]:
    """The signs of what lies or stands there, the most important first."""
    found: list[Part] = [(hero_sign(board, seat), "hero") for seat in board.heroes_at(place)]
    if place in board.influence:
        found.append((f"{INFLUENCE}{board.influence[place]}", "influence"))
    tokens = len(board.tokens.get(place, ()))
    if tokens:
        found.append((MONSTER + (str(tokens) if tokens > 1 else ""), "foe"))
    found += [(MINION, "foe") for _ in board.minions_at(place)]
    found += [(PLOT, "influence") for active in board.active_plots() if active.place == place]
    if board.event is not None and board.event.place == place:
        found.append((EVENT, "good"))
    found += [(CHARACTER, "good") for there in board.characters.values() if there == place]
    if place in board.favor:
        found.append((FAVOR + (str(board.favor[place]) if board.favor[place] > 1 else ""), "good"))
    return found


def sign_of(board: Board, seat: int, place: Place) -> str:
    """What kind of place it is; one that is perilous only now for the hero who looks is marked as well."""
    kind = kind_of(place)
    return PERIL if kind == PLAIN and seat in board.seats and is_perilous(board, seat, place) else kind


def wide_of(parts: list[Part]) -> int:
    """The cells of several parts."""
    return sum([width_of(text) for text, _ in parts])


def label(sight: SpokenView, place: Place, room: int) -> list[Part]:
    """Sign, name and contents in so many cells; the name gives way first, then what matters least."""
    board = board_of(sight)
    sign: Part = (sign_of(board, sight.view.seat, place), "kind")
    shown = contents(board, place)
    while shown not in ([], [CUT]) and 1 + LEAST_NAME + wide_of(shown) > room:
        shown = [*shown[: -2 if shown[-1] == CUT else -1], CUT]
    name = map_name(sight, place, room - 1 - wide_of(shown))
    return [sign, (name, "name"), *shown]


def short_label(sight: SpokenView, place: Place) -> list[Part]:
    """Sign, short name and contents."""
    shown = contents(board_of(sight), place)
    return label(sight, place, 1 + LONGEST + wide_of(shown))


# ---- drawing


def draw_map(canvas: Canvas, area: Area, sight: SpokenView, light: PlaceLight, focus: Place, palette: Palette) -> None:
    """The whole map, or the part of it around the place that matters."""
    width, height = chart_size(area)
    found = spots(width, height)
    left, top = window(area, width, height, found[focus])
    sheet = Canvas(width, height, paint(palette.ink_3, palette.table))
    draw_paths(sheet, found, light, palette)
    wanted = {place: (wide_of(label(sight, place, WIDEST)), wide_of(short_label(sight, place))) for place in found}
    given = rooms(found, wanted, width, ways(width, height).others)
    for place in found:
        draw_place(sheet, found[place], place, label(sight, place, given[place]), light, palette)
    for y in range(area.height):
        canvas.cells[area.y + y][area.x : area.right] = cut(sheet.cells[top + y], left, area.width)
    for zone, meaning in sheet.zones:
        start, end, y = max(area.x, zone.x - left + area.x), min(area.right, zone.right - left + area.x), zone.y - top + area.y
        if start < end and area.y <= y < area.bottom:
            canvas.zone(Area(start, y, end - start, 1), meaning)
    draw_edges(canvas, area, (left, top), (width, height), palette)


def cut(row: list[tuple[str, Style]], left: int, width: int) -> list[tuple[str, Style]]:
    """A part of a row; half of a wide character becomes a space."""
    part = row[left : left + width]
    if part and part[0][0] == "":
        part[0] = (" ", part[0][1])
    if part and width_of(part[-1][0]) > 1:
        part[-1] = (" ", part[-1][1])
    return part


def draw_edges(canvas: Canvas, area: Area, start: tuple[int, int], size: tuple[int, int], palette: Palette) -> None:
    """Arrows where the map goes on."""
    style = paint(palette.act_ink, palette.table, bold=True)
    left, top = start
    middle, centre = area.y + area.height // 2, area.x + area.width // 2
    if left:
        canvas.put(area.x, middle, "←", style)
    if left + area.width < size[0]:
        canvas.put(area.right - 1, middle, "→", style)
    if top:
        canvas.put(centre, area.y, "↑", style)
    if top + area.height < size[1]:
        canvas.put(centre, area.bottom - 1, "↓", style)


class Ways(NamedTuple):
    """How the paths are drawn on a map of one size: dots by cell, the cells of each path, and by place those of all that pass it by."""

    dots: dict[tuple[int, int], int]
    cells: dict[tuple[Place, Place], frozenset[tuple[int, int]]]
    others: dict[Place, frozenset[tuple[int, int]]]


@lru_cache(maxsize=16)
def ways(width: int, height: int) -> Ways:
    """Worked out once for every size."""
    found = spots(width, height)
    dots: dict[tuple[int, int], int] = {}
    cells = {path.between: frozenset(waves_of(path, found) if path.water else dots_of(path, found, dots)) for path in PATHS}
    others = {place: frozenset[tuple[int, int]]().union(*[cells[pair] for pair in cells if place not in pair]) for place in found}
    return Ways(dots, cells, others)


def draw_paths(sheet: Canvas, found: dict[Place, tuple[int, int]], light: PlaceLight, palette: Palette) -> None:
    """Land in fine lines, water in waves; the paths of the one who may travel are lit and tell icon and number."""
    dots, cells, _ = ways(sheet.width, sheet.height)
    mine = [path for path in PATHS if light.from_here in path.between]
    lit = frozenset[tuple[int, int]]().union(*[cells[path.between] for path in mine])
    for waves, ink in ((False, palette.edge), (True, palette.focus)):
        dim, bright = paint(ink, palette.table), paint(palette.act_ink, palette.table)
        drawn = [cells[path.between] for path in PATHS if path.water] if waves else [frozenset(dots)]
        for x, y in frozenset[tuple[int, int]]().union(*drawn):
            sheet.cells[y][x] = (WATER if waves else chr(BRAILLE + dots[x, y]), bright if (x, y) in lit else dim)
    for path in mine:
        (x1, y1), (x2, y2) = found[path.between[0]], found[path.between[1]]
        other = path.between[path.between[0] == light.from_here]
        text = f"{TERRAIN[path.terrain]}{light.prices.get(other, path.cost)}"
        sheet.put((x1 + x2) // 2, (y1 + y2) // 2, text, paint(palette.ink, palette.table, bold=True))


def steps_between(start: tuple[float, float], end: tuple[float, float]) -> list[tuple[float, float]]:
    """Points so close that no dot is left out."""
    count = int(max(abs(end[0] - start[0]), abs(end[1] - start[1]))) + 1
    return [(start[0] + (end[0] - start[0]) * n / count, start[1] + (end[1] - start[1]) * n / count) for n in range(count + 1)]


def dots_of(path: Path, found: dict[Place, tuple[int, int]], dots: dict[tuple[int, int], int]) -> set[tuple[int, int]]:
    """A line of braille dots; the cells it touches."""
    (x1, y1), (x2, y2) = found[path.between[0]], found[path.between[1]]
    cells = set()
    for x, y in steps_between((2 * x1 + 0.5, 4 * y1 + 1.5), (2 * x2 + 0.5, 4 * y2 + 1.5)):
        column, row = round(x), round(y)
        cell = (column // 2, row // 4)
        dots[cell] = dots.get(cell, 0) | DOTS[column % 2][row % 4]
        cells.add(cell)
    return cells


def waves_of(path: Path, found: dict[Place, tuple[int, int]]) -> set[tuple[int, int]]:
    """The cells of a path over water."""
    return {(round(x), round(y)) for x, y in steps_between(found[path.between[0]], found[path.between[1]])}


def draw_place(sheet: Canvas, spot: tuple[int, int], place: Place, parts: list[Part], light: PlaceLight, palette: Palette) -> None:
    """The name in the middle of its spot."""
    x, y = spot
    wide = wide_of(parts)
    start = first_cell(x, wide, sheet.width)
    ground = palette.act if place in light.pointed else palette.table
    inks = {
        "kind": palette.sure if sign_is(parts, HAVEN) else palette.lost if sign_is(parts, STRONGHOLD, PERIL) else palette.ink_3,
        "name": palette.act_ink if place in light.open_to else palette.ink_2, "hero": palette.ahead, "influence": palette.lost,
        "foe": palette.lost, "good": palette.sure,
    }  # fmt: skip
    sheet.zone(Area(start, y, wide, 1), ("place", place))
    for text, role in parts:
        ink = palette.on_act if place in light.pointed else inks[role]
        start = sheet.put(start, y, text, paint(ink, ground, bold=role != "name" or place in light.open_to or place in light.pointed))


def sign_is(parts: list[Part], *signs: str) -> bool:
    """Whether the place has one of these signs."""
    return parts[0][0] in signs
