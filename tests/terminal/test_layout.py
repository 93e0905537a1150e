"""Where things lie: inside the screen, never over each other, at every size and for every number of players."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.terminal.layout import arrange, fits
from onetable.games.fellowship.terminal.tiles import LARGE, MEDIUM, SMALL

SIZES = [(80, 24), (80, 60), (100, 30), (112, 24), (120, 40), (150, 36), (200, 24), (200, 60), (300, 90)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("staged", [0, 1, 12])
def test_areas_stay_inside_and_apart(size: tuple[int, int], players: int, staged: int) -> None:
    width, height = size
    layout = arrange(width, height, players, staged)
    taken: set[tuple[int, int]] = set()
    for area in layout.areas():
        assert area.width > 0 and area.height > 0, area
        assert area.x >= 0 and area.y >= 0 and area.right <= width and area.bottom <= height, area
        cells = {(x, y) for x in range(area.x, area.right) for y in range(area.y, area.bottom)}
        assert not cells & taken, area
        taken |= cells
    assert len(layout.seats) == {1: 4, 2: 2, 3: 2, 4: 3}[players]
    assert layout.stage.height >= layout.tile.height


def test_more_room_means_larger_tiles_and_a_journal() -> None:
    assert arrange(80, 24, 4, 0).tile is SMALL and arrange(80, 24, 4, 0).journal is None
    assert arrange(120, 40, 4, 0).tile is MEDIUM and arrange(120, 40, 4, 0).journal is not None
    assert arrange(200, 60, 4, 0).tile is LARGE
    assert not fits(79, 24) and not fits(80, 23) and fits(80, 24)
