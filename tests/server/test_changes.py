"""A line tells what has changed: whatever is lost, repeated or overtaken, a client holds what was told, or knows that it must ask."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from onetable.client import Client
from onetable.client import Line as ClientLine
from onetable.core.errors import BadInput
from onetable.games.registry import RULEBOOKS
from onetable.server.pictures.picture import Picture, layout
from onetable.server.table import entries as log
from onetable.server.table import frames
from onetable.server.table.frames import Listener
from onetable.server.table.sitting import Sitting
from onetable.telling.phrases import allowed
from tests.server.stage import Friend, answer, happen, seated

Json = dict[str, Any]
WHO = ("ada", "bob", "cleo")
LANGUAGES = ("en", "zh", "ja", "nl")
PARTS = ("table", "n", "view", "people", "undo", "said", "next")


class Line:
    """What the server takes for a line: its messages lie about until the weather delivers them."""

    def __init__(self, person: str, language: str, last: int) -> None:
        self.person, self.language, self.last = person, language, last
        self.coach: bool | None = None
        self.sheet: frames.Sheet | None = None
        self.under_way: list[bytes] = []
        self.sent = 0

    def post(self, message: bytes) -> None:
        self.under_way.append(message)
        self.sent += len(message)

    def close(self, code: str, text: str) -> None:
        raise AssertionError(code)


class Reader:
    """Somebody with the client of this project, in bad weather."""

    def __init__(self, person: str, random: Random) -> None:
        self.person, self.random = person, random
        self.client = ClientLine(Client("http://table", person, {"language": "en"}), "t", "en")
        self.line = Line(person, "en", 0)
        self.truth: dict[tuple[int, str], tuple[Json, list[Json]]] = {}  # by number and language: the state and the whole journal
        self.asked = self.changed = 0

    def note(self, sitting: Sitting, here: frozenset[str]) -> None:
        """What a newcomer would be told now."""
        fresh = Friend(self.person, self.line.language)
        frames.states(sitting, [fresh], here)
        self.truth[sitting.n, self.line.language] = (fresh.state, fresh.state["news"]["lines"])

    def hear(self) -> bool:
        """Some of what is under way arrives; False when the line must be opened anew."""
        messages, random = self.line.under_way, self.random
        while messages and random.random() < 0.8:
            late = random.random() < 0.1 and len(messages) > 1
            message = messages[1] if late else messages[0]
            if random.random() < 0.9:  # else it comes once more
                messages.remove(message)
            if random.random() < 0.05:
                continue  # it is lost
            told = msgspec.json.decode(message)
            self.changed += told["is"] == "change"
            if not self.client._hear(told):
                return False
            self.check()
        return True

    def check(self) -> None:
        """What is held was told just so."""
        held = self.client.state
        if held is not None:
            state, journal = self.truth[held["n"], held["view"]["language"]]
            assert {part: held[part] for part in PARTS} == {part: state[part] for part in PARTS}
            assert self.client.journal == journal
            assert held.keys() == state.keys()

    def ask(self) -> Listener:
        """Open the line anew."""
        self.asked += 1
        held, language = self.client.state, self.line.language
        known = held is not None and held["view"]["language"] == language
        self.line = Line(self.person, language, held["n"] if held is not None and known else 0)
        return self.line


def usual_table(game: str, seed: int) -> Sitting:
    """The example of a game; as many people sit there as it is for, three at most."""
    setup = msgspec.json.encode(RULEBOOKS[game].form().example()).decode()
    for players in (3, 2):
        with suppress(BadInput):
            return seated(*WHO[:players], game=game, setup=setup, seed=str(seed))
    raise AssertionError(game)


def go_on(sitting: Sitting, random: Random) -> None:
    """The next entry: an answer, mostly."""
    assert sitting.match is not None
    what, answered = random.random(), [seat for seat, _, _ in sitting.match.answers]
    if what < 0.1 and answered:
        happen(sitting, log.TookBack(random.choice(answered)))
    elif what < 0.2:
        phrase, about = random.choice(allowed(sitting.row.game, sitting.match.view(0)))
        happen(sitting, log.SaidPhrase(0, phrase, random.choice(about) if about else None))
    else:
        decision = sitting.match.game.decision
        assert decision is not None
        answer(sitting, random.randrange(len(decision.choices)))


@pytest.mark.parametrize("game", list(RULEBOOKS))
@pytest.mark.parametrize("seed", range(3))
def test_in_any_weather_a_client_holds_what_was_told_or_asks(game: str, seed: int) -> None:
    random, sitting, here = Random(f"{game} {seed}"), usual_table(game, seed), frozenset(WHO)
    readers = [Reader(person, random) for person in WHO]
    for _ in range(40):
        for reader in readers:
            if random.random() < 0.05:
                reader.line.language = reader.client.language = random.choice(LANGUAGES)
                reader.line.last = 0
            reader.note(sitting, here)
        frames.states(sitting, [reader.line for reader in readers], here)
        for reader in readers:
            while not reader.hear():
                frames.states(sitting, [reader.ask()], here)
        if random.random() < 0.1:
            here = frozenset(random.sample(WHO, 2))
            for reader in readers:
                frames.tell_people(sitting, reader.line, here)
        if sitting.is_over:
            break
        go_on(sitting, random)
    assert sum([reader.changed for reader in readers]) > 20 and any([reader.asked for reader in readers])


@pytest.mark.parametrize("game", list(RULEBOOKS))
def test_what_has_changed_is_smaller_than_the_whole(game: str) -> None:
    random, sitting = Random(game), usual_table(game, 1)
    follower, size = Line("ada", "en", 0), 0
    while sitting.n < 60 and not sitting.is_over:
        newcomer = Line("ada", "en", sitting.n)
        frames.states(sitting, [follower, newcomer], frozenset(WHO))
        size += newcomer.sent
        go_on(sitting, random)
    assert follower.sent < size * 0.8


def test_a_picture_in_pieces_is_one_thing() -> None:
    picture = Picture(
        layout(("", "", "board", "board/chairs/0", "board/chairs/0", "board/chairs/1", "board/middle", "end")),
        [b'"a":1', b'"b":2', b'"c":3', b'"d":4', b'"e":5', b'"d":6', b'"f":7', b'"g":8'],
    )
    chairs = [{"d": 4, "e": 5}, {"d": 6}]
    assert msgspec.json.decode(picture.whole()) == {
        "a": 1, "b": 2, "board": {"c": 3, "chairs": chairs, "middle": {"f": 7}}, "end": {"g": 8},
    }  # fmt: skip
    later = Picture(picture.layout, [*picture.pieces[:5], b'"d":9', b'"f":7', b'"g":10'])
    assert msgspec.json.decode(later.changes(picture) or b"") == {"board/chairs/1": {"d": 9}, "end": {"g": 10}}
    assert later.changes(Picture(layout(("",)), [b'"a":1'])) is None
