"""Everything that can be chosen for a new table has a name in every language of the browser."""

from __future__ import annotations

import pytest

from onetable.bots.registry import NAMES as BOTS
from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import RULEBOOKS
from onetable.text import Interface


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_setups_have_names(language: str) -> None:
    has = Interface(language).has
    missing = [f"lobby-option-{option.name}" for book in RULEBOOKS.values() for option in book.options()]
    missing += [
        f"lobby-value-{value}"
        for book in RULEBOOKS.values()
        for option in book.options()
        for value in option.values
        if isinstance(value, str)
    ]
    missing += [f"lobby-deck-{deck}" for deck in RULEBOOKS["tcg"].setups()["decks"]]
    missing += [f"lobby-hero-{hero}" for hero in RULEBOOKS["quest"].setups()["heroes"]]
    missing += [f"lobby-bot-{bot}" for bot in BOTS] + [f"lobby-bot-{bot}-how" for bot in BOTS]
    missing += [f"lobby-{part}-{game}" for game in RULEBOOKS for part in ("name", "about", "facts")]
    missing += [f"lobby-side-{side}" for book in RULEBOOKS.values() for side in book.sides[:1]]
    assert [key for key in missing if not has(key)] == []
