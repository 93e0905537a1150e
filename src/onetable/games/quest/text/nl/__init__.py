"""Middle-earth Quest in Dutch."""

from __future__ import annotations

import re

from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.nl.cards import CARDS
from onetable.games.quest.text.nl.choices import ASKED
from onetable.games.quest.text.nl.combat import FIGHTS
from onetable.games.quest.text.nl.news import NEWS
from onetable.games.quest.text.nl.nouns import NOUNS
from onetable.games.quest.text.nl.places import PLACES
from onetable.games.quest.text.nl.reasons import REASONS
from onetable.games.quest.text.nl.sentences import EFFECTS
from onetable.games.quest.text.nl.values import VALUES

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
    text = re.sub(r"(^|[.!?] )één ", r"\1Eén ", text)  # a capital has no accent
    return re.sub(r"(^|[.!?] )(\w)", lambda found: found[1] + found[2].upper(), text)
