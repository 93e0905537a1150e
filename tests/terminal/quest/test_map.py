"""The map: every place once, no name over another or over somebody else's path, and nothing that the view does not say."""

from __future__ import annotations

from math import acos, degrees, hypot
from typing import Any

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.quest.atlas import HAVENS, PATHS, SITES, STRONGHOLDS
from onetable.games.quest.terminal.atlas_picture import PlaceLight, contents, draw_map, label
from onetable.games.quest.terminal.chart import LEAST_HEIGHT, LEAST_WIDTH, SPOTS, spots
from onetable.games.quest.terminal.map_screen import DIRECTIONS, nearest
from onetable.games.quest.terminal.short import ARTICLES, LONGEST, SHORT, map_name
from onetable.games.quest.text.names import Named
from onetable.games.quest.traits import Place
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import width_of
from onetable.terminal.kit.palette import NIGHT
from tests.terminal.quest.tables import BOOK, positions, scene, sight_of

WHOLE = [(LEAST_WIDTH, LEAST_HEIGHT), (81, 23), (100, 24), (104, 28), (140, 40), (200, 50)]  # cells of the map alone
BEGUN = BOOK.begin({}, 3, 4)
UNLIT = PlaceLight()
BLANK = "\u2800"  # braille without a dot


def drawn(
    sight: SpokenView, width: int, height: int, light: PlaceLight = UNLIT, focus: Place = Place.BREE
) -> tuple[Canvas, dict[Place, Area]]:
    """A map of this size, and where each place stands on it."""
    canvas = Canvas(width, height, paint(NIGHT.ink, NIGHT.table))
    draw_map(canvas, Area(0, 0, width, height), sight, light, focus, NIGHT)
    zones = [(meaning[1], area) for area, meaning in canvas.zones if isinstance(meaning, tuple) and meaning[0] == "place"]
    assert len(zones) == len(dict(zones))  # none twice
    return canvas, dict(zones)


def cells(area: Area) -> set[tuple[int, int]]:
    """Every cell of an area."""
    return {(x, y) for x in range(area.x, area.right) for y in range(area.y, area.bottom)}


def line(found: dict[Place, tuple[int, int]], pair: tuple[Place, Place]) -> set[tuple[int, int]]:
    """The cells that a straight line between two places touches."""
    (x1, y1), (x2, y2) = found[pair[0]], found[pair[1]]
    many = 20 * max(abs(x1 - x2), abs(y1 - y2))
    return {(round(x1 + (x2 - x1) * n / many), round(y1 + (y2 - y1) * n / many)) for n in range(many + 1)}


