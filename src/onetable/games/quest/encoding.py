"""Middle-earth Quest in numbers: an action for every choice, and what a seat sees as counts on the map and in the piles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any

import numpy as np

from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.commands import HealMinion, MoveMinion, MoveToken, PlaceToken
from onetable.games.quest.mechanics.shadow_cards import PlayShadow
from onetable.games.quest.phases import explore
from onetable.games.quest.phases.plot_step import DropPlot, PlayPlot
from onetable.games.quest.phases.rest import Rest
from onetable.games.quest.phases.sauron_turn import EnterMinion
from onetable.games.quest.phases.scouting import Scout
from onetable.games.quest.phases.travel import GiveUp, MoveTo, PayOne, PaySeveral
from onetable.games.quest.pieces import DECLARED, LAID, Combat
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Attribute, CardType, Character, Deck, Hero, Item, Marker, Minion, Monster, Place, Track
from onetable.games.quest.view import QuestView
from onetable.games.quest.vocabulary import choices as said
from onetable.research.actions import NO_NUMBER, Actions, Family, numbers_up_to
from onetable.research.layout import Field, Layout

CATALOGUE = every_card()
FIGHTING, PLOTS, SHADOWS, PERILS = tuple(CARDS), tuple(CATALOGUE.plots), tuple(CATALOGUE.shadows), tuple(CATALOGUE.perils)
CORRUPTION, QUESTS, EVENTS = tuple(CATALOGUE.corruption), tuple(CATALOGUE.quests), tuple(CATALOGUE.events)
MISSIONS, ENCOUNTERS = tuple(CATALOGUE.missions), tuple(CATALOGUE.encounters)
SLOTS, BRANCHES, POINTS, STACK = 3, 8, 12, 4


def names(kinds: type[Enum]) -> tuple[str, ...]:
    """What the members of a list are called."""
    return tuple([str(each.value) for each in kinds])


PLACES, HEROES, MINIONS, PEOPLE, ITEMS = map(names, (Place, Hero, Minion, Character, Item))
MARKERS, ATTRIBUTES, TYPES, TRACKS, DECKS = map(names, (Marker, Attribute, CardType, Track, Deck))
FACES = (*names(Monster), "")
NOWHERE = "nowhere"

# For each kind of choice its parts: the field, and all that may stand there.
PARTS: dict[type[Word], tuple[tuple[str, tuple[str, ...]], ...]] = {
    said.PickPlace: (("place", PLACES),), said.PickHero: (("hero", HEROES),), said.PickMinion: (("minion", MINIONS),),
    said.PickCharacter: (("character", PEOPLE),), said.PickItem: (("item", ITEMS),), said.PickAttribute: (("attribute", ATTRIBUTES),),
    said.PickMarker: (("marker", MARKERS),), said.PickType: (("type", TYPES),), said.PickBranch: (("number", numbers_up_to(BRANCHES)),),
    said.PickCard: (("card", FIGHTING),), said.PickCorruption: (("card", CORRUPTION),),
    said.GiveCorruption: (("card", CORRUPTION), ("hero", HEROES)), said.PickPlot: (("plot", PLOTS),), said.PickShadow: (("card", SHADOWS),),
    said.PickPeril: (("peril", (*PERILS, "")),), said.PickInfluence: (("place", PLACES),), said.PickFavor: (("place", (*PLACES, NOWHERE)),),
    said.UseTrack: (("track", TRACKS), ("number", numbers_up_to(POINTS))), said.KeepForStrength: (("points", numbers_up_to(POINTS)),),
    said.Lay: (("card", FIGHTING),), said.FightMinion: (("minion", MINIONS),),
    EnterMinion: (("minion", MINIONS), ("place", PLACES)), PlayPlot: (("plot", PLOTS), ("place", (*PLACES, NOWHERE))),
    DropPlot: (("plot", PLOTS), ("slot", numbers_up_to(SLOTS))), PlayShadow: (("card", SHADOWS),),
    MoveMinion: (("minion", MINIONS), ("place", PLACES)), HealMinion: (("minion", MINIONS),), PlaceToken: (("place", PLACES),),
    Scout: (("place", PLACES),), MoveTo: (("place", PLACES),), PayOne: (("card", FIGHTING),),
    PaySeveral: (("card", FIGHTING), ("left", numbers_up_to(POINTS))), explore.Consult: (("character", PEOPLE),),
    explore.ConsultForFavor: (("character", PEOPLE),), explore.CompleteQuest: (("quest", QUESTS),),
    explore.BreakPlot: (("plot", PLOTS), ("slot", numbers_up_to(SLOTS))), explore.Trade: (("hero", HEROES),),
    explore.GiveFavor: (("hero", HEROES),), explore.GiveItem: (("item", ITEMS), ("hero", HEROES)),
    explore.GiveQuest: (("quest", QUESTS), ("hero", HEROES)),
}  # fmt: skip
ALONE: tuple[type[Word], ...] = (
    said.Done, said.Decline, said.Accept, said.FromLifePool, said.FromRestPool, said.ToPool, said.PutOnTop, said.PutUnder,
    said.DrawForAgility, said.DeclareExhaustion, said.SendFoe, said.SendPeril, said.AsUrukHai, Rest, GiveUp, explore.Explore,
    explore.TakeFavor, explore.DarkPath,
)  # fmt: skip
OF_TOKENS: tuple[type[Word], ...] = (said.PickToken, said.FightToken)  # in a place, and which of those there


def label(name: str) -> str:
    """A name without a space; what has none is nothing."""
    return name or "nothing"


def family(kind: type[Word], *parts: tuple[str, ...]) -> Family:
    """The family of a kind of choice."""
    return Family(kind.__name__, tuple([tuple(map(label, part)) for part in parts]), (kind.__doc__ or "").partition("\n")[0])


ACTIONS = Actions([
    *[family(kind, *[known for _, known in parts]) for kind, parts in PARTS.items()],
    *[family(kind, PLACES, numbers_up_to(STACK)) for kind in OF_TOKENS],
    family(MoveToken, PLACES, PLACES, numbers_up_to(2)),
    *[family(kind) for kind in ALONE],
])  # fmt: skip
WHERE: dict[type[Word], tuple[tuple[str, dict[str, int]], ...]] = {
    kind: tuple([(field, {name: place for place, name in enumerate(known)}) for field, known in parts]) for kind, parts in PARTS.items()
}
PLACE_NUMBER = {name: place for place, name in enumerate(PLACES)}


def text_of(value: object) -> str:
    """What stands in a field, as it is called in a family."""
    return NOWHERE if value is None else str(value.value) if isinstance(value, Enum) else str(value)


def number_of(board: Board, word: Word) -> int:
    """The number of a choice."""
    kind = type(word)
    if kind in WHERE:
        places = [known.get(text_of(getattr(word, field)), NO_NUMBER) for field, known in WHERE[kind]]
        return ACTIONS.number(kind.__name__, *places)
    if kind in ALONE:
        return ACTIONS.number(kind.__name__)
    if isinstance(word, MoveToken):
        parts = (PLACE_NUMBER[word.start], PLACE_NUMBER[word.place], which(board, word.start, word.number))
        return ACTIONS.number(kind.__name__, *parts)
    if isinstance(word, (said.PickToken, said.FightToken)):
        return ACTIONS.number(kind.__name__, PLACE_NUMBER[word.place], which(board, word.place, word.number))
    return NO_NUMBER


def which(board: Board, place: Place, number: int) -> int:
    """Of the tokens in a place the first, the second, ..."""
    there = [token.number for token in board.tokens.get(place, ())]
    return there.index(number) if number in there else NO_NUMBER


# ---- what a seat sees


def counted(known: Sequence[str]) -> Callable[[Iterable[str]], Any]:
    """How often each of these lies in a pile; what is not seen is not counted."""
    places = {name: place for place, name in enumerate(known)}

    def count(cards: Iterable[str]) -> Any:
        found: Any = np.zeros(len(places), np.uint8)
        for card in cards:
            if card in places:
                found[places[card]] += 1
        return found

    return count


FIGHTERS, PLOT_CARDS, SHADOW_CARDS, PERIL_CARDS = map(counted, (FIGHTING, PLOTS, SHADOWS, PERILS))
CORRUPTIONS, QUEST_CARDS, EVENT_CARDS, MISSION_CARDS, ENCOUNTER_CARDS = map(counted, (CORRUPTION, QUESTS, EVENTS, MISSIONS, ENCOUNTERS))
HERO_NUMBERS = (
    "place", "life", "hand", "rest", "damage", "trained", "favor", "items", *ATTRIBUTES, "done", "revealed",
)  # fmt: skip
COMBAT_NUMBERS = (
    "hero", "foe", "round", "health", "fortitude", "wisdom", "damage", "agility", "foe_cards", "hero_laid", "foe_laid", "hero_exhausted",
    "foe_exhausted", "hero_strength", "foe_strength", "finale",
)  # fmt: skip
TABLE_NUMBERS = (
    "seat", "asked_me", "green", "yellow", "red", "black", "pool", "round", "stage", "turn", "moves", "travel_steps", "explored",
    "dark_path", "plot_cards", "shadow_cards", "influence_track", "draw_track", "command_track",
)  # fmt: skip
FOE_NUMBERS = {name: place for place, name in enumerate((*names(Monster), *MINIONS), 1)}


def fields(players: int) -> Layout:
    """The fields for so many players."""
    heroes = players - 1
    return Layout((
        Field("map", (6, len(PLACES)), "For each place: influence, favor, tokens not seen, tokens seen, plots, the event."),
        Field("faces", (len(FACES), len(PLACES)), f"The tokens in each place by their faces: {', '.join(label(name) for name in FACES)}."),
        Field("heroes_at", (heroes, len(PLACES)), "Where each hero is, in the order of the seats."),
        Field("minions_at", (len(MINIONS), len(PLACES)), "Where each minion is; its damage counted from 1."),
        Field("people_at", (len(PEOPLE), len(PLACES)), "Where each character is."),
        Field("hero", (heroes, len(HEROES)), "Who each hero is."),
        Field("hero_numbers", (heroes, len(HERO_NUMBERS)), f"Of each hero: {', '.join(HERO_NUMBERS)}."),
        Field("hero_cards", (heroes, 5, len(FIGHTING)), "Of each hero the cards seen: hand, rest, damage, trained, in combat."),
        Field("hero_corruption", (heroes, len(CORRUPTION)), "Of each hero the corruption cards."),
        Field("hero_quests", (heroes, len(QUESTS)), "Of each hero the open quests; side quests, too."),
        Field("plots", (4, len(PLOTS)), "Plots: active, in Sauron’s hand as far as seen, in the discard pile, just drawn."),
        Field("shadows", (3, len(SHADOWS)), "Shadow cards: in Sauron’s hand as far as seen, in the discard pile, just drawn."),
        Field("perils", (2, len(PERILS)), "Perils: in the discard pile, just drawn."),
        Field("corruption", (len(CORRUPTION),), "Corruption cards in the discard pile."),
        Field("events", (2, len(EVENTS)), "Events: lying open, in the discard piles."),
        Field("encounters", (len(ENCOUNTERS),), "Encounters in the discard piles."),
        Field("missions", (len(MISSIONS),), "The missions that this seat knows."),
        Field("foe_cards", (3, len(FIGHTING)), "In combat the foe’s cards that this seat sees: hand, played, discarded."),
        Field("combat", (len(COMBAT_NUMBERS),), f"In combat: {', '.join(COMBAT_NUMBERS)} (laid 1 face down, 2 exhausted)."),
        Field("numbers", (len(TABLE_NUMBERS),), f"{', '.join(TABLE_NUMBERS)}."),
    ))  # fmt: skip


LAYOUTS = {players: fields(players) for players in (2, 3, 4)}


def small(numbers: Iterable[int]) -> Any:
    """Whole numbers from 0 to 255."""
    return np.array([min(max(int(number), 0), 255) for number in numbers], np.uint8)


def combat_numbers(combat: Combat) -> list[int]:
    """The numbers of a combat under way."""
    hero, foe = combat.hero, combat.enemy
    laid = [0 if not side.laid else 2 if side.laid == DECLARED else 1 for side in (hero, foe)]
    return [
        combat.seat, FOE_NUMBERS[combat.foe], combat.round, combat.health, combat.fortitude, combat.wisdom, combat.damage, combat.agility,
        len(combat.hand), *laid, hero.exhausted, foe.exhausted, hero.strength, foe.strength, combat.finale,
    ]  # fmt: skip


def laid(side_laid: str) -> tuple[str, ...]:
    """The card that a side has laid, where this seat sees it."""
    return (side_laid,) if side_laid not in ("", LAID, DECLARED) else ()


class QuestEncoding:
    """Choices and views of Middle-earth Quest in numbers."""

    actions = ACTIONS
    longest = 5_000

    def numbers(self, view: View[Any]) -> Sequence[int]:
        """The number of each choice."""
        return [number_of(view.table, word) for word in view.choices]

    def layout(self, players: int) -> Layout:
        """By the number of players."""
        return LAYOUTS[players]

    def observe(self, view: View[Any]) -> Any:
        """What this seat sees."""
        assert isinstance(view, QuestView)
        board, heroes = view.table, view.table.players - 1
        found: Any = np.zeros(LAYOUTS[board.players].size, np.uint8)
        at = LAYOUTS[board.players].named(found)
        see_map(board, at)
        for number, sheet in enumerate(board.sheets):
            at["heroes_at"][number, PLACE_NUMBER[sheet.place]] = 1
            at["hero"][number, HEROES.index(sheet.hero)] = 1
            piles = (sheet.life, sheet.hand, sheet.rest, sheet.damage, sheet.trained)
            numbers = [board.attribute(sheet, each) for each in Attribute]
            at["hero_numbers"][number] = small([
                PLACE_NUMBER[sheet.place], *map(len, piles), sheet.favor, len(sheet.items), *numbers, sheet.done, sheet.revealed,
            ])  # fmt: skip
            for row, pile in enumerate((sheet.hand, sheet.rest, sheet.damage, sheet.trained)):
                at["hero_cards"][number, row] = FIGHTERS(pile)
            at["hero_corruption"][number] = CORRUPTIONS(sheet.corruption)
            at["hero_quests"][number] = QUEST_CARDS((sheet.starting, sheet.advanced, *sheet.side))
        see_piles(board, at)
        if board.combat is not None and 0 < board.combat.seat <= heroes:
            combat = board.combat
            at["hero_cards"][combat.seat - 1, 4] = FIGHTERS((*combat.hero.stack, *laid(combat.hero.laid)))
            for row, pile in enumerate((combat.hand, (*combat.enemy.stack, *laid(combat.enemy.laid)), combat.discards)):
                at["foe_cards"][row] = FIGHTERS(pile)
            at["combat"][:] = small(combat_numbers(combat))
        turn = board.turn
        at["numbers"][:] = small([
            max(view.seat, SAURON), view.asked == view.seat, *[board.markers[marker] for marker in Marker], board.pool, board.round,
            board.stage, turn.seat, turn.moves, turn.travel_steps, turn.explored, turn.dark_path,
            len(board.plot_hand), len(board.shadow_hand), *board.tracks,
        ])  # fmt: skip
        return found


def see_map(board: Board, at: Mapping[str, Any]) -> None:
    """All that stands on the map."""
    on_map, token_faces = at["map"], at["faces"]
    for place, count in board.influence.items():
        on_map[0, PLACE_NUMBER[place]] = count
    for place, count in board.favor.items():
        on_map[1, PLACE_NUMBER[place]] = count
    for place, tokens in board.tokens.items():
        for token in tokens:
            on_map[3 if token.face else 2, PLACE_NUMBER[place]] += 1
            token_faces[FACES.index(token.face), PLACE_NUMBER[place]] += 1
    for plot in board.active_plots():
        on_map[4, PLACE_NUMBER[plot.place]] += 1
    if board.event is not None:
        on_map[5, PLACE_NUMBER[board.event.place]] = 1
    for minion, figure in board.minions.items():
        at["minions_at"][MINIONS.index(minion), PLACE_NUMBER[figure.place]] = min(figure.damage + 1, 255)
    for character, place in board.characters.items():
        at["people_at"][PEOPLE.index(character), PLACE_NUMBER[place]] = 1


def see_piles(board: Board, at: Mapping[str, Any]) -> None:
    """Cards that lie open, and those that this seat has seen."""
    plots = ([plot.plot for plot in board.active_plots()], [slip.face for slip in board.plot_hand], board.plot_discards, board.drawn)
    for row, pile in enumerate(plots):
        at["plots"][row] = PLOT_CARDS(pile)
    for row, pile in enumerate(([slip.face for slip in board.shadow_hand], board.shadow_discards, board.drawn)):
        at["shadows"][row] = SHADOW_CARDS(pile)
    for row, pile in enumerate((board.peril_discards, board.drawn)):
        at["perils"][row] = PERIL_CARDS(pile)
    at["corruption"][:] = CORRUPTIONS(board.corruption_discards)
    lying = [each.event for each in (board.event, board.given) if each is not None]
    gone = [card for pile in board.event_discards for card in pile]
    at["events"][0], at["events"][1] = EVENT_CARDS(lying), EVENT_CARDS(gone)
    at["encounters"][:] = ENCOUNTER_CARDS([card for pile in board.encounter_discards.values() for card in pile])
    at["missions"][:] = MISSION_CARDS((board.hero_mission, board.sauron_mission))
