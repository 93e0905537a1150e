"""What a quest is called in a list, and how far it has come."""

from __future__ import annotations

from functools import cache

from onetable.core.phrasebook import Phrasebook
from onetable.games.quest.figures import COMBAT_CARDS, HERO_CARDS
from onetable.games.quest.table import Board
from onetable.games.quest.text.names import Named
from onetable.games.registry import rulebook
from onetable.text import Interface


def detail(board: Board, language: str) -> str:
    """The heroes who ride out, and the round."""
    say, phrases = Interface(language).say, rulebook("quest").phrasebook(language)
    heroes = say("line-comma").join([phrases.say(Named(f"hero.{hero}")) for hero in [sheet.hero for sheet in board.sheets]])
    return f"{heroes} · {say('quest-round', number=board.round) if board.round else say('quest-setup')}"


@cache
def owner_of(card: str) -> str:
    """Who fights with a card: a hero, a deck of combat cards, or any hero by training; as the name of a name."""
    for hero, cards in HERO_CARDS.items():
        if any([each.id == card for each in cards]):
            return f"hero.{hero}"
    return next((f"deck.{deck}" for deck, cards in COMBAT_CARDS.items() if any([each.id == card for each in cards])), "")


def card_name(id: str, phrases: Phrasebook, interface: Interface) -> str:
    """A card in the reader; several fight with cards of the same name, so a fighting card says whose it is."""
    name = phrases.tidy(phrases.say(Named(id)))
    kind, _, card = id.partition(".")
    if kind != "fighting":
        return name
    owner = phrases.say(Named(owner_of(card))) if owner_of(card) else interface.say("quest-skill")
    return interface.say("quest-choice", choice=name, facts=owner)
