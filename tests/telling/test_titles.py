"""What games are called in lists, and what there is to read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.telling.afterwards import next_chapter
from onetable.games.fellowship.telling.chapters import chapter_pages, odds
from onetable.games.registry import RULEBOOKS
from onetable.telling.reading import printed_cards, rules_page
from onetable.telling.titles import detail_of, title_of_table
from onetable.text import Interface
from tests.contract.positions import ALL
from tests.games.fellowship.scenes import Scene
from tests.server.pictures.tables import moments


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_set_up_has_a_title_and_every_moment_a_detail(language: str) -> None:
    for game, setup, players in ALL[::5]:
        assert title_of_table(game, setup, language)
        for match in moments(game, setup, players, seed=3, most=12):
            assert detail_of(game, match.view(-1), language)
    assert title_of_table("fellowship", {"chapter": 2}, "en") == "2 · A Little Delay in the Shire"


def test_the_detail_counts_tricks() -> None:
    hands = {"frodo": "H5 M5 R5", "gandalf": "H1 M1 R1", "bilbo": "H2 M2 R2", "pippin": "H3 M3 R3"}
    scene = Scene(1, characters=list(hands), hands=hands, leader="frodo", won=[("gandalf", "H6 H7 H8 M8")], lost="S8")
    assert detail_of("fellowship", scene.view(-1), "en") == "trick 2 of 4"
    assert detail_of("fellowship", Scene.dealt(1).view(-1), "en") == "Round 1: set-up"


def test_after_the_last_chapter_comes_the_road() -> None:
    assert [next_chapter(chapter) for chapter in CHAPTERS] == [*list(CHAPTERS)[1:], ROAD]
    assert next_chapter(ROAD) == ROAD


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["fellowship", "tcg", "quest"])
def test_every_card_can_be_read(game: str, language: str) -> None:
    book, interface = RULEBOOKS[game], Interface(language)
    rules = rules_page(interface, game)
    assert len(rules) >= 5 and all([title and text for title, text in rules])
    cards = printed_cards(book, book.phrasebook(language), interface)
    ids = [card.id for card in cards]
    assert len(set(ids)) == len(ids) >= 60
    assert all([card.name and card.kind for card in cards])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapter_book_as_data(language: str) -> None:
    book = chapter_pages(Interface(language), RULEBOOKS["fellowship"].phrasebook(language))
    assert [page.chapter for page in book] == [*CHAPTERS, ROAD]
    for page in book[:-1]:
        card = CHAPTERS[int(page.chapter)]
        assert [listed.key for listed in page.roster] == list(card.roster)
        assert {listed.key for listed in page.roster if listed.required} == set(card.required)
        assert page.title and all([each.name and each.text for part in page.pages for each in part.cards])
    assert [page.chapter for page in book if page.threats == "1–4"] == list(range(2, 10))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_tells_its_story_and_its_odds(language: str) -> None:
    book = chapter_pages(Interface(language), RULEBOOKS["fellowship"].phrasebook(language))
    assert all([page.story and len(page.odds) == 4 for page in book]) and len({page.story for page in book}) == len(book)


def test_the_odds_are_those_of_the_page_about_chapters() -> None:
    page = (Path(__file__).parents[2] / "docs" / "chapters.md").read_text("utf-8")
    for players, part in enumerate(re.split(r"^## \d players?$", page, flags=re.MULTILINE)[1:]):
        told = {chapter: int(won) for chapter, won in re.findall(r"^\| (\d+|road) \|.*\| (\d+) % [^|]*\|$", part, re.MULTILINE)}
        assert told == {chapter: won[players] for chapter, won in odds().items()}
