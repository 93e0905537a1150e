"""The instinct of Middle-earth Quest: what habits hang on, and that they advise who thinks ahead."""

from __future__ import annotations

from collections import Counter

from onetable.bots.learning.insight import by_sums
from onetable.bots.learning.instincts import instinct_of
from onetable.bots.registry import bot, bot_names
from onetable.games.quest.bots.instinct.instinct import QuestHabits, QuestInstinct
from onetable.games.quest.bots.instinct.sorts import OWN_WEIGHTS
from onetable.games.quest.phases.rest import Rest, RestStep
from onetable.games.quest.phases.travel import TravelStep
from onetable.games.quest.traits import Track
from onetable.games.quest.vocabulary.choices import UseTrack
from tests.bots.quest.tables import BOOK, COMPANIES, played_by, rules

NAMES = instinct_of("quest").names


def test_every_journey_is_an_offer_of_its_own() -> None:
    several = 0
    for game, _ in played_by(rules, COMPANIES[1], seed=2):
        decision = game.decision
        assert decision is not None
        if isinstance(game.agenda[-1][0][0], TravelStep):
            offers = instinct_of("quest").offers(game.table, game.agenda, decision.choices, decision.seat)
            several += max(Counter([number for number, _, _ in offers]).values()) > 1
    assert several


def test_a_weight_says_what_is_done() -> None:
    lazy, curious = [QuestHabits(QuestInstinct(), by_sums(QuestInstinct(), {f"{what}: always": 90.0})) for what in ("rest", "draw track")]
    rested, drew = set[bool](), set[bool]()
    for game, _ in played_by(rules, COMPANIES[2], seed=6):
        decision = game.decision
        assert decision is not None
        asked = game.table, game.agenda, decision.choices, decision.seat
        if isinstance(game.agenda[-1][0][0], RestStep) and len(decision.choices) > 1:
            rested.add(isinstance(decision.choices[lazy.decide(*asked)], Rest))
        if any([isinstance(choice, UseTrack) and choice.track is Track.DRAW for choice in decision.choices]):
            chosen = decision.choices[curious.decide(*asked)]
            drew.add(isinstance(chosen, UseTrack) and chosen.track is Track.DRAW)
    assert rested == drew == {True}


def test_most_that_habits_can_hang_on_is_met_in_a_few_games() -> None:
    met = set[str]()
    for seed, heroes in enumerate(COMPANIES):
        for game, _ in played_by(rules, heroes, seed=seed):
            assert game.decision is not None
            for _, places, values in instinct_of("quest").offers(game.table, game.agenda, game.decision.choices, game.decision.seat):
                met |= {NAMES[place] for place, value in zip(places, values, strict=True) if value}
    sorts = {name.partition(":")[0] for name in NAMES if ":" in name}
    assert sorts - {name.partition(":")[0] for name in met} <= {"scout", "trade", "flee", "seek a fight", "hero lays no more"}
    assert {verb for verb in OWN_WEIGHTS if not any([name.startswith(f"{verb} ") for name in met])} <= {"raise"}


def test_habits_that_are_kept_can_be_read_and_play() -> None:
    habits, others = bot("quest", "habits"), 0
    for game, number in played_by(rules, COMPANIES[1], seed=4):
        assert game.decision is not None
        others += habits.choose(BOOK.view(game, game.decision.seat)) != number
    assert others and "habits" not in bot_names("quest")
