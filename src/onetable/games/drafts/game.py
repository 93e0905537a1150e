"""The rulebook of limited play: what the table, the bots and the tests need of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from onetable.core.dice import Dice, dice_of
from onetable.core.errors import BadInput
from onetable.core.form import Field, Form, convert_setup
from onetable.core.game import Game
from onetable.core.phrasebook import Phrasebook
from onetable.core.rounds import FollowUp
from onetable.core.rulebook import Allowance, ChoiceName, Reasons, Result, Rulebook, as_seen
from onetable.core.scenario.kinds import Kind as FactKind
from onetable.core.step import Scope, Seat
from onetable.core.view import View
from onetable.core.word import Home, Word
from onetable.games.drafts import imagine, scene
from onetable.games.drafts import view as views
from onetable.games.drafts.event import follow_ups
from onetable.games.drafts.news import DecksLieOpen
from onetable.games.drafts.phases import WHOLE, Attempts, DraftQuestion
from onetable.games.drafts.pieces import MOST_BOOSTERS, TIMES, Clock, Deck, Kind, Setup
from onetable.games.drafts.scene import SceneData
from onetable.games.drafts.table import Board
from onetable.games.tcg.decklist import RETAIL_STARTERS
from onetable.games.tcg.game import TradingCardGame

CARD_GAME = TradingCardGame()  # whose cards are drafted


class DraftForm(Form):
    """How everybody comes to a pool of cards, how many boosters there are, and how long one may take."""

    fields = (
        Field("kind", tuple([kind.value for kind in Kind])),
        Field("boosters", tuple(range(MOST_BOOSTERS + 1))),
        Field("clock", tuple([clock.value for clock in Clock])),
    )


class LimitedPlay(Rulebook[Board]):
    """Sealed pools, booster drafts, and two starters with a handful of boosters."""

    id = "drafts"
    version = "1"
    players = range(2, 7)
    cooperative = True  # nobody wins a draft: the games after it are won

    @classmethod
    def home(cls) -> Home:
        return (cls.__module__.rpartition(".")[0], *CARD_GAME.home())

    def begin(self, setup: Mapping[str, Any], players: int, seed: int | Dice, hasty: bool = False, silent: bool = False) -> Game[Board]:
        chosen, dice = read_setup(setup, players), dice_of(seed)
        starters = tuple(dice.shuffled(RETAIL_STARTERS)) if chosen.kind is Kind.STARTERS else ()
        board = Board(chosen, players, dice, starters, [() for _ in range(players)], [], [Deck() for _ in range(players)])
        board.news = None if silent else []
        game = Game(board, [(WHOLE, Scope(0))], hasty)
        game.advance()
        return game

    def view(self, game: Game[Board], seat: Seat) -> views.DraftView:
        return views.view(game.turned(seat), seat)

    def imagine(self, seen: View[Board], dice: Dice) -> Game[Board]:
        assert isinstance(seen, views.DraftView)
        return imagine.imagine(seen, dice)

    def result(self, game: Game[Board]) -> Result | None:
        return Result("built", (1.0,) * game.table.players, DecksLieOpen()) if game.table.is_over else None

    def follow_ups(self, game: Game[Board]) -> Sequence[FollowUp]:
        return follow_ups(game.table) if game.table.is_over else ()

    def allowance(self, game: Game[Board], seat: Seat) -> Allowance | None:
        board = game.table
        if board.setup.clock is Clock.NONE:
            return None
        for_pick, for_deck = TIMES[board.setup.clock]
        return Allowance("deck", for_deck) if board.is_building else Allowance(f"{board.round}.{board.pick}", for_pick)

    def why_not(self, game: Game[Board]) -> Mapping[Word, Word]:
        return {attempt: reasons[0] for attempt, reasons in attempts(game).items() if reasons}

    def refusals(self, view: View[Board]) -> Mapping[Word, Reasons]:
        if view.asked != view.seat:
            return {}
        return {attempt: reasons for attempt, reasons in attempts(as_seen(view)).items() if reasons}

    def scene(self, data: Mapping[str, Any]) -> Game[Board]:
        return scene.build(data)

    def scene_kind(self) -> type[SceneData]:
        return SceneData

    def facts(self, game: Game[Board]) -> Mapping[str, Any]:
        return scene.facts(game)

    def fact_kinds(self) -> Mapping[str, FactKind]:
        return scene.FACTS

    def people(self, game: Game[Board]) -> Mapping[str, int]:
        return {str(seat): seat for seat in range(game.table.players)}

    def short(self, table: Board, word: Word) -> str:
        return scene.short(word)

    def choice_names(self) -> Sequence[ChoiceName]:
        return scene.CHOICES

    def load_table(self, data: Any) -> Board:
        return msgspec.convert(data, Board)

    def form(self) -> Form:
        return DraftForm()

    def cards(self) -> Sequence[Mapping[str, Any]]:
        return CARD_GAME.cards()

    def phrasebook(self, language: str) -> Phrasebook:
        from onetable.games.drafts.text import BOOKS  # only when something is read aloud

        return BOOKS[language]


def attempts(game: Game[Board]) -> Attempts:
    """All that the open question lets somebody try, each with the reasons against it."""
    if game.decision is None:
        return {}
    steps, scope = game.agenda[-1]
    assert isinstance(steps[0], DraftQuestion)
    return steps[0].attempts(game.table, scope.player)


def read_setup(setup: Mapping[str, Any], players: int) -> Setup:
    """A set-up from plain data, or one clear sentence."""
    if players not in LimitedPlay.players:
        raise BadInput(f"This game is for 2 to 6 players, not {players}.")
    found = convert_setup(Setup, setup, ())
    if not 0 <= found.boosters <= MOST_BOOSTERS:
        raise BadInput(f"There can be 1 to {MOST_BOOSTERS} boosters for each, or 0 for as many as usual; not {found.boosters}.")
    if found.kind is Kind.STARTERS and players != len(RETAIL_STARTERS):
        raise BadInput(f"There are two starters, for two players, not for {players}.")
    return found
