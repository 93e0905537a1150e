"""What a place has for a hero, and what it is to Sauron, in one word each."""

from __future__ import annotations

from onetable.core.step import Scope, Seat
from onetable.games.quest.atlas import DISTANCE, HAVENS
from onetable.games.quest.bots import designs
from onetable.games.quest.bots.goals import (
    breakable,
    hunted,
    quest_fight,
    quest_worth,
    tired,
    worth_of_breaking,
)
from onetable.games.quest.bots.habits import HERO_NOW
from onetable.games.quest.bots.readings import gain
from onetable.games.quest.bots.worth import favor
from onetable.games.quest.mechanics.quests import open_quests
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary.advice import Aim, Design

NEAR = 2  # spaces
LONGING = 0.5  # how tired a hero must be to look for a haven


def aim_at(board: Board, seat: Seat, place: Place) -> Aim | None:
    """What a place has for this hero above all; None where there is nothing."""
    worths = {aim: worth for aim, worth in worths_of(board, seat, place).items() if worth > 0.0}
    return max(worths, key=lambda aim: worths[aim]) if worths else None


def worths_of(board: Board, seat: Seat, place: Place) -> dict[Aim, float]:
    """What each kind of thing in a place is worth to this hero."""
    scope, cards, held = Scope(seat), board.cards, board.sheet(seat).favor
    here = [character for character, where in board.characters.items() if where == place]
    quests = open_quests(board, seat)
    longing = tired(board, seat)
    return {
        Aim.QUEST: max([quest_worth(board, seat, quest) for quest in quests if cards.quests[quest].explore is place], default=0.0),
        Aim.QUEST_FIGHT: max([quest_fight(board, seat, quest) for quest in quests if cards.quests[quest].fight_at is place], default=0.0),
        Aim.PLOT: max([worth_of_breaking(board, seat, slot) for slot, _ in breakable(board, place, held)], default=0.0),
        Aim.EVENT: 1.0 if board.event is not None and board.event.place == place else 0.0,
        Aim.CHARACTER: max([max(favor(board, scope, 2), gain(cards.characters[each], board, scope)) for each in here], default=0.0),
        Aim.FAVOR: float(favor(board, scope, board.favor.get(place, 0))),
        Aim.FOE: hunted(board, seat, HERO_NOW).get(place, 0.0),
        Aim.HAVEN: longing if place in HAVENS and longing > LONGING else 0.0,
    }


def design_for(board: Board, place: Place, needs: dict[Place, float]) -> Design:
    """Why Sauron wants something in a place, where plots in hand have these needs."""
    spaces = min([DISTANCE[sheet.place][place] for sheet in board.sheets])
    if place in needs:
        return Design.PLOT_NEEDS
    if spaces == 0:
        return Design.HERO_THERE
    if any([active is not None and active.place == place for active in board.plots]):
        return Design.PLOT_GUARDED
    if spaces <= NEAR:
        return Design.HERO_NEAR
    return Design.HEROES_WANT if place in designs.targets(board) else Design.SPREADS
