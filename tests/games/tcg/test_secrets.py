"""The secrets of this game: views and journal tell nothing a seat has not seen; imagined worlds keep what it has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.match import Match
from onetable.core.record import load, save
from onetable.core.word import words_in
from onetable.games.tcg import view as views
from onetable.games.tcg.game import TradingCardGame
from onetable.games.tcg.imagine import owner_cards
from onetable.games.tcg.mechanics.windows import Window
from onetable.games.tcg.speech.deeds import Pay
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Phase
from onetable.games.tcg.words.hands import FromHand
from onetable.games.tcg.words.plays import PlayFrom
from tests.contract.positions import SETUPS, random_game
from tests.games.tcg.scenes import scene

BOOK = TradingCardGame()
TABLES = [*SETUPS["tcg"], ({"decks": ["arrows_of_mirkwood", "axe_and_bow"]}, 2), ({"decks": ["smiths_of_erebor", "sword_and_dagger"]}, 2)]
every_setup = pytest.mark.parametrize(("setup", "players"), TABLES, ids=str)


# ---- the other half of the leak test: change what a seat has not seen, directly on the table, and look again


def obliged(game: Game[Board]) -> bool:
    """Whether somebody must show or play a card of his hand now: then all know that he has one."""
    step = game.agenda[-1][0][0]
    if isinstance(step, Pay):
        step = step.cost  # type: ignore[assignment]
    return isinstance(step, (FromHand, PlayFrom))


def swapped(game: Game[Board], seat: int, random: Random) -> Game[Board] | None:
    """The same game with two cards exchanged that this seat has not seen and that one player owns."""
    board = game.table
    hidden = set(views.unseen(board, seat)) - {card for pile in (*board.adventure, *board.removed) for card in pile}
    piles = [(owner, [card for card in (*board.hands[owner], *board.decks[owner]) if card in hidden]) for owner in range(board.players)]
    owner, cards = random.choice(piles)
    held = [card for card in board.hands[owner] if card in hidden] or cards
    if len(cards) < 2:
        return None
    one, other = random.choice(held), random.choice(cards)
    twin = game.clone()
    table = twin.table
    table.faces, table.cards = dict(table.faces), dict(table.cards)
    table.faces[one], table.faces[other] = table.faces[other], table.faces[one]
    table.cards[one], table.cards[other] = table.cards[other], table.cards[one]
    twin.decision = None
    twin.advance()
    return twin


@every_setup
def test_a_view_does_not_change_with_what_its_seat_has_not_seen(setup: dict[str, Any], players: int, pytestconfig: pytest.Config) -> None:
    made = 0
    for seed in range(30) if pytestconfig.getoption("--long") else range(3):
        random = Random(seed)
        for game in random_game(BOOK, setup, players, seed):
            if game.decision is None or game.table.phase is Phase.SETUP:
                continue
            for seat in (-1, *range(players)):
                twin = swapped(game, seat, random)
                if twin is None or (obliged(game) and game.decision.seat != seat):
                    continue
                made += 1
                assert BOOK.view(twin, seat).encode() == BOOK.view(game, seat).encode(), (seed, seat, game.agenda[-1][0][0])
    assert made > 100


@every_setup
def test_the_journal_names_no_card_that_its_reader_has_not_seen(setup: dict[str, Any], players: int) -> None:
    random = Random(4)
    match = Match(BOOK, setup, players, seed=32)
    seats = (-1, *range(players))
    seen: dict[int, set[str]] = {seat: set() for seat in seats}
    read = 0
    while match.game.decision is not None:
        for seat in seats:
            seen[seat] |= set(match.view(seat).table.faces.values())
        match.answer(random.randrange(len(match.game.decision.choices)))
        for seat in seats:
            after = seen[seat] | set(match.view(seat).table.faces.values())
            for event in match.journal[read:]:
                if event.is_seen_by(seat) and not shows(event.word):
                    assert {word.id for word in words_in(event.word) if isinstance(word, Named)} <= after, (seat, event)
        read = len(match.journal)


def shows(word: object) -> bool:
    """News by which cards are shown that may be hidden again before the next decision."""
    return type(word).__name__ in ("CardsRevealed", "HandRevealed", "ShuffledIn")


# ---- imagined worlds keep what a seat legitimately knows


@every_setup
def test_an_imagined_world_deals_the_own_deck_from_the_own_list(setup: dict[str, Any], players: int) -> None:
    dice = Dice(5)
    for number, game in enumerate(random_game(BOOK, setup, players, seed=41)):
        if number % 5 or game.decision is None:
            continue
        for seat in range(players):
            world = BOOK.imagine(BOOK.view(game, seat), dice)
            mine = Counter([world.table.faces[card] for card in owner_cards(world.table, seat)])
            assert mine == Counter(game.table.lists[seat])


def test_what_was_revealed_stays_known_until_it_is_shuffled_away() -> None:
    game = scene(
        phase="fellowship", hasty=False,
        free={"play": ["Gandalf, The Grey Wizard"], "hand": ["Treachery Deeper Than You Know"], "deck": ["Hobbit Sword"] * 5},
        shadow={"hand": ["Goblin Runner", "Moria Scout"], "deck": ["Goblin Sneak"] * 9},
    )  # fmt: skip
    game.choose("PlayCard Treachery Deeper Than You Know")
    for seat in (-1, 0, 1):
        shown = BOOK.view(game.game, seat).table
        assert sorted([shown.cards[card].title for card in shown.hands[1]]) == ["Goblin Runner", "Moria Scout"]
    for _ in range(10):
        world = BOOK.imagine(BOOK.view(game.game, 0), Dice(3)).table
        assert sorted([world.cards[card].title for card in world.hands[1]]) == ["Goblin Runner", "Moria Scout"]


def test_what_one_looked_at_alone_is_known_to_him_alone() -> None:
    game = scene(
        phase="fellowship", hasty=False, site=6, path={6: "Galadriel's Glade"},
        free={"play": ["Legolas, Greenleaf"], "hand": ["Hobbit Sword"], "deck": ["Hobbit Sword"] * 5},
        shadow={"hand": ["Goblin Runner"], "deck": ["Goblin Sneak"] * 9},
    )  # fmt: skip
    game.choose("Use Galadriel's Glade")
    assert [BOOK.view(game.game, 0).table.cards[card].title for card in game.board.hands[1]] == ["Goblin Runner"]
    assert all([card not in BOOK.view(game.game, -1).table.cards for card in game.board.hands[1]])


# ---- in the middle of a response to a response


def test_the_contract_holds_in_the_middle_of_a_response_to_a_response() -> None:
    found = 0
    for seed in range(40):
        for game in random_game(BOOK, {"decks": ["quiet_feet", "gandalf"]}, 2, seed):
            windows = [steps for steps, _ in game.agenda if any(isinstance(step, Window) for step in steps)]
            if game.decision is None or len(windows) < 2:
                continue
            found += 1
            again = load(BOOK, save(BOOK, game))
            assert (again.table, again.agenda, again.decision) == (game.table, game.agenda, game.decision)
            for seat in (-1, 0, 1):
                seen = BOOK.view(game, seat)
                assert BOOK.view(BOOK.imagine(seen, Dice(seed)), seat).encode() == seen.encode()
        if found > 20:
            break
    assert found > 5


# ---- planted leaks: each takes away one veil, and the swap test must see it


def no_veil(board: Board, shown: Board, seat: int) -> None:
    """Hide nothing."""


def open_hands(board: Board, seat: int) -> list[int]:
    """Only draw decks are hidden."""
    return [card for owner in range(board.players) for card in board.decks[owner]]


def open_decks(board: Board, seat: int) -> list[int]:
    """Only other hands are hidden."""
    return [card for owner in range(board.players) if owner != seat for card in board.hands[owner]]


@pytest.mark.parametrize(("name", "leak"), [("hide", no_veil), ("unseen", open_hands), ("unseen", open_decks)])
def test_a_planted_leak_is_found(name: str, leak: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    random, pairs = Random(1), []
    for game in random_game(BOOK, {}, 2, 7):
        if game.decision is not None and game.table.phase is not Phase.SETUP:
            twin = swapped(game, 0, random)
            if twin is not None:
                pairs.append((game.clone(), twin))
    monkeypatch.setattr(views, name, leak)
    assert any([BOOK.view(one, 0).encode() != BOOK.view(other, 0).encode() for one, other in pairs])
