"""The map of Middle-earth under the hand: each place and path by mouse, finger and keys, prices, ways, names that cover nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from onetable.games.quest.atlas import PATHS, SITES
from tests.browser.conftest import Visit
from tests.browser.contexts import Contexts
from tests.browser.quest.charts import HERO, SAURON, Chart, Data, commanding, placing, seen, travelling
from tests.browser.screens import Album
from tests.browser.scripting import script
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

PLACES = [str(place) for place in SITES]
KEYS = [f"path.{path.between[0]}.{path.between[1]}" for path in PATHS]
COVERED, HIT, SPIN = script("map_names"), script("map_hit"), script("map_spin")
FEW = 3  # of each, where somebody watches the clock


@cache
def on_the_way(language: str = "en") -> Data:
    """Argalad in Lothlórien may go on."""
    return seen(travelling(), HERO, language)


def asking_for(things: list[str]) -> Data:
    """A question in which each of these places, or paths to their second end, is one choice."""
    view = deepcopy(on_the_way())
    asking = view["board"]["asking"]
    model, choice = asking["offers"][0], view["choices"][0]
    asking["offers"] = [offer(model, thing) for thing in things]
    asking.update(kind="pick", whys=[], passing=-1, journeys=[])
    view["choices"] = [{**choice, "text": thing} for thing in things]
    return view


def offer(model: Data, thing: str) -> Data:
    """A choice of a place, or of a path."""
    place = thing.rpartition(".")[2] if thing.startswith("path.") else thing
    price = {"path": thing, "terrain": "any", "number": 1, "cards": [], "any": True} if thing.startswith("path.") else None
    return {**model, "does": "pick", "on": f"place.{place}", "to": "", "place": place, "price": price}


def answered(chart: Chart, count: int) -> int:
    """The last of so many answers."""
    deadline = time.monotonic() + 20
    while len(chart.answers) < count:
        assert time.monotonic() < deadline, "nothing was chosen"
        chart.page.wait_for_timeout(10)
    return chart.answers[-1]


def number_of(view: Data, **wanted: str) -> int:
    """The choice whose offer says this."""
    return next(
        number
        for number, each in enumerate(view["board"]["asking"]["offers"])
        if all(each[name] == value for name, value in wanted.items())
    )


@pytest.fixture(scope="module")
def opened(contexts: Contexts, serving: Serving) -> Iterator[Callable[[int], Chart]]:
    """A map for a hero and one for Sauron, each opened once."""
    charts: dict[int, Chart] = {}

    def of(seat: int) -> Chart:
        if seat not in charts:
            charts[seat] = Chart(Visitor(contexts, serving.address), seat)
        return charts[seat]

    yield of
    assert [chart.visitor.complaints() for chart in charts.values()] == [[] for _ in charts]
    for chart in charts.values():
        chart.visitor.close()


@pytest.fixture
def chart(opened: Callable[[int], Chart]) -> Chart:
    """The whole map before Argalad, who may go on."""
    return opened(HERO).anew(on_the_way())


@pytest.fixture
def dark_chart(opened: Callable[[int], Chart]) -> Chart:
    """The whole map before Sauron, who gives commands."""
    return opened(SAURON).anew(seen(commanding(), SAURON))


# ---- choosing


@pytest.mark.parametrize(
    ("things", "means", "most"),
    [
        (PLACES, "mouse", FEW), (KEYS, "finger", FEW), (PLACES, "keys", FEW),
        *[pytest.param(things, means, 200, marks=pytest.mark.long) for things in (PLACES, KEYS) for means in ("mouse", "finger", "keys")],
    ],
)  # fmt: skip
def test_every_place_and_every_path_can_be_chosen(visit: Visit, things: list[str], means: str, most: int) -> None:
    visitor = visit(size="phone" if means == "finger" else "desktop")
    chart, view = Chart(visitor, HERO), asking_for(things)
    chart.show(view)
    chart.reach(2)  # each by itself, in the middle of the screen
    step = max(1, len(things) // most)
    for turn, number in enumerate(range(0, len(things), step), start=1):
        chart.reach(2, things[number])
        if means == "keys":
            chart.page.locator(f'.map [data-path="{things[number]}"], .map [data-place="{things[number]}"]').focus()
            chart.page.keyboard.press("Enter")
        else:
            if means == "mouse":
                chart.click(things[number])
            else:  # a finger is first shown what it will do
                chart.page.touchscreen.tap(*chart.spot(things[number]))
                expect(chart.page.locator(".map .tip .choice").first).to_be_visible()
                chart.page.locator(f'.map .tip [data-choice="{number}"]').tap()
        assert answered(chart, turn) == number
        chart.send(view)


def test_the_middle_of_every_place_belongs_to_it(chart: Chart) -> None:
    chart.show(asking_for(PLACES))
    missed = [place for place in PLACES if not chart.page.evaluate(HIT, place)]
    assert missed == []


def test_keys_go_from_lit_place_to_lit_place_and_from_path_to_path(chart: Chart) -> None:
    view = on_the_way()
    lit = {each["place"] for each in view["board"]["asking"]["offers"] if each["price"]}
    found = set()
    for _ in range(len(lit) + 1):
        chart.page.keyboard.press("n")
        found.add(chart.focused("place"))
    assert lit <= found
    chart.place("lothlorien").focus()
    paths = set()
    for _ in range(6):
        chart.page.keyboard.press("Shift+ArrowRight")
        paths.add(chart.focused("path"))
    assert {each["price"]["path"] for each in view["board"]["asking"]["offers"] if each["price"]} <= paths
    chart.page.keyboard.press("Enter")  # the ways to pay for it
    expect(chart.page.locator(".map .tip .ride")).to_be_visible()
    chart.page.keyboard.press("Enter")
    answered(chart, 1)


def test_arrows_walk_over_the_map_and_the_map_follows(visit: Visit) -> None:
    visitor = visit(size="phone")
    chart = Chart(visitor, HERO)
    chart.show(on_the_way())
    chart.place("lothlorien").focus()
    for _ in range(6):
        chart.page.keyboard.press("ArrowRight")
    place = chart.focused("place")
    box = chart.place(place).locator("circle").first.bounding_box()
    assert place != "lothlorien" and box is not None and 0 < box["x"] < 390


# ---- prices and ways


def test_what_a_path_costs_stands_on_it_and_in_words(chart: Chart) -> None:
    for each in on_the_way()["board"]["asking"]["offers"]:
        if each["price"] is None:
            continue
        badge = chart.page.locator(f'.map .price.lit[data-path="{each["price"]["path"]}"] text')
        expect(badge).to_have_text(str(each["price"]["number"]))
    chart.point("gladden_fields")
    expect(chart.page.locator(".map .tip")).to_contain_text("Gladden Fields")
    expect(chart.page.locator(".map .tip")).to_contain_text("One card")


def test_a_way_of_several_steps_is_drawn_and_priced_before_the_first_card_is_paid(chart: Chart) -> None:
    journey = next(each for each in on_the_way()["board"]["asking"]["journeys"] if len(each["legs"]) > 1)
    chart.point(journey["place"])
    expect(chart.page.locator(".map .leg")).to_have_count(len(journey["legs"]))
    expect(chart.page.locator(".map .leg").last).to_have_text(str(journey["cost"]))
    expect(chart.page.locator(".map .tip")).to_contain_text(
        chart.visitor.say("quest-map-journey", steps=len(journey["legs"]), cards=journey["cost"], way="").split(":")[0]
    )
    assert chart.answers == []
    chart.click(journey["place"])  # it can be begun from there
    expect(chart.page.locator(".map .tip.pinned .why")).to_have_count(0)
    chart.page.locator(".map .tip.pinned .choice").click()
    assert on_the_way()["board"]["asking"]["offers"][answered(chart, 1)]["place"] == journey["legs"][0]["place"]


def test_a_place_that_cannot_be_chosen_says_why(chart: Chart) -> None:
    why = next(each["text"] for each in on_the_way()["board"]["asking"]["whys"] if "place.*" in each["on"] or "place.shire" in each["on"])
    chart.click("shire")
    expect(chart.page.locator(".map .tip.pinned")).to_contain_text(why)
    chart.page.keyboard.press("Escape")
    expect(chart.page.locator(".map .tip.pinned")).to_have_count(0)
    assert chart.answers == []


# ---- Sauron


def test_influence_is_placed_where_room_is_shown(dark_chart: Chart) -> None:
    chart, view = dark_chart, seen(placing(), SAURON)
    chart.show(view)
    rooms = {each["place"]: each["room"] for each in view["board"]["asking"]["offers"] if each["room"] and each["place"]}
    assert chart.page.locator(".map .room").count() == len(rooms) > 0
    place, room = next(iter(rooms.items()))
    chart.point(place)
    expect(chart.page.locator(".map .tip")).to_contain_text(chart.visitor.say("quest-map-room", there=room["there"], limit=room["limit"]))
    chart.click(place)
    expect(chart.page.locator(f'.map [data-marked="{place}"]')).to_have_count(1)  # several are marked, and sent together
    chart.page.locator(".strip .confirm").click()
    assert view["board"]["asking"]["offers"][answered(chart, 1)]["place"] == place


@pytest.mark.parametrize("means", ["drag", "clicks", "keys"])
def test_a_minion_is_moved(dark_chart: Chart, means: str) -> None:
    chart, view = dark_chart, seen(commanding(), SAURON)
    minion = "minion.black_serpent"
    number = number_of(view, on=minion)
    goal = view["board"]["asking"]["offers"][number]["place"]
    if means == "drag":
        chart.drag(minion, goal)
    elif means == "clicks":
        chart.figure(minion).click()
        expect(chart.page.locator(".map .figure.held")).to_have_count(1)
        chart.click(goal)
    else:
        chart.place("near_harad").focus()
        chart.page.keyboard.press("Enter")
        if chart.page.locator(".map .figure.held").count() == 0:  # a token could be placed there, too
            chart.page.locator(".map .tip button").last.click()
        chart.place(goal).focus()
        chart.page.keyboard.press("Enter")
    assert answered(chart, 1) == number


def test_a_minion_that_is_let_go_where_it_cannot_go_stays(dark_chart: Chart) -> None:
    dark_chart.drag("minion.black_serpent", "harlindon")
    expect(dark_chart.page.locator(".map .figure.held")).to_have_count(0)
    assert dark_chart.answers == []


def test_a_chain_that_grows_or_breaks_is_shown(dark_chart: Chart) -> None:
    chart, after = dark_chart, seen(commanding(), SAURON)
    assert after["board"]["chains"]
    after["board"]["chains"] = [*after["board"]["chains"][1:], "path.bree.fornost"]
    chart.send(after)
    expect(chart.page.locator(".map .chain.grown")).to_have_count(1)
    expect(chart.page.locator(".map .chain.broken")).to_have_count(1)


# ---- looking


def test_no_name_covers_another_at_any_zoom(chart: Chart) -> None:
    names_are_apart(chart)


@pytest.mark.long
@pytest.mark.parametrize("language", ["zh", "ja", "nl"])
def test_nor_does_it_in_another_language(visit: Visit, language: str) -> None:
    chart = Chart(visit(language=language), HERO)
    chart.show(on_the_way(language))
    names_are_apart(chart)


def names_are_apart(chart: Chart) -> None:
    """From far to near."""
    counts = {}
    for zoom in (0.3, 0.5, 0.6, 0.84, 1.2, 1.7):
        chart.reach(zoom)
        found: Data = chart.page.evaluate(COVERED)
        assert found["covered"] == [], (zoom, found["covered"])
        counts[zoom] = found["names"]
    assert counts[1.7] == len(PLACES) and min(counts.values()) >= 45, counts


def test_the_map_is_dragged_and_wheeled(chart: Chart) -> None:
    whole = chart.zoom()
    chart.page.mouse.move(500, 400)
    chart.page.mouse.wheel(0, -600)
    chart.until_zoom(lambda zoom: zoom > whole * 1.5)
    before = chart.page.locator(".world").evaluate("(world) => world.style.transform")
    chart.page.mouse.down()
    chart.page.mouse.move(400, 350, steps=4)
    chart.page.mouse.up()
    expect(chart.page.locator(".world")).not_to_have_css("transform", before)
    assert chart.answers == [] and chart.page.locator(".map .tip.pinned").count() == 0  # a drag is no choice
    chart.page.keyboard.press("0")
    assert chart.zoom() == pytest.approx(whole, rel=1e-3)
    chart.page.keyboard.press("+")
    assert chart.zoom() > whole * 1.4
    chart.page.keyboard.press("-")
    assert chart.zoom() == pytest.approx(whole, rel=1e-3)


def test_two_fingers_bring_the_map_nearer_and_move_it_away(visit: Visit) -> None:
    visitor = visit(size="phone")
    chart = Chart(visitor, HERO)
    chart.show(on_the_way())
    begun, middle = chart.zoom(), chart.under_the_middle()
    chart.pinch(2)
    chart.until_zoom(lambda zoom: zoom == pytest.approx(begun * 2, rel=0.05))
    assert chart.under_the_middle() == pytest.approx(middle, abs=4)  # what lies between the fingers stays there
    assert chart.answers == [] and chart.page.locator(".map .tip").count() == 0  # neither a choice nor a question
    chart.pinch(0.5)
    chart.until_zoom(lambda zoom: zoom == pytest.approx(begun, rel=0.05))


def test_whoever_cannot_see_the_map_hears_it(chart: Chart, request: pytest.FixtureRequest) -> None:
    name = chart.place("dol_guldur").get_attribute("aria-label") or ""
    assert all(word in name for word in ("Dol Guldur", "Shadow Stronghold", "Mouth of Sauron", "influence 3", "monster token")), name
    album = Album(chart.visitor, bool(request.config.getoption("--long")))
    album.add("quest-map")
    album.close()


@pytest.mark.long
def test_the_map_moves_smoothly_with_all_figures(visit: Visit) -> None:
    """Beside it is printed what this machine can do at most: with an empty picture, and with one that is only a picture."""
    visitor = visit(still=False)
    chart = Chart(visitor, HERO)
    visitor.resize("desktop")
    chart.show(on_the_way())
    figures = chart.page.locator(".map .figure").count()
    for move in ("pan", "zoom"):
        rates = {}
        for what in ("map", "empty", "photograph"):
            times: list[float] = chart.page.evaluate(SPIN, [move, what])
            rates[what] = 1000 * (len(times) - 1) / (times[-1] - times[0])
            longest = max(after - before for before, after in pairwise(times))
            print(f"{move}, {what} ({figures} figures): {rates[what]:.0f} frames a second, the longest {longest:.0f} ms")
        assert rates["map"] > min(50, rates["photograph"] * 0.6)
