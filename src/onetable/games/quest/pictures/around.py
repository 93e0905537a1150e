"""Where we are in the turn, and the story track."""

from __future__ import annotations

from onetable.games.quest.mechanics.story import dominant, hero_distance, sauron_distance
from onetable.games.quest.phases.actions import ActionStep, Command, SauronActs
from onetable.games.quest.phases.ambush import AmbushStep
from onetable.games.quest.phases.encounter_step import EncounterStep
from onetable.games.quest.phases.events import EventStep
from onetable.games.quest.phases.explore import Exploring
from onetable.games.quest.phases.finale import ChooseChampion, Judgement
from onetable.games.quest.phases.hero_turn import STEPS, HeroTurn
from onetable.games.quest.phases.plot_step import PlotStep
from onetable.games.quest.phases.rest import RestStep
from onetable.games.quest.phases.sauron_turn import HERO_ADVANCE, HeroDraw, HeroRally, Round, StoryStep
from onetable.games.quest.phases.travel import MoveTo, PayMore, TravelStep
from onetable.games.quest.pictures.drawing import Drawing, key
from onetable.games.quest.pictures.shapes import Dominant, MarkerAt, Step, StepCode, Story, Turn
from onetable.games.quest.table import FINALE, SAURON, SHADOW_FALLS, STAGE_ENDS, Board
from onetable.games.quest.telling.sheets import MARKERS, stage_words
from onetable.games.quest.traits import Marker

SAURONS: tuple[StepCode, ...] = ("rally", "story", "plot", "event", "action", "draw")
HEROES: tuple[StepCode, ...] = ("dawn", "rest", "ambush", "travel", "encounter")
CODES: dict[type, StepCode] = {
    HeroRally: "rally", StoryStep: "story", PlotStep: "plot", EventStep: "event", ActionStep: "action", HeroDraw: "draw",
    RestStep: "rest", AmbushStep: "ambush", TravelStep: "travel", EncounterStep: "encounter",
}  # fmt: skip
WITHIN: dict[type, StepCode] = {SauronActs: "action", Command: "action", Exploring: "travel", MoveTo: "travel", PayMore: "travel"}
FINALE_STEPS = (ChooseChampion, Judgement)


def turn(drawing: Drawing) -> Turn:
    """Where we are."""
    board, now = drawing.board, step_now(drawing)
    codes = (now,) if now in ("setup", "finale") else HEROES if board.turn.seat != SAURON else SAURONS
    if board.round == 1 and board.turn.seat == SAURON:
        codes = tuple([code for code in codes if code not in ("story", "plot")])
    ended = not drawing.sight.view.agenda and not board.winner  # a position that was written up to here, as in lessons
    at = codes.index(now) if now in codes and not ended else len(codes)
    steps = [
        Step(code, drawing.say(f"quest-step-{code}"), "done" if place < at else "now" if place == at else "next")
        for place, code in enumerate(codes)
    ]
    moving = board.turn
    return Turn(
        board.round, moving.seat, now, tuple(steps), turns_to_come(drawing), moving.moves, moving.most_moves, moving.perilous or "",
        moving.shadow_played,
    )  # fmt: skip


def step_now(drawing: Drawing) -> StepCode:
    """The step of the turn: the one that asks, or the one before the first that is still to come."""
    board, agenda = drawing.board, drawing.sight.view.agenda
    if not board.round:
        return "setup"
    order = SAURONS if board.turn.seat == SAURON else HEROES
    if board.winner or (agenda and isinstance(agenda[0][0][-1], FINALE_STEPS)):
        return "finale"
    inner = next((code for steps, _ in agenda[::-1] if (code := WITHIN.get(type(steps[0]))) in order), None)
    if inner is not None:
        return inner
    for steps, _ in agenda:
        code = "dawn" if steps == STEPS else CODES.get(type(steps[0]))
        if code in order:
            return code if steps is agenda[-1][0] else order[max(0, order.index(code) - 1)]
    return order[-1]


def turns_to_come(drawing: Drawing) -> tuple[int, ...]:
    """The seats whose turns follow in this round."""
    steps = [step for sentence, _ in drawing.sight.view.agenda[:1] for step in sentence]
    return tuple([step.seat for step in steps if isinstance(step, HeroTurn)] + [SAURON for step in steps if isinstance(step, Round)])


# ---- the story


def story(drawing: Drawing) -> Story:
    """The story track."""
    board = drawing.board
    ahead: Dominant = dominant(board)  # type: ignore[assignment]  # one of these three
    return Story(
        markers=tuple([marker_at(board, marker) for marker in MARKERS]),
        stage=board.stage,
        ends=STAGE_ENDS,
        finale=FINALE,
        falls=SHADOW_FALLS,
        dominant=ahead,
        heroes=hero_distance(board),
        sauron=sauron_distance(board),
        text=drawing.say("line-comma").join(stage_words(drawing.sight)[1:]),
    )


def marker_at(board: Board, marker: Marker) -> MarkerAt:
    """A marker, and what moves it in the next Story step."""
    plots = [active.plot for active in board.active_plots() if board.cards.plots[active.plot].marker is marker]
    coming = sum([board.cards.plots[plot].advance for plot in plots])
    by = [key("plot", plot) for plot in plots]
    if marker is Marker.GREEN:
        coming += max(0, HERO_ADVANCE - board.green_slower)
    if board.event is not None and board.cards.events[board.event.event].advances is marker:
        coming += 1
        by.append(key("event", board.event.event))
    space = board.markers[marker]
    return MarkerAt(marker, space, max(0, min(FINALE, space + coming)) - space, tuple(by))
