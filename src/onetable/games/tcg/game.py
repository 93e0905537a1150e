"""The rulebook of the trading card game: what the table, the bots and the tests need of it."""

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
from onetable.core.record import read_scope
from onetable.core.remembering import remembered
from onetable.core.rulebook import ChoiceName, Reasons, Resigning, Result, Rulebook, as_seen
from onetable.core.scenario.kinds import Kind
from onetable.core.step import Scope, Seat, Steps
from onetable.core.view import View
from onetable.core.word import Home, Word, read_word
from onetable.games.tcg import imagine
from onetable.games.tcg import view as views
from onetable.games.tcg.cards.catalogue import CARDS, SETS, facts
from onetable.games.tcg.contents import BOX
from onetable.games.tcg.decklist import DECKS, LEAST_CARDS, RETAIL_STARTERS, STARTERS, DeckList, check_deck, deck, read_deck
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.labels import label_then, short, short_apart
from onetable.games.tcg.mechanics.defeat import give_up
from onetable.games.tcg.options import OPTIONS
from onetable.games.tcg.phases.refusals import refusals
from onetable.games.tcg.phases.setup import Bids, RandomFirst, leave_set_up
from onetable.games.tcg.phases.why_not import why_not
from onetable.games.tcg.pieces import Grant, Options, Piece
from onetable.games.tcg.scene.choice_names import choice_names
from onetable.games.tcg.scene.fact_kinds import FACT_KINDS
from onetable.games.tcg.scene.facts import facts as scene_facts
from onetable.games.tcg.scene.first_edition import RENAMED, modernize
from onetable.games.tcg.scene.laying import build
from onetable.games.tcg.scene.writing import write
from onetable.games.tcg.scene.written import SceneData
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.news import PlayerWon
from onetable.games.tcg.table import NO_BID, NOBODY, Board
from onetable.games.tcg.traits import Phase, Until

FIRST_GAME_COMPANIONS = {"aragorn_retail": ("1P365",), "gandalf_retail": ("1P364",), "aragorn": ("1P365",), "gandalf": ("1P364",)}
LAST_SITE_OF_FIRST_GAME = 7


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """Which decks are played, by name or as lists; the first game is the rulebook's variant with the retail starters.

    Limited decks are built from what boosters gave: they may be small, and whoever opened the boosters has seen to their size.
    """

    decks: tuple[Any, ...] = ()
    first_game: bool = False
    limited: bool = False
    options: Options = Options()


