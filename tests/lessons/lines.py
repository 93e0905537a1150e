"""Playing the lines that a lesson names: the pupil's choices in turn, the others as the lesson or a bot has it."""

from __future__ import annotations

from typing import Any, NamedTuple

from onetable.bots.registry import bot
from onetable.core.lessons.lesson import Attempt
from onetable.core.lessons.tutor import counsel, pupil, scripted, stands_still
from onetable.core.match import Match
from onetable.core.scenario.choosing import Unmet, every_reason, offered, refused
from onetable.games.registry import faces, rulebook
from onetable.telling.spoken_view import SpokenView, texts_of
from onetable.telling.teller import teller_of
from onetable.text import Interface

LESSONS = [(game, name) for game in faces() for name in rulebook(game).lessons()]


def begin(game: str, name: str) -> Match[Any]:
    """The match of a lesson."""
    book = rulebook(game)
    return Match(book, {"lesson": name}, book.lessons()[name].players, seed=7)


def seen_by(match: Match[Any], seat: int) -> SpokenView:
    """What the pupil sees, in English."""
    book, view = match.rulebook, match.view(seat)
    phrases = book.phrasebook("en").at(view.table)
    return SpokenView(view, match.journal_for(seat), {}, ("",) * match.players, phrases, Interface("en"), texts_of(book.id))


def obvious(match: Match[Any], seat: int) -> int | None:
    """The choice that is taken without asking the pupil."""
    return teller_of(match.rulebook.id).obvious(seen_by(match, seat))


class Wish(NamedTuple):
    """What a line wants next: the number of a choice, or -1 and why it is refused; with all that it is called."""

    number: int
    names: tuple[str, ...]
    reason: str = ""


def wish(match: Match[Any], line: str) -> Wish:
    """The choice of the pupil that a line names, or the attempt."""
    book, game = match.rulebook, match.game
    assert match.lesson is not None and game.decision is not None
    sight, teller = seen_by(match, pupil(book, match.lesson, game)), teller_of(book.id)
    names = offered(book, game)
    if line in names:
        number = names.index(line)
        return Wish(number, teller.names(sight, game.decision.choices[number]))
    attempts = book.why_not(game)
    word = list(attempts)[list(refused(book, game)).index(line)]
    return Wish(-1, teller.names(sight, word), sight.read(every_reason(attempts[word])[0]))


def go_to_pupil(match: Match[Any], seat: int) -> None:
    """Let everybody play until the pupil is asked."""
    rules = bot(match.rulebook.id, "rules", seed=7)
    while (decision := match.game.decision) is not None and not stands_still(match):
        number = scripted(match)
        if decision.seat == seat:
            number = obvious(match, seat)
            if number is None:
                return
        match.answer(rules.choose(match.view(decision.seat)) if number is None else number)


def play(match: Match[Any], attempt: Attempt, heard: set[str] | None = None) -> str:
    """Take a line; what the pupil hears at its end, and on the way."""
    lesson, book = match.lesson, match.rulebook
    assert lesson is not None
    seat = pupil(book, lesson, match.game)
    go_to_pupil(match, seat)
    for line in attempt.play:
        decision = match.game.decision
        if decision is None:
            raise Unmet(f"{lesson.name}: nobody is asked any more before {line}; said: {counsel(match).key}")
        on_the_way = counsel(match).key
        if heard is not None:
            heard.add(on_the_way)
        names = offered(book, match.game)
        if line not in names:
            reasons = refused(book, match.game).get(line)
            if reasons is None:
                raise Unmet(f"{lesson.name}: {line} is neither among {names} nor refused")
            return f"refused {reasons[0]}"
        match.answer(names.index(line))
        go_to_pupil(match, seat)
    return counsel(match).key
