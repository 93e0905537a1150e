"""How a position stands: a chance to win, learned from many games of the rules of thumb."""

from __future__ import annotations

from math import exp, sqrt

from onetable.bots.adding import added
from onetable.core.step import Seat
from onetable.games.quest.atlas import DISTANCE
from onetable.games.quest.bots.story import lead, pace, steps_left
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.parts_of_speech import Condition
from onetable.games.quest.pieces import DECLARED, LAID, Side
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Attribute, Minion, Place
from onetable.games.quest.words.missions import (
    AllQuestsDone,
    CorruptionAtMost,
    FavorAtLeast,
    MarkerAtLeast,
    MinionsAtMost,
    PlotsAtLeast,
    TokensAtMost,
)

MOST_LEAD = 14.0
# How what lies on the table shifts the race, in spaces of the story track, in the order of `outlook`: a whole game, one hero, three
# heroes, favor, corruption, cards, minions, the pool, plots and shadow cards in hand, influence, tokens. Learned from games of the
# rules of thumb, except corruption, cards, minions, the pool, influence and tokens: who is defeated gets his cards back, so that the
# games would teach the opposite.
RACE = (7.8, -1.1, 4.7, -1.6, 1.5, -1.5, 1.0, 0.3, 1.3, 1.6, 0.3, 0.3)
SPREAD, SPREAD_STEPS = 0.4, 2.3  # how uncertain the race is at the end, and how much more with the steps that are left
DARK, DARK_SLOPE, DARK_LATE = 3.4, 0.3, 4.9  # whether Sauron meets his mission
LIGHT, LIGHT_SLOPE, LIGHT_LATE = -2.1, 0.8, 9.8  # whether the heroes meet theirs
CHAMPION_AHEAD, CHAMPION_LEAD, CHAMPION_LEVEL, CHAMPION_BEHIND, CHAMPION_GROWTH = 0.1, 0.1, -1.0, -0.8, 1.0
LAST = 9  # Story steps of a game


def chance(board: Board, seat: Seat) -> float:
    """How likely the side of this seat is to win, from 0 to 1."""
    if board.winner:
        return float((board.winner == "sauron") == (seat == SAURON))
    heroes = heroes_chance(outlook(board))
    return 1.0 - heroes if seat == SAURON else heroes


def heroes_chance(seen: tuple[float, ...]) -> float:
    """The race, the missions, and the champion's fight where they do not decide."""
    steps, lead_now, dark, light, best, *table = seen
    late = 1.0 - steps / LAST
    race = lead_now + added([weight * feature for weight, feature in zip(RACE, table, strict=True)])
    spread = SPREAD + SPREAD_STEPS * sqrt(steps)
    behind, ahead = likelihood((race - 0.5) / spread), likelihood((-race - 0.5) / spread)
    level = 1.0 - behind - ahead
    dark_done = likelihood(DARK + dark * (DARK_SLOPE + DARK_LATE * late))
    light_done = likelihood(LIGHT + light * (LIGHT_SLOPE + LIGHT_LATE * late))
    grown = CHAMPION_GROWTH * best
    won = ahead * (light_done + (1.0 - light_done) * likelihood(CHAMPION_AHEAD + CHAMPION_LEAD * max(0.0, -race) + grown))
    both = light_done * dark_done + (1.0 - light_done) * (1.0 - dark_done)
    won += level * (light_done * (1.0 - dark_done) + both * likelihood(CHAMPION_LEVEL + grown))
    return won + behind * (1.0 - dark_done) * likelihood(CHAMPION_BEHIND + grown)


