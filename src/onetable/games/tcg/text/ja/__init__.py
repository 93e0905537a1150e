"""The trading card game in Japanese."""

from __future__ import annotations

import re

from onetable.games.tcg.text.book import CardPhrase
from onetable.games.tcg.text.ja.choices import ALONE
from onetable.games.tcg.text.ja.moments import MOMENTS, moment
from onetable.games.tcg.text.ja.news import NEWS
from onetable.games.tcg.text.ja.nouns import NOUNS
from onetable.games.tcg.text.ja.paragraphs import PARAGRAPHS
from onetable.games.tcg.text.ja.sentence import CardSentence
from onetable.games.tcg.text.ja.traits import TRAITS

PHRASES: dict[object, CardPhrase] = {
    **TRAITS,
    **NOUNS,
    **{kind: lambda word, book: moment(word, CardSentence(book)) for kind in MOMENTS},
    **ALONE,
    **PARAGRAPHS,
    **NEWS,
    tuple: "、",
}
WIDE = r"\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef"


def tidy(text: str) -> str:
    """No spaces beside Japanese characters, except around a dash; the titles of cards keep theirs."""
    text = re.sub(r"\s+", " ", text).strip().replace("'", "’")
    return re.sub(rf"(?<=[{WIDE}]) (?!—)|(?<!—) (?=[{WIDE}])", "", text)
