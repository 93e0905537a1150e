"""A game at this keyboard: the match, who sits where, and its file, so that nothing is ever lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import asdict

from onetable.bots.registry import RULES, usual_bot
from onetable.core.errors import BadInput
from onetable.core.folders import data_folder
from onetable.core.lessons.tutor import scripted, stands_still
from onetable.core.lock import locked
from onetable.core.match import LESSON, RESIGNS, Match
from onetable.core.record import Record, decode, read_file, record, replay, write_file
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.registry import face_of, rulebook
from onetable.telling.campaigns import Campaign
from onetable.telling.lessons import games_after, seats_at
from onetable.telling.teller import teller_of
from onetable.terminal import learned
from onetable.terminal.rounds import Round
from onetable.terminal.seats import HUMAN, Seats, seat_names
from onetable.text import Interface


class Kept(Record, frozen=True, tag="record", tag_field="kind"):
    """A record that also knows who sat where: anybody who can read a record can read it."""

    seats: tuple[str, ...] = ()
    campaign: str = ""


class Session:
    """One match, from its beginning or from a file."""

    def __init__(self, match: Match[Any], names: Sequence[str], campaign: Campaign | None = None, file: Path | None = None) -> None:
        self.match, self.campaign = match, campaign
        self.file = file or next(path for path in _beside(saves() / f"{_file_name(match)}.json") if not path.exists())
        self._seen: dict[Path, bytes] = {}  # what our files held when we last saw them
        self.seats = Seats(match.rulebook.id, names, match.seed, anywhere=self.file.resolve().parent == saves().resolve())
        self.viewer = self.seats.people[0] if self.seats.people else 0
        self.round: Round | None = None  # the games after this one, or those among which it is
        self.number = 0  # which of them it is
        self.hinted = False  # whether a hint was asked for

    @classmethod
    def begin(
        cls,
        game: str,
        setup: Mapping[str, Any],
        players: int,
        seed: int,
        bots: Sequence[str],
        campaign: Campaign | None,
        seat: int = 0,
        answers: Sequence[int] = (),
    ) -> Session:
        """A new match with a person on this seat, after these answers; a lesson says who sits where, and its bots go by rules of thumb."""
        if LESSON in setup:
            players, seat = seats_at(game, setup[LESSON])
            bots = (RULES,)
        match = Match(rulebook(game), setup, players, seed)
        for answer in answers:
            match.answer(answer)
        return cls(match, seat_names(players, bots, seat, usual_bot(game)), campaign)

    @classmethod
    def resume(cls, path: Path) -> Session:
        """The match in a file, where it was left."""
        content = read_file(path)
        found: Kept = decode(content, Kept, "saved game")
        match = replay(rulebook(found.game), found)
        names = found.seats or seat_names(found.players, (), usual=usual_bot(found.game))
        if len(names) != found.players:
            raise BadInput(f"The saved game {path} is damaged: it seats {len(names)} of {found.players} players.")
        session = cls(match, names, open_campaign(found.game, found.campaign) if found.campaign else None, path)
        session._seen = dict.fromkeys((path.resolve(), (saves() / path.name).resolve()), content)
        return session

    # ---- play

    @property
    def asked(self) -> int | None:
        """The seat that must decide, None when the game is over."""
        decision = self.match.game.decision
        return decision.seat if decision is not None else None

    def is_person(self, seat: int) -> bool:
        """Whether a person at this keyboard sits there."""
        return self.seats.names[seat] == HUMAN

    def view(self) -> View[Any]:
        """All that the person at the keyboard may know."""
        return self.match.view(self.viewer)

    def refused(self) -> Mapping[Word, Word]:
        """What the person at the keyboard may try and cannot, with the reasons; empty while others decide."""
        return self.match.rulebook.why_not(self.match.game) if self.asked == self.viewer else {}

    def journal(self) -> list[Word]:
        """What the person at the keyboard has seen happen."""
        return self.match.journal_for(self.viewer)

    @property
    def is_alone(self) -> bool:
        """Whether one person plays with bots only."""
        return len(self.seats.people) == 1

    def take_back(self, unasked: Callable[[], bool], consent: bool = False) -> Word | None:
        """Take back this person's last answer, and before it all that were given without asking; a refusal is returned."""
        reason = self.match.undo(self.viewer, consent)
        while reason is None and unasked():
            reason = self.match.undo(self.viewer, consent)
        return reason

    @property
    def undo_question(self) -> str:
        """Bots always agree to take something back; people are asked."""
        return "undo-ask" if self.is_alone else "undo-ask-people"

    @property
    def may_resign(self) -> bool:
        """Whether the person at the keyboard has something to resign."""
        return self.match.may_resign(self.viewer)

    @property
    def resign_question(self) -> str:
        """Bots always agree; people whose game it would end are asked."""
        found = self.match.rulebook.resigning(self.match.game, self.viewer)
        if found is None or not found.ends:
            return "resign-ask-leave"
        return "resign-ask-people" if any([self.is_person(seat) for seat in found.others]) else "resign-ask"

    def resign(self) -> None:
        """The person at the keyboard resigns."""
        self.match.answer(RESIGNS, seat=self.viewer)

    def next_of_round(self) -> Session | None:
        """The next game of the round in which somebody here sits; None where there is none."""
        number = self.round.next_number() if self.round is not None else None
        if self.round is None or number is None:
            return None
        session = Session(*self.round.begin(number))
        session.round, session.number = self.round, number
        return session

    def standing_lines(self, interface: Interface) -> list[str]:
        """How all stand in the round; nothing where there is none."""
        if self.round is None:
            return []
        people = {seat: interface.say("seat-person", number=seat + 1) for seat in range(self.round.players)}
        return [
            interface.say(
                "round-line", place=line.place, who=people[line.seat], points=f"{line.points:g}", played=line.played, left=line.left
            )
            for line in self.round.standings()
        ]

    @property
    def is_lesson(self) -> bool:
        """Whether something is to be learned here."""
        return self.match.lesson is not None

    @property
    def is_stuck(self) -> bool:
        """Whether a lesson has come to a point from which one can only go back."""
        return stands_still(self.match)

    def scripted(self) -> int | None:
        """What the lesson lets a bot do here; nothing where the bot decides."""
        return scripted(self.match)

    def next_games(self) -> list[tuple[str, dict[str, Any]]]:
        """What could be played after this game; a campaign proposes what comes next in its story."""
        if self.is_lesson:
            return games_after(self.match)
        proposed = self.campaign.next_setup({}) if self.campaign is not None else None
        return teller_of(self.match.rulebook.id).next_games(self.match.game.table, self.match.setup, proposed)

    # ---- files

    def save(self, path: Path | None = None) -> Path:
        """Write the match down as it stands, into the file that was asked for or into its own."""
        if path is not None:
            return self._write(path, anyway=True)
        self.file = self._write(self.file)
        return self.file

    def _write(self, target: Path, anyway: bool = False) -> Path:
        """Write into this file; or where another table has gone on with the same game and written it, into one beside it."""
        campaign = self.campaign.name if self.campaign is not None else ""
        content = msgspec.json.encode(Kept(**asdict(record(self.match)), seats=self.seats.names, campaign=campaign))
        try:
            with locked(target.parent):
                target = target if anyway else next(path for path in _beside(target) if self._is_ours(path))
                write_file(target, content)
        except OSError as error:
            raise BadInput(f"Cannot write {target}: {(error.strerror or 'unknown reason').lower()}.") from None
        except ValueError:
            raise BadInput(f"“{target}” is no name for a file.") from None
        self._seen[target.resolve()] = content
        return target

    def _is_ours(self, file: Path) -> bool:
        """Whether nobody else has written there."""
        return not file.exists() or file.read_bytes() == self._seen.get(file.resolve())

    def keep(self) -> Path | None:
        """Keep a game that is not over and in which a person has answered, for another day, where it is found again."""
        if self.is_lesson or self.asked is None or not any(self.is_person(seat) for seat, _, _ in self.match.answers):
            return None
        if self.file.resolve().parent != saves().resolve():
            self._write(saves() / self.file.name)  # first, because who gave us the file may not let us write there
        path = self.save()
        if self.campaign is not None:
            self.campaign.note(self.match)
        return path

    def learn(self) -> None:
        """Remember that the lesson was learned."""
        if self.match.lesson is not None and self.match.is_learned:
            learned.note(self.match.rulebook.id, self.match.lesson.name)

    def finish(self) -> Path:
        """Write the record of a finished match, tell the campaign, and let it wait no longer."""
        path = self._write(data_folder() / "records" / self.file.name)
        with suppress(OSError), locked(saves()):
            for file in self._seen:
                if file.parent == saves().resolve() and self._is_ours(file):
                    file.unlink(missing_ok=True)
        if self.campaign is not None:
            self.campaign.note(self.match)
        if self.round is not None:
            self.round.note(self.number, self.match)
        elif self.match.rulebook.follow_ups(self.match.game):
            self.round = Round(self.match, self.seats.names)
        return path


