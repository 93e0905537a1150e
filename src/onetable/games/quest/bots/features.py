"""A position in numbers, from which an evaluation is learned: how the heroes stand as far as a seat knows; for Sauron the opposite."""

from __future__ import annotations

from collections.abc import Hashable
from math import log

from onetable.bots.adding import added
from onetable.bots.learning.subject import Chance
from onetable.bots.thinking import Thinking
from onetable.core.step import Seat
from onetable.games.quest.atlas import DISTANCE, HAVENS, WITHIN_ONE
from onetable.games.quest.bots.evaluation import dark_mission, hand_sizes, heroes_chance, hidden_card, light_mission, outlook_with
from onetable.games.quest.bots.playout import QuestThinking
from onetable.games.quest.bots.story import pace, steps_left
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.pieces import HeroSheet
from onetable.games.quest.table import FINALE, SAURON, Board
from onetable.games.quest.traits import SAURON_MARKERS, Marker

LEAST = 1e-4  # of a chance: nothing is quite sure
FAR = 6  # steps from which on a place is simply far
FEW_CARDS = 6  # a hero who has no more left to live on is in danger
OUTLOOK = (
    "Story steps left", "how far Sauron will be ahead", "how near Sauron's mission is", "how near the heroes' mission is",
    "the best champion", "share of the game left", "that share of one hero", "that share of three heroes", "favor to come",
    "corruption to come", "cards to come", "minions to come", "pool to come", "plots in hand to come", "shadow cards in hand to come",
    "influence to come", "tokens to come",
)  # fmt: skip
STORY = (
    "the heroes' seat", "green marker", "yellow marker", "red marker", "black marker", "pace of the yellow marker",
    "pace of the red marker", "pace of the black marker", "active plots", "way of the nearest hero to a plot", "stage",
)  # fmt: skip
HEROES = (
    "favor", "corruption", "life pools", "hands", "rest pools", "damage pools", "fewest cards of a hero", "heroes with few cards", "skills",
    "raised attributes", "items", "own quests done", "side quests", "heroes in havens", "minions near heroes", "tokens near heroes",
    "influence near heroes", "way to the nearest favor",
)  # fmt: skip
DARKNESS = (
    "minions", "health of minions", "tokens", "influence", "pool", "plots in hand", "shadow cards in hand",
    "advance of plots known in hand", "action tokens laid", "combat under way", "damage of the foe", "cards of the foe",
)  # fmt: skip


GOOD = {
    "judged by hand", "how near the heroes' mission is", "the best champion", "favor to come", "cards to come", "green marker", "favor",
    "life pools", "hands", "rest pools", "fewest cards of a hero", "skills", "raised attributes", "items", "own quests done",
    "damage of the foe",
}  # fmt: skip
DEPENDS = {
    "Story steps left", "share of the game left", "that share of one hero", "that share of three heroes", "the heroes' seat", "stage",
    "way of the nearest hero to a plot", "side quests", "heroes in havens", "action tokens laid", "combat under way",
}  # fmt: skip


class QuestSubject:
    """Features of Middle-earth Quest."""

    names: tuple[str, ...] = ("judged by hand", *OUTLOOK, *STORY, *HEROES, *DARKNESS)
    leanings = tuple([1 if name in GOOD else 0 if name in DEPENDS else -1 for name in names])

    marks: tuple[str, ...] = ()
    mark_leanings: tuple[int, ...] = ()

    def rivals(self, board: Board, seat: Seat) -> list[Seat]:
        """The other side."""
        return [board.seats[0] if seat == SAURON else SAURON]

    def rows(self, board: Board, seat: Seat) -> list[list[float]]:
        """One row: there are two sides."""
        dark, light = missions(board, seat)
        seen = outlook_with(board, dark, light)
        chance = min(1 - LEAST, max(LEAST, heroes_chance(seen)))
        found = [log(chance / (1 - chance)), *seen, *story(board), *heroes(board), *darkness(board, seat)]
        return [[-each for each in found] if seat == SAURON else found]

    def marked(self, board: Board, seat: Seat) -> list[list[int]]:
        """None: features say it all."""
        return [[]]

    def settled(self, board: Board, seat: Seat) -> float | None:
        """Which side has won."""
        return float((board.winner == "sauron") == (seat == SAURON)) if board.winner else None

    def stretch(self, board: Board) -> Hashable:
        """A turn of a hero or of Sauron."""
        return board.round, board.turn.seat

    def thinking(self, chance: Chance) -> Thinking:
        """As usual, but judged so."""
        return QuestThinking(chance)


