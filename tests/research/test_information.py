"""Information states: equal exactly where a seat cannot tell two histories apart. Tried both ways, and against a witness of its own."""

from __future__ import annotations

import pickle
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from onetable.core.dice import Dice
from onetable.core.match import Match
from onetable.core.word import Word
from onetable.research.episode import Episode, Playing
from onetable.research.recall import Recall
from tests.research.tables import every_table, random_play, usual_tables

Moment = tuple[bytes, tuple[Word, ...], Word | None]  # what a seat saw, what it was told, what it had answered


class Witness:
    """Writes down all that every seat sees, hears and says, from the match itself: by another way than the episode does."""

    def __init__(self, playing: Playing, seed: int, answers: list[int]) -> None:
        match = Match(playing.book, playing.setup, playing.players, seed, playing.hasty)
        self.pasts: list[list[Moment]] = [[] for _ in range(playing.players)]
        self.note(match, 0, None)
        for answer in answers:
            heard, decision = len(match.journal), match.game.decision
            assert decision is not None
            match.answer(answer)
            self.note(match, heard, (decision.seat, decision.choices[answer]))

    def note(self, match: Match[Any], heard: int, answered: tuple[int, Word] | None) -> None:
        """One more moment for every seat that notices anything."""
        for seat, past in enumerate(self.pasts):
            told = tuple([event.word for event in match.journal[heard:] if event.is_seen_by(seat)])
            mine = answered[1] if answered is not None and answered[0] == seat else None
            moment = (match.view(seat).encode(), told, mine)
            if not past or told or mine is not None or past[-1][0] != moment[0]:
                past.append(moment)


SECRETS: dict[str, dict[str, Any]] = {"fellowship": {"chapter": 4}}  # where something is chosen that others do not see


@pytest.mark.parametrize("playing", usual_tables())
def test_states_are_equal_exactly_where_nothing_was_noticed(playing: Playing) -> None:
    """Twins that differ in their last answer: what a seat chose in secret the others cannot tell, and it can."""
    playing = playing._replace(setup=SECRETS.get(playing.game, playing.setup))
    dice, counted = Random(3), {True: 0, False: 0}
    episode, answers = Episode(playing, 3), list[int]()
    while not episode.is_over and len(answers) < 24:
        twins = []
        for number in range(min(2, len(episode.legal()))):
            twin = episode.clone()
            twin.answer(number)
            twins.append((twin, Witness(playing, 3, [*answers, number])))
        for (one, seen), (other, also) in combinations(twins, 2):
            for seat in range(playing.players):
                same = seen.pasts[seat] == also.pasts[seat]
                assert (one.information_state(seat) == other.information_state(seat)) is same
                assert np.array_equal(one.information_tensor(seat), other.information_tensor(seat)) is same
                counted[same] += 1
        answers.append(dice.randrange(len(episode.legal())))
        episode.answer(answers[-1])
    assert counted[True] > 0 and counted[False] > 0


@pytest.mark.parametrize("explicit", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("playing", every_table())
def test_a_seat_cannot_tell_imagined_worlds_apart_and_others_can(playing: Playing, explicit: bool) -> None:
    dice, differ = Dice(4), 0
    for place, episode in enumerate(random_play(Episode(playing._replace(explicit=explicit), 6), 6)):
        if place % 16 or episode.is_over:
            continue
        for seat in range(playing.players):
            mine, tensor = episode.information_state(seat), episode.information_tensor(seat)
            world = episode.imagined(seat, dice)
            assert world.information_state(seat) == mine
            assert np.array_equal(world.information_tensor(seat), tensor)
            assert not np.shares_memory(world.observation(seat), tensor)
            for other in range(playing.players):
                same = world.view(other).encode() == episode.view(other).encode()
                fingerprints = [each.information_tensor(other)[-256:] for each in (world, episode)]
                if other != seat and not same:
                    differ += 1
                    assert world.information_state(other) != episode.information_state(other)
                    assert not np.array_equal(*fingerprints)
    assert differ > 0 or playing.players == 1, "in some world somebody else holds other cards"


def test_the_past_counts_and_not_only_what_is_seen_now() -> None:
    start, other = Recall().after(b"a", (), None), Recall().after(b"b", (), None)
    assert start.after(b"c", (), None) != other.after(b"c", (), None), "the same view, by different ways"
    assert start.after(b"a", (), None) is start, "nothing was noticed"
    assert start.after(b"c", (), None).after(b"a", (), None) != start


@pytest.mark.parametrize("explicit", [False, True])
@pytest.mark.parametrize("playing", usual_tables())
def test_an_episode_travels_and_goes_on_as_it_would_have(playing: Playing, explicit: bool) -> None:
    for place, episode in enumerate(random_play(Episode(playing._replace(explicit=explicit), 8), 8)):
        if place > 11 or episode.is_over:
            return
        if place % 5 == 0:
            twin, action = episode.clone(), next(iter(episode.legal()))
            travelled = pickle.loads(pickle.dumps(episode))
            assert travelled.legal() == twin.legal()
            twin.act(action)
            travelled.act(action)
            while twin.is_chance:  # in the middle of a shuffle, too
                travelled = pickle.loads(pickle.dumps(travelled))
                assert travelled.outcomes == twin.outcomes
                travelled.fall(twin.outcomes - 1)
                twin.fall(twin.outcomes - 1)
            for seat in range(playing.players):
                assert travelled.information_state(seat) == twin.information_state(seat)
