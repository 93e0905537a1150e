"""Why: bots say a true sentence about every choice, in every language, from nothing but what their seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bench.positions.solving import asked, clear_positions
from onetable.bots.registry import bot
from onetable.bots.search.levels import Explaining
from onetable.core.advice import NothingElse, SeenAhead
from onetable.core.bot import Bot, ExplainingBot, advised
from onetable.core.dice import Dice
from onetable.core.phrasebook import LANGUAGES
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.quest.vocabulary import advice as quest_advice
from onetable.games.registry import face_of, rulebook
from onetable.games.tcg.speech import advice as tcg_advice
from tests.bots.advice_words import words_of_advice

TABLES: dict[str, list[tuple[dict[str, Any], int]]] = {
    "tcg": [({}, 2), ({"decks": ["quiet_feet", "lady_of_the_wood"]}, 2), ({"options": {"second_hand": True}}, 3)],
    "quest": [({"heroes": ["eleanor"]}, 2), ({"heroes": ["argalad", "thalin"]}, 3), ({"heroes": ["beravor", "eometh", "thalin"]}, 4)],
}
STOPS = (".", "。")


def played(game: str, name: str, setup: dict[str, Any], players: int, seed: int) -> Iterator[tuple[View[Any], int, Bot]]:
    """What the asked seat sees at every question of a game, what it chooses, and who it is."""
    book, seats = rulebook(game), [bot(game, name, seed=seat) for seat in range(players)]
    table = book.begin(setup, players, seed, silent=True)
    while (decision := table.decision) is not None:
        view = book.view(table, decision.seat)
        choice = seats[decision.seat].choose(view)
        yield view, choice, seats[decision.seat]
        table.answer(choice)


def reason(game: str, view: View[Any], choice: int) -> Word:
    """What is said of a choice."""
    part = face_of(game).reasons
    assert part is not None
    found = part.load().why(view, choice)
    assert found is not None
    return found


def sentences(game: str, view: View[Any], word: Word) -> list[str]:
    """The same in every language."""
    return [rulebook(game).phrasebook(language).at(view.table).read(word) for language in LANGUAGES]


@pytest.mark.parametrize("name", ["rules", "steady", "novice"])
@pytest.mark.parametrize("game", TABLES)
def test_every_question_of_self_play_has_a_reason_in_every_language(game: str, name: str) -> None:
    for seed, (setup, players) in enumerate(TABLES[game]):
        for view, choice, player in played(game, name, setup, players, seed):
            assert isinstance(player, ExplainingBot)
            why = player.why(view, choice)
            assert why is not None
            assert all([sentence.endswith(STOPS) for sentence in sentences(game, view, why)])


@pytest.mark.parametrize("game", TABLES)
def test_there_is_something_to_be_said_of_every_choice_not_of_the_best_alone(game: str) -> None:
    setup, players = TABLES[game][1]
    for view, _, _ in played(game, "rules", setup, players, 9):
        for number in range(len(view.choices)):
            assert all([sentence.endswith(STOPS) for sentence in sentences(game, view, reason(game, view, number))])


@pytest.mark.parametrize("game", TABLES)
def test_most_reasons_say_more_than_that_it_seems_best(game: str) -> None:
    empty = (tcg_advice.SeemsBest, quest_advice.SeemsBest)
    found = [reason(game, view, choice) for setup, players in TABLES[game] for view, choice, _ in played(game, "steady", setup, players, 3)]
    real = [why for why in found if not isinstance(why, NothingElse)]
    assert sum([isinstance(why, empty) for why in real]) < 0.02 * len(real)
    assert len({type(why) for why in real}) > 30


@pytest.mark.parametrize("game", TABLES)
def test_reasons_do_not_change_when_hidden_cards_are_dealt_anew(game: str) -> None:
    book, setup, players = rulebook(game), *TABLES[game][1]
    for number, (view, choice, _) in enumerate(played(game, "rules", setup, players, 5)):
        if number % 3 or len(view.choices) == 1:
            continue
        world = book.imagine(view, Dice(number))
        again = book.view(world, view.seat)
        assert again.choices == view.choices
        assert reason(game, again, choice) == reason(game, view, choice)


@pytest.mark.parametrize("game", TABLES)
def test_whoever_thinks_ahead_says_so_where_that_changed_its_mind(game: str) -> None:
    setup, players = TABLES[game][0]
    changed = kept = 0
    for view, choice, player in islice(played(game, "master:12n", setup, players, 2), 120):
        assert isinstance(player, Explaining)
        why = player.why(view, choice)
        if len(view.choices) > 1 and len(player.options) > 1 and choice != player.options[0].number:
            assert isinstance(why, SeenAhead) and why.reason == reason(game, view, choice) and 0 < why.games <= 12
            assert all([str(why.games) in sentence for sentence in sentences(game, view, why)])
            changed += 1
        else:
            assert not isinstance(why, SeenAhead)
            kept += 1
    assert changed and kept


# ---- what is said in clear positions


SAID = {
    "tcg": {
        "strength goes where it turns a skirmish": (
            "With Swordarm of the White Tower the skirmish stands 10 against 9 instead of 8 against 9."
        ),
        "strength is not wasted on a skirmish that is won": "The skirmish is won as it stands: Free Peoples 8, Shadow 5.",
        "the Ring is put on when the wound would kill": "The wound would kill the Ring-bearer; instead the One Ring adds 1 burden.",
        "an arrow hits who can bear it": "Aragorn can bear it: 3 vitality is left.",
        "a broken fellowship stays": "Frodo has only 1 vitality left, and the Shadow holds 8 cards.",
        "whoever can win with the next step takes it": "The next site is the last: whoever survives there wins.",
        "who is near to death is healed with Athelas": "Athelas can heal Gimli.",
        "minions are played where they can hurt": "Uruk Rager brings strength 9 against the fellowship, for (4).",
        "an axe leaves the hand of a Dwarf who has one wound left to bear": (
            "Gimli has only 1 vitality left; with Farin Dwarven Axe is safer."
        ),
        "two defenders share two minions": "Boromir is stronger: 7 against 5.",
        "a companion in hand joins a small fellowship": "Boromir makes the company stronger: strength 7 for (3).",
        "a copy of who is dead makes room for another card": "Gimli lies in the dead pile and can never be played any more.",
        "minions that are left all fall upon the Ring-bearer": "Frodo would be overwhelmed: 4 against 9.",
        "nobody takes the last burden by choice": "Of what must be chosen this costs least.",
    },
    "quest": {
        "a plot is broken by who stands there with the favor": (
            "“Wormtongue Taints Théoden” would move the black marker by 2 spaces in every Story step."
        ),
        "an exhausted hero rests in a haven": "A rest brings 22 cards back to the life pool.",
        "five cards lead out of Barad-dûr, where nobody rests": "To Minas Tirith, about 8 cards away: a haven for a worn-out hero.",
        "a foe that one blow fells is struck": "An attack of 3 can end the fight.",
        "the poorest card takes the damage": "Of these cards Ready is missed least.",
        "a minion beside a hero is sent upon him": "The Black Serpent should be in Bree: a hero is there.",
        "the Ringwraiths ride to the Shire if the mission asks for it": "The Ringwraiths should be in the Shire: the mission asks for it.",
        "who has favor for a plot goes to the next place and breaks it": "To Lake Esgaroth, about 1 card away: a plot can be broken.",
        "a friend is asked for the favor that a plot still lacks": "Thálin lacks favor to break a plot here.",
        "nobody rests before the last step, when all cards come back anyway": "Before the last fight all cards come back anyway.",
        "Sauron without a card in hand draws": "New cards are needed: 0 plot cards in hand, 3 slots free.",
        "the Shadow Pool is filled first": "Plots and shadow cards need influence in the Shadow Pool, which holds 0.",
    },
}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, said in SAID.items() for name in said])
def test_what_is_said_in_a_clear_position(game: str, name: str) -> None:
    position = next(each for each in clear_positions(game) if each.name == name)
    table = asked(game, position)
    assert table.decision is not None
    view = rulebook(game).view(table, table.decision.seat)
    found = advised(bot(game, "rules"), view)
    assert found.reason is not None
    assert rulebook(game).phrasebook("en").at(view.table).read(found.reason) == SAID[game][name]


# ---- what is seldom said


@pytest.mark.parametrize("game", TABLES)
def test_every_word_of_advice_is_a_sentence_of_its_own(game: str) -> None:
    words = list(words_of_advice(game))
    assert len(words) > 60
    for language in LANGUAGES:
        said = [rulebook(game).phrasebook(language).read(word) for word in words]
        assert all([sentence.endswith(STOPS) and "{" not in sentence for sentence in said])
        assert len(set(said)) == len(said)
