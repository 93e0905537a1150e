"""What is printed on a card besides its text, as one line."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.card_kinds import Corruption, Encounter, EventCard, Mission, Peril, Plot, Quest, ShadowCard
from onetable.games.quest.figures import FOES, HEROES, FightingCard
from onetable.games.quest.text.card_lines import AnyCard
from onetable.games.quest.traits import Hero, Minion, Monster
from onetable.games.quest.vocabulary import printed_figures as said


def figures_of(card: AnyCard) -> Word:
    """What is printed besides the text."""
    if isinstance(card, Plot):
        return said.PlotFigures(card.setup is not None, card.pool, card.marker, card.advance, card.favor)
    if isinstance(card, ShadowCard):
        return said.ShadowFigures(card.pool, card.moment)
    if isinstance(card, EventCard):
        return said.EventFigures(card.stage, card.priority)
    if isinstance(card, Corruption):
        return said.CorruptionFigures(card.cost or 0)
    if isinstance(card, Peril):
        return said.PerilFigures(card.place, card.regions)
    if isinstance(card, Encounter):
        return said.EncounterFigures(card.deck, card.priority, card.place, card.region)
    if isinstance(card, Quest):
        return said.QuestFigures(card.hero, card.advanced)
    if isinstance(card, Mission):
        return said.MissionFigures(card.side)
    if isinstance(card, FightingCard):
        return said.FightingFigures(card.type, card.attack, card.defense, card.cost, card.terrain)
    if isinstance(card.of, Hero):
        hero = HEROES[card.of]
        return said.HeroFiguresLine(hero.fortitude, hero.strength, hero.agility, hero.wisdom, hero.start)
    if isinstance(card.of, (Monster, Minion)):
        printed = FOES[card.of]
        return said.FoeFiguresLine(card.of, printed.health, printed.fortitude, printed.strength, printed.wisdom, printed.deck)
    return said.NoFigures()
