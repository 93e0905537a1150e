"""Everything that can be chosen for a new table has a name in every language of the browser."""

from __future__ import annotations

import pytest

from onetable.bots.registry import offered_bots
from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import RULEBOOKS
from onetable.server.http.forms import games_in
from onetable.telling.bots import bot_at_length, offered_bot, seated_bot, tag
from onetable.text import Interface

GAMES = ("fellowship", "tcg", "quest", "drafts")


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_setups_have_names(language: str) -> None:
    has = Interface(language).has
    books = {game: RULEBOOKS[game] for game in GAMES}
    missing = [f"{game}-option-{option.name}" for game, book in books.items() for option in book.options()]
    missing += [
        f"{game}-value-{value}"
        for game, book in books.items()
        for option in book.options()
        for value in option.values
        if isinstance(value, str)
    ]
    missing += [f"{game}-form-{field.name}" for game, book in books.items() for field in book.form().fields]
    seated = [(game, field) for game, book in books.items() for field in book.form().fields if field.per_seat]
    missing += [f"{game}-form-{field.name}-{value}" for game, field in seated for value in field.values]
    bots = {tag(bot) for game in GAMES for bot in offered_bots(game)}
    missing += [key for bot in bots for key in (f"lobby-bot-{bot}", f"lobby-bot-{bot}-how", f"web-bot-{bot}")]
    missing += [f"{game}-{part}" for game in GAMES for part in ("name", "about", "facts")]
    missing += [f"{game}-side-{side}" for game, book in books.items() for side in book.sides[:1]]
    assert [key for key in missing if not has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_told_everything_in_its_language(language: str) -> None:
    for info in games_in(language):
        assert info.name and info.play and info.usual_players in info.players
        for field in info.form:
            assert field.label and ("{seat}" in field.label) == field.per_seat
            assert all([value.label for value in field.values])
        for option in info.options:
            assert option.label and all([value.label for value in option.values]) and option.default == option.values[0].value


def test_a_chapter_is_called_by_its_title() -> None:
    chapters = next(info for info in games_in("en") if info.id == "fellowship").form[0]
    assert chapters.label == "Chapter" and chapters.values[1].label == "2 · A Little Delay in the Shire"


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_of_a_bot_are_told_apart_wherever_they_are_named(language: str) -> None:
    levels, interface = [name for name in offered_bots("fellowship") if name.startswith("partner")], Interface(language)
    assert len(levels) == 3
    for called in (offered_bot, bot_at_length, seated_bot):
        said = {called(name, interface) for name in levels}
        assert len(said) == 3 and not [text for text in said if ":" in text or "partner" in text]


def test_a_bot_that_nobody_has_described_goes_by_its_name() -> None:
    interface = Interface("en")
    assert seated_bot("rollout:50ms", interface) == "bot rollout:50ms" and offered_bot("guest", interface) == "guest"
    assert bot_at_length("guest", interface) == ""
