"""The Fellowship phase: who acts, playing companions and allies, discarding to heal (T-128 to T-138)."""

from __future__ import annotations

import pytest

from tests.games.tcg.scenes import scene
from tests.rules import rule

BAG_END = {1: "Bag End"}
HAND = ["Boromir, Lord of Gondor", "Rosie Cotton", "Hobbit Sword", "Foes of Mordor"]
PLAYS = ["PlayCard Boromir", "PlayCard Rosie Cotton", "PlayCard Hobbit Sword", "PlayCard Foes of Mordor"]


@rule("T-128")
def test_only_the_free_peoples_player_acts_in_any_order() -> None:
    for first in PLAYS:
        play = scene(
            players=3,
            path=BAG_END,
            hasty=False,
            free={"hand": HAND},
            shadow={"hand": HAND, "play": ["Uruk Savage"]},
            seats={2: {"hand": HAND}},
        )
        for card in [first, *[other for other in PLAYS if other != first]]:
            play.expect(asked=0, phase="fellowship").choose(card)
            if play.offered[0].startswith("Land"):
                play.expect(asked=0).choose(play.offered[0])
        play.expect(asked=0, phase="fellowship", hands={0: []})


@rule("T-128")
def test_the_free_peoples_player_may_act_as_often_as_he_likes() -> None:
    play = scene(hasty=False, free={"play": ["Mallorn-trees"], "hand": ["Elf-song", "Defiance", "Border Defenses", "Athelas"]})
    for left in (3, 2, 1):
        play.expect(asked=0, phase="fellowship").choose("Use Mallorn-trees")
        if play.facts["hand"][0] > left:
            play.choose(play.offered[0])
        play.expect(hand={0: left})
    play.expect(asked=0, phase="fellowship", hands={0: ["Athelas"]})


@rule("T-129")
def test_characters_items_and_conditions_are_played_in_the_fellowship_phase() -> None:
    play = scene(path=BAG_END, free={"hand": HAND})
    assert set(PLAYS) <= set(play.offered)


@rule("T-129")
@pytest.mark.parametrize("phase", ["maneuver", "archery", "assignment", "skirmish", "regroup"])
def test_in_other_phases_they_cannot_be_played(phase: str) -> None:
    play = scene(
        phase=phase,
        site=4,
        hasty=False,
        free={"play": ["Gimli, Son of Glóin"], "hand": HAND},
        shadow={"play": ["Goblin Runner"]},
        assigned={"Goblin Runner": "Gimli"} if phase == "skirmish" else {},
    )
    play.expect(asked=0, phase=phase, refused=dict.fromkeys(PLAYS, "OnlyInPhase"))
    assert not set(PLAYS) & set(play.offered)


@rule("T-130")
def test_a_card_of_the_same_title_is_discarded_from_hand_to_heal_one_wound() -> None:
    play = scene(
        free={
            "play": [{"card": "Boromir, Lord of Gondor", "wounds": 2}, {"card": "Bilbo", "wounds": 1}],
            "hand": ["Boromir, Son of Denethor", "Bilbo"],
            "wounds": 1,
        },
        twilight=2,
    )
    play.choose("DiscardToHeal Boromir Boromir").expect(
        in_play={"Boromir": {"wounds": 1}}, discards={0: ["Boromir"]}, hands={0: ["Bilbo"]}, twilight=2
    )
    play.choose("DiscardToHeal Bilbo Bilbo").expect(in_play={"Bilbo": {"wounds": 0}}, discards={0: ["Boromir", "Bilbo"]})


@rule("T-130")
def test_only_unique_companions_and_allies_are_healed_so_and_only_in_the_fellowship_phase() -> None:
    hurt = [{"card": "Dwarf Guard", "wounds": 1}, {"card": "Gimli, Son of Glóin", "wounds": 1}]
    hand = ["Dwarf Guard", "Gimli, Dwarf of Erebor"]
    play = scene(free={"play": hurt, "hand": hand}, path=BAG_END)
    assert [choice for choice in play.offered if choice.startswith("DiscardToHeal")] == ["DiscardToHeal Gimli Gimli"]
    for phase in ("maneuver", "regroup"):
        later = scene(phase=phase, site=4, hasty=False, free={"play": hurt, "hand": hand}, shadow={"play": ["Goblin Runner"]})
        later.expect(asked=0, offered=["Pass"])