@pytest.mark.parametrize("size", WHOLE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_stands_there_once_and_no_two_touch(size: tuple[int, int], language: str) -> None:
    for game in [BEGUN, *positions(4, seed=2, share=0.01)]:
        _, found = drawn(sight_of(game, 1, language), *size)
        assert set(found) == set(Place)
        taken: set[tuple[int, int]] = set()
        for area in found.values():
            here = cells(Area(area.x, area.y, area.width + 1, 1))  # with a gap behind it
            assert area.x >= 0 and area.right <= size[0] and area.bottom <= size[1]
            assert not here & taken, area
            taken |= here


@pytest.mark.parametrize("size", WHOLE[2:])
def test_no_name_hides_the_path_of_others_and_every_path_is_seen(size: tuple[int, int]) -> None:
    canvas, found = drawn(sight_of(BEGUN, 1), *size)
    middle = spots(*size)
    names = {place: cells(area) for place, area in found.items()}
    everything = set().union(*names.values())
    for path in PATHS:
        way = line(middle, path.between)
        under = [place for place, area in names.items() if place not in path.between and area & way]
        assert not under, (path, under)
        signs = {canvas.cells[y][x][0] for x, y in way - everything}
        assert "~" in signs if path.water else any([sign > BLANK for sign in signs]), path


def test_paths_over_water_have_waves_and_others_have_none() -> None:
    canvas, found = drawn(sight_of(BEGUN, 1), 140, 40)
    middle, taken = spots(140, 40), set().union(*[cells(area) for area in found.values()])
    land = [line(middle, path.between) - taken for path in PATHS if not path.water]
    for path in PATHS:
        way = line(middle, path.between) - taken
        alone = way - set().union(*[other for other in land if other != way])
        waves = [canvas.cells[y][x][0] == "~" for x, y in alone]
        assert not path.water or sum(waves) >= len(waves) / 2, path
    dry = set().union(*land) - set().union(*[line(middle, path.between) for path in PATHS if path.water])
    assert sum([canvas.cells[y][x][0] == "~" for x, y in dry]) < len(dry) / 50


def test_the_chart_keeps_the_directions_of_the_map() -> None:
    wide = max([x for x, _ in SPOTS.values()])
    tall = max([y for _, y in SPOTS.values()])
    for path in PATHS:
        one, two = path.between
        real = (SITES[two].x - SITES[one].x) / 0.65, (SITES[two].y - SITES[one].y) / 0.85
        ours = (SPOTS[two][0] - SPOTS[one][0]) / wide, (SPOTS[two][1] - SPOTS[one][1]) / tall
        turned = degrees(acos(max(-1, min(1, (real[0] * ours[0] + real[1] * ours[1]) / hypot(*real) / hypot(*ours)))))
        assert turned < 90, (path, turned)
    for west, east in ((Place.SHIRE, Place.BREE), (Place.RIVENDELL, Place.EREBOR), (Place.EDORAS, Place.MINAS_TIRITH)):
        assert SPOTS[west][0] < SPOTS[east][0]
    for north, south in ((Place.EREBOR, Place.DOL_GULDUR), (Place.RIVENDELL, Place.MORIA), (Place.EDORAS, Place.BELFALAS)):
        assert SPOTS[north][1] < SPOTS[south][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_short_different_and_not_cut(language: str) -> None:
    sight = sight_of(BEGUN, 1, language)
    names = {place: map_name(sight, place, LONGEST) for place in Place}
    assert len(set(names.values())) == len(Place)
    assert all([2 <= width_of(name) <= LONGEST and "…" not in name for name in names.values()])
    for place in Place:
        full = sight.phrases.say(Named(f"place.{place}"))
        bare = next((full.removeprefix(article) for article in ARTICLES if full.startswith(article)), full)
        assert map_name(sight, place, 60) == bare
        assert place in SHORT or width_of(bare) <= LONGEST, bare


@pytest.mark.parametrize("size", [(46, 13), (60, 18), (70, 30), (120, 12)])
def test_a_small_map_shows_the_place_that_matters(size: tuple[int, int]) -> None:
    sight = sight_of(BEGUN, 1)
    for focus in Place:
        canvas, found = drawn(sight, *size, focus=focus)
        assert focus in found and len(found) < len(Place)
        area = found[focus]
        text = "".join([canvas.cells[area.y][x][0] for x in range(area.x, area.right)])
        assert text in {text_of(sight, focus, room) for room in range(6, 20)}  # not cut by the edge


# ---- what lies there


PIECES: dict[str, Any] = {
    "influence": {"weathertop": 2, "dol_guldur": 3}, "tokens": {"weathertop": ["orc", "blank"]},
    "minions": {"ringwraiths": {"place": "shire", "damage": 0}}, "favor": {"old_forest": 2}, "characters": {"gandalf": "fornost"},
    "plots": [["osgiliath_invaded", "osgiliath"]],
}  # fmt: skip


def text_of(sight: SpokenView, place: Place, room: int = 40) -> str:
    """The label of a place."""
    return "".join([text for text, _ in label(sight, place, room)])


def test_signs_tell_what_lies_in_a_place() -> None:
    sight = sight_of(scene(**PIECES), 1)
    assert text_of(sight, Place.BREE) == "·Bree◆1"
    assert text_of(sight, Place.WEATHERTOP) == "!Weathertop•2▾2"  # more influence than Thálin's wisdom
    assert text_of(sight, Place.SHIRE) == "·Shire♛"
    assert text_of(sight, Place.OLD_FOREST) == "·Old Forest+2"
    assert text_of(sight, Place.FORNOST) == "⌂Fornost♙"
    assert text_of(sight, Place.OSGILIATH) == "·Osgiliath§"
    assert text_of(sight, Place.DOL_GULDUR) == "♜Dol Guldur•3"
    assert text_of(sight, Place.MORIA) == "!Moria"
    assert text_of(sight, Place.EREGION) == "·Eregion"
    assert text_of(sight_of(scene(**PIECES), 0), Place.WEATHERTOP) == "·Weathertop•2▾2"  # Sauron fears no peril


def test_a_name_gives_way_before_what_lies_there() -> None:
    sight = sight_of(scene(**PIECES), 1)
    assert text_of(sight, Place.WEATHERTOP, 9) == "!Weat•2▾2"
    assert text_of(sight, Place.WEATHERTOP, 7) == "!Wea•2…"


@pytest.mark.parametrize("room", range(6, 16))
def test_no_label_is_wider_than_its_room(room: int) -> None:
    for game in positions(4, seed=6, share=0.02):
        for language in ("en", "ja"):
            sight = sight_of(game, 1, language)
            for place in Place:
                assert width_of(text_of(sight, place, room)) <= room


def test_kinds_are_told_without_color() -> None:
    sight = sight_of(BEGUN, 0)
    assert {place for place in Place if text_of(sight, place).startswith("⌂")} == HAVENS
    assert {place for place in Place if text_of(sight, place).startswith("♜")} == set(STRONGHOLDS)


def test_every_piece_on_the_table_has_a_sign() -> None:
    for game in positions(3, seed=9, share=0.05):
        board = game.table
        signs = "".join([text for place in Place for text, _ in contents(board, place)])
        assert signs.count("•") == len(board.influence) and signs.count("▾") == len(board.tokens)
        assert signs.count("♛") == len(board.minions) and signs.count("♙") == len(board.characters)
        assert signs.count("+") == len(board.favor) and signs.count("§") == len(board.active_plots())
        assert signs.count("¶") == int(board.event is not None)
        assert signs.count("◆") + signs.count("◇") == len(board.sheets)


def test_the_paths_of_a_traveller_tell_icon_and_number() -> None:
    sight = sight_of(scene(), 1)
    bare, lit = [drawn(sight, 140, 40, PlaceLight(from_here=here))[0].text() for here in (None, Place.BREE)]
    assert bare.count("∩2") == 0 and lit.count("∩2") == 2 and lit.count("∗1") == 2  # Tharbad and Weathertop, Fornost and the Old Forest


def test_arrow_keys_lead_everywhere() -> None:
    reached, waiting = {Place.BREE}, [Place.BREE]
    while waiting:
        here = waiting.pop()
        for direction in DIRECTIONS.values():
            there = nearest(here, direction)
            moved = (SPOTS[there][0] - SPOTS[here][0]) * direction[0] + (SPOTS[there][1] - SPOTS[here][1]) * direction[1]
            assert moved > 0 or there is here
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    assert reached == set(Place)
