"""The Shadow phases: who acts, where Shadow cards go, whose minions they touch, who is roaming (T-154 to T-165)."""

from __future__ import annotations

import pytest

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.news import ShadowPhaseBegan
from onetable.games.tcg.traits import ITEMS, Kind, Side
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

MINE = ["Uruk Savage", "Cave Troll of Moria", "Moria Scout", "Úlairë Lemenya", "The Witch-king", "Orc Inquisitor", "Orc Ambusher"]
THEIRS = ["Uruk Shaman", "Goblin Sneak", "Úlairë Nertëa", "Orc Soldier"]  # another Shadow player's
FELLOWSHIP = ["Aragorn, King in Exile", "Legolas, Greenleaf", "Bilbo"]
ORCS_OF_MORIA, NAZGUL, ORCS_OF_SAURON = ["Moria Scout"], ["Úlairë Lemenya", "The Witch-king"], ["Orc Inquisitor", "Orc Ambusher"]
BEARERS = {
    "1C160": ["Uruk Savage"], "1R166": ["Cave Troll of Moria"], "1C180": ORCS_OF_MORIA, "1R190": ORCS_OF_MORIA,
    "1C182": [*ORCS_OF_MORIA, "Cave Troll of Moria"], "1R208": NAZGUL, "1R216": NAZGUL, "1U218": NAZGUL, "1R221": ["The Witch-king"],
    "1U225": ["Úlairë Lemenya"], "1C269": ORCS_OF_SAURON, "1R244": ["Frodo", "Aragorn", "Legolas"], "1R254": ORCS_OF_SAURON,
    "1R279": ["Frodo"], "1R282": ["Aragorn"], "1C283": ["Frodo", "Aragorn"],
}  # fmt: skip
ON_A_SITE = ["1C134", "1U135", "1C138", "1R140"]
SUPPORT_AREA = [
    card.id for card in CARDS.values() if card.side is Side.SHADOW and card.kind is Kind.CONDITION and card.id not in {*BEARERS, *ON_A_SITE}
]


def hunt(*hand: str) -> Scene:
    """Two Shadow players with minions of all cultures at site 6; it is the Shadow phase of seat 1, after that of seat 2."""
    play = scene(
        players=3,
        phase="shadow",
        site=6,
        twilight=20,
        hasty=False,
        free={"play": FELLOWSHIP, "hand": ["Athelas"]},
        shadow={"play": MINE, "hand": [*hand, "Athelas"], "deck": ["Athelas"]},
        seats={2: {"play": THEIRS, "hand": ["Athelas"]}},
    )
    return play.choose("Pass").expect(asked=1, phase="shadow")


def put(card: str) -> Scene:
    """Play a card and pay whatever it asks for."""
    play = hunt(card).choose(f"PlayCard {CARDS[card].title}")
    while any([choice.startswith("Exert") for choice in play.offered]):
        play.choose(play.offered[0])
    return play


# ---- who acts


@rule("T-154", "T-155", "T-158")
def test_each_shadow_player_acts_alone_until_he_passes_for_good() -> None:
    uruks = {"hand": ["Uruk Savage", "Uruk Savage", "Uruk Savage"]}
    play = scene(players=3, phase="shadow", site=5, twilight=9, free={"play": ["Boromir, Lord of Gondor"]}, shadow=uruks, seats={2: uruks})
    play.expect(asked=2).choose("PlayCard Uruk Savage").expect(asked=2).choose("PlayCard Uruk Savage").expect(asked=2, twilight=5).choose(
        "Pass"
    )
    play.expect(asked=1, phase="shadow").choose("PlayCard Uruk Savage").expect(asked=1).choose("Pass").expect(phase="assignment", asked=0)
    assert told(play, ShadowPhaseBegan) == [ShadowPhaseBegan(Player(2)), ShadowPhaseBegan(Player(1))]
    play.expect(hand={1: 2, 2: 1})


