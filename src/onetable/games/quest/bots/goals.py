"""Where a hero wants to go, and why: quests, favor, characters, events, plots to break, and havens to rest in."""

from __future__ import annotations

from onetable.core.step import Scope, Seat
from onetable.games.quest.atlas import DISTANCE, ENCOUNTER_DECK, HAVENS, STRONGHOLDS
from onetable.games.quest.bots.habits import HERO_NOW, HeroHabits
from onetable.games.quest.bots.readings import gain
from onetable.games.quest.bots.roads import perilous_places
from onetable.games.quest.bots.story import break_worth, steps_left
from onetable.games.quest.bots.worth import danger, favor
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.mechanics.quests import open_quests
from onetable.games.quest.parts_of_speech import Condition
from onetable.games.quest.phases.explore import friendship_here
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Deck, Place
from onetable.games.quest.vocabulary.statics import NoConsultNorTrade
from onetable.games.quest.words.missions import AllQuestsDone, CorruptionAtMost, FavorAtLeast, MinionsAtMost, TokensAtMost

ENCOUNTERS: dict[Deck, float] = {
    Deck.HAVEN: 0.9, Deck.ERIADOR_ENEDWAITH: 0.7, Deck.RHUDAUR_GREY_MOUNTAINS: 0.6, Deck.MISTY_MOUNTAINS_MIRKWOOD: 0.3,
    Deck.ROHAN_GONDOR: 0.2, Deck.BROWN_LANDS_MORDOR: 0.2,
}  # fmt: skip
RESTS = tuple([place for place in Place if place in HAVENS])  # in one order: that of a set is another in every process


def mission(board: Board) -> Condition:
    """What the heroes are to do; they know it."""
    return board.cards.missions[board.hero_mission].condition


def need_of_favor(board: Board, seat: Seat, habits: HeroHabits = HERO_NOW) -> float:
    """How much more than usual favor is worth: for plots that wait to be broken, and for the mission."""
    sheet = board.sheets[seat - 1]
    more = 0.0
    for slot, active in enumerate(board.plots):
        if active is not None and sheet.favor < board.cards.plots[active.plot].favor <= sheet.favor + 4:
            more = max(more, habits.need * break_worth(board, slot, habits))
    if isinstance(mission(board), FavorAtLeast):
        more += 0.3
    return min(1.0, more)


def here_to_find(board: Board, seat: Seat, place: Place, quests: list[str], need: float, habits: HeroHabits = HERO_NOW) -> float:
    """What exploring a place brings this hero."""
    sheet, scope = board.sheets[seat - 1], Scope(seat)
    each, worth, held = 1.0 + need, 0.0, sheet.favor
    if place in board.favor:
        worth += each * min(board.favor[place], favor(board, scope, board.favor[place]))
        held += board.favor[place]
    for character, where in board.characters.items():
        if where == place and board.cards.burden(sheet.corruption, NoConsultNorTrade) is None:
            worth += max(each * favor(board, scope, 2), gain(board.cards.characters[character], board, scope))
            held += 2
    for quest in quests:
        if board.cards.quests[quest].explore is place:
            worth += quest_worth(board, seat, quest, habits)
    if board.event is not None and board.event.place == place:
        card = board.cards.events[board.event.event]
        worth += max(0.3, gain(card.text, board, scope))
        if card.advances is not None:
            worth += habits.event * min(5, steps_left(board))
    worth += max([worth_of_breaking(board, seat, slot, habits) for slot, plot in breakable(board, place, held)], default=0.0)
    return worth


def breakable(board: Board, place: Place, held: int) -> list[tuple[int, str]]:
    """The plots in a place that so much favor breaks."""
    return [
        (slot, active.plot)
        for slot, active in enumerate(board.plots)
        if active is not None and active.place == place and board.cards.plots[active.plot].favor <= held
    ]


def worth_of_breaking(board: Board, seat: Seat, slot: int, habits: HeroHabits = HERO_NOW) -> float:
    """What it brings to break this plot, less the favor it costs."""
    active = board.plots[slot]
    assert active is not None
    cost = board.cards.plots[active.plot].favor
    short = 0.0
    if isinstance(asked := mission(board), FavorAtLeast) and steps_left(board) <= 3:
        left = sum([sheet.favor for sheet in board.sheets]) - cost
        short = 1.0 * cost if left < asked.least else 0.0
    spent = habits.breaking_cost * cost * (min(1.0, steps_left(board) / habits.thrift) if habits.thrift else 1.0)
    return max(0.0, habits.breaking * break_worth(board, slot, habits) - spent - short)


def quest_worth(board: Board, seat: Seat, quest: str, habits: HeroHabits = HERO_NOW) -> float:
    """The reward of a quest, and what the mission asks."""
    sheet = board.sheets[seat - 1]
    own = quest in (sheet.starting, sheet.advanced)
    worth = habits.quest + gain(board.cards.quests[quest].reward, board, Scope(seat))
    return worth + (habits.quest_of_mission if own and isinstance(mission(board), AllQuestsDone) else 0.0)


