"""What Sauron is after: which plots carry him furthest, and where on the map his influence, tokens and minions are wanted."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.games.quest.atlas import BESIDE, DISTANCE, HAVENS, STRONGHOLDS, WITHIN_ONE
from onetable.games.quest.bots.habits import SAURON_NOW, SauronHabits
from onetable.games.quest.bots.story import lead, pace, steps_left
from onetable.games.quest.bots.worth import danger
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.mechanics.plots import SAURONS_VOICE as NOBODY
from onetable.games.quest.mechanics.plots import why_not_plot
from onetable.games.quest.mechanics.quests import open_quests
from onetable.games.quest.parts_of_speech import Condition
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Marker, Minion, Place
from onetable.games.quest.vocabulary.occasions import WhenActive
from onetable.games.quest.words.missions import MarkerAtLeast, PlotsAtLeast
from onetable.games.quest.words.plot_texts import CharacterWithFoe, FoeNear, HavenUnderShadow, InfluenceNear, OneWithFoeNear, TokenIn
from onetable.games.quest.words.sauron_effects import DiscardOtherPlots
from onetable.games.quest.words.values import AtLeast, Either, InfluenceAt, MinionIn

FADES = 0.6  # how much less something is worth with every space it is away


def mission(board: Board) -> Condition:
    """What Sauron's mission asks."""
    return board.cards.missions[board.sauron_mission].condition


def marker_weight(board: Board, marker: Marker, habits: SauronHabits = SAURON_NOW) -> float:
    """How much Sauron likes a marker to move."""
    asked = mission(board)
    if isinstance(asked, MarkerAtLeast):
        return habits.wanted_marker if asked.marker is marker and board.markers[marker] < asked.space + 5 else 0.9
    return 1.0


def plot_value(board: Board, plot: str, habits: SauronHabits = SAURON_NOW) -> float:
    """What it brings to have this plot in play now."""
    card = board.cards.plots[plot]
    paces = pace(board)
    before = lead(board, paces)
    after = dict(paces)
    after[card.marker] += card.advance
    for text in card.text:
        if isinstance(text, WhenActive):
            for effect in text.effects:
                if isinstance(effect, DiscardOtherPlots):
                    for active in board.plots:
                        if active is not None and active.plot in effect.plots:
                            after[board.cards.plots[active.plot].marker] -= board.cards.plots[active.plot].advance
    gained = after[card.marker] - paces[card.marker]
    worth = habits.plot_lead * (lead(board, after) - before)
    worth += habits.plot_advance * gained * marker_weight(board, card.marker, habits) * min(6, steps_left(board))
    worth += habits.plot_favor * card.favor + (habits.plot_mission if isinstance(mission(board), PlotsAtLeast) else 0.0)
    return worth


def keep_value(board: Board, plot: str, habits: SauronHabits = SAURON_NOW) -> float:
    """What it brings to hold this plot: less if it cannot be played soon."""
    card = board.cards.plots[plot]
    worth = plot_value(board, plot, habits)
    worth -= 0.25 * max(0, card.pool - board.pool_limit) + habits.unpaid * max(0, card.pool - board.pool)
    if card.requires is not None or isinstance(card.affects, (HavenUnderShadow, CharacterWithFoe, OneWithFoeNear)):
        worth -= 0.0 if why_not_plot(board, plot) is None else habits.unmet
    return worth


def hand(board: Board) -> list[str]:
    """Sauron's plots in hand; he knows them."""
    return [slip.face for slip in board.plot_hand if slip.face]


def targets(board: Board) -> dict[Place, float]:
    """Places that matter to the heroes: what all can see."""
    found: dict[Place, float] = {}

    def add(place: Place, worth: float) -> None:
        found[place] = found.get(place, 0.0) + worth

    for active in board.plots:
        if active is not None:
            add(active.place, 0.5 * board.cards.plots[active.plot].advance)
    for place, number in board.favor.items():
        add(place, 0.25 * number)
    for place in board.characters.values():
        add(place, 0.4)
    if board.event is not None:
        add(board.event.place, 0.3)
    for seat in board.seats:
        sheet = board.sheets[seat - 1]
        add(sheet.place, 0.6)
        for quest in open_quests(board, seat):
            at = board.cards.quests[quest].explore or board.cards.quests[quest].fight_at
            if at is not None:
                add(at, 0.7)
    return found


