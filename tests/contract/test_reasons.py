"""Whatever a person could name and cannot choose has a reason: in every game, in positions of random play, for every seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.phrasebook import LANGUAGES
from onetable.core.word import Word
from onetable.games.fellowship.words import reasons as fellowship_reasons
from onetable.games.quest.vocabulary import reasons as quest_reasons
from onetable.games.tcg.speech import reasons as tcg_reasons
from tests.contract.nameable import NAMEABLE
from tests.contract.positions import SETUPS, random_game, rulebook_of

every_game = pytest.mark.parametrize("game", list(SETUPS))
FEW, MANY = 60, 2_000


def positions(game: str, count: int) -> Iterator[tuple[Game[Any], int]]:
    """So many positions of random games, spread over all set-ups, each with the number of players."""
    return islice(endless(game), count)


def endless(game: str) -> Iterator[tuple[Game[Any], int]]:
    """One position after another, of one game after another; each game is looked at in other moments."""
    setups, seed = SETUPS[game], 0
    every = 61 if len(setups) < 10 else 13  # long games are looked at as often as short ones
    while True:
        seed += 1
        for place, (setup, players) in enumerate(setups):
            for number, now in enumerate(random_game(rulebook_of(game), setup, players, seed)):
                if number % every == (5 * seed + place) % every:
                    yield now, players


NEVER_BY_CHANCE = {  # what random play does not come to; each has a position of its own in the tests of its game
    "fellowship": {"HolderMustBe", "TooManyUnfinished", "LostCardGoesTo", "NothingMayBeLost", "HasNoCards", "NotDrawn", "NotForThePyramid"},
    "tcg": {"CompanyIsFull", "NoSite", "LimitReached", "LoopStops", "RingBearerFightsOn", "MustStay", "CannotHappen"},
    "quest": {"NoRoomForFavor", "NoTokenLeft", "NoMoreMoves", "HasItemAlready"},
}
REASONS = {"fellowship": fellowship_reasons, "tcg": tcg_reasons, "quest": quest_reasons}


@pytest.mark.long
@pytest.mark.parametrize("game", list(REASONS))
def test_every_kind_of_reason_comes_up_and_is_read_in_every_language(game: str) -> None:
    book, found = rulebook_of(game), dict[type[Word], list[str]]()
    for now, players in positions(game, MANY):
        for seat in range(players):
            view = book.view(now, seat)
            new = {type(reason): reason for why in book.refusals(view).values() for reason in why if type(reason) not in found}
            for kind, reason in new.items():
                found[kind] = [book.phrasebook(code).at(view.table).read(reason) for code in LANGUAGES]
    kinds = {kind for kind in vars(REASONS[game]).values() if isinstance(kind, type) and kind.__module__ == REASONS[game].__name__}
    missing = {kind.__name__ for kind in kinds if kind not in found and not kind.__subclasses__()}
    assert missing <= NEVER_BY_CHANCE[game] and all([all(said) for said in found.values()])


def faults(game: str, count: int) -> Iterator[str]:
    """All that could be named and has no reason, and all that is refused and could be chosen."""
    book = rulebook_of(game)
    for number, (now, players) in enumerate(positions(game, count)):
        for seat in range(players):
            view = book.view(now, seat)
            refused, offered = book.refusals(view), set(view.choices)
            yield from [f"{number}: {attempt} is offered and refused" for attempt in refused if attempt in offered]
            yield from [f"{number}: {attempt} has no reason" for attempt, why in refused.items() if not why]
            for name, words in NAMEABLE[game](view):
                if not any([word in offered or word in refused for word in words]):
                    yield f"{number}: seat {seat} is told nothing about {name}"


@every_game
def test_all_that_could_be_named_is_offered_or_refused_with_a_reason(game: str, pytestconfig: pytest.Config) -> None:
    assert list(islice(faults(game, MANY if pytestconfig.getoption("--long") else FEW), 5)) == []


@every_game
def test_reasons_rest_on_what_the_seat_can_see(game: str, pytestconfig: pytest.Config) -> None:
    """Nothing hidden leaks through a reason: worlds that look the same give the same ones, as the real table does."""
    book, dice = rulebook_of(game), Dice(7)
    for now, players in positions(game, MANY // 4 if pytestconfig.getoption("--long") else FEW // 3):
        for seat in range(players):
            view = book.view(now, seat)
            world = book.imagine(view, dice)
            refused = book.refusals(view)
            assert book.refusals(book.view(world, seat)) == refused
            if view.asked == seat:
                assert book.why_not(world) == book.why_not(now.turned(seat))
                assert {attempt: refused[attempt][0] for attempt in book.why_not(world)} == book.why_not(world)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_read(game: str, language: str, pytestconfig: pytest.Config) -> None:
    """What is heard at a table: each pair of an attempt and a reason once."""
    book, told = rulebook_of(game), set[tuple[type[Word], type[Word]]]()
    for now, players in positions(game, MANY // 4 if pytestconfig.getoption("--long") else FEW // 2):
        for seat in range(players):
            view = book.view(now, seat)
            phrases = book.phrasebook(language).at(view.table)
            for attempt, why in book.refusals(view).items():
                for reason in why:
                    if (type(attempt), type(reason)) not in told:
                        told.add((type(attempt), type(reason)))
                        assert phrases.read(attempt) and phrases.read(reason)[-1] in ".。！!?？", reason
