"""A card in full: its name, what is printed on it, its text."""

from __future__ import annotations

from onetable.games.quest.pieces import UNSEEN
from onetable.games.quest.telling.facts import headed, name_of
from onetable.telling.spoken_view import SpokenView


def card_page(sight: SpokenView, card: str) -> str:
    """The card or figure “kind.id”: name, figures and text, a line each."""
    kind, _, id = card.partition(".")
    if id == UNSEEN or card not in sight.texts:
        return ""
    word = sight.texts[card]
    lines = (headed(name_of(sight, kind, id)), sight.phrases.figures(word), sight.read(word))
    return "\n".join([line for line in lines if line])


def card_body(sight: SpokenView, card: str) -> str:
    """The same without the name."""
    return card_page(sight, card).partition("\n")[2]
