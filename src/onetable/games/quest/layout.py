"""The table before the first decision: decks shuffled, missions and starting quests drawn, the first minions placed."""

from __future__ import annotations

from onetable.core.dice import Dice
from onetable.games.quest.cards import perils, plots
from onetable.games.quest.cards.catalogue import CORRUPTION, ENCOUNTERS, EVENTS, MISSIONS, PERILS, QUESTS, SHADOWS
from onetable.games.quest.figures import HERO_DECKS, HEROES, MINIONS, SKILL_DECK, TOKEN_PILES
from onetable.games.quest.pieces import HeroSheet, MinionFigure, Options, Slip
from onetable.games.quest.table import PLOT_SLOTS, Board
from onetable.games.quest.traits import Deck, Hero, Item, Marker

ITEM_COPIES = 3
FIRST_STAGE = 1
PLOT_DECK = tuple([plot.id for plot in plots.DECK for _ in range(plot.copies)])
SHADOW_DECK = tuple([card.id for card in SHADOWS.values() for _ in range(card.copies)])
EVENT_DECKS = tuple([tuple([event.id for event in EVENTS.values() if event.stage == stage]) for stage in (1, 2, 3)])
ENCOUNTER_DECKS = {deck: tuple([card.id for card in ENCOUNTERS.values() if card.deck is deck]) for deck in Deck}
HERO_MISSIONS = tuple([mission.id for mission in MISSIONS.values() if mission.side == "heroes"])
SAURON_MISSIONS = tuple([mission.id for mission in MISSIONS.values() if mission.side == "sauron"])


def peril_deck(options: Options) -> tuple[str, ...]:
    """One of each, or some twice by the other reading."""
    return (*PERILS, *perils.DUPLICATES) if options.peril_copies == "two_twice" else tuple(PERILS)


def laid_out(heroes: tuple[Hero, ...], options: Options, dice: Dice) -> Board:
    """All that chance decides before anybody is asked."""

    def shuffled(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dice.shuffled(cards))

    sheets = [hero_sheet(hero, dice) for hero in heroes]
    return Board(
        options,
        dice,
        sheets,
        influence={},
        tokens={},
        piles={pair: shuffled(tokens) for pair, tokens in TOKEN_PILES.items()},
        pile_discards=dict.fromkeys(TOKEN_PILES, ()),
        minions={minion: MinionFigure(figures.start[0]) for minion, figures in MINIONS.items() if figures.stage == FIRST_STAGE},
        favor={},
        characters={},
        items=dict.fromkeys(Item, ITEM_COPIES),
        markers=dict.fromkeys(Marker, 0),
        encounters={deck: shuffled(cards) for deck, cards in ENCOUNTER_DECKS.items()},
        encounter_discards=dict.fromkeys(Deck, ()),
        events=[shuffled(cards) for cards in EVENT_DECKS],
        event_discards=[(), (), ()],
        tracks=[0, 0, 0],
        plots=[None] * PLOT_SLOTS,
        plot_deck=tuple([Slip(plot) for plot in shuffled(PLOT_DECK)]),
        shadow_deck=shuffled(SHADOW_DECK),
        perils=shuffled(peril_deck(options)),
        corruption=shuffled(tuple(CORRUPTION)),
        skills=shuffled(SKILL_DECK),
        hero_mission=dice.choose(HERO_MISSIONS),
        sauron_mission=dice.choose(SAURON_MISSIONS),
    )


def hero_sheet(hero: Hero, dice: Dice) -> HeroSheet:
    """A hero with all cards in the life pool, one of two starting quests, and the advanced quest inactive."""
    own = [quest for quest in QUESTS.values() if quest.hero is hero]
    starting = dice.choose([quest.id for quest in own if not quest.advanced])
    advanced = next(quest.id for quest in own if quest.advanced)
    life = tuple(dice.shuffled(HERO_DECKS[hero]))
    return HeroSheet(hero, HEROES[hero].start, life, starting=starting, advanced=advanced)
