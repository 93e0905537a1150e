"""Chapter 18, The Breaking of the Fellowship: Meriadoc's redraws, two groups, two rounds (F-240 to F-243)."""

from __future__ import annotations

from random import Random

import pytest

from onetable.games.fellowship.words.choices import BeCharacter, ChooseEvent, KeepThreat
from tests.games.fellowship.choosers import every_cast, seated, wanting
from tests.games.fellowship.last_tricks import end_round, last_trick
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

SAMWISE, ARAGORN, BOROMIR = "samwise_gamgee_burdened", "aragorn_son_of_arathorn_burdened", "boromir_son_of_denethor_burdened"
MERIADOC, PEREGRIN = "meriadoc_brandybuck_burdened", "peregrin_took_burdened"
LEGOLAS, GIMLI = "legolas_greenleaf_burdened", "gimli_son_of_gloin_burdened"
GROUPS = {"group_1": ["frodo", BOROMIR, SAMWISE, ARAGORN], "group_2": [MERIADOC, PEREGRIN, LEGOLAS, GIMLI]}
STARRED = {"group_1": {"frodo", BOROMIR}, "group_2": {MERIADOC, PEREGRIN}}
EVERY_COUNT = pytest.mark.parametrize("players", [1, 2, 3, 4])


def begun(group: str, players: int, seed: int) -> Scene:
    """A round of this group, up to the choice of characters."""
    return Scene.dealt(18, players, seed).choose(f"ChooseEvent {group}")


# ---- Meriadoc


def redraw_offers(scene: Scene, seed: int) -> list[str]:
    """Play the set-up; who was offered to draw a threat again, in that order."""
    offered, dice = [], Random(seed)
    while scene.game.decision is not None and not scene.is_playing():
        if scene.words(KeepThreat):
            assert scene.offered() == ["KeepThreat", "RedrawThreat"]
            offered.append(scene.asked)
        scene.take(dice.choice)
    return offered


@rule("F-240")
@EVERY_COUNT
def test_everybody_who_draws_a_threat_may_draw_again_before_and_after_meriadoc(players: int) -> None:
    places = set()
    for seed in range(1, 41):
        scene = begun("group_2", players, seed).after_choice(seed=seed)
        cast, leader = scene.board.cast, scene.board.ring_holder
        offered = redraw_offers(scene, seed)
        order = [cast[chair] for chair in scene.board.clockwise(leader)]
        assert offered == [character for character in order if character in (LEGOLAS, GIMLI)]  # each of them once
        places |= {order.index(character) < order.index(MERIADOC) for character in offered}
    assert places == {True, False}


@rule("F-240")
@EVERY_COUNT
def test_without_meriadoc_nobody_draws_again(players: int) -> None:
    for seed in range(1, 16):
        scene = begun("group_1", players, seed).after_choice(seated(SAMWISE, ARAGORN, seed=seed))
        assert redraw_offers(scene, seed) == []


@rule("F-240")
def test_on_the_road_meriadocs_text_serves_all_and_only_those_who_draw() -> None:
    """Aragorn, who keeps one of two, is burdened like Meriadoc and never at his side; who chooses from the deck does not draw."""
    pool = ["frodo", "gandalf", MERIADOC, "samwise_gamgee", "aragorn_son_of_arathorn", "legolas_greenleaf", "arwen", "gloin", "celeborn"]
    cast = ["frodo", "samwise_gamgee", "aragorn_son_of_arathorn", MERIADOC]
    setup = {"pool": pool, "gift": "sting", "rider": "terror"}
    scene = Scene("road", 4, cast, stage="setup", setup=setup)
    assert redraw_offers(scene, 1) == ["samwise_gamgee"]


