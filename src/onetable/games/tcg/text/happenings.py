"""What texts answer, taken apart: how cards are played and how the fellowship moves, as words that every language says with a row each."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.tcg.mechanics.windows import EventPlayed
from onetable.games.tcg.speech.parts import Filter
from onetable.games.tcg.text.taking_apart import flat, joined
from onetable.games.tcg.words import nouns, triggers
from onetable.games.tcg.words.announcements import ArrivesAt, LeavesSite, Moves, Played


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
