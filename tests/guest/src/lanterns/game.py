"""The rulebook: what the table, the bots and the tests need of this game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from lanterns import imagine, scene
from lanterns import view as views
from lanterns.cards import LANTERNS
from lanterns.news import Won
from lanterns.phases import Night
from lanterns.pieces import NIGHTS, Person, Player, Setup, wrap
from lanterns.scene import SceneData
from lanterns.table import Bridge
from lanterns.words import Question
from onetable.core.dice import Dice, dice_of
from onetable.core.errors import BadInput
from onetable.core.form import Field, Form, Option
from onetable.core.game import Game
from onetable.core.phrasebook import Phrasebook
from onetable.core.rulebook import Result, Rulebook
from onetable.core.scenario.kinds import Kind
from onetable.core.step import Scope, Seat
from onetable.core.view import NOBODY, View
from onetable.core.word import Word

OPTIONS = (Option("twins", ("go_out", "share"), "Whether lanterns of the same light put each other out, or each counts half."),)


class LanternsForm(Form):
    """How long it shall last."""

    fields = (Field("length", tuple(NIGHTS)),)


class Lanterns(Rulebook[Bridge]):
    """Lanterns on the Bridge."""

    id = "lanterns"
    version = "1"
    players = range(2, 5)

    def begin(self, setup: Mapping[str, Any], players: int, seed: int | Dice, hasty: bool = False, silent: bool = False) -> Game[Bridge]:
        chosen, dice = read_setup(setup, players), dice_of(seed)
        bridge = Bridge(chosen, dice, [Person() for _ in range(players)], wrap(dice.shuffled(list(LANTERNS))))
        bridge.watch = dice.below(players)
        bridge.printed, bridge.news = LANTERNS, None if silent else []
        game = Game(bridge, [((Night(),), Scope(bridge.watch))], hasty)
        game.advance()
        return game

    def view(self, game: Game[Bridge], seat: Seat) -> views.LanternsView:
        return views.view(game, seat)

    def imagine(self, seen: View[Bridge], dice: Dice) -> Game[Bridge]:
        assert isinstance(seen, views.LanternsView)
        return imagine.imagine(seen, dice)

    def result(self, game: Game[Bridge]) -> Result | None:
        winner, people = game.table.winner, game.table.people
        if winner == NOBODY:
            return None
        scores = tuple([float(seat == winner) for seat in range(len(people))])
        return Result(f"player {winner + 1}", scores, Won(Player(winner), people[winner].glow))

    def why_not(self, game: Game[Bridge]) -> Mapping[Word, Word]:
        if game.decision is None:
            return {}
        steps, scope = game.agenda[-1]
        assert isinstance(steps[0], Question)
        return {attempt: reason for attempt, reason in steps[0].attempts(game.table, scope.player).items() if reason is not None}

    def scene(self, data: Mapping[str, Any]) -> Game[Bridge]:
        return scene.build(data)

    def scene_kind(self) -> type[SceneData]:
        return SceneData

    def facts(self, game: Game[Bridge]) -> Mapping[str, Any]:
        return scene.facts(game)

    def fact_kinds(self) -> Mapping[str, Kind]:
        return scene.FACTS

    def people(self, game: Game[Bridge]) -> Mapping[str, int]:
        return {str(seat): seat for seat in range(len(game.table.people))}

    def load_table(self, data: Any) -> Bridge:
        bridge = msgspec.convert(data, Bridge)
        bridge.printed = LANTERNS
        return bridge

    def form(self) -> Form:
        return LanternsForm()

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def cards(self) -> Sequence[Mapping[str, Any]]:
        return [{"id": key, "kind": "lantern", "light": lantern.light, "word": lantern} for key, lantern in LANTERNS.items()]

    def phrasebook(self, language: str) -> Phrasebook:
        from lanterns.text import book  # only when something is read aloud

        return book(language)


def read_setup(setup: Mapping[str, Any], players: int) -> Setup:
    """A set-up from plain data, or one clear sentence."""
    if players not in Lanterns.players:
        raise BadInput(f"This game is for 2 to 4 players, not {players}.")
    try:
        found = msgspec.convert(dict(setup), Setup)
    except msgspec.ValidationError as error:
        raise BadInput(f"The set-up cannot be used: {error}.") from None
    for name, value, values in [("length", found.length, tuple(NIGHTS)), ("twins", found.options.twins, OPTIONS[0].values)]:
        if value not in values:
            raise BadInput(f"“{name}” can be {', '.join(values)}, not “{value}”.")
    return found
