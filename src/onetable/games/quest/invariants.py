"""What holds at every moment of a game: each card and token lies in one place, influence and markers are within their limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import Any

from onetable.core.game import Game
from onetable.games.quest.atlas import HAVENS, STRONGHOLDS
from onetable.games.quest.figures import COMBAT_DECKS, FOES, HERO_DECKS, MINIONS, SKILL_DECK, TOKEN_PILES
from onetable.games.quest.layout import ITEM_COPIES
from onetable.games.quest.mechanics.influence import ISOLATED_LIMIT, chains
from onetable.games.quest.pieces import DECLARED, MOST_RAISED, foe_called
from onetable.games.quest.table import FINALE, PLOT_SLOTS, POOL_PER_STAGE, Board
from onetable.games.quest.traits import Hero, Item, Minion

STAGES = 3


def every_table() -> list[tuple[dict[str, Any], int]]:
    """Every set of one, two or three heroes."""
    return [({"heroes": [hero.value for hero in heroes]}, count + 1) for count in (1, 2, 3) for heroes in combinations(Hero, count)]


def fault(game: Game[Board]) -> str:
    """What is wrong with this position; nothing if all is well."""
    board = game.table
    return hero_cards(board) or decks(board) or tokens(board) or influence(board) or limits(board) or combat(board)


def differ(name: str, found: Iterable[str], wanted: Iterable[str]) -> str:
    """Whether two heaps hold the same cards."""
    cards, expected = sorted(found), in_order(tuple(wanted))
    if cards == expected:  # sooner seen than by counting
        return ""
    have, want = Counter(cards), Counter(expected)
    return f"{name}: too many {sorted((have - want).elements())}, missing {sorted((want - have).elements())}"


@lru_cache
def in_order(cards: tuple[str, ...]) -> list[str]:
    """These cards, sorted; decks are the same at every decision."""
    return sorted(cards)


def hero_cards(board: Board) -> str:
    """The 25 cards of each hero and those he has trained lie in exactly one pool, hand or stack."""
    for sheet in board.sheets:
        found = [*sheet.life, *sheet.hand, *sheet.rest, *sheet.damage]
        fight = board.combat
        if fight is not None and board.sheet(fight.seat) is sheet:
            found += fight.hero.stack
            if fight.hero.laid not in ("", DECLARED) and not fight.hero.revealed:
                found.append(fight.hero.laid)
        wrong = differ(sheet.hero, found, (*HERO_DECKS[sheet.hero], *sheet.trained))
        if wrong:
            return wrong
    skills = [*board.skills, *board.skill_discards, *[card for sheet in board.sheets for card in sheet.trained], *drawn(board, SKILL_DECK)]
    return differ("skills", skills, SKILL_DECK)


def drawn(board: Board, deck: Iterable[str]) -> list[str]:
    """The cards of this deck that somebody has just drawn."""
    kinds = set(deck)
    return [card for card in board.drawn if card in kinds]


def decks(board: Board) -> str:
    """Every card of every deck is in one place."""
    catalogue = board.cards
    shadow_deck, plot_deck, all_perils = catalogue.shadow_deck, catalogue.plot_deck, catalogue.peril_deck(board.options)
    shadows = [*board.shadow_deck, *board.shadow_discards, *[slip.face for slip in board.shadow_hand], *drawn(board, shadow_deck)]
    active = [plot.plot for plot in board.active_plots() if catalogue.plots[plot.plot].setup is None]
    plots = [*[slip.face for slip in (*board.plot_deck, *board.plot_hand)], *board.plot_discards, *active, *drawn(board, plot_deck)]
    held = [card for sheet in board.sheets for card in sheet.corruption]
    corruption = [*board.corruption, *board.corruption_discards, *held, *drawn(board, catalogue.corruption)]
    wrong = (
        differ("shadow cards", shadows, shadow_deck)
        or differ("plots", plots, plot_deck)
        or differ("corruption", corruption, catalogue.corruption)
        or differ("perils", [*board.perils, *board.peril_discards, *drawn(board, all_perils)], all_perils)
    )
    if wrong:
        return wrong
    gone = [*board.quests_done, *[quest for sheet in board.sheets for quest in sheet.side]]
    for deck, cards in catalogue.encounter_decks.items():
        found = [*board.encounters[deck], *board.encounter_discards[deck], *[card for card in gone if card in cards]]
        if wrong := differ(deck, found, cards):
            return wrong
    staying = [each.event for each in (board.event, board.given) if each is not None]
    for stage, cards in enumerate(catalogue.event_decks):
        found = [*board.events[stage], *board.event_discards[stage], *[card for card in staying if card in cards]]
        if wrong := differ(f"events of stage {stage + 1}", found, cards):
            return wrong
    return ""


def tokens(board: Board) -> str:
    """The ten tokens of each pair, the items and the minions are conserved."""
    for pair, faces in TOKEN_PILES.items():
        on_map = [token.face for there in board.tokens.values() for token in there if token.pair == pair]
        if wrong := differ(pair, [*on_map, *board.piles[pair], *board.pile_discards[pair]], faces):
            return wrong
    if any([not there for there in board.tokens.values()]) or set(board.tokens) & HAVENS:
        return "monster tokens lie where none may lie"
    for item in Item:
        if board.items[item] + sum([item in sheet.items for sheet in board.sheets]) != ITEM_COPIES:
            return f"{item}: not {ITEM_COPIES} cards"
    if any([len(set(sheet.items)) != len(sheet.items) for sheet in board.sheets]):
        return "a hero holds an item twice"
    if set(board.minions) & set(board.defeated):
        return "a minion is on the map and defeated"
    return next((f"{m} stands with deadly damage" for m, f in board.minions.items() if f.damage >= MINIONS[m].health), "")


def influence(board: Board) -> str:
    """None in havens, strongholds within their number; right after a check every place within its chain's limit."""
    reach = chains(board)
    for place, count in board.influence.items():
        if count <= 0 or place in HAVENS:
            return f"{count} influence in {place}"
        most = STRONGHOLDS.get(place) or (reach.get(place, ISOLATED_LIMIT) if board.settled else count)
        if count > most:
            return f"{count} influence in {place}, which holds {most}"
    return f"{board.pool} influence in the pool" if not 0 <= board.pool <= POOL_PER_STAGE * STAGES else ""


