"""The phrasebooks of this game, one for each language; a language is loaded when it is first asked for.

A language is a package `en`, `zh`, `ja` or `nl`. Its files have the same names in every language, and each brings a table of phrases
(`TABLES`): word class or enum member, alone or with a form `(GainFavor, "done")` -> template, or function `(word, book) -> template`.

A word said without a form stands alone: a line of a card, a news item, a choice on a button, or a reason for a refusal
(a `Condition` that stands alone is a reason: “No minion is in Erebor.”). Inside a sentence a word is asked for with whatever forms
the language needs. What all languages share:

- members of the enums of traits.py are said by their names (`text/names.py`, `enum_names`);
- `{plot:plot}`, `{card:shadow}`, `{event:event}`, `{card:corruption}`, `{peril:peril}`, `{encounter:encounter}`, `{quest:quest}`,
  `{mission:mission}`, `{card:fighting}`: an id (or several) as the name of the card; `(Named, "plot")` and so on say how a name is
  set off in running text, with `{}` for the name; `(Named, "none")` is said where there is no card;
- the lines of a card besides its paragraphs, and its figures: the words of text/card_lines.py and text/printed_figures.py.
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
    "choices": "ASKED", "news": "NEWS", "reasons": "REASONS",
}  # fmt: skip

NAMED: dict[object, QuestPhrase] = {  # what stands on its button by its name alone, in every language
    choices.PickPlace: "{place}", choices.PickHero: "{hero}", choices.PickMinion: "{minion}", choices.PickCharacter: "{character}",
    choices.PickItem: "{item}", choices.PickAttribute: "{attribute}", choices.PickMarker: "{marker}", choices.PickType: "{type}",
}  # fmt: skip


def _book(language: str) -> QuestBook:
    phrases = {**NAMED}
    for file, table in TABLES.items():
        phrases |= getattr(import_module(f"{__package__}.{language}.{file}"), table)
    return QuestBook(language, phrases, language_of(language).written)


BOOKS: Mapping[str, QuestBook] = Books(_book)
