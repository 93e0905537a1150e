"""What minions cost, who pays from which pool, and what Shadow players share (T-166 to T-173)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.traits import Kind
from tests.games.tcg.scenes import RULEBOOK, Scene, scene
from tests.rules import rule

PLAIN = {2: "Bree Gate", 4: "Pass of Caradhras", 8: "Pillars of the Kings", 9: "Emyn Muil"}  # these change no cost
MINIONS = [card.id for card in CARDS.values() if card.kind is Kind.MINION]
NAZGUL = ["1U232", "1U234", "1R229", "1R237"]


def hunter(card: str, site: int, pool: int = 20, path: str = "") -> Scene:
    """One Shadow player with one minion in hand; an orc of Moria is in play for the troll."""
    return scene(
        phase="shadow",
        site=site,
        path={**PLAIN, **({site: path} if path else {})},
        twilight=pool,
        hasty=False,
        shadow={"play": ["Goblin Runner"], "hand": [card, "Athelas"]},
    )


def paid(card: str, site: int, path: str = "") -> int:
    """How much the pool loses when this minion is played."""
    return 20 - hunter(card, site, path=path).choose(f"PlayCard {CARDS[card].title}").board.twilight


@rule("T-166")
@pytest.mark.parametrize("card", MINIONS)
def test_every_minion_costs_two_more_while_it_is_roaming(card: str) -> None:
    face = CARDS[card]
    assert paid(card, 8) == face.twilight
    assert paid(card, 2) == face.twilight + (2 if face.site > 2 else 0)


@rule("T-166")
def test_the_penalty_must_be_in_the_pool() -> None:
    assert "PlayCard Goblin Marksman" in hunter("Goblin Marksman", 3, pool=5).offered
    short = hunter("Goblin Marksman", 3, pool=4).expect(offered=["Pass"], refused={"PlayCard Goblin Marksman": "TooDear 5 4"})
    short.expect(hands={1: ["Goblin Marksman", "Athelas"]})


@rule("T-166")
def test_the_penalty_comes_on_top_of_a_cost_that_was_lowered_to_nothing() -> None:
    """The first Nazgûl at the ford costs five less, at least nothing; a roaming one pays its two all the same."""
    assert paid("1U232", 3, "Ford of Bruinen") == 0
    play = scene(
        phase="shadow", site=3, path={3: "Ford of Bruinen"}, twilight=9, shadow={"play": ["Orc Ambusher"], "hand": ["Orc Soldier"]}
    )
    play.choose("PlayCard Orc Soldier").expect(twilight=9 - 2 - 1)  # the tracker takes one off the penalty, not off the cost


@rule("T-167")
@pytest.mark.parametrize("card", NAZGUL)
def test_bree_streets_take_the_penalty_from_every_nazgul(card: str) -> None:
    assert paid(card, 2, "Bree Streets") == CARDS[card].twilight
    assert paid(card, 2, "Bree Gate") == CARDS[card].twilight + 2


@rule("T-167")
@pytest.mark.parametrize("card", ["1C176", "1C151", "1C271"])
def test_bree_streets_help_no_other_minion(card: str) -> None:
    assert paid(card, 2, "Bree Streets") == CARDS[card].twilight + 2


@rule("T-168", "T-169")
@pytest.mark.parametrize("card", ["Goblin Archer", "Goblin Marksman"])
@pytest.mark.parametrize("site", range(2, 10))
def test_a_minion_with_site_number_four(card: str, site: int) -> None:
    cost = {"Goblin Archer": 5, "Goblin Marksman": 3}[card]
    extra = 2 if site in (2, 3) else 0
    hunter(card, site).choose(f"PlayCard {card}").expect(twilight=20 - cost - extra, in_play={card: {"roaming": bool(extra)}})


# ---- several Shadow players


def two_hunters(pool: int = 5, **more: Any) -> Scene:
    """Seat 2 sits on the right of the Free Peoples player and acts first."""
    uruks = ["Uruk Savage", "Uruk Fighter", "Uruk Rager"]
    return scene(players=3, phase="shadow", site=6, twilight=pool, shadow={"hand": uruks}, seats={2: {"hand": uruks}}, **more)


@rule("T-170")
def test_the_second_shadow_player_has_what_the_first_has_left() -> None:
    two_hunters().expect(asked=2).choose("Pass").expect(
        asked=1, twilight=5, offered=["Pass", "PlayCard Uruk Savage", "PlayCard Uruk Fighter", "PlayCard Uruk Rager"]
    )
    play = two_hunters().choose("PlayCard Uruk Savage", "Pass")
    play.expect(asked=1, twilight=3, offered=["Pass", "PlayCard Uruk Savage", "PlayCard Uruk Fighter"])
    play.expect(refused={"PlayCard Uruk Rager": "TooDear 4 3"}).choose("PlayCard Uruk Fighter").expect(twilight=0, phase="assignment")


@rule("T-171")
def test_shadow_players_have_the_same_open_table_to_plan_on() -> None:
    """Talk is theirs: the game takes no word of it, and all that it shows of the table it shows to both alike."""
    play = two_hunters(free={"play": ["Boromir, Lord of Gondor"]}).choose("PlayCard Uruk Savage")
    one, two = [RULEBOOK.view(play.game, seat).table for seat in (1, 2)]
    secret = {"faces", "seen", "lists", "cards"}
    for name in set(one.__struct_fields__) - secret:
        assert getattr(one, name) == getattr(two, name), name
    for board in (one, two):
        assert {board.cards[card].title for card in board.pieces} == {"Frodo", "The One Ring", "Boromir", "Uruk Savage"}
        assert (board.twilight, [len(hand) for hand in board.hands]) == (3, [0, 3, 2])


@rule("T-172")
def test_no_shadow_player_sees_the_cards_of_another_hand() -> None:
    """Nor does any choice of a Shadow phase show one's own cards."""
    play = two_hunters(free={"hand": ["Athelas"]})
    while play.facts["phase"] == "shadow":
        for seat in (-1, 0, 1, 2):
            known = RULEBOOK.view(play.game, seat).table.cards
            for owner in (0, 1, 2):
                assert [card in known for card in play.board.hands[owner]] == [owner == seat] * len(play.board.hands[owner])
        assert all([choice == "Pass" or choice.startswith("PlayCard") for choice in play.offered])
        play.choose("Pass")


@rule("T-173")
def test_what_shadow_players_have_agreed_binds_nobody() -> None:
    """Whatever seat 2 did before in the hope of something, seat 1 may still do all that the rules allow, or nothing."""
    two_hunters(pool=6).choose("PlayCard Uruk Savage", "Pass").expect(
        asked=1, twilight=4, offered=["Pass", "PlayCard Uruk Savage", "PlayCard Uruk Fighter", "PlayCard Uruk Rager"]
    )
    both = {"players": 3, "phase": "assignment", "site": 5, "hasty": "as in a game", "free": {"play": ["Boromir, Lord of Gondor"]}}
    for first in ("LeaveUnassigned Uruk Fighter", "AssignTo Uruk Fighter Frodo", "AssignTo Uruk Fighter Boromir"):
        play = scene(**both, shadow={"play": ["Uruk Savage"]}, seats={2: {"play": ["Uruk Fighter"]}})
        play.choose("LeaveUnassigned Uruk Savage", "LeaveUnassigned Uruk Fighter").expect(asked=2).choose(first)
        play.expect(asked=1, offered=["LeaveUnassigned Uruk Savage", "AssignTo Uruk Savage Frodo", "AssignTo Uruk Savage Boromir"])
