"""A line of the journal says how much it matters, and what on the table it is about."""

from __future__ import annotations

import pytest

from onetable.core.word import Word
from onetable.games.fellowship.pieces.names import Named as Character
from onetable.games.fellowship.pieces.playing_cards import Card, Suit
from onetable.games.fellowship.words import news as fellowship
from onetable.games.quest.traits import Hero, Place
from onetable.games.quest.vocabulary import hero_news, map_news, sauron_news
from onetable.games.tcg.speech import news as tcg
from onetable.games.tcg.speech.names import Named, Player
from onetable.server.pictures.speaker import pictures_of
from onetable.telling.teller import teller_of

GIMLI, GOBLIN = Named("1C13"), Named("1C178")
NEWS: list[tuple[str, Word, int, tuple[str, ...]]] = [
    ("tcg", tcg.CardPlayedOn(Player(1), GOBLIN, GIMLI), 2, ("seat.1", "1C178", "1C13")),
    ("tcg", tcg.WasKilled((GIMLI,)), 2, ("1C13",)),
    ("tcg", tcg.TwilightAdded(2, 3), 0, ()),
    ("tcg", tcg.WasExerted((GIMLI, GIMLI)), 1, ("1C13",)),
    ("quest", map_news.InfluencePlaced(Place.MORIA, 1), 2, ("place.moria",)),
    ("quest", hero_news.HeroMoved(Hero.THALIN, Place.BREE), 2, ("hero.thalin", "place.bree")),
    ("quest", sauron_news.PlotPlayed("the_dead_marshes", Place.DEAD_MARSHES), 2, ("place.dead_marshes", "plot.the_dead_marshes")),
    ("quest", sauron_news.TokensReturned(), 0, ()),
    ("fellowship", fellowship.Leads(Character("frodo"), Card(Suit.HILLS, 5)), 1, ("H5",)),
    ("fellowship", fellowship.GoalDone(Character("frodo")), 2, ()),
]


@pytest.mark.parametrize(("game", "word", "weight", "about"), NEWS, ids=lambda value: type(value).__name__)
def test_a_line_says_how_much_it_matters_and_what_it_is_about(game: str, word: Word, weight: int, about: tuple[str, ...]) -> None:
    assert teller_of(game).weight(word) == weight
    assert pictures_of(game).about(word) == about


def test_a_game_without_pictures_tells_that_everything_matters_alike() -> None:
    word = tcg.TwilightAdded(2, 3)
    assert (teller_of("drafts").weight(word), pictures_of("drafts").about(word)) == (1, ())
