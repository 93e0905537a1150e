"""`onetable replay`: verify and show a record."""

from __future__ import annotations

import json as to_json
from pathlib import Path
from typing import Any

import msgspec

from onetable.cli.inputs import at_least, language_from
from onetable.core.event import Event
from onetable.core.match import Match
from onetable.core.record import Record, decode, read_file
from onetable.core.record import replay as play_again
from onetable.core.view import SPECTATOR
from onetable.games.registry import rulebook


def replay(file: Path, /, *, language: str | None = None, upto: int | None = None, json: bool = False) -> None:
    """Verify a record and tell what happened in it.

    Parameters
    ----------
    file
        A record.
    language
        en, zh, ja or nl.
    upto
        Show the game only up to this answer.
    json
        Write JSON.
    """
    spoken = language_from(language)
    if upto is not None:
        at_least(0, upto, "--upto")
    found: Record = decode(read_file(file), Record, "record")
    match = play_again(rulebook(found.game), found, upto)
    told = tell(match, found, spoken)
    if json:
        print(to_json.dumps(told, ensure_ascii=False, indent=1))
    else:
        show(told)


def tell(match: Match[Any], found: Record, language: str) -> dict[str, Any]:
    """What the record holds, with the journal in words."""
    phrases = match.rulebook.phrasebook(language).at(match.game.table)
    result = match.rulebook.result(match.game)
    decision = match.game.decision
    return {
        "game": found.game,
        "version": found.version,
        "setup": found.setup,
        "players": found.players,
        "seed": found.seed,
        "answers": len(found.answers),
        "shown": len(match.answers),
        "result": result.outcome if result is not None else None,
        "asked": decision.seat if decision is not None else None,
        "choices": [phrases.read(choice) for choice in decision.choices] if decision is not None else [],
        "journal": [
            {
                "text": phrases.read(event.word),
                "word": msgspec.to_builtins(event.word),
                "seen_by": sorted(event.seen_by) if event.seen_by is not None else None,
            }
            for event in match.journal
            if not is_second_telling(event)
        ],
    }


def is_second_telling(event: Event) -> bool:
    """Whether this is how those were told of an event who did not see all of it: we do."""
    return event.seen_by is not None and SPECTATOR in event.seen_by


def show(told: dict[str, Any]) -> None:
    """The same for a person."""
    print(f"{told['game']}, {to_json.dumps(told['setup'], ensure_ascii=False)}, players: {told['players']}, seed: {told['seed']}")
    print(f"verified: {told['shown']} of {told['answers']} answers\n")
    for event in told["journal"]:
        print(event["text"])
    if told["asked"] is not None:
        print(f"\n… seat {told['asked']}: {' | '.join(told['choices'])}")
