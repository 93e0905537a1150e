"""What players did last with their cards, and what came of it: as the journal told it to everybody."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.word import Word
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.shapes import Deed
from onetable.games.tcg.speech import news
from onetable.games.tcg.traits import Measure

MOST = 6
TURNS = 2  # this one and the one before
SENTENCES = 3
BEGUN = (news.CardPlayed, news.CardPlayedOn, news.AbilityUsed)
ENDED = (
    news.TextActed, news.SiteLaid, news.TurnBegan, news.TurnEnded, news.PhaseBegan, news.ShadowPhaseBegan, news.FellowshipMoved,
    news.ArcheryFired, news.WasAssigned, news.SkirmishBegan, news.SkirmishEnded, news.Reconciled,
)  # fmt: skip
PAID = (news.TwilightAdded, news.TwilightRemoved)  # bookkeeping


def deeds(drawing: Drawing) -> tuple[Deed, ...]:
    """The last deeds, the newest last."""
    journal = drawing.sight.journal
    found: list[Deed] = []
    end = len(journal)
    turns = 0
    for place in range(len(journal) - 1, -1, -1):
        word = journal[place]
        if isinstance(word, BEGUN):
            found.append(deed(drawing, place, word, journal[place + 1 : end]))
        if isinstance(word, (*BEGUN, *ENDED)):
            end = place
        turns += isinstance(word, news.TurnBegan)
        if len(found) == MOST or turns == TURNS:
            break
    return tuple(found[::-1])


def deed(drawing: Drawing, place: int, word: news.CardPlayed | news.CardPlayedOn | news.AbilityUsed, after: Sequence[Word]) -> Deed:
    """One of them, with what was told before the next began."""
    came = [each for each in after if not isinstance(each, PAID)]
    bearer = [word.bearer.id] if isinstance(word, news.CardPlayedOn) else []
    changed = [each.amount for each in came if isinstance(each, news.WasChanged) and each.what is Measure.STRENGTH]
    return Deed(
        n=place,
        seat=word.who.seat,
        key=word.card.id,
        used=isinstance(word, news.AbilityUsed),
        targets=tuple(dict.fromkeys([*bearer, *[key for each in came for key in touched(each)]])),
        amount=changed[-1] if changed else 0,
        told=tuple([drawing.read(each) for each in came[:SENTENCES]]),
    )


def touched(word: Word) -> list[str]:
    """The cards to which something happened."""
    match word:
        case news.WasWounded() | news.WasExerted() | news.WasHealed() | news.WasKilled() | news.WasDiscarded():
            return [card.id for card in word.cards]
        case news.WoundPrevented() | news.WasChanged() | news.EventCancelled():
            return [word.card.id]
        case news.WasTransferred():
            return [word.bearer.id]
        case _:
            return []
