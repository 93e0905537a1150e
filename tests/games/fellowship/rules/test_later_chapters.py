"""Later chapters: the same set-up from another chapter card, new characters, chapter 2 and its threats (F-103 to F-110)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.words.choices import BeCharacter
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

COUNTS = pytest.mark.parametrize("players", [1, 2, 3, 4])


@rule("F-103")
@pytest.mark.parametrize("chapter", [chapter for chapter in CHAPTERS if chapter not in (14, 16, 18)])
@COUNTS
def test_every_chapter_is_set_up_like_the_first(chapter: int, players: int) -> None:
    """Deal, lost card, ring token, characters, set-up actions, first lead: always in this order."""
    scene = Scene.dealt(chapter, players).after_setup()
    scene.take(lambda offered: offered[0])
    order = [
        "RoundBegins",
        "CardLost NothingLost",
        "TakesRingToken",
        "BecomesCharacter",
        "Leads PlaysFaceDownCard LaysFirst Plays PlaysOutright",
    ]
    told = [word.split()[0] for word in scene.told()]
    stages = [next((place for place, kinds in enumerate(order) if kind in kinds.split()), None) for kind in told]
    found = [stage for stage in stages if stage is not None]
    assert found == sorted(found) and set(found) == set(range(len(order)))
    assert scene.told()[0] == f"RoundBegins {CHAPTERS[chapter].key} 1"


@rule("F-104")
def test_a_card_wins_over_the_rulebook() -> None:
    """The rulebook lets nobody lead a Ring first; the Servant of the Secret Fire may, because his card says so."""
    moria = {"done": ["the_doors_of_durin", "balins_tomb", "the_long_dark"], "finished": ["gandalf", "aragorn", "gimli"]}
    scene = Scene(
        14,
        setup=moria,
        event="the_bridge_of_khazad_dum",
        characters=["frodo", "gandalf_servant_of_the_secret_fire", "sam", "legolas"],
        hands={"frodo": "H8 R1", "gandalf_servant_of_the_secret_fire": "R5 M6 F4", "sam": "H5 M5", "legolas": "H4 M4"},
        threats={"sam": 5, "legolas": 1},
        won=[["frodo", "R2 R3 M1 M2"], ["legolas", "F1 F6 F7 F8"]],
        event_deck=[1, 2, 3, 4],
        leader="gandalf_servant_of_the_secret_fire",
    )
    assert not scene.board.broken and "Play R5" in scene.offered()


@rule("F-104")
def test_an_event_wins_over_the_character_card() -> None:
    """In chapter 12 Saruman gives Gandalf another goal, and the first lead that no rule gives him."""
    cast = ["shadowfax", "gandalf", "gwaihir", "radagast"]
    hands = {"shadowfax": "H1 H5", "gandalf": "M2 M6 M8", "gwaihir": "M4 M7", "radagast": "F1 F3"}
    scene = Scene(12, characters=cast, hands=hands, won=[["gandalf", "H3 M3 S4 S3"]])
    assert scene.asked == "gandalf" and scene.verdict("gandalf") == "behind"


@rule("F-105")
@pytest.mark.parametrize("chapter", list(CHAPTERS))
@COUNTS
def test_only_the_characters_of_the_chapter_card_are_offered(chapter: int, players: int) -> None:
    """Judgement: Moria's last event brings a character of its own."""
    listed = {*CHAPTERS[chapter].roster, *(["gandalf_servant_of_the_secret_fire"] if chapter == 14 else [])}
    offered: set[str] = set()
    for scene in deals(chapter, players, range(1, 13)):
        dice = Random(scene.board.dice.seed)
        while scene.game.decision is not None and not all(scene.board.cast):
            offered |= {word.character.key for word in scene.words(BeCharacter)}
            scene.take(dice.choice)
        offered |= set(scene.board.cast)
        assert set(scene.board.cast) <= listed
    assert offered <= listed
    if chapter in (2, 3, 4, 13) and players in (1, 4):
        assert offered == listed


@rule("F-105")
def test_characters_leave_and_return() -> None:
    """Gandalf is there in chapters 1 and 2, then not before chapter 10; Bilbo's first card is used once."""
    assert [number for number, card in CHAPTERS.items() if "gandalf" in card.roster] == [1, 2, 10, 12, 13, 14]
    assert [number for number, card in CHAPTERS.items() if "bilbo" in card.roster] == [1]
    assert [number for number, card in CHAPTERS.items() if "frodo" not in card.roster] == [7, 10, 12, 15]