def influence_needs(board: Board, habits: SauronHabits = SAURON_NOW) -> dict[Place, float]:
    """Places where plots in hand ask for influence."""
    found: dict[Place, float] = {}
    if None not in board.plots:
        return found
    for plot in hand(board):
        card = board.cards.plots[plot]
        worth = habits.needs * card.advance
        wanted: list[Condition] = [card.requires] if card.requires is not None else []
        for condition in [each for word in wanted for each in (word.conditions if isinstance(word, Either) else (word,))]:
            if isinstance(condition, InfluenceNear) and not condition.holds(board, NOBODY):
                for place in WITHIN_ONE[condition.place]:
                    found[place] = found.get(place, 0.0) + worth
            elif isinstance(condition, AtLeast) and isinstance(condition.value, InfluenceAt) and not condition.holds(board, NOBODY):
                found[condition.value.place] = found.get(condition.value.place, 0.0) + worth
            elif isinstance(condition, TokenIn):
                found[condition.place] = found.get(condition.place, 0.0) + 0.6
        if isinstance(card.affects, HavenUnderShadow) and not card.affects.places(board, NOBODY):
            best = max(HAVENS, key=lambda haven: (sum([board.influence.get(place, 0) for place in BESIDE[haven]]), haven))
            for place in BESIDE[best]:
                found[place] = found.get(place, 0.0) + worth
    return found


def foe_needs(board: Board, habits: SauronHabits = SAURON_NOW) -> tuple[dict[Place, float], dict[Place, float]]:
    """Places where plots in hand ask for a minion, and where any foe will do."""
    minions: dict[Place, float] = {}
    foes: dict[Place, float] = {}
    if None not in board.plots:
        return minions, foes
    for plot in hand(board):
        card = board.cards.plots[plot]
        worth = habits.needs_of_foes * (1.0 + 2 / 3 * card.advance)
        if isinstance(card.requires, MinionIn):
            minions[card.requires.place] = worth
        if isinstance(card.requires, TokenIn) and card.requires.place not in board.tokens:
            foes[card.requires.place] = worth
        if isinstance(card.requires, FoeNear) and not card.requires.holds(board, NOBODY):
            for place in WITHIN_ONE[card.requires.place]:
                foes[place] = foes.get(place, 0.0) + worth
        if isinstance(card.affects, OneWithFoeNear) and not card.affects.places(board, NOBODY):
            for among in card.affects.among:
                for place in WITHIN_ONE[among]:
                    foes[place] = foes.get(place, 0.0) + worth
        if isinstance(card.affects, CharacterWithFoe) and not card.affects.places(board, NOBODY):
            for place in board.characters.values():
                foes[place] = foes.get(place, 0.0) + worth
    return minions, foes


def minion_field(
    board: Board, minion: Minion, places: Iterable[Place], needs: dict[Place, float], habits: SauronHabits = SAURON_NOW
) -> dict[Place, float]:
    """How good each of these places is for this minion."""
    figure = board.minions[minion]
    left = MINIONS[minion].health - figure.damage
    field: dict[Place, float] = {}
    fit = left >= 5
    heroes = [
        (sheet.place, sheet.place in HAVENS, 0.7 if sheet.place in HAVENS else danger(board, sheet, minion.value, left))
        for sheet in board.sheets
    ]
    guarded = [(active.place, habits.guard * board.cards.plots[active.plot].advance) for active in board.plots if active is not None]
    to_shire = minion is Minion.RINGWRAITHS and isinstance(mission(board), Either)
    for place in places:
        far = DISTANCE[place]
        worth = 0.0
        for there, need in needs.items():
            worth = max(worth, need * 0.75 ** far[there])
        for there, guard in guarded:
            worth = max(worth, guard * FADES ** far[there])
        for there, haven, threat in heroes:
            if fit:
                worth = max(worth, threat * habits.hunt ** far[there] if far[there] else threat * (0.3 if haven else 1.0))
            else:
                worth -= 1.5 * 0.4 ** far[there]
        if to_shire:
            worth = 0.3 * worth + 1.2 * (12 - far[Place.SHIRE])
        field[place] = worth
    return field


def influence_field(board: Board, places: Iterable[Place], habits: SauronHabits = SAURON_NOW) -> dict[Place, float]:
    """How much Sauron wants influence in each of these places, before he looks at what lies there."""
    wanted = [(there, habits.field * number) for there, number in targets(board).items()]
    needs = [(there, habits.field_needs * number) for there, number in influence_needs(board, habits).items()]
    field: dict[Place, float] = {}
    for place in places:
        far = DISTANCE[place]
        worth = 0.1
        for there, number in wanted:
            if far[there] < 4:
                worth += number * 0.5 ** far[there]
        for there, number in needs:
            worth += number * 0.45 ** far[there]
        field[place] = worth
    return field


def influence_value(board: Board, place: Place, field: dict[Place, float], needs: dict[Place, float], wisdom: list[int]) -> float:
    """What one more influence in a place is worth where heroes have so much wisdom."""
    here = board.influence.get(place, 0)
    if place in STRONGHOLDS:
        return 0.5 * field[place] + (0.5 if here < 3 else 0.1)
    if here == 0:
        share = 1.0
    elif here <= max(wisdom):
        share = 0.75 if min(wisdom) >= here - 1 else 0.5
    else:
        share = 0.15
    return share * field[place] + needs.get(place, 0.0)
