"""Choosing characters, and who carries out a set-up action when (F-042 to F-050)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.fellowship.bots.rules import FellowshipRulesBot
from onetable.games.fellowship.phases.setup_phase import acting_order
from onetable.games.fellowship.words.choices import BeCharacter
from onetable.text import Interface
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

COUNTS = pytest.mark.parametrize("players", [1, 2, 3, 4])


@rule("F-042", "F-043")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 13])
@COUNTS
def test_characters_are_chosen_clockwise_from_frodos_left(chapter: int, players: int) -> None:
    for scene in deals(chapter, players, range(1, 16)):
        order = list(scene.board.clockwise(scene.board.ring_holder))
        asked = []
        dice = Random(scene.board.dice.seed)
        while scene.words(BeCharacter):
            asked.append(scene.chair)
            assert scene.player == scene.board.players[scene.chair]
            assert not {word.character.key for word in scene.words(BeCharacter)} & set(scene.board.cast)
            scene.take(dice.choice)
        assert scene.board.cast[order[0]] == "frodo"
        assert asked == order[1 : 1 + len(asked)]  # a last chooser with one character left is not asked
        assert all(scene.board.cast) and len(set(scene.board.cast)) == len(scene.board.cast)
        taken = [word.split()[-1] for word in scene.told() if word.startswith("BecomesCharacter")]
        assert taken == [scene.board.cast[chair] for chair in order]


@rule("F-042")
def test_chapter_16_deals_the_characters_at_random() -> None:
    """Judgement: nobody is asked there."""
    casts = set()
    for scene in deals(16, 4, range(1, 11)):
        assert not scene.words(BeCharacter) and all(scene.board.cast)
        casts.add(scene.board.cast)
    assert len(casts) > 5


@rule("F-044")
def test_the_last_chooser_must_take_what_is_still_starred() -> None:
    scene = Scene(2, players=4, stage="characters", hands={0: "R1"})
    scene.choose("BeCharacter gandalf")
    assert scene.asked == "2" and sorted(scene.offered()) == ["BeCharacter merry", "BeCharacter sam"]
    assert scene.refused()["BeCharacter pippin"] == "StarsAreWaiting"
    scene.choose("BeCharacter sam")
    assert scene.board.cast == ("frodo", "gandalf", "sam", "merry")  # the last one had no other choice left


@rule("F-045")
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_chooser_is_free(players: int) -> None:
    for scene in deals(1, players, range(1, 11)):
        assert scene.chair == (scene.board.ring_holder + 1) % players
        assert sorted(scene.offered()) == ["BeCharacter bilbo", "BeCharacter gandalf", "BeCharacter pippin"]


@rule("F-046")
@COUNTS
def test_somebody_is_bilbo_in_chapter_1(players: int) -> None:
    seen = set()
    for scene in deals(1, players, range(1, 31)):
        scene.after_choice(Random(scene.board.dice.seed).choice)
        assert {"frodo", "bilbo"} <= set(scene.board.cast)
        seen |= set(scene.board.cast)
    assert seen == {"frodo", "bilbo", "gandalf", "pippin"}


@rule("F-046")
def test_the_last_chooser_of_chapter_1_is_bilbo_if_nobody_else_is() -> None:
    scene = Scene(1, players=3, stage="characters", hands={1: "R1"})
    scene.choose("BeCharacter pippin")
    assert scene.board.cast == ("bilbo", "frodo", "pippin")


@rule("F-047")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 8])
def test_after_the_choice_no_star_lies_on_a_character(chapter: int) -> None:
    """From then on a star marks a goal that is met for good, and none is met before the first trick."""
    for scene in deals(chapter, 4, range(1, 6)):
        dice = Random(scene.board.dice.seed)
        scene.after_choice(dice.choice)
        while not scene.is_playing():
            assert all(not view.table.verdicts for view in scene.views())
            scene.take(dice.choice)
        starred = [chair for chair in scene.board.chairs() if scene.board.cast[chair] in scene.plan.required]
        assert starred and all(scene.board.verdicts[chair] < 3 for chair in starred)
        assert not any(word.startswith("GoalDone") for word in scene.told())


def initiators(told: list[str]) -> list[str]:
    """Who carried out a set-up action, in the order in which it happened."""
    actions = ("TakesLost", "DrawsThreat", "Exchanges", "NoPartner", "ExchangeUsedUp")
    return list(dict.fromkeys(word.split()[1] for word in told if word.startswith(actions)))


@rule("F-049")
@pytest.mark.parametrize("chapter", [1, 2, 3, 8])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_actions_go_clockwise_from_frodos_left(chapter: int, players: int) -> None:
    for scene in deals(chapter, players, range(1, 16)):
        scene.after_setup(Random(scene.board.dice.seed).choice)
        frodo = scene.board.seat_of("frodo")
        order = [scene.board.cast[chair] for chair in scene.board.clockwise(frodo + 1)]
        assert order[-1] == "frodo"
        acting = [who for who in order if scene.plan.characters[who].setup]
        assert initiators(scene.told()) == acting
        assert [scene.board.cast[chair] for chair in acting_order(scene.board)] == order


@rule("F-049")
def test_the_earlier_action_is_finished_before_the_next_begins() -> None:
    scene = Scene(1, characters=["bilbo", "frodo", "pippin", "gandalf"], stage="setup", lost="H3")
    assert scene.asked == "pippin" and scene.fact("lost") == "H3"  # Gandalf's turn comes later
    scene.take(lambda offered: offered[0])
    assert scene.asked == "frodo" and scene.fact("lost") == "H3"
    scene.take(lambda offered: offered[0])
    assert scene.asked == "gandalf" and scene.fact("lost") == ""


@rule("F-050")
def test_only_characters_with_a_set_up_action_do_something() -> None:
    """Bilbo has none: he is never asked; Frodo is asked only as a partner."""
    for players, cast in (
        (3, ["frodo", "bilbo", "pippin"]),
        (3, ["frodo", "bilbo", "gandalf"]),
        (4, ["frodo", "bilbo", "gandalf", "pippin"]),
    ):
        scene = Scene(1, players=players, characters=cast, stage="setup")
        asked: Counter[str] = Counter()
        dice = Random(5)
        while not scene.is_playing():
            asked[scene.asked] += 1
            scene.take(dice.choice)
        assert asked == Counter({who: 1 for who in cast if who in ("gandalf", "pippin")} | {"frodo": len(cast) - 2})
        assert not {"frodo", "bilbo"} & set(initiators(scene.told()))


@rule("F-048")
@pytest.mark.parametrize(
    ("hand", "character"),
    [
        pytest.param("H8 M8 F8 S8 H7 M7 F7 S7 H6", "bilbo", id="high cards can win three tricks"),
        pytest.param("H1 M1 F1 S1 H2 M2 F2 S2 H3", "pippin", id="low cards can stay out of tricks"),
    ],
)
def test_the_hint_for_the_choice_looks_at_the_hand(hand: str, character: str) -> None:
    """The question says what the star means, and the advice of the rules bot follows the cards."""
    scene = Scene(1, players=4, stage="characters", hands={0: "R1", 1: hand})
    assert scene.asked == "1"
    assert scene.offered()[FellowshipRulesBot().choose(scene.view(1))] == f"BeCharacter {character}"
    for language in LANGUAGES:
        assert Interface(language).has("ask-be-character") and Interface(language).has("hint-is")
