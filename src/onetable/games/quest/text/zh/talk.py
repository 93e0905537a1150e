"""How a Chinese text calls the hero it is about, and one thing that somebody does."""

from __future__ import annotations

from dataclasses import dataclass

from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.text.book import QuestBook
from onetable.games.quest.text.names import enum_names
from onetable.games.quest.traits import Item, Minion, Region

NAMES = {**enum_names("zh"), Minion.GOTHMOG: "勾斯魔格"}  # in running text without where he comes from
SAURON, HEROES, YOU = "索伦", "英雄方", "你"


@dataclass(frozen=True)
class Talk:
    """One text. A hero who is spoken to goes without saying at the head of a sentence; one who is spoken of is named."""

    book: QuestBook
    hero: str = ""

    @property
    def him(self) -> str:
        """Where he must be named: “你”, “该英雄”."""
        return self.hero or YOU

    def name(self, who: Who) -> str:
        """Who decides or acts; "" where he goes without saying."""
        return {Who.HERO: self.hero, Who.SAURON: SAURON, Who.HEROES: HEROES}[who]

    def chooser(self, who: Who) -> str:
        """Who decides, always named."""
        return self.name(who) or YOU


@dataclass(frozen=True)
class Clause:
    """What somebody does, without its subject. What must be said besides comes after, in whole sentences."""

    who: Who | None  # None: nobody in particular
    does: str
    after: str = ""
    whole: bool = False  # it has a subject of its own
    named: bool = False  # whoever does it is named, even “你”
    pays: bool = False  # it is the price of what comes next


def region(word: Region) -> str:
    """A region as a place on the map: “洛汗地区”."""
    return f"{NAMES[word].removesuffix('地区')}地区"


ITEM_MEASURES = {Item.BOAT: "条", Item.HORSE: "匹", Item.ELVEN_CLOAK: "件"}


def an_item(item: Item) -> str:
    """“1匹马”."""
    return f"1{ITEM_MEASURES[item]}{NAMES[item]}"


def listed(parts: list[str], last: str = "和") -> str:
    """“A、B和C”."""
    return last.join(["、".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)
