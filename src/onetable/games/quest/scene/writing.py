"""A position of a game as it would be written down: the inverse of building one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from onetable.core.game import Game
from onetable.core.scenario.reading import keys_of
from onetable.core.step import Seat
from onetable.games.quest.atlas import TOKEN_PAIR
from onetable.games.quest.layout import ITEM_COPIES
from onetable.games.quest.pieces import ATTRIBUTES, EVERYBODY, Combat, HeroSheet, MinionFigure, Options, Side, Slip, Token, Turn
from onetable.games.quest.scene.to_come import GAME, HERO_STEPS, SAURON_TURN, plain, step_agenda, write_sentences
from onetable.games.quest.scene.written import CombatData, HeroData, SceneData
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Item, Place

ROUND_FIELDS = ("laid", "open", "revealed", "cancelled", "saying", "hurt", "attack", "defense")
IN_BOTH = ("fear", "round", "token", "agility", "agility_change", "agility_is", "lies_told", "hero_fell", "foe_fell", "retreated", "finale")


def write(game: Game[Board]) -> Mapping[str, Any] | None:
    """The position as data of which the builder makes the same game; None in the middle of a card or of a round of combat."""
    board = game.table
    beginning = write_beginning(game)
    if game.decision is None or beginning is None or not between_rounds(board.combat):
        return None
    found = {
        "game": "quest", "edition": 2, "hasty": game.hasty, "seed": board.dice.seed, "fallen": board.dice.fallen,
        "options": changes(board.options, Options()),
        **beginning,
        "heroes": [write_hero(sheet) for sheet in board.sheets],
        **write_map(board),
        **write_saurons_cards(board),
        **write_decks(board),
        **write_story(board),
    }  # fmt: skip
    return said(found, SceneData)


def said(found: Mapping[str, Any], kind: type[Struct]) -> dict[str, Any]:
    """What of it must be said: what is as if left out needs no word."""
    usual, written = keys_of(kind), {key: plain(value) for key, value in found.items()}
    return {key: value for key, value in written.items() if value is not None and value != usual[key][1]}


def changes(thing: Struct, usual: Struct) -> dict[str, Any] | None:
    """What of a thing is not as usual, if anything."""
    return {name: value for name, value in asdict(thing).items() if value != getattr(usual, name)} or None


# ---- what is to come


def write_beginning(game: Game[Board]) -> dict[str, Any] | None:
    """A step by its name where one fits, else all that is to come word by word; and the combat under way."""
    board = game.table
    seat = board.turn.seat
    combat = {} if board.combat is None else {"combat": write_combat(board.combat, seat)}
    if board.combat is None:
        for step in (*HERO_STEPS, *SAURON_TURN):
            if step_agenda(board, step, seat, GAME) == game.agenda:
                return {"seat": seat, "step": step, "until": GAME}
    to_come = write_sentences(game.agenda)
    return None if to_come is None else {"seat": seat, **combat, "to_come": to_come}


def between_rounds(combat: Combat | None) -> bool:
    """Whether nothing of a round of combat lies on the table."""
    usual = Side()
    sides = () if combat is None else (combat.hero, combat.enemy)
    return all([getattr(side, name) == getattr(usual, name) for side in sides for name in ROUND_FIELDS])


def write_combat(combat: Combat, seat: Seat) -> dict[str, Any]:
    """The combat under way."""
    hero, foe = combat.hero, combat.enemy
    found = {
        "seat": combat.seat if combat.seat != seat else None,
        "foe": combat.foe, "health": combat.health, "fortitude": combat.fortitude, "damage": combat.damage,
        "strength": hero.strength, "foe_strength": foe.strength,
        "foe_hand": combat.hand, "foe_deck": combat.deck[::-1], "foe_discards": combat.discards,
        "dealt": bool(combat.hand or combat.deck or foe.stack),
        **{f"{name}_stack": side.stack[:-1] if side.last else side.stack for name, side in (("hero", hero), ("foe", foe))},
        **{f"{name}_last": side.last for name, side in (("hero", hero), ("foe", foe))},
        **{f"{name}_declared": side.declared for name, side in (("hero", hero), ("foe", foe))},
        **{f"{name}_exhausted": side.exhausted for name, side in (("hero", hero), ("foe", foe))},
        **{name: getattr(combat, name) for name in IN_BOTH},
    }  # fmt: skip
    return said(found, CombatData)


# ---- what lies on the table


def write_hero(sheet: HeroSheet) -> dict[str, Any]:
    """A hero with all his cards, called by their ability; those of a combat stack are where the others lie."""
    pools = {"hand": sheet.hand, "life": sheet.life[::-1], "rest": sheet.rest, "damage": sheet.damage}
    found = {
        "hero": sheet.hero, "at": sheet.place,
        **{pool: [card.removeprefix(f"{sheet.hero}_") for card in cards] for pool, cards in pools.items()},
        "trained": sheet.trained, "favor": sheet.favor, "corruption": sheet.corruption, "items": sheet.items,
        "raised": {name: by for name, by in zip(ATTRIBUTES, sheet.raised, strict=True) if by},
        "starting": sheet.starting, "advanced": sheet.advanced, "revealed": sheet.revealed, "side": sheet.side, "done": sheet.done,
    }  # fmt: skip
    return said(found, HeroData)


def write_map(board: Board) -> dict[str, Any]:
    """Influence, tokens, minions, characters and favor."""
    return {
        "influence": board.influence, "settled": board.settled, "pool": board.pool,
        "tokens": {place: [write_token(token, place) for token in there] for place, there in board.tokens.items()},
        "token_number": board.token_number,
        "piles": {pair: pile[::-1] for pair, pile in board.piles.items()},
        "token_discards": {pair: pile for pair, pile in board.pile_discards.items() if pile},
        "defeated": board.defeated, "favor": board.favor, "characters": board.characters,
        "items": lost_items(board), "minions": {minion: write_minion(figure) for minion, figure in board.minions.items()},
    }  # fmt: skip


def write_minion(figure: MinionFigure) -> Place | dict[str, Any]:
    """Where a minion stands, and its damage if it has some."""
    return {"place": figure.place, "damage": figure.damage} if figure.damage else figure.place


def lost_items(board: Board) -> dict[Item, int]:
    """What of the items is neither in the supply nor with a hero."""
    held = [item for sheet in board.sheets for item in sheet.items]
    return {item: left for item, left in board.items.items() if left != ITEM_COPIES - held.count(item)}


def seats_of(seen: int) -> dict[str, Any]:
    """Who has seen it."""
    return {"open": True} if seen == EVERYBODY else {"seen": [seat for seat in range(EVERYBODY.bit_length()) if seen >> seat & 1]}


def write_token(token: Token, place: Place) -> dict[str, Any]:
    """A token on the map."""
    pair = {} if token.pair == TOKEN_PAIR[place] else {"pair": token.pair}
    known = {} if token.seen == 1 << SAURON else seats_of(token.seen)
    return {"face": token.face, "number": token.number, **pair, **known}


def write_slip(slip: Slip, usual: int) -> str | dict[str, Any]:
    """A card of a hidden pile, by its name alone if it is known to those who usually know it."""
    return slip.face if slip.seen == usual else {"card": slip.face, **seats_of(slip.seen)}


def write_saurons_cards(board: Board) -> dict[str, Any]:
    """Plots and shadow cards."""
    mine = 1 << SAURON
    return {
        "plots": [[active.plot, active.place] if active is not None else None for active in board.plots] if board.active_plots() else [],
        "plot_hand": [write_slip(slip, mine) for slip in board.plot_hand],
        "plot_deck": [write_slip(slip, 0) for slip in board.plot_deck[::-1]],
        "plot_discards": board.plot_discards,
        "shadow_hand": [write_slip(slip, mine) for slip in board.shadow_hand],
        "shadow_deck": board.shadow_deck[::-1],
        "shadow_discards": board.shadow_discards,
    }


def write_decks(board: Board) -> dict[str, Any]:
    """All other decks and their discards."""
    return {
        "perils": board.perils[::-1], "peril_discards": board.peril_discards,
        "corruption": board.corruption[::-1], "corruption_discards": board.corruption_discards,
        "skills": board.skills[::-1], "skill_discards": board.skill_discards,
        "encounters": {deck: cards[::-1] for deck, cards in board.encounters.items()},
        "encounter_discards": {deck: cards for deck, cards in board.encounter_discards.items() if cards},
        "events": {stage: cards[::-1] for stage, cards in enumerate(board.events, 1)},
        "event_discards": {stage: cards for stage, cards in enumerate(board.event_discards, 1) if cards},
        "drawn": board.drawn, "drawn_for": board.drawn_for,
    }  # fmt: skip


def write_story(board: Board) -> dict[str, Any]:
    """Markers, missions, the event, the turn."""
    return {
        "markers": board.markers, "stage_reached": board.stage_reached, "green_slower": board.green_slower,
        "hero_mission": board.hero_mission, "sauron_mission": board.sauron_mission, "quests_done": board.quests_done,
        "event": "" if board.event is None else board.event.event,
        "given": None if board.given is None else [board.given.event, board.given.seat, board.given.favor],
        "tracks": [[space for space in range(3) if taken >> space & 1] for taken in board.tracks] if any(board.tracks) else [],
        "turn": changes(board.turn, Turn(board.turn.seat)),
        "round": board.round, "outcome": board.outcome, "beaten": board.beaten,
    }  # fmt: skip
