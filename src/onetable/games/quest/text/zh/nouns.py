"""Chinese names in running text: places, regions and items."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.names import CARD_KINDS, Named, enum_names
from onetable.games.quest.traits import Item, Minion, Region

NAMES = {**enum_names("zh"), Minion.GOTHMOG: "勾斯魔格"}  # in running text without where he comes from


def region(word: Region) -> str:
    """A region as a place on the map: “洛汗地区”."""
    return NAMES[word] if NAMES[word].endswith("地区") else f"{NAMES[word]}地区"


ITEM_MEASURES = {Item.BOAT: "条", Item.HORSE: "匹", Item.ELVEN_CLOAK: "件"}


def an_item(item: Item) -> str:
    """“1匹马”."""
    return f"1{ITEM_MEASURES[item]}{NAMES[item]}"


NOUNS: dict[object, QuestPhrase] = {tuple: "、", **NAMES, **{(Named, kind): "“{}”" for kind in CARD_KINDS}, (Named, "none"): "无牌"}
