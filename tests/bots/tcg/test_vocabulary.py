"""The rules of thumb can read every word of every card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from onetable.core.word import Word, words_in
from onetable.games.tcg.bots.decide import READINGS, WEIGHINGS
from onetable.games.tcg.bots.reading import EFFECTS, NUMBERS, VERBS, lookup
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.mechanics import reconcile
from onetable.games.tcg.phases import archery, assignment, fellowship, setup, skirmish, turn
from onetable.games.tcg.speech.deeds import Pay
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.words import effects, hands
from onetable.games.tcg.words.verb import Verb

# Words that only keep the order of things: they bring nothing by themselves.
ORDER = {effects.EndShadowPhase, hands.ShuffleDeck, Pay}
ASKING = (
    setup.Bids, setup.TakePlaces, setup.StartingFellowship, setup.SecondHand, fellowship.SanctuaryHealing, archery.NameVictim,
    archery.ArcheryWounds, assignment.AssignMinions, skirmish.Skirmishes, turn.StayOrMove, reconcile.Reconcile,
)  # fmt: skip


def effects_of(card: Card) -> Iterator[Word]:
    """Every word of a card that does something."""
    for word in words_in((card.text, card.to_play)):
        if isinstance(word, Effect):
            yield word


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_every_effect_of_every_card_is_read(card: Card) -> None:
    assert READINGS
    for word in effects_of(card):
        known = lookup(VERBS, type(word)) if isinstance(word, Verb) else lookup(EFFECTS, type(word)) or lookup(NUMBERS, type(word))
        assert known is not None or type(word) in ORDER, type(word).__name__


@pytest.mark.parametrize("step", ASKING, ids=lambda step: step.__name__)
def test_every_question_of_the_turn_has_rules_of_thumb(step: type) -> None:
    assert step in WEIGHINGS
