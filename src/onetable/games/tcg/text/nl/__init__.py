"""The trading card game in Dutch."""

from __future__ import annotations

from onetable.games.tcg.text.book import CardPhrase
from onetable.games.tcg.text.nl.choices import ALONE
from onetable.games.tcg.text.nl.deeds import DEEDS
from onetable.games.tcg.text.nl.grammar import tidy
from onetable.games.tcg.text.nl.lexicon import LEXICON
from onetable.games.tcg.text.nl.news import TOLD
from onetable.games.tcg.text.nl.nouns import NOUNS
from onetable.games.tcg.text.nl.paragraphs import PARAGRAPHS
from onetable.games.tcg.text.nl.standing_texts import STANDING
from onetable.games.tcg.text.nl.values import VALUES

__all__ = ["PHRASES", "tidy"]

PHRASES: dict[object, CardPhrase] = {tuple: ", ", **LEXICON, **NOUNS, **VALUES, **DEEDS, **PARAGRAPHS, **STANDING, **TOLD, **ALONE}
