"""The drawn examples: each is a position that can be laid out, what its caption says holds there, and it is drawn as its table is."""

from __future__ import annotations

import re

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.core.scenario.running import is_choice, run_scenario
from onetable.games.registry import rulebook
from onetable.server.pictures.examples import drawn_example
from onetable.telling.guide.examples import laid_out, read_aloud, written
from onetable.telling.guide.sections import Example, guide_of
from onetable.text import Interface
from tests.rules import games

LEAST = 10  # of each game
EXAMPLES = {
    f"{game}-{section.id}": (game, section.id, section.example)
    for game in games()
    for section in guide_of(game).sections.values()
    if section.example is not None
}
every_example = pytest.mark.parametrize(("game", "section", "example"), EXAMPLES.values(), ids=EXAMPLES)


def test_every_game_has_its_share() -> None:
    for game in games():
        assert len([name for name, _, _ in EXAMPLES.values() if name == game]) >= LEAST


@every_example
def test_what_the_caption_says_holds(game: str, section: str, example: Example) -> None:
    book, shown = rulebook(game), laid_out(game, example)
    assert any([not is_choice(book, shown.match.game, line) for line in example.holds]), "nothing is expected"
    run_scenario(book, {**written(game, example), "play": example.holds})


@every_example
def test_the_numbers_of_the_caption_stand_in_every_language(game: str, section: str, example: Example) -> None:
    assert set(example.caption) == set(LANGUAGES) and len(set(example.caption.values())) == len(LANGUAGES)
    digits = {language: set(re.findall(r"\d+", text)) for language, text in example.caption.items()}
    assert all([digits["en"] <= found for found in digits.values()]), digits


@every_example
def test_it_is_drawn_and_read_aloud(game: str, section: str, example: Example) -> None:
    drawn, shown = drawn_example(game, section, "nl"), laid_out(game, example)
    assert drawn is not None and drawn.caption == example.caption["nl"] and len(drawn.names) == shown.match.players
    assert f'"seat":{shown.seat},'.encode() in bytes(drawn.view) and b'"board":null' not in bytes(drawn.view)
    assert len(read_aloud(game, example, Interface("en"))) > 1
