"""Chapter 7: Barliman's last three tricks, and Mr. Underhill, who is not Frodo."""

from __future__ import annotations

import pytest

from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.words.choices import BeCharacter, ExchangeWith, Give
from tests.games.fellowship.rules.play_through import play_to_the_last_card, set_ups
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

UNDERHILL, BARLIMAN = "mr_underhill", "barliman_butterbur"
every_number = pytest.mark.parametrize("players", (1, 2, 3, 4))
several = pytest.mark.parametrize("players", (2, 3, 4))


@rule("F-189")
@several
def test_barliman_is_content_exactly_if_he_wins_one_of_the_last_three_tricks(players: int) -> None:
    met = missed = 0
    for start in deals(7, players, range(15)):
        scene = play_to_the_last_card(start, tries=4)
        if scene is None:
            continue
        won = [int(line.split()[2]) for line in scene.told() if line.startswith(f"WinsTrick {BARLIMAN} ")]
        late = any(number > scene.board.number - 3 for number in won)
        assert scene.verdict(BARLIMAN) == ("sure" if late else "lost")
        met, missed = met + late, missed + (not late)
    assert met and (missed or players == 2)


@rule("F-190")
@every_number
def test_who_exchanges_with_frodo_finds_no_partner_in_underhill(players: int) -> None:
    for scene in set_ups(7, players, 30):
        partners = {tuple(line.split()[1:]) for line in scene.told() if line.startswith("Exchanges ")}
        assert {who for who, partner in partners if partner == UNDERHILL} <= {BARLIMAN}


@rule("F-190")
def test_a_lone_friend_of_frodos_exchanges_with_nobody() -> None:
    for friend in ("sam", "merry", "pippin"):
        scene = Scene(7, 3, [UNDERHILL, BARLIMAN, friend], stage="setup").after_setup()
        assert f"NoPartner {friend}" in scene.told()


@rule("F-190")
def test_underhill_has_underhills_goal_and_not_frodos() -> None:
    hands = {UNDERHILL: "H1", BARLIMAN: "H8", "merry": "H2", "pippin": "H3"}
    won = [(UNDERHILL, "R2"), ("merry", "M1"), (BARLIMAN, "R3 R4 R5")]
    scene = Scene(7, 4, list(hands), hands, won=won, leader=UNDERHILL).play_on()
    assert scene.verdict(UNDERHILL) == "sure" and scene.outcome == "won"


@rule("F-191")
@every_number
def test_sam_cannot_exchange_with_underhill(players: int) -> None:
    cast = [UNDERHILL, BARLIMAN, "sam", "merry"][: 3 if players in (2, 3) else 4]
    asked = 0
    for seed in range(12):
        scene = Scene(7, players, cast, stage="setup", seed=seed)
        while scene.game.decision is not None and not scene.is_playing():
            if scene.asked == "sam" and scene.words(ExchangeWith):
                asked += 1
                assert ExchangeWith(Named(UNDERHILL)) not in scene.words(ExchangeWith)
                assert scene.refused()[f"ExchangeWith {UNDERHILL}"] == "NotOnTheCard"
            scene.take(lambda names: "ExchangeWithNobody" if "ExchangeWithNobody" in names else names[0])
        assert f"Exchanges sam {UNDERHILL}" not in scene.told()
    assert asked or players != 1  # with several players Sam has but one partner and is not asked


@rule("F-191")
def test_sam_with_two_friends_is_offered_only_these() -> None:
    scene = Scene(7, 4, [UNDERHILL, "sam", "merry", "pippin"], stage="setup")
    assert scene.asked == "sam" and scene.offered() == ["ExchangeWith merry", "ExchangeWith pippin"]
    others = {"ExchangeWith sam": "NotWithItself", "ExchangeWith TheLostCard": "LostCardNotOnTheCard"}
    assert scene.refused() == {f"ExchangeWith {UNDERHILL}": "NotOnTheCard", **others}


@rule("F-192")
@every_number
def test_anybody_may_be_underhill(players: int) -> None:
    for wish in range(4 if players in (1, 4) else 3):
        for scene in deals(7, players, range(10)):
            holder, chairs = scene.board.ring_holder, len(scene.board.players)
            while scene.words(BeCharacter):
                assert UNDERHILL in scene.board.cast or f"BeCharacter {UNDERHILL}" in scene.offered()
                here = (scene.chair - holder) % chairs == wish
                scene.take(lambda names, here=here: min(names, key=lambda name: (UNDERHILL in name) != here))  # type: ignore[misc]
            assert (scene.seat(UNDERHILL) - holder) % chairs == wish


@rule("F-193")
@several
def test_underhill_may_give_away_the_1_of_rings(players: int) -> None:
    cast = [UNDERHILL, BARLIMAN, "sam", "merry"][: 4 if players == 4 else 3]
    scene = Scene(7, players, cast, {UNDERHILL: "R1 R2"}, stage="setup")
    scene.play_until(lambda scene: scene.asked == BARLIMAN).choose(f"ExchangeWith {UNDERHILL}").take(min)
    assert scene.asked == UNDERHILL and f"Give R1 {BARLIMAN}" in scene.offered()
    scene.choose(f"Give R1 {BARLIMAN}")
    assert "R1" in scene.hand(BARLIMAN).split() and "R1" not in scene.hand(UNDERHILL).split()
    scene.after_setup()
    assert scene.asked == UNDERHILL  # he leads all the same


@rule("F-193")
def test_underhill_may_give_the_1_of_rings_as_soon_as_he_is_a_partner_in_any_deal() -> None:
    seen = 0
    for seed in range(60):
        scene = Scene.dealt(7, 4, seed).after_choice(seed=seed)
        while not scene.is_playing():
            if scene.asked == UNDERHILL and scene.words(Give) and "R1" in scene.hand(UNDERHILL).split():
                seen += 1
                assert f"Give R1 {BARLIMAN}" in scene.offered()
            scene.take(lambda names: next((name for name in names if name == f"ExchangeWith {UNDERHILL}"), names[0]))
    assert seen
