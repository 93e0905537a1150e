"""Middle-earth Quest in Dutch."""

from __future__ import annotations

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
