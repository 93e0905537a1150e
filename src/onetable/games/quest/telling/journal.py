"""The journal of this person, turn by turn, the latest turn first."""

from __future__ import annotations

from msgspec import Struct

from onetable.core.word import Word
from onetable.games.quest.words import news
from onetable.telling.headings import Heading, Headings
from onetable.telling.journal import latest_groups
from onetable.telling.sight import Sight

HEADINGS = (news.RoundBegins, news.HeroTurnBegins, news.CombatBegins, news.FinaleBegins)
ENDS = (
    news.CardsRevealed, news.RoundDamage, news.FoeDefeated, news.HeroDefeated, news.CombatDrawn, news.EventsDrawn, news.PerilMet,
    news.EncounterMet, news.PlotPlayed, news.ShadowPlayed, news.MissionsRevealed,
)  # fmt: skip


class RoundHeadings(Headings):
    """A heading for each round."""

    def begins(self, word: Word) -> Heading | None:
        return ("telling-round", word.number) if isinstance(word, news.RoundBegins) else None


def page(sight: Sight, lines: int) -> list[tuple[str, bool]]:
    """Headings and sentences, the latest group first."""
    return latest_groups(sight, lines, lambda word: isinstance(word, HEADINGS))


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
    news.CorruptionTaken: ("corruption", "card"), news.DrawsHeroQuest: ("quest", "quest"), news.Rested: ("hero", "hero"),
}  # fmt: skip


def speaking(sight: Sight) -> str:
    """The card whose text asks now, as “kind.id”: of those turned up in this turn the latest that says so."""
    step = sight.view.agenda[-1][0][0] if sight.view.agenda else None
    for word in reversed(sight.journal):
        if type(word) in SPEAKING:
            kind, field = SPEAKING[type(word)]
            card = f"{kind}.{getattr(word, field)}"
            if card in sight.texts and says(sight.texts[card], step):
                return card
        if isinstance(word, news.RoundBegins):
            break
    return ""


def says(card: object, step: object) -> bool:
    """Whether this step is a part of what a card says."""
    if card == step:
        return True
    if isinstance(card, Struct):
        return any([says(getattr(card, name), step) for name in card.__struct_fields__])
    return isinstance(card, tuple) and any([says(part, step) for part in card])


def latest(sight: Sight) -> str:
    """What happened last."""
    return sight.read(sight.journal[-1]) if sight.journal else ""
