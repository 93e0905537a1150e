"""Running a scenario: the position is built, choices are made, expectations compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from onetable.core.errors import BadInput
from onetable.core.fold import plain_name
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook
from onetable.core.scenario.choosing import Unmet, choose, name_of_asked, names_of, offered, refused
from onetable.core.scenario.kinds import Anything, At, Bag, Kind, Map, Record, Series, Text, Truth
from onetable.core.scenario.positions import EDITION, Beginning
from onetable.core.scenario.reading import read_position
from onetable.core.suggest import suggest
from onetable.core.view import SPECTATOR

GO_ON = "go on"
NOBODY = "nobody"


class Reasons(Series, frozen=True):
    """Reasons, the first that could be mended first; one alone means the first."""

    noun: ClassVar[str] = "a reason or a list of reasons"

    def check(self, wanted: Any, at: At) -> None:
        super().check([wanted] if isinstance(wanted, str) else wanted, at)

    def equals(self, wanted: Any, found: Any, at: At) -> bool:
        return super().equals(wanted, found, at) if isinstance(wanted, list) else super().equals([wanted], found[:1], at)


class Asked(Text, frozen=True):
    """Somebody at the table, by any name; `nobody` where nobody is asked."""

    rulebook: Any = None

    def check(self, wanted: Any, at: At) -> None:
        people = self.rulebook.people(at.game)
        if plain_name(str(wanted)) not in {"", NOBODY, *map(plain_name, people)}:
            raise BadInput(f"{at.path}: nobody here is called “{wanted}”; there is {', '.join(people)}.{suggest(str(wanted), people)}")

    def differs(self, wanted: Any, found: Any, at: At) -> str:
        return super().differs(None if wanted in ("", NOBODY) else wanted, found, at)

    def equals(self, wanted: Any, found: Any, at: At) -> bool:
        people = {plain_name(name): place for name, place in self.rulebook.people(at.game).items()}
        return bool(people[plain_name(str(wanted))] == people[plain_name(str(found))])


def kinds(rulebook: Rulebook[Any]) -> dict[str, Kind]:
    """Every fact of a game and its kind: those that all games have, then its own."""
    own = dict(rulebook.fact_kinds())
    shown = {"offered": OFFERED, "journal": JOURNAL, **own}
    return {
        "asked": Asked("who must decide, by any name; `nobody` if nobody is asked", rulebook=rulebook),
        "question": Text("what is asked: the name of the step that asks"),
        "offered": OFFERED,
        "refused": Map("what one might try and cannot: the first reason, or a list of all", of=Reasons()),
        "journal": JOURNAL,
        "sees": Map("by seat (or `spectator`) the facts as far as it sees them; a hidden card is `?`", of=Record(fields=shown)),
        "over": Truth("whether the game is over"),
        **own,
    }


OFFERED = Bag("the choices of the open question")
JOURNAL = Series("what has been told since the position was set, secrets included")


def run_scenario(rulebook: Rulebook[Any], data: Mapping[str, Any], watch: Callable[[Game[Any]], None] | None = None) -> Game[Any]:
    """Build the position, make the choices, check the expectations; the game is returned as it ended. A watcher sees every step."""
    check_edition(data)
    game = build(rulebook, data)
    for number, line in enumerate(lines_of(data, "play"), 1):
        if watch is not None:
            watch(game)
        take(rulebook, game, line, number)
    return game


def check_edition(data: Mapping[str, Any]) -> None:
    """Refuse a scenario of the first edition, and say what to do with it."""
    edition = data.get("edition", 1)
    if edition == 1:
        raise BadInput("This is a scenario of the first edition; `onetable scenario --convert FILE` brings the file over to the second.")
    if edition != EDITION:
        raise BadInput(f"There is no edition {edition!r} of scenarios; write `edition: {EDITION}`.")


def build(rulebook: Rulebook[Any], data: Mapping[str, Any]) -> Game[Any]:
    """The game at the position that is written down, after the choices that lead up to it."""
    if "begin" in data:
        written = read_position(data, Beginning)
        start = written.begin
        players = start.players or rulebook.form().usual_players or min(rulebook.players)
        game = rulebook.begin(start.setup, players, start.seed, start.hasty)
    else:
        game = rulebook.scene(data)
    before = lines_of(data, "before")
    for number, line in enumerate(before, 1):
        if not is_choice(rulebook, game, line):
            raise BadInput(f"Line {number} of “before” is no choice.")
        take(rulebook, game, line, number)
    if before:
        game.table.news = []
    return game


def lines_of(data: Mapping[str, Any], key: str) -> list[Any]:
    """What stands under `play` or `before`."""
    found = data.get(key, [])
    if not isinstance(found, list):
        raise BadInput(f"“{key}” is a list of lines, not {found!r}.")
    return found


def take(rulebook: Rulebook[Any], game: Game[Any], line: Any, number: int) -> None:
    """One line: a choice, with or without the one who makes it, or an expectation."""
    if line == GO_ON:
        go_on(rulebook, game, number)
    elif isinstance(line, str):
        choose(rulebook, game, line, number)
    elif isinstance(line, dict) and is_choice(rulebook, game, line):
        [(who, choice)] = line.items()
        choose(rulebook, game, choice, number, str(who))
    elif isinstance(line, dict):
        check(rulebook, game, line, number)
    else:
        raise BadInput(f"Line {number} is neither a choice nor an expectation: {line!r}.")


def is_choice(rulebook: Rulebook[Any], game: Game[Any], line: Any) -> bool:
    """Whether a line is a choice: alone, or after the name of somebody at the table."""
    if isinstance(line, dict) and len(line) == 1:
        [(who, choice)] = line.items()
        return isinstance(choice, str) and plain_name(str(who)) in set(map(plain_name, rulebook.people(game)))
    return isinstance(line, str)


def go_on(rulebook: Rulebook[Any], game: Game[Any], number: int) -> None:
    """Run to the next question."""
    if game.decision is not None:
        raise Unmet(f"line {number}: it cannot go on: {name_of_asked(rulebook, game) or 'somebody'} is asked")
    if not game.agenda:
        raise Unmet(f"line {number}: it cannot go on: {'the game is over' if rulebook.result(game) else 'the scene has come to its end'}")
    game.advance()


def check(rulebook: Rulebook[Any], game: Game[Any], wanted: Mapping[str, Any], number: int = 0) -> None:
    """Compare what is expected with the facts of the position; maps need only name what they speak of."""
    known, own = kinds(rulebook), rulebook.facts(game)
    for name, value in wanted.items():
        if name not in known and name not in own:
            people, facts = rulebook.people(game), sorted({*known, *own})
            hint = suggest(str(name), [*facts, *people])
            raise BadInput(f"Line {number}: nothing is known as “{name}”; a scenario can expect {', '.join(facts)}.{hint}")
        found = own[name] if name in own else shared_fact(rulebook, game, name, value)
        at = At(f"line {number}: {name}", game)
        if difference := known.get(name, Anything()).differs(value, found, at):
            raise Unmet(difference)


def shared_fact(rulebook: Rulebook[Any], game: Game[Any], name: str, wanted: Any) -> Any:
    """A fact that every game has; it is worked out only when it is asked for."""
    match name:
        case "asked":
            return name_of_asked(rulebook, game)
        case "question":
            return rulebook.question(game)
        case "offered":
            return offered(rulebook, game)
        case "refused":
            return refused(rulebook, game)
        case "journal":
            return [rulebook.short(game.table, event.word) for event in game.table.news or ()]
        case "over":
            return rulebook.result(game) is not None
        case _:
            if not wanted or not isinstance(wanted, dict):
                raise BadInput(f"“sees” names who sees what, such as {{{next(iter(rulebook.people(game)))}: {{...}}}}, not {wanted!r}.")
            return {who: seen_by(rulebook, game, str(who)) for who in wanted}


def seen_by(rulebook: Rulebook[Any], game: Game[Any], who: str) -> dict[str, Any]:
    """The facts as far as one seat sees them."""
    people = rulebook.people(game)
    place = next((place for name, place in people.items() if plain_name(name) == plain_name(who)), None)
    if place is None and who != "spectator":
        raise BadInput(f"Nobody here is called “{who}”; there is {', '.join(people)} and spectator.{suggest(who, [*people, 'spectator'])}")
    seat = SPECTATOR if place is None else rulebook.seat_at(game, place)
    view = rulebook.view(game, seat)
    journal = [rulebook.short(game.table, event.word) for event in game.table.news or () if event.is_seen_by(seat)]
    return {"offered": names_of(rulebook, game.table, view.choices), "journal": journal, **rulebook.sees(view)}
