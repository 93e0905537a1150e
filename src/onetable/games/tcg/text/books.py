"""The phrasebooks of this game, one for each language; a language is loaded when it is first asked for.

A language is a package `en`, `zh`, `ja` or `nl` beside this module, whose tables are put together in `tables`: phrases (word class, its
name where one card brings it, or enum member, alone or with a form `(Exert, "done")` -> template, or function `(word, book) -> template`),
and for each part of speech in which form it stands within a sentence, and how it stands alone.

A further set of cards says the words it brings in modules `text/en.py` and so on of its own package, each with one name, `PHRASES`: word
class -> what it says within a sentence. A verb is a template in which the sentence says the fields (“banish {target}”; in Dutch the
row of a verb, `does("verbannen", "{target}")`, see nl/piles.py), or a function of the word and the sentence. All else is derived.

A word said without a form stands alone: a paragraph of a card, a news item, a choice on a button, or a reason for a refusal.
Costs and conditions that stand alone are reasons ("You cannot exert a Dwarf."), unless they hold a card of the table (`The`, `picked`,
`Chosen`): then they are choices ("Exert Gimli"). Inside a sentence a word is asked for with whatever forms the language needs.
Forms and keys that all languages share:

- `{field:card}`: a handle of the table, or several, as the name of the card; known when the book is `book.at(table)`;
- `(Named, "full")`: title and subtitle; `Named` alone: the title; `UnseenCard`: a card whose face is not known;
- `book.speaker`: the card whose text is read (None: nobody knows; then "this card"), set by `book.of(card)`;
- `KeywordLine`, `ToPlay`, `BearerMustBe`, `OnePerBearer`, `PlaysToSupportArea`, `PlaysOnSite`: the lines of a card besides its
  paragraphs (text/cards.py);
- the traits of `Is` may be plain strings: `text.cards.trait(text)` gives the enum member, or a title.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from onetable.core.phrasebook import Books
from onetable.core.word import Word, kinds_of
from onetable.games.tcg.card_set import CardSet
from onetable.games.tcg.cards.catalogue import SETS
from onetable.games.tcg.text.book import CardBook, CardPhrase
from onetable.games.tcg.text.tables import placed, tables_of


def _book(language: str) -> CardBook:
    phrases, speech, tidy = tables_of(language)
    for each in SETS[1:]:
        phrases = {**phrases, **placed(phrases_of(each, language), speech)}
    return CardBook(language, by_type(phrases), tidy)


def by_type(phrases: Mapping[object, CardPhrase]) -> dict[object, CardPhrase]:
    """A word that one card brings is keyed by its name, so that no grammar knows a card: here its type is found."""
    kinds = {kind.__name__: kind for kind in kinds_of(Word)}

    def typed(key: object) -> object:
        return kinds[key] if type(key) is str else (typed(key[0]), *key[1:]) if isinstance(key, tuple) else key

    return {typed(key): phrase for key, phrase in phrases.items()}


def phrases_of(found: CardSet, language: str) -> Mapping[object, CardPhrase]:
    """How the words that a further set brings are said in a language; nothing where it has no file for it."""
    folder = f"{found.home}.text"
    if find_spec(folder) is None or find_spec(f"{folder}.{language}") is None:
        return {}
    phrases: Mapping[object, CardPhrase] = import_module(f"{folder}.{language}").PHRASES
    return phrases


BOOKS: Mapping[str, CardBook] = Books(_book)
