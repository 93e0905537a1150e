"""Bots by name."""

from __future__ import annotations

import pytest

from onetable.bots.registry import bot, bot_names, check_bot, offered_bots, usual_bot
from onetable.bots.rollout import DEFAULT_SECONDS, RolloutBot
from onetable.core.errors import BadInput


@pytest.mark.parametrize("name", ("random", "rules", "rollout"))
def test_every_name_gives_a_bot_of_that_name(name: str) -> None:
    assert bot("fellowship", name).name == name and name in bot_names("fellowship")


@pytest.mark.parametrize(
    ("name", "seconds"), [("rollout", DEFAULT_SECONDS), ("rollout:50ms", 0.05), ("rollout:0.2", 0.2), ("rollout:2s", 2.0)]
)
def test_the_time_for_a_move_stands_in_the_name(name: str, seconds: float) -> None:
    thinker = bot("fellowship", name)
    assert isinstance(thinker, RolloutBot) and thinker.seconds == pytest.approx(seconds)


def test_the_time_can_be_given_apart() -> None:
    thinker = bot("fellowship", "rollout", seconds=0.3)
    assert isinstance(thinker, RolloutBot) and thinker.seconds == 0.3


@pytest.mark.parametrize("name", ["", "sauron", "rules:50ms", "rollout:fast", "rollout:-1", "rollout:50 ms", "Rules"])
def test_a_name_that_is_none_gets_one_clear_sentence(name: str) -> None:
    with pytest.raises(BadInput) as refusal:
        bot("fellowship", name)
    assert str(refusal.value).endswith(".") and "\n" not in str(refusal.value)


def test_an_unknown_game_gets_one_clear_sentence() -> None:
    with pytest.raises(BadInput):
        bot("chess", "rules")


def test_people_are_offered_the_usual_bot_first_then_its_levels_and_chance_last() -> None:
    assert offered_bots("fellowship") == ("partner", "partner:thoughtful", "partner:patient", "rules", "rollout", "random")
    assert offered_bots("drafts") == ("rules", "rollout", "random") and offered_bots("fellowship")[0] == usual_bot("fellowship")


@pytest.mark.parametrize("name", offered_bots("fellowship"))
def test_everybody_who_is_offered_may_sit_down_however_little_time_a_host_gives(name: str) -> None:
    check_bot("fellowship", name, most=0.1)
    assert getattr(bot("fellowship", name, most=0.1), "seconds", 0.0) <= 0.1


def test_a_time_that_a_host_does_not_give_is_refused() -> None:
    with pytest.raises(BadInput, match="more time than this host gives"):
        check_bot("fellowship", "partner:200ms", most=0.1)