def missions(board: Board, seat: Seat) -> tuple[float, float]:
    """How near both missions are; of the one that a seat has not seen the mean of all that it may be."""
    steps, known, cards = steps_left(board), board.cards.missions, board.cards
    dark = (board.sauron_mission,) if seat == SAURON else cards.sauron_missions
    light = (board.hero_mission,) if seat != SAURON else cards.hero_missions
    return (
        added([dark_mission(board, known[each].condition, steps) for each in dark]) / len(dark),
        added([light_mission(board, known[each].condition, steps) for each in light]) / len(light),
    )


def story(board: Board) -> list[float]:
    """The race, and what drives it."""
    paces, markers = pace(board), board.markers
    plots = board.active_plots()
    ways = [min([DISTANCE[sheet.place][plot.place] for sheet in board.sheets]) for plot in plots]
    return [
        1.0, markers[Marker.GREEN] / FINALE, *[markers[marker] / FINALE for marker in SAURON_MARKERS],
        *[paces[marker] for marker in SAURON_MARKERS], len(plots), min(FAR, *ways) / FAR if ways else 1.0, board.stage,
    ]  # fmt: skip


def heroes(board: Board) -> list[float]:
    """What the heroes have, the mean of a hero, and what is around them."""
    sheets, count = board.sheets, len(board.sheets)
    hands = hand_sizes(board)
    lives = [hand + len(sheet.life) + 0.5 * len(sheet.rest) for hand, sheet in zip(hands, sheets, strict=True)]
    near = [place for sheet in sheets for place in WITHIN_ONE[sheet.place]]
    beset = [figure.place for figure in board.minions.values()]
    return [
        sum([sheet.favor for sheet in sheets]) / count,
        sum([len(sheet.corruption) for sheet in sheets]) / count,
        sum([len(sheet.life) for sheet in sheets]) / count / 5,
        sum(hands) / count / 5,
        sum([len(sheet.rest) for sheet in sheets]) / count / 5,
        sum([len(sheet.damage) for sheet in sheets]) / count / 5,
        min(lives) / 5,
        sum([life <= FEW_CARDS for life in lives]) / count,
        sum([len(sheet.trained) for sheet in sheets]) / count,
        sum([sum(sheet.raised) for sheet in sheets]) / count,
        sum([len(sheet.items) for sheet in sheets]) / count,
        sum([sheet.done for sheet in sheets]) / count,
        sum([len(sheet.side) for sheet in sheets]) / count,
        sum([sheet.place in HAVENS for sheet in sheets]) / count,
        sum([place in near for place in beset]) / count,
        sum([len(board.tokens.get(place, ())) for place in near]) / count,
        sum([board.influence.get(place, 0) for place in near]) / count / 4,
        added([way_to_favor(board, sheet) for sheet in sheets]) / count / FAR,
    ]


def way_to_favor(board: Board, sheet: HeroSheet) -> int:
    """How far the nearest favor lies."""
    return min([FAR, *[DISTANCE[sheet.place][place] for place, lying in board.favor.items() if lying]])


def darkness(board: Board, seat: Seat) -> list[float]:
    """What Sauron has on the map and in hand, and how a combat stands."""
    bit, combat = 1 << max(0, seat), board.combat
    known = [slip.face for slip in board.plot_hand if slip.seen & bit]
    return [
        len(board.minions),
        sum([MINIONS[minion].health - figure.damage for minion, figure in board.minions.items()]) / 5,
        sum([len(tokens) for tokens in board.tokens.values()]),
        sum(board.influence.values()) / 10,
        board.pool / 4,
        len(board.plot_hand),
        len(board.shadow_hand),
        sum([board.cards.plots[plot].advance for plot in known]),
        sum(board.tracks) / 4,
        1.0 if combat is not None else 0.0,
        combat.damage / max(1, combat.health) if combat is not None else 0.0,
        (len(combat.hand) + hidden_card(combat.enemy)) / 5 if combat is not None else 0.0,
    ]