def likelihood(number: float) -> float:
    """From 0 to 1."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, number))))


def outlook(board: Board) -> tuple[float, ...]:
    """What tells how the heroes stand if these are the missions."""
    steps, missions = steps_left(board), board.cards.missions
    dark, light = missions[board.sauron_mission].condition, missions[board.hero_mission].condition
    return outlook_with(board, dark_mission(board, dark, steps), light_mission(board, light, steps))


def outlook_with(board: Board, dark: float, light: float) -> tuple[float, ...]:
    """Steps left, the race, how near both missions are, the best champion, and what lies on the table."""
    paces, heroes, steps = pace(board), len(board.sheets), steps_left(board)
    ahead = max(-MOST_LEAD, min(MOST_LEAD, lead(board, paces, 0.15 + 0.2 * heroes)))
    share = steps / LAST
    favor = sum([sheet.favor for sheet in board.sheets]) / (1 + heroes)
    corruption = sum([len(sheet.corruption) for sheet in board.sheets]) / heroes
    cards = (sum(hand_sizes(board)) + added([len(sheet.life) + 0.6 * len(sheet.rest) for sheet in board.sheets])) / (25 * heroes)
    minions = sum([MINIONS[minion].health - figure.damage for minion, figure in board.minions.items()]) / 20
    return (
        float(steps), ahead, dark, light, max([growth(board, seat) for seat in board.seats]),
        share, share * (heroes == 1), share * (heroes == 3), share * favor, share * corruption, share * cards, share * minions,
        share * board.pool / 8, share * len(board.plot_hand) / 3, share * len(board.shadow_hand) / 4,
        share * sum(board.influence.values()) / 30, share * sum([len(tokens) for tokens in board.tokens.values()]) / 4,
    )  # fmt: skip


def hand_sizes(board: Board) -> list[int]:
    """How many cards each hero has in hand; one that lies face down still counts, so that all see the same."""
    found = [len(sheet.hand) for sheet in board.sheets]
    if board.combat is not None:
        found[board.combat.seat - 1] += hidden_card(board.combat.hero)
    return found


def hidden_card(side: Side) -> int:
    """1 for a card that was laid face down; in a view of the other side it is in hand."""
    return 1 if side.laid and side.laid not in (DECLARED, LAID) and not side.open and not side.revealed else 0


def growth(board: Board, seat: Seat) -> float:
    """What a hero would bring to the last fight beyond what is printed on his sheet."""
    sheet = board.sheets[seat - 1]
    fortitude, strength, agility, _ = sheet.raised
    less = sum([board.cards.lowered(sheet.corruption, each) for each in (Attribute.FORTITUDE, Attribute.STRENGTH, Attribute.AGILITY)])
    return (fortitude + strength + agility - less + 0.4 * len(sheet.trained)) / 3


def dark_mission(board: Board, asked: Condition, steps: int) -> float:
    """How near such a mission of Sauron's will be in the end, from -1 to 1."""
    if isinstance(asked, MarkerAtLeast):
        going = pace(board)[asked.marker]
        return squeezed((board.markers[asked.marker] + going * max(0, steps - 1) - asked.space + 0.5) / 4)
    if isinstance(asked, PlotsAtLeast):
        return squeezed((len(board.active_plots()) - asked.least + 0.5) * 1.2)
    figure = board.minions.get(Minion.RINGWRAITHS)
    far = DISTANCE[figure.place][Place.SHIRE] if figure is not None else 10
    return squeezed(1.0 - far / 4) if not far or steps > 0 else -1.0


def light_mission(board: Board, asked: Condition, steps: int) -> float:
    """How near such a mission of the heroes will be in the end, from -1 to 1."""
    if isinstance(asked, AllQuestsDone):
        missing = sum([2 - sheet.done for sheet in board.sheets])
        return squeezed(0.9 - 1.4 * missing / (1.0 + 0.35 * steps * len(board.sheets)))
    if isinstance(asked, CorruptionAtMost):
        return squeezed((asked.most + 0.5 - sum([len(sheet.corruption) for sheet in board.sheets])) / 2)
    if isinstance(asked, MinionsAtMost):
        return squeezed(asked.most + 0.5 - len(board.minions) - 0.3 * (3 - board.stage))
    if isinstance(asked, TokensAtMost):
        return squeezed((asked.most + 0.5 - sum([len(tokens) for tokens in board.tokens.values()])) / 2)
    assert isinstance(asked, FavorAtLeast)
    return squeezed((sum([sheet.favor for sheet in board.sheets]) - asked.least + 0.5) / 3 + 0.08 * steps)


def squeezed(number: float) -> float:
    """Between -1 and 1."""
    return max(-1.0, min(1.0, number))
