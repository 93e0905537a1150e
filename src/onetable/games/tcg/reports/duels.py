"""One quick game of a deck against another, and what its player would want to know afterwards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct, field

from onetable.core.game import Game
from onetable.games.tcg.bots.rules import TcgRulesBot
from onetable.games.tcg.decklist import DECKS, DeckList, check_deck, violations, write_json
from onetable.games.tcg.game import TradingCardGame
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.speech import news
from onetable.games.tcg.table import Board

BOOK = TradingCardGame()
PLAYED = (news.CardPlayed, news.CardPlayedOn, news.StartedWith)


class Duel(Struct, frozen=True):
    """A game to be played: the deck as JSON, the name of its rival, the seed, and the seat in which the deck sits."""

    deck: str
    limited: bool
    rival: str
    seed: int
    seat: int


class Course(Struct, frozen=True):
    """How a game went for the deck: by id how many cards were drawn and played, and how far its fellowship came."""

    rival: str
    won: bool
    site: int
    lost_by: str = ""  # why the game was lost, where that was by the own Ring-bearer
    drawn: dict[str, int] = field(default_factory=dict)
    played: dict[str, int] = field(default_factory=dict)


def rivals() -> list[str]:
    """The decks that come with the game and may be played, in the order of the shelf."""
    return [name for name in DECKS if not violations(DECKS[name])]


def duels(deck: DeckList, games: int, seed: int) -> list[Duel]:
    """So many games, each rival in turn, in each seat in turn; the same for every deck, so that two versions can be compared."""
    check_deck(deck, least=0)
    text, names = write_json(deck), rivals()
    limited = bool(violations(deck))  # a small deck, as limited play allows
    return [Duel(text, limited, names[number % len(names)], seed + number, number // len(names) % 2) for number in range(games)]


def play(duel: Duel) -> Course:
    """Play this game to its end."""
    other = msgspec.json.decode(write_json(DECKS[duel.rival]))
    mine: dict[str, Any] = msgspec.json.decode(duel.deck)
    decks = [mine, other] if duel.seat == 0 else [other, mine]
    game = BOOK.begin({"decks": decks, "limited": duel.limited}, 2, duel.seed, hasty=True)
    bot, held = TcgRulesBot(), dict[Handle, str]()
    while (decision := game.decision) is not None:
        remember_hand(game.table, duel.seat, held)
        game.answer(bot.choose(BOOK.view(game, decision.seat)))
    remember_hand(game.table, duel.seat, held)
    return course(game, duel, held)


def remember_hand(board: Board, seat: int, held: dict[Handle, str]) -> None:
    """Every card that is in this hand now was drawn."""
    for card in board.hands[seat]:
        held[card] = board.faces[card]


def course(game: Game[Board], duel: Duel, held: dict[Handle, str]) -> Course:
    """What came of a game."""
    board = game.table
    told = [event.word for event in board.news or ()]
    played = Counter([word.card.id for word in told if isinstance(word, PLAYED) and word.who.seat == duel.seat])
    why = next((why for seat, why in board.lost if seat == duel.seat), "")
    return Course(duel.rival, board.winner == duel.seat, board.at[duel.seat], why, dict(Counter(held.values())), dict(played))
