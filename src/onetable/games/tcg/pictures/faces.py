"""What is printed on the cards, for tables in the browser: made once for each language."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.pictures.faces_shape import CultureCode, Face, KindCode, Named, SideCode
from onetable.games.tcg.pictures.rulings import rulings_of
from onetable.games.tcg.text.cards import HomeSite
from onetable.games.tcg.titles import subtitle_in, title_in
from onetable.games.tcg.traits import Culture, Kind, Side
from onetable.language.book import language_of
from onetable.server.pictures.speaker import Speaker, speaker_of
from onetable.telling.ruby import ruby

SIDES: dict[Side, SideCode] = {Side.FREE: "free", Side.SHADOW: "shadow", Side.RING: "ring", Side.SITE: "site"}
KINDS: dict[Kind, KindCode] = {
    Kind.COMPANION: "companion", Kind.ALLY: "ally", Kind.MINION: "minion", Kind.POSSESSION: "possession", Kind.ARTIFACT: "artifact",
    Kind.CONDITION: "condition", Kind.EVENT: "event", Kind.SITE: "site", Kind.THE_ONE_RING: "ring",
}  # fmt: skip
CULTURES: dict[Culture, CultureCode] = {
    Culture.DWARVEN: "dwarven", Culture.ELVEN: "elven", Culture.GANDALF: "gandalf", Culture.GONDOR: "gondor", Culture.SHIRE: "shire",
    Culture.ISENGARD: "isengard", Culture.MORIA: "moria", Culture.RINGWRAITH: "ringwraith", Culture.SAURON: "sauron",
}  # fmt: skip


@cache
def faces_in(game: str, language: str) -> dict[str, Face]:
    """The faces of all cards by key."""
    speaker = speaker_of(game, language)
    return {key: face_of(speaker, card) for key, card in CARDS.items()}


def face_of(speaker: Speaker, card: Card) -> Face:
    """What is printed on a card."""
    begin = language_of(speaker.language).begin
    return Face(
        key=card.id,
        title=begin(title_in(speaker.language, card.title)),
        side=SIDES[card.side],
        kind=KINDS[card.kind],
        type_line=type_line(speaker, card),
        subtitle=begin(subtitle_in(speaker.language, card.subtitle)),
        ruby=ruby(speaker.language, title_in(speaker.language, card.title)),
        english=title_in("en", card.title) if speaker.language != "en" else "",
        english_subtitle=subtitle_in("en", card.subtitle) if speaker.language != "en" else "",
        unique=card.unique,
        culture=CULTURES[card.culture] if card.culture is not None else "",
        race=quality(speaker, card.race),
        item=quality(speaker, card.item),
        signet=quality(speaker, card.signet),
        cost=card.twilight if card.culture is not None else None,
        strength=card.strength if card.is_character else None,
        vitality=card.vitality if card.is_character else None,
        strength_bonus=card.strength_bonus,
        vitality_bonus=card.vitality_bonus,
        resistance=card.resistance,
        site=card.site,
        home=card.home,
        shadow=card.shadow if card.kind is Kind.SITE else None,
        arrow=card.arrow.value if card.arrow is not None else "",
        keywords=tuple([Named(keyword.value, speaker.read(keyword).rstrip(".。"), amount) for keyword, amount in card.keywords]),
        lines=tuple([line for line in speaker.read(card).split("\n") if line]),
        rulings=rulings_of(speaker, card),
    )


def type_line(speaker: Speaker, card: Card) -> str:
    """Culture, type, race and class, as the line under the picture says it."""
    words = [word for word in (card.culture, card.kind, card.race, card.item) if word is not None]
    home = [speaker.phrases.say(HomeSite(card.home))] if card.home else []
    return " · ".join([speaker.phrases.tidy(text) for text in [*[speaker.phrases.say(word) for word in words], *home]])


def quality(speaker: Speaker, word: StrEnum | None) -> Named | None:
    """A quality by its code and in words."""
    return Named(word.value.split(" signet")[0], speaker.phrases.tidy(speaker.phrases.say(word))) if word is not None else None
