"""Heroes talk, and Sauron hears it, but cards are not shown (Q-065 to Q-067).

The program has no talk of its own: heroes at one table speak. What it must grant is that no hero's question is secret from the others'
ears and that hands are.
"""

from __future__ import annotations

from random import Random

import pytest

from onetable.games.quest.vocabulary import pool_news
from tests.games.quest.rules.tables import told_to
from tests.games.quest.scenes import RULEBOOK, scene
from tests.rules import rule

TEAM = ["thalin", "beravor", "eleanor"]


@rule("Q-065", "Q-067")
def test_everybody_sees_whose_decision_it_is_so_that_all_may_speak_before_it_is_made() -> None:
    """No hero is ever hurried past: nothing but the asked seat's answer moves the game, and every seat sees who is asked."""
    game = RULEBOOK.begin({"heroes": TEAM}, 4, 5)
    dice = Random(5)
    for _ in range(300):
        if game.decision is None:
            break
        assert {RULEBOOK.view(game, seat).asked for seat in (-1, 0, 1, 2, 3)} == {game.decision.seat}
        game.answer(dice.randrange(len(game.decision.choices)))


@rule("Q-065")
def test_all_heroes_know_the_same_of_the_story_the_map_and_each_others_open_goods() -> None:
    game = RULEBOOK.begin({"heroes": TEAM}, 4, 6)
    dice = Random(6)
    for _ in range(300):
        if game.decision is None:
            break
        shown = [RULEBOOK.view(game, seat).table for seat in (1, 2, 3)]
        for name in ("markers", "influence", "minions", "favor", "characters", "pool", "plots", "hero_mission", "items", "event"):
            assert len({repr(getattr(table, name)) for table in shown}) == 1, name
        for name in ("place", "rest", "favor", "corruption", "items", "raised", "starting", "advanced", "side"):
            assert len({repr([getattr(sheet, name) for sheet in table.sheets]) for table in shown}) == 1, name
        game.answer(dice.randrange(len(game.decision.choices)))


@rule("Q-066")
def test_no_hero_ever_sees_anothers_hand_nor_life_pool() -> None:
    game = RULEBOOK.begin({"heroes": TEAM}, 4, 7)
    dice = Random(7)
    looked = 0
    for _ in range(400):
        if game.decision is None or game.table.winner:
            break
        for seat in (1, 2, 3):
            for other, sheet in enumerate(RULEBOOK.view(game, seat).table.sheets, 1):
                held = game.table.sheet(other)
                looked += bool(held.hand) and other != seat
                assert set(sheet.life) <= {""} and len(sheet.life) == len(held.life)
                if other != seat:
                    assert set(sheet.hand) <= {""}
                elif game.table.combat is None:
                    assert sheet.hand == held.hand
        game.answer(dice.randrange(len(game.decision.choices)))
    assert looked > 50


@rule("Q-066")
def test_what_a_hero_draws_is_told_to_him_alone() -> None:
    play = scene(step="draw", heroes=[{"hero": "thalin"}, {"hero": "beravor"}])
    assert [told_to(play, seat, "CardsDrawnSeen") for seat in (-1, 0, 1, 2)] == [[], [], ["CardsDrawnSeen"], ["CardsDrawnSeen"]]
    for event in play.board.news or ():
        if isinstance(event.word, pool_news.CardsDrawnSeen):
            assert event.seen_by == frozenset({play.board.seat_of(event.word.hero)})


@rule("Q-067")
@pytest.mark.parametrize("line", ["GiveFavor beravor", "GiveItem horse beravor", "GiveQuest the_black_pit beravor"])
def test_what_heroes_arrange_among_themselves_sauron_hears(line: str) -> None:
    giver = {"hero": "thalin", "at": "bree", "favor": 1, "items": ["horse"], "side": ["the_black_pit"]}
    play = scene(step="explore", minions={}, heroes=[giver, {"hero": "beravor", "at": "bree"}]).choose("Trade thalin", line)
    kinds = ("FavorGiven", "ItemGiven", "QuestGiven")
    assert told_to(play, 0, *kinds) == told_to(play, 1, *kinds) == told_to(play, 2, *kinds) != []


@rule("Q-067")
@pytest.mark.parametrize("seed", [4, 5, 8, 11])
def test_whatever_two_heroes_hear_of_each_others_deeds_sauron_hears_too(seed: int) -> None:
    """Nothing is told to two heroes that Sauron does not hear, or knows better: then he hears more of it in the same breath."""
    game = RULEBOOK.begin({"heroes": TEAM}, 4, seed)
    dice = Random(seed)
    for _ in range(600):
        if game.decision is None:
            break
        game.answer(dice.randrange(len(game.decision.choices)))
    news = game.table.news or []
    for event, after in zip(news, [*news[1:], None], strict=True):
        heroes = {1, 2, 3} if event.seen_by is None else event.seen_by & {1, 2, 3}
        if len(heroes) > 1 and not event.is_seen_by(0):
            assert after is not None and after.is_seen_by(0) and not after.is_seen_by(-1), event
