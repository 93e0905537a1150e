"""The phrasebooks of this game, one for each language; a language is loaded when it is first asked for.

A language is a package `en`, `zh`, `ja` or `nl` beside this module, with the same files and tables in each, put together in `tables`.
Keys are word classes (a word that one card brings: its name) and enum members, alone or with the form in which they stand within a
sentence; what a row may be, and which gaps a template may have, is told in `talk`.

A further set of cards says the words it brings in modules `text/en.py` and so on of its own package, each with one name, `PHRASES`: word
class -> what it says within a sentence. A verb is a template in which the sentence says the fields (“banish {target}”; in Dutch the
row of a verb, `does("verbannen", "{target}")`, see nl/piles.py), or a function of the word and the sentence. All else is derived.

A word said without a form stands alone: a paragraph of a card, a news item, a choice on a button, or a reason for a refusal.
Costs and conditions that stand alone are reasons ("You cannot exert a Dwarf."), unless they hold a card of the table (`The`, `picked`,
`Chosen`): then they are choices ("Exert Gimli").
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
