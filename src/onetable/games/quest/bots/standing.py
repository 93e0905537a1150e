"""A whole position in numbers, when Sauron has played his plot: from these the judgement is learned by which a master looks ahead.

What stands here is of a world with all its hidden cards: only one who thinks ahead asks, and of worlds that he has imagined.
"""

from __future__ import annotations

from math import log

from onetable.bots.adding import added
from onetable.core.step import Seat
from onetable.games.quest.atlas import DISTANCE
from onetable.games.quest.bots import features
from onetable.games.quest.bots.evaluation import LAST, heroes_chance, outlook
from onetable.games.quest.bots.goals import goals
from onetable.games.quest.bots.prospects import NEAR, plots_to_break, plots_to_play
from onetable.games.quest.bots.story import HERO_PACE, distance, lead, pace
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.mechanics.story import hero_distance, sauron_distance
from onetable.games.quest.pieces import ActivePlot
from onetable.games.quest.table import FINALE, PLOT_SLOTS, SAURON, SHADOW_FALLS, Board
from onetable.games.quest.traits import SAURON_MARKERS, Attribute, Marker, Minion, Place

DARK, LIGHT = every_card().sauron_missions, every_card().hero_missions
STEPS_A_TURN, FAVOR_TURNS = 3.0, 0.7  # how far a hero comes in a turn, and how long he looks for a favor that he lacks
COMING = 1.5  # how far plots that are not yet played may take each marker in the last step
FIGHTING = Attribute.FORTITUDE, Attribute.STRENGTH, Attribute.AGILITY
RACE = (
    "plots that can be broken", "plots within reach", "plots to come", "shadow cards to come", "lead without more plots",
    "lead with many more plots", "first marker", "second marker", "third marker", "its pace", "pace of the second", "pace of the third",
    "missing where the Shadow falls", "how far Sauron is", "how far the heroes are", "heroes three",
    "lead when plots are broken in time", "lead when they are and others come", "steps of the first plot", "steps of the second plot",
    "steps of the third plot",
)  # fmt: skip
MISSIONS = (
    *[f"{side} {each}" for each in (*DARK, *LIGHT) for side in ("mission", "near to")],
    "influence in the Shire", "way of the Ringwraiths to the Shire", "health of the Ringwraiths",
)  # fmt: skip
CHAMPION = (
    "the best hero's attributes", "the best hero's fortitude", "the best hero's skills", "most favor of a hero", "favor on the map",
    "characters", "favor that plots cost", "what heroes can do next", "what one of them can do next", "what else they can do",
)  # fmt: skip
GOOD = {"favor", "life pools", "hands", "rest pools", "fewest cards of a hero", "skills", "raised attributes", "items", "cards to come"}
BAD = {
    "corruption", "corruption to come", "heroes with few cards", "minions to come", "pool to come", "influence to come", "tokens to come",
    "health of minions", "minions", "tokens", "influence", "pool",
}  # fmt: skip


class QuestStanding(features.QuestSubject):
    """What a judgement of whole worlds is learned from."""

    names: tuple[str, ...] = (
        "judged by hand", *features.OUTLOOK, *RACE, *MISSIONS, *CHAMPION, *features.STORY[1:], *features.HEROES, *features.DARKNESS,
    )  # fmt: skip
    leanings = tuple([1 if name in GOOD else -1 if name in BAD else 0 for name in names])

    def rows(self, board: Board, seat: Seat) -> list[list[float]]:
        """One row, for whoever asks: there are two sides, and it tells how the heroes stand."""
        return [standing(board)]


def standing(board: Board) -> list[float]:
    """How the heroes stand."""
    seen = outlook(board)
    chance = min(1 - features.LEAST, max(features.LEAST, heroes_chance(seen)))
    return [
        log(chance / (1 - chance)), *seen, *race(board, seen[0] / LAST), *missions(board, seen[2], seen[3]), *champion(board),
        *features.story(board)[1:], *features.heroes(board), *features.darkness(board, SAURON),
    ]  # fmt: skip


