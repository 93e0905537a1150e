"""Why a choice: every question of the set-up, and of characters who decide something, has a reason that can be read in all languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from onetable.bots.registry import bot
from onetable.core.phrasebook import LANGUAGES
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.fellowship.bots.advice import ALWAYS, reason, reason_of_rule
from onetable.games.fellowship.bots.setup_play import JUDGEMENTS
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.pieces.names import Named, TheLostCard
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words import advice, choices

BOOK = Fellowship()
CHANCE = {choices.ChooseEvent, choices.ExchangeWithEach, choices.LostCardTo}  # where rules of thumb take whatever comes first


def questions(chapter: int | str, players: int) -> Iterator[tuple[View[Board], int]]:
    """All questions of the first round that are not about a card to be played, and what rules of thumb choose."""
    game, rules = BOOK.begin({"chapter": chapter}, players, 11, silent=True), bot("fellowship", "rules")
    while (decision := game.decision) is not None and game.table.round <= 1:
        view = BOOK.view(game, decision.seat)
        number = rules.choose(view)
        if len(view.choices) > 1 and not isinstance(view.choices[number], (choices.Play, choices.PlayToWin)):
            yield view, number
        game.answer(number)


@pytest.mark.parametrize("players", [1, 3, 4])
def test_every_choice_has_a_reason_that_can_be_read(players: int) -> None:
    found: set[type[Word]] = set()
    chapters: list[int | str] = [*CHAPTERS, ROAD]
    for chapter in chapters:
        for view, number in questions(chapter, players):
            why = reason(view, number)
            found.add(type(why))
            assert isinstance(why, advice.AllLookEqual) == (type(view.choices[number]) in CHANCE)
            assert all([BOOK.phrasebook(language).read(why) for language in LANGUAGES])
    assert {advice.SuitsTheHand, advice.ExchangeGainsMost, advice.AllLookEqual, advice.RiderMustCome} <= found


def test_whoever_chooses_otherwise_than_rules_of_thumb_has_looked_ahead() -> None:
    view, number = next(questions(1, 4))
    assert all([(reason(view, other) == advice.LooksBestAhead()) == (other != number) for other in range(len(view.choices))])


def test_every_rule_of_thumb_says_why() -> None:
    told = {choices.Give, choices.BeCharacter, choices.ExchangeWith, choices.Declare, *ALWAYS}
    assert set(JUDGEMENTS) - told == {*CHANCE, choices.KeepRider, choices.UseGift}  # which they never choose


def test_what_is_said_hangs_on_what_is_chosen() -> None:
    frodo = Named("frodo")
    assert reason_of_rule(choices.ExchangeWith(frodo)) == advice.ExchangeGainsMost(frodo)
    assert reason_of_rule(choices.ExchangeWith(TheLostCard())) == advice.LostCardIsWanted()
    assert reason_of_rule(choices.LetLead(frodo)) == advice.NeedsTheLead(frodo)
    assert reason_of_rule(choices.LeadYourself()) == advice.NobodyNeedsItMore()
    assert [reason_of_rule(choices.Declare(more)) for more in (True, False)] == [advice.PromisesMore(), advice.PromisesNoMore()]
