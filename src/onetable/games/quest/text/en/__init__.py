"""Middle-earth Quest in English."""

from __future__ import annotations

import re

from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.en.cards import CARDS
from onetable.games.quest.text.en.choices import ASKED
from onetable.games.quest.text.en.combat import FIGHTS
from onetable.games.quest.text.en.news import NEWS
from onetable.games.quest.text.en.nouns import NOUNS
from onetable.games.quest.text.en.places import PLACES
from onetable.games.quest.text.en.reasons import REASONS
from onetable.games.quest.text.en.sentences import EFFECTS
from onetable.games.quest.text.en.values import VALUES

PHRASES: dict[object, QuestPhrase] = {
    **NOUNS,
    **VALUES,
    **PLACES,
    **EFFECTS,
    **FIGHTS,
    **CARDS,
    **ASKED,
    **NEWS,
    **REASONS,
    tuple: ", ",
}


def tidy(text: str) -> str:
    """No stray spaces, round apostrophes, a capital at the beginning of every sentence."""
    text = re.sub(r"\s+", " ", text).strip().replace("'", "’")
    return re.sub(r"(^|[.!?]”? )([a-z])", lambda found: found[1] + found[2].upper(), text)
