"""The journal of this person, turn by turn, the latest turn first."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.words import news
from onetable.terminal.sight import Sight

HEADINGS = (news.RoundBegins, news.HeroTurnBegins, news.CombatBegins, news.FinaleBegins)
ENDS = (
    news.CardsRevealed, news.RoundDamage, news.FoeDefeated, news.HeroDefeated, news.CombatDrawn, news.EventsDrawn, news.PerilMet,
    news.EncounterMet, news.PlotPlayed, news.ShadowPlayed, news.MissionsRevealed,
)  # fmt: skip


def page(sight: Sight, lines: int) -> list[tuple[str, bool]]:
    """Headings and sentences, the latest group first; at least so many of them are read, older ones only if they are wanted."""
    found: list[tuple[str, bool]] = []
    words: list[Word] = []
    for word in reversed(sight.journal):
        words.append(word)
        if isinstance(word, HEADINGS):
            found += told(sight, words)
            words = []
            if len(found) > lines:
                break
    return found + told(sight, words)


def told(sight: Sight, words: list[Word]) -> list[tuple[str, bool]]:
    """One group in the order it happened; the words come backwards."""
    return [(sight.read(word), isinstance(word, HEADINGS)) for word in reversed(words)]


def recent(sight: Sight, lines: int) -> list[str]:
    """What happened last in this combat, in the order it happened."""
    found: list[str] = []
    for word in reversed(sight.journal):
        if isinstance(word, news.CombatBegins) or len(found) == lines:
            break
        found.append(sight.read(word))
    return found[::-1]


# the cards that may ask something, with the kind and the field that name them
SPEAKING: dict[type[Word], tuple[str, str]] = {
    news.EncounterMet: ("encounter", "encounter"), news.PerilMet: ("peril", "peril"), news.EventsDrawn: ("event", "event"),
    news.EventTriggered: ("event", "event"), news.ShadowPlayed: ("shadow", "card"), news.PlotPlayed: ("plot", "plot"),
    news.QuestCompleted: ("quest", "quest"), news.QuestKept: ("encounter", "quest"), news.Consulted: ("character", "character"),
    news.CorruptionTaken: ("corruption", "card"), news.DrawsHeroQuest: ("quest", "quest"),
}  # fmt: skip


def speaking(sight: Sight) -> str:
    """The card that was last turned up in this turn, as “kind.id”."""
    for word in reversed(sight.journal):
        if type(word) in SPEAKING:
            kind, field = SPEAKING[type(word)]
            return f"{kind}.{getattr(word, field)}"
        if isinstance(word, (news.RoundBegins, news.HeroTurnBegins)):
            break
    return ""


def latest(sight: Sight) -> str:
    """What happened last."""
    return sight.read(sight.journal[-1]) if sight.journal else ""
