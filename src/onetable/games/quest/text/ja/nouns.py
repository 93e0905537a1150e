"""Japanese names, and how those of cards are set off in running text."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.names import CARD_KINDS, Named, enum_names

NOUNS: dict[object, QuestPhrase] = {
    tuple: "、",
    **enum_names("ja"),
    Named: "{}",
    **{(Named, kind): "「{}」" for kind in CARD_KINDS},
    (Named, "none"): "カードなし",
}
