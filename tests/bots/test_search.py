"""Searching a tree: within the time, the same for the same seed, by what each player may know, and never without an answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from onetable.bots.registry import bot, bot_names, check_bot, levels_in, offered_bots, usual_bot
from onetable.bots.search.bot import SearchBot
from onetable.bots.search.foreseeing import Foreseeing, Mindful
from onetable.bots.search.simulation import Forest
from onetable.bots.search.tree import GROWING, Answer, Place
from onetable.bots.thinking import thinking_for
from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.view import View
from onetable.games.registry import face_of, faces, rulebook

TABLES = {"tcg": ({"decks": ["aragorn", "gandalf"]}, 2), "quest": ({"heroes": ["eleanor", "argalad"]}, 3)}


class Clock:
    """A clock that moves on by one tick whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def foresight(game: str) -> Foreseeing:
    """How a tree is searched in this game."""
    part = face_of(game).foresight
    assert part is not None
    return part.anew()


def positions(game: str, seed: int = 1, name: str = "rules") -> Iterator[View[Any]]:
    """What the asked seat sees, wherever it has a choice."""
    setup, players = TABLES[game]
    table, player = rulebook(game).begin(setup, players, seed, silent=True), bot(game, name)
    while (decision := table.decision) is not None:
        view = rulebook(game).view(table, decision.seat)
        if len(decision.choices) > 1:
            yield view
        table.answer(player.choose(view))


@pytest.mark.parametrize("game", TABLES)
def test_it_stops_when_the_time_is_up(game: str) -> None:
    clock = Clock()
    thinker = SearchBot(rulebook(game), foresight(game), seconds=0.020, clock=clock)
    for view in islice(positions(game), 40):
        begin = clock.now
        thinker.choose(view)
        assert clock.now - begin < 0.022 + 1e-9  # the look at the beginning, twenty of thinking, the one that says stop


@pytest.mark.parametrize("game", TABLES)
def test_without_time_it_does_what_is_advised_or_goes_on_with_what_is_under_way(game: str) -> None:
    thinker, adviser = SearchBot(rulebook(game), foresight(game), seconds=0.0), foresight(game)
    for view in positions(game, seed=2):
        advised, *others = adviser.options(view)
        under_way = min([option for option in others if option.handicap < 0], key=lambda option: option.handicap, default=None)
        assert thinker.choose(view) == (under_way or advised).number
        if isinstance(adviser, Mindful):
            adviser.decided(view, under_way or advised)


@pytest.mark.parametrize("game", TABLES)
def test_the_same_seed_thinks_the_same(game: str) -> None:
    views = list(islice(positions(game, seed=3), 30, 55))
    answers = [[thinker.choose(view) for view in views] for thinker in (bot(game, "master:18n", seed=5), bot(game, "master:18n", seed=5))]
    assert answers[0] == answers[1]
    assert answers[0] != [foresight(game).options(view)[0].number for view in views]  # and finds something of its own


@pytest.mark.parametrize("game", TABLES)
def test_an_imagined_game_is_tried_as_often_as_was_said(game: str) -> None:
    thinker = bot(game, "master:40n")
    assert isinstance(thinker, SearchBot)
    spent = set()
    for view in islice(positions(game), 6, 10):
        thinker.choose(view)
        assert thinker.tries <= 40
        spent.add(thinker.tries)
    assert max(spent) > 30


def test_any_game_with_thinking_can_be_searched() -> None:
    book = rulebook("fellowship")
    thinker = SearchBot(book, thinking_for("fellowship"), seed=1, playouts=12)
    table = book.begin({"chapter": 1}, 3, 4, silent=True)
    for _ in range(12):
        assert table.decision is not None
        table.answer(thinker.choose(book.view(table, table.decision.seat)))


# ---- trees


def test_a_better_answer_is_found_however_little_spoke_for_it() -> None:
    place, offers = Place(), [(2.0, 0, "advised"), (0.0, 1, "better"), (-1.0, 2, "worse")]
    chances = {"advised": 0.5, "better": 0.7, "worse": 0.1}
    for _ in range(400):
        _, _, name = place.pick(offers)
        place.answer(name).add(chances[str(name)])
        place.add(chances[str(name)])
    visits = {name: answer.visits for name, answer in place.answers.items()}
    assert visits["better"] > visits["advised"] > visits["worse"] > 0


def test_few_visits_go_to_what_is_advised_and_only_to_what_this_world_offers() -> None:
    place = Place()
    assert place.pick([(2.0, 4, "advised"), (0.0, 1, "other")])[2] == "advised"
    for _ in range(30):
        place.add(0.5)
        place.answer("elsewhere").add(1.0)  # the best answer of other worlds
    assert {place.pick([(1.0, 0, "here"), (0.9, 1, "there")])[2] for _ in range(3)} <= {"here", "there"}


