"""Chinese names in running text: places, regions and items."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.names import CARD_KINDS, Named, enum_names
from onetable.games.quest.traits import Deck, Item, Minion, Monster, Region

NAMES = {**enum_names("zh"), Minion.GOTHMOG: "勾斯魔格"}  # in running text without where he comes from
ITEM_MEASURES = {Item.BOAT: "条", Item.HORSE: "匹", Item.ELVEN_CLOAK: "件"}
STAGES = {1: "第一时期", 2: "第二时期", 3: "第三时期"}
NOUNS: dict[object, QuestPhrase] = {
    (tuple, "between"): "、",
    **NAMES,
    **{(region, "region"): NAMES[region] if NAMES[region].endswith("地区") else f"{NAMES[region]}地区" for region in Region},
    **{(item, "a"): f"1{measure}{NAMES[item]}" for item, measure in ITEM_MEASURES.items()},
    (Monster.BLANK, "face"): "空白",
    **{(deck, "encounter"): "避难所遭遇" if deck is Deck.HAVEN else f"{NAMES[deck]}遭遇" for deck in Deck},
    **{(deck, "deck"): "避难所牌组" if deck is Deck.HAVEN else f"{NAMES[deck]}遭遇牌组" for deck in Deck},
    (int, "size"): lambda number, _: str(abs(number)),
    (int, "stage"): lambda number, _: STAGES[number],
    **{(Named, kind): "“{}”" for kind in CARD_KINDS},
    **dict.fromkeys([(Named, "none"), (Named, "nothing")], "无牌"),
}
