"""Finding a card by what a person writes: its id, its title, or its title and subtitle, in any language."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from onetable.core.errors import BadInput
from onetable.core.fold import fold
from onetable.core.phrasebook import LANGUAGES
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.titles import name_in, title_in

LEAST_WORD = 2  # letters of a word that tells cards apart
LONGEST = 80  # letters of an unknown name that are looked at and repeated
GUESSES = 3  # names that may have been meant
PARTS = re.compile(r"[0-9]+|[^\W\d_]+")  # of an id: its figures and its letters


class Named(NamedTuple):
    """The cards that are called so, and in which languages."""

    cards: tuple[Card, ...]
    languages: tuple[str, ...]

    def named(self, language: str) -> str:
        """What they are called: in this language, if it is so written there; a title that several share, without subtitles."""
        spoken = language if language in self.languages else self.languages[0]
        return name_in(spoken, self.cards[0]) if len(self.cards) == 1 else title_in(spoken, self.cards[0].title)

    def apart(self) -> tuple[Named, ...]:
        """Each of the cards by itself."""
        return tuple([Named((card,), self.languages) for card in self.cards])


class NoSuchCard(BadInput):
    """What somebody wrote is the name of no card, or of several; `meant` are those that it may be."""

    def __init__(self, told: str, kind: str, written: str, meant: tuple[Named, ...] = ()) -> None:
        super().__init__(told)
        self.kind, self.written, self.meant = kind, written, meant

    def meant_in(self, language: str) -> list[str]:
        """The names of those that it may be, for a reader of this language: each card once, in a language that is read there."""
        found: dict[tuple[Card, ...], str] = {}
        for each in self.meant:
            if each.cards not in found or language in each.languages:
                found[each.cards] = each.named(language)
        return list(found.values())


def squeeze(text: str) -> str:
    """What is left of a name when case, accents, apostrophes, hyphens and spaces do not matter."""
    return fold(text).replace(" ", "")


@cache
def _by_name() -> dict[str, Named]:
    """All cards by their title, and by their title and subtitle, in all languages."""
    found: dict[str, tuple[dict[Card, None], dict[str, None]]] = {}
    for language in LANGUAGES:
        for card in CARDS.values():
            for name in (title_in(language, card.title), name_in(language, card)):
                cards, languages = found.setdefault(squeeze(name), ({}, {}))
                cards[card] = languages[language] = None
    return {name: Named(tuple(cards), tuple(languages)) for name, (cards, languages) in found.items()}


@cache
def _by_folded_id() -> dict[str, Card]:
    """All cards by their id, however it is spaced."""
    return {squeeze(way): card for card in CARDS.values() for way in ways_of(card)}


def ways_of(card: Card) -> list[str]:
    """The number of a card as collectors write it: 1R34, 1 R 34, and 1_34."""
    number, *rest = PARTS.findall(card.id)
    if len(rest) != len("R1"):
        return [card.id]
    return [card.id, f"{number} {rest[0]} {rest[1]}", f"{number}_{rest[1]}"]


@cache
def _ids() -> re.Pattern[str]:
    """Finds an id in a text: 1R34, and as it is printed: 1 R 34."""
    ways = [re.escape(way) for card in CARDS.values() for way in ways_of(card)]
    return re.compile(rf"(?<!\w)(?:{'|'.join(ways)})(?!\w)", re.IGNORECASE)


def find_card(text: str) -> Card:
    """The card that is meant, or one clear sentence."""
    card = CARDS.get(text) or named_card(text) or _by_id(text)
    if card is None:
        meant = _guesses(text)
        guess = f"; did you mean “{meant[0].named('en')}”?" if meant else "."
        raise NoSuchCard(f"There is no card “{shortened(text)}”{guess}", "unknown", shortened(text), meant)
    return card


def named_card(text: str) -> Card | None:
    """The card of this name, None if there is none; a title that several cards share is refused."""
    found = _by_name().get(squeeze(text))
    if found is not None and len(found.cards) > 1:
        names = [each.named("en") for each in found.apart()]
        told = f"“{shortened(text)}” may be {' or '.join(names)}: write the subtitle as well."
        raise NoSuchCard(told, "several", shortened(text), found.apart())
    return found.cards[0] if found is not None else None


def _by_id(text: str) -> Card | None:
    """The card whose id stands here, alone or beside its name."""
    found = _ids().search(text)
    if found is None:
        return None
    card = _by_folded_id()[squeeze(found[0])]
    beside = squeeze(text[: found.start()] + text[found.end() :])
    if beside and not _may_be_called(card, beside, text):
        told = f"“{shortened(text)}” names two things: {card.id} is {card.name}."
        named = _by_name().get(beside)
        others = named.apart() if named is not None else ()
        raise NoSuchCard(told, "two", shortened(text), (Named((card,), LANGUAGES), *others))
    return card


def _may_be_called(card: Card, beside: str, text: str) -> bool:
    """Whether what stands beside a number is a name of this card, or a part of one, and not the name of another."""
    named = _by_name().get(beside)
    if named is not None:
        return card in named.cards
    names = {word for language in LANGUAGES for word in fold(name_in(language, card)).split()}
    return any([word in names for word in fold(text).split() if len(word) > LEAST_WORD])


def _guesses(text: str) -> tuple[Named, ...]:
    """What may have been meant, the nearest first."""
    return tuple(dict.fromkeys([_by_name()[name] for name in get_close_matches(squeeze(text[:LONGEST]), _by_name(), n=GUESSES)]))


def shortened(text: str) -> str:
    """A name as it can be repeated in a sentence."""
    whole = " ".join("".join([letter if letter.isprintable() else " " for letter in text]).split())
    return whole if len(whole) <= LONGEST else f"{whole[:LONGEST]}…"
