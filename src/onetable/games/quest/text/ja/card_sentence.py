"""How a Japanese text calls the hero it is about."""

from __future__ import annotations

from dataclasses import dataclass

from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.text.book import QuestBook

SAURON, HEROES = "サウロン", "ヒーローたち"


@dataclass(frozen=True)
class CardSentence:
    """One text. A hero who is spoken to goes without saying; one who is spoken of is named."""

    book: QuestBook
    hero: str = ""

    @property
    def subject(self) -> str:
        """“ヒーローは”."""
        return f"{self.hero}は" if self.hero else ""

    @property
    def whose(self) -> str:
        """“ヒーローの”."""
        return f"{self.hero}の" if self.hero else ""

    @property
    def does(self) -> str:
        """Inside a condition: “ヒーローが”."""
        return f"{self.hero}が" if self.hero else ""

    @property
    def him(self) -> str:
        """Where he cannot be left out: “あなた”."""
        return self.hero or "あなた"

    @property
    def stay(self) -> str:
        """Before the location where the hero is."""
        return f"{self.hero}のいる" if self.hero else "現在いる"

    @property
    def here(self) -> str:
        """The location where the hero is."""
        return f"{self.stay}地域"

    @property
    def region(self) -> str:
        """The region where the hero is."""
        return f"{self.hero}のいる地方" if self.hero else "現在いる地方"

    @property
    def of_him(self) -> CardSentence:
        """The same text where somebody else acts: then a hero who is spoken to is named, too."""
        return CardSentence(self.book, self.him)

    def name(self, who: Who) -> str:
        """Who decides or acts; "" where he goes without saying."""
        return {Who.HERO: self.hero, Who.SAURON: SAURON, Who.HEROES: HEROES}[who]
