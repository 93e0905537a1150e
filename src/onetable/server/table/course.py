"""The game of a table as its log tells it: the match, its journal, and what was played by rules that are no longer those of today."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from onetable.core.event import Event
from onetable.core.form import Field
from onetable.core.match import RESIGNS, Match
from onetable.core.rulebook import Result
from onetable.core.step import Decision
from onetable.games.registry import rulebook
from onetable.server.keeping.rows import TableRow
from onetable.server.table import entries as log
from onetable.server.table.clocks import Clock, noted
from onetable.server.table.journal import Item, read_events, tells
from onetable.server.table.old_rules import Fitting, OldPart, fitting, in_words
from onetable.telling.teller import teller_of


class Course:
    """What the answers of a log add up to; an answer that today would mean something else is kept as it was, and never played."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.rulebook = rulebook(row.game)
        self.setup: dict[str, Any] = msgspec.json.decode(row.setup)
        self.prefix = msgspec.json.decode(row.prefix, type=list[int | log.Answered])
        self.n = 0
        self.changed_at = 0  # the last entry that changed the game: what was meant for an earlier one is stale
        self.asked_since: dict[int, int] = {}  # by seat that may answer: the entry that asked it, whatever others have answered meanwhile
        self.clocks: Mapping[int, Clock] = {}  # by seat; of those that may answer now they run
        self.patient_until = 0.0  # before this nobody's time is up: the server was away
        self.match: Match[Any] | None = None
        self.ahead: Match[Any] | None = None  # how it will begin
        self.result: Result | None = None
        self.items: list[Item] = []  # the journal of the match
        self.answered_at: list[int] = []  # by answer: its entry; 0 for those given before this table began
        self.cuts: list[tuple[int, int]] = []  # by undo: its entry, and the last entry that was left
        self.undo_asked: tuple[int, set[int]] | None = None  # who asked, and who has not agreed yet
        self.headings = teller_of(row.game).headings()
        self.version = row.version  # of the rules by which the latest part was begun
        self.is_proven = row.version == self.rulebook.version  # the match is known to be the one that was played
        self.keeps_journal = False  # the log holds the journal of the match
        self.old_part: OldPart | None = None  # what the rules of today do not give: then this table can only be read
        self._tried: tuple[log.AnyEntry, Fitting] | None = None  # an answer that is given now, and what comes of it

    # ---- what happens

    def twin(self) -> Self:
        """The same game, apart from this one: what is tried with it has not happened."""
        twin = copy(self)
        twin.match = self.match.twin() if self.match is not None else None
        twin.ahead = self.ahead.twin() if self.ahead is not None else None
        twin.items, twin.answered_at, twin.cuts, twin.headings = self.items[:], self.answered_at[:], self.cuts[:], copy(self.headings)
        twin.undo_asked = (self.undo_asked[0], set(self.undo_asked[1])) if self.undo_asked is not None else None
        if self.old_part is not None:
            twin.old_part = replace(self.old_part, answers=self.old_part.answers[:], items=self.old_part.items[:])
        return twin

    def become(self, twin: Self) -> None:
        """What has happened to the twin has happened."""
        match = self.match
        self.__dict__.update(twin.__dict__)
        if match is not None and self.match is not None:
            match.become(self.match)  # who has followed the match follows it still
            self.match = match

    def in_words(self, entry: log.AnyEntry) -> log.AnyEntry:
        """An entry as it is written: an answer with what was chosen, and with what happens then."""
        if isinstance(entry, log.Answered):
            assert self.match is not None
            entry, made = in_words(self.match, entry, not self.keeps_journal)
            self._tried = (entry, made)
        return entry

    def _begin(self) -> None:
        for _ in self.play_ahead():
            pass
        self.match, self.ahead = self.ahead, None
        assert self.match is not None
        self.answered_at = [0] * len(self.match.answers)
        self._changed()
        if len(self.match.answers) < len(self.prefix):
            self._part_with(self.n)

    def play_ahead(self) -> Iterator[None]:
        """Give the answers that were given before this table began, as far as the rules of today take them; then it can begin at once."""
        if self.match is not None or self.old_part is not None:
            return
        if self.ahead is None:
            self.ahead = self._first_position()
            yield
        for given in self.prefix[len(self.ahead.answers) :]:
            decision = self.ahead.game.decision
            asked = decision.seat if decision is not None else -1
            found = fitting(self.ahead, log.Answered(asked, given) if isinstance(given, int) else given)
            if found is None:
                return
            self.ahead.answer(found.number, found.after, asked if isinstance(given, int) else given.seat)
            yield

    @property
    def brings(self) -> dict[str, Field]:
        """What each seat may still bring of its own, by name: not where a deal is played that was dealt before."""
        if self.match is not None or self.old_part is not None or self.prefix or self.row.deal != self.row.id:
            return {}
        return {field.name: field for field in self.rulebook.form().fields if field.free and isinstance(self.setup.get(field.name), list)}

    def with_brought(self, seat: int, name: str, value: Any) -> dict[str, Any]:
        """The set-up with something else for this seat."""
        each, place = self.setup[name], seat - self.brings[name].first
        return {**self.setup, name: [*each[:place], value, *each[place + 1 :]]}

    def _bring(self, seat: int, name: str, value: Any) -> None:
        if name in self.brings:
            self.setup = self.with_brought(seat, name, value)

    def _first_position(self) -> Match[Any]:
        return Match(self.rulebook, self.setup, self.row.players, int(self.row.seed))

    def _answer(self, entry: log.Answered) -> None:
        tried, self._tried = self._tried, None
        found = tried[1] if tried is not None and tried[0] is entry else self._fitting(entry)
        if self.match is None or found is None:
            self._answer_then(entry)
            return
        self.match.answer(found.number, found.after, entry.seat)
        self.answered_at.append(self.n)
        self.keeps_journal = self.keeps_journal or bool(entry.told)
        self._changed(entry.seat if entry.choice != RESIGNS else None)  # who resigns may change what others are asked

    def _fitting(self, entry: log.Answered) -> Fitting | None:
        """The same answer by the rules of today; None once they do not give what was told."""
        if self.old_part is None:
            assert self.match is not None
            if entry.opening:
                self.is_proven = tells(entry.opening, self.match.journal, self.rulebook.home())
            found = fitting(self.match, entry) if self.is_proven or not entry.opening else None
            if found is not None:
                return found
            self._part_with(self.n, is_alone=self.is_proven)
        return None

    def _take_back(self, seat: int) -> None:
        if self.old_part is not None:
            self._take_back_then(seat, self.old_part)
            return
        assert self.match is not None
        place = self.match.last_of(seat)
        self.match.undo(seat, consent=True)
        self._drop_answers(place)

    def _drop_answers(self, kept: int) -> None:
        """The match has gone back to so many answers, after which others may stand that do not hang on what was taken back."""
        assert self.match is not None
        match, later = self.match, self.answered_at[kept + 1 :]
        self.cuts.append((self.n, max(self.answered_at[kept] - 1, 0)))
        self.answered_at[kept:] = later[: len(match.answers) - kept]
        self._drop_items(match.past.lengths[kept] if kept < len(match.answers) else len(match.journal))
        self._changed()

    def _drop_items(self, kept: int) -> None:
        del self.items[kept:]
        self.headings = teller_of(self.row.game).headings()
        for item in self.items:
            self.headings.feed(item.event.word)

    def _changed(self, by: int | None = None) -> None:
        """The game has changed, by an answer of this seat: the journal grows, and an undo that was asked for is off."""
        assert self.match is not None
        self.changed_at, self.undo_asked = self.n, None
        before = self.asked_since if by is not None else {}
        self.asked_since = {seat: before.get(seat, self.n) if seat != by else self.n for seat in self.match.game.open_seats}
        self.items += self._headed(self.match.journal[len(self.items) :])
        self.result = self.match.result if self.match.game.decision is None else None

    def _headed(self, events: Sequence[Event]) -> list[Item]:
        return [Item(self.n, event, self.headings.feed(event.word)) for event in events]

    # ---- what the rules of today do not give

    def settle(self) -> None:
        """The whole log has been read: what no word of it has proven is not trusted."""
        if self.match is not None and self.old_part is None and not self.is_proven:
            self._part_with(self.n)

    def _part_with(self, first: int, is_alone: bool = False) -> None:
        """From this entry on the log tells of other rules; where it proves nothing before, all that holds is the beginning."""
        if not self.is_proven:
            self.match, self.answered_at, first = None, [], 1
            self._drop_items(0)
            with suppress(Exception):  # not even that may hold
                self.match = self._first_position()
                self._changed()
        self.old_part = OldPart(first, len(self.items) if self.is_proven else 0, is_alone)
        self.changed_at, self.undo_asked, self.result = self.n, None, None

    def _answer_then(self, entry: log.Answered) -> None:
        """An answer of older rules: what was told is kept."""
        assert self.old_part is not None
        old, home = self.old_part, self.rulebook.home()
        if entry.opening:
            old.shown = 0
            self.headings = teller_of(self.row.game).headings()
            old.items = self._headed(read_events(entry.opening, home))
        old.answers.append((entry.seat, self.n, len(old.items)))
        if entry.told:
            old.items += self._headed(read_events(entry.told, home))
        self.changed_at, self.undo_asked = self.n, None

    def _take_back_then(self, seat: int, old: OldPart) -> None:
        n = old.take_back(seat)
        if n is not None:
            self.cuts.append((self.n, n - 1))
        self.changed_at, self.undo_asked = self.n, None
        if old.is_alone and not old.answers:
            self.old_part = None
            self._drop_items(len(self.items))
            if n is None:
                self._take_back(seat)
            else:
                self._changed()

    def _cut_back(self, answers: int, version: str) -> None:
        """All have agreed to go on from the last position that holds."""
        self.settle()
        self.version, self.keeps_journal = version, False
        if self.match is None or len(self.match.answers) < answers:
            return  # rules of yet another day do not give even that: it stays only to be read
        if self.old_part is not None:
            self.cuts.append((self.n, self.old_part.first - 1))
            self.old_part = None
            self._drop_items(len(self.items))
        if len(self.match.answers) > answers:
            self.match.back_to(answers)
            self._drop_answers(answers)
        self.is_proven = version == self.rulebook.version
        self._changed()

    # ---- what can be asked of it

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None or (self.old_part is not None and self.row.outcome != "")

    @property
    def outcome(self) -> str:
        """How it ended, nothing while it goes on."""
        if self.old_part is not None:
            return self.row.outcome
        return self.result.outcome if self.result is not None else ""

    @property
    def asked(self) -> int:
        """The seat that must choose now, -1 if none."""
        decision = self.match.game.decision if self.match is not None and self.old_part is None else None
        return decision.seat if decision is not None else -1

    @property
    def open_seats(self) -> tuple[int, ...]:
        """Every seat that may answer now."""
        return self.match.game.open_seats if self.match is not None and self.old_part is None else ()

    def decision_of(self, seat: int) -> Decision | None:
        """What this seat is asked now."""
        return self.match.game.turned(seat).decision if self.match is not None and seat in self.open_seats else None

    def note_time(self, at: float) -> None:
        """All that has happened until now has happened by this time."""
        self.clocks = noted(self, at)

    def ends(self, seat: int) -> float | None:
        """When this seat's time is up, where it is asked and has a clock."""
        clock = self.clocks.get(seat) if seat in self.open_seats else None
        return clock.ends(self.patient_until) if clock is not None else None

    @property
    def told(self) -> Sequence[Item]:
        """The whole journal, as it was told."""
        return self.items if self.old_part is None else [*self.items[: self.old_part.shown], *self.old_part.items]

    def has_answered(self, seat: int) -> bool:
        """Whether this seat has an answer to take back: what was given before this table began stays."""
        answers = self.match.answers if self.match is not None and self.old_part is None else []
        for place in reversed(range(len(answers))):
            if answers[place][0] == seat:
                return self.answered_at[place] > 0
        return False

    def news_after(self, last: int) -> int:
        """The entry up to which somebody who has seen the table at `last` still has the right journal."""
        if not self.cuts:
            return last
        return min([last, *[kept for n, kept in self.cuts if n > last]])
