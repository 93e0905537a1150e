"""What must not move: seeded games of every kind, and fingerprints of all that a player sees of them and a record holds.

`python -m tests.frozen.fingerprints` writes `fingerprints.json` anew; do that only when what players see is meant to change.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from onetable.bots.registry import bot
from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.core.record import record
from onetable.games.registry import rulebook

FILE = Path(__file__).with_name("fingerprints.json")
THEN = {"tcg": "rules-1", "quest": "rules-1"}  # what players see is frozen, not how bots play: those of that day sit there
HEROES = ["argalad", "beravor", "eleanor", "eometh", "thalin"]
DECKS = [
    "aragorn", "gandalf", "arrows_of_mirkwood", "axe_and_bow", "axes_of_durin", "king_and_evenstar",
    "lady_of_the_wood", "nine_walkers", "pipes_by_the_fire", "quiet_feet", "rangers_of_the_north", "smiths_of_erebor", "sword_and_dagger",
    "tales_of_rivendell",
]  # fmt: skip


class Play(msgspec.Struct, frozen=True):
    """One game: what is played, by whom, with which seed."""

    game: str
    setup: dict[str, Any]
    players: int
    bots: str
    seed: int


class Fingerprint(msgspec.Struct, frozen=True):
    """What came of it: how many answers, the journal as each language tells it, what every seat saw at every step, and the record."""

    play: Play
    answers: int
    journals: dict[str, str]
    views: str
    record: str


def plays() -> list[Play]:
    """Three hundred games: every chapter, deck and hero, every number of players, two kinds of bots, options among them."""
    chapters: list[int | str] = [*range(1, 19), "road"]
    found = [
        Play("fellowship", {"chapter": chapter}, players, name, 4000 + 10 * place + players)
        for name in ("random", "rules") for place, chapter in enumerate(chapters) for players in (1, 2, 3, 4)
    ]  # fmt: skip
    found.append(Play("fellowship", {"chapter": 3, "options": {"lost_card": "optional"}}, 3, "rules", 4900))
    found.append(Play("fellowship", {"chapter": "road", "gift": "sting"}, 4, "random", 4901))
    for name in ("random", "rules"):
        for place, deck in enumerate(DECKS):
            rivals = [DECKS[(place + 1 + 3 * seat) % len(DECKS)] for seat in range(5)]
            found.append(Play("tcg", {"decks": [deck, rivals[0]]}, 2, name, 5000 + place))
            players = 3 + place % 4
            found.append(Play("tcg", {"decks": [deck, *rivals[: players - 1]]}, players, name, 5100 + place))
        found.append(Play("tcg", {"first_game": True}, 2, name, 5200))
        found.append(Play("tcg", {"options": {"deck_lists": "open"}}, 2, name, 5201))
        for place in range(30):
            players = 2 + place % 3
            heroes = [HEROES[(place + seat) % len(HEROES)] for seat in range(players - 1)]
            options = {"events_drawn": 3} if place % 10 == 9 else {}
            found.append(Play("quest", {"heroes": heroes, **({"options": options} if options else {})}, players, name, 6000 + place))
    pairs = [[DECKS[place % len(DECKS)], DECKS[(place * 5 + 2) % len(DECKS)]] for place in range(26)]
    return [*found, *[Play("tcg", {"decks": pair}, 2, "rules", 5300 + place) for place, pair in enumerate(pairs)]]


def fingerprint(play: Play) -> Fingerprint:
    """Play one game to its end, or for so long that it has shown what it can, and look at all of it."""
    match, views, dice = Match(rulebook(play.game), play.setup, play.players, play.seed), blake2b(digest_size=12), Random(play.seed)
    player = None if play.bots == "random" else bot(play.game, THEN.get(play.game, play.bots))
    while (decision := match.game.decision) is not None and len(match.answers) < 600:
        every = len(match.answers) % 5 == 0  # looking at everything is dear
        for seat in (-1, *range(play.players)) if every else (decision.seat,):
            views.update(match.view(seat).encode())
        asked = match.view(decision.seat)
        match.answer(dice.randrange(len(decision.choices)) if player is None else player.choose(asked))
    return Fingerprint(play, len(match.answers), dict(journals(match)), views.hexdigest(), digest(msgspec.json.encode(record(match))))


def journals(match: Match[Any]) -> Iterator[tuple[str, str]]:
    """By language the whole journal, as each seat reads it at the end."""
    seats = (-1, *range(match.players))
    for language in LANGUAGES:
        book, told = match.rulebook.phrasebook(language), blake2b(digest_size=12)
        for seat in seats:
            voice = book.at(match.view(seat).table)
            for word in match.journal_for(seat):
                told.update(voice.read(word).encode() + b"\n")
        yield language, told.hexdigest()


def digest(text: bytes) -> str:
    """A short fingerprint."""
    return blake2b(text, digest_size=12).hexdigest()


def frozen() -> list[Fingerprint]:
    """What was seen when the file was written."""
    return msgspec.json.decode(FILE.read_bytes(), type=list[Fingerprint])


def main() -> None:
    """Write the file anew."""
    found = []
    every = plays()
    for place, play in enumerate(every, 1):
        found.append(fingerprint(play))
        print(f"\r{place} of {len(every)}", end="", flush=True)
    lines = ",\n".join(json.dumps(msgspec.to_builtins(each), ensure_ascii=False) for each in found)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print()


if __name__ == "__main__":
    main()
