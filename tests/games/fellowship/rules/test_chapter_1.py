"""Chapter 1: its characters, their goals and set-up actions, who is Frodo (F-021 to F-029)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.pieces.playing_cards import ONE_RING_CARD, THE_ONE_RING
from onetable.games.fellowship.words.choices import Give
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

FOUR = ["frodo", "gandalf", "bilbo", "pippin"]
# Five tricks for everybody still to come, none of them with anything that the tests below count.
HANDS = {"frodo": "H1 H2 H3 H4 H5", "gandalf": "M1 M2 M3 M4 M5", "bilbo": "F1 F2 F3 F4 F5", "pippin": "S1 S2 S3 S4 S5"}


@rule("F-021", "F-099")
def test_one_won_round_completes_chapter_1() -> None:
    assert not CHAPTERS[1].long
    scene = Scene(
        1,
        characters=FOUR,
        hands={"frodo": "H8", "gandalf": "H7", "bilbo": "H6", "pippin": "H5"},
        won=[["frodo", "R1 R2 F1 F2"], *[["bilbo", f"H{n} M{n} S{n} F{n + 2}"] for n in (1, 2, 3)], ["gandalf", "M4 M5 M6 M7"]],
    )
    scene.play_on()
    assert scene.outcome == "won" and scene.board.round == 1
    assert scene.told()[-2:] == ["RoundWon", "ChapterWon a_long_expected_party"]


@rule("F-021")
def test_chapter_1_is_completed_even_if_not_every_character_took_part() -> None:
    scene = Scene(
        1,
        players=3,
        characters=["frodo", "bilbo", "pippin"],
        hands={"frodo": "H8", "bilbo": "H7", "pippin": "H6"},
        won=[["frodo", "R1 R2 R3"], ["frodo", "R4 R5 F1"], *[["bilbo", f"H{n} M{n} S{n}"] for n in (1, 2, 3)]],
    )
    assert scene.play_on().outcome == "won" and scene.board.round == 1


@rule("F-022")
def test_the_characters_of_chapter_1() -> None:
    plan = Scene.dealt(1, 4).plan
    assert set(plan.roster) == {"frodo", "bilbo", "gandalf", "pippin"}
    assert plan.required == {"frodo", "bilbo"}


@rule("F-023")
def test_gandalf_must_win_a_trick() -> None:
    scene = Scene(1, characters=FOUR, hands=HANDS, won=[["frodo", "R1 R2 M6 M7"]])
    assert scene.verdict("gandalf") == "behind"
    scene = Scene(1, characters=FOUR, hands=HANDS, won=[["gandalf", "R1 R2 M6 M7"]])
    assert scene.verdict("gandalf") == "sure"
    last = Scene(1, characters=FOUR, hands={"frodo": "H4", "gandalf": "H3", "bilbo": "H2", "pippin": "H1"}, won=[
        ["frodo", "R1 R2 M1 M2"], ["bilbo", "S1 S2 S3 S4"], ["bilbo", "S5 S6 S7 S8"], ["bilbo", "F1 F2 F3 F4"],
    ])  # fmt: skip
    assert last.verdict("gandalf") == "behind"
    last.play_on()
    assert last.verdict("gandalf") == "lost" and last.outcome == "lost"


@rule("F-024")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gandalf_takes_the_lost_card_and_exchanges_with_frodo(players: int) -> None:
    """Judgement: where the wording leaves it open both are mandatory for 2 to 4 players."""
    characters = ["frodo", "gandalf", "bilbo", "pippin"] if players == 4 else ["frodo", "gandalf", "bilbo"]
    size = {2: 12, 3: 12, 4: 9}[players]
    scene = Scene(1, players=players, characters=characters, stage="setup", lost="F7")
    assert scene.told() == ["TakesLost gandalf F7", "Exchanges gandalf frodo"]
    assert scene.asked == "gandalf" and "Give F7 frodo" in scene.offered()
    assert {short.split()[0] for short in scene.offered()} == {"Give"}
    assert scene.holding("gandalf") == size + 1 and scene.fact("lost") == ""
    scene.choose("Give F7 frodo")
    assert scene.asked == "frodo"
    scene.take(lambda offered: next(name for name in offered if name != "Give F7 gandalf"))
    assert scene.holding("gandalf") == size + 1
    assert [scene.holding(chair) for chair in scene.board.chairs() if scene.board.cast[chair] != "gandalf"] == [size] * (
        len(characters) - 1
    )
    assert sum(word.startswith("Exchanges gandalf") for word in scene.told()) == 1


@rule("F-024")
def test_alone_gandalf_need_not_exchange() -> None:
    scene = Scene(1, players=1, characters=FOUR, stage="setup", lost="F7")
    assert scene.told() == ["TakesLost gandalf F7"] and scene.holding("gandalf") == 5
    assert scene.offered() == ["ExchangeWith frodo", "ExchangeWithNobody"]


@rule("F-025", "F-041")
@pytest.mark.parametrize(("players", "needed"), [(1, 4), (2, 4), (3, 4), (4, 2)])
def test_frodo_needs_two_rings_of_four_players_and_four_of_fewer(players: int, needed: int) -> None:
    """Only the side for four is told in the rulebook; with 1, 2 or 3 players the card asks for 4 Rings."""
    characters = FOUR if players in (1, 4) else FOUR[:3]
    rings, others = ["R2", "R3", "R4", "R5"], ["H6", "H7", "H8", "M6"]
    for count in range(5):
        hands = {who: HANDS[who] for who in characters} | {"gandalf": " ".join([HANDS["gandalf"], "R1", *rings[count:]])}
        position: dict[str, Any] = {"hands": hands}
        if players == 2:
            del hands["bilbo"]
            position["pyramid"] = "F1 F2 F3 F4 F5 F6 F7 F8 S5 S6 S7 S8"
        won = [["frodo", f"{ring} {other}"] for ring, other in zip(rings[:count], others, strict=False)]
        scene = Scene(1, players=players, characters=characters, won=won, **position)
        assert scene.verdict("frodo") == ("sure" if count >= needed else "behind"), count


@rule("F-026")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_who_is_dealt_the_one_ring_is_frodo(players: int) -> None:
    for scene in deals(1, players, range(1, 51)):
        holder = scene.board.ring_holder
        covered = scene.board.buried if scene.board.is_pyramid(holder) else 0
        assert (scene.board.hands[holder] | covered) & ONE_RING_CARD
        assert scene.board.seat_of("frodo") == holder  # there is nothing to choose: he is Frodo before anybody is asked
        scene.after_choice()
        assert scene.board.seat_of("frodo") == holder


@rule("F-026")
def test_the_holder_may_decline_frodo_in_chapter_9_and_chance_decides_in_chapter_16() -> None:
    """Judgement: these two chapters do it otherwise."""
    ford = Scene.dealt(9, 4)
    assert ford.chair == ford.board.ring_holder and "BeCharacter frodo" in ford.offered() and len(ford.offered()) > 1
    ford.choose("BeCharacter glorfindel")
    assert "frodo" not in " ".join(ford.offered()) and ford.refused()["BeCharacter frodo"] == "OnlyTheRingHolder"
    mirror = [scene.after_setup(seed=2).board for scene in deals(16, 4, range(1, 31))]
    assert any(board.seat_of("frodo") != board.ring_holder for board in mirror)


@rule("F-027", "F-057")
@pytest.mark.parametrize("chapter", [1, 2, 3, 5, 8, 9, 13, 16, 18])
def test_frodo_never_gives_the_one_ring(chapter: int) -> None:
    """Neither as the one who begins nor as the partner, nor in any exchange of a later chapter."""
    asked = 0
    for scene in deals(chapter, 4, range(1, 11)):
        dice = Random(scene.board.dice.seed)
        while scene.game.decision is not None and not scene.is_playing():
            gifts = scene.words(Give)
            if gifts and scene.asked == "frodo" and scene.board.hands[scene.chair] & ONE_RING_CARD:
                asked += 1
                assert THE_ONE_RING not in [gift.card for gift in gifts]
                assert [reason for attempt, reason in scene.refused().items() if attempt.startswith("Give R1")] == ["FrodoKeepsTheRing"]
            scene.take(dice.choice)
    assert asked > 0


@rule("F-027", "F-057")
def test_frodo_never_gives_the_one_ring_when_he_begins_himself() -> None:
    """Sting lets Frodo begin an exchange, on the road."""
    pool = ["frodo", "gandalf", "sam", "merry", "pippin"]
    scene = Scene(
        "road",
        setup={"pool": pool, "gift": "sting", "rider": "terror"},
        characters=["frodo", "gandalf", "sam", "merry"],
        hands={"frodo": "R1 H1 H2", "gandalf": "M1 M2 M3", "sam": "F1 F2 F3", "merry": "S1 S2 S3"},
        lost="H8",
        won=[["frodo", "R2 R3 R4 R5"]],
        threats={"sam": 1},
    )
    scene.choose("UseGift sting")
    assert scene.asked == "frodo" and "PutInItsPlace H2" in scene.offered() and "PutInItsPlace R1" not in scene.offered()
    assert scene.refused()["PutInItsPlace R1"] == "FrodoKeepsTheRing"


@rule("F-057")
def test_others_may_give_the_one_ring() -> None:
    """Judgement: Frodo is the only one who may not; for Mr. Underhill the rulebook says so."""
    scene = Scene(
        7,
        characters=["mr_underhill", "barliman_butterbur", "sam", "merry"],
        hands={"mr_underhill": "R1", "barliman_butterbur": "H1"},
        stage="setup",
    )
    scene.choose("ExchangeWith mr_underhill", "Give H1 mr_underhill")
    assert scene.asked == "mr_underhill" and "Give R1 barliman_butterbur" in scene.offered()
    scene.choose("Give R1 barliman_butterbur")
    assert "R1" in scene.hand("barliman_butterbur")


@rule("F-028", "F-063")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5, 6, 8, 11, 13, 16, 17])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_frodo_leads_the_first_trick(chapter: int, players: int) -> None:
    for scene in deals(chapter, players, range(1, 6)):
        scene.after_setup()
        assert scene.board.leader == scene.board.seat_of("frodo")
        assert scene.asked == "frodo" or scene.board.trick[0][0] == scene.board.seat_of("frodo")


@rule("F-028")
def test_two_other_characters_lead_before_frodo() -> None:
    """Judgement: Glorfindel leads although Frodo plays, and so do Orophin and Rúmil where there is no Frodo."""
    ford = Scene.dealt(9, 4).choose("BeCharacter frodo").after_setup()
    assert "frodo" in ford.board.cast and ford.asked == "glorfindel"
    assert Scene.dealt(15, 4).after_setup().asked == "orophin_and_rumil"


@rule("F-029")
def test_bilbo_has_no_set_up_action_and_needs_three_tricks() -> None:
    """Slip: the rulebook prints Bilbo's card under Pippin's name."""
    scene = Scene(1, players=3, characters=["frodo", "bilbo", "gandalf"], stage="setup")
    dice = Random(1)
    while not scene.is_playing():
        assert scene.asked != "bilbo"
        scene.take(dice.choice)
    tricks = [["bilbo", "H6 M6 F6 S6"], ["bilbo", "H7 M7 F7 S7"], ["bilbo", "H8 M8 F8 S8"], ["bilbo", "R1 R2 R3"]]
    for count, verdict in ((2, "behind"), (3, "sure"), (4, "sure")):
        scene = Scene(1, characters=FOUR, hands={**HANDS, "frodo": f"{HANDS['frodo']} R4 R5"}, won=tricks[:count])
        assert scene.verdict("bilbo") == verdict


@rule("F-029")
def test_pippin_exchanges_with_frodo_sam_or_merry_and_wins_the_fewest_tricks() -> None:
    """Slip: the rulebook prints Bilbo's card under Pippin's name; Pippin's own is known from its hints."""
    hobbits = Scene(2, characters=["frodo", "pippin", "sam", "merry"], stage="setup")
    assert hobbits.asked == "pippin"
    assert sorted(hobbits.offered()) == ["ExchangeWith frodo", "ExchangeWith merry", "ExchangeWith sam"]
    shire = Scene(2, players=4, characters=["frodo", "pippin", "gandalf", "sam"], stage="setup")
    assert sorted(shire.offered()) == ["ExchangeWith frodo", "ExchangeWith sam"]
    assert shire.refused()["ExchangeWith gandalf"] == "NotOnTheCard"


