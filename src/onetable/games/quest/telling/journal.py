"""The journal of this person, turn by turn, the newest last."""

from __future__ import annotations

from msgspec import Struct

from onetable.core.word import Word
from onetable.games.quest.vocabulary import combat_news, hero_news, map_news, pool_news, sauron_news, story_news
from onetable.telling.headings import Heading, Headings
from onetable.telling.journal import latest_lines
from onetable.telling.spoken_view import SpokenView

HEADINGS = (story_news.RoundBegins, story_news.HeroTurnBegins, combat_news.CombatBegins, story_news.FinaleBegins)
ENDS = (
    combat_news.CardsRevealed, combat_news.RoundDamage, combat_news.FoeDefeated, hero_news.HeroDefeated, combat_news.CombatDrawn,
    sauron_news.EventsDrawn, hero_news.PerilMet,
    hero_news.EncounterMet, sauron_news.PlotPlayed, sauron_news.ShadowPlayed, story_news.MissionsRevealed,
)  # fmt: skip
BOOKKEEPING = (
    sauron_news.ShadowDrawnSeen, sauron_news.PlotsDrawnSeen, sauron_news.PlotDeckLookedAt, sauron_news.EventOver,
    sauron_news.TokensReturned, hero_news.EncountersDrawn, hero_news.NoPerilApplies, hero_news.NoEncounterApplies,
    pool_news.CardsToRest, pool_news.CardsDrawn, pool_news.CardsDrawnSeen, pool_news.RestPoolReturned, pool_news.DamagePoolReturned,
    pool_news.HandReturned, combat_news.TypesAsked, combat_news.AgilitySplit,
)  # fmt: skip
MATTERS = (
    *ENDS, story_news.StageReached, story_news.FinaleBegins, hero_news.HeroMoved, hero_news.QuestCompleted, hero_news.CorruptionTaken,
    sauron_news.EventTriggered, map_news.MinionEntered, map_news.MinionMoved, map_news.MinionDefeated, map_news.InfluencePlaced,
)  # fmt: skip


class RoundHeadings(Headings):
    """A heading for each round."""

    def begins(self, word: Word) -> Heading | None:
        return ("telling-round", word.number) if isinstance(word, story_news.RoundBegins) else None


def page(sight: SpokenView, lines: int) -> list[tuple[str, bool]]:
    """Headings and sentences, the newest last."""
    return latest_lines(sight, lines, lambda word: isinstance(word, HEADINGS))


def recent(sight: SpokenView, lines: int) -> list[str]:
    """What happened last in this combat, in the order it happened."""
    found: list[str] = []
    for word in reversed(sight.journal):
        if isinstance(word, combat_news.CombatBegins) or len(found) == lines:
            break
        found.append(sight.read(word))
    return found[::-1]


def speaker(word: Word) -> str:
    """The card of which this news tells and whose text may ask something, as “kind.id”."""
    match word:
        case hero_news.EncounterMet(encounter=id) | hero_news.QuestKept(quest=id):
            return f"encounter.{id}"
        case hero_news.PerilMet(peril=id):
            return f"peril.{id}"
        case sauron_news.EventsDrawn(event=id) | sauron_news.EventTriggered(event=id):
            return f"event.{id}"
        case sauron_news.ShadowPlayed(card=id):
            return f"shadow.{id}"
        case sauron_news.PlotPlayed(plot=id):
            return f"plot.{id}"
        case hero_news.QuestCompleted(quest=id) | hero_news.DrawsHeroQuest(quest=id):
            return f"quest.{id}"
        case hero_news.CorruptionTaken(card=id):
            return f"corruption.{id}"
        case hero_news.Consulted(character=character):
            return f"character.{character}"
        case hero_news.Rested(hero=hero):
            return f"hero.{hero}"
    return ""


def speaking(sight: SpokenView) -> str:
    """The card whose text asks now, as “kind.id”: of those turned up in this turn the latest that says so."""
    step = sight.view.agenda[-1][0][0] if sight.view.agenda else None
    for word in reversed(sight.journal):
        card = speaker(word)
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


def told_last(sight: SpokenView) -> str:
    """The card that was turned up or played last in this turn, as “kind.id”."""
    for word in reversed(sight.journal):
        if (card := speaker(word)) and not card.startswith("hero."):
            return card
        if isinstance(word, (story_news.RoundBegins, story_news.HeroTurnBegins)):
            break
    return ""