@rule("T-155")
@pytest.mark.parametrize("first", ["Uruk Savage", "Uruk-hai Armory", "Saruman's Ambition"])
def test_shadow_actions_come_in_any_order(first: str) -> None:
    cards = ["Uruk Savage", "Uruk-hai Armory", "Saruman's Ambition"]
    play = scene(phase="shadow", site=5, twilight=9, shadow={"hand": cards})
    for card in [first, *[other for other in cards if other != first]]:
        play.expect(asked=1, phase="shadow").choose(f"PlayCard {card}")
    play.expect(hands={1: []}, twilight=6, phase="shadow")


@rule("T-156")
def test_minions_possessions_and_conditions_are_played_in_the_own_shadow_phase_only() -> None:
    hand = {"play": ["Uruk Shaman"], "hand": ["Uruk Savage", "Uruk-hai Sword", "Uruk-hai Armory"]}
    plays = ["PlayCard Uruk Savage", "PlayCard Uruk-hai Sword", "PlayCard Uruk-hai Armory"]
    play = scene(
        players=3,
        phase="shadow",
        site=6,
        twilight=9,
        hasty=False,
        free={"hand": ["Athelas"]},
        shadow=hand,
        seats={2: {"hand": ["Athelas"]}},
    )
    play.expect(asked=2, offered=["Pass"]).choose("Pass").expect(asked=1, offered=["Pass", *plays])
    for phase in ("maneuver", "archery", "assignment", "skirmish", "regroup"):
        assigned = {"Uruk Shaman": "Frodo"} if phase == "skirmish" else {}
        later = scene(phase=phase, site=6, twilight=9, hasty=False, free={"hand": ["Athelas"]}, shadow=hand, assigned=assigned)
        later.choose("Pass").expect(asked=1, phase=phase, refused=dict.fromkeys(plays, "OnlyInPhase"))
        assert not set(plays) & set(later.offered)


@rule("T-157")
def test_a_shadow_player_may_do_as_many_actions_as_he_wants() -> None:
    play = scene(phase="shadow", site=5, twilight=40, shadow={"hand": ["Uruk Savage"] * 15})
    for _ in range(15):
        play.expect(asked=1, phase="shadow").choose("PlayCard Uruk Savage")
    play.expect(twilight=10, in_play={"Uruk Savage#15": {"owner": 1}})


# ---- where the cards go


@rule("T-159")
def test_a_minion_is_played_to_the_table_against_the_fellowship() -> None:
    play = put("1C154").expect(in_play={"Uruk Soldier": {"owner": 1}}, assigned={})
    assert "bearer" not in play["Uruk Soldier"] and "Uruk Soldier" in play.facts["active"]


@rule("T-160", "T-161")
@pytest.mark.parametrize("card", BEARERS)
def test_a_borne_shadow_card_goes_on_whom_its_text_names_but_on_no_minion_of_another_player(card: str) -> None:
    play = put(card)
    if play.offered[0].startswith("Land"):
        found = [choice.removeprefix("Land ") for choice in play.offered]
    else:
        found = [play[CARDS[card].title]["bearer"]]
    assert sorted(found) == sorted(BEARERS[card])


@rule("T-161")
def test_without_an_own_minion_there_is_no_bearer() -> None:
    play = scene(
        players=3,
        phase="shadow",
        site=6,
        twilight=9,
        hasty="as in a game",
        shadow={"hand": ["Uruk-hai Sword", "Mordor Enraged"]},
        seats={2: {"play": ["Uruk Savage", "Orc Inquisitor"]}},
    )
    play.expect(asked=1, offered=["Pass"])
    assert all([play.refused[f"PlayCard {title}"].startswith("NoBearer") for title in ("Uruk-hai Sword", "Mordor Enraged")])


@rule("T-160", "T-162")
@pytest.mark.parametrize("card", SUPPORT_AREA)
def test_other_conditions_go_to_the_own_support_area(card: str) -> None:
    found = put(card)[CARDS[card].title]
    assert found["owner"] == 1 and "bearer" not in found


@rule("T-160")
@pytest.mark.parametrize("card", ON_A_SITE)
def test_some_conditions_lie_on_a_site_whichever_of_the_path_their_player_likes(card: str) -> None:
    play = put(card)
    sites = play.facts["path"]
    assert len(sites) == 6 and play.offered == [f"Land {site}" for site in sites]
    for site in sites:
        other = put(card).choose(f"Land {site}")
        while other.offered[0].startswith("Exert"):
            other.choose(other.offered[0])
        assert other[CARDS[card].title]["bearer"] == site


