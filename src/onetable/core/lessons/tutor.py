"""The tutor looks at a match that is a lesson: is the goal reached, is it out of reach, is there something to be said?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from onetable.core.errors import BadInput
from onetable.core.fold import plain_name
from onetable.core.game import Game
from onetable.core.lessons.lesson import Facts, Lesson, Told
from onetable.core.scenario.choosing import Unmet, offered
from onetable.core.scenario.kinds import At, Kind, Series, Text
from onetable.core.scenario.running import build, check
from onetable.core.step import Seat

if TYPE_CHECKING:
    from onetable.core.match import Match
    from onetable.core.rulebook import Rulebook

Progress = Literal["open", "reached", "failed"]
OVER = "over"  # it came to an end, and the goal was not reached
CHOSE, LAST = "chose", "last"  # facts that only lessons have: what the pupil has chosen so far, and what he chose last
OWN: dict[str, Kind] = {CHOSE: Series(), LAST: Text()}


class Counsel(Struct, frozen=True):
    """How a lesson stands, and what is said now."""

    progress: Progress
    key: str = ""
    said: Told | None = None
    at: Sequence[str] = ()


def lesson_of(rulebook: Rulebook[Any], name: object) -> Lesson:
    """The lesson of this name, or one clear sentence."""
    known = rulebook.lessons()
    if not isinstance(name, str) or name not in known:
        raise BadInput(f"The game “{rulebook.id}” has no lesson “{name}”; there is {', '.join(known) or 'none'}.")
    return known[name]


def begin(rulebook: Rulebook[Any], lesson: Lesson) -> Game[Any]:
    """The game at the position of a lesson."""
    game = build(rulebook, {"game": rulebook.id, **lesson.position})
    if game.table.news is None:
        game.table.news = []
    return game


def pupil(rulebook: Rulebook[Any], lesson: Lesson, game: Game[Any]) -> Seat:
    """The seat of the one who learns."""
    places = {plain_name(name): place for name, place in rulebook.people(game).items()}
    return rulebook.seat_at(game, places[plain_name(lesson.you)])


def is_reached(match: Match[Any]) -> bool:
    """Whether the goal of this lesson is reached."""
    return match.lesson is not None and holds(match, match.lesson.goal)


def counsel(match: Match[Any]) -> Counsel:
    """What is to be said now."""
    lesson = match.lesson
    assert lesson is not None
    if match.is_learned:
        return Counsel("reached", "reached", lesson.reached)
    for key, saying in lesson.failures.items():
        if holds(match, saying.when):
            return Counsel("failed", key, saying.say, saying.at)
    if match.game.decision is None:
        return Counsel("failed", OVER)
    for key, saying in lesson.words.items():
        if holds(match, saying.when):
            return Counsel("open", key, saying.say, saying.at or lesson.at)
    return Counsel("open", at=lesson.at)


def stands_still(match: Match[Any]) -> bool:
    """Whether all wait until the pupil goes back: nobody is asked any more, or the goal is out of reach and the others would go on."""
    lesson, decision = match.lesson, match.game.decision
    if lesson is None or match.is_learned:
        return False
    is_asked = decision is not None and decision.seat == pupil(match.rulebook, lesson, match.game)
    return not is_asked and counsel(match).progress == "failed"


def next_of(rulebook: Rulebook[Any], name: str) -> str | None:
    """The lesson that comes after this one."""
    names = [*rulebook.lessons(), None]
    return names[names.index(name) + 1] if name in names else None


def scripted(match: Match[Any]) -> int | None:
    """What the lesson lets one of the others do here; nothing where a bot decides, or the pupil."""
    lesson, game, book = match.lesson, match.game, match.rulebook
    if lesson is None or game.decision is None or game.decision.seat == pupil(book, lesson, game):
        return None
    people = {plain_name(name): place for name, place in book.people(game).items()}
    place = book.asked(game)
    wishes = next((wishes for who, wishes in lesson.others.items() if people.get(plain_name(who)) == place), [])
    names = [plain_name(name) for name in offered(book, game)]
    return next((names.index(plain_name(wish)) for wish in wishes if plain_name(wish) in names), None)


def right_choice(match: Match[Any]) -> int | None:
    """What leads to the goal from here, where a line that the lesson knows does; a bot knows nothing of the goal."""
    lesson, book, game = match.lesson, match.rulebook, match.game
    if lesson is None or game.decision is None or game.decision.seat != pupil(book, lesson, game):
        return None
    chosen, names = choices_of_pupil(match), offered(book, game)
    for attempt in lesson.tries:
        line = attempt.play
        if attempt.then == "reached" and len(line) > len(chosen) and line[: len(chosen)] == chosen and line[len(chosen)] in names:
            return names.index(line[len(chosen)])
    return None


def holds(match: Match[Any], wanted: Facts) -> bool:
    """Whether these facts hold, or some of several."""
    if isinstance(wanted, list):
        return any([holds(match, each) for each in wanted])
    own = {name: value for name, value in wanted.items() if name in OWN}
    if own and not chosen_so(match, own):
        return False
    rest = {name: value for name, value in wanted.items() if name not in OWN}
    shown = match.game.clone()
    shown.table.news = match.journal
    try:
        check(match.rulebook, shown, rest)
    except Unmet:
        return False
    return True


def chosen_so(match: Match[Any], wanted: dict[str, Any]) -> bool:
    """Whether the pupil has chosen so; of a list of last choices any one will do."""
    chosen = choices_of_pupil(match)
    last = wanted.get(LAST, [])
    if LAST in wanted:
        latest = chosen[-1] if chosen else ""
        wishes = last if isinstance(last, list) else [last]
        if all([OWN[LAST].differs(wish, latest, At(LAST)) for wish in wishes]):
            return False
    return CHOSE not in wanted or not OWN[CHOSE].differs(wanted[CHOSE], chosen, At(CHOSE))


def choices_of_pupil(match: Match[Any]) -> list[str]:
    """All that the pupil has chosen, as scenarios call it."""
    lesson, book = match.lesson, match.rulebook
    assert lesson is not None
    seat, found = pupil(book, lesson, match.game), []
    for place, (who, _, word) in enumerate(match.answers):
        if who == seat:
            found.append(book.short(match.past.before(place, match.answers).table, word))
    return found
