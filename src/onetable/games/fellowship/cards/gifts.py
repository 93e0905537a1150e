"""The gifts: each helps the character that carries it. On the road it belongs to a person, or to those who come after."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import Heirs, SpecialCard
from onetable.games.fellowship.words.changes import FreeFirstTrick, NameLongestSuits, SaveOneGoal, SwapLostCard, ThreatByRange

THE_SWORD = SpecialCard("the_sword_that_was_broken", "2.42", (ThreatByRange(((1, 2), (3, 4), (5, 6))),), "aragorn", Heirs.WITH_THREAT)
THE_HORN = SpecialCard("the_horn_of_gondor", "2.43", (NameLongestSuits(),), "boromir", Heirs.ANYBODY)
MITHRIL_SHIRT = SpecialCard("mithril_shirt", "3.11", (SaveOneGoal(),), "frodo")
STING = SpecialCard("sting", "3.47", (SwapLostCard(),), "frodo")
GLAMDRING = SpecialCard("glamdring", "3.48", (FreeFirstTrick(),), "gandalf")

GIFTS = {card.key: card for card in list(globals().values()) if isinstance(card, SpecialCard)}
