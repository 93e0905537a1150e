"""Choices by name: what each is called, and who makes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from onetable.core.errors import BadInput
from onetable.core.fold import plain_name
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook
from onetable.core.suggest import suggest
from onetable.core.word import Word


class Unmet(AssertionError):
    """An expectation of a scenario does not hold."""


def names_of(rulebook: Rulebook[Any], table: Any, words: Iterable[Word]) -> list[str]:
    """What these words are called, each differently: where two read the same, with what tells them apart, and at last with a number."""
    things = list(words)
    found = [rulebook.short(table, word) for word in things]
    found = [rulebook.short_apart(table, word) if found.count(name) > 1 else name for word, name in zip(things, found, strict=True)]
    return [f"{name} ({found[: place + 1].count(name)})" if found.count(name) > 1 else name for place, name in enumerate(found)]


def offered(rulebook: Rulebook[Any], game: Game[Any]) -> list[str]:
    """The choices of the open question by name."""
    return names_of(rulebook, game.table, game.decision.choices) if game.decision is not None else []


def refused(rulebook: Rulebook[Any], game: Game[Any]) -> dict[str, list[str]]:
    """What may be tried and cannot, by name, with the reasons."""
    found = rulebook.why_not(game)
    reasons = [[rulebook.short(game.table, each) for each in every_reason(reason)] for reason in found.values()]
    return dict(zip(names_of(rulebook, game.table, found), reasons, strict=True))


def every_reason(reason: Word | Sequence[Word]) -> Sequence[Word]:
    """One reason or several."""
    return (reason,) if isinstance(reason, Word) else reason


def name_of_asked(rulebook: Rulebook[Any], game: Game[Any]) -> str | None:
    """What the one who is asked is called; None if nobody is."""
    place = rulebook.asked(game)
    return next((name for name, each in rulebook.people(game).items() if each == place), str(place)) if place is not None else None


def choose(rulebook: Rulebook[Any], game: Game[Any], line: str, number: int = 0, who: str | None = None) -> None:
    """Answer with the choice that this line names; the beginning of its name is enough if only one fits."""
    if game.decision is None:
        game.advance()  # a position that was only laid out
    if game.decision is None:
        over = "the game is over" if rulebook.result(game) is not None else "the scene has come to its end and nobody is asked"
        raise Unmet(f"line {number}: “{line}” cannot be chosen: {over}")
    if who is not None:
        check_who(rulebook, game, line, number, who)
    names = offered(rulebook, game)
    full = [rulebook.short_apart(game.table, choice) for choice in game.decision.choices]
    wanted = plain_name(line)
    ways = [
        [place for place, name in enumerate(names) if plain_name(name) == wanted],
        [place for place, name in enumerate(full) if plain_name(name) == wanted],
        [place for place, name in enumerate(names) if plain_name(name).startswith(wanted + " ")],
    ]
    fitting = next((way for way in ways if way), [])
    if len(fitting) > 1:
        raise Unmet(f"line {number}: “{line}” is not the only one among {names}")
    if not fitting:
        why = why_refused(rulebook, game, wanted)
        raise Unmet(f"line {number}: “{line}” is not{why} among {names}{'' if why else suggest(line, names)}")
    game.answer(fitting[0])


def check_who(rulebook: Rulebook[Any], game: Game[Any], line: str, number: int, who: str) -> None:
    """Whoever makes a choice must be asked."""
    people = rulebook.people(game)
    place = next((place for name, place in people.items() if plain_name(name) == plain_name(who)), None)
    if place is None:
        raise BadInput(f"Line {number}: nobody here is called “{who}”; there is {', '.join(people)}.{suggest(who, people)}")
    asked = rulebook.asked(game)
    if asked is not None and place != asked:
        raise Unmet(f"line {number}: “{line}” is not for {who} to choose: {name_of_asked(rulebook, game)} is asked")


def why_refused(rulebook: Rulebook[Any], game: Game[Any], wanted: str) -> str:
    """The reason why somebody cannot do this, where one is known."""
    known = next((reasons for name, reasons in refused(rulebook, game).items() if plain_name(name) == wanted), [])
    return f" ({', '.join(known)})" if known else ""
