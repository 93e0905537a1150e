"""The table before the first decision: decks shuffled, missions and starting quests drawn, the first minions placed."""

from __future__ import annotations

from onetable.core.dice import Dice
from onetable.games.quest.catalogue import Catalogue
from onetable.games.quest.figures import HERO_DECKS, HEROES, MINIONS, SKILL_DECK, TOKEN_PILES
from onetable.games.quest.pieces import HeroSheet, MinionFigure, Options, Slip
from onetable.games.quest.table import PLOT_SLOTS, Board
from onetable.games.quest.traits import Deck, Hero, Item, Marker

ITEM_COPIES = 3
FIRST_STAGE = 1


def laid_out(cards: Catalogue, heroes: tuple[Hero, ...], options: Options, dice: Dice) -> Board:
    """All that chance decides before anybody is asked."""

    def shuffled(pile: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dice.shuffled(pile))

    sheets = [hero_sheet(cards, hero, dice) for hero in heroes]
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
        encounters={deck: shuffled(pile) for deck, pile in cards.encounter_decks.items()},
        encounter_discards=dict.fromkeys(Deck, ()),
        events=[shuffled(pile) for pile in cards.event_decks],
        event_discards=[(), (), ()],
        tracks=[0, 0, 0],
        plots=[None] * PLOT_SLOTS,
        plot_deck=tuple([Slip(plot) for plot in shuffled(cards.plot_deck)]),
        shadow_deck=shuffled(cards.shadow_deck),
        perils=shuffled(cards.peril_deck(options)),
        corruption=shuffled(tuple(cards.corruption)),
        skills=shuffled(SKILL_DECK),
        hero_mission=dice.choose(cards.hero_missions),
        sauron_mission=dice.choose(cards.sauron_missions),
        cards=cards,
    )


def hero_sheet(cards: Catalogue, hero: Hero, dice: Dice) -> HeroSheet:
    """A hero with all cards in the life pool, one of two starting quests, and the advanced quest inactive."""
    own = [quest for quest in cards.quests.values() if quest.hero is hero]
    starting = dice.choose([quest.id for quest in own if not quest.advanced])
    advanced = next(quest.id for quest in own if quest.advanced)
    life = tuple(dice.shuffled(HERO_DECKS[hero]))
    return HeroSheet(hero, HEROES[hero].start, life, starting=starting, advanced=advanced)
