"""The phrasebooks of this game, one for each language; a language is loaded when it is first asked for.

A language is a package `en`, `zh`, `ja` or `nl`. Its files have the same names in every language, and each brings a table of phrases
(`TABLES`): word or member of an enum, alone, in a variant or in a form -> template, or function `(word, book) -> template`.

A word said without a form stands alone: a line of a card, a news item, a choice on a button, or a reason for a refusal
(a condition that stands alone is a reason: “No minion is in Erebor.”). docs/language.md tells of gaps, variants, pairs and voices.
`(Named, "plot")` and so on say how the name of a card is set off in running text, with `{}` for the name; `(Named, "none")` is said where
there is no card, `(Named, "nothing")` of an empty list.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from onetable.core.phrasebook import Books
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.vocabulary import choices
from onetable.language.book import language_of

TABLES = {
    "nouns": "NOUNS", "values": "VALUES", "places": "PLACES", "sentences": "EFFECTS", "combat": "FIGHTS", "cards": "CARDS",
    "choices": "ASKED", "news": "NEWS", "reasons": "REASONS", "advice": "ADVICE",
}  # fmt: skip

NAMED: dict[object, QuestPhrase] = {  # what stands on its button by its name alone, unless a language says otherwise
    choices.PickPlace: "{place}", choices.PickHero: "{hero}", choices.PickMinion: "{minion}", choices.PickCharacter: "{character}",
    choices.PickItem: "{item}", choices.PickAttribute: "{attribute}", choices.PickMarker: "{marker}", choices.PickType: "{type}",
    choices.PickCard: "{card:plain fighting}", choices.PickCorruption: "{card:plain corruption}", choices.PickPlot: "{plot:plain plot}",
    choices.PickShadow: "{card:plain shadow}", choices.PickPeril: "{peril:plain peril}",
}  # fmt: skip


def _book(language: str) -> QuestBook:
    phrases = {**NAMED}
    for file, table in TABLES.items():
        phrases |= getattr(import_module(f"{__package__}.{language}.{file}"), table)
    return QuestBook(language, phrases, language_of(language).written)


BOOKS: Mapping[str, QuestBook] = Books(_book)