def test_a_tree_grows_behind_answers_that_were_given() -> None:
    answer = Answer()
    assert answer.next("question") is None
    for _ in range(GROWING):
        answer.add(0.5)
    assert answer.next("question") is answer.next("question") is not None


@pytest.mark.parametrize("game", TABLES)
def test_players_grow_trees_of_their_own_over_the_same_games(game: str) -> None:
    book, thinking = rulebook(game), foresight(game)
    view = next(view for view in islice(positions(game), 20, None) if len(thinking.options(view)) > 1)
    option, forest = thinking.options(view)[0], Forest(Place(), depth=6)
    for seed in range(2 * GROWING):
        world = book.imagine(view, Dice(seed))
        found = forest.simulate(world, thinking.course(world, lambda: False), option, lambda: False)
        assert found is not None and 0.0 <= found <= 1.0
    assert forest.root.visits == forest.root.answer(option.name).visits == 2 * GROWING
    assert view.seat not in forest.others and any([other.visits > GROWING for other in forest.others.values()])
    places = [place for other in forest.others.values() for place in other.then.values()]
    assert places and all([0.0 <= place.total <= place.visits for place in places])


def test_in_one_world_all_try_the_same_where_they_know_the_same() -> None:
    forest, place = Forest(Place(), depth=6), Place()
    offers = [(1.0, 0, "one"), (0.9, 1, "other")]
    picked = []
    for _ in range(40):
        forest.enter()
        names = [forest.pick(place, offers)[2], forest.pick(place, offers)[2]]
        assert names[0] == names[1]
        for name in names:
            place.answer(name).add(0.5)
            place.add(0.5)
        picked.append(names[0])
    assert set(picked) == {"one", "other"}


def test_a_simulation_that_is_out_of_time_teaches_nobody_anything() -> None:
    thinking, book = foresight("tcg"), rulebook("tcg")
    view = next(view for view in positions("tcg") if len(thinking.options(view)) > 1)
    forest, world = Forest(Place(), depth=6), book.imagine(view, Dice(1))
    assert forest.simulate(world, thinking.course(world, lambda: True), thinking.options(view)[0], lambda: True) is None
    assert forest.root.visits == 0


# ---- levels


def test_levels_are_offered_where_a_game_brings_a_foresight_instead_of_bots_called_by_how_they_think() -> None:
    for game in faces():
        assert bool(levels_in(game)) is (face_of(game).foresight is not None)
        assert set(levels_in(game)) <= set(bot_names(game)) >= {"random", "rules", "rollout"}
    for game in TABLES:
        assert offered_bots(game) == ("novice", "steady", "master", "random") and usual_bot(game) == "steady"
    assert not levels_in("fellowship")


@pytest.mark.parametrize("game", TABLES)
def test_a_level_takes_no_more_time_than_a_host_gives(game: str) -> None:
    found = [bot(game, "master", most=most) for most in (0.1, 2.0)]
    assert [each.seconds for each in found if isinstance(each, SearchBot)] == [0.1, 0.2]
    check_bot(game, "master", 0.1)


@pytest.mark.parametrize("game", TABLES)
def test_every_level_sits_down_by_its_name(game: str) -> None:
    for level in levels_in(game):
        assert bot(game, level).name == level
        check_bot(game, level, 0.5)
    thinker = bot(game, "master:50ms")
    assert isinstance(thinker, SearchBot) and thinker.seconds == pytest.approx(0.05)
    for wrong in ("novice:50ms", "steady:1s"):
        with pytest.raises(BadInput):
            bot(game, wrong)
    with pytest.raises(BadInput):
        check_bot(game, "master:2s", 0.5)


@pytest.mark.parametrize(("game", "adviser"), [("tcg", "rules"), ("quest", "rules")])
def test_who_is_steady_does_what_is_advised_and_a_novice_often_does_not(game: str, adviser: str) -> None:
    rules, steady, novice = (bot(game, name) for name in (adviser, "steady", "novice"))
    views = [
        view for view in positions(game, seed=4) if type(view.agenda[-1][0][0]).__name__ != "AssignMinions"
    ]  # that is planned as a whole
    advised = [rules.choose(view) for view in views]
    assert [steady.choose(view) for view in views] == advised
    assert 0.02 < sum([novice.choose(view) != choice for view, choice in zip(views, advised, strict=True)]) / len(views) < 0.6


@pytest.mark.long
@pytest.mark.parametrize(("game", "setup", "players"), [("tcg", {}, 4), ("tcg", {}, 6), ("quest", {}, 2), ("quest", {}, 4)])
def test_levels_play_to_the_end_at_every_table(game: str, setup: dict[str, Any], players: int) -> None:
    book = rulebook(game)
    seats = [bot(game, ("master:8n", "novice", "steady")[seat % 3], seed=seat) for seat in range(players)]
    table = book.begin(setup, players, 8, silent=True)
    while table.decision is not None:
        table.answer(seats[table.decision.seat].choose(book.view(table, table.decision.seat)))
    assert book.result(table) is not None
