"""Middle-earth Quest in Japanese."""

from __future__ import annotations

import re

from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.ja.cards import CARDS
from onetable.games.quest.text.ja.choices import CHOICES
from onetable.games.quest.text.ja.combat import COMBAT
from onetable.games.quest.text.ja.news import NEWS
from onetable.games.quest.text.ja.places import PLACES
from onetable.games.quest.text.ja.reasons import REASONS
from onetable.games.quest.text.ja.sentences import EFFECTS
from onetable.games.quest.text.ja.values import VALUE_PHRASES
from onetable.games.quest.text.names import CARD_KINDS, Named, enum_names

NAMES: dict[object, QuestPhrase] = dict(enum_names("ja").items())
PHRASES: dict[object, QuestPhrase] = {
    **NAMES,
    **PLACES,
    **VALUE_PHRASES,
    **EFFECTS,
    **COMBAT,
    **CARDS,
    **CHOICES,
    **NEWS,
    **REASONS,
    Named: "{}",
    **{(Named, kind): "「{}」" for kind in CARD_KINDS},
    (Named, "none"): "カードなし",
    tuple: "、",
}
WIDE = r"\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef"


def tidy(text: str) -> str:
    """No spaces beside Japanese characters."""
    text = re.sub(r"\s+", " ", text).strip()
    return re.sub(rf"(?<=[{WIDE}]) | (?=[{WIDE}])", "", text)
