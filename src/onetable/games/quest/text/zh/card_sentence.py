"""How a Chinese text calls the hero it is about."""

from __future__ import annotations

from dataclasses import dataclass

from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.text.book import QuestBook

SAURON, HEROES, YOU = "索伦", "英雄方", "你"


@dataclass(frozen=True)
class CardSentence:
    """One text. A hero who is spoken to goes without saying at the head of a sentence; one who is spoken of is named."""

    book: QuestBook
    hero: str = ""
    is_named: bool = False  # just before, in the same sentence

    @property
    def him(self) -> str:
        """Where he must be named: “你”, “该英雄”."""
        return self.hero or YOU

    def name(self, who: Who) -> str:
        """Who decides or acts; "" where he goes without saying."""
        return {Who.HERO: self.hero, Who.SAURON: SAURON, Who.HEROES: HEROES}[who]

    def chooser(self, who: Who) -> str:
        """Who decides; always named, unless he has just been."""
        return self.name(who) or ("" if self.is_named else YOU)
