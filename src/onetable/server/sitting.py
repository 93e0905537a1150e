"""A table as its log tells it: who sits where, the game, the journal, what was said. Nothing here waits, sends or writes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from onetable.core.event import Event
from onetable.core.match import Match, NothingToUndo
from onetable.core.rulebook import Result
from onetable.core.word import Word
from onetable.games.registry import rulebook
from onetable.server import entries as log
from onetable.server import wire
from onetable.server.store import BOT, TableRow
from onetable.telling.phrases import may_say
from onetable.telling.teller import teller_of
from onetable.text import Interface

MOST_SAID = 50  # phrases that are remembered
SEATS, NOBODY = "seats", ""  # whom a table waits for, where it is neither a bot nor a person: those who still have to sit down, nobody


class Refusal(Struct, frozen=True):
    """Why a command is not carried out: a code, and the word of the game that says more, if there is one."""

    code: str
    word: Word | None = None


class Seat(Struct):
    """Who sits here."""

    person: str = ""
    name: str = ""
    bot: str = ""
    standing_in: str = ""  # the bot that plays for a person who is gone
    wait: bool = False  # the others would rather wait for him
    shown: bool = False

    @property
    def is_open(self) -> bool:
        """Whether somebody may still sit down here."""
        return not self.person and not self.bot

    @property
    def kind(self) -> wire.Kind:
        """What sits here."""
        return "person" if self.person else "bot" if self.bot else "open"

    @property
    def player(self) -> str:
        """The bot that chooses here, or nothing where a person does."""
        return self.bot or self.standing_in


class Item(Struct, gc=False):
    """An event of the journal: with which entry it came, and under which heading it stands."""

    n: int
    event: Event
    group: tuple[str, int] | None
    lines: dict[str, msgspec.Raw] = {}  # by language: as it is sent, for words that are the same to all


@cache
def _bot_name(language: str, bot: str) -> str:
    return Interface(language).say("seat-bot", name=bot)


class Sitting:
    """What the entries of a log add up to."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.rulebook = rulebook(row.game)
        self.setup: dict[str, Any] = msgspec.json.decode(row.setup)
        self.prefix: list[int] = msgspec.json.decode(row.prefix)
        self.seats = [Seat() for _ in range(row.players)]
        self.n = 0
        self.changed_at = 0  # the last entry that changed the game: what was meant for an earlier one is stale
        self.commands: dict[str, int] = {}
        self.match: Match[Any] | None = None
        self.ahead: Match[Any] | None = None  # how it will begin, where answers were given before
        self.result: Result | None = None
        self.items: list[Item] = []
        self.answered_at: list[int] = []  # by answer: its entry; 0 for those given before this table began
        self.cuts: list[tuple[int, int]] = []  # by undo: its entry, and the last entry that was left
        self.said: list[tuple[int, log.SaidPhrase]] = []
        self.undo_asked: tuple[int, set[int]] | None = None  # who asked, and who has not agreed yet
        self.next: str | None = None  # where these people play on
        self.headings = teller_of(row.game).headings()
        self.company: tuple[frozenset[str], dict[int, msgspec.Raw]] | None = None  # who is here; by seat: the people as they are sent

    # ---- the log

    def apply(self, n: int, entry: log.AnyEntry, command: str | None = None) -> None:
        """The next entry has happened."""
        assert n == self.n + 1, "an entry of the log is missing"
        self.n = n
        if command is not None:
            self.commands[command] = n
        if not isinstance(entry, log.Answered):
            self.company = None
        match entry:
            case log.Sat(seat, person, name):
                self.seats[seat] = Seat(person, name)
                self._begin_if_all_sit()
            case log.BotSat(seat, bot):
                self.seats[seat] = Seat(bot=bot)
                self._begin_if_all_sit()
            case log.Rose(seat, bot):
                self.seats[seat] = Seat(bot=bot)
                self._let_read_anew()
            case log.Answered(_, choice):
                self._answer(choice)
            case log.AskedUndo(seat):
                self.undo_asked = (seat, {other for other in self.people() if other != seat})
            case log.Allowed(seat, yes):
                self._allow(seat, yes)
            case log.TookBack(seat):
                self._take_back(seat)
            case log.SaidPhrase():
                self.said = [*self.said[1 - MOST_SAID :], (n, entry)]
            case log.Showed(seat, yes):
                self.seats[seat].shown = yes
                self._let_read_anew()
            case log.StoodIn(seat, bot, wait):
                self.seats[seat].standing_in, self.seats[seat].wait = bot, wait
            case log.WentOn(table):
                self.next = table

    def _let_read_anew(self) -> None:
        """Somebody looks through other eyes from now on: the journal he has may not be the one he would read now."""
        self.cuts.append((self.n, 0))

    def _begin_if_all_sit(self) -> None:
        if self.match is None and not any([seat.is_open for seat in self.seats]):
            for _ in self.play_ahead():
                pass
            self.match, self.ahead = self.ahead, None
            self.answered_at = [0] * len(self.prefix)
            self._changed()

    def play_ahead(self) -> Iterator[None]:
        """Give the answers that were given before this table began, one after the other, so that it can begin at once."""
        if self.ahead is None:
            self.ahead = Match(self.rulebook, self.setup, self.row.players, int(self.row.seed))
        for choice in self.prefix[len(self.ahead.answers) :]:
            self.ahead.answer(choice)
            yield

    def _answer(self, choice: int) -> None:
        assert self.match is not None
        self.match.answer(choice)
        self.answered_at.append(self.n)
        self._changed()

    def _take_back(self, seat: int) -> None:
        assert self.match is not None
        self.match.undo(seat, consent=True)
        kept = len(self.match.answers)
        self.cuts.append((self.n, self.answered_at[kept] - 1))
        del self.answered_at[kept:], self.items[len(self.match.journal) :]
        self.headings = teller_of(self.row.game).headings()
        for item in self.items:
            self.headings.feed(item.event.word)
        self._changed()

    def _allow(self, seat: int, yes: bool) -> None:
        assert self.undo_asked is not None
        self.undo_asked[1].discard(seat)
        if not yes:
            self.undo_asked = None

    def _changed(self) -> None:
        """The game has changed: the journal grows, and an undo that was asked for is off."""
        assert self.match is not None
        self.changed_at, self.undo_asked = self.n, None
        for event in self.match.journal[len(self.items) :]:
            self.items.append(Item(self.n, event, self.headings.feed(event.word), {}))
        self.result = self.rulebook.result(self.match.game) if self.match.game.decision is None else None

    # ---- what can be asked of it

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def outcome(self) -> str:
        """How it ended, nothing while it goes on."""
        return self.result.outcome if self.result is not None else ""

    @property
    def stage(self) -> wire.Stage:
        """Whether people still sit down, play, or have played."""
        return "over" if self.is_over else "playing" if self.match is not None else "gathering"

    @property
    def asked(self) -> int:
        """The seat that must choose now, -1 if none."""
        decision = self.match.game.decision if self.match is not None else None
        return decision.seat if decision is not None else -1

    @property
    def waits_for(self) -> str:
        """Whom this table waits for: a person's id, a bot, those who still have to sit down, or nobody."""
        if self.match is None:
            return SEATS
        seat = self.asked
        return NOBODY if seat < 0 else BOT if self.seats[seat].player else self.seats[seat].person

    def seat_of(self, person: str) -> int | None:
        """Where this person sits."""
        if person:
            for place, seat in enumerate(self.seats):
                if seat.person == person:
                    return place
        return None

    def persons(self) -> dict[int, str]:
        """Who sits where, bots and open seats left out."""
        return {place: seat.person for place, seat in enumerate(self.seats) if seat.person}

    def people(self) -> list[int]:
        """The seats of persons who play themselves."""
        return [place for place, seat in enumerate(self.seats) if seat.person and not seat.standing_in]

    def names(self, language: str) -> list[str]:
        """Who sits where; bots by what they are called in this language."""
        return [seat.name if seat.person or not seat.bot else _bot_name(language, seat.bot) for seat in self.seats]

    def may_watch(self, seat: int | None) -> bool:
        """Whether somebody with or without a seat may see how the game stands."""
        watch = self.row.watch
        return seat is not None or watch in ("public", "seat") or (self.is_over and watch != "off")

    def has_answered(self, seat: int) -> bool:
        """Whether this seat has an answer to take back: what was given before this table began stays."""
        answers = self.match.answers if self.match is not None else []
        for place in reversed(range(len(answers))):
            if answers[place][0] == seat:
                return self.answered_at[place] > 0
        return False

    def news_after(self, last: int) -> int:
        """The entry up to which somebody who has seen the table at `last` still has the right journal."""
        if not self.cuts:
            return last
        return min([last, *[kept for n, kept in self.cuts if n > last]])

    # ---- commands

    def judge(self, command: wire.AnyCommand) -> list[log.AnyEntry] | Refusal:
        """The entries that this command leads to, or why it leads to none. The seat has been found to be the sender's."""
        seat = command.seat
        if isinstance(command, wire.Show):
            return [log.Showed(seat, command.yes)] if self.row.watch == "seat" else Refusal("not_allowed")
        if isinstance(command, wire.Say):
            return self._judge_phrase(command)
        if self.match is None:
            return Refusal("not_begun")
        if isinstance(command, wire.StandIn):
            return self._judge_stand_in(command)
        if self.is_over:
            return Refusal("over")
        if not self.changed_at <= command.at <= self.n:
            return Refusal("stale")
        if isinstance(command, wire.Answer):
            decision = self.match.game.decision
            if decision is None or decision.seat != seat:
                return Refusal("not_asked")
            return [log.Answered(seat, command.choice)] if command.choice < len(decision.choices) else Refusal("no_such_choice")
        if isinstance(command, wire.TakeBack):
            return self._judge_undo(seat)
        if self.undo_asked is None or seat not in self.undo_asked[1]:
            return Refusal("nothing_asked")
        last = command.yes and self.undo_asked[1] == {seat}
        return [log.Allowed(seat, command.yes), *([log.TookBack(self.undo_asked[0])] if last else [])]

    def _judge_undo(self, seat: int) -> list[log.AnyEntry] | Refusal:
        assert self.match is not None
        if not self.has_answered(seat):
            return Refusal("no_undo", NothingToUndo())
        if self.undo_asked is not None:
            return Refusal("undo_asked")
        others = [other for other in self.people() if other != seat]
        if not others or self.match.why_no_undo(seat) is None:
            return [log.TookBack(seat)]
        return [log.AskedUndo(seat)]

    def _judge_phrase(self, command: wire.Say) -> list[log.AnyEntry] | Refusal:
        view = self.match.view(command.seat) if self.match is not None else None
        if not may_say(self.row.game, view, command.phrase, command.about):
            return Refusal("not_allowed")
        return [log.SaidPhrase(command.seat, command.phrase, command.about)]

    def _judge_stand_in(self, command: wire.StandIn) -> list[log.AnyEntry] | Refusal:
        whom = command.whom
        if whom >= len(self.seats) or not self.seats[whom].person or whom == command.seat:
            return Refusal("not_allowed")
        if command.yes:
            return [log.StoodIn(whom, "rules")] if not self.seats[whom].standing_in else Refusal("not_allowed")
        return [log.StoodIn(whom, "", wait=True)]
