"""The trading card game in Chinese."""

from __future__ import annotations

import re

from onetable.games.tcg.text.book import CardPhrase
from onetable.games.tcg.text.zh.choices import ALONE
from onetable.games.tcg.text.zh.moments import MOMENTS, moment
from onetable.games.tcg.text.zh.news import NEWS
from onetable.games.tcg.text.zh.nouns import NOUNS
from onetable.games.tcg.text.zh.paragraphs import PARAGRAPHS
from onetable.games.tcg.text.zh.sentence import CardSentence
from onetable.games.tcg.text.zh.traits import TRAITS

PHRASES: dict[object, CardPhrase] = {
    **TRAITS,
    **NOUNS,
    **{kind: lambda word, book: moment(word, CardSentence(book)) for kind in MOMENTS},
    **ALONE,
    **PARAGRAPHS,
    **NEWS,
    tuple: "、",
}
HAN = r"\u4e00-\u9fff"
FULL_WIDTH = "，。：；！？（）“”、"


def tidy(text: str) -> str:
    """A space between Han characters and Latin letters, none beside full-width marks or before figures."""
    text = re.sub(r"\s+", " ", text).strip().replace("'", "’")
    text = re.sub(rf"(?<=[{HAN}])(?=[A-Za-zÀ-ž])|(?<=[A-Za-zÀ-ž])(?=[{HAN}])", " ", text)
    text = re.sub(rf" ?([{FULL_WIDTH}]) ?", r"\1", text)
    return re.sub(rf"(?<=[{HAN}]) (?=[{HAN}\d])|(?<=\d) (?=[{HAN}])", "", text)
