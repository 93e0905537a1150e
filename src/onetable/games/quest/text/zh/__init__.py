"""Middle-earth Quest in Chinese."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.names import CARD_KINDS, Named
from onetable.games.quest.text.zh.cards import CARDS
from onetable.games.quest.text.zh.choices import ASKED
from onetable.games.quest.text.zh.combat import FIGHTS
from onetable.games.quest.text.zh.news import NEWS
from onetable.games.quest.text.zh.nouns import NAMES
from onetable.games.quest.text.zh.places import PLACES
from onetable.games.quest.text.zh.reasons import REASONS
from onetable.games.quest.text.zh.sentences import EFFECTS
from onetable.games.quest.text.zh.values import VALUES

PHRASES: dict[object, QuestPhrase] = {
    **NAMES,
    **PLACES,
    **VALUES,
    **EFFECTS,
    **FIGHTS,
    **CARDS,
    **ASKED,
    **NEWS,
    **REASONS,
    **{(Named, kind): "“{}”" for kind in CARD_KINDS},
    (Named, "none"): "无牌",
    tuple: "、",
}
