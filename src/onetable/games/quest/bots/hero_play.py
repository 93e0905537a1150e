"""Rules of thumb for a hero's turn: rest, travel, pay, explore, trade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.step import Scope, Seat
from onetable.core.word import Word
from onetable.games.quest.atlas import DISTANCE, HAVENS
from onetable.games.quest.bots.clashes import card_worth
from onetable.games.quest.bots.goals import (
    breakable,
    corruption_matters,
    friends_here,
    goals,
    need_of_favor,
    quest_fight,
    quest_worth,
    stay_worth,
    worth_of_breaking,
)
from onetable.games.quest.bots.habits import HERO_NOW, HeroHabits
from onetable.games.quest.bots.readings import gain
from onetable.games.quest.bots.roads import Journeys, journeys, perilous_places
from onetable.games.quest.bots.story import pace, steps_left
from onetable.games.quest.bots.worth import CORRUPTION
from onetable.games.quest.mechanics.goods import room_for_favor
from onetable.games.quest.phases.explore import (
    BreakPlot,
    CompleteQuest,
    Consult,
    ConsultForFavor,
    DarkPath,
    Explore,
    GiveFavor,
    TakeFavor,
    Trade,
    finds,
    traders,
)
from onetable.games.quest.phases.rest import Rest, why_no_rest
from onetable.games.quest.phases.scouting import Scout
from onetable.games.quest.phases.travel import GiveUp, MoveTo, PayOne, PaySeveral
from onetable.games.quest.table import SHADOW_FALLS, Board
from onetable.games.quest.traits import Attribute, Place
from onetable.games.quest.vocabulary.choices import Decline, PickCorruption, PickMarker
from onetable.games.quest.vocabulary.reasons import NoRestInStronghold, RestHindered

MOST_STEPS = 30  # travel steps of one turn: whoever explores more often finds nothing any more
STRANDED = -8.5  # what it is worth to stay where one runs out of cards: less than any way out
BURDENS = {"despondent": 0.6, "weak": 0.4, "weary": 0.5, "hopeless": 0.3, "isolated": 0.3, "despairing": 0.2}


def weigh_rest(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: HeroHabits = HERO_NOW) -> list[float]:
    """Rest when few cards are left to draw and many come back; the Shadow advances for it."""
    sheet = board.sheet(seat)
    haven = sheet.place in HAVENS
    back = len(sheet.rest) + (len(sheet.damage) if haven else 0)
    draws = board.attribute(sheet, Attribute.FORTITUDE)
    short = max(0, draws - len(sheet.life))
    worth = habits.rest_cards * back + habits.rest_short * min(short, back) - habits.rest
    if len(sheet.life) + len(sheet.hand) < 8:
        worth += habits.rest_cards * back
    if sheet.corruption and sheet.favor >= 2 and corruption_matters(board) and sum([len(each.corruption) for each in board.sheets]) > 1:
        worth += 1.2
    if steps_left(board) <= 1 and len(sheet.life) + len(sheet.hand) > 5:
        worth -= 1.0  # all cards come back for the last fight
    if steps_left(board) <= 1 and not corruption_matters(board):
        worth -= habits.last_rest
    return [worth if isinstance(choice, Rest) else 0.0 if isinstance(choice, Decline) else -9.0 for choice in offered]


def weigh_cleansing(
    board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: HeroHabits = HERO_NOW
) -> list[float]:
    """Pay off what weighs most, if favor is to spare."""
    sheet = board.sheet(seat)
    gains = []
    for choice in offered:
        if isinstance(choice, PickCorruption):
            cost = board.cards.corruption[choice.card].cost or 0
            worth = CORRUPTION + BURDENS.get(choice.card, 0.0) + 0.25 * len(sheet.corruption) - habits.cleansing * cost
            total = sum([len(each.corruption) for each in board.sheets])
            worth += 2.0 if corruption_matters(board) and total > 1 else 0.0
            gains.append(worth - 0.8 * need_of_favor(board, seat, habits))
        else:
            gains.append(0.0)
    return gains


def weigh_markers(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """The marker that needs it least: the slowest, and one that is past the Shadow's fall."""
    going = pace(board)
    return [
        -float(going[choice.marker]) - 0.3 * (board.markers[choice.marker] < SHADOW_FALLS) if isinstance(choice, PickMarker) else 0.0
        for choice in offered
    ]


