"""What the rulebook leaves open about the rules themselves, and how it was decided (decisions 1, 2, 8 and 17 to 24)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.cards.language import DWARF, HOBBIT, A, After, Culture, Draw, Each, Exert, Fellowship, Required, do
from onetable.games.tcg.cards.makers import condition, event
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.speech.news import FierceRoundBegan, NewRingBearer, Reconciled, ShuffledIn, TurnBegan
from tests.games.tcg.rules.tables import kinds, phases, told
from tests.games.tcg.scenes import scene
from tests.rules import rule

SAM, BOROMIR = "Sam, Son of Hamfast", "Boromir, Lord of Gondor"


def test_1_the_turn_of_an_eliminated_player_ends_with_refilled_hands_and_without_minions() -> None:
    play = scene(
        players=3,
        phase="skirmish",
        site=5,
        free={"play": [BOROMIR]},
        shadow={"play": ["Lurtz", "Uruk Savage"]},
        seats={2: {"play": ["Uruk Shaman"]}},
        assigned={"Lurtz": "Frodo", "Uruk Savage": "Boromir", "Uruk Shaman": "Boromir"},
    ).choose("FirstSkirmish Frodo")
    play.expect(lost={0: "killed"}, free_peoples=1, assigned={}, discards={1: ["Lurtz", "Uruk Savage"], 2: ["Uruk Shaman"]})
    assert kinds(play, Reconciled, TurnBegan)[:3] == ["Reconciled", "Reconciled", "TurnBegan"]
    assert told(play, TurnBegan) == [TurnBegan(Player(1))] and phases(play)[:1] == ["skirmish"]


def test_2_a_burden_without_a_ring_bearer_is_lost() -> None:
    """Frodo, with nine burdens, falls to a Goblin with a spear: its two burdens come before Sam answers, and find nobody."""
    play = scene(
        phase="skirmish",
        site=4,
        free={"burdens": 9, "wounds": 3, "play": [SAM]},
        shadow={"play": [{"card": "Goblin Patrol Troop", "bears": ["Goblin Spear"]}]},
        assigned={"Goblin Patrol Troop": "Frodo"},
    )
    play.expect(winner=-1, offered=["Pass", "Answer Sam 1 Frodo"]).choose("Answer Sam 1 Frodo").expect(burdens=0, ring_bearer={0: "Sam"})
    assert told(play, NewRingBearer) == [NewRingBearer(Named("1C311"))]


@pytest.mark.parametrize("players", [2, 4])
def test_8_all_minions_go_together_and_nobody_is_asked(players: int) -> None:
    armed = {"play": [{"card": "Uruk Savage", "bears": ["Uruk-hai Sword"]}, "Goblin Runner"]}
    play = scene(players=players, phase="end of turn", site=5, shadow=armed, seats=dict.fromkeys(range(2, players), armed))
    assert told(play, TurnBegan) == [TurnBegan(Player(1))]
    for seat in range(1, players):
        play.expect(discards={seat: ["Uruk Savage", "Goblin Runner", "Uruk-hai Sword"]})


def test_17_when_a_response_makes_a_cost_impossible_nothing_further_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Made up: an event exerts a Hobbit and a Dwarf to draw a card; a condition tires all Dwarves as soon as a Hobbit exerts."""
    march = event("1P902", "Long March", Culture.GANDALF, 1, Fellowship((Exert(A(HOBBIT)) & Exert(A(DWARF))).to(Draw(1))))
    weary = condition("1P903", "Weary Dwarves", Culture.SAURON, 0, text=[Required(After(Exert, HOBBIT), do(Exert(Each(DWARF))))])
    monkeypatch.setitem(CARDS, "1P902", march)
    monkeypatch.setitem(CARDS, "1P903", weary)
    for wounds, drawn in ((0, 1), (1, 0)):
        play = scene(
            free={"play": [{"card": "Gimli, Son of Glóin", "wounds": wounds}], "hand": ["1P902", "Hobbit Sword"], "deck": ["Athelas"]},
            shadow={"play": ["1P903"]},
        ).choose("PlayCard Long March")
        # What was paid stays paid, the event is discarded; the Dwarf, exhausted by now, does not exert a second time.
        play.expect(in_play={"Frodo": {"wounds": 1}, "Gimli": {"wounds": 2}}, twilight=1, discards={0: ["Long March"]}, hand={0: 1 + drawn})


# ---- 18: errata


