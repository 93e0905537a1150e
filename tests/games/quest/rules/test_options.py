"""What a table may decide: the second readings of the rules, each off unless asked for."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.pieces import Options
from tests.games.quest.rules.tables import Table, step, told
from tests.games.quest.scenes import Scene, scene


def test_influence_may_be_limited_by_the_printed_number() -> None:
    def places(**options: str) -> set[str]:
        lying = {"barad_dur": 1, "mount_doom": 1, "dol_guldur": 2, "south_eaves": 2}
        play = scene(step="action", options=options, minions={}, influence=lying, heroes=[{"hero": "thalin"}]).choose(
            "UseTrack influence 6"
        )
        return {line.split()[1] for line in play.offered if line.startswith("PickPlace")}

    assert not {"mount_doom", "south_eaves"} & places()
    assert {"mount_doom", "south_eaves"} <= places(influence_limit="stronghold_printed")


def test_by_the_printed_number_a_place_beside_barad_dur_holds_six_one_beside_dol_guldur_three() -> None:
    lying = {"barad_dur": 1, "mount_doom": 8, "dol_guldur": 1, "south_eaves": 8}
    play = scene(step="rally", options={"influence_limit": "stronghold_printed"}, influence=lying, heroes=[{"hero": "thalin"}])
    play.expect(influence={"mount_doom": 6, "south_eaves": 3})
    scene(step="rally", influence=lying, heroes=[{"hero": "thalin"}]).expect(influence={"mount_doom": 1, "south_eaves": 1})


def test_two_perils_may_be_in_the_deck_twice() -> None:
    peril_deck = every_card().peril_deck
    assert len(peril_deck(Options())) == 15 and set(Counter(peril_deck(Options())).values()) == {1}
    twice = Counter(peril_deck(Options(peril_copies="two_twice")))
    assert {card for card, count in twice.items() if count == 2} == {"orc_scouts", "an_unexpected_betrayal"} and sum(twice.values()) == 17
    assert len(Table("thalin", peril_copies="two_twice").board.perils) == 17 and len(Table("thalin").board.perils) == 15


@pytest.mark.parametrize("drawn", [1, 3])
def test_with_nobody_ahead_three_events_may_be_drawn_and_the_first_happens(drawn: int) -> None:
    top = ["ev1_12", "ev1_10", "ev1_14"]
    play = scene(step="event", options={"events_drawn": drawn}, events={1: top}, heroes=[{"hero": "thalin"}])
    play.expect(event="ev1_12", event_discards=top[1:drawn], events={1: 14 - drawn})


@pytest.mark.parametrize("drawn", [1, 3])
def test_that_option_changes_nothing_when_somebody_is_ahead(drawn: int) -> None:
    top = ["ev1_12", "ev1_10", "ev1_14"]
    play = scene(step="event", options={"events_drawn": drawn}, markers={"green": 1}, events={1: top}, heroes=[{"hero": "thalin"}])
    play.expect(event="ev1_10")


def test_one_figure_may_be_commanded_twice() -> None:
    def again(**options: bool) -> Scene:
        play = scene(step="action", options=options, minions={"gothmog": "rhun", "mouth_of_sauron": "bree"}, heroes=[{"hero": "thalin"}])
        return play.choose("UseTrack command 3", "MoveMinion gothmog dagorlad")

    assert not any(["gothmog" in line for line in again().offered])
    twice = again(same_figure_twice=True)
    assert "MoveMinion gothmog rhun" in twice.offered and twice.refused["HealMinion gothmog"] == "NotDamaged"


def test_a_token_too() -> None:
    def again(**options: bool) -> Scene:
        data: dict[str, Any] = {"influence": {"bree": 1, "weathertop": 1}, "tokens": {"bree": ["orc"]}, "minions": {"gothmog": "rhun"}}
        play = scene(step="action", options=options, heroes=[{"hero": "thalin"}], **data)
        return play.choose("UseTrack command 3", "MoveToken bree 1 weathertop")

    assert "MoveToken weathertop 1 bree" not in again().offered
    assert "MoveToken weathertop 1 bree" in again(same_figure_twice=True).offered


@pytest.mark.parametrize("place", ["rivendell", "bree"])
def test_rest_beside_a_foe_may_be_allowed_in_havens_and_there_alone(place: str) -> None:
    def resting(**options: bool) -> bool:
        hero = {"hero": "thalin", "at": place}
        return step(scene(step="rest", options=options, minions={"gothmog": place}, heroes=[hero])) == "RestStep"

    assert not resting()
    assert resting(rest_with_foe_in_haven=True) is (place == "rivendell")


def test_both_cards_may_cancel_at_the_same_time() -> None:
    """Evade cancels melee, Charge cancels ranged. The hero's card first: only the foe's is cancelled; together: both are."""

    def clash(**options: str) -> list[str]:
        fight = {"foe": "orc", "foe_hand": ["charge", "hack"]}
        play = scene(combat=fight, options=options, heroes=[{"hero": "beravor", "at": "bree", "hand": ["evade", "parry"]}])
        play.choose("Lay beravor_evade", "Lay zealot_charge")
        return told(play, "CardCancelled")

    assert clash() == ["CardCancelled orc zealot_charge"]
    assert clash(combat_order="simultaneous") == ["CardCancelled beravor beravor_evade", "CardCancelled orc zealot_charge"]


def test_options_are_part_of_the_position() -> None:
    play = Table("thalin", "beravor", events_drawn=3, same_figure_twice=True)
    assert play.board.options == Options(events_drawn=3, same_figure_twice=True) and Table("thalin").board.options == Options()
