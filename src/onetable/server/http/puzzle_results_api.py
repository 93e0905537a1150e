"""How all who played a puzzle fared, for those who have played it themselves."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct

from onetable.core.word import Word, read_word
from onetable.games.registry import rulebook
from onetable.server import wire
from onetable.server.house.puzzle_lines import PlayedLine
from onetable.server.http.calls import Call, Refuse, endpoint
from onetable.server.http.puzzle_api import asked, attempts_at, puzzle_called
from onetable.server.keeping.puzzle_store import Attempt
from onetable.server.pictures import word_text
from onetable.telling.puzzles import Puzzle, begun

COMPARED = 100  # so many people at most, those who needed the fewest tries


class Fared(Struct, frozen=True):
    """One person's tries at a puzzle, all of them over."""

    tries: list[Attempt]

    @property
    def solved(self) -> int:
        """With which try; 0 where none was."""
        return next((place + 1 for place, attempt in enumerate(self.tries) if attempt.outcome == "won"), 0)

    @property
    def counts(self) -> Attempt:
        """The try that is compared: that which solved it, else the last one."""
        return self.tries[self.solved - 1]


@endpoint("GET", "/api/games/{game}/puzzles/{name}/results", wire.PuzzleResults, query=("language",))
async def get_puzzle_results(call: Call) -> wire.PuzzleResults:
    """How all fared with a puzzle, and how they began; told to those who have played it to its end and do not play it now."""
    me, (game, puzzles) = call.me, asked(call)
    puzzle = await puzzle_called(call, game, puzzles)
    [attempts] = (await attempts_at(call, game, [puzzle])).values()
    everybody = by_person(attempts)
    if me.id not in everybody or any([attempt.person == me.id and not attempt.outcome for attempt in attempts]):
        raise Refuse("not_over")
    ranked = sorted(
        everybody.values(), key=lambda fared: (fared.solved == 0, fared.solved or len(fared.tries), fared.counts.person != me.id)
    )
    shown = [fared for place, fared in enumerate(ranked) if place < COMPARED or fared.counts.person == me.id]
    lines = [await call.server.puzzle_lines.of(fared.counts) for fared in shown]
    mine = lines[[fared.counts.person for fared in shown].index(me.id)]
    return wire.PuzzleResults(
        len(everybody),
        sum([fared.solved > 0 for fared in ranked]),
        sum([fared.solved == 1 for fared in ranked]),
        [result(fared, line, mine) for fared, line in zip(shown, lines, strict=True)],
        beginnings(puzzle, game, call.language, [(line, fared.solved > 0) for fared, line in zip(shown, lines, strict=True)], mine),
    )


def by_person(attempts: Sequence[Attempt]) -> dict[str, Fared]:
    """Those who have played it to its end, with their tries in order."""
    found: dict[str, Fared] = {}
    for attempt in attempts:
        if attempt.outcome:
            found.setdefault(attempt.person, Fared([])).tries.append(attempt)
    return found


def result(fared: Fared, line: PlayedLine, mine: PlayedLine) -> wire.PuzzleResult:
    """How somebody fared, and how far he went the way of whoever asks."""
    return wire.PuzzleResult(
        fared.counts.name, len(fared.tries), fared.solved, len(line.choices), round(line.seconds), line.taken_back,
        line.alike(mine), line is mine,
    )  # fmt: skip


def beginnings(
    puzzle: Puzzle, game: str, language: str, lines: Sequence[tuple[PlayedLine, bool]], mine: PlayedLine
) -> list[wire.PuzzleBeginning]:
    """With which choice of their own people began, the most usual one first: it lay before whoever asks, too."""
    book, match = rulebook(game), begun(game, puzzle)
    counted: dict[bytes, list[bool]] = {}
    for line, solved in lines:
        if line.choices and line.choices[0]:
            counted.setdefault(line.choices[0], []).append(solved)
    found = []
    for word, ends in sorted(counted.items(), key=lambda item: (-len(item[1]), item[0])):
        with suppress(TypeError, ValueError, LookupError):  # a word of an older day that nobody can read any more
            choice = read_word(msgspec.json.decode(word), Word, book.home())
            found.append(wire.PuzzleBeginning(word_text(book, language, choice, match, 0), len(ends), sum(ends), word in mine.choices[:1]))
    return found
