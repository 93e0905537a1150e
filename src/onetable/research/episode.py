"""One game as an environment plays it: numbers of actions in, tensors and strings out. Nothing here needs another library's frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np

from onetable.core import record
from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook
from onetable.core.step import Seat
from onetable.core.view import View
from onetable.games.registry import rulebook
from onetable.research.actions import NO_NUMBER
from onetable.research.chance import FallWanted, ToldDice
from onetable.research.encoding import Encoding, QuickEncoding, Stretch, encoding_of, short_way
from onetable.research.layout import Field, Layout
from onetable.research.recall import FINGERPRINT, Recall
from onetable.research.returns import returns

Falls = tuple[int, ...]
FINGERPRINT_FIELD = Field(
    "fingerprint", (8 * FINGERPRINT,), "The fingerprint of the information-state string: equal exactly where the string is."
)


class Playing(NamedTuple):
    """What is played: the game, the set-up, by how many, whether questions with one answer are asked, whether chance is a player."""

    game: str
    setup: Mapping[str, Any]
    players: int
    hasty: bool = False
    explicit: bool = False

    @property
    def book(self) -> Rulebook[Any]:
        """The rules."""
        return rulebook(self.game)

    @property
    def encoding(self) -> Encoding:
        """The numbers."""
        return encoding_of(self.game)

    @property
    def short_way(self) -> QuickEncoding | None:
        """The numbers without a view, where the game knows such a way."""
        return short_way(self.game)

    def information_layout(self) -> Layout:
        """What stands where in the tensor of an information state: the observation, and the fingerprint of all that is remembered."""
        return self.encoding.layout(self.players).and_then(FINGERPRINT_FIELD)


class Episode:
    """One game from its beginning, or from a world that somebody imagined."""

    def __init__(self, playing: Playing, seed: int = 0) -> None:
        self.playing, self.seed = playing, seed
        self.book, self.encoding = playing.book, playing.encoding
        self._quick = playing.short_way
        self._views: dict[Seat, View[Any]] = {}
        self._legal: dict[int, int] | None = None
        self._stretch: Stretch | None = None  # what goes on without the game
        self._kept: Game[Any] | None = None  # the game at the latest moment that is in the recalls; None: before it began
        self._since: list[tuple[int, Falls]] = []  # what was answered after that, and how the dice fell
        self._recalls: tuple[Recall, ...] = (Recall(),) * playing.players
        self.told: Falls = ()  # how the dice fell in what is under way
        self.outcomes = 0  # of the fall that is wanted now; 0: none is
        self.before: Game[Any] | None = None  # where a fall is wanted: the game before the answer that led there
        self.answered = -1
        self._game: Game[Any] | None = None
        if playing.explicit:
            self._try()
        else:
            self._game = self._begun(self.seed, silent=True)

    def _begun(self, seed: int | Dice, silent: bool) -> Game[Any]:
        return self.book.begin(self.playing.setup, self.playing.players, seed, self.playing.hasty, silent)

    # ---- going on

    @property
    def game(self) -> Game[Any] | None:
        """The game as it stands; None while dice fall before it begins, or before an answer has come to its end."""
        if self._stretch is not None:  # whoever looks at the game may do anything with it
            self._stretch.settle()
            self._stretch = None
        return self._game

    @property
    def is_chance(self) -> bool:
        """Whether a die must fall before anything else."""
        return self.outcomes > 0

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._stretch is None and self._game is not None and self._game.decision is None and not self.outcomes

    @property
    def has_begun(self) -> bool:
        """Whether there is anything to be looked at: before the first dice have fallen there is not."""
        return self._game is not None or self.before is not None

    @property
    def asked(self) -> Seat:
        """Who must choose; -1 if nobody must."""
        if self._stretch is not None:
            return self._stretch.asked
        decision = self._game.decision if self._game is not None and not self.outcomes else None
        return decision.seat if decision is not None else -1

    @property
    def now(self) -> Game[Any]:
        """The game as it stands, or stood before the fall that is wanted; only to be looked at."""
        game = self.game if self.game is not None else self.before
        if game is None:
            raise BadInput("The game has not begun: dice must fall first.")
        return game

    def act(self, action: int) -> None:
        """The asked seat chooses the action of this number."""
        number = (self._legal or self.legal()).get(action)
        if number is None:
            raise BadInput(f"The action {action} ({self.encoding.actions.name(action)}) cannot be chosen now.")
        self.answer(number)

    def answer(self, number: int) -> None:
        """The asked seat gives the numbered choice of its view."""
        if self._stretch is not None:
            if not self._stretch.answer(number):
                self._stretch.settle()
                self._stretch = None
            self._since.append((number, ()))
            self._views, self._legal = {}, None
            return
        game = self._game
        if game is None or self.outcomes:
            raise BadInput("A die must fall before anybody can choose.")
        self._views, self._legal = {}, None
        if not self.playing.explicit:
            game.answer(number)
            self._since.append((number, ()))
            if self._quick is not None:
                self._stretch = self._quick.stretch(game)
            return
        self.before, self.answered, self.told, self._game = game, number, (), None
        self._try()

    def fall(self, outcome: int) -> None:
        """The die falls so."""
        if not 0 <= outcome < self.outcomes:
            raise BadInput(f"There is no outcome {outcome}; there are {self.outcomes} from 0 on.")
        self.told = (*self.told, outcome)
        self._try()

    def _try(self) -> None:
        """Go on as far as the falls that were told reach; a fall that is missing is wanted."""
        self.outcomes = 0
        try:
            game = self._repeated(self.before, self.answered, self.told, silent=True)
        except FallWanted as wanted:
            self.outcomes = wanted.outcomes
            return
        self._since.append((self.answered, self.told))
        self._game, self.before = game, None
        self._views, self._legal = {}, None

    def _repeated(self, before: Game[Any] | None, number: int, told: Falls, silent: bool) -> Game[Any]:
        """The game after this answer, or begun, with these falls."""
        if before is None:
            game = self._begun(ToldDice(0, 0, told) if self.playing.explicit else self.seed, silent)
            game.table.dice = Dice(game.table.dice.seed, game.table.dice.fallen)
            return game
        game = before.clone()
        game.table.news = None if silent else []
        if self.playing.explicit:
            game.table.dice = ToldDice(0, game.table.dice.fallen, told)
        game.answer(number)
        if self.playing.explicit:
            game.table.dice = Dice(0, game.table.dice.fallen)  # all that was told has fallen
        return game

    # ---- what a seat sees

    def view(self, seat: Seat) -> View[Any]:
        """All that this seat may know now."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.book.view(self.now, seat)
        return found

    def legal(self) -> dict[int, int]:
        """The actions that the asked seat may choose, each with the number of its choice; only to be looked at."""
        if self._legal is None:
            game = self._game
            if self._stretch is not None:
                self._legal = self._stretch.legal()
            elif game is None or game.decision is None or self.outcomes:
                self._legal = {}
            elif self._quick is not None:
                self._legal = self._told_apart(self._quick.legal(game))
            else:
                self._legal = self._told_apart(self.encoding.numbers(self.view(game.decision.seat)))
        return self._legal

    def _told_apart(self, numbers: dict[int, int] | Sequence[int]) -> dict[int, int]:
        if isinstance(numbers, dict):
            return numbers
        found = dict(zip(numbers, range(len(numbers)), strict=True))
        if len(found) != len(numbers) or NO_NUMBER in found:
            found = dict(zip(self.encoding.actions.told_apart(numbers), range(len(numbers)), strict=True))
        return found

    def mask(self) -> Any:
        """A 1 for each action that may be chosen now."""
        found = bytearray(self.encoding.actions.size)
        for number in self._legal or self.legal():
            found[number] = 1
        return np.frombuffer(found, np.int8)

    def observation(self, seat: Seat) -> Any:
        """What this seat sees, in numbers."""
        seen = self._stretch.observation(seat) if self._stretch is not None else None
        if seen is None and self._quick is not None:
            seen = self._quick.glimpse(self.now, seat)
        return seen if seen is not None else self.encoding.observe(self.view(seat))

    def returns(self) -> list[float]:
        """What the game is worth to each seat: nothing before its end."""
        result = self.book.result(self._game) if self._game is not None and self.is_over else None
        return returns(self.book, result.scores) if result is not None else [0.0] * self.playing.players

    # ---- what a seat remembers

    def recall(self, seat: Seat) -> Recall:
        """The past of this seat."""
        if self._since or self._kept is None:
            self._catch_up()
        return self._recalls[seat]

    def _catch_up(self) -> None:
        """Play once more what was answered since the recalls were written, this time listening."""
        seats = range(self.playing.players)
        game, recalls, since = self._kept, list(self._recalls), self._since
        if game is None and not self.playing.explicit:
            since = [(-1, ()), *since]
        for number, told in since:
            asked = game.decision if game is not None else None
            game = self._repeated(game, number, told, silent=False)
            events, game.table.news = game.table.news or [], None
            for seat, seen in zip(seats, self.book.views(game, seats), strict=True):
                mine = asked.choices[number] if asked is not None and asked.seat == seat else None
                recalls[seat] = recalls[seat].after(seen.encode(), [event.word for event in events if event.is_seen_by(seat)], mine)
        self._kept, self._recalls, self._since = game, tuple(recalls), []

    def information_state(self, seat: Seat) -> str:
        """All that this seat knows: its past in a line, then what it sees now. Equal exactly where it cannot tell two histories apart."""
        if not self.has_begun:
            return f"seat {seat} before the beginning"
        return f"seat {seat} after {self.recall(seat).text()}\n{self.view(seat).encode().decode()}"

    def information_tensor(self, seat: Seat) -> Any:
        """The same in numbers: the observation, and the fingerprint of the string."""
        fingerprint = blake2b(self.information_state(seat).encode(), digest_size=FINGERPRINT).digest()
        bits = np.unpackbits(np.frombuffer(fingerprint, np.uint8))
        return np.concatenate([self.observation(seat), bits])

    # ---- other worlds, and copies

    def imagined(self, seat: Seat, dice: Dice) -> Episode:
        """The same to this seat, in a world that may be another.

        It remembers its own past. What the others remember begins here: of their past this seat knows too little to imagine it.
        """
        if self.outcomes:
            raise BadInput("While a die falls nobody imagines anything.")
        past = self.recall(seat)
        world = self.book.imagine(self.view(seat), dice)
        twin = self.clone()
        twin._game, twin._kept, twin._since, twin._views, twin._legal = world, world.clone(), [], {}, None
        seats = range(self.playing.players)
        fresh = [Recall().after(seen.encode(), (), None) for seen in self.book.views(world, seats)]
        twin._recalls = tuple([past if each == seat else fresh[each] for each in seats])
        return twin

    def clone(self) -> Episode:
        """The same episode, to be played on apart; its dice, where they are not told, will fall as these will."""
        twin: Episode = Episode.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        game = self.game
        twin._game, twin._stretch = game.clone() if game is not None else None, None
        twin._since, twin._views = self._since[:], {}
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """An episode travels as a save of its game, with what everybody remembers."""
        if self._since or (self._kept is None and not self.playing.explicit):
            self._catch_up()
        games = [record.save(self.book, game) if game is not None else None for game in (self.game, self.before)]
        return restored, (self.playing, self.seed, *games, self.answered, self.told, self.outcomes, self._recalls)


def restored(
    playing: Playing,
    seed: int,
    now: bytes | None,
    before: bytes | None,
    answered: int,
    told: Falls,
    outcomes: int,
    recalls: tuple[Recall, ...],
) -> Episode:
    """The episode that travelled so."""
    episode: Episode = Episode.__new__(Episode)
    episode.playing, episode.seed, episode.answered, episode.told, episode.outcomes = playing, seed, answered, told, outcomes
    episode.book, episode.encoding = playing.book, playing.encoding
    episode._quick, episode._stretch = playing.short_way, None
    episode._game, episode.before = [_loaded(episode.book, text) for text in (now, before)]
    kept = episode._game or episode.before
    episode._kept, episode._recalls = kept.clone() if kept is not None else None, recalls
    episode._since, episode._views, episode._legal = [], {}, None
    return episode


def _loaded(book: Rulebook[Any], text: bytes | None) -> Game[Any] | None:
    if text is None:
        return None
    game = record.load(book, text)
    game.table.news = None
    return game