@rule("T-130")
def test_a_card_in_a_pile_heals_nobody() -> None:
    gimli = {
        "play": [{"card": "Gimli, Son of Glóin", "wounds": 1}],
        "discard": ["Gimli, Son of Glóin"],
        "deck": ["Gimli, Son of Glóin"],
        "hand": ["Athelas"],
    }
    scene(free=gimli, hasty=False).expect(asked=0, offered=["Pass"])


# ---- companions


@rule("T-133")
@pytest.mark.parametrize(("guards", "dead", "room"), [(7, 0, True), (8, 0, False), (5, 3, False), (5, 2, True), (0, 8, False)])
def test_nine_companions_at_most_are_in_play_and_dead(guards: int, dead: int, room: bool) -> None:
    """Frodo is one of them."""
    play = scene(
        path=BAG_END, hasty=False, free={"play": ["Dwarf Guard"] * guards + ["Thrarin"], "dead": ["Dwarf Guard"] * dead, "hand": ["Farin"]}
    )
    assert ("PlayCard Farin" in play.offered) is room
    assert (play.refused.get("PlayCard Farin") == "CompanyIsFull") is not room


@rule("T-134")
def test_each_copy_counts_for_itself() -> None:
    play = scene(path=BAG_END, free={"play": ["Dwarf Guard"] * 6 + ["Thrarin"], "hand": ["Dwarf Guard"] * 3})
    play.choose("PlayCard Dwarf Guard", "PlayCard Dwarf Guard")
    assert [label for label in play.facts["in_play"] if label.startswith("Dwarf Guard")][-1] == "Dwarf Guard#8"
    play.expect(refused={"PlayCard Dwarf Guard": "CompanyIsFull"}, hand={0: 1})


@rule("T-133", "T-135")
def test_dead_allies_and_other_players_companions_do_not_count_for_the_nine() -> None:
    play = scene(
        path=BAG_END,
        free={"play": ["Dwarf Guard"] * 7 + ["Thrarin", "Hobbit Farmer"], "dead": ["Grimir", "Hobbit Farmer"], "hand": ["Farin"]},
        shadow={"play": ["Dwarf Guard"] * 5},
    )
    assert "PlayCard Farin" in play.offered


# ---- allies


@rule("T-135", "T-153")
def test_allies_are_no_members_of_the_fellowship() -> None:
    play = scene(
        moves=0,
        path={2: "Bree Streets"},
        free={"play": ["Hobbit Farmer"] * 3 + ["Elrond, Lord of Rivendell"]},
        shadow={"hand": ["Saruman's Ambition"]},
    )
    play.choose("Pass").expect(twilight=1 + 1)


@rule("T-136", "T-137")
@pytest.mark.parametrize("site", [1, 2, 3, 4, 6])
def test_an_ally_is_played_to_the_support_area_wherever_the_fellowship_is(site: int) -> None:
    play = scene(site=site, free={"play": ["Arwen"], "hand": ["Elrond, Lord of Rivendell", "Celeborn, Lord of Lórien"]})
    play.choose("PlayCard Elrond", "PlayCard Celeborn")
    for name, home in (("Elrond", 3), ("Celeborn", 6)):
        assert "bearer" not in play[name] and play.board.site_number(play.handle(name)) == home
    assert "Elrond" not in [play.board.cards[card].title for card in play.board.companions()]


@rule("T-138")
def test_the_number_of_allies_is_not_limited() -> None:
    play = scene(hasty=False, free={"play": ["Hobbit Farmer"] * 12, "hand": ["Hobbit Farmer", "Rosie Cotton"]})
    play.choose("PlayCard Hobbit Farmer", "PlayCard Rosie Cotton").expect(
        in_play={"Hobbit Farmer#13": {"owner": 0}, "Rosie Cotton": {"owner": 0}}
    )
