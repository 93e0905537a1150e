"""What may be said: only what everybody can see, and nothing that could be heard as a wish while characters are chosen."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.dice import Dice
from onetable.core.phrasebook import LANGUAGES
from onetable.games.fellowship.telling.sayings import REMINDERS
from onetable.games.registry import rulebook
from onetable.server.pictures import said_text
from onetable.telling.phrases import AFTER_A_CARD, ALWAYS, NOT_WHILE_CHOOSING, allowed, may_say
from onetable.text import Interface
from tests.contract.leaks import worlds
from tests.contract.positions import SETUPS
from tests.games.fellowship.scenes import Scene
from tests.rules import rule
from tests.server.pictures.tables import moments

HARMLESS = {"say-hello", "say-thanks", "say-one-moment", "say-good-luck"}
COURTESIES = (*ALWAYS, *NOT_WHILE_CHOOSING, *AFTER_A_CARD)


def keys(view: Any, game: str = "fellowship") -> set[str]:
    """The phrases that may be said at this moment."""
    return {key for key, _ in allowed(game, view)}


@rule("F-087")
def test_while_characters_are_chosen_nobody_can_voice_a_wish() -> None:
    for chapter in (1, 2, 9, 14):
        scene = Scene.dealt(chapter, 4, 3)
        while not all(scene.board.cast):
            assert all([keys(view) == HARMLESS for view in scene.views()])
            scene.take(lambda names: names[0])
        assert keys(scene.view(0)) > HARMLESS


@rule("F-085", "F-086", "F-089")
@pytest.mark.parametrize(("setup", "players"), SETUPS["fellowship"][::4], ids=str)
def test_what_may_be_said_rests_on_what_all_can_see(setup: dict[str, Any], players: int) -> None:
    """All seats may say the same as a spectator could, whatever they hold."""
    book, dice = rulebook("fellowship"), Dice(2)
    for number, match in enumerate(moments("fellowship", setup, players, seed=6)):
        public = allowed("fellowship", match.view(-1))
        if number % 6 == 0 and match.game.decision is not None:
            for world in worlds(book, match.game, -1, dice, 1):
                assert allowed("fellowship", book.view(world, -1)) == public


@rule("F-088")
def test_goals_and_progress_may_be_talked_about() -> None:
    hands = {"frodo": "H5 M5 R5", "gandalf": "H1 M1 R1", "bilbo": "H2 M2 R2", "pippin": "H3 M3 R3"}
    scene = Scene(1, characters=list(hands), hands=hands, leader="frodo", won=[("gandalf", "H6 H7 H8 M8")], lost="S8")
    found = dict(allowed("fellowship", scene.view(3)))
    assert found["say-your-goal"] == (0, 1, 2, 3) and found["say-goal-done"] == (1,)
    assert found["say-look-lost-card"] is None and "say-rings-closed" in found
    assert may_say("fellowship", scene.view(3), "say-goal-done", 1) and not may_say("fellowship", scene.view(3), "say-goal-done", 0)
    assert not may_say("fellowship", scene.view(3), "say-goal-done", None) and not may_say("fellowship", scene.view(3), "say-hello", 1)
    assert not may_say("fellowship", scene.view(3), "say-anything", None)


@rule("Q-065", "Q-067")
def test_in_the_other_games_everybody_may_always_talk() -> None:
    for game in ("tcg", "quest"):
        setup, players = SETUPS[game][0]
        for match in moments(game, setup, players, seed=2, most=30):
            assert all([keys(match.view(seat), game) >= set(COURTESIES) for seat in range(players)])
    assert keys(None) >= HARMLESS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_its_words(language: str) -> None:
    *_, match = moments("fellowship", {"chapter": 1}, 4, seed=1, most=8)
    about = dict.fromkeys(COURTESIES) | {each.key: 0 if each.about is not None else None for each in REMINDERS}
    for key, chair in about.items():
        assert Interface(language).has(key)
        text = said_text("fellowship", match, language, key, chair)
        assert text.strip()
