"""Japanese names, and how those of cards are set off in running text."""

from __future__ import annotations

from onetable.games.quest.table import FINALE
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.names import CARD_KINDS, Named, enum_names
from onetable.games.quest.traits import Deck, Minion, Region

NAMES = {**enum_names("ja"), Minion.GOTHMOG: "ゴスモグ"}  # in running text without where he comes from
SPACES = {0: "スタート", FINALE: "フィナーレ"}
SPACES_IN_STAGE = 6
NOUNS: dict[object, QuestPhrase] = {
    (tuple, "between"): "、",
    **NAMES,
    **{(region, "region"): f"{NAMES[region]}地方" for region in Region},
    **{(deck, "deck"): f"{NAMES[deck]}{'デッキ' if deck is Deck.HAVEN else 'の遭遇デッキ'}" for deck in Deck},
    (int, "size"): lambda number, _: str(abs(number)),
    (int, "each"): lambda *_: "",
    (int, "many"): lambda number, _: str(number),
    (int, "stage"): lambda number, _: "I" * number,
    (int, "stage of space"): lambda number, _: "I" * ((number - 1) // SPACES_IN_STAGE + 1),
    (int, "space"): lambda number, _: SPACES.get(number, f"{number}番目"),
    **{(Named, kind): "「{}」" for kind in CARD_KINDS},
    (Named, "none"): "カードなし",
    (Named, "nothing"): "",
}
