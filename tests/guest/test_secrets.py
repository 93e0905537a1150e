"""The secrets of the guest: views and journal name no lantern that their reader has not seen; imagined worlds are all equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import msgspec
import pytest

from lanterns.game import Lanterns
from lanterns.imagine import wrapped
from lanterns.news import Hung, Looked, LookedAtPile, Unwrapped
from lanterns.pieces import Named
from lanterns.table import Bridge
from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.match import Match
from onetable.core.scenario.choosing import choose
from onetable.core.view import NOBODY
from onetable.core.word import words_in

BOOK = Lanterns()
MINE, UNSEEN = ["fox", "tin", "owl"], ["dragon", "moon", "carp", "crane", "silk"]
ASHES = ["moth", "ember", "firefly", "paper", "reed", "glass", "horn", "lotus"]


def night(theirs: list[str], pile: list[str]) -> Game[Bridge]:
    """I keep watch; the other, who has glow enough for the moon but not for the dragon, is to hang up a lantern."""
    return BOOK.scene({"people": [{"hand": MINE}, {"hand": theirs, "glow": 4}], "pile": pile, "ashes": ASHES})


def position(game: Game[Bridge]) -> bytes:
    """A position, to be compared: all that lies on the table."""
    return msgspec.json.encode((game.table.people, game.table.pile))


def test_imagined_worlds_are_all_that_fit_each_as_likely_as_any_other() -> None:
    real = night(UNSEEN[1:4], [UNSEEN[0], UNSEEN[4]])
    choose(BOOK, real, "Hang carp")
    seen = BOOK.view(real, 0)
    fitting = set()
    for dealt in permutations(UNSEEN):
        start = night(list(dealt[:3]), list(dealt[3:]))
        assert start.decision is not None
        for number in range(len(start.decision.choices)):
            world = start.clone()
            world.answer(number)
            if BOOK.view(world, 0).encode() == seen.encode():
                fitting.add(position(world))
    assert len(fitting) == 4 * 4 * 3 * 2  # any but the dragon hangs there; the other four lie anywhere
    dice, each = Dice(7), 100
    found = Counter([position(BOOK.imagine(seen, dice)) for _ in range(each * len(fitting))])
    assert set(found) == fitting
    spread = sum([(count - each) ** 2 / each for count in found.values()])
    assert spread < 140  # chi squared with 95 degrees of freedom: more than that is chance once in 500 times


def test_views_are_equal_to_the_byte_where_nothing_that_is_seen_differs() -> None:
    one, other = night(UNSEEN[:3], UNSEEN[3:]), night(UNSEEN[2:], UNSEEN[:2])
    assert BOOK.view(one, 0).encode() == BOOK.view(other, 0).encode()
    assert BOOK.view(one, NOBODY).encode() == BOOK.view(other, NOBODY).encode()
    assert BOOK.view(one, 1).encode() != BOOK.view(other, 1).encode()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_journal_names_only_what_its_reader_has_seen(players: int) -> None:
    secrets = 0
    for seed in range(20):
        match, random, heard = Match(BOOK, {"length": "long"}, players, seed), Random(seed), 0
        while match.game.decision is not None:
            match.answer(random.randrange(len(match.game.decision.choices)))
            for seat in (NOBODY, *range(players)):
                table = match.view(seat).table
                opened = [event.word.lantern.key for event in match.journal[heard:] if isinstance(event.word, Unwrapped)]
                known = {"", *opened, *[lantern.face for lantern in wrapped(table)]}
                for event in match.journal[heard:]:
                    if event.is_seen_by(seat) and isinstance(event.word, (Hung, Looked, LookedAtPile)):
                        named = {word.key for word in words_in(event.word) if isinstance(word, Named)}
                        assert named <= known
                        secrets += named == {""}
            heard = len(match.journal)
    assert secrets > 100


def test_only_who_has_looked_knows() -> None:
    hands = (["carp", "fox", "tin"], ["owl", "horn", "reed"], ["silk", "glass", "moth"])
    game = BOOK.scene({"people": [{"hand": hand} for hand in hands]})
    for line in ("Hang owl", "Hang silk", "LookUnder Player 1"):
        choose(BOOK, game, line)
    seen = {seat: hung.face for seat in range(3) if (hung := BOOK.view(game, seat).table.people[1].hung) is not None}
    assert seen == {0: "owl", 1: "owl", 2: ""}
