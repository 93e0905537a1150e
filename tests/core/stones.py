"""A game of a few lines, to try the core with: two take stones from a heap, the last stone wins; each has a secret charm."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from onetable.core.dice import Dice, dice_of
from onetable.core.event import Event
from onetable.core.game import Game
from onetable.core.phrasebook import Phrasebook
from onetable.core.position import Position
from onetable.core.rulebook import Result, Rulebook
from onetable.core.step import Ask, Halt, Next, Scope, Seat, Step
from onetable.core.view import NOBODY, View
from onetable.core.word import Word


class Heap(Struct, Position):
    """So many stones, whose turn it is, and a charm for each player."""

    dice: Dice
    stones: int
    charms: list[int]
    turn: Seat = 0
    news: list[Event] | None = None

    def copy(self) -> Heap:
        return Heap(self.dice.copy(), self.stones, self.charms[:], self.turn)

    def bare(self) -> Heap:
        return self.copy()


class TakeStones(Step[Heap], frozen=True):
    """Take so many stones."""

    count: int

    def run(self, table: Heap, scope: Scope) -> Next:
        table.stones -= self.count
        table.tell(StonesTaken(table.turn, self.count))
        table.turn = 1 - table.turn
        return None


class DrawCharm(Step[Heap], frozen=True):
    """Draw a new charm; only its owner sees it."""

    def run(self, table: Heap, scope: Scope) -> Next:
        table.charms[table.turn] = table.dice.below(100)
        table.tell(CharmDrawn(table.turn), frozenset({table.turn}))
        table.turn = 1 - table.turn
        return None


class StonesTurn(Step[Heap], frozen=True):
    """One or two stones, or a new charm; whoever takes the last stone has won."""

    def run(self, table: Heap, scope: Scope) -> Next:
        if not table.stones:
            return Halt.END
        choices: list[Word] = [TakeStones(count) for count in (1, 2) if count <= table.stones]
        return Ask(table.turn, [*choices, DrawCharm()] if table.stones > 2 else choices)

    def chosen(self, table: Heap, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, Step)
        return choice, self


class StonesTaken(Word, frozen=True):
    """Somebody took stones."""

    who: Seat
    count: int


class CharmDrawn(Word, frozen=True):
    """Somebody has a new charm."""

    who: Seat


class TooFewStones(Word, frozen=True):
    """There are not so many stones."""


class HeapView(View[Heap], frozen=True, dict=True):
    """The heap, and the own charm."""

    heap: Heap

    @property
    def table(self) -> Heap:
        return self.heap

    def encode(self) -> bytes:
        return msgspec.json.encode((self.seat, self.asked, self.heap.stones, self.heap.charms, self.heap.turn))


class Stones(Rulebook[Heap]):
    """The game."""

    id = "stones"
    version = "1"
    players = range(2, 3)

    def begin(self, setup: Mapping[str, Any], players: int, seed: int | Dice, hasty: bool = False, silent: bool = False) -> Game[Heap]:
        dice = dice_of(seed)
        heap = Heap(dice, setup.get("stones", 7), [dice.below(100), dice.below(100)], news=None if silent else [])
        game = Game(heap, [((StonesTurn(),), Scope(0))], hasty)
        game.advance()
        return game

    def view(self, game: Game[Heap], seat: Seat) -> HeapView:
        heap, decision = game.table.copy(), game.decision
        heap.dice = Dice(0)
        heap.charms = [charm if place == seat else -1 for place, charm in enumerate(heap.charms)]
        asked = decision.seat if decision is not None else NOBODY
        choices = decision.choices if decision is not None and asked == seat else ()
        return HeapView(seat, tuple(game.agenda), asked, choices, game.hasty, heap)

    def imagine(self, view: View[Heap], dice: Dice) -> Game[Heap]:
        heap = view.table.copy()
        heap.dice = Dice(dice.bits())
        heap.charms = [charm if charm >= 0 else heap.dice.below(100) for charm in heap.charms]
        game = Game(heap, view.agenda, view.hasty)
        game.advance()
        return game

    def result(self, game: Game[Heap]) -> Result | None:
        winner = 1 - game.table.turn
        return Result("won", (float(winner == 0), float(winner == 1)), StonesTaken(winner, 0)) if not game.table.stones else None

    def why_not(self, game: Game[Heap]) -> Mapping[Word, Word]:
        return {TakeStones(2): TooFewStones()} if game.table.stones == 1 else {}

    def scene(self, data: Mapping[str, Any]) -> Game[Heap]:
        return self.begin({"stones": data["stones"]}, 2, 1)

    def facts(self, game: Game[Heap]) -> Mapping[str, Any]:
        return {"stones": game.table.stones, "turn": game.table.turn}

    def load_table(self, data: Any) -> Heap:
        return msgspec.convert(data, Heap)

    def cards(self) -> Sequence[Mapping[str, Any]]:
        return ()

    def phrasebook(self, language: str) -> Phrasebook:
        return Phrasebook(language, {TakeStones: "take {count}", DrawCharm: "charm"}, {})


STONES = Stones()
