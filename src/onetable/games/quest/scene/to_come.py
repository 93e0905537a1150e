"""What is still to come in a written position: the steps from where it begins up to where it ends."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Any

from onetable.core.errors import BadInput
from onetable.core.scenario.reading import Reader
from onetable.core.step import Scope, Seat, Sentence, Step, Steps
from onetable.core.suggest import suggest
from onetable.core.word import kinds_of, read_word, words_in
from onetable.games.quest.phases.actions import ActionStep
from onetable.games.quest.phases.ambush import AmbushStep
from onetable.games.quest.phases.encounter_step import EncounterStep
from onetable.games.quest.phases.events import EventStep
from onetable.games.quest.phases.explore import Explore
from onetable.games.quest.phases.finale import Finale
from onetable.games.quest.phases.hero_turn import HeroTurn
from onetable.games.quest.phases.perils import MeetPeril
from onetable.games.quest.phases.plot_step import PlotStep
from onetable.games.quest.phases.rest import RestStep
from onetable.games.quest.phases.sauron_turn import HeroDraw, HeroRally, Round, StoryStep
from onetable.games.quest.phases.setup import SetUp
from onetable.games.quest.phases.travel import TravelStep
from onetable.games.quest.scene.known import known
from onetable.games.quest.scene.written import SentenceData
from onetable.games.quest.table import SAURON, Board

HOME = "onetable.games.quest"
STEP, TURN, ROUND, GAME = "end of step", "end of turn", "end of round", "end of game"
ON_THE_WAY: Steps = (TravelStep(), EncounterStep())
HERO_STEPS: dict[str, Steps] = {
    "rest": (RestStep(), AmbushStep(), *ON_THE_WAY),
    "ambush": (AmbushStep(), *ON_THE_WAY),
    "travel": ON_THE_WAY,
    "explore": (Explore(), *ON_THE_WAY),
    "encounter": (EncounterStep(),),
    "peril": (MeetPeril(), *ON_THE_WAY),
}
SAURON_TURN: dict[str, Step[Board]] = {
    "rally": HeroRally(),
    "story": StoryStep(),
    "plot": PlotStep(),
    "event": EventStep(),
    "action": ActionStep(),
    "draw": HeroDraw(),
}
ENDLESS: dict[str, Steps] = {"round": (Round(),), "finale": (Finale(),), "setup": (SetUp(),)}
EVERY_STEP = ("turn", *HERO_STEPS, *SAURON_TURN, *ENDLESS)


def hero_turns(board: Board, seat: Seat) -> Steps:
    """The turns that follow this hero's in the round; seat 0 is Sauron's own turn. A lone hero has had his first."""
    if len(board.sheets) == 1 and seat == SAURON:
        return HeroTurn(1), HeroRally(), HeroDraw(), HeroTurn(1)
    return tuple([HeroTurn(each) for each in board.seats if each > seat])


def after_turn(board: Board, seat: Seat, until: str) -> Steps:
    """What follows a turn, up to where the scene ends."""
    turns = hero_turns(board, seat) if until in (ROUND, GAME) else ()
    return (*turns, Round()) if until == GAME else turns


def hero_agenda(board: Board, steps: Steps, seat: Seat, until: str) -> list[Sentence]:
    """These steps of a hero's turn, and what follows it."""
    wanted = steps[:1] if until == STEP else steps
    return [(found, Scope(voice)) for found, voice in ((after_turn(board, seat, until), SAURON), (wanted, seat)) if found]


def sauron_agenda(board: Board, first: Steps, step: str, until: str) -> list[Sentence]:
    """These steps instead of this one of Sauron's turn, and what follows it."""
    names = list(SAURON_TURN)
    rest = () if until == STEP else tuple([SAURON_TURN[name] for name in names[names.index(step) + 1 :]])
    return [((*first, *rest, *after_turn(board, SAURON, until)), Scope(SAURON))]


def step_agenda(board: Board, step: str, seat: Seat, until: str | None) -> list[Sentence]:
    """From the beginning of this step on; a hero's goes on to the end of the turn, one of Sauron's ends with itself."""
    if step in ENDLESS:
        if until not in (None, GAME):
            raise BadInput(f"The step “{step}” goes on to the end of the game; it cannot be held at the {until}.")
        return [(ENDLESS[step], Scope(SAURON))]
    if step == "turn":
        if until == STEP:
            raise BadInput("A whole turn is no step: it can be held at the end of turn, end of round or end of game.")
        return [((HeroTurn(seat), *after_turn(board, seat, until or TURN)), Scope(SAURON))]
    if step in HERO_STEPS:
        return hero_agenda(board, HERO_STEPS[step], seat, until or TURN)
    if step in SAURON_TURN:
        return sauron_agenda(board, (SAURON_TURN[step],), step, until or STEP)
    raise BadInput(f"There is no step “{step}” to begin with; there is {', '.join(EVERY_STEP)}.{suggest(step, EVERY_STEP)}")


# ---- word by word


def read_sentences(found: list[SentenceData], board: Board) -> list[Sentence]:
    """The agenda that is written word by word, the next sentence first."""
    agenda = [(tuple([read_step(step) for step in each.steps]), Scope(each.voice)) for each in found[::-1]]
    for step in [step for steps, _ in agenda for step in steps]:
        if getattr(step, "seat", SAURON) >= board.players:
            raise BadInput(f"In “{type(step).__name__}” there is no seat {step.seat}: the position has {len(board.sheets)} heroes.")  # type: ignore[attr-defined]
    return agenda


@cache
def every_word() -> dict[str, type[Step[Board]]]:
    """The steps of this game by name."""
    return {kind.__name__: kind for kind in kinds_of(Step) if kind.__module__.startswith(HOME)}


def read_step(written: Any) -> Step[Board]:
    """A step by its name, `TravelStep`, or with its parts, `{HeroTurn: {seat: 2}}`."""
    [(name, parts)] = written.items() if isinstance(written, dict) and len(written) == 1 else [(str(written), {})]
    words = every_word()
    if name not in words:
        raise BadInput(f"There is no step “{name}” that could be to come.{suggest(str(name), words)}")
    Reader(known()).look(parts, words[name], name)
    step: Step[Board] = read_word({"is": name, **parts}, Step, HOME)
    if not is_plain(Scope(SAURON), (step,)):
        raise BadInput(f"The step “{name}” holds other words; a position begins before it, and “before” leads up to it.")
    return step


def write_sentences(agenda: list[Sentence]) -> list[dict[str, Any]] | None:
    """An agenda word by word; None if one of its words is too long to be written so: it holds other words."""
    if any([not is_plain(scope, steps) for steps, scope in agenda]):
        return None
    return [{"voice": scope.player, "steps": [write_step(step) for step in steps]} for steps, scope in agenda[::-1]]


def is_plain(scope: Scope, steps: Steps) -> bool:
    """Whether these steps have only plain parts and the voice has named nothing."""
    return scope == Scope(scope.player) and not any([True for step in steps for word in words_in(step) if word is not step])


def write_step(step: Step[Board]) -> str | Mapping[str, Any]:
    """One step with its parts."""
    parts = {part: plain(getattr(step, part)) for part in step.__struct_fields__}
    return {type(step).__name__: parts} if parts else type(step).__name__


def plain(value: Any) -> Any:
    """A value as YAML knows it."""
    if isinstance(value, Mapping):
        return {plain(key): plain(each) for key, each in value.items()}
    if isinstance(value, (tuple, list)):
        return [plain(each) for each in value]
    return value.value if isinstance(value, Enum) else value