@rule("F-029")
@pytest.mark.parametrize(
    ("tricks", "verdict"),
    [
        pytest.param({"frodo": 1, "gandalf": 1, "bilbo": 3, "pippin": 0}, "won", id="none at all always suffices"),
        pytest.param({"frodo": 1, "gandalf": 1, "bilbo": 3, "pippin": 1}, "won", id="a tie is allowed"),
        pytest.param({"frodo": 1, "gandalf": 1, "bilbo": 3, "pippin": 2}, "lost", id="more than somebody else is too many"),
    ],
)
def test_pippin_ends_with_the_fewest_tricks(tricks: dict[str, int], verdict: str) -> None:
    spare = iter(["R1 R2 S8", *[f"{suit}{rank} {suit}{rank + 1} {suit}{rank + 2}" for suit in "MFS" for rank in (2, 5)]])
    won = [[who, next(spare)] for who, count in tricks.items() for _ in range(count)]
    scene = Scene(1, characters=FOUR, hands={"frodo": "H1", "gandalf": "H2", "bilbo": "H8", "pippin": "H3"}, won=won)
    scene.play_on()
    assert scene.verdict("pippin") == ("sure" if verdict == "won" else "lost") and scene.outcome == verdict


@rule("F-029")
def test_pippin_may_be_overtaken_as_long_as_there_are_tricks() -> None:
    """With one trick more than three others he needs all three to win one, and then no longer has too many."""
    first: dict[str, Any] = {"won": [["pippin", "M8 F8 S8 R5"]], "characters": FOUR}
    assert Scene(1, hands={**HANDS, "frodo": f"{HANDS['frodo']} R1 R2"}, **first).verdict("pippin") == "behind"
    two_left = {"frodo": "H1 R1", "gandalf": "H2 R2", "bilbo": "H3 R3", "pippin": "H4 R4"}
    assert Scene(1, hands=two_left, **first).verdict("pippin") == "lost"
