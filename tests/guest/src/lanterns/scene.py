"""Positions written by hand, at the beginning of a night; and what a scenario may expect of one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Struct

from lanterns.cards import LANTERNS
from lanterns.phases import Night
from lanterns.pieces import Person, Setup, wrap
from lanterns.table import Bridge
from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.scenario.kinds import Bag, Kind, Map, Names, Number, Series, Text
from onetable.core.scenario.positions import LAID_OUT, Stopping, says
from onetable.core.scenario.reading import read_position
from onetable.core.step import Scope, Seat
from onetable.core.suggest import suggest


class PersonData(Struct, frozen=True, forbid_unknown_fields=True):
    """One player: lanterns in hand, and glow."""

    hand: list[str] = []
    glow: int = 0
    lit: int = 0


class SceneData(Stopping, Struct, frozen=True, kw_only=True):
    """A position as it is written down. All lanterns that are not named lie below those of the pile, which names its next one first."""

    people: Annotated[list[PersonData], says("the players: `hand`, `glow`, and `lit`, the lanterns that burned until dawn")]
    setup: Annotated[Setup, says("the set-up of the game", "a short game")] = Setup()
    pile: Annotated[list[str], says("lanterns of the pile, the next one first; all that are not named lie below")] = []
    ashes: Annotated[list[str], says("lanterns that have burned")] = []
    night: Annotated[int, says("the night that begins", ge=1)] = 1
    watch: Annotated[Seat, says("who keeps watch", ge=0)] = 0
    seed: Annotated[int, says("how the dice fall")] = 1


def build(data: Mapping[str, Any]) -> Game[Bridge]:
    """The game at its first question of this night."""
    scene = read_position(data, SceneData)
    if not 2 <= len(scene.people) <= 4 or scene.watch >= len(scene.people):
        raise BadInput(f"Two to four people stand on the bridge, one of them keeps watch; not {len(scene.people)} and {scene.watch}.")
    named = [*scene.pile, *scene.ashes, *[face for person in scene.people for face in person.hand]]
    check(named)
    people = [Person(wrap(person.hand, seat), glow=person.glow, lit=person.lit) for seat, person in enumerate(scene.people)]
    pile = [*[face for face in LANTERNS if face not in named], *reversed(scene.pile)]
    bridge = Bridge(scene.setup, Dice(scene.seed), people, wrap(pile), tuple(scene.ashes), scene.night - 1, scene.watch)
    bridge.printed, bridge.news = LANTERNS, []
    game = Game(bridge, [((Night(),), Scope(scene.watch))], scene.hasty)
    if scene.stop != LAID_OUT:
        game.advance()
    return game


def check(named: list[str]) -> None:
    """Refuse lanterns that do not exist, and one in two places."""
    for face in named:
        if face not in LANTERNS:
            raise BadInput(f"There is no lantern “{face}”.{suggest(face, LANTERNS)}")
        if named.count(face) > 1:
            raise BadInput(f"There is only one lantern “{face}”.")


def facts(game: Game[Bridge]) -> Mapping[str, Any]:
    """What a scenario may expect, by name."""
    bridge = game.table
    return {
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


LANTERN = Text(names=Names("lantern", lambda game: LANTERNS))
FACTS: Mapping[str, Kind] = {
    "night": Number("which night it is"),
    "watch": Number("who keeps watch"),
    "winner": Number("who has won; -1 while nobody has"),
    "glow": Series("by seat the glow", of=Number()),
    "lit": Series("by seat the lanterns that burned until dawn", of=Number()),
    "hands": Map("by seat the lanterns in hand", of=Bag(of=LANTERN)),
    "hung": Map("by seat the lantern that hangs on the bridge", of=LANTERN),
    "seen": Map("by lantern of the pile who has looked at it", of=Bag(of=Number())),
    "ashes": Bag("lanterns that have burned", of=LANTERN),
}