class TradingCardGame(Rulebook[Board]):
    """The Lord of the Rings Trading Card Game, the set of 2001."""

    id = "tcg"
    version = "1"
    players = range(2, 7)

    @classmethod
    def home(cls) -> Home:
        return tuple([each.home for each in SETS])

    def begin(self, setup: Mapping[str, Any], players: int, seed: int | Dice, hasty: bool = False, silent: bool = False) -> Game[Board]:
        chosen, decks = prepare(setup, players)
        board = laid_out(decks, chosen.options).copy()
        board.dice = dice_of(seed)
        board.hasty = hasty
        first: Steps = (Bids(),)
        if chosen.first_game:
            board.last_site = LAST_SITE_OF_FIRST_GAME
            first = (RandomFirst(tuple([FIRST_GAME_COMPANIONS.get(found.name, ()) for found in decks])),)
        if not silent:
            board.news = []
        game = Game(board, [(first, Scope(0))], hasty)
        game.advance()
        return game

    def view(self, game: Game[Board], seat: Seat) -> views.TcgView:
        return views.view(game, seat)

    def imagine(self, seen: View[Board], dice: Dice) -> Game[Board]:
        assert isinstance(seen, views.TcgView)
        return imagine.imagine(seen, dice, imagine.Unknown)

    def result(self, game: Game[Board]) -> Result | None:
        board = game.table
        if board.winner == NOBODY:
            return None
        how = "last site" if board.at[board.winner] >= board.last_site and len(board.order) > 1 else "last"
        scores = tuple([float(seat == board.winner) for seat in range(board.players)])
        why = board.lost[-1][1] if board.lost else how
        return Result(why, scores, PlayerWon(Player(board.winner), how))

    def resigning(self, game: Game[Board], seat: Seat) -> Resigning | None:
        board = game.table
        return Resigning(len(board.order) == 2) if seat in board.order and board.winner == NOBODY else None

    def resign(self, game: Game[Board], seat: Seat) -> None:
        if game.table.phase is Phase.SETUP and len(game.table.order) > 2:
            leave_set_up(game, seat)
        else:
            give_up(game, seat)

    def why_not(self, game: Game[Board]) -> Mapping[Word, Word]:
        return why_not(game)

    def refusals(self, view: View[Board]) -> Mapping[Word, Reasons]:
        return refusals(as_seen(view), view.seat)

    def scene(self, data: Mapping[str, Any]) -> Game[Board]:
        return build(data)

    def scene_kind(self) -> type[SceneData]:
        return SceneData

    def write_scene(self, game: Game[Board]) -> Mapping[str, Any] | None:
        return write(game)

    def modernize(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        return modernize(data)

    def renamed_facts(self) -> Mapping[str, str]:
        return RENAMED

    def facts(self, game: Game[Board]) -> Mapping[str, Any]:
        return scene_facts(game)

    def fact_kinds(self) -> Mapping[str, Kind]:
        return FACT_KINDS

    def people(self, game: Game[Board]) -> Mapping[str, int]:
        return {str(seat): seat for seat in range(game.table.players)}

    def short(self, table: Board, word: Word) -> str:
        return short(table, word)

    def short_apart(self, table: Board, word: Word) -> str:
        return short_apart(table, word)

    def short_then(self, table: Board, word: Word) -> str:
        return short(table, word, label_then)

    def choice_names(self) -> Sequence[ChoiceName]:
        return choice_names()

    def load_table(self, data: Any) -> Board:
        grants = data.pop("grants", ())
        board = msgspec.convert(data, Board, str_keys=True)
        board.grants = tuple([read_grant(each, self.home()) for each in grants])
        board.box = BOX
        board.cards = {card: CARDS[face] for card, face in board.faces.items()}
        return board

    def form(self) -> Form:
        from onetable.games.tcg.form import DeckForm  # only who sets a table up needs it

        return DeckForm()

    def setup_for(self, setup: Mapping[str, Any], players: int, seat: Seat) -> Mapping[str, Any]:
        chosen = read_setup(setup, players)
        if chosen.options.deck_lists == "open":
            return setup
        return {**setup, "decks": [each if owner == seat else None for owner, each in enumerate(named_decks(chosen, players))]}

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def cards(self) -> Sequence[Mapping[str, Any]]:
        return [facts(card) for card in CARDS.values()]

    def phrasebook(self, language: str) -> Phrasebook:
        from onetable.games.tcg.text.books import BOOKS  # only when something is read aloud: four languages take a while

        return BOOKS[language]


def read_grant(data: Mapping[str, Any], home: Home) -> Grant:
    """A paragraph that works for a while, from its saved data."""
    return Grant(data["number"], read_scope(data["scope"], home), read_word(data["ability"], home=home), Until(data["until"]))


def prepare(setup: Mapping[str, Any], players: int) -> tuple[Setup, tuple[DeckList, ...]]:
    """A set-up and its decks, or one clear sentence; self-play asks for the same ones again and again."""
    try:
        return _prepare(msgspec.json.encode(setup), players)
    except TypeError as error:
        raise BadInput(f"The set-up cannot be used: {error}.") from None


@remembered(256)
def _prepare(text: bytes, players: int) -> tuple[Setup, tuple[DeckList, ...]]:
    chosen = read_setup(msgspec.json.decode(text), players)
    return chosen, tuple(read_decks(chosen, players))


def read_setup(setup: Mapping[str, Any], players: int) -> Setup:
    """A set-up from plain data, or one clear sentence."""
    if players not in TradingCardGame.players:
        raise BadInput(f"This game is for 2 to 6 players, not {players}.")
    found = convert_setup(Setup, setup, OPTIONS)
    if found.decks and len(found.decks) != players:
        raise BadInput(f"There are {players} players and {len(found.decks)} decks; each player brings one.")
    return found


def named_decks(setup: Setup, players: int) -> tuple[Any, ...]:
    """The decks as the set-up has them; without any the starters in turn."""
    usual = RETAIL_STARTERS if setup.first_game else STARTERS
    return setup.decks or tuple([usual[seat % 2] for seat in range(players)])


def read_decks(setup: Setup, players: int) -> list[DeckList]:
    """The deck of each player: by name, as a deck file's content, or the starters in turn."""
    found = []
    for each in named_decks(setup, players):
        if isinstance(each, str) and each in DECKS:
            chosen = deck(each)
        elif isinstance(each, str) and "\n" not in each and "{" not in each:
            raise BadInput(f"There is no deck “{each}”; there is {', '.join(DECKS)}.")
        else:
            chosen = read_deck(each if isinstance(each, str) else msgspec.json.encode(each))
        check_deck(chosen, setup.first_game, 0 if setup.limited else LEAST_CARDS)
        found.append(chosen)
    return found


@remembered(256)
def laid_out(decks: tuple[DeckList, ...], options: Options) -> Board:
    """Frodo with the Ring is in play; draw decks and adventure decks lie ready. It is copied for each game."""
    faces: dict[Handle, str] = {}
    pieces: dict[Handle, Piece] = {}

    def add(ids: Sequence[str]) -> tuple[Handle, ...]:
        fresh = tuple([Handle(number) for number in range(len(faces), len(faces) + len(ids))])
        faces.update(zip(fresh, ids, strict=True))
        return fresh

    bearers, draw, sites, lists = [], [], [], []
    for seat, chosen in enumerate(decks):
        bearer, ring = add([chosen.ring_bearer, chosen.ring])
        pieces[bearer], pieces[ring] = Piece(seat), Piece(seat, bearer=bearer)
        bearers.append(bearer)
        cards = [card for card, count in chosen.draw for _ in range(count)]
        draw.append(add(cards))
        sites.append(add(chosen.sites))
        lists.append((chosen.ring_bearer, chosen.ring, *chosen.sites, *cards))
    count = len(decks)
    empty: list[tuple[Handle, ...]] = [() for _ in decks]
    return Board(
        count, options, Dice(0), faces, lists, empty[:], draw, empty[:], empty[:], sites, empty[:], empty[:], pieces, [1] * count,
        bearers, [0] * count, [NO_BID] * count, tuple(range(count)), handles=len(faces),
        cards={c: CARDS[f] for c, f in faces.items()}, box=BOX,
    )  # fmt: skip
