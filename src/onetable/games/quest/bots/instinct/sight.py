"""What is seen of a whole position before a choice is made: numbers, and all that is there or not, by what a seat may know."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.games.quest.atlas import DISTANCE
from onetable.games.quest.bots.features import FAR, QuestSubject, way_to_favor
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import CARDS, FOES
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Hero, Item, Minion, Place

OWN = (
    "favor", "cards in hand", "life pool", "rest pool", "damage pool", "corruption", "travel steps", "moves", "favor of the others",
    "way to the nearest plot", "way to the nearest favor", "way to the nearest minion",
)  # fmt: skip
SIGHTS = (*QuestSubject.names, *[f"the one asked: {name}" for name in OWN])
NEAR = 4  # spaces from which on a minion is simply far
ROUNDS = 12
SUBJECT = QuestSubject()
CATALOGUE = every_card()
KINDS: dict[str, list[str]] = {
    "I am": [*Hero], "beside me": [*Hero], "I am at": [*Place], "another at": [*Place], "plot": [*CATALOGUE.plots],
    "mission": [*CATALOGUE.missions], "in hand": [*CARDS], "trained": [*CARDS], "item": [*Item], "corruption": [*CATALOGUE.corruption],
    "quest": [*CATALOGUE.quests], "round": [str(number) for number in range(ROUNDS)], "minion": [*Minion],
    "minion near": [f"{minion} {far}" for minion in Minion for far in range(NEAR)], "plot held": [*CATALOGUE.plots],
    "shadow card held": [*CATALOGUE.shadows], "favor at": [*Place], "heroes": [str(number) for number in range(4)],
    "event": [*CATALOGUE.events], "was laid": [*CARDS], "foe": [*FOES],
}  # fmt: skip
SEEN_MARKS = tuple([f"{kind} {name}" for kind, names in KINDS.items() for name in names])
NUMBERED = {mark: place for place, mark in enumerate(SEEN_MARKS)}
PLACES = [{name: NUMBERED[f"{kind} {name}"] for name in names} for kind, names in KINDS.items()]
AM, BESIDE, AT, ANOTHER, PLOT, MISSION, HAND, TRAINED, ITEM, CORRUPT, QUEST = PLACES[:11]
ROUND, MINION, NEARBY, HELD, SHADOWS, FAVOR, COUNT, EVENT, LAID, FOE = PLACES[11:]


def sight(board: Board, seat: Seat) -> tuple[list[float], list[int]]:
    """The numbers in the order of their names, and the places of all marks."""
    [row] = SUBJECT.rows(board, seat)
    marks = [PLOT[active.plot] for active in board.plots if active is not None]
    marks += [FAVOR[place] for place, lying in board.favor.items() if lying] + [MINION[minion] for minion in board.minions]
    marks += [ROUND[str(min(board.round, ROUNDS - 1))], COUNT[str(len(board.sheets))]]
    if board.event is not None:
        marks.append(EVENT[board.event.event])
    if board.combat is not None:
        marks += fighting(board)
    return (row + [0.0] * len(OWN), marks + dark(board)) if seat == SAURON else (row + own(board, seat), marks + light(board, seat))


def fighting(board: Board) -> list[int]:
    """Against whom, and what was laid so far."""
    combat = board.combat
    assert combat is not None
    return [FOE[combat.foe], *[LAID[card] for card in (*combat.hero.stack, *combat.enemy.stack) if card in LAID]]


def dark(board: Board) -> list[int]:
    """What Sauron has and where he sees heroes."""
    found = [MISSION[board.sauron_mission]] if board.sauron_mission else []
    found += [HELD[slip.face] for slip in board.plot_hand if slip.face in HELD]
    found += [SHADOWS[slip.face] for slip in board.shadow_hand if slip.face in SHADOWS]
    return found + [ANOTHER[sheet.place] for sheet in board.sheets] + [BESIDE[sheet.hero] for sheet in board.sheets]


def light(board: Board, seat: Seat) -> list[int]:
    """What a hero is, has and sees around him."""
    sheet, far = board.sheets[seat - 1], DISTANCE[board.sheets[seat - 1].place]
    found = [AM[sheet.hero], AT[sheet.place], *[TRAINED[card] for card in sheet.trained]]
    found += [HAND[card] for card in sheet.hand if card in HAND]
    found += [ITEM[item] for item in sheet.items] + [CORRUPT[card] for card in sheet.corruption if card in CORRUPT]
    found += [QUEST[quest] for quest in (sheet.starting, sheet.advanced, *sheet.side) if quest in QUEST]
    if board.hero_mission:
        found.append(MISSION[board.hero_mission])
    for other in board.sheets:
        if other is not sheet:
            found += [ANOTHER[other.place], BESIDE[other.hero]]
    return found + [NEARBY[f"{minion} {far[figure.place]}"] for minion, figure in board.minions.items() if far[figure.place] < NEAR]


def own(board: Board, seat: Seat) -> list[float]:
    """What the hero who is asked has, and how far he is from what matters."""
    sheet = board.sheets[seat - 1]
    far = DISTANCE[sheet.place]
    return [
        sheet.favor / 3, len(sheet.hand) / 5, len(sheet.life) / 6, len(sheet.rest) / 6, len(sheet.damage) / 6, len(sheet.corruption) / 2,
        board.turn.travel_steps / 2, board.turn.moves / 3, sum([other.favor for other in board.sheets if other is not sheet]) / 4,
        min([FAR, *[far[active.place] for active in board.plots if active is not None]]) / FAR,
        way_to_favor(board, sheet) / FAR,
        min([FAR, *[far[figure.place] for figure in board.minions.values()]]) / FAR,
    ]  # fmt: skip