@rule("F-241")
@EVERY_COUNT
def test_the_redraw_belongs_to_the_turn_of_the_one_who_redraws(players: int) -> None:
    """Draw, perhaps draw again, exchange: nobody else acts in between."""
    redrawn = 0
    for seed in range(1, 21):
        scene = begun("group_2", players, seed).after_choice(seated(LEGOLAS, GIMLI, seed=seed))
        pick = wanting("RedrawThreat", seed=seed)
        while not scene.is_playing():
            if scene.words(KeepThreat):
                who, before = scene.asked, len(scene.told())
                assert scene.told()[-1].split()[:2] == ["DrawsThreat", who]
                assert scene.player == scene.board.players[scene.seat(who)]
                first = scene.threat(who)
                scene.choose("RedrawThreat")
                drawn = [word for word in scene.told()[before:] if word.startswith("DrawsThreat")]
                assert drawn[0].split()[1] == who and scene.told()[before].split()[0] in ("DrawsThreat", "ThreatRejected")
                assert scene.threat(who) != first and len(scene.threat(who)) == 1
                redrawn += 1
            else:
                scene.take(pick)
        acts = ("DrawsThreat", "Exchanges", "NoPartner", "ExchangeUsedUp")
        actions = [word.split()[1] for word in scene.told() if word.split()[0] in acts]
        turns = [who for place, who in enumerate(actions) if place == 0 or actions[place - 1] != who]
        assert len(turns) == len(set(turns))  # everybody has one turn, in one piece
    assert redrawn >= 20


@rule("F-241")
def test_a_threat_that_is_put_back_can_come_to_another() -> None:
    seen = set()
    for seed in range(1, 41):
        scene = begun("group_2", 4, seed).after_choice(seated(LEGOLAS, GIMLI, seed=seed))
        first: dict[str, tuple[int, ...]] = {}
        while not scene.is_playing():
            if scene.words(KeepThreat):
                first[scene.asked] = scene.threat(scene.asked)
                scene.choose("RedrawThreat")
            else:
                scene.take(lambda names: names[0])
        early, late = first
        seen.add(first[early] == scene.threat(late))
        assert scene.threat(LEGOLAS) != scene.threat(GIMLI)
    assert seen == {True, False}


# ---- two groups, two rounds


@rule("F-242")
@EVERY_COUNT
@pytest.mark.parametrize("group", GROUPS)
def test_with_three_seats_one_of_each_group_stays_out(group: str, players: int) -> None:
    left_out = set()
    for seed in range(1, 13):
        for way in every_cast(begun(group, players, seed)):
            cast = set(way.board.cast)
            assert STARRED[group] <= cast <= set(GROUPS[group]) and len(cast) == len(way.board.players)
            left_out |= set(GROUPS[group]) - cast
    assert left_out == (set(GROUPS[group]) - STARRED[group] if players in (2, 3) else set())


@rule("F-243")
@EVERY_COUNT
@pytest.mark.parametrize(("first", "second"), [("group_1", "group_2"), ("group_2", "group_1")])
def test_one_won_round_for_each_group_wins_the_chapter(players: int, first: str, second: str) -> None:
    seats = 3 if players in (2, 3) else 4
    scene = end_round(last_trick(18, players, GROUPS[first][:seats], event=first))
    assert not scene.outcome and scene.board.done == (first,)
    assert scene.board.round == 2 and scene.board.event == second  # there is nothing to choose any more
    assert {word.character.key for word in scene.words(BeCharacter)} <= set(GROUPS[second])
    last = end_round(last_trick(18, players, GROUPS[second][:seats], event=second, done=[first], finished=list(scene.board.finished)))
    assert last.outcome == "won" and last.board.round == 1  # no third round is dealt


@rule("F-243")
def test_with_three_players_nobody_who_stayed_out_is_waited_for() -> None:
    cast = [MERIADOC, PEREGRIN, GIMLI]
    scene = end_round(last_trick(18, 3, cast, event="group_2", done=["group_1"], finished=["frodo", BOROMIR, SAMWISE]))
    assert scene.outcome == "won" and LEGOLAS not in scene.board.finished and ARAGORN not in scene.board.finished


@rule("F-243")
@EVERY_COUNT
def test_a_lost_group_is_played_again_and_a_won_one_is_not(players: int) -> None:
    seats = 3 if players in (2, 3) else 4
    scene = end_round(last_trick(18, players, GROUPS["group_1"][:seats], missing=BOROMIR, event="group_1", done=["group_2"]))
    assert scene.outcome == "lost" and scene.board.done == ("group_2",)
    again = Scene.dealt(18, players, done=scene.board.done)
    assert not again.words(ChooseEvent) and again.board.event == "group_1"
    for fresh in deals(18, players, range(1, 4)):
        assert [word.event.key for word in fresh.words(ChooseEvent)] == ["group_1", "group_2"]