def quest_fight(board: Board, seat: Seat, quest: str, habits: HeroHabits = HERO_NOW) -> float:
    """What a quest is worth that is fought for, if the hero can and nothing else waits there."""
    sheet, card = board.sheets[seat - 1], board.cards.quests[quest]
    if len(sheet.hand) + len(sheet.life) <= 8 or (habits.quest_fight and card.fight_at in perilous_places(board, seat)):
        return 0.0
    return quest_worth(board, seat, quest, habits) - 0.4 * danger(board, sheet, card.fight)


def tired(board: Board, seat: Seat, habits: HeroHabits = HERO_NOW) -> float:
    """How much a hero longs for a haven: a full damage pool and few cards left."""
    sheet = board.sheets[seat - 1]
    left = len(sheet.life) + len(sheet.hand)
    longing = 0.22 * max(0, len(sheet.damage) - 5) + 0.12 * max(0, len(sheet.rest) - 10) * (len(sheet.life) < 6)
    return habits.weariness * (longing + (1.0 if left < 7 and sheet.damage else 0.0))


def goals(board: Board, seat: Seat, habits: HeroHabits = HERO_NOW) -> dict[Place, float]:
    """What each place is worth to this hero; only those worth anything."""
    sheet = board.sheets[seat - 1]
    places: dict[Place, None] = dict.fromkeys(board.favor)
    places.update(dict.fromkeys(board.characters.values()))
    places.update(dict.fromkeys([active.place for active in board.plots if active is not None]))
    if board.event is not None:
        places[board.event.place] = None
    quests = open_quests(board, seat)
    places.update(dict.fromkeys([at for quest in quests if (at := board.cards.quests[quest].explore) is not None]))
    need = need_of_favor(board, seat, habits)
    found = {place: here_to_find(board, seat, place, quests, need, habits) for place in places}
    for quest in quests:
        card = board.cards.quests[quest]
        if card.fight_at is not None and (worth := quest_fight(board, seat, quest, habits)):
            found[card.fight_at] = found.get(card.fight_at, 0.0) + worth
        if card.meet:
            figure = next((each for minion, each in board.minions.items() if minion == card.meet), None)
            if figure is not None and len(sheet.hand) >= 5 + DISTANCE[sheet.place][figure.place]:
                found[figure.place] = found.get(figure.place, 0.0) + quest_worth(board, seat, quest, habits) + 2.0
    for place, worth in hunted(board, seat, habits).items():
        found[place] = found.get(place, 0.0) + worth
    share_out(board, seat, found, habits)
    longing = tired(board, seat, habits)
    if longing > 0.5:
        for haven in RESTS:
            found[haven] = found.get(haven, 0.0) + 0.1  # the wish to stay there says the rest
    return {place: worth for place, worth in found.items() if worth > 0.0}


def hunted(board: Board, seat: Seat, habits: HeroHabits) -> dict[Place, float]:
    """Foes that the mission wants gone, and hurt minions that a strong hero can finish."""
    sheet, asked = board.sheets[seat - 1], mission(board)
    able = len(sheet.hand) >= 6 and len(sheet.hand) + len(sheet.life) > 10
    found: dict[Place, float] = {}
    if not able:
        return found
    for minion, figure in board.minions.items():
        left = MINIONS[minion].health - figure.damage
        worth = 1.0 * (left <= 4) + (2.5 if isinstance(asked, MinionsAtMost) and len(board.minions) > asked.most else 0.0)
        if worth and figure.place not in STRONGHOLDS:
            found[figure.place] = habits.hunting * (worth + 0.8)
    if isinstance(asked, TokensAtMost):
        number = sum([len(tokens) for tokens in board.tokens.values()])
        if number > asked.most - 1:
            for place in board.tokens:
                found[place] = found.get(place, 0.0) + habits.hunting * (2.0 + 0.3 * (9 - min(9, steps_left(board))))
    return found


def share_out(board: Board, seat: Seat, found: dict[Place, float], habits: HeroHabits) -> None:
    """Goals that another hero is nearer to are left to him, mostly."""
    here = board.sheets[seat - 1].place
    others = [sheet.place for number, sheet in enumerate(board.sheets, 1) if number != seat]
    own = {at for quest in open_quests(board, seat) if (at := board.cards.quests[quest].explore) is not None}
    for place in found:
        if place not in own and any([DISTANCE[other][place] < DISTANCE[here][place] for other in others]):
            found[place] *= habits.shared


def stay_worth(board: Board, seat: Seat, place: Place, perilous: set[Place], habits: HeroHabits = HERO_NOW) -> float:
    """What it is worth to end a turn in a place: an encounter, and no foe in the morning."""
    if place in perilous:
        return habits.unsafe
    worth = habits.encounters * ENCOUNTERS[ENCOUNTER_DECK[place]]
    if place in HAVENS:
        worth += 0.03 * len(board.sheets[seat - 1].damage) + tired(board, seat, habits)
    else:
        worth -= habits.near_minion * len([figure for figure in board.minions.values() if DISTANCE[figure.place][place] <= 1])
        worth -= habits.near_token * len([at for at in board.tokens if DISTANCE[at][place] <= 1])
    return worth


def corruption_matters(board: Board) -> bool:
    """Whether the mission asks for pure hearts."""
    return isinstance(mission(board), CorruptionAtMost)


def friends_here(board: Board, seat: Seat) -> bool:
    """Whether a card with favor pays off here."""
    return friendship_here(board, seat)
