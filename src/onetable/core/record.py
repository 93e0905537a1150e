"""Records and saves: a game as JSON, at its end or in the middle of anything."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec

from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.match import RESIGNS, Match
from onetable.core.rulebook import Rulebook
from onetable.core.step import Scope, T
from onetable.core.word import Home, Word, read_word, write_word

MOST_EXACT = 2**53  # greater numbers are written as text: many programs read them as another number
SeedText = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,40}\Z")]
LARGEST_FILE = 8_000_000  # bytes: many times the longest game
DEEPEST = 20  # no set-up says anything within so many brackets


class Answer(msgspec.Struct, frozen=True):
    """One answer: who gave it, its number, and the word itself, so that a changed game is noticed."""

    seat: int
    number: int
    word: msgspec.Raw


class Record(msgspec.Struct, frozen=True, tag="record", tag_field="kind"):
    """Everything needed to play a game again."""

    game: str
    version: str
    setup: dict[str, Any]
    players: int
    seed: int | SeedText
    answers: tuple[Answer, ...]
    digest: str  # of the journal: a damaged record is noticed

    def __post_init__(self) -> None:
        if is_deeper(self.setup, DEEPEST):
            raise ValueError("its set-up is nested too deeply")


class Save(msgspec.Struct, frozen=True, tag="save", tag_field="kind"):
    """A game in the middle of anything. The open decision is not stored: its step asks again."""

    game: str
    version: str
    table: msgspec.Raw
    agenda: msgspec.Raw
    hasty: bool
    digest: str


def digest(*parts: bytes) -> str:
    """A short fingerprint."""
    return blake2b(b"\n".join(parts), digest_size=12).hexdigest()


def journal_digest(match: Match[Any]) -> str:
    """The fingerprint of all that happened, the same for earlier rules that told less apart."""
    return digest(*[write_word(event.word.formerly()) for event in match.journal])


def record(match: Match[Any]) -> Record:
    """The record of a match, finished or not."""
    answers = tuple([Answer(seat, number, msgspec.Raw(write_word(word))) for seat, number, word in match.answers])
    rulebook, seed = match.rulebook, match.seed if match.seed < MOST_EXACT else str(match.seed)
    return Record(rulebook.id, rulebook.version, match.setup, match.players, seed, answers, journal_digest(match))


def replay(rulebook: Rulebook[T], found: Record, upto: int | None = None) -> Match[T]:
    """The match that a record tells of, or its first answers; every word is compared."""
    check_version(rulebook, found.game, found.version)
    match = Match(rulebook, found.setup, found.players, int(found.seed))
    for place, answer in enumerate(found.answers[:upto]):
        if answer.number == RESIGNS and match.may_resign(answer.seat):
            match.answer(RESIGNS, seat=answer.seat)
            continue
        decision = match.game.turned(answer.seat).decision
        if decision is None or decision.seat != answer.seat or not 0 <= answer.number < len(decision.choices):
            raise BadInput(f"The record is damaged: answer {place + 1} does not fit the game.")
        if write_word(decision.choices[answer.number]) != bytes(answer.word):
            raise BadInput(f"The record is damaged: answer {place + 1} names another choice than the game offers.")
        match.answer(answer.number, seat=answer.seat)
    if upto is None and journal_digest(match) != found.digest:
        raise BadInput("The record is damaged: it ends differently from the game it tells of.")
    return match


def save(rulebook: Rulebook[T], game: Game[T]) -> bytes:
    """A game in the middle of anything as JSON."""
    table, agenda = msgspec.json.encode(game.table.bare()), msgspec.json.encode(game.agenda)
    return msgspec.json.encode(
        Save(rulebook.id, rulebook.version, msgspec.Raw(table), msgspec.Raw(agenda), game.hasty, digest(table, agenda))
    )


def load(rulebook: Rulebook[T], text: bytes) -> Game[T]:
    """The saved game, at the same decision."""
    found = decode(text, Save, "save file")
    check_version(rulebook, found.game, found.version)
    if digest(bytes(found.table), bytes(found.agenda)) != found.digest:
        raise BadInput("The save file is damaged.")
    agenda = read_agenda(msgspec.json.decode(found.agenda), rulebook.home())
    game = Game(rulebook.load_table(msgspec.json.decode(found.table)), agenda, found.hasty)
    game.advance()
    game.table.news = []
    return game


def read_agenda(data: Any, home: Home) -> list[tuple[Any, Scope]]:
    """Sentences from their JSON data."""
    return [(read_word(steps, home=home), read_scope(scope, home)) for steps, scope in data]


def read_scope(data: Mapping[str, Any], home: Home) -> Scope:
    """A voice from its JSON data."""
    named = tuple([(read_word(noun, Word, home), value) for noun, value in data["named"]])
    return Scope(data["player"], data["source"], data["event"], named)


def check_version(rulebook: Rulebook[Any], game: str, version: str) -> None:
    """Refuse what another game, or another version of its content, has written."""
    if game != rulebook.id:
        raise BadInput(f"This file belongs to the game “{game}”, not to “{rulebook.id}”.")
    if version != rulebook.version:
        raise BadInput(f"This file was written by content version {version} of “{game}”; this table has version {rulebook.version}.")


Kind = type[Record] | type[Save]


def decode(text: bytes, kind: Any, what: str) -> Any:
    """JSON of this kind, or one clear sentence."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"This is not a whole {what}: {error}.") from None
    except RecursionError:
        raise BadInput(f"This is not a whole {what}: it is nested too deeply.") from None


def is_deeper(value: Any, most: int) -> bool:
    """Whether there are more brackets around something in this than so many."""
    layer = [value]
    for _ in range(most + 1):
        parts = [part for part in layer if isinstance(part, (dict, list, tuple))]
        layer = [inner for part in parts for inner in (part.values() if isinstance(part, dict) else part)]
        if not layer:
            return False
    return True


def read_file(path: Path, most: int = LARGEST_FILE) -> bytes:
    """The bytes of a file, or one clear sentence."""
    try:
        with open(path, "rb") as file:
            content = file.read(most + 1)
    except OSError as error:
        raise BadInput(f"Cannot read {path}: {(error.strerror or 'unknown reason').lower()}.") from None
    except ValueError:
        raise BadInput(f"“{path}” is no name for a file.") from None
    if len(content) > most:
        raise BadInput(f"Cannot read {path}: it is too large, it has more than {most:,} bytes.")
    return content


def write_file(path: Path, content: bytes) -> None:
    """Replace a file whole or not at all: the old one stays until the new one is on the disk. Others may do so at the same time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with open(fresh, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
