"""Files of any kind, given to every command that reads one: one sentence, exit code 2, and nobody waits for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

import pytest

from onetable.cli import main

DEEP = 200_000
HEAD = b"edition: 2\n"
PARTY = HEAD + b"setup: {chapter: 1}\ncharacters: [frodo, bilbo, gandalf, pippin]\n"
RECORD = b'{"kind":"record","game":"fellowship","version":"1","players":4,"seed":1,"digest":"","answers":[%s],"setup":%s}'


def bomb(key: bytes) -> bytes:
    """Nine to the tenth words, told in a few lines by names for what was said before."""
    lines = [b"a: &a [x,x,x,x,x,x,x,x,x]\n"]
    lines += [b"%c: &%c [%s]\n" % (letter, letter, b",".join([b"*%c" % (letter - 1)] * 9)) for letter in range(ord("b"), ord("k"))]
    return HEAD + b"".join(lines) + key + b": *j\n"


FILES: dict[str, Callable[[], bytes]] = {
    "lists within lists": lambda: b"[" * DEEP + b"]" * DEEP,
    "maps within maps": lambda: b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    "a deep word in a record": lambda: RECORD % (b'{"seat":0,"number":0,"word":' + b"[" * DEEP + b"]" * DEEP + b"}", b"{}"),
    "a deep set-up in a record": lambda: RECORD % (b"", b'{"chapter":' + b"[" * 900 + b"]" * 900 + b"}"),
    "a set-up that is just too deep": lambda: RECORD % (b"", b'{"chapter":' + b"[" * 20 + b"1" + b"]" * 20 + b"}"),
    "deep YAML in brackets": lambda: HEAD + b"name: " + b"[" * 5000 + b"]" * 5000,
    "deep YAML in dashes": lambda: HEAD + b"name:\n " + b"- " * DEEP,
    "deep YAML by indents": lambda: HEAD + b"name:\n" + b"".join([b" " * depth + b"a:\n" for depth in range(1, 1000)]),
    "a day that is none": lambda: HEAD + b"name: 2001-99-99\n",
    "an hour that is none": lambda: HEAD + b"name: 2001-01-01T99:99:99Z\n",
    "a bomb as a name": lambda: bomb(b"name"),
    "a bomb as a game": lambda: bomb(b"game"),
    "a bomb of merged maps": lambda: bomb(b"z").replace(b"[x,x,x,x,x,x,x,x,x]", b"{x: 1}").replace(b"[", b"{<<: [").replace(b"]", b"]}"),
    "what holds itself": lambda: HEAD + b"name: &a [*a]\n",
    "a key that holds itself": lambda: b"&a {? *a : 1}\n",
    "a number without an end": lambda: HEAD + b"seed: " + b"9" * 10_000,
    "another in figures of sixteen": lambda: HEAD + b"seed: 0x" + b"f" * 10_000,
    "a number of no figures": lambda: HEAD + b"seed: 0b_\n",
    "a number of letters": lambda: HEAD + b"seed: !!int abc\n",
    "a truth of letters": lambda: HEAD + b"seed: !!bool abc\n",
    "a moment of letters": lambda: HEAD + b"seed: !!timestamp abc\n",
    "a thing of Python's": lambda: HEAD + b"seed: !!python/object/apply:os.system [ls]\n",
    "a chair without an end": lambda: PARTY + b"lead: '" + b"9" * 5000 + b"'\n",
    "a chair with a small figure": lambda: PARTY + "lead: ²\n".encode(),
    "half a letter": lambda: b'{"kind":"record","game":"\\ud800"}',
    "many keys": lambda: HEAD + b"".join([b"k%d: 1\n" % number for number in range(30_000)]),
    "much of nothing": lambda: b"x" * 20_000_000,
    "a long list": lambda: b"[" + b"1," * 5_000_000 + b"1]",
    "nothing but zeros": lambda: bytes(1000),
    "chance": lambda: Random(13).randbytes(5000),
    "another encoding": lambda: "edition: 2".encode("utf-16"),
}  # fmt: skip
READERS = (("replay",), ("scenario",), ("scenario", "--convert"), ("decks", "check"), ("decks", "convert"))
HARMLESS = ("scenario", "--convert")  # what is of the second edition it leaves alone, whatever it says


def refuses(capsys: pytest.CaptureFixture[str], *arguments: str, may: tuple[int, ...] = (2,)) -> None:
    """One sentence, soon; time is that of the processor, because others may be at work."""
    begin = process_time()
    code = main(arguments)
    took, said = process_time() - begin, capsys.readouterr()
    assert code in may, (arguments, code, said)
    assert took < 1 and "itself has failed" not in said.err and said.err.count("\n") == (code == 2), (arguments, took, said.err[:300])
    assert len(said.err) < 2100 and (code == 0 or "unchanged" in said.out or not said.out)


@pytest.mark.parametrize("name", FILES)
def test_whatever_a_file_holds_it_is_refused_in_one_sentence(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_bytes(content := FILES[name]())
    for reader in READERS:
        refuses(capsys, *reader, str(file), may=(0, 2) if reader == HARMLESS else (2,))
    refuses(capsys, "scenario", "--write", str(file), "3")
    refuses(capsys, "play", "tcg", "--decks", str(file), "--plain")
    assert file.read_bytes() == content


def test_what_is_no_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "nowhere").symlink_to(tmp_path / "nothing")
    for name in (str(tmp_path), str(tmp_path / "loop"), str(tmp_path / "nowhere"), "/dev/zero", "a\0b", "x" * 5000, "\udcff"):
        for reader in READERS:
            refuses(capsys, *reader, name)


@pytest.mark.parametrize("setup", ["[" * 60_000, '{"chapter":' * 30 + "1" + "}" * 30, '{"chapter": "\udcff"}', "{" + "9" * 5000])
def test_a_set_up_of_any_kind_is_refused(setup: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (("play", "fellowship", "--plain"), ("selfplay", "fellowship"), ("arena", "fellowship", "--bots", "random")):
        refuses(capsys, *command, "--setup", setup)


def test_one_bad_campaign_is_listed_with_its_reason_and_the_others_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))
    folder = tmp_path / "campaigns"
    folder.mkdir()
    story = {"kind": "campaign", "game": "fellowship", "name": "home", "players": 3}
    (folder / "home.json").write_text(json.dumps(story))
    (folder / "small figure.json").write_text(json.dumps({**story, "progress": {"²": {}}}))
    (folder / "long figure.json").write_text(json.dumps({**story, "progress": {"9" * 5000: {}}}))
    (folder / "deep.json").write_bytes(b'{"kind":"campaign","progress":' + b'{"a":' * DEEP)
    (folder / "chance.json").write_bytes(Random(13).randbytes(5000))
    (folder / "folder.json").mkdir()
    assert main(["campaign"]) == 2
    said = capsys.readouterr()
    assert said.out == "home: 0 chapters won, next is 1\n"
    bad = ("chance.json", "deep.json", "folder.json", "long figure.json", "small figure.json")
    assert all([name in line for name, line in zip(bad, said.err.splitlines(), strict=True)])
