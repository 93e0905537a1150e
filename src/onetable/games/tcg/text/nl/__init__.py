"""The trading card game in Dutch."""

from __future__ import annotations

from onetable.games.tcg.speech.moments import Moment
from onetable.games.tcg.speech.parts import Condition, Cost, Effect, Figure, Filter
from onetable.games.tcg.text.book import CardPhrase
from onetable.games.tcg.text.nl.choices import ALONE
from onetable.games.tcg.text.nl.deeds import DEEDS, alone
from onetable.games.tcg.text.nl.grammar import tidy
from onetable.games.tcg.text.nl.lexicon import LEXICON
from onetable.games.tcg.text.nl.news import TOLD
from onetable.games.tcg.text.nl.nouns import NOUNS, noun_phrase
from onetable.games.tcg.text.nl.paragraphs import PARAGRAPHS
from onetable.games.tcg.text.nl.standing_texts import STANDING
from onetable.games.tcg.text.nl.values import VALUES, only_if, plus
from onetable.games.tcg.text.phrases import Speech

__all__ = ["PHRASES", "SPEECH", "tidy"]

PHRASES: dict[object, CardPhrase] = {tuple: ", ", **LEXICON, **NOUNS, **VALUES, **DEEDS, **PARAGRAPHS, **STANDING, **TOLD, **ALONE}
SPEECH: Speech = {
    Effect: ("clause", alone),
    Cost: ("clause", alone),
    Condition: ("clause", only_if),
    Filter: ("after", noun_phrase("a")),
    Figure: ("per", plus),
    Moment: ("clause", lambda word, book: book.say(word, "clause")),
}
