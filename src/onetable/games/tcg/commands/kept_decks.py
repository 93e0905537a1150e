"""Decks that a person keeps: at a server, where they have versions, or in the own folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

from onetable.cli.at_server import AtServer, ask_server
from onetable.core.errors import BadInput
from onetable.games.tcg.card_names import shortened
from onetable.games.tcg.deck_files import content_of, deck_from, keep_own, own_decks
from onetable.games.tcg.decklist import DeckList, read_deck, write_json

GAME = "tcg"


def kept_list(where: AtServer, language: str) -> list[dict[str, Any]]:
    """The decks that one keeps there, in short."""
    if where.server is None:
        return [{"name": name, "about": own_about(path)} for name, path in own_decks().items()]

    async def ask(client: Any) -> Any:
        return await client.get(f"/api/me/decks?game={GAME}&language={language}")

    there = ask_server(where, ask)
    return [
        {
            "name": each["name"],
            "id": each["id"],
            "versions": each["versions"],
            "about": each["summary"]["about"],
            "legal": each["summary"]["legal"],
            "note": each["note"],
        }
        for each in there
    ]


def own_about(path: Path) -> str:
    """A deck in the own folder in short; one that cannot be read spoils nothing else."""
    try:
        return f"{sum([count for _, count in deck_from(path, content_of(path)).draw])} cards"
    except BadInput:
        return "cannot be read"


def get_kept(where: AtServer, name: str, version: int | None) -> DeckList:
    """A deck that one keeps there, by its name or its id; the last version, if none is named."""
    if where.server is None:
        if version is not None:
            raise BadInput("Decks in your own folder have no versions; those at a server have: say --server.")
        path = own_decks().get(name)
        if path is None:
            raise BadInput(f"There is no deck “{shortened(name)}” of yours{known_names(list(own_decks()))}")
        return deck_from(path, content_of(path))

    async def ask(client: Any) -> Any:
        found = one_called(name, await client.get(f"/api/me/decks?game={GAME}"))
        return await client.get(f"/api/me/decks/{quote(found['id'])}")

    whole = ask_server(where, ask)
    chosen = [each for each in whole["history"] if version in (None, each["n"])]
    if not chosen:
        raise BadInput(f"“{shortened(name)}” has {len(whole['history'])} versions, and none has the number {version}.")
    return read_deck(msgspec.json.encode(chosen[-1]["deck"]))


def put_kept(where: AtServer, found: DeckList, note: str) -> str:
    """Keep a deck there: as a new version of the one with its name, else as a new one; what was done, in one sentence."""
    if where.server is None:
        if note:
            raise BadInput("Decks in your own folder have no notes; those at a server have: say --server.")
        return f"kept    {keep_own(found)}"

    async def ask(client: Any) -> Any:
        same = [each for each in await client.get(f"/api/me/decks?game={GAME}") if each["name"] == found.name]
        if same:
            return await client.post(f"/api/me/decks/{quote(same[0]['id'])}/versions", {"text": write_json(found), "note": note})
        kept = await client.post("/api/me/decks", {"game": GAME, "name": found.name, "text": write_json(found)})
        return await client.post(f"/api/me/decks/{quote(kept['info']['id'])}", {"version": 1, "note": note}) if note else kept

    info = ask_server(where, ask)["info"]
    return f"kept    {info['name']}, version {info['versions']}, at {where.server}"


def one_called(name: str, decks: list[Any]) -> Any:
    """The one deck of this name or id, or one clear sentence."""
    found = [each for each in decks if name in (each["id"], each["name"])]
    if not found:
        raise BadInput(f"There is no deck “{shortened(name)}” of yours there{known_names([each['name'] for each in decks])}")
    if len(found) > 1:
        raise BadInput(
            f"{len(found)} decks of yours are called “{shortened(name)}”: say the id, {' or '.join([each['id'] for each in found])}."
        )
    return found[0]


def known_names(names: list[str]) -> str:
    """The end of the sentence: what there is."""
    return f"; there is {', '.join(names)}." if names else "; there is none."
