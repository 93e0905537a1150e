"""Numbers of actions: the same in every position, each with a name, and no two choices of a question share one."""

from __future__ import annotations

import pytest

from onetable.core.errors import BadInput
from onetable.research.actions import NO_NUMBER, Actions, Family
from onetable.research.encoding import encoded_games, encoding_of
from onetable.research.episode import Episode, Playing
from tests.research.tables import every_table, random_play

SIZES = {"fellowship": 745, "tcg": 32_429, "quest": 12_806, "drafts": 1_591}  # stated in docs/environments.md: who trains relies on them


@pytest.mark.parametrize("game", encoded_games())
def test_every_number_has_a_name_and_every_name_its_number(game: str) -> None:
    actions = encoding_of(game).actions
    names = [actions.name(number) for number in range(actions.size)]
    assert len(set(names)) == len(names) == SIZES[game]
    for number in {*range(0, actions.size, 7), 0, actions.size - 1}:
        assert actions.find(names[number]) == number
    for wrong in (-1, actions.size):
        with pytest.raises(BadInput, match="There is no action"):
            actions.name(wrong)
    with pytest.raises(BadInput, match="There is no action “Fly to Mordor”"):
        actions.find("Fly to Mordor")


@pytest.mark.parametrize("playing", every_table())
def test_the_choices_of_every_question_have_numbers_that_stay(playing: Playing) -> None:
    actions, by_place, questions = playing.encoding.actions, 0, 0
    for episode in random_play(Episode(playing, 5), 5):
        choices = episode.view(episode.asked).choices if episode.asked >= 0 else ()
        legal = episode.legal()
        assert sorted(legal.values()) == list(range(len(choices))) and all([0 <= number < actions.size for number in legal])
        # In the same question the same choice has the same number, wherever it stands.
        assert list(episode.clone().legal().items()) == list(legal.items())
        by_place += any([number >= actions.by_place for number in legal])
        questions += 1
    assert by_place <= questions * 0.05, "most choices have numbers of their own"


def test_what_has_no_number_goes_by_its_place() -> None:
    actions = Actions([Family("Pass"), Family("Play", (("a", "b"), ("1", "2", "3")))])
    assert actions.number("Play", 1, 2) == 6 and actions.name(6) == "Play b 3" and actions.find("Play a 1") == 1
    assert actions.number("Play", 2, 0) == NO_NUMBER
    assert actions.told_apart([0, 3, 5]) == [0, 3, 5]
    assert actions.told_apart([0, 3, 3, NO_NUMBER]) == [0, 3, actions.by_place + 2, actions.by_place + 3]
    assert actions.name(actions.by_place + 3) == "Choice 3"
    with pytest.raises(ValueError, match="two families"):
        Actions([Family("Pass"), Family("Pass")])


def test_a_game_without_an_encoding_says_so() -> None:
    with pytest.raises(
        BadInput, match=r"^The game “lanterns” brings no encoding, so it has no environment; fellowship, tcg, quest, drafts do\.$"
    ):
        encoding_of("lanterns")
