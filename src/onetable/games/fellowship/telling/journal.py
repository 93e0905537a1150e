"""The journal of this person, trick by trick, the newest last."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from onetable.core.word import Word
from onetable.games.fellowship.telling.people import called
from onetable.games.fellowship.words import news
from onetable.telling.headings import Heading, Headings
from onetable.telling.spoken_view import SpokenView

ENDS = (news.WinsTrick, news.WillowTakesTrick)
AFTER = (
    news.GoalDone, news.GoalBroken, news.GoalSaved, news.DrawsCards, news.PlaceTurnedUp, news.BalrogWins, news.ShowsThreat,
    news.RoundWon, news.RoundLost, news.ChapterWon,
)  # fmt: skip
TURNED_UP = (news.ForestShows, news.BalrogShows)
BOOKKEEPING = (news.ThreatRejected, news.DrawsCards, news.PlaceTurnedUp, news.LeftInBarrow, news.NothingLost)
MATTERS = (
    *ENDS, news.GoalDone, news.GoalBroken, news.GoalSaved, news.BalrogWins, news.RoundWon, news.RoundLost, news.ChapterWon,
    news.PlaysOutright, news.RingsBroken,
)  # fmt: skip
UNSEEN = (news.PlaysFaceDownCard, news.PlaysOutright, news.NamesLeader)


class TrickHeadings(Headings):
    """The set-up of each round, then its tricks."""

    def __init__(self) -> None:
        super().__init__()
        self._trick_is_over = False

    def feed(self, word: Word) -> Heading | None:
        found = super().feed(word)
        self._trick_is_over = self._trick_is_over or isinstance(word, ENDS)
        return found

    def begins(self, word: Word) -> Heading | None:
        in_setup = self.now is None or self.now[0] == "journal-setup"
        if isinstance(word, news.RoundBegins):
            self._trick_is_over = False
            return "journal-setup", word.number
        if (self._trick_is_over and not isinstance(word, AFTER)) or (in_setup and isinstance(word, (news.Leads, *TURNED_UP, *UNSEEN))):
            self._trick_is_over = False
            return "journal-trick", 1 if in_setup else self.number + 1
        return None


def groups(sight: SpokenView) -> list[tuple[str, list[Word]]]:
    """What happened, divided into set-up and tricks, in the order it happened."""
    found: list[tuple[str, list[Word]]] = []
    headings = TrickHeadings()
    before: Heading | None = None
    for word in sight.journal:
        now = headings.feed(word)
        if now != before or not found or isinstance(word, news.RoundBegins):
            found.append((heading(sight, now), []))
            before = now
        found[-1][1].append(word)
    return found


def heading(sight: SpokenView, now: Heading | None) -> str:
    """A heading in words; before the first one it is that of the journal."""
    if now is None:
        return sight.say("journal")
    key, number = now
    return sight.say(key, round=number) if key == "journal-setup" else sight.say(key, number=number)


def told(sight: SpokenView, words: Sequence[Word]) -> list[str]:
    """What happened, a sentence each; threats that one character draws again and again are told in one."""
    found: list[str] = []
    for who, group in groupby(words, key=lambda word: word.who if isinstance(word, news.ThreatRejected) else None):
        several = list(group)
        if who is None or len(several) == 1:
            found += [sight.read(word) for word in several]
        else:
            ranks = sight.say("line-comma").join([str(word.rank) for word in several if isinstance(word, news.ThreatRejected)])
            found.append(sight.say("journal-redraws", who=called(sight.phrases, who), ranks=ranks))
    return found


def page(sight: SpokenView) -> list[tuple[str, bool]]:
    """Headings and sentences, the newest last."""
    found: list[tuple[str, bool]] = []
    for title, words in groups(sight):
        found.append((title, True))
        found += [(line, False) for line in told(sight, words)]
    return found


def broken_goals(sight: SpokenView) -> list[str]:
    """Which goals broke in this round, and in which trick."""
    found: list[str] = []
    number = 0
    for _, words in groups(sight):
        for word in words:
            if isinstance(word, news.RoundBegins):
                number, found = 0, []
            elif isinstance(word, ENDS):
                number += 1
            elif isinstance(word, news.GoalBroken):
                who = sight.phrases.read(word.who, form="short")
                found.append(sight.say("over-broken", who=who, number=number))
    return found
