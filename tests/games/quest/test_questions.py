"""Whatever step asks a player something, the question can be said in every language."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.quest import words
from onetable.games.quest.parts_of_speech import Effect
from onetable.games.quest.telling.questions import ASKED
from onetable.games.quest.vocabulary.choices import PickBranch
from onetable.games.registry import rulebook
from onetable.telling.spoken_view import SpokenView, texts_of
from onetable.telling.teller import teller_of
from onetable.text import Interface
from tests.games.quest.pictures.shown import board_of, offers
from tests.games.quest.scenes import RULEBOOK, Scene, scene

TELLER = teller_of("quest")


def kinds(kind: type[Effect]) -> Iterator[type[Effect]]:
    """All kinds of this word."""
    for each in kind.__subclasses__():
        yield each
        yield from kinds(each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_that_asks_has_a_question_or_a_phrase(language: str) -> None:
    for module in pkgutil.iter_modules(words.__path__):
        importlib.import_module(f"{words.__name__}.{module.name}")
    phrases = rulebook("quest").phrasebook(language).phrases
    asking = [kind for kind in kinds(Effect) if "chosen" in vars(kind) and kind.__module__.startswith(words.__name__)]
    assert [kind.__name__ for kind in asking if kind not in ASKED and kind not in phrases] == []


# ---- what a serious question is about


def asked(play: Scene) -> tuple[str, list[str]]:
    """The question, and what stands on the buttons."""
    assert play.game.decision is not None
    seat = play.game.decision.seat
    view = RULEBOOK.view(play.game, seat)
    news = [event.word for event in play.board.news or () if event.seen_by is None or seat in event.seen_by]
    sight = SpokenView(view, news, {}, ("", "", ""), RULEBOOK.phrasebook("en").at(view.table), Interface("en"), texts_of("quest"))
    return TELLER.question(sight), [TELLER.spoken(sight, choice) for choice in view.choices]


def hero(at: str, *hand: str, **more: Any) -> list[dict[str, Any]]:
    """Argalad with these cards."""
    return [{"hero": "argalad", "at": at, "hand": list(hand), **more}]


def test_a_foe_in_a_haven_is_named_with_its_numbers() -> None:
    serpent = {"black_serpent": {"place": "erebor", "damage": 2}}
    question, buttons = asked(scene(step="ambush", heroes=hero("erebor", "overdraw"), minions=serpent))
    assert "Black Serpent (strength 8, health 9, 9 cards)" in question and buttons == ["Fight", "Leave it alone"]


def test_who_is_defeated_hears_of_it_first() -> None:
    play = scene(card="damage.1", heroes=hero("bree", life=["overdraw"], others="rest"), minions={})
    assert asked(play)[0].startswith("You are defeated")


@pytest.mark.parametrize(
    ("at", "hand", "to", "wanted"),
    [
        ("bree", ("overdraw",), "fornost", "discard any card."),
        ("lake_esgaroth", ("overdraw",), "forest_road", "discard a card with woods."),
        ("lake_esgaroth", ("overdraw", "quick_shot", "quick_shot"), "forest_road", "discard a card with woods, or any 3 cards."),
        ("lake_esgaroth", ("aimed_shot", "aimed_shot", "aimed_shot"), "forest_road", "discard any 3 cards."),
    ],
)
def test_what_pays_for_a_path_is_said_as_far_as_the_hand_allows_it(at: str, hand: tuple[str, ...], to: str, wanted: str) -> None:
    play = scene(step="travel", heroes=hero(at, *hand), minions={}, hasty=False).choose(f"MoveTo {to}")
    assert asked(play)[0].endswith(wanted)


def test_a_card_tells_sauron_what_he_does_and_nothing_about_you() -> None:
    """Of every effect that asks Sauron: no region or location of a hero is his."""
    for kind in kinds(Effect):
        if "chosen" in vars(kind) and not kind.__struct_fields__ and kind.__module__.startswith(words.__name__):
            order = RULEBOOK.phrasebook("en").read(PickBranch(0, (kind(),), True))
            assert " you " not in f" {order} " and "your " not in order, order


def test_a_rest_that_brings_nothing_says_so_and_a_fight_that_cannot_be_is_not_promised() -> None:
    resting = board_of(scene(step="rest", heroes=hero("bree", others="life", corruption=["reckless"], favor=9), minions={}))
    assert offers(resting, "rest")[0]["will"][0] == "Nothing comes back to the life pool."
    quest = {"starting": "the_forest_must_provide_no_refuge"}
    orc = {"step": "travel", "minions": {}, "influence": {"south_eaves": 5}, "heroes": hero("south_eaves", "overdraw", **quest)}
    seen = board_of(scene(**orc))
    assert "cannot be fought" in offers(seen, "done")[0]["will"][0] and "cannot be fought" in seen["heroes"][0]["quests"][0]["why"]
    free = board_of(scene(**{**orc, "influence": {"barad_dur": 1}}))
    assert "you fight the Orc" in offers(free, "done")[0]["will"][0] and free["heroes"][0]["quests"][0]["why"] == ""
