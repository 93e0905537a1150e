"""What a scenario can expect of a position, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.core.game import Game
from onetable.core.scenario.kinds import HIDDEN
from onetable.core.step import Ask, Seat
from onetable.core.view import NOBODY, View
from onetable.games.quest.atlas import DISTANCE
from onetable.games.quest.mechanics.combat.sides import hero_strength
from onetable.games.quest.mechanics.figures_on_map import is_perilous
from onetable.games.quest.mechanics.influence import chains, extension
from onetable.games.quest.mechanics.story import dominant
from onetable.games.quest.pieces import UNSEEN, Turn
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Attribute, Character, Minion, Place

EVERYWHERE = tuple([place.value for place in Place])


def facts(game: Game[Board]) -> Mapping[str, Any]:
    """What can be expected of a position, by name."""
    board = game.table
    return {
        "heroes": {sheet.hero.value: hero_facts(board, seat) for seat, sheet in enumerate(board.sheets, 1)},
        "influence": by_place(board.influence, 0),
        "extension": [place.value for place in extension(board)],
        "chains": {place.value: limit for place, limit in chains(board).items()},
        "pool": board.pool,
        "tokens": by_place({place: [token.face for token in there] for place, there in board.tokens.items()}, []),
        "known_tokens": {
            seat: by_place({place: [token.face for token in there if token.seen >> seat & 1] for place, there in board.tokens.items()}, [])
            for seat in board.seats
        },
        "piles": {pair.value: len(pile) for pair, pile in board.piles.items()},
        "token_discards": sorted([face for pile in board.pile_discards.values() for face in pile]),
        "minions": {
            minion.value: {"place": board.minions[minion].place.value, "damage": board.minions[minion].damage}
            if minion in board.minions
            else None
            for minion in Minion
        },
        "defeated": [minion.value for minion in board.defeated],
        "favor": by_place(board.favor, 0),
        "characters": {
            character.value: board.characters[character].value if character in board.characters else None for character in Character
        },
        "items": {item.value: count for item, count in board.items.items()},
        "markers": {marker.value: space for marker, space in board.markers.items()},
        "stage": board.stage,
        "dominant": dominant(board),
        "plots": {**dict.fromkeys(board.cards.plots), **{plot.plot: plot.place.value for plot in board.active_plots()}},
        "plot_hand": [slip.face for slip in board.plot_hand],
        "plot_hand_size": len(board.plot_hand),
        "plot_deck_size": len(board.plot_deck),
        "plot_hand_known": {seat: [slip.face for slip in board.plot_hand if slip.seen >> seat & 1] for seat in board.seats},
        "plot_deck": [slip.face for slip in board.plot_deck[::-1]],
        "plot_discards": list(board.plot_discards),
        "shadow_hand": [slip.face for slip in board.shadow_hand],
        "shadow_hand_size": len(board.shadow_hand),
        "shadow_deck_size": len(board.shadow_deck),
        "shadow_deck": list(board.shadow_deck[::-1]),
        "shadow_discards": list(board.shadow_discards),
        "peril_deck": len(board.perils),
        "peril_discards": list(board.peril_discards),
        "corruption_deck": len(board.corruption),
        "corruption_discards": list(board.corruption_discards),
        "skills": len(board.skills),
        "skill_discards": list(board.skill_discards),
        "encounters": {deck.value: len(cards) for deck, cards in board.encounters.items()},
        "encounter_discards": {deck.value: list(cards) for deck, cards in board.encounter_discards.items()},
        "events": {stage: len(cards) for stage, cards in enumerate(board.events, 1)},
        "event_discards": [card for cards in board.event_discards for card in cards],
        "event": "" if board.event is None else board.event.event,
        "given": None if board.given is None else {"event": board.given.event, "seat": board.given.seat, "favor": board.given.favor},
        "green_slower": board.green_slower,
        "tracks": [[space for space in range(3) if taken >> space & 1] for taken in board.tracks],
        "round": board.round,
        "turn": {name: getattr(board.turn, name) for name in Turn.__struct_fields__},
        "combat": combat_facts(board),
        "outcome": board.outcome,
        "quests_done": list(board.quests_done),
        "drawn": list(board.drawn),
        "hero_mission": board.hero_mission,
        "sauron_mission": board.sauron_mission,
        "distance": DISTANCE,
        "winner": board.winner,
        "ending": board.ending,
    }


def by_place(found: Mapping[Place, Any], nothing: Any) -> dict[str, Any]:
    """What there is, and nothing everywhere else."""
    return {**dict.fromkeys(EVERYWHERE, nothing), **{place.value: value for place, value in found.items()}}


def hero_facts(board: Board, seat: Seat) -> dict[str, Any]:
    """A hero as he is now."""
    sheet = board.sheet(seat)
    return {
        "at": sheet.place.value,
        "hand": list(sheet.hand),
        "hand_size": len(sheet.hand),
        "life": len(sheet.life),
        "top": list(sheet.life[:-6:-1]),
        "rest": list(sheet.rest),
        "damage": list(sheet.damage),
        "rest_size": len(sheet.rest),
        "damage_size": len(sheet.damage),
        "trained": list(sheet.trained),
        "favor": sheet.favor,
        "corruption": list(sheet.corruption),
        "items": [item.value for item in sheet.items],
        **{attribute.value: board.attribute(sheet, attribute) for attribute in Attribute},
        "starting": sheet.starting,
        "advanced": sheet.advanced,
        "revealed": sheet.revealed,
        "side": list(sheet.side),
        "done": sheet.done,
        "perilous": is_perilous(board, seat, sheet.place),
    }


def combat_facts(board: Board) -> dict[str, Any]:
    """The combat under way."""
    combat = board.combat
    if combat is None:
        return {}
    return {
        "foe": combat.foe,
        "round": combat.round,
        "damage": combat.damage,
        "health": combat.health,
        "fortitude": combat.fortitude,
        "strength": hero_strength(board),
        "foe_strength": combat.enemy.strength,
        "foe_hand": list(combat.hand),
        "foe_hand_size": len(combat.hand),
        "foe_deck_size": len(combat.deck),
        "foe_discards": list(combat.discards),
        "hero_stack": list(combat.hero.stack),
        "foe_stack": list(combat.enemy.stack),
        "hero_exhausted": combat.hero.exhausted,
        "foe_exhausted": combat.enemy.exhausted,
        "hero_laid": combat.hero.laid,
        "foe_laid": combat.enemy.laid,
        "hero_last": combat.hero.last,
        "foe_last": combat.enemy.last,
        "fear": combat.fear,
    }


def sees(view: View[Board]) -> Mapping[str, Any]:
    """The facts as far as a seat sees them; a card or a mission that it has not seen is “?”."""
    game = Game(view.table, view.agenda, view.hasty)
    game.decision = Ask(view.asked, view.choices) if view.asked != NOBODY else None
    found = {name: covered(value) for name, value in facts(game).items()}
    return found | {mission: found[mission] or HIDDEN for mission in ("hero_mission", "sauron_mission")}


def covered(value: Any) -> Any:
    """The same with a question mark for each face that is not seen."""
    if isinstance(value, dict):
        return {name: covered(part) for name, part in value.items()}
    return [HIDDEN if part == UNSEEN else part for part in value] if isinstance(value, list) else value
