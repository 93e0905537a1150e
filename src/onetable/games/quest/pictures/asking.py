"""The open question: what kind it is, what each choice is about, how many are chosen, and why other things are not offered."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.step import Step
from onetable.core.word import Word
from onetable.games.quest.mechanics.combat.beginning import SplitAgility
from onetable.games.quest.mechanics.combat.ending import Bloodfury, EndCombat, OfferRetreat, StepAside
from onetable.games.quest.mechanics.combat.hands import DrawFromPools, SayType, TakeCardBack
from onetable.games.quest.mechanics.combat.rounds import LayCard
from onetable.games.quest.mechanics.damage import TakeDamage
from onetable.games.quest.mechanics.defeat import AdvanceLeftmost, LoseOne, WakeInHaven
from onetable.games.quest.mechanics.limits import DiscardCards
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.mechanics.shadow_cards import ShadowWindow
from onetable.games.quest.phases.actions import Command, KeepPlots, SauronActs
from onetable.games.quest.phases.ambush import AskForFight, PickFoe
from onetable.games.quest.phases.explore import Exploring, Gifts
from onetable.games.quest.phases.finale import ChooseChampion
from onetable.games.quest.phases.perils import ChoosePeril
from onetable.games.quest.phases.plot_step import PlotStep
from onetable.games.quest.phases.rest import PayOffCorruption, RestStep
from onetable.games.quest.phases.sauron_turn import NewMinions
from onetable.games.quest.phases.setup import KeepShadow, PickStartingPlot
from onetable.games.quest.phases.travel import CombatOrPeril, MoveTo, PayMore, TravelStep
from onetable.games.quest.pictures.drawing import Drawing
from onetable.games.quest.pictures.flow import flow
from onetable.games.quest.pictures.journeys import journeys
from onetable.games.quest.pictures.offers import offer
from onetable.games.quest.pictures.outcomes import will
from onetable.games.quest.pictures.question_shape import Asked, Asking, Commanding, Offer, Placing, Room
from onetable.games.quest.pictures.whys import whys
from onetable.games.quest.table import Board
from onetable.games.quest.telling.aloud import influence_limit
from onetable.games.quest.telling.facts import asking as asking_step
from onetable.games.quest.telling.journal import speaking
from onetable.games.quest.telling.questions import passing
from onetable.games.quest.vocabulary.choices import PickBranch, PickPlace
from onetable.games.quest.words.belongings import PickSkill

KINDS: dict[type[Word], Asked] = {
    PickStartingPlot: "starting-plot", KeepPlots: "keep", KeepShadow: "keep", PlotStep: "plot", SauronActs: "track",
    PlaceInExtension: "place", Command: "command", NewMinions: "minion", ShadowWindow: "shadow", PickFoe: "foe", CombatOrPeril: "foe",
    ChoosePeril: "peril", RestStep: "rest", AskForFight: "fight", TravelStep: "travel", MoveTo: "pay", PayMore: "pay",
    Exploring: "explore", Gifts: "gifts", PayOffCorruption: "pay-off", AdvanceLeftmost: "marker", LoseOne: "lose", TakeDamage: "damage",
    SplitAgility: "agility", LayCard: "lay", SayType: "type", TakeCardBack: "take-back", DrawFromPools: "draw", Bloodfury: "draw",
    OfferRetreat: "retreat", EndCombat: "order", StepAside: "pick", WakeInHaven: "pick", ChooseChampion: "champion", PickSkill: "skill",
}  # fmt: skip


def asking(drawing: Drawing) -> Asking | None:
    """What this seat is asked."""
    found = asking_step(drawing.sight)
    if not drawing.sight.is_asked or found is None:
        return None
    step, _ = found
    offers = tuple([offered(drawing, step, choice) for choice in drawing.sight.view.choices])
    last = passing(drawing.sight)
    return Asking(
        kind=kind_of(drawing, step),
        source=speaking(drawing.sight) if type(step) not in KINDS else "",
        offers=offers,
        whys=whys(drawing, offers),
        passing=last if last is not None else -1,
        left=left(step),
        placing=Placing(step.tokens, step.pool) if isinstance(step, PlaceInExtension) else None,
        commanding=commanding(step) if isinstance(step, Command) else None,
        journeys=journeys(drawing.board, drawing.seat) if isinstance(step, TravelStep) else (),
        flow=flow(drawing),
    )


def kind_of(drawing: Drawing, step: Step[Board]) -> Asked:
    """What kind of question it is."""
    if type(step) in KINDS:
        return KINDS[type(step)]
    choices = drawing.sight.view.choices
    if any([isinstance(choice, PickBranch) for choice in choices]):
        return "branch"
    return "card" if isinstance(step, DiscardCards) else "pick"


def offered(drawing: Drawing, step: Step[Board], choice: Word) -> Offer:
    """What a choice is about, what comes of it, and where influence is placed how much there may be."""
    board, found = drawing.board, offer(drawing.board, drawing.seat, choice)
    room = None
    if isinstance(step, PlaceInExtension):
        if isinstance(choice, PickPlace):
            room = Room(board.influence.get(choice.place, 0), influence_limit(board, choice.place))
        else:
            room = Room(board.pool, board.pool_limit)
    sentences = will(drawing, step, choice)
    return replace(found, does="place" if room else found.does, room=room, will=sentences) if room or sentences else found


def left(step: Step[Board]) -> int:
    """How many more are chosen in a row."""
    match step:
        case SauronActs(left) | Command(left) | KeepPlots(left) | KeepShadow(left) | PayMore(left):
            return left
        case PlaceInExtension(tokens):
            return tokens
        case TakeDamage(points):
            return points
        case DiscardCards(count):
            return count
    return 0


def commanding(step: Command) -> Commanding:
    """What has been commanded in this action."""
    used = [*[f"minion.{minion}" for minion in step.minions], *[f"token.{number}" for number in step.tokens]]
    return Commanding(step.left, tuple(used), step.placed)