# ---- travel


def weigh_travel(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: HeroHabits = HERO_NOW) -> list[float]:
    """On towards the best goal, if the cards for it are worth it; explore what lies here; stop where it is good to stay."""
    sheet = board.sheet(seat)
    roads, perilous = journeys(board, seat, seat, habits), perilous_places(board, seat)
    stay = worth_of_staying(board, seat, perilous, habits)
    moves: dict[Place, float] = {}
    for place, value in destinations(board, seat, goals(board, seat, habits), roads, perilous, habits).items():
        step_to = roads.first[place]
        moves[step_to] = max(moves.get(step_to, -9.0), value)
    return [
        moves.get(choice.place, aimless(sheet.place, choice.place))
        if isinstance(choice, MoveTo)
        else weigh_halt(board, choice, seat, stay, habits)
        for choice in offered
    ]


def aimless(here: Place, there: Place) -> float:
    """What a step is worth that leads to nothing."""
    return -3.0 - 0.1 * DISTANCE[here][there]


def weigh_halt(board: Board, choice: Word, seat: Seat, stay: float, habits: HeroHabits = HERO_NOW) -> float:
    """What it is worth not to go on: to explore, to scout, to give up, or to stay, of which it is known."""
    if isinstance(choice, Explore):
        return 20.0 if board.turn.travel_steps < MOST_STEPS and worth_exploring(board, seat, habits) else stay - 5.0
    if isinstance(choice, Scout):
        return 15.0
    if isinstance(choice, GiveUp):
        sheet = board.sheet(seat)
        worn = not sheet.life and len(sheet.rest) + len(sheet.damage) > 15 and not sheet.items
        return stay + (0.5 if worn and sheet.favor <= 1 else -6.0)
    return stay


def worth_of_staying(board: Board, seat: Seat, perilous: set[Place], habits: HeroHabits = HERO_NOW) -> float:
    """What it is worth to end the turn here."""
    if stranded(board, seat):
        return STRANDED
    sheet = board.sheet(seat)
    stay = stay_worth(board, seat, sheet.place, perilous, habits)
    if habits.quest_fight and sheet.starting and board.cards.quests[sheet.starting].fight_at is sheet.place:
        stay += habits.quest_fight * quest_fight(board, seat, sheet.starting, habits)
    return stay


def destinations(
    board: Board, seat: Seat, wanted: dict[Place, float], roads: Journeys, perilous: set[Place], habits: HeroHabits = HERO_NOW
) -> dict[Place, float]:
    """What it is worth to go to each place where there is something to do, with all that the way costs."""
    sheet, found = board.sheet(seat), dict[Place, float]()
    hand, draws = len(sheet.hand), max(3, board.attribute(sheet, Attribute.FORTITUDE))
    for place, worth in wanted.items():
        if place == sheet.place:
            continue
        turns = max(0.0, roads.cards[place] - hand) / draws
        value = worth * habits.later**turns - habits.card * roads.cost[place] + stay_worth(board, seat, place, perilous, habits)
        spare = max(0.0, 3.0 - max(0.0, hand - roads.cards[place]))
        found[place] = value - habits.reserve * spare * (1.0 if threatened(board, place) else 0.4)
    return found


def stranded(board: Board, seat: Seat) -> bool:
    """Whether a hero who stays runs out of cards: few are left to draw, others wait in the rest pool, and nobody can rest where he is."""
    sheet = board.sheet(seat)
    short = len(sheet.life) < min(len(sheet.rest), board.attribute(sheet, Attribute.FORTITUDE))
    return short and isinstance(why_no_rest(board, seat), (NoRestInStronghold, RestHindered))


