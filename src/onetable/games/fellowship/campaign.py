"""A campaign: what a group has reached, kept in one file that is written whole or not at all."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from onetable.core.errors import BadInput
from onetable.core.folders import data_folder
from onetable.core.lock import locked
from onetable.core.match import Match
from onetable.core.record import Record, decode, read_file, record, write_file
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.game import Fellowship, read_setup
from onetable.games.fellowship.table import Board

ChapterName = int | str
FORBIDDEN = '/\\:*?"<>|'  # in file names, on one system or another


class ChapterProgress(Struct, frozen=True, omit_defaults=True):
    """How far a chapter of several rounds has come."""

    finished: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()
    gift: str = ""
    rider: str = ""


class PlayedGame(Struct, frozen=True):
    """One game of the campaign; `record` is its file in the folder of records."""

    chapter: ChapterName
    players: int
    seed: int
    outcome: str  # "won", "lost", or nothing while it is not over
    record: str


class CampaignFile(Struct, frozen=True, tag="campaign", tag_field="kind"):
    """All that is kept of a campaign."""

    game: str
    name: str
    players: int
    names: tuple[str, ...] = ()
    won: tuple[ChapterName, ...] = ()
    progress: dict[str, ChapterProgress] = {}
    played: tuple[PlayedGame, ...] = ()


class Campaign:
    """The story of one group; every change is on the disk before it is believed."""

    def __init__(self, path: Path, story: CampaignFile) -> None:
        self.path, self.story = path, story
        self._noted: tuple[Match[Board], int] | None = None  # the match that was noted last, and its place among the played

    @classmethod
    def open(cls, name: str, players: int = 4, names: Sequence[str] = ()) -> Campaign:
        """The campaign of this group; a new one, not yet written, if there is none."""
        path = file_of(name)
        if not path.exists():
            return cls(path, CampaignFile(Fellowship.id, name, len(names) or players, tuple(names)))
        return cls(path, read_story(path))

    @classmethod
    def existing(cls, name: str) -> Campaign:
        """The campaign of this group, which must have begun."""
        if not file_of(name).exists():
            raise no_campaign(name)
        return cls.open(name)

    @property
    def name(self) -> str:
        """The name of the group."""
        return self.story.name

    @property
    def players(self) -> int:
        """How many they are."""
        return self.story.players

    def proposed(self) -> ChapterName:
        """The lowest chapter that is not won; when all are, the endless road."""
        return next((chapter for chapter in CHAPTERS if chapter not in self.story.won), ROAD)

    def is_won(self, chapter: ChapterName) -> bool:
        """Whether the group has won this chapter."""
        return chapter in self.story.won

    def tries(self, chapter: ChapterName) -> int:
        """How often this chapter was played to its end."""
        return len([game for game in self.story.played if game.chapter == chapter and game.outcome])

    def progress(self, chapter: ChapterName) -> ChapterProgress | None:
        """What could be kept of this chapter; None if there is nothing, and it can only be begun anew."""
        return self.story.progress.get(str(chapter))

    def setup_for(self, chapter: ChapterName, keep: bool = True) -> dict[str, Any]:
        """The set-up for this chapter: from its beginning, or with all that was reached in it before."""
        kept = self.progress(chapter) if keep else None
        return {"chapter": chapter, **({key: value for key, value in asdict(kept).items() if value} if kept else {})}

    def next_setup(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """What they play: the chapter that was chosen, else the one that comes next, with all that was reached in it."""
        return {**self.setup_for(chosen.get("chapter", self.proposed())), **chosen}

    def note(self, match: Match[Board]) -> None:
        """Write down how this match stands; the same match may be noted again when it has gone on."""
        with changing(self.path.parent):
            if self.path.exists():
                self.story = read_story(self.path)  # another table of this group may have written since
            self._write(match)

    def _write(self, match: Match[Board]) -> None:
        """The record first, and then the story that tells of it."""
        place = self._place_of(match)
        board = match.game.table
        chapter, won, played = board.setup.chapter, self.story.won, self.story.played
        progress = {key: value for key, value in self.story.progress.items() if key != str(chapter)}
        if board.outcome == "won":
            won += (chapter,) if chapter not in won else ()
        elif (reached := progress_on(board)) is not None:
            progress[str(chapter)] = reached
        file = f"{place + 1:04}-chapter-{chapter}.json" if chapter != ROAD else f"{place + 1:04}-{ROAD}.json"
        noted = PlayedGame(chapter, match.players, match.seed, board.outcome, file)
        played = (*played[:place], noted, *played[place + 1 :])
        story = replace(self.story, players=match.players, won=won, progress=progress, played=played)
        write_file(self.records / file, msgspec.json.encode(record(match)))
        write_file(self.path, msgspec.json.format(msgspec.json.encode(story), indent=1))
        self.story, self._noted = story, (match, place)

    def _place_of(self, match: Match[Board]) -> int:
        """Where this match stands among the played ones: one that goes on keeps its place, another comes last."""
        if self._noted is not None and self._noted[0] is match:
            return self._noted[1]
        beginning = _beginning(record(match))
        for place, game in reversed(list(enumerate(self.story.played))):
            if not game.outcome and (game.seed, game.players) == (match.seed, match.players):
                begun = self._record_of(game)
                if begun is not None and _beginning(begun) == beginning:
                    return place
        return len(self.story.played)

    def open_record(self) -> Record | None:
        """The record of the last game, if that is not over: it can be replayed and gone on with."""
        if not self.story.played or self.story.played[-1].outcome:
            return None
        return self._record_of(self.story.played[-1])

    def _record_of(self, game: PlayedGame) -> Record | None:
        try:
            found: Record = decode(read_file(self.records / game.record), Record, "record")
        except BadInput:
            return None  # lost or damaged: the campaign itself does not suffer from it
        return found

    @property
    def records(self) -> Path:
        """The folder with the records of this group's games."""
        return records_of(self.path)


