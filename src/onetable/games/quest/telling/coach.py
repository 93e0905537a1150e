"""The coach of this game: in the first minute who one is, how to win and what comes now; then where the quest leads."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.step import Seat
from onetable.games.quest.atlas import HAVENS
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.combat.rounds import LayCard
from onetable.games.quest.mechanics.damage import TakeDamage
from onetable.games.quest.mechanics.figures_on_map import is_perilous
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.mechanics.shadow_cards import ShadowWindow
from onetable.games.quest.phases.actions import Command, SauronActs
from onetable.games.quest.phases.explore import Exploring
from onetable.games.quest.phases.hero_turn import HeroTurn
from onetable.games.quest.phases.plot_step import PlotStep
from onetable.games.quest.phases.rest import RestStep
from onetable.games.quest.phases.setup import PickStartingPlot
from onetable.games.quest.phases.travel import MoveTo, PayMore, PayOne, PaySeveral, TravelStep
from onetable.games.quest.pieces import UNSEEN
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.telling.facts import amid, asking, board_of, quest_places, quests_of, seat_title
from onetable.games.quest.traits import Place
from onetable.telling.coach import Coach, Moment
from onetable.telling.spoken_view import SpokenView

Things = tuple[str, ...]


class QuestCoach(Coach):
    """He says who one is once, and then looks at the quest and at the table."""

    def moment(self, sight: SpokenView) -> Moment | None:
        found = super().moment(sight)
        if found is None or (asked := asking(sight)) is None:
            return found
        board, seat, step = board_of(sight), sight.view.seat, asked[0]
        if isinstance(step, PickStartingPlot):
            return Moment("quest-first-sauron", "quest-first-sauron", {"mission": mission(sight)})
        if seat in board.seats and isinstance(step, (RestStep, TravelStep)) and board.turn.travel_steps == 0:
            found = setting_out(sight, board, seat) or found
        if found.stake == "quest-coach-travel-step":
            found = to_the_quest(sight, board, seat)
        elif isinstance(step, RestStep) and found.stake == "quest-coach-rest-step":
            sheet = board.sheet(seat)
            count = len(sheet.rest) + (len(sheet.damage) if sheet.place in HAVENS else 0)
            if not count:
                return None
            found = replace(found, values={"count": count})
        return replace(found, at=found.at or things(sight, board, seat))


def setting_out(sight: SpokenView, board: Board, seat: Seat) -> Moment | None:
    """What is said once, on the first two turns of the game."""
    if board.round != 1:
        return None
    alone = len(board.sheets) == 1
    first = not alone or any([isinstance(step, HeroTurn) for steps, _ in sight.view.agenda[:-1] for step in steps])
    if not first:
        return Moment("quest-first-second-turn", "quest-coach-travel-step")
    goal = next(iter(goals(board, seat)), board.sheet(seat).place)
    values: dict[str, str | int] = {"hero": seat_title(sight, seat), "mission": mission(sight), "place": amid(sight, goal)}
    return Moment("quest-first-hero", "quest-first-hero", values, (f"place.{goal}",))


def to_the_quest(sight: SpokenView, board: Board, seat: Seat) -> Moment:
    """Where the quest leads, or that it cannot be done there now."""
    places, here, hints = goals(board, seat), board.sheet(seat).place, "quest-coach-travel-step"
    if not places:
        return Moment(hints, hints)
    fights = board.cards.quests[board.sheet(seat).starting].fight_at if board.sheet(seat).starting else None
    if fights in places and is_perilous(board, seat, fights):
        return Moment("quest-coach-quest-perilous", hints, {"place": amid(sight, fights)}, (f"place.{fights}",))
    kind = "here" if here in places else "there"
    return Moment(f"quest-coach-quest-{kind}", hints, {"place": amid(sight, places[0])}, (f"place.{places[0]}",))


def goals(board: Board, seat: Seat) -> list[Place]:
    """Where this hero's quests lead, his own first."""
    return [place for quest in quests_of(board, seat) for place in quest_places(board, quest)]


def mission(sight: SpokenView) -> str:
    """What the secret mission of this side asks for."""
    board = board_of(sight)
    own = board.sauron_mission if sight.view.seat == SAURON else board.hero_mission
    return sight.read(sight.texts[f"mission.{own}"]) if own != UNSEEN else ""


def things(sight: SpokenView, board: Board, seat: Seat) -> Things:
    """What he speaks of, by the names under which it lies on the table."""
    step, choices = sight.view.agenda[-1][0][0], sight.view.choices
    match step:
        case RestStep():
            return f"pool.{seat}.rest", f"pool.{seat}.damage", f"seat.{seat}"
        case MoveTo() | PayMore():
            paying = dict.fromkeys([choice.card for choice in choices if isinstance(choice, (PayOne, PaySeveral))])
            return tuple([f"fighting.{card}#0" for card in paying])
        case TakeDamage():
            return f"pool.{seat}.life", *[f"fighting.{card}#0" for card in CARDS if card in board.sheet(seat).hand]
        case Exploring(place):
            return (f"place.{place}",)
        case LayCard():
            return ("laid.foe" if seat != SAURON else "laid.hero",)
        case SauronActs():
            return "track.influence", "track.draw", "track.command"
        case PlaceInExtension() | Command():
            return tuple([f"place.{sheet.place}" for sheet in board.sheets])
        case PlotStep():
            return tuple([f"plot.{slip.face}#0" for slip in board.plot_hand if slip.face != UNSEEN])
        case ShadowWindow() if board.turn.seat in board.seats:
            return (f"seat.{board.turn.seat}",)
    return ()
