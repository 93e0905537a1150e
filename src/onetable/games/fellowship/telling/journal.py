"""The journal of this person, trick by trick, the latest first."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.fellowship.words import news
from onetable.telling.sight import Sight

ENDS = (news.WinsTrick, news.WillowTakesTrick)
AFTER = (
    news.GoalDone, news.GoalBroken, news.GoalSaved, news.DrawsCards, news.PlaceTurnedUp, news.BalrogWins, news.ShowsThreat,
    news.RoundWon, news.RoundLost, news.ChapterWon,
)  # fmt: skip


def groups(sight: Sight) -> list[tuple[str, list[Word]]]:
    """What happened, divided into set-up and tricks, in the order it happened."""
    found: list[tuple[str, list[Word]]] = []
    trick, trick_is_over = 0, False
    for word in sight.journal:
        if isinstance(word, news.RoundBegins):
            trick, trick_is_over = 0, False
            found.append((sight.say("journal-setup", round=word.number), []))
        elif (trick_is_over and not isinstance(word, AFTER)) or (trick == 0 and isinstance(word, (news.Leads, *TURNED_UP, *UNSEEN))):
            trick, trick_is_over = trick + 1, False
            found.append((sight.say("journal-trick", number=trick), []))
        if not found:
            found.append((sight.say("journal"), []))
        found[-1][1].append(word)
        trick_is_over = trick_is_over or isinstance(word, ENDS)
    return found


TURNED_UP = (news.ForestShows, news.BalrogShows)
UNSEEN = (news.PlaysFaceDownCard, news.PlaysOutright, news.NamesLeader)


def page(sight: Sight) -> list[tuple[str, bool]]:
    """Headings and sentences, the latest group first."""
    found: list[tuple[str, bool]] = []
    for title, words in reversed(groups(sight)):
        found.append((title, True))
        found += [(sight.read(word), False) for word in words]
    return found


def broken_goals(sight: Sight) -> list[str]:
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
                who = sight.phrases.tidy(sight.phrases.say(word.who, "short"))
                found.append(sight.say("over-broken", who=who, number=number))
    return found
