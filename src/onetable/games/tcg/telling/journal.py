"""The journal of this person, phase by phase, the newest last."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.tcg.speech import news
from onetable.games.tcg.traits import Phase
from onetable.telling.headings import Heading, Headings
from onetable.telling.journal import latest_lines
from onetable.telling.spoken_view import SpokenView

HEADINGS = (news.TurnBegan, news.PhaseBegan, news.ShadowPhaseBegan, news.SkirmishBegan, news.FierceRoundBegan)
PLAYED = (news.CardPlayed, news.CardPlayedOn, news.AbilityUsed)
BOOKKEEPING = (
    news.TwilightAdded, news.TwilightRemoved, news.PhaseBegan, news.ShadowPhaseBegan, news.FierceRoundBegan, news.SiteLaid,
    news.DeckShuffled, news.Reconciled, news.Drew, news.DrewCards, news.DrewNoMore, news.CannotMoveOn,
)  # fmt: skip
ENDS = (news.SkirmishEnded, news.WasKilled, news.ArcheryFired, news.WereOverwhelmed, news.PlayerWon)
MATTERS = (
    *PLAYED, *ENDS, news.FellowshipMoved, news.WasWounded, news.RingPutOn, news.NewRingBearer, news.PlayerLost, news.EventCancelled,
)  # fmt: skip


class TurnHeadings(Headings):
    """A heading for each turn."""

    def begins(self, word: Word) -> Heading | None:
        return ("telling-turn", self.number + 1) if isinstance(word, news.TurnBegan) else None


def page(sight: SpokenView, lines: int) -> list[tuple[str, bool]]:
    """Headings and sentences, the newest last."""
    return latest_lines(sight, lines, is_heading)


def is_heading(word: Word) -> bool:
    """Whether something new begins; a skirmish says itself that its phase does."""
    return isinstance(word, HEADINGS) and word != news.PhaseBegan(Phase.SKIRMISH)


def played_last(sight: SpokenView) -> str:
    """The card that somebody else has played or used last in this turn, by its id."""
    for word in reversed(sight.journal):
        if isinstance(word, news.TurnBegan):
            break
        if isinstance(word, PLAYED):
            return word.card.id if word.who.seat != sight.view.seat else ""
    return ""


def latest(sight: SpokenView) -> str:
    """What happened last."""
    return sight.read(sight.journal[-1]) if sight.journal else ""
