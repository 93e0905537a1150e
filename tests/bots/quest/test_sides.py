"""Bots are seated by side: the first one plays Sauron, the others play the heroes; and nobody's games are counted for the other side."""

from __future__ import annotations

from onetable.bots.selfplay import Order, play
from tests.cli.command import onetable


def test_the_first_bot_is_sauron_and_the_others_take_turns_as_heroes() -> None:
    assert [Order("quest", {}, 4, 1, bots=("rules", "random")).seated(seat) for seat in range(4)] == ["rules", "random", "random", "random"]
    each = ("rules", "random", "rules", "random")
    assert [Order("quest", {}, 4, 1, bots=each).seated(seat) for seat in range(4)] == list(each)
    assert [Order("quest", {}, 4, 1, bots=("rules", "random", "rollout")).seated(seat) for seat in range(4)] == [
        "rules", "random", "rollout", "random",
    ]  # fmt: skip
    assert [Order("quest", {}, 3, 1, bots=("random",)).seated(seat) for seat in range(3)] == ["random"] * 3


def test_where_nobody_stands_alone_bots_take_the_seats_in_turn() -> None:
    assert [Order("tcg", {}, 4, 1, bots=("rules", "random")).seated(seat) for seat in range(4)] == ["rules", "random", "rules", "random"]


def test_what_the_first_seat_won_does_not_depend_on_how_many_sit_against_it() -> None:
    tally = play(Order("quest", {}, 4, 8, bots=("random", "rules")))
    assert tally.exceptions == 0
    won = sum([number for outcome, number in tally.results.items() if outcome.startswith("sauron")])
    assert (tally.first, tally.scores["random"], tally.scores["rules"]) == (won, won, 3 * (8 - won))
    alike = play(Order("quest", {}, 4, 8, bots=("rules",)))
    won = sum([number for outcome, number in alike.results.items() if outcome.startswith("sauron")])
    assert alike.first == won and alike.scores["rules"] == won + 3 * (8 - won) and won > 0


def test_the_arena_lets_each_bot_be_sauron_against_each_other() -> None:
    arguments = ("arena", "quest", "--bots", "rules,random", "--players", "3", "--games", "8", "--jobs", "1")
    dark, light = onetable(*arguments, "--json").data["lines"]
    assert (dark["bot"], dark["as"], dark["against"], dark["games"], dark["players"]) == ("rules", "sauron", "random", 8, 3)
    assert (light["bot"], light["as"], light["against"], light["games"], light["players"]) == ("random", "sauron", "rules", 8, 3)
    assert dark["won"] >= 7 and light["won"] <= 1
    said = onetable(*arguments).out.splitlines()
    assert said[0].startswith("rules as sauron against random") and said[1].startswith("random as sauron against rules")


def test_one_bot_alone_shows_the_balance() -> None:
    (line,) = onetable("arena", "quest", "--bots", "rules", "--players", "4", "--games", "12", "--jobs", "1", "--json").data["lines"]
    assert (line["bot"], line["as"], line["against"], line["games"]) == ("rules", "sauron", "rules", 12)
    assert 1 <= line["won"] <= 11