def race(board: Board, share: float) -> list[float]:
    """Who will be first, and by how much."""
    paces, markers = pace(board), board.markers
    order = sorted(SAURON_MARKERS, key=lambda marker: -markers[marker])
    return [
        *plots_to_break(board), share * plots_to_play(board), share * len(board.shadow_hand), lead(board, paces), lead(board, paces, 1.0),
        *[markers[marker] / 6 for marker in order], *[float(paces[marker]) for marker in order],
        sum([max(0, SHADOW_FALLS - markers[marker]) for marker in SAURON_MARKERS]) / 10,
        sauron_distance(board) / 6, hero_distance(board) / 6, float(len(board.sheets) == 3), *breaking(board),
    ]  # fmt: skip


def breaking(board: Board) -> list[float]:
    """How the race ends if each plot is broken as soon as a hero may be there with the favor for it, and how long each will last."""
    active = [(board.cards.plots[plot.plot], rounds_until_broken(board, plot)) for plot in board.active_plots()]
    lasting = sorted([plot.advance * rounds for plot, rounds in active], reverse=True)
    lasting += [0.0] * (PLOT_SLOTS - len(lasting))
    driven = [(plot.marker, plot.advance, rounds) for plot, rounds in active]
    return [race_with(board, driven, 0.0) / 5, race_with(board, driven, COMING) / 5, *[each / 6 for each in lasting]]


def rounds_until_broken(board: Board, plot: ActivePlot) -> float:
    """How many Story steps this plot will last, by the hero who is nearest to breaking it."""
    near, favor = DISTANCE[plot.place], board.cards.plots[plot.plot].favor
    return min([near[sheet.place] / STEPS_A_TURN + FAVOR_TURNS * max(0, favor - sheet.favor) for sheet in board.sheets])


def race_with(board: Board, driven: list[tuple[Marker, int, float]], coming: float) -> float:
    """By how many spaces Sauron will be ahead if plots drive his markers so long; `coming`: how far others take each marker in a step."""
    markers = {marker: float(board.markers[marker]) for marker in SAURON_MARKERS}
    green, step = board.markers[Marker.GREEN], 0
    while green < FINALE:
        green += HERO_PACE
        for marker, advance, rounds in driven:
            markers[marker] += advance * max(0.0, min(1.0, rounds - step))
        step += 1
        for marker in SAURON_MARKERS:
            markers[marker] += coming * step / LAST
        if distance(*markers.values()) <= 0:
            break
    return max(0.0, FINALE - green) - distance(*markers.values())


def missions(board: Board, dark: float, light: float) -> list[float]:
    """Which missions these are, and how near."""
    found: list[float] = []
    for each in DARK:
        found += [1.0, dark] if each == board.sauron_mission else [0.0, 0.0]
    for each in LIGHT:
        found += [1.0, light] if each == board.hero_mission else [0.0, 0.0]
    riders = board.minions.get(Minion.RINGWRAITHS)
    far = DISTANCE[riders.place][Place.SHIRE] if riders is not None else 10
    return [*found, board.influence.get(Place.SHIRE, 0) / 3, far / 5, -riders.damage / 3 if riders is not None else -2.0]


def champion(board: Board) -> list[float]:
    """What the best of the heroes would bring to a last fight, and what favor there is."""
    strong = [sum([board.attribute(sheet, each) for each in FIGHTING]) for sheet in board.sheets]
    best = board.sheets[strong.index(max(strong))]
    return [
        max(strong) / 5, board.attribute(best, Attribute.FORTITUDE) / 3, float(len(best.trained)),
        max([sheet.favor for sheet in board.sheets]) / 3, sum(board.favor.values()) / 3, len(board.characters) / 2,
        sum([board.cards.plots[plot.plot].favor for plot in board.active_plots()]) / 5, *ventures(board),
    ]  # fmt: skip


def ventures(board: Board) -> tuple[float, float, float]:
    """What lies near enough to be done soon: the best of each hero in the mean, the best of all, and the second best in the mean."""
    first, second = list[float](), list[float]()
    for seat in board.seats:
        near = DISTANCE[board.sheets[seat - 1].place]
        found = sorted([worth * NEAR[near[place]] for place, worth in goals(board, seat).items()], reverse=True)
        first.append(found[0] if found else 0.0)
        second.append(found[1] if len(found) > 1 else 0.0)
    return added(first) / len(first) / 5, max(first) / 5, added(second) / len(second) / 5
