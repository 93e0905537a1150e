"""Chapter 9: the Nine hand out riders as characters are chosen; what each rider does."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.words.choices import BeCharacter
from tests.games.fellowship.rules.play_through import choices_made, moments
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

RIDERS = {
    "frodo": "witch_king_morgul_knife",
    "merry": "the_black_breath",
    "pippin": "wraith",
    "strider": "the_unseen",
    "sam": "terror",
    "glorfindel": "",
    "bill_the_pony": "",
}
every_number = pytest.mark.parametrize("players", (1, 2, 3, 4))
several = pytest.mark.parametrize("players", (2, 3, 4))
SHADOWS = [("glorfindel", "S1 S2 S3 S4"), ("glorfindel", "S5 S6 S7 S8")]


@rule("F-120", "F-196")
@every_number
def test_a_rider_comes_in_the_same_moment_as_its_character(players: int) -> None:
    given = set()
    for seed in range(40):
        scene = Scene.dealt(9, players, seed)
        while scene.words(BeCharacter):
            chair = scene.chair
            assert not scene.board.riders[chair]
            scene.play_until(lambda scene, chair=chair: bool(scene.board.cast[chair]), seed=seed)  # type: ignore[misc]
            name, rider = scene.board.cast[chair], scene.board.riders[chair]
            assert (rider == RIDERS[name]) or (players == 1 and name == "strider")
            if rider:
                told = scene.told()
                assert told.index(f"GetsRider {name} {rider}") == next(at for at, line in enumerate(told) if line.endswith(f" {name}")) + 1
                given.add(name)
    assert given >= {"frodo", "merry", "pippin", "sam"}


@rule("F-121", "F-122", "F-123", "F-124", "F-125", "F-126", "F-196")
@several
@pytest.mark.parametrize("name", RIDERS)
def test_each_character_has_its_rider(name: str, players: int) -> None:
    seen = 0
    for scene in choices_made(9, players, 60):
        if name in scene.board.cast:
            seen += 1
            assert scene.board.riders[scene.seat(name)] == RIDERS[name]
    assert seen


@rule("F-126")
@every_number
def test_glorfindel_and_bill_have_no_duty_beside_their_goals(players: int) -> None:
    for scene in choices_made(9, players, 60):
        for name in {"glorfindel", "bill_the_pony"} & set(scene.board.cast):
            assert scene.board.roles.duties[scene.seat(name)] is None
            assert not [line for line in scene.told() if line.startswith(f"GetsRider {name}")]


@rule("F-203")
def test_alone_strider_has_no_rider_and_his_threat_lies_open() -> None:
    seen = 0
    for seed in range(40):
        scene = Scene.dealt(9, 1, seed).after_setup(seed=seed)
        if "strider" in scene.board.cast:
            seen += 1
            assert scene.board.riders[scene.seat("strider")] == ""
            assert f"DrawsThreat strider {scene.threat('strider')[0]}" in scene.told(-1)
        assert "the_unseen" not in scene.board.riders
    assert seen


# ---- what they do


def to_the_next_round(scene: Scene) -> Scene:
    """Play until the round is over."""
    return scene.play_until(lambda scene: scene.board.round == 2)


@rule("F-121")
@pytest.mark.parametrize(("led", "duty"), [("R5", "lost"), ("H7", "sure")])
def test_frodo_fails_if_he_leads_a_ring(led: str, duty: str) -> None:
    hands = {"frodo": led, "merry": "R4", "pippin": "H1", "glorfindel": "H2"}
    won = [("frodo", "R1 R2"), ("merry", "M1"), *SHADOWS]
    scene = Scene(9, 4, list(hands), hands, won=won, broken=True, leader="frodo")
    assert scene.verdict("frodo") == "sure"
    to_the_next_round(scene)
    assert ("RoundLost" if duty == "lost" else "RoundWon") in scene.told()
    assert scene.outcome != "lost" or scene.duty("frodo") == "lost"


@rule("F-121")
def test_frodo_may_play_and_win_rings_that_others_lead() -> None:
    hands = {"frodo": "R5 H1", "merry": "R4 H2", "pippin": "R2 H3", "glorfindel": "R3 H4"}
    scene = Scene(9, 4, list(hands), hands, won=[("frodo", "R1"), ("merry", "M1"), *SHADOWS], broken=True, leader="merry")
    scene.choose("Play R4", "Play R2", "Play R3", "Play R5")
    assert "WinsTrick frodo 5" in scene.told() and "RoundWon" in scene.told()


@rule("F-122")
@pytest.mark.parametrize(("card", "duty"), [("H8", "lost"), ("M8", "lost"), ("F8", "lost"), ("H7", "sure"), ("M6", "sure")])
def test_merry_fails_if_he_wins_an_8(card: str, duty: str) -> None:
    hands = {"frodo": "R5", "merry": "R4", "pippin": "R2", "glorfindel": "R3"}
    won = [("frodo", "R1"), ("merry", card), *SHADOWS[:1], ("glorfindel", "S5 S6 S7 S8")]
    scene = Scene(9, 4, list(hands), hands, won=won, broken=True, leader="merry")
    assert scene.duty("merry") == duty and (scene.outcome == "lost") == (duty == "lost")


@rule("F-122")
def test_an_8_that_merry_plays_but_does_not_win_does_no_harm() -> None:
    hands = {"frodo": "H1", "merry": "M8", "pippin": "H2", "glorfindel": "H3"}
    scene = Scene(9, 4, list(hands), hands, won=[("frodo", "R1 R2"), ("merry", "M1"), *SHADOWS], leader="frodo")
    scene.choose("Play H1", "Play M8", "Play H2", "Play H3")
    assert scene.fact("round") == 2


@rule("F-123")
@several
def test_a_wraith_keeps_pippin_out_of_all_exchanges(players: int) -> None:
    cast = ["glorfindel", "pippin", "merry", "sam"][: 4 if players == 4 else 3]
    for seed in range(15):
        scene = Scene(9, players, cast, stage="setup", seed=seed)
        before = scene.hand("pippin")
        scene.after_setup(seed=seed)
        assert scene.hand("pippin") == before
        assert "NoPartner pippin" in scene.told() and not [line for line in scene.told() if line.startswith("Hands") and "pippin" in line]
        assert not [line for line in scene.told() if line.startswith("Exchanges") and "pippin" in line]


@rule("F-123")
def test_merry_is_told_why_he_cannot_exchange_with_pippin() -> None:
    scene = Scene(9, 4, ["frodo", "merry", "pippin", "glorfindel"], stage="setup")
    assert scene.asked == "merry" or "Exchanges merry frodo" in scene.told()
    scene = Scene(9, 1, ["frodo", "merry", "pippin", "glorfindel"], stage="setup")
    assert scene.asked == "merry" and scene.offered() == ["ExchangeWith frodo", "ExchangeWithNobody"]
    assert scene.refused()["ExchangeWith pippin"] == "TakesNoPartInExchanges pippin"


@rule("F-124", "F-197")
@several
def test_only_strider_sees_his_threat(players: int) -> None:
    seen = 0
    for seed in range(40):
        scene = (
            Scene.dealt(9, players, seed)
            .after_choice(lambda names: next((name for name in names if "strider" in name), names[0]))
            .after_setup(seed=seed)
        )
        chair = scene.seat("strider")
        owner, threat = scene.board.players[chair], scene.threat("strider")
        seen += 1
        for moment in moments(scene, seed):
            if moment.board.number > 3:
                break
            for view in moment.views():
                assert view.table.threats[chair] == (threat if view.seat == owner else ())
                assert view.table.threat_deck == 0  # the rest of the deck would tell it
        for seat in range(-1, players):
            assert (f"DrawsThreat strider {threat[0]}" in scene.told(seat)) == (seat == owner)
            assert ("DrawsHiddenThreat strider" in scene.told(seat)) == (seat != owner)
    assert seen


@rule("F-124")
def test_the_hidden_threat_is_shown_when_the_round_is_over() -> None:
    hands = {"frodo": "H1", "strider": "H8", "pippin": "H2", "glorfindel": "H3"}
    won = [("frodo", "R1 R2"), *SHADOWS, ("strider", "F1"), ("strider", "F2")]
    scene = Scene(9, 4, list(hands), hands, won=won, threats={"strider": 2}, declared={"strider": "more"}, leader="frodo")
    assert scene.view(0).table.threats[1] == () and scene.view(1).table.threats[1] == (2,)
    scene.choose("Play H1", "Play H8", "Play H2", "Play H3")
    assert "ShowsThreat strider 2" in scene.told(-1) and scene.fact("round") == 2


@rule("F-125")
@pytest.mark.parametrize(("led", "duty"), [("H7", "lost"), ("M7", "sure")])
def test_sam_fails_if_he_leads_hills(led: str, duty: str) -> None:
    hands = {"sam": led, "merry": "H5", "pippin": "H1", "glorfindel": "H2"}
    won = [("sam", "H3"), ("merry", "M1"), *SHADOWS]
    scene = to_the_next_round(Scene(9, 4, list(hands), hands, won=won, threats={"sam": 3}, leader="sam"))
    assert ("RoundLost" if duty == "lost" else "RoundWon") in scene.told()
    assert scene.outcome != "lost" or scene.duty("sam") == "lost"


@rule("F-125")
def test_sam_may_follow_with_hills() -> None:
    hands = {"merry": "H3", "sam": "H7", "pippin": "H1", "glorfindel": "H2"}
    scene = Scene(9, 4, list(hands), hands, won=[("merry", "M1"), *SHADOWS], threats={"sam": 3}, leader="merry")
    scene.choose("Play H3", "Play H7", "Play H1", "Play H2")
    assert scene.fact("round") == 2 and "sam" in scene.board.finished


@rule("F-125", "F-121")
def test_a_banned_lead_is_still_offered() -> None:
    deal = {"sam": "H7 M7", "merry": "H5 M5", "pippin": "H1 M2", "glorfindel": "H2 M3"}
    scene = Scene(9, 4, list(deal), deal, won=[("sam", "H3"), ("merry", "M1"), *SHADOWS], threats={"sam": 3}, leader="sam")
    assert scene.offered() == ["Play H7", "Play M7"]


@rule("F-118", "F-124")
def test_no_spectator_learns_the_threat_from_a_whole_game() -> None:
    for scene in deals(9, 4, range(15)):
        for moment in moments(scene):
            hidden = [chair for chair, name in enumerate(moment.board.cast) if name == "strider" and moment.board.threats[chair]]
            assert not hidden or moment.view(-1).table.threats[hidden[0]] == ()
