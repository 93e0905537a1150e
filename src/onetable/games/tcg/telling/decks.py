"""Decks that people build: read with their mistakes, checked, and told in a language."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from onetable.core.errors import BadInput
from onetable.games.tcg.card_names import NoSuchCard
from onetable.games.tcg.deck_lines import LineMistake, OddCount, OddDeck
from onetable.games.tcg.deck_mistakes import look_through
from onetable.games.tcg.decklist import DECKS, DeckList, deck_title, read_deck, violations, write_json, write_text
from onetable.games.tcg.game import TradingCardGame
from onetable.games.tcg.suggestion import completed, with_sites
from onetable.games.tcg.telling.deck_drawn import deck_drawn
from onetable.games.tcg.telling.sample_turn import sample_turn
from onetable.telling.decks import DeckBook, DeckSummary, GivenDeck, Json, Mistake, ReadDeck, SampleTurn, Think
from onetable.text import Interface

SITES = "sites"  # the part of a deck that can be filled by itself
SAID = {"unknown": "tcg-deck-unknown", "several": "tcg-deck-several", "two": "tcg-deck-two"}


class TcgDecks(DeckBook):
    """A Ring-bearer, a Ring, nine sites and a draw deck."""

    page = "/decks"
    field = "decks"

    def read(self, text: str, language: str) -> ReadDeck:
        try:
            found, wrong = look_through(text)
        except OddDeck as error:
            raise BadInput(said(error, language)) from None
        return ReadDeck(as_data(found) if found is not None else None, [told(mistake, language) for mistake in wrong])

    def named(self, deck: Json, name: str) -> Json:
        return as_data(replace(from_data(deck), name=name))

    def written(self, deck: Json, language: str) -> str:
        return write_text(from_data(deck), language)

    def summary(self, deck: Json, language: str) -> DeckSummary:
        found = from_data(deck)
        phrases = TradingCardGame().phrasebook(language).marking()
        reasons = [phrases.read(word) for word in violations(found)]
        return DeckSummary(about(found, language), not reasons, reasons, deck_drawn(found))

    def given(self, language: str) -> list[GivenDeck]:
        return [
            GivenDeck(name, deck_title(name, language), as_data(each), about(each, language), not violations(each), deck_drawn(each, name))
            for name, each in DECKS.items()
        ]

    def completed(self, deck: Json, part: str) -> Json:
        return as_data((with_sites if part == SITES else completed)(from_data(deck)))

    async def sample(self, deck: Json, seed: int, language: str, think: Think) -> SampleTurn:
        return await sample_turn(from_data(deck), seed, language, think)


def as_data(found: DeckList) -> Json:
    """A deck as it is kept."""
    data: Json = msgspec.json.decode(write_json(found))
    return data


def from_data(deck: Json) -> DeckList:
    """A deck that was kept."""
    return read_deck(msgspec.json.encode(deck))


def about(found: DeckList, language: str) -> str:
    """How many cards, and of which cultures."""
    phrases, say = TradingCardGame().phrasebook(language), Interface(language)
    cultures = dict.fromkeys([card.culture for card, _ in found.counts() if card.culture is not None])
    names = [phrases.tidy(phrases.say(culture)) for culture in cultures]
    cards = say.say("tcg-search-count", count=sum([count for _, count in found.draw]))
    return " · ".join([cards, *names])


def told(mistake: LineMistake, language: str) -> Mistake:
    """A mistake in one sentence, and how the line may read instead."""
    say, error = Interface(language), mistake.error
    meant: list[str] = []
    match error:
        case NoSuchCard():
            names = error.meant_in(language)
            text = say.say(SAID[error.kind], name=error.written, meant=names[0] if error.kind == "two" else " · ".join(names))
            meant = [instead(mistake.written, error.written, name) for name in names]
        case OddCount():
            text = say.say("tcg-deck-count", count=error.digits[:8], name=error.what)
            meant = [mistake.written.replace(error.digits, "1", 1)]
        case OddDeck():
            text = said(error, language)
        case _:
            text = str(error)
    return Mistake(mistake.line, mistake.written, text, meant)


def said(error: OddDeck, language: str) -> str:
    """What can be no deck, in one sentence."""
    return Interface(language).say(f"tcg-deck-{error.kind}", **error.values)


def instead(line: str, written: str, name: str) -> str:
    """The same line with another name in it."""
    return line.replace(written, name, 1) if written in line else name
