"""Simple words for what the words of the cards say together, so that every language says them with a row each.

How cards are played and the fellowship moves, what is true of the Ring-bearer or of a skirmish, what is said in the same breath.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.core.word import Word
from onetable.games.tcg.mechanics.windows import EventPlayed
from onetable.games.tcg.speech.parts import Effect, Filter, Target
from onetable.games.tcg.text.taking_apart import breaths, flat, is_change, joined
from onetable.games.tcg.words import nouns, triggers, values, verbs
from onetable.games.tcg.words.announcements import ArrivesAt, LeavesSite, Moves, Played

# ---- moments


class YouPlayThis(Word, frozen=True):
    """The card that speaks is played."""


class YouPlay(Word, frozen=True):
    """You play a card, perhaps on somebody."""

    what: Filter
    on: Filter | None = None


class IsPlayed(YouPlay, frozen=True):
    """Somebody plays a card."""


class EventIsPlayed(Word, frozen=True):
    """Somebody plays an event."""

    noun: Filter


class FellowshipMoves(Word, frozen=True):
    """The fellowship moves, no matter where."""


class Arrives(Word, frozen=True):
    """The fellowship moves to a site."""

    site: Filter


class Leaves(Arrives, frozen=True):
    """The fellowship moves from a site."""


def happening(word: Word) -> Word:
    """What a text answers, in simple words; what needs none is left as it is."""
    if not isinstance(word, triggers.After):
        return word
    if word.verb is Played:
        return played(word.noun)
    if word.verb is EventPlayed:
        return EventIsPlayed(word.noun)
    if word.verb is Moves or (word.verb in (ArrivesAt, LeavesSite) and word.noun == nouns.ANYTHING):
        return FellowshipMoves()
    return {ArrivesAt: Arrives, LeavesSite: Leaves}[word.verb](word.noun) if word.verb in (ArrivesAt, LeavesSite) else word


def played(noun: Word) -> Word:
    """A card is played: what it is, without whose it is and on whom."""
    if noun == nouns.ITSELF:
        return YouPlayThis()
    parts = flat(noun)
    on = next((part.bearer for part in parts if isinstance(part, nouns.BorneBy)), None)
    what = joined([part for part in parts if not isinstance(part, (nouns.BorneBy, nouns.Yours))])
    return (YouPlay if nouns.YOURS in parts else IsPlayed)(what, on)  # type: ignore[arg-type]


# ---- conditions


class RingBearerIs(Word, frozen=True):
    """What is true of the Ring-bearer, who can always be spotted."""

    noun: Filter


class InTheCurrentSkirmish(Word, frozen=True):
    """Such a card is in the current skirmish."""

    noun: Filter


def holding(word: Word) -> Word:
    """What holds, in simple words."""
    if not isinstance(word, values.CanSpot):
        return word
    parts = flat(word.noun)
    if nouns.RING_BEARER in parts and len(parts) == 2:
        return RingBearerIs(parts[1])  # type: ignore[arg-type]
    if nouns.IN_THE_SKIRMISH in parts:
        return InTheCurrentSkirmish(joined([part for part in parts if part != nouns.IN_THE_SKIRMISH]))  # type: ignore[arg-type]
    return word


# ---- deeds


class SpotAll(Word, frozen=True):
    """Several things that must be spotted."""

    sights: tuple[Word, ...]


class Changes(Word, frozen=True):
    """All that is changed about the same card."""

    words: tuple[Word, ...]


class WoundTwice(Word, frozen=True):
    """Two wounds to the same card."""

    target: Target


class HealUpTo(Word, frozen=True):
    """A card is healed as often as somebody likes, up to a number."""

    target: Target
    most: int


def effects_of(steps: Sequence[Effect]) -> list[Word]:
    """Effects in simple words, each in one breath."""
    return [breath(words) for words in breaths(steps)]


def breath(words: Sequence[Any]) -> Word:
    """What is said in the same breath."""
    first, last = words[0], words[-1]
    if is_change(first):
        return Changes(tuple(words))
    if len(words) == 1:
        return first  # type: ignore[no-any-return]
    return HealUpTo(last.target, first.most) if isinstance(last, verbs.Heal) else WoundTwice(first.target)
