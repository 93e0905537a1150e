"""Middle-earth Quest in Japanese."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.ja.cards import CARDS
from onetable.games.quest.text.ja.choices import CHOICES
from onetable.games.quest.text.ja.combat import COMBAT
from onetable.games.quest.text.ja.news import NEWS
from onetable.games.quest.text.ja.nouns import NOUNS
from onetable.games.quest.text.ja.places import PLACES
from onetable.games.quest.text.ja.reasons import REASONS
from onetable.games.quest.text.ja.sentences import EFFECTS
from onetable.games.quest.text.ja.values import VALUE_PHRASES

PHRASES: dict[object, QuestPhrase] = {
    **NOUNS,
    **PLACES,
    **VALUE_PHRASES,
    **EFFECTS,
    **COMBAT,
    **CARDS,
    **CHOICES,
    **NEWS,
    **REASONS,
    tuple: "、",
}
