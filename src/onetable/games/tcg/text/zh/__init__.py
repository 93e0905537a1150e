"""The trading card game in Chinese."""

from __future__ import annotations

from onetable.games.tcg.speech.moments import Moment
from onetable.games.tcg.speech.parts import Condition, Cost, Effect, Figure
from onetable.games.tcg.text.book import CardPhrase
from onetable.games.tcg.text.phrases import Speech
from onetable.games.tcg.text.zh.choices import ALONE, alone, figure, only_if
from onetable.games.tcg.text.zh.clauses import CLAUSES
from onetable.games.tcg.text.zh.moments import COMING, HAPPENED, MOMENTS, moment_alone
from onetable.games.tcg.text.zh.news import NEWS
from onetable.games.tcg.text.zh.nouns import NOUNS
from onetable.games.tcg.text.zh.paragraphs import PARAGRAPHS
from onetable.games.tcg.text.zh.sentence import CONDITIONS
from onetable.games.tcg.text.zh.traits import TRAITS
from onetable.language.zh.writing import Chinese

PHRASES: dict[object, CardPhrase] = {
    **TRAITS,
    **NOUNS,
    **{(kind, "deed"): said for kind, said in CLAUSES.items()},
    **{(kind, "if"): said for kind, said in CONDITIONS.items()},
    **{(kind, "moment"): said for kind, said in MOMENTS.items()},
    **{(verb, "coming"): said for verb, said in COMING.items()},
    **{(verb, "happened"): said for verb, said in HAPPENED.items()},
    **dict.fromkeys(MOMENTS, moment_alone),
    **ALONE,
    **PARAGRAPHS,
    **NEWS,
    tuple: "、",
}
SPEECH: Speech = {
    Effect: ("deed", alone),
    Cost: ("deed", alone),
    Condition: ("if", only_if),
    Figure: ("per", figure),
    Moment: ("moment", moment_alone),
}
tidy = Chinese.written
