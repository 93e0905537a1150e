"""Words: equal by value, to JSON and back, in short form, aloud; scopes that name things; events by seat."""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec
import pytest

from onetable.core.event import Event
from onetable.core.phrasebook import LANGUAGES, Books, MissingPhrase, Phrasebook
from onetable.core.position import Position
from onetable.core.short import short
from onetable.core.step import Scope
from onetable.core.whole import whole
from onetable.core.word import Word, kinds_of, read_word, words_in
from tests.core.stones import STONES, Heap, StonesTaken, TakeStones


class Colour(Enum):
    """A colour."""

    GREEN = "green"
    GREY = "grey"


class Pebble(Word, frozen=True):
    """Something small."""

    colour: Colour
    marked: bool = False


class Heaps(Word, frozen=True):
    """Several things."""

    pebbles: tuple[Pebble, ...]
    pair: tuple[int, Colour] = (0, Colour.GREY)
    either: Colour | int = 3


ALL = Heaps((Pebble(Colour.GREEN), Pebble(Colour.GREY, True)), (2, Colour.GREEN), Colour.GREY)


@pytest.mark.parametrize("word", [ALL, Pebble(Colour.GREY), Heaps(()), TakeStones(2)])
def test_a_word_comes_back_from_json(word: Word) -> None:
    found = read_word(msgspec.json.decode(msgspec.json.encode(word)), home=__name__)
    assert found == word and hash(found) == hash(word) and type(found) is type(word)


def test_a_word_that_nobody_knows_is_named() -> None:
    with pytest.raises(ValueError, match="there is no word “Xyzzy”"):
        read_word({"is": "Xyzzy"})


def test_of_two_words_with_one_name_the_one_at_home_is_meant() -> None:
    stranger = type("Pebble", (Word,), {"__module__": "far.away", "__annotations__": {"size": int}}, frozen=True)
    assert type(read_word({"is": "Pebble", "colour": "grey"}, home=__name__)) is Pebble
    assert type(read_word({"is": "Pebble", "size": 1}, home="far.away")) is stranger
    assert {Pebble, stranger} <= set(kinds_of(Word))


def test_the_words_within_a_word() -> None:
    assert list(words_in(ALL)) == [ALL, *ALL.pebbles] and list(words_in(["x", (TakeStones(1),)])) == [TakeStones(1)]


def test_the_short_form_names_the_class_and_its_parts() -> None:
    assert short(TakeStones(2)) == "TakeStones 2" and short(Pebble(Colour.GREY, True)) == "Pebble grey marked"
    assert short(ALL) == "Heaps Pebble green Pebble grey marked 2 green grey"
    assert STONES.short(STONES.begin({}, 2, 1).table, TakeStones(1)) == "TakeStones 1"


# ---- aloud


def book(**more: Any) -> Phrasebook:
    """A language of a few words."""
    phrases: dict[object, Any] = {
        StonesTaken: "{who} takes {count}", Colour.GREEN: "green", (Colour.GREEN, "many"): "greens", Colour.GREY: "grey",
        Pebble: "a {colour} pebble", (Pebble, "many"): "{colour:many}", Heaps: "see {pebbles}", tuple: " and ",
        TakeStones: lambda word: "take all" if word.count > 9 else "take {count}",
    }  # fmt: skip
    return Phrasebook("en", phrases, {"bree": "Bree"}, **more)


def test_phrases_ask_their_parts_for_forms() -> None:
    assert book().read(StonesTaken(1, 2)) == "1 takes 2" and book().read(TakeStones(3), TakeStones(10)) == "take 3 take all"
    assert book().read(ALL) == "see a green pebble and a grey pebble"
    assert book().say(Pebble(Colour.GREEN), "many") == "greens" and book().say(Pebble(Colour.GREY), "many") == "grey"
    assert book(tidy=str.capitalize).read(TakeStones(1)) == "Take 1" and book().name("bree") == "Bree"


def test_what_a_language_cannot_say_is_named() -> None:
    class Unsaid(Word, frozen=True):
        """Nobody has a phrase for it."""

    with pytest.raises(MissingPhrase, match="en has no phrase for Unsaid in the form “many”"):
        book().say(Unsaid(), "many")
    with pytest.raises(MissingPhrase, match="en has no name for “moria”"):
        book().name("moria")


def test_books_are_made_when_they_are_wanted() -> None:
    made: list[str] = []

    def make(language: str) -> Phrasebook:
        made.append(language)
        return book()

    books = Books(make)
    assert tuple(books) == LANGUAGES and len(books) == 4 and not made
    assert books["nl"] is books["nl"] and made == ["nl"]
    with pytest.raises(KeyError):
        books["xx"]


# ---- scopes, events, positions, numbers


def test_a_scope_remembers_what_was_named_last_by_each_noun() -> None:
    scope = Scope(1, 5).naming(TakeStones(1), 7).naming(TakeStones(2), 8).naming(TakeStones(1), 9)
    assert scope.it == 9 and scope.that(TakeStones(2)) == 8 and scope.that(TakeStones(1)) == 9 and scope.source == 5
    with pytest.raises(StopIteration):
        scope.that(TakeStones(3))


def test_an_event_is_seen_by_all_or_by_those_it_names() -> None:
    open_one, closed = Event(TakeStones(1)), Event(TakeStones(1), frozenset({1}))
    assert [open_one.is_seen_by(seat) for seat in (-1, 0, 1)] == [True, True, True]
    assert [closed.is_seen_by(seat) for seat in (-1, 0, 1)] == [False, False, True]


def test_a_silent_table_keeps_no_news() -> None:
    heap: Heap = STONES.begin({}, 2, 1, silent=True).table
    heap.tell(TakeStones(1))
    assert heap.news is None and heap.copy().news is None
    with pytest.raises(NotImplementedError):
        Position().copy()


@pytest.mark.parametrize("bad", [None, True, 2.0, "2", ()])
def test_what_is_no_whole_number_is_named(bad: Any) -> None:
    with pytest.raises(TypeError, match="the wish is a whole number, not"):
        whole(bad, "the wish")
    assert whole(-2, "the wish") == -2
