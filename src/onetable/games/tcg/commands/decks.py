"""`onetable decks`: the decks of the trading card game, and those that players bring."""

from __future__ import annotations

import json as to_json
from pathlib import Path
from typing import Any

from cyclopts import App
from msgspec.structs import replace

from onetable.cli.at_server import HERE, AtServer
from onetable.cli.inputs import language_from
from onetable.cli.saying import say
from onetable.core.errors import BadInput
from onetable.games.tcg.commands.deck_report import report
from onetable.games.tcg.commands.kept_decks import get_kept, kept_list, put_kept
from onetable.games.tcg.deck_files import content_of, deck_from
from onetable.games.tcg.decklist import DECKS, DeckList, check_deck, deck, deck_title, violations, write_json, write_text

app = App("decks", help="Show the decks of the trading card game, check, convert and try out those that players bring, and keep your own.")
app.command(report)
BLANK = b" \t\r\n\xef\xbb\xbf"  # what may stand before a brace, the mark of UTF-8 included


@app.default
@app.command(name="list")
def list_decks(*, where: AtServer = HERE, language: str | None = None, json: bool = False) -> None:
    """Show the decks that come with the game and those in your own folder, or those that you keep at a server.

    Parameters
    ----------
    language
        en, zh, ja or nl.
    json
        Write JSON.
    """
    given = [summary(each, language_from(language)) for each in DECKS.values()] if where.server is None else []
    kept = kept_list(where, language_from(language))
    if json:
        print(to_json.dumps([*given, *kept], ensure_ascii=False, indent=1))
        return
    for line in given:
        only = "" if line["legal"] else ", for a first game only"
        print(f"{line['name']}: {line['title']} ({line['cards']} cards{only}; {', '.join(line['cultures'])})")
    for line in kept:
        if where.server is None:
            print(f"{line['name']}: yours ({line['about']})")
        else:
            ready = "" if line["legal"] else ", not ready yet"
            print(f"{line['name']} ({line['about']}{ready}; version {line['versions']}; id {line['id']})")


@app.command
def show(name: str, /, *, text: bool = False, json: bool = False, language: str | None = None) -> None:
    """Show a deck that comes with the game.

    Parameters
    ----------
    name
        The name of the deck.
    text
        Write a list of names, as it is done without a wish.
    json
        Write JSON.
    language
        In which language the names are written: en, zh, ja or nl.
    """
    print(written(deck(name), as_json=wants_json(text, json, otherwise=False), language=language), end="")


@app.command
def check(file: Path, /, *files: Path, first_game: bool = False) -> int:
    """See whether decks may be played.

    Parameters
    ----------
    file
        A deck in JSON, or a list of its cards.
    files
        Further ones.
    first_game
        By the rules of a first game: any number of cards, and the two sides need not be equal.
    """
    return max([check_file(path, first_game) for path in (file, *files)])


@app.command
def convert(file: Path, /, *, text: bool = False, json: bool = False, language: str | None = None) -> None:
    """Write a deck in the other format: a list becomes JSON, and JSON becomes a list.

    Parameters
    ----------
    file
        A deck in JSON, or a list of its cards.
    text
        Write a list of names, whatever the file is.
    json
        Write JSON, whatever the file is.
    language
        In which language the names are written: en, zh, ja or nl.
    """
    content = content_of(file)
    found = deck_from(file, content)
    print(written(found, as_json=wants_json(text, json, otherwise=not content.lstrip(BLANK).startswith(b"{")), language=language), end="")


@app.command
def get(
    name: str, /, *, where: AtServer = HERE, number: int | None = None, text: bool = False, json: bool = False, language: str | None = None
) -> None:
    """Show a deck that you keep, in your own folder or at a server.

    Parameters
    ----------
    name
        Its name, or its id at a server.
    number
        Which version of it; the last one, if none is named.
    text
        Write a list of names, as it is done without a wish.
    json
        Write JSON.
    language
        In which language the names are written: en, zh, ja or nl.
    """
    print(written(get_kept(where, name, number), as_json=wants_json(text, json, otherwise=False), language=language), end="")


@app.command
def put(file: Path, /, *, where: AtServer = HERE, name: str | None = None, note: str = "") -> None:
    """Keep a deck, in your own folder or at a server, where it is a new version of the one with the same name.

    Parameters
    ----------
    file
        A deck in JSON, or a list of its cards.
    name
        What it shall be called; as the file says, if nothing is said.
    note
        What is new in this version.
    """
    found = deck_from(file, content_of(file))
    print(put_kept(where, replace(found, name=name) if name else found, note))


def summary(found: DeckList, language: str) -> dict[str, Any]:
    """A deck that comes with the game, in short."""
    cards = list(found.counts())
    cultures = [card.culture.name.lower() for card, _ in cards if card.culture is not None]
    return {
        "name": found.name,
        "title": deck_title(found.name, language),
        "cards": sum([count for _, count in cards]),
        "cultures": list(dict.fromkeys(cultures)),
        "legal": not violations(found),
    }


def check_file(path: Path, first_game: bool) -> int:
    """One deck, in one line: 0 if it may be played, 2 if not."""
    try:
        found = deck_from(path, content_of(path))
    except BadInput as error:
        return say(str(error), 2)
    try:
        check_deck(found, first_game)
    except BadInput as error:
        return say(f"{path}: {error}", 2)
    print(f"legal   {path}: {sum([count for _, count in found.draw])} cards")
    return 0


def wants_json(text: bool, json: bool, otherwise: bool) -> bool:
    """Which of the two formats is wished for."""
    if text and json:
        raise BadInput("Ask for --text or for --json, not for both.")
    return json or (otherwise and not text)


def written(found: DeckList, as_json: bool, language: str | None) -> str:
    """The deck in one of its formats; names are English unless another language is asked for."""
    return write_json(found) if as_json else write_text(found, language_from(language or "en"))