def threatened(board: Board, place: Place) -> bool:
    """Whether a foe can come to this place soon."""
    far = DISTANCE[place]
    return any([far[figure.place] <= 2 for figure in board.minions.values()]) or any([far[at] <= 1 for at in board.tokens])


def worth_exploring(board: Board, seat: Seat, habits: HeroHabits = HERO_NOW) -> bool:
    """Whether there is something here that the hero would do."""
    place = board.sheet(seat).place
    if (board.event is not None and board.event.place == place) or friends_here(board, seat):
        return True
    found = finds(board, seat, ())
    return bool(found) and max(weigh_finds(board, None, found, Scope(seat), seat, habits)) > 0.0


def gifts_wanted(board: Board, seat: Seat) -> bool:
    """Whether another hero here should give favor to this one for a plot that can then be broken."""
    sheet = board.sheet(seat)
    here = [other for other in traders(board, seat) if other != seat] if seat in traders(board, seat) else []
    if not here:
        return False
    together = sheet.favor + room_for_favor(board, seat, sum([board.sheet(other).favor for other in here]))
    return any([board.cards.plots[plot].favor > sheet.favor for _, plot in breakable(board, sheet.place, together)])


def weigh_paying(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """One card with the icon rather than several, and the card that fights worst."""
    gains = []
    for choice in offered:
        if isinstance(choice, PayOne):
            gains.append(-0.5 * card_worth(choice.card))
        else:
            assert isinstance(choice, PaySeveral)
            gains.append(-0.5 * card_worth(choice.card) - 1.6 * (choice.left - 1))
    return gains


def weigh_finds(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat, habits: HeroHabits = HERO_NOW) -> list[float]:
    """One thing after the other: favor first, then quests and plots; the dark path only if one favor breaks a plot now."""
    sheet = board.sheet(seat)
    gains = []
    for choice in offered:
        if isinstance(choice, TakeFavor):
            gains.append(9.0)
        elif isinstance(choice, CompleteQuest):
            gains.append(8.0 + quest_worth(board, seat, choice.quest, habits))
        elif isinstance(choice, ConsultForFavor):
            gains.append(5.0 + 2.0 * (1.0 + need_of_favor(board, seat, habits)))
        elif isinstance(choice, Consult):
            gains.append(5.0 + gain(board.cards.characters[choice.character], board, Scope(seat)))
        elif isinstance(choice, BreakPlot):
            worth = worth_of_breaking(board, seat, choice.slot, habits)
            gains.append(worth if worth > 0 else -1.0)
        elif isinstance(choice, DarkPath):
            gains.append(dark_path(board, seat, habits))
        elif isinstance(choice, Trade):
            giver = board.sheet(board.seat_of(choice.hero))
            gains.append(4.0 if giver is not sheet and giver.favor and gifts_wanted(board, seat) else -1.0)
        else:
            gains.append(0.0)
    return gains


def dark_path(board: Board, seat: Seat, habits: HeroHabits) -> float:
    """One favor for a corruption card: for who lacks just that one."""
    sheet = board.sheet(seat)
    if corruption_matters(board) or len(sheet.corruption) >= 2:
        return -1.0
    slots = [slot for slot, plot in breakable(board, sheet.place, sheet.favor + 1) if board.cards.plots[plot].favor == sheet.favor + 1]
    best = max([worth_of_breaking(board, seat, slot, habits) for slot in slots], default=0.0)
    return min(3.0, best - 2.0) if best > 2.0 else -1.0


def weigh_gifts(board: Board, step: Any, offered: Sequence[Word], scope: Scope, seat: Seat) -> list[float]:
    """Favor for a hero whose turn it is, as long as he lacks some for a plot here."""
    gains = []
    for choice in offered:
        wanted = isinstance(choice, GiveFavor) and board.seat_of(choice.hero) == board.turn.seat and gifts_wanted(board, board.turn.seat)
        gains.append(1.0 if wanted else -1.0 if not isinstance(choice, Decline) and hasattr(choice, "hero") else 0.0)
    return gains
