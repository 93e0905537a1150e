"""The guest in the house: lobby, terminal, pictures and bots have it like any other game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from lanterns.face import FACE
from lanterns.invariants import every_table
from onetable.bots.registry import bot, bot_names
from onetable.bots.rollout import RolloutBot
from onetable.bots.selfplay import Order, play_all
from onetable.core.dice import Dice
from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import RULEBOOKS, faces, rulebook
from onetable.server.http.forms import game_info
from onetable.server.wire import GameInfo
from onetable.telling.reading import printed_cards, rules_page
from onetable.telling.titles import detail_of, name_of, title_of_table
from onetable.text import Interface
from tests.contract.leaks import worlds
from tests.server.pictures.tables import NAMES, drawn, moments

BOOK = rulebook("lanterns")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def keys(language: str) -> list[str]:
    """The keys of its strings in one language."""
    return [entry.id.name for entry in FluentParser().parse(FACE.strings(language)).body if isinstance(entry, Message)]


def labels(info: GameInfo) -> list[str]:
    """All that the lobby says of a game."""
    chosen = [(each.label, each.values) for each in info.form] + [(each.label, each.values) for each in info.options]
    values = [value.label for _, values in chosen for value in values]
    return [info.name, info.about, info.facts, info.play, *[label for label, _ in chosen], *values]


def test_it_stands_behind_those_that_are_at_home() -> None:
    assert list(faces()) == list(RULEBOOKS) == ["fellowship", "tcg", "quest", "drafts", "lanterns"] and faces()["lanterns"] == FACE


@every_language
def test_its_strings_are_all_there(language: str) -> None:
    found = keys(language)
    assert found == keys("en") and len(set(found)) == len(found)
    assert all([key.startswith(("lanterns-", "rules-lanterns-")) or key == "game-lanterns" for key in found])


def test_the_lobby_says_everything_in_every_language() -> None:
    said = {language: labels(game_info("lanterns", language)) for language in LANGUAGES}
    for language, texts in said.items():
        assert all(texts) and len(set(texts)) == len(texts), language
        assert not set(texts) & {"length", "short", "long", "twins", "go_out", "share"}
    assert not any([set(said["en"]) & set(said[language]) for language in LANGUAGES[1:]])
    assert [field.name for field in game_info("lanterns", "en").form] == ["length"]


@every_language
def test_there_is_everything_to_read(language: str) -> None:
    interface = Interface(language)
    cards = printed_cards(BOOK, BOOK.phrasebook(language), interface)
    assert len({card.name for card in cards}) == len(cards) == 16 and all([card.text for card in cards])
    assert len(rules_page(interface, "lanterns")) == 4
    assert title_of_table("lanterns", {"length": "long"}, language) != title_of_table("lanterns", {}, language)
    assert name_of("lanterns", language)


@every_language
def test_every_moment_is_told(language: str) -> None:
    for match in moments("lanterns", {"length": "short"}, 3, seed=5):
        assert detail_of("lanterns", match.view(-1), language)
        for view in drawn(match, language):
            assert view["question"] and [page["title"] for page in view["pages"]] and view["board"]["night"] == match.game.table.night
            assert len({choice["text"] for choice in view["choices"]}) == len(view["choices"])
            assert all([refusal["why"] for refusal in view["refused"]])
    over = drawn(match, language)[0]["over"]
    assert over["title"] and over["title"] not in over["lines"] and sum(over["scores"]) == 1
    assert [following["setup"] for following in over["next"]] == [{"length": "short"}]


def test_choices_are_data() -> None:
    kinds = {}
    for seed in range(20):
        for match in moments("lanterns", {}, 3, seed):
            for choice in [choice for view in drawn(match) for choice in view["choices"]]:
                kinds[choice["is"]] = {name for name in ("card", "target") if choice.get(name) is not None} | set(choice["word"])
    assert kinds == {
        "Hang": {"is", "card", "lantern"},
        "LookUnder": {"is", "target", "whose"},
        "LookAway": {"is"},
        "Smother": {"is", "target", "whose"},
    }


def test_people_are_called_by_their_names() -> None:
    *_, match = moments("lanterns", {}, 2, seed=2, most=5)
    mine = drawn(match)[1]
    text = "\n".join([line for page in mine["pages"] for line in page["lines"]])
    assert f"({NAMES[1]})" in text and "(you)" in text and NAMES[0] not in text


@pytest.mark.parametrize(("setup", "players"), every_table(), ids=str)
def test_a_bot_cannot_be_told_what_it_has_not_seen(setup: dict[str, Any], players: int) -> None:
    dice, rules = Dice(3), bot("lanterns", "rules")
    for match in moments("lanterns", setup, players, seed=6):
        if match.game.decision is not None:
            seat = match.game.decision.seat
            chosen = rules.choose(match.view(seat))
            for world in worlds(BOOK, match.game, seat, dice, 2):
                assert rules.choose(BOOK.view(world, seat)) == chosen


@pytest.mark.parametrize(("name", "least"), [("rules", 0.55), ("rollout:12n", 0.55)])
def test_bots_that_think_win_more_often_than_chance(name: str, least: float) -> None:
    games = 150
    orders = [Order("lanterns", {"length": "long"}, 2, games, 1, pair, check=True) for pair in ((name, "random"), ("random", name))]
    tallies = [tally for _, tally in play_all(orders)]
    assert sum([tally.exceptions for tally in tallies]) == 0
    assert sum([tally.scores[name] for tally in tallies]) > least * 2 * games


def test_it_has_the_bots_that_any_game_has() -> None:
    assert bot_names("lanterns") == ("random", "rules", "rollout")
    assert isinstance(bot("lanterns", "rollout:5ms"), RolloutBot)


# ---- a game that names its rulebook and nothing else


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> str:
    """The same game, without anything that it brings for the house."""
    monkeypatch.setitem(faces(), "bare", msgspec.structs.replace(FACE, id="bare", teller=None, bots={}, proof=None))
    return "bare"


def test_a_game_that_brings_only_its_rules_is_called_by_its_id(bare: str) -> None:
    assert name_of(bare, "nl") == title_of_table(bare, {}, "nl") == "bare"
    info = game_info(bare, "en")
    assert info.name == "bare" and info.form[0].label == "length" and [value.label for value in info.form[0].values] == ["short", "long"]
    assert "rules" in info.bots


def test_a_game_without_rules_of_thumb_has_a_bot_that_thinks_a_moment(bare: str) -> None:
    rules = bot(bare, "rules")
    assert isinstance(rules, RolloutBot) and rules.seconds < 0.1
    game = BOOK.begin({}, 2, 1)
    assert game.decision is not None
    assert 0 <= rules.choose(BOOK.view(game, game.decision.seat)) < len(game.decision.choices)