def limits(board: Board) -> str:
    """Markers on the track, favor and attributes within their limits, plots in three slots."""
    if any([not 0 <= space <= FINALE for space in board.markers.values()]):
        return f"markers at {board.markers}"
    if len(board.plots) != PLOT_SLOTS or any([count < 1 for count in board.favor.values()]):
        return "plot slots or favor tokens are wrong"
    for sheet in board.sheets:
        if sheet.favor < 0 or any([not 0 <= raised <= MOST_RAISED for raised in sheet.raised]):
            return f"{sheet.hero} has {sheet.favor} favor and is raised by {sheet.raised}"
        if len(set(sheet.corruption)) != len(sheet.corruption):
            return f"{sheet.hero} holds a corruption card twice"
    return ""


def combat(board: Board) -> str:
    """The foe's deck is whole, and it fights with what it can pay."""
    fight = board.combat
    if fight is None or not (fight.hand or fight.deck or fight.enemy.stack):
        return ""
    foe = foe_called(fight.foe)
    side = fight.enemy
    laid = [side.laid] if side.laid not in ("", DECLARED) and not side.revealed else []
    if wrong := differ(fight.foe, [*fight.hand, *fight.deck, *fight.discards, *side.stack, *laid], COMBAT_DECKS[FOES[foe].deck]):
        return wrong
    return f"{foe} fights and is not on the map" if isinstance(foe, Minion) and foe not in board.minions and not fight.finale else ""
