"""The rulebook of the trick-taking game: what the table, the bots and the tests need of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from onetable.core.defaults import keep_defaults
from onetable.core.dice import Dice, dice_of
from onetable.core.errors import BadInput
from onetable.core.form import Field, Form, Option
from onetable.core.game import Game
from onetable.core.phrasebook import Phrasebook
from onetable.core.remembering import remembered
from onetable.core.rulebook import ChoiceName, Reasons, Resigning, Result, Rulebook, as_seen
from onetable.core.scenario.kinds import Kind
from onetable.core.step import Scope, Seat
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.fellowship import imagine
from onetable.games.fellowship import view as views
from onetable.games.fellowship.cards.catalogue import CATALOGUE
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD, THE_ROAD
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.listing import every_card
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.options import OPTIONS
from onetable.games.fellowship.phases.plan_round import prepare
from onetable.games.fellowship.phases.refusals import refusals
from onetable.games.fellowship.phases.road import draw_pool
from onetable.games.fellowship.phases.rounds import BeginRound, give_up
from onetable.games.fellowship.phases.why_not import why_not
from onetable.games.fellowship.scene.facts import FACTS, chair_in_question, choice_names, facts, sees
from onetable.games.fellowship.scene.laying_out import build
from onetable.games.fellowship.scene.writing import write_scene
from onetable.games.fellowship.scene.written import SceneData, read
from onetable.games.fellowship.table import NOBODY, Board, Setup
from onetable.games.fellowship.words.news import RoundLost, RoundWon


class ChapterForm(Form):
    """A chapter of the book, or the endless road."""

    fields = (Field("chapter", (*CHAPTERS, ROAD)),)
    usual_players = 4


class Fellowship(Rulebook[Board]):
    """The Fellowship of the Ring: Trick-Taking Game."""

    id = "fellowship"
    version = "1"
    players = range(1, 5)
    cooperative = True

    def begin(self, setup: Mapping[str, Any], players: int, seed: int | Dice, hasty: bool = False, silent: bool = False) -> Game[Board]:
        chosen = read_setup(setup, players)
        dice = dice_of(seed)
        board = Board(draw_pool(CATALOGUE, chosen, dice) if chosen.chapter == ROAD else chosen, dice)
        prepare(board, CATALOGUE)
        board.finished, board.done, board.spent = chosen.finished, chosen.done, chosen.spent
        if not silent:
            board.news = []
        game = Game(board, [((BeginRound(),), Scope(0))], hasty)
        game.advance()
        return game

    def view(self, game: Game[Board], seat: Seat) -> views.FellowshipView:
        return views.view(game, seat)

    def views(self, game: Game[Board], seats: Iterable[Seat]) -> Sequence[views.FellowshipView]:
        return views.views(game, seats)

    def imagine(self, seen: View[Board], dice: Dice) -> Game[Board]:
        assert isinstance(seen, views.FellowshipView)
        return imagine.imagine(seen, dice)

    def result(self, game: Game[Board]) -> Result | None:
        outcome, players = game.table.outcome, game.table.people()
        if not outcome:
            return None
        won = outcome == "won"
        return Result(outcome, (float(won),) * players, RoundWon() if won else RoundLost())

    def resigning(self, game: Game[Board], seat: Seat) -> Resigning | None:
        if game.table.outcome:
            return None
        return Resigning(True, tuple([other for other in range(game.table.people()) if other != seat]))

    def resign(self, game: Game[Board], seat: Seat) -> None:
        game.decision = None
        game.agenda.clear()
        give_up(game.table)

    def why_not(self, game: Game[Board]) -> Mapping[Word, Word]:
        return why_not(game)

    def refusals(self, view: View[Board]) -> Mapping[Word, Reasons]:
        return refusals(as_seen(view), view.seat)

    def scene(self, data: Mapping[str, Any]) -> Game[Board]:
        return build(read(data), read_setup)

    def scene_kind(self) -> type[SceneData]:
        return SceneData

    def write_scene(self, game: Game[Board]) -> Mapping[str, Any] | None:
        return write_scene(game)

    def renamed_facts(self) -> Mapping[str, str]:
        return {"told": "journal"}

    def facts(self, game: Game[Board]) -> Mapping[str, Any]:
        return facts(game)

    def fact_kinds(self) -> Mapping[str, Kind]:
        return FACTS

    def sees(self, seen: View[Board]) -> Mapping[str, Any]:
        assert isinstance(seen, views.FellowshipView)
        return sees(seen)

    def people(self, game: Game[Board]) -> Mapping[str, int]:
        chairs = game.table.chairs()
        return {**{name: chair for chair, name in enumerate(game.table.cast) if name}, **{str(chair): chair for chair in chairs}}

    def asked(self, game: Game[Board]) -> int | None:
        chair = chair_in_question(game)
        return chair if chair != NOBODY else None

    def seat_at(self, game: Game[Board], place: int) -> Seat:
        return game.table.players[place]

    def choice_names(self) -> Sequence[ChoiceName]:
        return choice_names()

    def load_table(self, data: Any) -> Board:
        board = msgspec.convert(data, Board)
        keep_defaults(board)
        prepare(board, CATALOGUE)
        return board

    def form(self) -> Form:
        return ChapterForm()

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def cards(self) -> Sequence[Mapping[str, Any]]:
        return every_card()

    def phrasebook(self, language: str) -> Phrasebook:
        from onetable.games.fellowship.text.books import BOOKS  # only when something is read aloud: four languages take a while

        return BOOKS[language]


def read_setup(setup: Mapping[str, Any], players: int) -> Setup:
    """A set-up from plain data, or one clear sentence."""
    try:
        return _read_setup(msgspec.json.encode(setup), players)
    except TypeError as error:
        raise BadInput(f"The set-up cannot be used: {error}.") from None


@remembered(512)
def _read_setup(text: bytes, players: int) -> Setup:
    setup = msgspec.json.decode(text)
    if players not in Fellowship.players:
        raise BadInput(f"This game is for 1 to 4 players, not {players}.")
    unknown = set(setup) - set(Setup.__struct_fields__)
    if unknown:
        raise BadInput(f"The set-up has no “{sorted(unknown)[0]}”; it knows {', '.join(Setup.__struct_fields__)}.")
    try:
        if setup.get("open") and players != 1:
            raise BadInput("All hands lie open only for one person, who plays for four.")
        by_rules_for = 4 if setup.get("open") else players
        found = msgspec.convert({"chapter": 1, **setup, "players": by_rules_for}, Setup)
    except msgspec.ValidationError as error:
        raise BadInput(f"The set-up cannot be used: {error}.") from None
    check_setup(found)
    return found


def check_progress(setup: Setup) -> None:
    """Refuse events, gifts, riders and pools that do not exist, and chapters in which nothing is left to do."""
    chapter = CHAPTERS[int(setup.chapter)] if setup.chapter != ROAD else None
    for done in setup.done:
        if done not in (chapter.choice if chapter is not None else ("rider",)):
            raise BadInput(f"There is no “{done}” to be done in this chapter.")
    for gift in (*setup.spent, *filter(None, [setup.gift])):
        if gift not in GIFTS:
            raise BadInput(f"There is no gift “{gift}”; there is {', '.join(GIFTS)}.")
    if setup.rider and setup.rider not in RIDERS:
        raise BadInput(f"There is no rider “{setup.rider}”; there is {', '.join(RIDERS)}.")
    chairs = 3 if setup.players in (2, 3) else 4
    if setup.pool and not (len(set(setup.pool)) == len(setup.pool) >= chairs and set(THE_ROAD.required) <= set(setup.pool)):
        raise BadInput(f"The pool of the road holds Frodo and at least {chairs - 1} others, each once.")
    if chapter is not None and chapter.choice and set(chapter.choice) <= set(setup.done):
        raise BadInput("Everything in this chapter is done already.")


def check_setup(setup: Setup) -> None:
    """Refuse chapters, characters and options that do not exist."""
    if setup.chapter != ROAD and setup.chapter not in CHAPTERS:
        raise BadInput(f"There is no chapter “{setup.chapter}”; the chapters are 1 to 18, and “{ROAD}” for the endless mode.")
    for character in (*setup.finished, *setup.pool):
        if character not in CHARACTERS:
            raise BadInput(f"There is no character “{character}”.")
    check_progress(setup)
    for option in OPTIONS:
        value = getattr(setup.options, option.name)
        if value not in option.values:
            raise BadInput(f"The option “{option.name}” can be {', '.join(map(str, option.values))}, not “{value}”.")
