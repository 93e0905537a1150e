"""The box of this game: all cards, and a turn as the rulebook orders it."""

from __future__ import annotations

from onetable.games.tcg.box import GameBox
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.phases.turn import Turn

BOX = GameBox(CARDS, (Turn(),))
