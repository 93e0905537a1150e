"""The tables at every real size: the hand whole, all choices within reach, nothing cut or covered, the board large."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.layout.positions import COUNT, Position, positions
from tests.browser.scripting import script
from tests.browser.staged import Staged
from tests.browser.visitor import Visitor

MEASURE = script("measure").replace("REACHING", script("reaching"))
# nothing that floats, nor the map, has moved for a while; the measure judges what never comes to rest
AT_REST = """async () => {
    const all = () => [...document.querySelectorAll(".float, .map .sheet")].map((one) => one.getBoundingClientRect());
    const where = () => all().map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)).join();
    for (let [last, same, left] = ['', 0, 40]; same < 5 && left > 0; left--) {
        await new Promise((done) => setTimeout(done, 50));
        const now = where();
        [last, same] = [now, now === last ? same + 1 : 0];
    }
}"""
SIZES = ((360, 640), (390, 664), (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1440, 900), (1920, 1080))
SAMPLE = {"fellowship": 6, "tcg": 6, "quest": 6}  # positions of the usual run
GAMES = ("fellowship", "tcg", "quest")
# the longest words are Dutch; the coach needs the most room
USUAL = [("nl", True)]
LONG = [(language, coach) for language in ("en", "nl", "zh", "ja") for coach in (True, False) if (language, coach) not in USUAL]
in_every_language = pytest.mark.parametrize(
    ("language", "coach"), [*USUAL, *[pytest.param(*each, marks=pytest.mark.long) for each in LONG]]
)


class Measured(Staged):
    """A table at which the coach speaks, or is silent."""

    def __init__(self, visitor: Visitor, position: Position, coach: bool) -> None:
        super().__init__(visitor, position.game, position.players, position.seat)
        self.coach = position.coach if coach else None


def faults(visitor: Visitor, position: Position, coach: bool) -> list[str]:
    """What is wrong with this position at any size."""
    table = Measured(visitor, position, coach)
    table.show(position.view)
    found = []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(AT_REST)
        found += [f"{position.name} {width}x{height}: {one}" for one in visitor.page.evaluate(MEASURE, position.game)]
    return found


@in_every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_size(visit: Visit, game: str, language: str, coach: bool, request: pytest.FixtureRequest) -> None:
    count = COUNT if request.config.getoption("--long") else SAMPLE[game]
    wrong: list[str] = []
    for position in positions(game, language, count):
        visitor = visit(language=language)
        wrong += faults(visitor, position, coach)
        visitor.page.close()
    assert not wrong, f"{len(wrong)} faults\n" + "\n".join(wrong)
