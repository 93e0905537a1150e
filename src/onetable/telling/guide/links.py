"""What a section speaks of: cards by their names, and terms that have a section of their own; and where a card or a term is spoken of."""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from onetable.games.registry import rulebook
from onetable.telling.guide.sections import guide_of
from onetable.telling.teller import teller_of
from onetable.text import Interface

SHORTEST = 2  # letters of a name
COMMA = re.compile(", |，|、")  # before a subtitle
ARTICLE = re.compile(r"[A-Z]\w* [A-Z]")  # or another word that is written small within a sentence, if the name goes on with a capital
CAPITALS = "en"  # in English a title is told from a word by its capitals
LATIN = r"[^\W_⺀-鿿豈-﫿぀-ヿ]"  # a name of such letters is no part of a longer word; other scripts write their words together


class Named(Struct, frozen=True):
    """Words of a section that can be followed: the cards of this name, or the section about a term."""

    words: str
    cards: list[str]
    section: str


def named_in(game: str, language: str, section: str) -> list[Named]:
    """What a section speaks of, in the order in which it is first named."""
    return _named(game, language).get(section, [])


def spoken_of(game: str, language: str, name: str) -> list[str]:
    """The sections that speak of a card, by its id, or of a term; the section about the term first."""
    about = guide_of(game).by_keyword.get(name)
    told = [section for section, names in _named(game, language).items() if any([name in each.cards for each in names])]
    return [about, *told] if about is not None else told


@cache
def _named(game: str, language: str) -> dict[str, list[Named]]:
    """Each name once a section."""
    terms, cards = term_names(game, language), dict[str, list[str]]()
    for card, called in card_titles(game, language).items():
        for name in called:
            cards.setdefault(name, []).append(card)
    names = sorted({*cards, *terms}, key=len, reverse=True)
    if not names:
        return {}
    pattern = re.compile(f"(?<!{LATIN})(?:{'|'.join([re.escape(name) for name in names])})(?!{LATIN})", re.IGNORECASE)
    found: dict[str, list[Named]] = {}
    for section in guide_of(game).sections.values():
        seen, told = dict[str, Named](), "\n".join(section.body(CAPITALS))
        for words in pattern.findall(" \n".join(section.body(language))):
            meant = [card for card in cards.get(words, []) if not only_a_word(game, card, told)]
            named = Named(words, meant, "" if meant else terms.get(words.casefold(), ""))
            if (named.cards or named.section not in ("", section.id)) and words.casefold() not in seen:
                seen[words.casefold()] = named
        found[section.id] = list(seen.values())
    return found


def only_a_word(game: str, card: str, told: str) -> bool:
    """Whether English writes what a card is called in small letters here: then it is a word like any other, in every script."""
    names = card_titles(game, CAPITALS)[card]
    return any([name.lower() in told for name in names]) and not any([name in told for name in names])


@cache
def card_titles(game: str, language: str) -> dict[str, set[str]]:
    """What each card is called; a title without its subtitle can be several."""
    book, teller, interface = rulebook(game), teller_of(game), Interface(language)
    phrases, found, english = book.phrasebook(language), dict[str, set[str]](), (book.phrasebook(CAPITALS), Interface(CAPITALS))
    for card in book.cards():
        if teller.printed(card):
            whole = teller.card_name(card, phrases, interface)
            names = {whole}
            if COMMA.search(teller.card_name(card, *english)):  # elsewhere a title itself may have a comma
                names.add(COMMA.split(whole, maxsplit=1)[0])
            names |= {name[0].lower() + name[1:] for name in names if ARTICLE.match(name)}
            found[str(card["id"])] = {name for name in names if len(name) >= SHORTEST}
    return found


def term_names(game: str, language: str) -> dict[str, str]:
    """By name, in small letters, the section about a term or a word printed on cards."""
    teller, phrases, interface = teller_of(game), rulebook(game).phrasebook(language), Interface(language)
    found = {}
    for key, section in guide_of(game).by_keyword.items():
        name = teller.term_name(key, phrases, interface)
        if len(name) >= SHORTEST:
            found[name.casefold()] = section
    return found
