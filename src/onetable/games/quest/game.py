"""The rulebook of Middle-earth Quest: what the table, the bots and the tests need of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from onetable.core.dice import Dice, dice_of
from onetable.core.errors import BadInput
from onetable.core.form import Form, Option, convert_setup
from onetable.core.game import Game
from onetable.core.phrasebook import Phrasebook
from onetable.core.rulebook import ChoiceName, Reasons, Resigning, Result, Rulebook, as_seen
from onetable.core.scenario.kinds import Kind
from onetable.core.short import short
from onetable.core.step import Scope, Seat
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.quest import imagine
from onetable.games.quest import view as views
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.cards.facts import facts
from onetable.games.quest.form import HeroForm
from onetable.games.quest.layout import laid_out
from onetable.games.quest.options import OPTIONS
from onetable.games.quest.phases.finale import HEROES_WIN, RESIGNED, SAURON_WINS, win
from onetable.games.quest.phases.setup import SetUp
from onetable.games.quest.phases.why_not import refusals, why_not
from onetable.games.quest.pieces import Options
from onetable.games.quest.scene.build import build
from onetable.games.quest.scene.choice_names import choice_names
from onetable.games.quest.scene.facts import facts as scene_facts
from onetable.games.quest.scene.facts import sees
from onetable.games.quest.scene.kinds import FACTS
from onetable.games.quest.scene.writing import write
from onetable.games.quest.scene.written import SceneData
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Hero
from onetable.games.quest.vocabulary import story_news


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """Which heroes ride out, in turn order; without names chance picks them."""

    heroes: tuple[Hero, ...] = ()
    options: Options = Options()


class MiddleEarthQuest(Rulebook[Board]):
    """Middle-earth Quest: Sauron (seat 0) against one, two or three heroes."""

    id = "quest"
    version = "1"
    players = range(2, 5)
    sides = ("sauron", "heroes")

    def begin(self, setup: Mapping[str, Any], players: int, seed: int | Dice, hasty: bool = False, silent: bool = False) -> Game[Board]:
        chosen = read_setup(setup, players)
        dice = dice_of(seed)
        heroes = chosen.heroes or tuple(dice.shuffled(tuple(Hero))[: players - 1])
        board = laid_out(every_card(), heroes, chosen.options, dice)
        if not silent:
            board.news = []
        game = Game(board, [((SetUp(),), Scope(SAURON))], hasty)
        game.advance()
        return game

    def view(self, game: Game[Board], seat: Seat) -> views.QuestView:
        return views.view(game, seat)

    def imagine(self, seen: View[Board], dice: Dice) -> Game[Board]:
        assert isinstance(seen, views.QuestView)
        return imagine.imagine(seen, dice)

    def result(self, game: Game[Board]) -> Result | None:
        board = game.table
        if not board.winner:
            return None
        heroes = board.winner == "heroes"
        scores = (float(not heroes), *[float(heroes) for _ in board.seats])
        word = story_news.HeroesWon(board.ending) if heroes else story_news.SauronWon(board.ending)
        return Result(f"{board.winner} by {board.ending}", scores, word)

    def resigning(self, game: Game[Board], seat: Seat) -> Resigning | None:
        if game.table.winner:
            return None
        return Resigning(True, tuple([other for other in game.table.seats if other != seat and seat != SAURON]))

    def resign(self, game: Game[Board], seat: Seat) -> None:
        game.decision = None
        game.agenda.clear()
        win(game.table, HEROES_WIN if seat == SAURON else SAURON_WINS, RESIGNED)

    def why_not(self, game: Game[Board]) -> Mapping[Word, Word]:
        return why_not(game)

    def refusals(self, view: View[Board]) -> Mapping[Word, Reasons]:
        return refusals(as_seen(view), view.seat)

    def scene(self, data: Mapping[str, Any]) -> Game[Board]:
        return build(data)

    def facts(self, game: Game[Board]) -> Mapping[str, Any]:
        return scene_facts(game)

    def scene_kind(self) -> type[SceneData]:
        return SceneData

    def write_scene(self, game: Game[Board]) -> Mapping[str, Any] | None:
        return write(game)

    def fact_kinds(self) -> Mapping[str, Kind]:
        return FACTS

    def sees(self, view: View[Board]) -> Mapping[str, Any]:
        return sees(view)

    def people(self, game: Game[Board]) -> Mapping[str, int]:
        names = {"sauron": SAURON} | {sheet.hero.value: seat for seat, sheet in enumerate(game.table.sheets, 1)}
        return names | {str(seat): seat for seat in range(game.table.players)}

    def short(self, table: Board, word: Word) -> str:
        return short(word).strip()

    def choice_names(self) -> Sequence[ChoiceName]:
        return choice_names()

    def load_table(self, data: Any) -> Board:
        board = msgspec.convert(data, Board, str_keys=True)
        board.cards = every_card()
        return board

    def form(self) -> Form:
        return HeroForm()

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def cards(self) -> Sequence[Mapping[str, Any]]:
        return facts()

    def phrasebook(self, language: str) -> Phrasebook:
        from onetable.games.quest.text.books import BOOKS  # only when something is read aloud: four languages take a while

        return BOOKS[language]


def read_setup(setup: Mapping[str, Any], players: int) -> Setup:
    """A set-up from plain data, or one clear sentence."""
    if players not in MiddleEarthQuest.players:
        raise BadInput(f"This game is for 2 to 4 players (Sauron and 1 to 3 heroes), not {players}.")
    named = setup.get("heroes", ())
    for hero in named if isinstance(named, (list, tuple)) else ():
        if hero not in tuple(Hero):
            raise BadInput(f"There is no hero “{hero}”; there is {', '.join(Hero)}.")
    found = convert_setup(Setup, setup, OPTIONS)
    if found.heroes and len(found.heroes) != players - 1:
        wanted, named = (f"{count} hero{'es' if count != 1 else ''}" for count in (players - 1, len(found.heroes)))
        raise BadInput(f"There are {players} players, so {wanted} and Sauron; the set-up names {named}.")
    if len(set(found.heroes)) != len(found.heroes):
        raise BadInput("Each hero can be at the table only once.")
    return found
