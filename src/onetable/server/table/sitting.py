"""A table as its log tells it: who sits where, the game, the journal, what was said. Nothing here waits, sends or writes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from onetable.bots.registry import usual_bot
from onetable.core.match import RESIGNS, NothingToUndo
from onetable.core.word import Word
from onetable.server import wire
from onetable.server.keeping.rows import BOT, TableRow
from onetable.server.table import entries as log
from onetable.server.table.course import Course
from onetable.telling.phrases import may_say
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
    stood_in_at: int = 0  # the entry since which it does
    wait: bool = False  # the others would rather wait for him
    shown: bool = False
    is_bot: bool = False  # the person is a bot account

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


@cache
def _bot_name(language: str, place: int) -> str:
    return Interface(language).say("web-bot", number=place + 1)


def _marked(language: str, name: str) -> str:
    return Interface(language).say("seat-program", name=name)


class Sitting(Course):
    """What the entries of a log add up to: the course of the game, and the people."""

    def __init__(self, row: TableRow) -> None:
        super().__init__(row)
        self.seats = [Seat() for _ in range(row.players)]
        self.stand_in = usual_bot(row.game)  # the bot that plays for people who are gone
        self.commands: dict[str, int] = {}
        self.said: list[tuple[int, log.SaidPhrase]] = []
        self.next: str | None = None  # where these people play on
        self.following: dict[int, str] = {}  # of the games that follow this one, by number: the tables where they are played
        self.wanted_speed = 1  # at which bots go on for somebody who plays with them alone; 0 is at once
        self.is_resigning = False  # what is asked of the others is to resign, and not to take something back
        self.round = ""  # where it is told how all stand, if this game is one of several
        self.company: tuple[frozenset[str], dict[int, msgspec.Raw]] | None = None  # who is here; by seat: the people as they are sent

    # ---- the log

    def tried(self, entries: Sequence[log.AnyEntry], command: str | None = None) -> tuple[Sitting, list[log.AnyEntry]]:
        """The table after these entries, which have not happened yet, and they as they are written; what cannot happen fails here."""
        twin, written = self.twin(), []
        for entry in entries:
            written.append(twin.in_words(entry))
            twin.apply(twin.n + 1, written[-1], command if len(written) == 1 else None)
        return twin, written

    def twin(self) -> Sitting:
        """The same table, apart from this one."""
        twin = super().twin()
        twin.seats, twin.commands = [replace(seat) for seat in self.seats], dict(self.commands)
        return twin

    def recall(self, n: int, entry: log.AnyEntry, command: str | None = None) -> None:
        """The next entry has happened, perhaps long ago: where the rules of today fail at it the table stays as it was."""
        try:
            self.apply(n, entry, command)
        except Exception:
            if self.n != n or self.old_part is not None:
                raise
            self._part_with(n)

    def apply(self, n: int, entry: log.AnyEntry, command: str | None = None) -> None:
        """The next entry has happened."""
        assert n == self.n + 1, "an entry of the log is missing"
        self.n = n
        if command is not None:
            self.commands[command] = n
        if not isinstance(entry, log.Answered):
            self.company = None
        match entry:
            case log.Sat(seat, person, name, is_bot):
                self.seats[seat] = Seat(person, name, is_bot=is_bot)
                self._begin_if_all_sit()
            case log.BotSat(seat, bot):
                self.seats[seat] = Seat(bot=bot)
                self._begin_if_all_sit()
            case log.Brought(seat, field, value):
                self._bring(seat, field, value)
            case log.Rose(seat, bot):
                self.seats[seat] = Seat(bot=bot)
                if self.undo_asked is not None and (seat == self.undo_asked[0] or seat in self.undo_asked[1]):
                    self.undo_asked = None  # who is left may ask again
                self._let_read_anew()
            case log.Answered():
                self._answer(entry)
            case log.AskedUndo(seat) if self.old_part is None:
                self.undo_asked, self.is_resigning = (seat, self._to_be_asked(seat)), False
            case log.AskedToResign(seat) if self.old_part is None:
                self.undo_asked, self.is_resigning = (seat, self._who_would_lose(seat)), True
            case log.AskedToGoOn(seat):
                self.settle()
                self.undo_asked, self.is_resigning = (seat, {other for other in self.people() if not self.is_own(seat, other)}), False
            case log.CutBack(answers, version):
                self._cut_back(answers, version)
            case log.Allowed(seat, yes):
                self._allow(seat, yes)
            case log.TookBack(seat):
                self._take_back(seat)
            case log.SaidPhrase():
                self.said = [*self.said[1 - MOST_SAID :], (n, entry)]
            case log.Sped(_, times):
                self.wanted_speed = times
            case log.Showed(seat, yes):
                self.seats[seat].shown = yes
                self._let_read_anew()
            case log.StoodIn(seat, bot, wait):
                self.seats[seat].standing_in, self.seats[seat].stood_in_at, self.seats[seat].wait = bot, n, wait
                if self.old_part is not None and self.undo_asked is not None and self.undo_asked[0] != seat:
                    self.undo_asked[1].add(seat)  # whoever comes back is asked, too
            case log.WentOn(table):
                self.next = table
            case log.Followed(number, table):
                self.following = {**self.following, number: table}
            case log.PartOf(table):
                self.round = table
            case log.Moved():
                pass

    def _let_read_anew(self) -> None:
        """Somebody looks through other eyes from now on: the journal he has may not be the one he would read now."""
        self.cuts.append((self.n, 0))

    def _begin_if_all_sit(self) -> None:
        if self.match is None and self.old_part is None and not any([seat.is_open for seat in self.seats]):
            self._begin()

    def _who_would_lose(self, seat: int) -> set[int]:
        """The people who are there and lose, too, if this seat resigns."""
        assert self.match is not None
        found = self.rulebook.resigning(self.match.game, seat)
        others = found.others if found is not None else ()
        return {other for other in self.people() if other in others and not self.is_own(seat, other)}

    def _to_be_asked(self, seat: int) -> set[int]:
        """The people who were there when this seat gave the answer that it would take back, also those for whom a bot plays since then."""
        assert self.match is not None
        first = self.answered_at[self.match.last_of(seat)]
        return {
            place
            for place, chair in enumerate(self.seats)
            if chair.person and not self.is_own(seat, place) and (not chair.standing_in or first < chair.stood_in_at)
        }

    def _allow(self, seat: int, yes: bool) -> None:
        if self.undo_asked is not None:
            self.undo_asked[1].discard(seat)
            if not yes:
                self.undo_asked = None

    # ---- what can be asked of it

    @property
    def stage(self) -> wire.Stage:
        """Whether people still sit down, play, or have played."""
        return "over" if self.is_over else "gathering" if self.match is None and self.old_part is None else "playing"

    @property
    def waits_for(self) -> str:
        """Whom this table waits for: a person's id, a bot, those who still have to sit down, or nobody."""
        if self.stage == "gathering":
            return SEATS
        seats = self.open_seats
        if any([self.seats[seat].player or self.ends(seat) is not None for seat in seats]):
            return BOT  # or it may come to that, when somebody's time is up
        return self.seats[seats[0]].person if seats else NOBODY

    def seats_of(self, person: str) -> tuple[int, ...]:
        """Every seat that this person has taken."""
        return tuple([place for place, seat in enumerate(self.seats) if seat.person == person]) if person else ()

    def seat_of(self, person: str) -> int | None:
        """Where this person sits now: of several seats the first that is asked, else the first."""
        seats = self.seats_of(person)
        if len(seats) > 1:
            return next((seat for seat in seats if seat in self.open_seats), seats[0])
        return seats[0] if seats else None

    def is_own(self, seat: int, other: int) -> bool:
        """Whether the same person has taken both seats."""
        return self.seats[seat].person == self.seats[other].person != ""

    def persons(self) -> dict[int, str]:
        """Who sits where, bots and open seats left out."""
        return {place: seat.person for place, seat in enumerate(self.seats) if seat.person}

    def people(self) -> list[int]:
        """The seats of persons who play themselves."""
        return [place for place, seat in enumerate(self.seats) if seat.person and not seat.standing_in]

    @property
    def is_alone(self) -> bool:
        """Whether one person plays with bots."""
        return len({*self.persons().values()}) == 1 and not any([seat.is_open for seat in self.seats])

    @property
    def speed(self) -> int:
        """How quickly bots go on: where several people play as all can follow."""
        return self.wanted_speed if self.is_alone else 1

    def names(self, language: str) -> list[str]:
        """Who sits where; bots of the house by the number of their seat, bot accounts with a mark."""
        return [
            _marked(language, seat.name) if seat.is_bot else seat.name if seat.person or not seat.bot else _bot_name(language, place)
            for place, seat in enumerate(self.seats)
        ]

    def may_watch(self, seat: int | None) -> bool:
        """Whether somebody with or without a seat may see how the game stands."""
        watch = self.row.watch
        return seat is not None or watch in ("public", "seat") or (self.is_over and watch != "off")

    # ---- commands

    def judge(self, command: wire.AnyCommand) -> list[log.AnyEntry] | Refusal:
        """The entries that this command leads to, or why it leads to none. The seat has been found to be the sender's."""
        seat = command.seat
        if isinstance(command, wire.Show):
            if self.row.watch != "seat":
                return Refusal("not_allowed")
            return [log.Showed(seat, command.yes)] if self.seats[seat].shown != command.yes else Refusal("so_already")
        if isinstance(command, wire.Say):
            return self._judge_phrase(command)
        if isinstance(command, wire.SetSpeed):
            if not self.is_alone:
                return Refusal("not_allowed")
            return [log.Sped(seat, command.times)] if self.wanted_speed != command.times else Refusal("so_already")
        if self.match is None:
            return Refusal("not_begun" if self.old_part is None else "rules_changed")
        if isinstance(command, wire.StandIn):
            return self._judge_stand_in(command)
        if self.is_over:
            return Refusal("over")
        if isinstance(command, wire.Resign):
            return self._judge_resigning(seat)
        if not self._meant_from(command) <= command.at <= self.n:
            return Refusal("stale")
        if self.old_part is not None:
            return self._judge_going_on(command)
        if isinstance(command, wire.Answer):
            decision = self.decision_of(seat)
            if decision is None:
                return Refusal("not_asked")
            return [log.Answered(seat, command.choice)] if command.choice < len(decision.choices) else Refusal("no_such_choice")
        if isinstance(command, wire.TakeBack):
            return self._judge_undo(seat)
        if self.undo_asked is None or seat not in self.undo_asked[1]:
            return Refusal("nothing_asked")
        who, missing = self.undo_asked
        agreed = log.Answered(who, RESIGNS) if self.is_resigning else log.TookBack(who)
        return [log.Allowed(seat, command.yes), *([agreed] if command.yes and missing == {seat} else [])]

    def _meant_from(self, command: wire.AnyCommand) -> int:
        """The first entry whose state this command may be meant for: an answer, whatever others have answered at the same time."""
        is_answer = isinstance(command, wire.Answer) and self.old_part is None
        return self.asked_since.get(command.seat, self.changed_at) if is_answer else self.changed_at

    def _judge_undo(self, seat: int) -> list[log.AnyEntry] | Refusal:
        assert self.match is not None
        seat = self.latest_of(seat)
        if not self.has_answered(seat):
            return Refusal("no_undo", NothingToUndo())
        if self.undo_asked is not None:
            return Refusal("undo_asked")
        if not self._to_be_asked(seat) or self.match.why_no_undo(seat) is None:
            return [log.TookBack(seat)]
        return [log.AskedUndo(seat)]

    def latest_of(self, seat: int) -> int:
        """Of all seats of the person on this one, the one that has answered last."""
        if self.match is None:
            return seat
        return max([seat, *[other for other in range(len(self.seats)) if self.is_own(seat, other)]], key=self.match.last_of)

    def _judge_resigning(self, seat: int) -> list[log.AnyEntry] | Refusal:
        if self.old_part is not None:
            return Refusal("rules_changed")
        if self.may_resign(seat) == "no":
            return Refusal("not_allowed")
        if self.undo_asked is not None:
            return Refusal("undo_asked")
        return [log.AskedToResign(seat) if self._who_would_lose(seat) else log.Answered(seat, RESIGNS)]

    def may_resign(self, seat: int) -> wire.ResignNow:
        """What comes of it when this seat resigns."""
        if self.match is None or self.old_part is not None or self.is_over or seat < 0 or not self.match.may_resign(seat):
            return "no"
        found = self.rulebook.resigning(self.match.game, seat)
        assert found is not None
        return "leaves" if not found.ends else "asks" if self._who_would_lose(seat) else "ends"

    def _judge_going_on(self, command: wire.AnyCommand) -> list[log.AnyEntry] | Refusal:
        """At a table that can only be read `undo` asks to go on from the last position that holds; all people must agree."""
        assert self.match is not None
        seat, going_on = command.seat, log.CutBack(len(self.match.answers), self.rulebook.version)
        missing = {other for other in self.people() if not self.is_own(seat, other)}
        if self.undo_asked is not None:
            missing &= self.undo_asked[1]
        if isinstance(command, wire.TakeBack):
            if not missing:
                return [going_on]
            return [log.AskedToGoOn(seat)] if self.undo_asked is None else Refusal("undo_asked")
        if not isinstance(command, wire.Allow):
            return Refusal("rules_changed")
        if self.undo_asked is None or seat not in self.undo_asked[1]:
            return Refusal("nothing_asked")
        return [log.Allowed(seat, command.yes), *([going_on] if command.yes and not missing else [])]

    def _judge_phrase(self, command: wire.Say) -> list[log.AnyEntry] | Refusal:
        view = self.match.view(command.seat) if self.match is not None else None
        if not may_say(self.row.game, view, command.phrase, command.about):
            return Refusal("not_allowed")
        return [log.SaidPhrase(command.seat, command.phrase, command.about)]

    def _judge_stand_in(self, command: wire.StandIn) -> list[log.AnyEntry] | Refusal:
        whom = command.whom
        if whom >= len(self.seats) or not self.seats[whom].person or self.is_own(whom, command.seat):
            return Refusal("not_allowed")
        if command.yes:
            return [log.StoodIn(whom, self.stand_in)] if not self.seats[whom].standing_in else Refusal("not_allowed")
        return [log.StoodIn(whom, "", wait=True)]
