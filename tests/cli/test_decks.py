"""Decks are shown, checked and converted, and a bad one is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from onetable.games.tcg.decklist import DECKS, deck, write_json, write_text
from tests.cli.command import Said, onetable, written
from tests.server.serving import serving


def refused(said: Said, *parts: str) -> None:
    """The command said no, in one line that holds these parts."""
    assert (said.code, said.out) == (2, ""), said
    assert said.err.count("\n") == 1 and said.err.endswith("\n") and "Traceback" not in said.err, said.err
    for part in parts:
        assert part in said.err


def test_the_help_tells_what_can_be_done() -> None:
    assert " decks " in onetable("--help").out
    said = onetable("decks", "--help")
    assert said.code == 0
    for name in ("list", "show", "check", "convert", "get", "put"):
        assert f" {name} " in said.out


def test_decks_are_listed() -> None:
    lines = onetable("decks").out.splitlines()
    assert lines[0] == "aragorn_retail: Aragorn's box, first game (49 cards, for a first game only; elven, gondor, isengard, shire)"
    assert lines[-1] == "smiths_of_erebor: Smiths of Erebor (60 cards; dwarven, gandalf, isengard)" and len(lines) == len(DECKS)
    assert "Stille voeten" in onetable("decks", "list", "--language", "nl").out
    found = onetable("decks", "--json").data
    assert [each["name"] for each in found] == list(DECKS)
    assert [each["legal"] for each in found] == [False, False] + [True] * 14


def test_a_deck_is_shown() -> None:
    text = onetable("decks", "show", "gandalf").out
    assert text == onetable("decks", "show", "gandalf", "--text").out == write_text(deck("gandalf"))
    assert "\n2x Gandalf, The Grey Wizard\n" in text and "Ring-bearer: Frodo, Son of Drogo\n" in text
    assert onetable("decks", "show", "gandalf", "--json").data["draw"]["1P364"] == 2


def test_a_deck_is_converted(tmp_path: Path) -> None:
    as_json = written(tmp_path / "a.json", write_json(deck("quiet_feet")))
    as_text = written(tmp_path / "a.txt", write_text(deck("quiet_feet")))
    assert onetable("decks", "convert", as_json).out == onetable("decks", "convert", as_text, "--text").out == as_text.read_text("utf-8")
    assert onetable("decks", "convert", as_text).out == onetable("decks", "convert", as_json, "--json").out == as_json.read_text("utf-8")


def test_a_deck_without_a_name_is_called_like_its_file(tmp_path: Path) -> None:
    file = written(tmp_path / "mine.txt", "Sting")
    assert onetable("decks", "convert", file).data["name"] == "mine"


def test_legal_decks_pass_and_each_bad_one_gets_its_sentence(tmp_path: Path) -> None:
    good = written(tmp_path / "good.txt", write_text(deck("aragorn")))
    box = written(tmp_path / "box.json", write_json(deck("aragorn_retail")))
    empty = written(tmp_path / "empty.txt", "")
    said = onetable("decks", "check", good)
    assert (said.code, said.out, said.err) == (0, f"legal   {good}: 60 cards\n", "")
    said = onetable("decks", "check", box, good, empty, tmp_path / "missing.txt")
    first, second, third = said.err.splitlines()
    assert (said.code, said.out) == (2, f"legal   {good}: 60 cards\n")
    assert first.startswith(f"{box}: ") and "49 cards" in first
    assert second.startswith(f"{empty}: ") and "missing.txt" in third
    assert onetable("decks", "check", box, "--first-game").code == 0


def changed(**parts: Any) -> dict[str, Any]:
    """A legal deck with other parts, as data."""
    return {**json.loads(write_json(deck("aragorn"))), **parts}


def draw(**changes: int) -> dict[str, int]:
    """The draw deck of a legal deck with so many of some cards."""
    return {card[1:]: count for card, count in {**{f"_{id}": count for id, count in deck("aragorn").draw}, **changes}.items() if count}


BAD: dict[str, tuple[str | bytes | dict[str, Any], tuple[str, ...]]] = {
    "61 of one side": (changed(draw=draw(_1C3=31)), ("61 Free Peoples", "30 Shadow")),
    "five Aragorns": (changed(draw=draw(_1P365=4, _1R89=1, _1C117=0)), ("5", "Aragorn")),
    "two sites 4": (changed(sites=[*deck("aragorn").sites, "1U343"]), ("2 sites 4",)),
    "a ring in the draw deck": (changed(draw=draw(_1R1=1)), ("The One Ring, Isildur's Bane", "draw deck")),
    "an unknown card": ("Sting\n3x Tom Bombadill's Hat", ("Line 2", "Tom Bombadill's Hat")),
    "an unknown card in JSON": (changed(draw={"1C999": 1}), ("1C999",)),
    "a misspelt card": ("2x Legolas, Prinz of Mirkwood", ("“Legolas, Prince of Mirkwood”?",)),
    "an empty file": ("", ("empty",)),
    "10 MB of text": ("Sting\n" * 1_700_000, ("too large",)),
    "10 MB without a line": (b"x" * 10_000_000, ("too large",)),
    "no text": (b"\x89PNG\r\n\x1a\n\x00\xff", ("UTF-8",)),
    "half JSON": (write_json(deck("aragorn"))[:300], ("JSON", "truncated")),
    "JSON of something else": ({"kind": "record", "game": "fellowship"}, ("JSON", "kind")),
    "a huge number": ("1000000000000 Sting", ("1000000000000",)),
    "a negative number": ("-1 Sting", ("-1",)),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_deck_is_refused(name: str, tmp_path: Path) -> None:
    content, parts = BAD[name]
    file = written(tmp_path / "deck", content)
    before = file.read_bytes()
    refused(onetable("decks", "check", file), f"{file}: ", *parts)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        pytest.param(("show", "saruman"), ("saruman", "aragorn", "quiet_feet"), id="unknown deck"),
        pytest.param(("show",), ("NAME",), id="no deck"),
        pytest.param(("show", "aragorn", "--text", "--json"), ("--text", "--json"), id="both formats"),
        pytest.param(("check",), ("FILE",), id="no file"),
        pytest.param(("check", "nothing.txt"), ("nothing.txt",), id="missing file"),
        pytest.param(("convert", "docs"), ("docs", "directory"), id="folder"),
        pytest.param(("list", "--language", "de"), ("de", "en, zh, ja, nl"), id="unknown language"),
        pytest.param(("mend",), ("mend",), id="unknown command"),
    ],
)
def test_what_is_typed_wrong_is_refused(arguments: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(onetable("decks", *arguments), *parts)


# ---- decks that one keeps


def test_decks_of_one_s_own_are_kept_in_the_own_folder_and_played_by_name(tmp_path: Path) -> None:
    file = written(tmp_path / "walkers.txt", write_text(deck("nine_walkers")).replace("Name: nine_walkers\n", ""))
    assert (
        onetable("decks", "put", file, "--name", "My Walkers", data=tmp_path).out == f"kept    {tmp_path / 'decks' / 'My_Walkers.json'}\n"
    )
    assert onetable("decks", data=tmp_path).out.splitlines()[-1] == "My_Walkers: yours (60 cards)"
    assert onetable("decks", "get", "My_Walkers", "--json", data=tmp_path).data["draw"] == dict(deck("nine_walkers").draw)
    written(tmp_path / "decks" / "odd.txt", "nonsense")  # it spoils nothing else
    assert onetable("decks", data=tmp_path).out.splitlines()[-1] == "odd: yours (cannot be read)"
    changed = written(tmp_path / "walkers.txt", "4 Uruk Slayer")
    onetable("decks", "put", changed, "--name", "My Walkers", data=tmp_path)
    assert len((tmp_path / "decks" / "My_Walkers.json~").read_text("utf-8")) > 400  # the one before is not lost
    said = onetable("play", "tcg", "--plain", "--decks", "My_Walkers", data=tmp_path)
    refused(said, "My Walkers", "is not legal")
    refused(onetable("decks", "get", "nothing", data=tmp_path), "There is no deck “nothing” of yours; there is My_Walkers, odd.")
    refused(onetable("decks", "get", "My_Walkers", "--number", "2", data=tmp_path), "have no versions")


def test_the_same_decks_as_in_the_browser_are_got_from_a_server_and_put_there(tmp_path: Path) -> None:
    with serving(tmp_path / "server") as address:
        there = ("--server", address)
        file = written(tmp_path / "feet.txt", write_text(deck("quiet_feet")))
        put = onetable("decks", "put", file, "--name", "Feet", "--note", "First.", *there, data=tmp_path)
        assert put.out == f"kept    Feet, version 1, at {address}\n", put
        again = written(tmp_path / "feet.txt", write_text(deck("nine_walkers")))
        assert "version 2" in onetable("decks", "put", again, "--name", "Feet", *there, data=tmp_path).out
        listed = onetable("decks", *there, data=tmp_path).out
        assert listed.startswith("Feet (60 cards") and "version 2" in listed and listed.count("\n") == 1
        assert onetable("decks", "get", "Feet", "--json", *there, data=tmp_path).data["draw"] == dict(deck("nine_walkers").draw)
        first = onetable("decks", "get", "Feet", "--number", "1", *there, data=tmp_path)
        assert "Ring-bearer" in first.out and "Name: Feet" in first.out
        refused(onetable("decks", "get", "Feet", "--number", "9", *there, data=tmp_path), "2 versions")
        refused(onetable("decks", "get", "None", *there, data=tmp_path), "there is Feet.")
        assert onetable("decks", *there, data=tmp_path / "elsewhere").out == ""  # somebody else has none
        refused(onetable("decks", *there, "--login", "nobody", data=tmp_path, ONETABLE_PASSWORD="what is it"), "no such account")
        assert (tmp_path / "servers.json").stat().st_mode & 0o077 == 0
    refused(onetable("decks", *there, data=tmp_path), "cannot be reached")
    refused(onetable("decks", "--server", "nonsense", data=tmp_path), "is no address")
