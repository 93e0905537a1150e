"""Every card of the box, for the table."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import Catalogue
from onetable.games.fellowship.cards.chapters import CHAPTERS, THE_ROAD
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.events import EVENTS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.riders import RIDERS

ALL_CHAPTERS = {chapter.number or chapter.key: chapter for chapter in (*CHAPTERS.values(), THE_ROAD)}  # the road has no number
CATALOGUE = Catalogue(CHARACTERS, EVENTS, RIDERS, GIFTS, ALL_CHAPTERS)
