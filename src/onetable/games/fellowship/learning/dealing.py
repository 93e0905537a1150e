"""Rounds as the game makes them: chapters, characters, exchanges and seats set up by rules of thumb, up to the first trick."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from onetable.core.game import Game
from onetable.core.step import Sentence
from onetable.core.word import Word
from onetable.games.fellowship.kernel.moves import move_of
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.learning.rows import Rows, plain_rows_of, rows_of
from onetable.games.fellowship.phases.rounds import BeginTricks
from onetable.games.fellowship.table import Board

CHAPTERS: tuple[int | str, ...] = (*range(1, 19), "road")
PEOPLE = (4, 3, 2)
WHIM = 0.1  # how often an answer of the set-up is left to chance, so that other set-ups are met too
MOST_ROUNDS = 4  # of one game: a long chapter goes on after a round that is won

Begin = Callable[[dict[str, int | str], int, int], Game[Board]]
Decide = Callable[[Board, Sequence[Sentence], Sequence[Word]], int]
Choose = Callable[[Game[Board]], int]


def in_set_up(game: Game[Board]) -> bool:
    """Whether the tricks are still to come."""
    return not game.table.left or any([isinstance(step, BeginTricks) for steps, _ in game.agenda for step in steps])


def goes_on(game: Game[Board]) -> bool:
    """Whether another round may follow."""
    chapter = game.table.plan.chapter
    return bool(chapter.long or chapter.endless or chapter.choice)


def dealt_games(begin: Begin, decide: Decide, chapter: int | str, people: int, seed: int) -> Iterator[Game[Board]]:
    """One game at the first trick of each of its rounds; who takes it there and plays on takes a clone."""
    chance = Random(seed)
    game = begin({"chapter": chapter}, people, seed)
    seen = 0
    while (decision := game.decision) is not None and seen < MOST_ROUNDS:
        setting_up = in_set_up(game)
        if not setting_up and seen < game.table.round:
            seen = game.table.round
            yield game
            if not goes_on(game):
                return
        whim = setting_up and chance.random() < WHIM
        game.answer(chance.randrange(len(decision.choices)) if whim else decide(game.table, game.agenda, decision.choices))


def dealt_rounds(begin: Begin, decide: Decide, chapter: int | str, people: int, seed: int) -> Iterator[Rows]:
    """The rounds of one game, each before its first trick; tricks are played by the same rules of thumb."""
    for game in dealt_games(begin, decide, chapter, people, seed):
        yield rows_of(game)


def habits(begin: Begin, decide: Decide, choose: Choose, chapter: int | str, people: int, seed: int) -> Iterator[tuple[Rows, int]]:
    """The questions about tricks in one game, set up as usual, and the move that somebody made; forced ones are left out."""
    for first in dealt_games(begin, decide, chapter, people, seed):
        game, present = first.clone(), first.table.round
        while (decision := game.decision) is not None and game.table.round == present:
            number = choose(game)
            if len(decision.choices) > 1:
                try:
                    yield plain_rows_of(game), move_of(game, decision.choices[number])
                except (Unplayable, LookupError):
                    return
            game.answer(number)