@rule("F-106")
def test_the_characters_of_chapter_2() -> None:
    plan = Scene.dealt(2, 4).plan
    assert set(plan.roster) == {"frodo", "sam", "merry", "gandalf", "pippin"}
    assert plan.required == {"frodo", "sam", "merry"}


@rule("F-107")
@COUNTS
def test_chapter_2_uses_the_black_riders_1_to_4(players: int) -> None:
    scene = Scene.dealt(2, players)
    assert scene.plan.threat_ranks == (1, 2, 3, 4) and scene.board.threat_deck == 0b11110
    assert not Scene.dealt(1, players).board.threat_deck
    drawn: Counter[int] = Counter()
    for deal in deals(2, players, range(1, 61)):
        drawn[deal.after_setup().threat("sam")[0]] += 1
    assert set(drawn) == {1, 2, 3, 4} and max(drawn.values()) < 40


@rule("F-108")
def test_the_threat_deck_is_shuffled_face_down() -> None:
    """Which threat comes depends on chance alone, and nobody sees it coming: no view tells two decks apart."""
    drawn = set()
    for seed in range(1, 21):
        scene = Scene(2, characters=["frodo", "gandalf", "sam", "merry"], stage="setup", lost="M8", seed=seed)
        assert scene.asked == "gandalf" and not scene.threat("sam")
        assert all(view.table.dice.seed == 0 and view.table.threat_deck == 0b11110 for view in scene.views())
        drawn.add(scene.after_setup().threat("sam"))
    assert drawn == {(1,), (2,), (3,), (4,)}


@rule("F-108")
def test_nobody_can_tell_what_will_be_drawn() -> None:
    """Two tables that differ only in the fall of the dice look the same before the draw."""
    scene = Scene(2, characters=["frodo", "gandalf", "sam", "merry"], stage="setup", lost="M8")
    seen, drawn = set(), set()
    for seed in range(1, 21):
        twin = scene.twin()
        twin.board.dice.seed = seed
        seen.add(tuple(view.encode() for view in twin.views()))
        drawn.add(twin.after_setup().threat("sam"))
    assert len(seen) == 1 and len(drawn) == 4


@rule("F-109")
def test_sam_draws_and_aragorn_chooses() -> None:
    sam = Scene(13, characters=["frodo", "sam", "merry", "pippin"], stage="setup")
    assert sam.threat("sam") and not any(name.startswith("PickThreat") for name in sam.offered())
    aragorn = Scene(13, characters=["frodo", "aragorn", "merry", "pippin"], stage="setup")
    assert aragorn.asked == "aragorn" and aragorn.offered() == [f"PickThreat {rank}" for rank in range(1, 8)]
    aragorn.choose("PickThreat 6")
    assert aragorn.threat("aragorn") == (6,)


@rule("F-109")
def test_aragorn_chooses_among_what_is_left() -> None:
    scene = Scene(13, characters=["frodo", "sam", "aragorn", "merry"], stage="setup")
    scene.play_until(lambda now: now.asked == "aragorn")
    gone = scene.threat("sam")[0]
    assert scene.offered() == [f"PickThreat {rank}" for rank in range(1, 8) if rank != gone]
    assert scene.refused() == {f"PickThreat {gone}": "ThreatIsGone"}


@rule("F-110")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_drawn_threat_lies_face_up_beside_its_character(players: int) -> None:
    for scene in deals(3, players, range(1, 11)):
        scene.after_setup(Random(scene.board.dice.seed).choice)
        for view in scene.views():
            assert view.table.threats == scene.board.threats and view.table.threats[scene.seat("farmer_maggot")]
        assert f"DrawsThreat farmer_maggot {scene.threat('farmer_maggot')[0]}" in scene.told(-1)


@rule("F-110")
def test_two_cards_keep_a_threat_face_down() -> None:
    """Judgement: The Unseen hides Strider's threat from the others, and the Long Dark every threat."""
    ford = Scene(9, characters=["glorfindel", "strider", "merry", "bill_the_pony"], stage="setup", hands={"glorfindel": "R1"})
    ford.play_until(lambda now: bool(now.threat("strider")))
    dark = Scene(14, event="the_long_dark", characters=["frodo", "sam", "aragorn", "merry"], stage="setup")
    for scene, who in ((ford, "strider"), (dark, "sam")):
        chair = scene.seat(who)
        for view in scene.views():
            assert view.table.threats[chair] == (scene.threat(who) if view.seat == chair else ())
        assert f"DrawsThreat {who} {scene.threat(who)[0]}" not in scene.told(-1)
