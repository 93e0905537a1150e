"""Middle-earth Quest in English."""

from __future__ import annotations

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
