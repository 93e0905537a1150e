"""The special Black Riders: each binds the character that gets it, on top of the goal."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import SpecialCard
from onetable.games.fellowship.pieces.playing_cards import HILLS, RINGS
from onetable.games.fellowship.words.changes import Duty, NoExchange, ThreatHidden
from onetable.games.fellowship.words.goals import LeadSuit, WinRank

THE_BLACK_BREATH = SpecialCard("the_black_breath", "2.25", (Duty(~WinRank(8)),))
WITCH_KING = SpecialCard("witch_king_morgul_knife", "2.26", (Duty(~LeadSuit(RINGS)),))
WRAITH = SpecialCard("wraith", "2.30", (NoExchange(),))
THE_UNSEEN = SpecialCard("the_unseen", "2.31", (ThreatHidden(),))
TERROR = SpecialCard("terror", "2.32", (Duty(~LeadSuit(HILLS)),))

RIDERS = {card.key: card for card in list(globals().values()) if isinstance(card, SpecialCard)}
