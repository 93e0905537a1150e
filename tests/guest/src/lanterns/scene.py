"""Positions written by hand, at the beginning of a night; and what a scenario may expect of one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, ValidationError, convert

from lanterns.cards import LANTERNS
from lanterns.phases import Night
from lanterns.pieces import Person, Setup, wrap
from lanterns.table import Bridge
from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.step import Scope, Seat


class PersonData(Struct, frozen=True, forbid_unknown_fields=True):
    """One player: lanterns in hand, and glow."""

    hand: list[str] = []
    glow: int = 0
    lit: int = 0


class SceneData(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is written down. All lanterns that are not named lie below those of the pile, which names its next one first."""

    people: list[PersonData]
    game: str = "lanterns"
    name: str = ""
    setup: Setup = Setup()
    pile: list[str] = []
    ashes: list[str] = []
    night: int = 1
    watch: Seat = 0
    seed: int = 1
    play: list[Any] = []


def build(data: Mapping[str, Any]) -> Game[Bridge]:
    """The game at its first question of this night."""
    try:
        scene = convert(dict(data), SceneData)
    except ValidationError as error:
        raise BadInput(f"The scenario cannot be used: {error}.") from None
    named = [*scene.pile, *scene.ashes, *[face for person in scene.people for face in person.hand]]
    check(named)
    people = [Person(wrap(person.hand, seat), glow=person.glow, lit=person.lit) for seat, person in enumerate(scene.people)]
    pile = [*[face for face in LANTERNS if face not in named], *reversed(scene.pile)]
    bridge = Bridge(scene.setup, Dice(scene.seed), people, wrap(pile), tuple(scene.ashes), scene.night - 1, scene.watch)
    bridge.printed, bridge.news = LANTERNS, []
    game = Game(bridge, [((Night(),), Scope(scene.watch))])
    game.advance()
    return game


def check(named: list[str]) -> None:
    """Refuse lanterns that do not exist, and one in two places."""
    for face in named:
        if face not in LANTERNS or named.count(face) > 1:
            raise BadInput(f"There is no lantern “{face}”." if face not in LANTERNS else f"There is only one lantern “{face}”.")


def facts(game: Game[Bridge]) -> Mapping[str, Any]:
    """What a scenario may expect, by name."""
    bridge = game.table
    return {
        "asked": game.decision.seat if game.decision is not None else None,
        "night": bridge.night,
        "watch": bridge.watch,
        "winner": bridge.winner,
        "glow": [person.glow for person in bridge.people],
        "lit": [person.lit for person in bridge.people],
        "hands": {str(seat): [held.face for held in person.hand] for seat, person in enumerate(bridge.people)},
        "hung": {str(seat): person.hung.face for seat, person in enumerate(bridge.people) if person.hung is not None},
        "seen": {lantern.face: list(lantern.seen) for lantern in bridge.pile if lantern.seen},
        "ashes": list(bridge.ashes),
    }
