"""What else lies on the table: the card that speaks now, the Finale, and the decks."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.word import Word
from onetable.games.quest.mechanics.story import dominant
from onetable.games.quest.pictures.drawing import Drawing, key, keys
from onetable.games.quest.pictures.shapes import Ending, Happening, Pile, Standing
from onetable.games.quest.pieces import UNSEEN
from onetable.games.quest.table import Board
from onetable.games.quest.telling.journal import speaking, told_last
from onetable.games.quest.traits import Deck, Marker
from onetable.games.quest.vocabulary import sauron_news, story_news
from onetable.games.quest.vocabulary.hero_news import EncountersDrawn


def happening(drawing: Drawing) -> Happening | None:
    """The card that asks now, or else the one that was turned up or played last in this turn."""
    if drawing.board.winner:
        return None
    asks = speaking(drawing.sight) if drawing.asked >= 0 else ""
    card = asks or told_last(drawing.sight)
    kind, _, id = card.partition(".")
    if not id or id == UNSEEN or kind == "hero":
        return None
    return Happening(kind, card, bool(asks), drawing.asked if asks else -1, drawn_with(card, drawing.sight.journal))  # type: ignore[arg-type]


def drawn_with(card: str, journal: Sequence[Word]) -> tuple[str, ...]:
    """All that was drawn when this event or encounter was."""
    kind, _, id = card.partition(".")
    for word in reversed(journal) if kind in ("event", "encounter") else ():
        drawn = word.events if isinstance(word, sauron_news.EventsDrawn) else word.cards if isinstance(word, EncountersDrawn) else ()
        if id in drawn:
            return keys(kind, drawn)
    return ()


def ending(board: Board, journal: Sequence[Word]) -> Ending | None:
    """The Finale, once it has begun."""
    told = next((word for word in reversed(journal) if isinstance(word, story_news.MissionsRevealed)), None)
    if told is None:
        return None
    chosen = next((word.hero for word in reversed(journal) if isinstance(word, story_news.ChampionChosen)), None)
    began = next((word.dominant for word in reversed(journal) if isinstance(word, story_news.FinaleBegins)), dominant(board))
    return Ending(
        board.winner,  # type: ignore[arg-type]
        board.ending,
        key("mission", told.heroes),
        told.heroes_met,
        key("mission", told.sauron),
        told.sauron_met,
        board.seat_of(chosen) if chosen is not None else -1,
        began,  # type: ignore[arg-type]
        standings(journal),
    )


def standings(journal: Sequence[Word]) -> tuple[Standing, ...]:
    """Where the markers stood at the end of each round, as the journal tells it."""
    spaces, number, found = dict.fromkeys(Marker, 0), 0, dict[int, Standing]()
    for word in journal:
        if isinstance(word, story_news.RoundBegins):
            number = word.number
        elif isinstance(word, story_news.MarkerMoved):
            spaces[word.marker] = word.space
        found[number] = Standing(number, *[spaces[marker] for marker in (Marker.GREEN, Marker.RED, Marker.BLACK, Marker.YELLOW)])
    return tuple(found.values())


def piles(board: Board) -> tuple[Pile, ...]:
    """Every deck with its discards."""
    found = [
        Pile("plot", len(board.plot_deck), keys("plot", board.plot_discards)),
        Pile("shadow", len(board.shadow_deck), keys("shadow", board.shadow_discards)),
        Pile("peril", len(board.perils), keys("peril", board.peril_discards)),
        Pile("corruption", len(board.corruption), keys("corruption", board.corruption_discards)),
        Pile("skill", len(board.skills), keys("fighting", board.skill_discards)),
    ]
    found += [
        Pile(f"event.{stage}", len(deck), keys("event", gone))
        for stage, (deck, gone) in enumerate(zip(board.events, board.event_discards, strict=True), 1)
    ]
    found += [Pile(f"encounter.{deck}", len(board.encounters[deck]), keys("encounter", board.encounter_discards[deck])) for deck in Deck]
    found += [
        Pile(f"token.{deck}", len(board.piles[deck]), keys("monster", board.pile_discards[deck])) for deck in Deck if deck in board.piles
    ]
    return tuple(found)