class Campaigns:
    """Where campaigns are opened."""

    def open(self, name: str, players: int = 4) -> Campaign:
        """The campaign of this group; a new one, not yet written, if there is none."""
        return Campaign.open(name, players)


def _beginning(game: Record) -> bytes:
    return msgspec.json.encode((game.version, game.setup, game.players, game.seed))


def progress_on(board: Board) -> ChapterProgress | None:
    """What a chapter of several rounds, or the road, keeps when it is not over."""
    setup = board.setup
    if setup.chapter == ROAD:
        return ChapterProgress(board.finished, board.done, board.spent, setup.pool, setup.gift, setup.rider)
    return ChapterProgress(board.finished, board.done, board.spent) if board.finished or board.done else None


# ---- files


def file_of(name: str) -> Path:
    """The file of a group, or one clear sentence about its name."""
    if not name.strip() or name.startswith(".") or len(name.encode()) > 100 or not name.isprintable() or set(name) & set(FORBIDDEN):
        raise BadInput(f"“{name}” cannot be the name of a campaign: use up to 100 letters, figures and spaces.")
    return data_folder() / "campaigns" / f"{name}.json"


def records_of(path: Path) -> Path:
    """The folder with the records that belong to a campaign file."""
    return path.parent / "records" / path.stem


def campaign_names() -> list[str]:
    """The groups that have begun a campaign."""
    return sorted([path.stem for path in (data_folder() / "campaigns").glob("*.json")])


def read_story(path: Path) -> CampaignFile:
    """The story in a file, or one clear sentence; the file is never touched."""
    text = read_file(path)
    try:
        story: CampaignFile = decode(text, CampaignFile, "campaign file")
        if story.game != Fellowship.id:
            raise BadInput(f"It belongs to the game “{story.game}”.")
        for chapter in (1, *story.won, *[game.chapter for game in story.played]):
            read_setup({"chapter": chapter}, story.players)
        for key, progress in story.progress.items():
            read_setup({"chapter": chapter_named(key), **asdict(progress)}, story.players)
    except BadInput as error:
        raise BadInput(f"The campaign file {path} is damaged and stays as it is: {error}") from None
    return story


def chapter_named(key: str) -> ChapterName:
    """The chapter that goes by this name in a file."""
    return next((chapter for chapter in CHAPTERS if str(chapter) == key), key)


def delete(name: str) -> None:
    """Remove a campaign, even a damaged one, and its records for good."""
    path = file_of(name)
    with changing(path.parent):
        if not path.exists():
            raise no_campaign(name)
        path.unlink()
        shutil.rmtree(records_of(path), ignore_errors=True)


def no_campaign(name: str) -> BadInput:
    """The sentence for a group that has no campaign."""
    return BadInput(f"There is no campaign “{name}”; there is {', '.join(campaign_names()) or 'none yet'}.")


@contextmanager
def changing(folder: Path) -> Iterator[None]:
    """Change something in this folder, one program at a time; or one sentence why that cannot be."""
    try:
        with locked(folder):
            yield
    except OSError as error:
        raise BadInput(f"Cannot write {error.filename or folder}: {(error.strerror or 'unknown reason').lower()}.") from None