def saves() -> Path:
    """The folder of games that wait: what lies there was typed by the person at this keyboard, and can be trusted."""
    return data_folder() / "saves"


def _beside(file: Path) -> Iterator[Path]:
    """This file, and others of nearly the same name."""
    yield file
    for number in count(2):
        yield file.with_stem(f"{file.stem}-{number}")


def _file_name(match: Match[Any]) -> str:
    """A name that tells what is played and since when; of two that are begun in the same second, one is beside the other."""
    named = [f"-{value}" for value in match.setup.values() if isinstance(value, (str, int)) and not isinstance(value, bool)]
    return f"{match.rulebook.id}{''.join(named[:1])}-{match.players}-{datetime.now():%Y-%m-%d-%H%M%S}-{match.seed}"


def open_campaign(game: str, name: str, players: int = 4) -> Campaign:
    """The campaign of this group, or one clear sentence where the game has none."""
    part = face_of(game).campaigns
    if part is None:
        raise BadInput(f"The game “{game}” has no campaign.")
    return part.load().open(name, players)


class Unfinished(msgspec.Struct, frozen=True):
    """A game that waits to be gone on with."""

    path: Path
    setup: dict[str, Any]
    players: int
    answers: int
    campaign: str
    when: datetime


def unfinished(game: str) -> list[Unfinished]:
    """The games of this kind that wait, the latest first."""
    found = []
    for path in saves().glob("*.json"):
        with suppress(BadInput, OSError):  # another table may just have finished it
            kept: Kept = decode(read_file(path), Kept, "saved game")
            if kept.game == game:
                when = datetime.fromtimestamp(path.stat().st_mtime)
                found.append(Unfinished(path, kept.setup, kept.players, len(kept.answers), kept.campaign, when))
    return sorted(found, key=lambda game: game.when, reverse=True)


class Unreadable(msgspec.Struct, frozen=True):
    """A file among the games that wait, which is none, and why."""

    path: Path
    reason: str


def unreadable() -> list[Unreadable]:
    """The files among the games that wait which cannot be read, by name."""
    found = []
    for path in sorted(saves().glob("*.json")):
        try:
            decode(read_file(path), Kept, "saved game")
        except BadInput as error:
            found.append(Unreadable(path, str(error)))
    return found
