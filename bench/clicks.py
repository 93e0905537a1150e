"""How often a person is asked, and how many of the questions leave no choice: `onetable bench clicks <game>`.

Bots play; one seat counts as a person with the settings as they come: what the teller of the game calls obvious is taken without asking,
what follows from what was said is answered by itself, and what can be said with one press is one question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from onetable.bots.proof import every_table
from onetable.bots.registry import bot
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook
from onetable.core.step import Seat
from onetable.core.word import Word
from onetable.games.registry import rulebook
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import Teller, teller_of
from onetable.text import Interface

GAMES = 200
LANGUAGE = "en"


class Clicks:
    """Questions to the person: all there are, those that are asked, how many of each leave no choice, and how many come in a turn."""

    def __init__(self) -> None:
        self.games = self.questions = self.idle = self.asked = self.asked_idle = 0
        self.before = Counter[tuple[int, int]]()  # by game and turn or round: all that the rules ask
        self.turns = Counter[tuple[int, int]]()  # and what the person is asked
        self.seats: dict[int, str] = {}  # by game: where the person sits

    def note(self, choices: int, is_asked: bool, turn: int) -> None:
        """One question more."""
        self.questions += 1
        self.idle += choices == 1
        self.asked += is_asked
        self.asked_idle += choices == 1 and is_asked
        self.before[self.games, turn] += 1
        self.turns[self.games, turn] += is_asked


class Person:
    """One seat, as a person plays it with a client: what was said with the last press, and whether more of it is to come."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.before: SpokenView | None = None
        self.said: list[Word] = []

    def by_itself(self, sight: SpokenView) -> int | None:
        """The choice that needs no person, if there is one."""
        found = self.teller.obvious(sight)
        if found is None and self.before is not None:
            found = self.teller.follows(self.before, self.said, sight)
            if found is not None:
                self.said.append(sight.view.choices[found])
        return found

    def is_asked(self, sight: SpokenView, choice: Word) -> bool:
        """Whether this is a press of its own."""
        if self.before is not None and self.teller.in_one(self.before, (*self.said, choice), sight):
            self.said.append(choice)
            return False
        self.before, self.said = sight, [choice]
        return True


def measure(game: str, games: int = GAMES) -> dict[str, float]:
    """So many games at the tables of this game in turn, the person at each seat in turn."""
    book, teller, counted, tables = rulebook(game), teller_of(game), Clicks(), every_table(game)
    for seed in range(games):
        setup, players = tables[seed % len(tables)]
        play(book, teller, setup, players, seed, counted)
    before, turns = sorted(counted.before.values()), sorted(counted.turns.values())
    return {
        **by_players(game, counted),
        **by_seat(game, counted),
        f"{game}_questions_a_game": counted.questions / counted.games,
        f"{game}_idle_before": counted.idle / counted.questions,
        f"{game}_asked_a_game": counted.asked / counted.games,
        f"{game}_idle_after": counted.asked_idle / max(1, counted.asked),
        f"{game}_questions_a_turn": sum(before) / len(before),
        f"{game}_asked_a_turn": sum(turns) / len(turns),
        f"{game}_asked_a_turn_p90": turns[int(len(turns) * 0.9)],
        f"{game}_asked_a_turn_most": turns[-1],
    }


def by_players(game: str, counted: Clicks) -> dict[str, float]:
    """How many a turn or round, by how many play."""
    found: dict[str, float] = {}
    for players in sorted({seat.rpartition("_")[2] for seat in counted.seats.values()}):
        mine = {played for played, seat in counted.seats.items() if seat.endswith(f"_{players}")}
        asked = [number for (played, _), number in counted.turns.items() if played in mine]
        found[f"{game}_asked_a_turn_of_{players}"] = sum(asked) / len(asked)
    return found


def by_seat(game: str, counted: Clicks) -> dict[str, float]:
    """How many of the questions of a turn or round fall to whom, before and now."""
    found: dict[str, float] = {}
    for seat in sorted(set(counted.seats.values())):
        before = [number for (played, _), number in counted.before.items() if counted.seats[played] == seat]
        asked = sorted([number for (played, _), number in counted.turns.items() if counted.seats[played] == seat])
        found[f"{game}_questions_a_turn_{seat}"] = sum(before) / len(before)
        found[f"{game}_asked_a_turn_{seat}"] = sum(asked) / len(asked)
        found[f"{game}_asked_a_turn_{seat}_p90"] = asked[int(len(asked) * 0.9)]
    return found


def play(book: Rulebook[Any], teller: Teller, setup: Mapping[str, Any], players: int, seed: int, counted: Clicks) -> None:
    """One game to its end."""
    game, seat = book.begin(setup, players, seed), seed % players
    bots = [bot(book.id, "rules", seed * players + each) for each in range(players)]
    person = Person(teller)
    counted.seats[counted.games] = f"seat_{seat + 1}_of_{players}"
    while (decision := game.decision) is not None:
        view = book.view(game, decision.seat)
        number: int | None = None
        if decision.seat == seat:
            sight = sight_of(book, game, seat)
            number = person.by_itself(sight)
            if number is None:
                number = bots[seat].choose(view)
                is_asked = person.is_asked(sight, view.choices[number])
            else:
                is_asked = False
            counted.note(len(decision.choices), is_asked, teller.stretch(view))
        game.answer(bots[decision.seat].choose(view) if number is None else number)
    counted.games += 1


def sight_of(book: Rulebook[Any], game: Game[Any], seat: Seat) -> SpokenView:
    """What the person sees."""
    view = book.view(game, seat)
    names = ("",) * len(book.players)
    return SpokenView(view, (), {}, names, book.phrasebook(LANGUAGE).at(view.table), Interface(LANGUAGE), {})


def told(game: str, found: Mapping[str, float]) -> str:
    """The figures in a few lines."""
    before, after = found[f"{game}_idle_before"], found[f"{game}_idle_after"]
    each, most = found[f"{game}_asked_a_turn"], found[f"{game}_asked_a_turn_most"]
    key = f"{game}_asked_a_turn_of_"
    players = ", ".join([f"{name.removeprefix(key)}: {number:.1f}" for name, number in found.items() if name.startswith(key)])
    return "\n".join(
        [
            f"all questions:   {found[f'{game}_questions_a_game']:6.1f} a game, {before:6.1%} of them empty or forced",
            f"asked by default: {found[f'{game}_asked_a_game']:5.1f} a game, {after:6.1%} of them empty or forced",
            f"a turn or round:  {found[f'{game}_questions_a_turn']:5.1f}, asked {each:.1f}, at most {found[f'{game}_asked_a_turn_p90']:.0f}"
            f" in nine of ten, {most:.0f} in the worst",
            f"by players:       {players}",
        ]
    )
