"""What hero sheets say beyond what always holds."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.words.bases import Effects


class WhenRestingInTheWild(Word, frozen=True):
    """When the hero rests outside a haven."""

    effects: Effects
