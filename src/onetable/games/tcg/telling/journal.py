"""The journal of this person, phase by phase, the latest phase first."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.tcg.speech import news
from onetable.games.tcg.traits import Phase
from onetable.telling.headings import Heading, Headings
from onetable.telling.journal import latest_groups
from onetable.telling.spoken_view import SpokenView

HEADINGS = (news.TurnBegan, news.PhaseBegan, news.ShadowPhaseBegan, news.SkirmishBegan, news.FierceRoundBegan)
ENDS = (news.SkirmishEnded, news.WasKilled, news.ArcheryFired, news.WereOverwhelmed, news.PlayerWon)


class TurnHeadings(Headings):
    """A heading for each turn."""

    def begins(self, word: Word) -> Heading | None:
        return ("telling-turn", self.number + 1) if isinstance(word, news.TurnBegan) else None


def page(sight: SpokenView, lines: int) -> list[tuple[str, bool]]:
    """Headings and sentences, the latest group first."""
    return latest_groups(sight, lines, is_heading)


def is_heading(word: Word) -> bool:
    """Whether something new begins; a skirmish says itself that its phase does."""
    return isinstance(word, HEADINGS) and word != news.PhaseBegan(Phase.SKIRMISH)


def latest(sight: SpokenView) -> str:
    """What happened last."""
    return sight.read(sight.journal[-1]) if sight.journal else ""
