"""The Encounter step (Q-054 to Q-059)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.atlas import ENCOUNTER_DECK, HAVENS, PAIR_OF, REGION_OF
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.traits import Deck, Place
from tests.games.quest.rules.tables import go_on, told
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule

CATALOGUE = every_card()

NOWHERE_HERE = ["pipeweed_and_seven_meals", "cold_be_hand", "the_city_by_the_greyflood"]  # not at Bree


def encounter(at: str = "bree", cards: list[str] | None = None, **more: Any) -> Scene:
    """A hero at the end of his way; these cards lie on top of the deck of the place."""
    own: dict[str, Any] = {
        name: more.pop(name) for name in ("corruption", "favor", "hand", "raised", "rest", "damage", "items") if name in more
    }
    hero: dict[str, Any] = {"hero": more.pop("hero", "thalin"), "at": at, **own}
    return scene(step="encounter", heroes=[hero], encounters={ENCOUNTER_DECK[Place(at)]: cards or []}, **{"minions": {}, **more})


def drawn(play: Scene) -> list[str]:
    """The deck and the cards of the draw."""
    found = told(play, "EncountersDrawn")
    return found[0].split()[2:] if found else []


# ---- whether


@rule("Q-054")
@pytest.mark.parametrize("influence", [0, 1, 2, 3])
def test_no_encounter_where_influence_is_greater_than_wisdom(influence: int) -> None:
    lying = {"bree": influence, "barad_dur": 5} if influence else {}
    assert bool(drawn(encounter(influence=lying))) is (influence <= 1)
    assert bool(drawn(encounter(influence=lying, hero="beravor"))) is (influence <= 2)


@rule("Q-054")
@pytest.mark.parametrize("at", ["moria", "ruins_of_angmar", "barad_dur", "dol_guldur", "mount_gundabad"])
def test_none_within_a_ring_of_thorns(at: str) -> None:
    assert not drawn(encounter(at))


@rule("Q-054")
def test_none_where_a_shadow_card_a_plot_or_gothmog_makes_it_perilous() -> None:
    assert not drawn(encounter(turn={"perilous": "bree"})) and drawn(encounter(turn={"perilous": "fornost"}))
    assert not drawn(encounter(minions={"gothmog": "weathertop"})) and drawn(encounter(minions={"gothmog": "trollshaws"}))
    assert not drawn(encounter("isengard", plots=[("saruman_falls_to_corruption", "isengard")])) and drawn(encounter("isengard"))


@rule("Q-054")
def test_the_place_where_he_ends_counts_not_where_he_began() -> None:
    hero = {"hero": "thalin", "at": "bree", "hand": ["sweep"]}
    left = scene(step="travel", influence={"bree": 2, "barad_dur": 2}, minions={}, heroes=[hero])
    assert drawn(go_on(left.choose("MoveTo fornost")))[0] == "haven"
    stayed = scene(step="travel", influence={"bree": 2, "barad_dur": 2}, minions={}, heroes=[hero]).choose("Done")
    assert not drawn(stayed)


@rule("Q-054")
def test_none_when_the_turn_has_ended_early() -> None:
    assert not drawn(encounter(turn={"over": True}))


@rule("Q-054")
def test_a_foe_in_the_place_does_not_forbid_it() -> None:
    assert drawn(encounter(tokens={"bree": ["orc"]}))


def test_a_broken_line_of_kings_forbids_the_draw_in_its_haven() -> None:
    assert not drawn(encounter("fornost", plots=[("a_broken_line_of_kings", "fornost")]))
    assert drawn(encounter("fornost", plots=[("a_broken_line_of_kings", "rivendell")]))


# ---- from which deck, how many


@rule("Q-055")
@pytest.mark.parametrize("place", [place for place in Place if place not in HAVENS])
def test_three_cards_of_the_deck_of_the_regions_pair(place: Place) -> None:
    play = encounter(place.value, hero="eleanor", hasty=False)
    if play["eleanor"]["perilous"]:
        assert not drawn(play)
    else:
        deck, *cards = drawn(play)
        assert deck == PAIR_OF[REGION_OF[place]] and len(cards) == 3 and set(cards) <= set(CATALOGUE.encounter_decks[Deck(deck)])


@rule("Q-055")
def test_the_top_three_are_drawn() -> None:
    play = encounter(cards=NOWHERE_HERE)
    assert drawn(play)[1:] == NOWHERE_HERE
    play.expect(encounters={"eriador_enedwaith": 12, "haven": 15})


@rule("Q-055")
def test_an_indifferent_hero_draws_two() -> None:
    assert drawn(encounter(cards=NOWHERE_HERE, corruption=["indifferent"]))[1:] == NOWHERE_HERE[:2]


@rule("Q-056")
@pytest.mark.parametrize("place", sorted(HAVENS))
def test_in_a_haven_the_haven_deck_is_used(place: Place) -> None:
    assert drawn(encounter(place.value, hero="eleanor"))[0] == "haven"


# ---- which of them


@rule("Q-057")
def test_the_lowest_number_that_applies_happens() -> None:
    cards = ["the_road_goes_ever_on", "pipeweed_and_seven_meals", "the_ranger"]  # 8, 1 (not here), 6
    play = encounter(cards=cards, favor=0)
    assert told(play, "EncounterMet") == ["EncounterMet thalin the_ranger"]
    assert [CATALOGUE.encounters[card].priority for card in cards] == [8, 1, 6]


@rule("Q-057")
def test_the_place_then_the_region_then_everywhere_whatever_the_order_of_the_draw() -> None:
    for cards in (["the_ranger", "the_mad_baggins", "the_grey_company"], ["the_grey_company", "the_ranger", "the_mad_baggins"]):
        assert told(encounter(cards=cards, hand=["sweep", "evade"]), "EncounterMet") == ["EncounterMet thalin the_grey_company"]
    cards = ["the_ranger", "the_mad_baggins", "the_grey_company"]
    assert told(encounter("shire", cards), "EncounterMet") == ["EncounterMet thalin the_mad_baggins"]
    assert told(encounter("tharbad", cards), "EncounterMet") == ["EncounterMet thalin the_ranger"]


@rule("Q-057")
def test_a_card_that_applies_counts_even_if_it_does_nothing() -> None:
    """“Intrigue Within Meduseld” (2) asks for wisdom; that it fails does not give way to a card with a higher number."""
    cards = ["intrigue_within_meduseld", "i_will_not_say_the_day_is_done", "the_golden_wood"]
    play = encounter("edoras", cards, influence={"helms_deep": 4})
    play.expect(heroes={"thalin": {"favor": 0}})
    assert told(play, "EncounterMet") == ["EncounterMet thalin intrigue_within_meduseld"]


@rule("Q-057")
def test_a_quest_that_happens_is_kept_and_its_set_up_is_done() -> None:
    play = encounter("tharbad", ["find_the_grey_pilgrim", "the_ranger", "the_grey_company"])
    play.expect(
        heroes={"thalin": {"side": ["find_the_grey_pilgrim"]}}, characters={"gandalf": "bree"},
        encounter_discards={"eriador_enedwaith": ["the_ranger", "the_grey_company"]},
    )  # fmt: skip


@rule("Q-057")
def test_a_quest_that_does_not_happen_is_discarded_like_any_card() -> None:
    play = encounter("tharbad", ["find_the_grey_pilgrim", "the_city_by_the_greyflood", "the_ranger"])
    assert play["thalin"]["side"] == [] and "find_the_grey_pilgrim" in play.facts["encounter_discards"]["eriador_enedwaith"]


@rule("Q-058")
def test_all_three_lie_in_the_discards_afterwards() -> None:
    play = encounter(cards=["sarumans_agents", "pipeweed_and_seven_meals", "the_ranger"])
    play.expect(encounter_discards={"eriador_enedwaith": ["sarumans_agents", "pipeweed_and_seven_meals", "the_ranger"]})
    assert told(play, "EncounterMet") == ["EncounterMet thalin sarumans_agents"]


@rule("Q-059")
def test_if_none_applies_all_three_are_discarded_and_nothing_happens() -> None:
    play = encounter(cards=NOWHERE_HERE, hand=["sweep"], favor=1)
    play.expect(encounter_discards={"eriador_enedwaith": NOWHERE_HERE}, heroes={"thalin": {"favor": 1, "hand_size": 1, "corruption": []}})
    assert told(play, "NoEncounterApplies") and not told(play, "EncounterMet") and play.asked is None


def test_a_deck_that_runs_out_is_refilled_by_its_discards() -> None:
    play = scene(step="travel", minions={}, heroes=[{"hero": "thalin", "at": "bree"}], hasty=False)
    deck = Deck.ERIADOR_ENEDWAITH
    last = "the_squint_eyed_southerner"
    play.board.encounter_discards[deck] = tuple([card for card in play.board.encounters[deck] if card != last])
    play.board.encounters[deck] = (last,)
    cards = drawn(play.choose("Done"))[1:]
    assert cards[0] == last and len(set(cards)) == 3 and len(play.board.encounters[deck]) == 12
