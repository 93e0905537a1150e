"""The trading card game in English."""

from __future__ import annotations

import re

from onetable.games.tcg.text.book import CardPhrase
from onetable.games.tcg.text.en.choices import ALONE
from onetable.games.tcg.text.en.moments import MOMENTS, moment
from onetable.games.tcg.text.en.news import NEWS
from onetable.games.tcg.text.en.nouns import NOUNS
from onetable.games.tcg.text.en.paragraphs import PARAGRAPHS
from onetable.games.tcg.text.en.sentence import CardSentence
from onetable.games.tcg.text.en.traits import TRAITS

PHRASES: dict[object, CardPhrase] = {
    **TRAITS,
    **NOUNS,
    **{kind: lambda word, book: moment(word, CardSentence(book)) for kind in MOMENTS},
    **ALONE,
    **PARAGRAPHS,
    **NEWS,
    tuple: ", ",
}


def tidy(text: str) -> str:
    """No stray spaces, round apostrophes, a capital at the beginning of every sentence."""
    text = re.sub(r"\s+", " ", text).strip().replace("'", "’")
    return re.sub(r"(^|[.!?] )([a-z])", lambda found: found[1] + found[2].upper(), text)