@pytest.mark.parametrize(("pool", "usable"), [(0, True), (1, True), (2, False)])
def test_18_gimli_of_erebor_needs_a_pool_below_two_and_adds_two(pool: int, usable: bool) -> None:
    play = scene(twilight=pool, free={"play": ["Gimli, Dwarf of Erebor"], "hand": ["Athelas", "Hobbit Sword"], "deck": ["Armor"]})
    assert ("Use Gimli" in play.offered) is usable
    if usable:
        play.choose("Use Gimli", "PutUnderDeck Athelas").expect(
            twilight=pool + 2, decks={0: ["Armor", "Athelas"]}, hands={0: ["Hobbit Sword"]}
        )


@pytest.mark.parametrize("card", ["Far-seeing Eyes", "Gift of Boats"])
def test_18_far_seeing_eyes_and_gift_of_boats_are_unique(card: str) -> None:
    play = scene(free={"play": [card, "Elrond"], "hand": [card]})
    assert play.refused[f"PlayCard {card}"].startswith("AlreadyInPlay")


def test_18_gift_of_boats_counts_only_for_the_move_of_the_fellowship_phase() -> None:
    """Leaving the Ford in the Fellowship phase gives a third move; leaving Anduin in the Regroup phase does not."""
    boats = {"play": ["Gift of Boats"], "hand": ["Hobbit Sword"]}
    shadow = {"hand": ["Saruman's Ambition"]}
    river = scene(site=3, moves=0, path={3: "Ford of Bruinen", 4: "Mithril Mine"}, free=boats, shadow=shadow).choose("Pass")
    river.expect(site=4, move_limit=3)
    later = scene(phase="regroup", site=3, path={3: "Ford of Bruinen", 4: "Mithril Mine"}, free=boats, shadow=shadow).choose(
        "Pass", "MoveOn"
    )
    later.expect(site=4, move_limit=2)
    dry = scene(site=3, moves=0, path={3: "Council Courtyard", 4: "Mithril Mine"}, free=boats, shadow=shadow).choose("Pass")
    dry.expect(site=4, move_limit=2)


@pytest.mark.parametrize(("held", "usable"), [(6, False), (7, True)])
def test_18_the_mirror_looks_at_two_cards_of_a_hand_of_seven(held: int, usable: bool) -> None:
    play = scene(
        phase="maneuver",
        site=4,
        free={"play": ["The Mirror of Galadriel", "Galadriel"], "hand": ["Athelas"]},
        shadow={"play": ["Goblin Runner"], "hand": ["Uruk Savage", "Uruk Shaman", "Uruk Rager", *["Uruk Brood"] * (held - 3)]},
        hasty=False,
    )
    assert ("Use The Mirror of Galadriel 1" in play.offered) is usable
    if usable:
        play.choose("Use The Mirror of Galadriel 1").expect(in_play={"Galadriel": {"wounds": 1, "strength": 4}}, asked=0)
        assert len(play.offered) == 2 == len(play.facts["knows"][0]) and play.facts["knows"][1] == []
        play.game.answer(0)  # both may be of one name
        play.expect(hand={1: held - 1})


# ---- 19 and 20: fierce minions


@rule("T-223")
def test_19_a_fierce_minion_that_is_left_is_assigned_by_its_shadow_player() -> None:
    play = scene(
        players=3,
        phase="fierce",
        site=5,
        free={"play": [BOROMIR]},
        shadow={"play": ["Úlairë Attëa", "Uruk Savage"]},
        seats={2: {"play": ["Úlairë Nelya"]}},
    )
    for minion in ("Úlairë Attëa", "Úlairë Nelya"):
        play.expect(asked=0, offered=[f"LeaveUnassigned {minion}", f"AssignTo {minion} Frodo", f"AssignTo {minion} Boromir"])
        play.choose(f"LeaveUnassigned {minion}")
    play.expect(asked=2).choose("AssignTo Úlairë Nelya Boromir").expect(asked=1).choose("AssignTo Úlairë Attëa Boromir")
    play.expect(dead={0: ["Boromir"]}, phase="regroup")  # 22 against 7, and three times 7 is enough


@rule("T-223")
def test_19_assignment_actions_come_first_in_the_fierce_round_too() -> None:
    """Úlairë Toldëa assigns a companion to himself; Frodo is not his to choose."""
    play = scene(phase="fierce", site=5, free={"burdens": 4, "play": [BOROMIR]}, shadow={"play": ["Úlairë Toldëa"]})
    play.expect(asked=1, offered=["Pass", "Use Úlairë Toldëa"], phase="assignment")


