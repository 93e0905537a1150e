"""The journal of this person, turn by turn, the latest turn first."""

from __future__ import annotations

from msgspec import Struct

from onetable.core.word import Word
from onetable.games.quest.vocabulary import combat_news, hero_news, sauron_news, story_news
from onetable.telling.headings import Heading, Headings
from onetable.telling.journal import latest_groups
from onetable.telling.sight import Sight

HEADINGS = (story_news.RoundBegins, story_news.HeroTurnBegins, combat_news.CombatBegins, story_news.FinaleBegins)
ENDS = (
    combat_news.CardsRevealed, combat_news.RoundDamage, combat_news.FoeDefeated, hero_news.HeroDefeated, combat_news.CombatDrawn,
    sauron_news.EventsDrawn, hero_news.PerilMet,
    hero_news.EncounterMet, sauron_news.PlotPlayed, sauron_news.ShadowPlayed, story_news.MissionsRevealed,
)  # fmt: skip


class RoundHeadings(Headings):
    """A heading for each round."""

    def begins(self, word: Word) -> Heading | None:
        return ("telling-round", word.number) if isinstance(word, story_news.RoundBegins) else None


def page(sight: Sight, lines: int) -> list[tuple[str, bool]]:
    """Headings and sentences, the latest group first."""
    return latest_groups(sight, lines, lambda word: isinstance(word, HEADINGS))


def recent(sight: Sight, lines: int) -> list[str]:
    """What happened last in this combat, in the order it happened."""
    found: list[str] = []
    for word in reversed(sight.journal):
        if isinstance(word, combat_news.CombatBegins) or len(found) == lines:
            break
        found.append(sight.read(word))
    return found[::-1]


# the cards that may ask something, with the kind and the field that name them
SPEAKING: dict[type[Word], tuple[str, str]] = {
    hero_news.EncounterMet: ("encounter", "encounter"), hero_news.PerilMet: ("peril", "peril"), sauron_news.EventsDrawn: ("event", "event"),
    sauron_news.EventTriggered: ("event", "event"), sauron_news.ShadowPlayed: ("shadow", "card"), sauron_news.PlotPlayed: ("plot", "plot"),
    hero_news.QuestCompleted: ("quest", "quest"), hero_news.QuestKept: ("encounter", "quest"),
    hero_news.Consulted: ("character", "character"),
    hero_news.CorruptionTaken: ("corruption", "card"), hero_news.DrawsHeroQuest: ("quest", "quest"), hero_news.Rested: ("hero", "hero"),
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
        if isinstance(word, story_news.RoundBegins):
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
