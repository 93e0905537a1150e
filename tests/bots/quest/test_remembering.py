"""What bots remember to spare work: the same as they would work out, once for all that comes to the same, and never too much."""

from __future__ import annotations

from functools import _lru_cache_wrapper
from inspect import signature
from random import Random
from sys import modules

import pytest

import onetable.games.quest.bots as quest_bots
from onetable.games.quest.bots.clashes import ANY_FOE, TOLD_APART, clash, exchanges, fought
from onetable.games.quest.bots.roads import journeys, journeys_from
from onetable.games.quest.figures import CARDS, COMBAT_DECKS, FOES
from onetable.games.quest.pieces import Combat, Side
from onetable.games.quest.traits import CardType
from tests.bots.quest.tables import BOOK, COMPANIES
from tests.every_module import load_every_module

MOST = 1 << 14  # a table of more is laid out anew, when it has grown full, for longer than a bot may go without a look at the clock
FOES_CARDS = sorted({card for deck in COMBAT_DECKS.values() for card in deck})
HEROES_CARDS = sorted(set(CARDS) - set(FOES_CARDS))
ROUNDS = 6000  # of chance


def under_way(foe: str, last: str = "", foes_last: str = "", words: tuple[CardType | None, CardType | None] = (None, None)) -> Combat:
    """A combat after a round with these cards."""
    stack = (HEROES_CARDS[0], HEROES_CARDS[-1])
    return Combat(
        1, foe, -1, 0, 99, 1, Side(stack=stack, last=last, declared=words[0]), Side(stack=(), last=foes_last, declared=words[1])
    )  # fmt: skip


def forget() -> None:
    """Nothing was reckoned yet."""
    for memory in (clash, exchanges, journeys_from):
        memory.cache_clear()


def test_no_memory_grows_so_large_that_making_room_in_it_takes_as_long_as_an_answer_may() -> None:
    load_every_module(quest_bots)
    ours = [module for name, module in sorted(modules.items()) if name.startswith(f"{quest_bots.__name__}.")]
    memories = {found for module in ours for found in vars(module).values() if isinstance(found, _lru_cache_wrapper)}
    assert clash in memories and journeys_from in memories
    for memory in memories:
        most, asked = memory.cache_parameters()["maxsize"], signature(memory).parameters
        assert len(asked) <= 1 if most is None else most <= MOST, memory.__name__


def test_a_round_comes_to_what_the_rules_make_of_it_whatever_is_not_told_apart() -> None:
    dice, types = Random(1), (None, CardType.MELEE, CardType.RANGED)
    for _ in range(ROUNDS):
        foe, mine, theirs = dice.choice(sorted(FOES)), dice.choice(HEROES_CARDS), dice.choice([*FOES_CARDS, ""])
        lasts = dice.choice([*HEROES_CARDS, ""]), dice.choice([*FOES_CARDS, ""])
        words, at_once = (dice.choice(types), dice.choice(types)), dice.random() < 0.5
        combat = under_way(foe, *lasts, words)
        to_hero, to_foe = clash.__wrapped__(foe, mine, theirs, *lasts, *words, combat.hero.stack, at_once)
        assert fought(combat, True, mine, ((theirs, 1.0),), at_once) == ((to_foe, to_hero, 1.0),)
        if theirs:
            assert fought(combat, False, theirs, ((mine, 1.0),), at_once) == ((to_hero, to_foe, 1.0),)


def test_foes_who_say_nothing_of_a_round_are_reckoned_with_once() -> None:
    forget()
    for foe in FOES:
        fought(under_way(foe), True, "thalin_sweep", (("zealot_hack", 1.0),), False)
    assert clash.cache_info().misses == len(TOLD_APART) + 1 < len(FOES) / 2 and ANY_FOE not in TOLD_APART


@pytest.mark.parametrize(
    ("last", "theirs", "reckoned"),
    [("thalin_sweep", "zealot_hack", 1), ("thalin_dodge", "zealot_hack", 2), ("thalin_sweep", "zealot_aimed_shot", 2)],
)
def test_the_round_before_is_told_apart_where_it_still_counts(last: str, theirs: str, reckoned: int) -> None:
    forget()
    for before in ("", last):
        fought(under_way("mouth_of_sauron", before), True, "thalin_block", ((theirs, 1.0),), False)
    assert clash.cache_info().misses == reckoned


def test_who_sets_out_once_more_from_the_same_place_has_looked_for_his_ways_already() -> None:
    forget()
    board = BOOK.begin({"heroes": COMPANIES[1]}, 3, 4, silent=True).table
    board.sheets[0].hand = ("eleanor_dodge", "eleanor_volley")
    first, again = journeys(board, 1, 1), journeys(board.copy(), 1, 1)
    assert again == first and journeys_from.cache_info().misses == 1
    board.sheets[0].hand = ("eleanor_dodge",)
    journeys(board, 1, 1)
    assert journeys_from.cache_info().misses == 2
