"""What a deck is worth: the same seed gives the same report, intervals hold the truth, and whoever stops leaves no process behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path
from random import Random

import msgspec
import pytest

from onetable.core.errors import BadInput
from onetable.games.tcg.decklist import DECKS, DeckList, read_deck, write_json
from onetable.games.tcg.reports.chances import at_most, difference, interval
from onetable.games.tcg.reports.chart import plot, svg
from onetable.games.tcg.reports.duels import Course, duels, play, rivals
from onetable.games.tcg.reports.playing import courses
from onetable.games.tcg.reports.report import Report, as_data, compared
from tests.cli.command import onetable

FEW = 6


def reported(name: str, games: int = FEW, seed: int = 1, jobs: int = 1) -> Report:
    """The report on a deck that comes with the game."""
    found = Report(name, DECKS[name])
    for course in courses(duels(DECKS[name], games, seed), jobs):
        found.add(course)
    return found


# ---- the games


def test_every_rival_is_met_in_turn_and_in_both_seats() -> None:
    games = duels(DECKS["aragorn"], 4 * len(rivals()), 1)
    for rival in rivals():
        assert [game.seat for game in games if game.rival == rival] == [0, 1, 0, 1]
    assert len({game.seed for game in games}) == len(games) and not any([game.limited for game in games])


def test_two_runs_with_the_same_seed_agree_and_others_do_not() -> None:
    first = as_data(reported("aragorn"))
    assert as_data(reported("aragorn")) == first != as_data(reported("aragorn", seed=50))


def test_a_game_tells_what_was_drawn_and_played_and_how_far_it_went() -> None:
    course = play(duels(DECKS["gandalf"], 1, 3)[0])
    draw = dict(DECKS["gandalf"].draw)
    assert sum(course.drawn.values()) >= 8 and all([count <= draw[card] for card, count in course.drawn.items()])
    assert course.played and set(course.played) <= set(draw) and 1 <= course.site <= 9
    assert course.won or course.lost_by or course.site < 9


def test_a_deck_of_limited_play_can_be_tried_and_one_that_is_no_deck_is_refused() -> None:
    found = DECKS["aragorn"]
    small = msgspec.structs.replace(found, draw=tuple([(card, min(count, 1)) for card, count in found.draw]))
    free = [(card, count) for card, count in small.draw if read_side(card) == "free peoples"]
    shadow = [(card, count) for card, count in small.draw if read_side(card) == "shadow"]
    size = min(len(free), len(shadow))
    small = msgspec.structs.replace(small, draw=(*free[:size], *shadow[:size]))
    assert duels(small, 1, 1)[0].limited and play(duels(small, 1, 1)[0]).rival == rivals()[0]
    with pytest.raises(BadInput, match="has no Ring-bearer"):
        duels(read_deck("1 Gimli, Son of Glóin", "stump"), 1, 1)


def read_side(card: str) -> str:
    """Whom a card serves."""
    from onetable.games.tcg.cards.catalogue import CARDS

    return CARDS[card].side.value


# ---- what is added up


def told(deck: DeckList, *games: Course) -> Report:
    """A report on these games."""
    found = Report(deck.name, deck)
    for game in games:
        found.add(game)
    return found


def test_a_report_adds_up_rivals_sites_deaths_and_idle_cards() -> None:
    games = [
        Course("gandalf", True, 9, "", {"1C150": 2, "1C104": 1}, {"1C150": 1}),
        Course("gandalf", False, 5, "killed", {"1C104": 1}, {}),
        Course("aragorn", False, 6, "", {"1C121": 3}, {}),
    ]
    data = as_data(told(DECKS["aragorn"], *games))
    assert (data["games"], data["won"], data["against"]["gandalf"]["won"]) == (3, 1, 1)
    assert data["sites"] == {"5": 1, "6": 1, "9": 1}
    assert data["ring_bearer"] == [{"why": "killed", "site": 5, "games": 1}]
    assert [(line["card"], line["drawn"]) for line in data["never_played"]] == [("1C121", 3), ("1C104", 2)]


def test_of_two_versions_the_better_one_is_named() -> None:
    strong = told(DECKS["aragorn"], *[Course("gandalf", number % 5 > 0, 9) for number in range(100)])
    weak = told(DECKS["gandalf"], *[Course("gandalf", number % 5 == 0, 9) for number in range(100)])
    assert compared(strong, weak)["better_by"] == 0.6 and compared(strong, weak)["between"][0] > 0.4
    assert compared(weak, strong)["between"][1] < -0.4


# ---- the intervals


def test_intervals_hold_the_truth_in_95_of_100_simulated_cases() -> None:
    dice, held = Random(16), 0
    for _ in range(100):
        truth = dice.random()
        low, high = interval(sum([dice.random() < truth for _ in range(100)]), 100)
        held += low <= truth <= high
    assert held >= 95


@pytest.mark.parametrize("games", [1, 7, 14, 60])
def test_intervals_hold_every_truth_at_least_that_often_by_arithmetic(games: int) -> None:
    for number in range(1, 40):
        truth = number / 40
        missed = 0.0
        for won in range(games + 1):
            low, high = interval(won, games)
            if not low <= truth <= high:
                missed += at_most(won, games, truth) - (at_most(won - 1, games, truth) if won else 0.0)
        assert missed <= 0.05 + 1e-9


def test_the_interval_of_a_difference_holds_it() -> None:
    dice, held = Random(3), 0
    for _ in range(100):
        one, other = dice.random(), dice.random()
        low, high = difference(*[(sum([dice.random() < truth for _ in range(100)]), 100) for truth in (one, other)])
        held += low <= one - other <= high
    assert held >= 95


# ---- the chart


def test_the_chart_has_a_line_for_all_games_and_one_for_each_rival() -> None:
    found = reported("aragorn")
    lines = plot(found, "nl", "alles")
    assert len(lines) == 1 + len(found.by_rival) and lines[0].startswith("alles") and "●" in lines[1]
    picture = svg(found, "en", "all games")
    assert picture.count("<circle") == len(lines) and picture.startswith("<svg") and picture.endswith("</svg>\n")


# ---- the command


def test_the_command_tells_the_same_as_words_and_as_data(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(write_json(DECKS["gandalf"]), "utf-8")
    words = onetable("decks", "report", str(file), "--games", "1", "--picture", str(tmp_path / "chart.svg"))
    data = json.loads(onetable("decks", "report", str(file), "--games", "1", "--against", "aragorn", "--json").out)
    assert words.code == 0 and f"won {data['won']} of 1 games" in words.out and (tmp_path / "chart.svg").is_file()
    assert data["compared"]["than"] == "aragorn" and data["against_deck"]["games"] == 1


@pytest.mark.parametrize(
    ("words", "sentence"), [(["nothing.txt"], "Cannot read"), (["aragorn", "--games", "0"], "--games"), (["aragorn_retail"], "not legal")]
)
def test_what_cannot_be_reported_is_refused_in_one_sentence(words: list[str], sentence: str) -> None:
    found = onetable("decks", "report", *words)
    assert found.code == 2 and sentence in found.err and len(found.err.strip().splitlines()) == 1


# ---- several processes


@pytest.mark.long
def test_several_processes_make_the_same_report() -> None:
    assert as_data(reported("aragorn", 8, jobs=2)) == as_data(reported("aragorn", 8))


def test_whoever_stops_listening_leaves_no_process_behind() -> None:
    playing = courses(duels(DECKS["aragorn"], 200, 1), jobs=2)
    next(playing)
    assert active_children()
    playing.close()
    assert not active_children()


@pytest.mark.long
def test_an_interrupted_report_leaves_no_process_behind() -> None:
    words = [sys.executable, "-m", "onetable.cli", "decks", "report", "aragorn", "--games", "100000", "--jobs", "2"]
    with subprocess.Popen(words, stderr=subprocess.PIPE, start_new_session=True) as process:
        time.sleep(4)
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(60) != 0
    for _ in range(50):
        if not alive_in(process.pid):
            break
        time.sleep(0.1)
    assert not alive_in(process.pid)


def alive_in(group: int) -> list[int]:
    """The processes of a group that still do something."""
    lines = subprocess.run(["ps", "-eo", "pid=,pgid=,stat="], capture_output=True, text=True, check=True).stdout.splitlines()
    return [int(pid) for pid, of, state in map(str.split, lines) if int(of) == group and not state.startswith("Z")]