@rule("T-202")
def test_20_with_no_minion_left_the_regroup_phase_follows() -> None:
    """The only minion dies in its skirmish: no fierce round, although it was fierce."""
    play = scene(
        phase="shadow",
        site=6,
        free={"play": [{"card": "Arwen", "bears": ["Gwemegil"]}]},
        shadow={"play": [{"card": "Úlairë Nelya", "wounds": 2}]},
    ).choose("AssignTo Úlairë Nelya Arwen", "Pass")
    play.expect(phase="regroup", discards={1: ["Úlairë Nelya"]})
    assert phases(play)[-3:] == ["assignment", "skirmish", "regroup"] and told(play, FierceRoundBegan) == []


@rule("T-202")
def test_20_otherwise_the_fierce_check_comes_first() -> None:
    """Nobody was assigned in the normal round; the fierce Attëa attacks all the same, the Uruk does not."""
    play = scene(phase="shadow", site=6, free={"play": [BOROMIR]}, shadow={"play": ["Úlairë Attëa", "Uruk Savage"]})
    play.choose(
        "LeaveUnassigned Úlairë Attëa", "LeaveUnassigned Uruk Savage", "LeaveUnassigned Úlairë Attëa", "LeaveUnassigned Uruk Savage"
    )
    play.expect(phase="assignment", asked=0)
    assert told(play, FierceRoundBegan) == [FierceRoundBegan()]
    assert not any(["Uruk Savage" in choice for choice in play.offered])


# ---- 21 to 24


@rule("T-269")
@pytest.mark.parametrize(("site", "strength"), [(4, 6 + 4), (6, 6 + 2)])
def test_21_only_the_site_of_the_fellowship_is_seen(site: int, strength: int) -> None:
    """Their Halls of Stone wants an underground site: sites 4 and 5 on the path behind do not count."""
    play = scene(
        phase="skirmish",
        site=site,
        path={4: "Mithril Mine", 5: "The Bridge of Khazad-dûm"},
        free={"play": ["Gimli, Son of Glóin"], "hand": ["Their Halls of Stone"]},
        shadow={"play": ["Uruk Savage"]},
        assigned={"Uruk Savage": "Gimli"},
    )
    play.choose("PlayCard Their Halls of Stone").expect(in_play={"Gimli": {"strength": strength}})


@pytest.mark.parametrize("card", ["Aragorn, King in Exile", "Rosie Cotton"])
def test_22_companions_and_allies_in_the_dead_pile_bar_their_titles(card: str) -> None:
    title = CARDS["1P365"].title if card.startswith("Aragorn") else "Rosie Cotton"
    play = scene(path={1: "Bag End"}, free={"dead": [card], "hand": [card, "Hobbit Sword"]})
    assert play.refused[f"PlayCard {title}"].startswith("InDeadPile")
    assert f"PlayCard {title}" in scene(path={1: "Bag End"}, free={"discard": [card], "hand": [card, "Hobbit Sword"]}).offered


@pytest.mark.parametrize(("site", "total"), [(6, 3), (5, 1)])
def test_23_archer_allies_who_take_part_are_counted_without_a_question(site: int, total: int) -> None:
    data: dict[str, Any] = {"phase": "archery", "site": site, "path": {6: "Lothlórien Woods"}}
    play = scene(
        **data,
        free={"play": ["Legolas, Prince of Mirkwood", "Orophin", "Rúmil"]},
        shadow={"play": ["Uruk Savage", "Uruk Shaman", "Uruk Rager"]},
    )
    play.expect(archery={"fellowship": total}).choose("Pass")
    wounds = 0
    while play.offered[0].startswith("Wound"):
        play.choose(play.offered[0])
        wounds += 1
    assert wounds == total


@rule("T-303")
def test_24_a_card_that_is_shuffled_in_from_the_discard_pile_is_shown_to_all() -> None:
    play = scene(free={"play": ["Bilbo"], "discard": ["Hobbit Sword"]}).choose("Use Bilbo")
    assert play.board.news is not None
    (shown,) = [entry for entry in play.board.news if isinstance(entry.word, ShuffledIn)]
    assert shown.word == ShuffledIn(Player(0), (Named("1C299"),))
    assert all([shown.is_seen_by(seat) for seat in (-1, 0, 1)])
