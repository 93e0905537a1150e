"""The rules of thumb can read every word of the language; a word that stands beside its card may be valued by its base."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from onetable.core.step import Scope
from onetable.core.word import Word, words_in
from onetable.games.tcg import words
from onetable.games.tcg.bots.decide import READINGS, WEIGHINGS
from onetable.games.tcg.bots.reading import EFFECTS, NUMBERS, VERBS, SentenceReader, lookup
from onetable.games.tcg.bots.worth import Situation
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.set_one import SET_ONE
from onetable.games.tcg.mechanics import reconcile
from onetable.games.tcg.phases import archery, assignment, fellowship, setup, skirmish, turn
from onetable.games.tcg.speech.deeds import Pay
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.speech.pronouns import IT
from onetable.games.tcg.words import effects, hands
from onetable.games.tcg.words.nouns import MINION
from onetable.games.tcg.words.targets import A
from onetable.games.tcg.words.verb import Verb
from onetable.games.tcg.words.verbs import Wound
from tests.games.tcg.scenes import scene

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


def is_read(kind: type) -> bool:
    """Whether this word, or one that it is made from, has a reading."""
    tables = (VERBS,) if issubclass(kind, Verb) else (EFFECTS, NUMBERS)
    return any([lookup(table, kind) is not None for table in tables])


def test_every_effect_of_the_language_is_read() -> None:
    kinds = {type(word) for card in SET_ONE.cards for word in effects_of(card)}
    shared = {kind for kind in kinds if kind.__module__.startswith(words.__name__)}
    unread = sorted([kind.__name__ for kind in shared - ORDER if not is_read(kind)])
    assert READINGS and len(shared) > 40 and unread == [], f"{', '.join(unread)}: write a reading in games/tcg/bots/*_readings.py"


class Startle(Verb, frozen=True):
    """A verb that nobody has told the bots about."""


def test_a_word_without_a_reading_is_neutral_and_the_sentence_goes_on() -> None:
    board = scene(phase="skirmish", free={"play": ["Gimli, Son of Glóin"]}, shadow={"play": ["Goblin Runner"]},
                  assigned={"Goblin Runner": "Gimli"}).board  # fmt: skip
    reader, voice = SentenceReader(Situation(board, board.fp)), Scope(board.fp, board.ring_bearer[board.fp])
    assert not is_read(Startle) and reader.steps((Startle(A(MINION)),), voice) == 0
    assert reader.steps((Startle(A(MINION)), Wound(IT)), voice) == reader.steps((Wound(A(MINION)),), voice) > 0


@pytest.mark.parametrize("step", ASKING, ids=lambda step: step.__name__)
def test_every_question_of_the_turn_has_rules_of_thumb(step: type) -> None:
    assert step in WEIGHINGS
