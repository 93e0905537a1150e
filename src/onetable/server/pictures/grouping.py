"""The headings of the journal, found word by word as it grows."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.fellowship.telling.journal import AFTER, ENDS, TURNED_UP, UNSEEN
from onetable.games.fellowship.words import news as fellowship
from onetable.games.quest.vocabulary import story_news as quest
from onetable.games.tcg.words import news as tcg

Group = tuple[str, int]


class Grouping:
    """Under which heading the next word of a journal stands: a key of the interface and its number."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.group: Group | None = None
        self._trick_is_over = False

    def feed(self, word: Word) -> Group | None:
        """The heading of this word."""
        if self.game == "fellowship":
            self._follow_tricks(word)
        elif isinstance(word, tcg.TurnBegan):
            self.group = ("telling-turn", self._number + 1)
        elif isinstance(word, quest.RoundBegins):
            self.group = ("telling-round", word.number)
        return self.group

    @property
    def _number(self) -> int:
        return self.group[1] if self.group is not None else 0

    def _follow_tricks(self, word: Word) -> None:
        in_setup = self.group is None or self.group[0] == "journal-setup"
        if isinstance(word, fellowship.RoundBegins):
            self.group, self._trick_is_over = ("journal-setup", word.number), False
        elif (self._trick_is_over and not isinstance(word, AFTER)) or (
            in_setup and isinstance(word, (fellowship.Leads, *TURNED_UP, *UNSEEN))
        ):
            self.group, self._trick_is_over = ("journal-trick", 1 if in_setup else self._number + 1), False
        self._trick_is_over = self._trick_is_over or isinstance(word, ENDS)
