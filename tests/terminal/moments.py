"""Every kind of moment at a table in a terminal: a position of each, found by playing on until it is there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from onetable.terminal.app import TableApp
from onetable.terminal.session import Session
from tests.terminal.keyboard import Person

Wanted = Callable[[Session], bool]
FOREVER = 1000.0  # seconds: a bot is waited for, and the table shows it


def asks(step: str, kind: str = "") -> Wanted:
    """The person is asked by a step of this name, with a choice of this kind."""

    def holds(session: Session) -> bool:
        if session.asked != session.viewer:
            return False
        game = session.match.game
        named = any([type(choice).__name__ == kind for choice in game.decision.choices]) if game.decision else False
        return type(game.agenda[-1][0][0]).__name__ == step and (not kind or named)

    return holds


def offers(kind: str, least: int = 1) -> Wanted:
    """The person has so many choices, one of this kind."""

    def holds(session: Session) -> bool:
        decision = session.match.game.decision
        if session.asked != session.viewer or decision is None or len(decision.choices) < least:
            return False
        return any([type(choice).__name__ == kind for choice in decision.choices])

    return holds


def tells(news: str) -> Wanted:
    """Somebody else is asked, just after such news."""
    return lambda session: session.asked not in (None, session.viewer) and type(session.match.journal[-1].word).__name__ == news


def over(session: Session) -> bool:
    """The game is over."""
    return session.asked is None


@dataclass(frozen=True)
class Moment:
    """What is played, by whom, and when to look."""

    game: str
    name: str
    wanted: Wanted | None = None  # none: the screen before the game
    setup: dict[str, Any] = field(default_factory=dict)
    players: int = 2
    seat: int = 0
    seed: int = 3
    keys: tuple[str, ...] = ()

    def session(self) -> Session:
        """The position, as a game that is played."""
        assert self.wanted is not None
        for seed in range(self.seed, self.seed + 60):
            dice = Random(seed)
            found = Session.begin(self.game, self.setup, self.players, seed, ("random",), None, self.seat)
            while not self.wanted(found) and (decision := found.match.game.decision) is not None:
                found.match.answer(dice.randrange(len(decision.choices)))
            if self.wanted(found):
                return found
        raise AssertionError(f"it never came to {self.game}: {self.name}")


FELLOWSHIP = [
    Moment("fellowship", "book"),
    Moment("fellowship", "character", offers("BeCharacter", 3), {"chapter": 8}, 4),
    Moment("fellowship", "exchange", offers("Give"), {"chapter": 1}, 4),
    Moment("fellowship", "follow", offers("Play", 3), {"chapter": 9}, 4),
    Moment("fellowship", "pyramid", offers("Play", 3), {"chapter": 3}, 2),
    Moment("fellowship", "alone", offers("Play", 3), {"chapter": 5}, 1),
    Moment("fellowship", "waiting", tells("Leads"), {"chapter": 2}, 3),
    Moment("fellowship", "end", over, {"chapter": 1}, 4),
]
TCG = [
    Moment("tcg", "start"),
    Moment("tcg", "bid", asks("Bids")),
    Moment("tcg", "companions", asks("StartingFellowship", "Begin")),
    Moment("tcg", "fellowship", lambda session: asks("Actions", "PlayCard")(session) and session.match.game.table.turn > 2),
    Moment("tcg", "shadow", lambda session: asks("Actions", "PlayCard")(session) and session.match.game.table.phase.name == "SHADOW"),
    Moment("tcg", "assignment", asks("AssignMinions")),
    Moment("tcg", "skirmish", lambda session: asks("Actions", "PlayCard")(session) and session.match.game.table.fight is not None),
    Moment("tcg", "discard", asks("Reconcile")),
    Moment("tcg", "three", asks("Actions", "PlayCard"), {}, 3),
    Moment("tcg", "waiting", lambda session: session.match.game.table.turn > 2 and tells("CardPlayed")(session)),
    Moment("tcg", "end", over),
]
QUEST = [
    Moment("quest", "gathering"),
    Moment("quest", "plot", asks("PickStartingPlot"), {}, 3),
    Moment("quest", "action", asks("SauronActs"), {}, 3),
    Moment("quest", "influence", asks("PlaceInExtension"), {}, 3),
    Moment("quest", "shadow", asks("ShadowWindow"), {}, 3),
    Moment("quest", "rest", asks("RestStep"), {}, 3, 1),
    Moment("quest", "travel", lambda session: asks("TravelStep", "MoveTo")(session) and session.match.game.table.round > 2, {}, 4, 1),
    Moment("quest", "combat", lambda session: asks("LayCard")(session) and session.match.game.table.combat.round > 1, {}, 3, 1),
    Moment("quest", "encounter", asks("Choose"), {}, 3, 1),
    Moment("quest", "waiting", tells("HeroMoved"), {}, 3, 1),
    Moment("quest", "map", asks("TravelStep", "MoveTo"), {}, 3, 1, keys=("m",)),
    Moment("quest", "end", over, {}, 2, 1),
]
MOMENTS = [*FELLOWSHIP, *TCG, *QUEST]


@asynccontextmanager
async def at(moment: Moment, size: tuple[int, int] = (80, 24), language: str = "en") -> AsyncIterator[Person]:
    """The program at this moment."""
    session = moment.session() if moment.wanted is not None else None
    delay = FOREVER if session is not None and session.asked not in (None, session.viewer) else 0
    app = TableApp(moment.game, session, moment.players, moment.seed, ("random",), language, delay=delay, seat=moment.seat)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot)
        if delay:
            await pilot.pause(0.05)
        else:
            await person.settle()
        await pilot.press(*moment.keys)
        yield person
