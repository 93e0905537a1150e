"""Why can I not: whatever somebody could name has a reason, whoever's turn it is and whatever is asked."""

from __future__ import annotations

from onetable.core.step import Ask
from onetable.games.fellowship.phases.why_not import why_not_swap
from onetable.games.fellowship.pieces.playing_cards import HILLS, Card, card_set
from onetable.games.fellowship.words import reasons
from onetable.games.fellowship.words.exchange import Choose
from tests.games.fellowship.scenes import Scene

CAST = ("frodo", "pippin", "gandalf", "bilbo")
HANDS = {
    "frodo": "H3 H7 M5 M1 F2 S1 S6 R1 R2",
    "pippin": "H4 S2 M2 M3 F3 F4 S3 R3 F8",
    "gandalf": "H5 F1 M4 M6 F5 S4 S5 R4 H8",
    "bilbo": "M7 S8 M8 F6 F7 S7 H1 H2 R5",
}


def in_mid_trick() -> Scene:
    """Frodo has led the 3 of Hills, and Pippin is to follow."""
    return Scene(1, 4, CAST, HANDS, leader="frodo", lost="H6").choose("Play H3")


def test_a_card_of_another_suit_waits_for_the_own_turn_and_for_the_suit() -> None:
    scene = in_mid_trick()
    assert scene.reasons()["Play S2"] == ["MustFollow hills"]
    assert scene.reasons(2)["Play F1"] == ["WaitsFor pippin", "MustFollow hills"]
    assert scene.reasons(2)["Play H5"] == ["WaitsFor pippin"]


def test_a_card_that_is_not_held_says_where_it_is_as_far_as_one_knows() -> None:
    found = in_mid_trick().reasons()
    assert found["Play H3"] == ["AlreadyPlayed"]
    assert found["Play M7"] == ["NotHeld"] and found["Play H6"] == ["IsLostCard"]
    assert found["Play V1"] == ["NotInTheDeck"]


def test_who_has_played_in_this_trick_is_told_so() -> None:
    assert in_mid_trick().reasons(0)["Play M5"] == ["WaitsFor pippin", "PlayedInThisTrick"]


def test_characters_events_threats_and_exchanges_have_their_time() -> None:
    found = in_mid_trick().reasons()
    assert found["BeCharacter gandalf"] == ["CharactersAreChosen", "AlreadyTaken"]
    assert found["BeCharacter boromir"] == ["CharactersAreChosen", "NotInThisRound"]
    assert found["ExchangeWith gandalf"] == ["ExchangesAreSetUp"]
    assert found["TakeLostCard"][0] == "LostCardIsSetUp"


def test_while_characters_are_chosen_every_character_has_its_reason() -> None:
    scene = Scene.dealt(1, 4, seed=3)
    asked = scene.reasons()
    assert {line for line in (*scene.offered(), *asked) if line.startswith("BeCharacter")} >= {f"BeCharacter {who}" for who in CAST}
    assert asked["BeCharacter boromir"] == ["NotInThisRound"]
    other = (scene.player + 1) % 4
    assert scene.reasons(other)["BeCharacter gandalf"][0].startswith("WaitsFor")
    assert scene.reasons()["Play H3"][0] == "TricksComeLater"


def test_a_lost_card_cannot_be_exchanged_with_for_a_reason_of_its_own() -> None:
    board = in_mid_trick().board
    assert why_not_swap(board, Choose(1, (), with_lost=False)) == reasons.LostCardNotOnTheCard()
    board.lost = 0
    assert why_not_swap(board, Choose(1, (), with_lost=True)) == reasons.NoLostCard()
    board.lost, board.lost_goes_to = card_set([Card(HILLS, 6)]), 2
    assert type(why_not_swap(board, Choose(1, (), with_lost=True))) is reasons.LostCardGoesTo
    board.lost_goes_to, board.hands[1] = 1, 0
    assert why_not_swap(board, Choose(1, (), with_lost=True)) == reasons.NothingMayBeLost()


def test_of_two_threats_that_were_drawn_no_other_can_be_kept() -> None:
    cast = ("frodo", "aragorn_son_of_arathorn_burdened", "boromir_son_of_denethor_burdened", "samwise_gamgee_burdened")
    scene = Scene(18, 4, cast, stage="setup", event="group_1", seed=7, lost="M8")
    scene.play_until(lambda scene: any([line.startswith("PickThreat") for line in scene.offered()]))
    assert len(scene.offered()) == 2
    assert {why for line, why in scene.refused().items() if line.startswith("PickThreat")} == {"NotDrawn"}


def test_who_has_no_cards_cannot_be_named_to_lead() -> None:
    cast = ("elrond", "bilbo_baggins", "gandalf")
    won = [["elrond", "R4 S1 S2"], ["gandalf", "R5 S3 S4"], ["bilbo_baggins", "R2 S5 S6"]]
    hands = {"elrond": "R1 H1 M1", "bilbo_baggins": "F1 H8 M2", "gandalf": "R3 H2 M3"}
    scene = Scene(10, 3, cast, hands, won=won, leader="elrond").choose("Play H1", "Play H8", "Play H2")
    assert scene.refused() == {}
    scene.board.hands[0] = 0
    steps, scope = scene.game.agenda[-1]
    asked = steps[0].run(scene.board, scope)  # asked again: Elrond has nothing left
    assert isinstance(asked, Ask)
    scene.game.decision = asked
    assert scene.offered() == ["LeadYourself", "LetLead gandalf"] and scene.refused() == {"LetLead elrond": "HasNoCards"}


def test_when_the_game_is_over_that_is_the_reason() -> None:
    scene = Scene.dealt(1, 4, seed=3).play_on()
    assert {why[0] for line, why in scene.reasons(0).items() if line.startswith(("Play", "Be"))} == {"GameIsOver"}