@rule("T-160")
def test_no_shadow_item_and_no_condition_is_forgotten() -> None:
    mine = {card.id for card in CARDS.values() if card.side is Side.SHADOW and card.kind in (*ITEMS, Kind.CONDITION)}
    assert mine == {*BEARERS, *ON_A_SITE, *SUPPORT_AREA} and len(SUPPORT_AREA) == 42


# ---- other players' cards


@rule("T-163")
def test_bonuses_reach_other_shadow_players_cards() -> None:
    play = scene(
        players=3,
        phase="skirmish",
        site=4,
        twilight=3,
        free={"play": ["Gimli, Son of Glóin"]},
        shadow={"play": ["Guard Commander", "Ancient Chieftain"]},
        seats={2: {"play": ["Goblin Runner"]}},
        assigned={"Goblin Runner": "Gimli"},
    )
    play.expect(in_play={"Ancient Chieftain": {"strength": 9 + 2}}).choose("Pass")  # it sees the other player's goblin
    play.choose("Use Guard Commander").expect(asked=1)
    assert "Strengthen Goblin Runner" in play.offered
    play.choose("Strengthen Goblin Runner").expect(in_play={"Goblin Runner": {"strength": 7, "owner": 2}})


@rule("T-163")
def test_a_text_that_says_your_speaks_of_its_owners_cards() -> None:
    play = scene(
        players=3,
        phase="skirmish",
        site=4,
        free={"play": ["Legolas, Greenleaf"]},
        shadow={"play": ["The Long Dark", "Goblin Sneak"], "hand": ["Drums in the Deep"]},
        seats={2: {"play": ["Goblin Runner"]}},
        assigned={"Goblin Runner": "Legolas"},
    )
    play.choose("Use The Long Dark").expect(in_play={"Goblin Sneak": {"strength": 7}, "Goblin Runner": {"strength": 5}})


@rule("T-164")
def test_events_may_be_played_on_other_shadow_players_cards() -> None:
    play = scene(
        players=3,
        phase="skirmish",
        site=4,
        free={"play": ["Legolas, Greenleaf"]},
        shadow={"play": ["Goblin Sneak"], "hand": ["Drums in the Deep"]},
        seats={2: {"play": ["Goblin Runner"]}},
        assigned={"Goblin Runner": "Legolas"},
    )
    play.choose("PlayCard Drums in the Deep").expect(asked=1, offered=["Strengthen Goblin Sneak", "Strengthen Goblin Runner"])
    play.choose("Strengthen Goblin Runner").expect(dead={0: []}, in_play={"Legolas": {"wounds": 1}})


# ---- roaming


@rule("T-165")
@pytest.mark.parametrize(("site", "roaming"), [(2, True), (3, True), (4, False), (5, False)])
def test_a_minion_is_roaming_below_its_site_number(site: int, roaming: bool) -> None:
    play = scene(
        phase="shadow", site=site, twilight=9, hasty=False, shadow={"hand": ["Goblin Marksman", "Athelas"]}, path={3: "Council Courtyard"}
    )
    play.choose("PlayCard Goblin Marksman").expect(in_play={"Goblin Marksman": {"roaming": roaming}}, twilight=9 - 3 - 2 * roaming)


@rule("T-165")
def test_a_minion_stops_roaming_when_the_fellowship_moves_far_enough() -> None:
    play = scene(
        phase="regroup",
        site=3,
        free={"play": ["Gimli, Son of Glóin"]},
        shadow={"play": ["Goblin Marksman", "Orc Inquisitor"]},
        path={4: "Balin's Tomb"},
    )
    play.expect(in_play={"Goblin Marksman": {"roaming": True}, "Orc Inquisitor": {"roaming": True}})
    play.choose("MoveOn").expect(site=4, in_play={"Goblin Marksman": {"roaming": False}, "Orc Inquisitor": {"roaming": True}})
