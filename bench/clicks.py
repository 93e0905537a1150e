"""How many of the questions put to a person leave no choice: `onetable bench clicks <game>`.

Bots play; one seat counts as a person with the settings as they come: what the teller of the game calls obvious is taken without asking.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.bots.proof import every_table
from onetable.bots.registry import bot
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook
from onetable.core.step import Seat
from onetable.games.registry import rulebook
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import Teller, teller_of
from onetable.text import Interface

GAMES = 200
LANGUAGE = "en"


class Clicks:
    """Questions to the person: all there are, those that are asked, and how many of each leave no choice."""

    def __init__(self) -> None:
        self.games = self.questions = self.idle = self.asked = self.asked_idle = 0

    def note(self, choices: int, is_obvious: bool) -> None:
        """One question more."""
        self.questions += 1
        self.idle += choices == 1
        self.asked += not is_obvious
        self.asked_idle += choices == 1 and not is_obvious


def measure(game: str, games: int = GAMES) -> dict[str, float]:
    """So many games at the tables of this game in turn, the person at each seat in turn."""
    book, teller, counted, tables = rulebook(game), teller_of(game), Clicks(), every_table(game)
    for seed in range(games):
        setup, players = tables[seed % len(tables)]
        play(book, teller, setup, players, seed, counted)
    return {
        f"{game}_questions_a_game": counted.questions / counted.games,
        f"{game}_idle_before": counted.idle / counted.questions,
        f"{game}_asked_a_game": counted.asked / counted.games,
        f"{game}_idle_after": counted.asked_idle / max(1, counted.asked),
    }


def play(book: Rulebook[Any], teller: Teller, setup: Mapping[str, Any], players: int, seed: int, counted: Clicks) -> None:
    """One game to its end."""
    game, person = book.begin(setup, players, seed), seed % players
    bots = [bot(book.id, "rules", seed * players + seat) for seat in range(players)]
    while (decision := game.decision) is not None:
        view = book.view(game, decision.seat)
        if decision.seat == person:
            counted.note(len(decision.choices), teller.obvious(sight_of(book, game, person)) is not None)
        game.answer(bots[decision.seat].choose(view))
    counted.games += 1


def sight_of(book: Rulebook[Any], game: Game[Any], seat: Seat) -> SpokenView:
    """What the person sees."""
    view = book.view(game, seat)
    names = ("",) * len(book.players)
    return SpokenView(view, (), {}, names, book.phrasebook(LANGUAGE).at(view.table), Interface(LANGUAGE), {})


def told(game: str, found: Mapping[str, float]) -> str:
    """The figures in a few lines."""
    before, after = found[f"{game}_idle_before"], found[f"{game}_idle_after"]
    return "\n".join(
        [
            f"all questions:   {found[f'{game}_questions_a_game']:6.1f} a game, {before:6.1%} of them empty or forced",
            f"asked by default: {found[f'{game}_asked_a_game']:5.1f} a game, {after:6.1%} of them empty or forced",
        ]
    )
