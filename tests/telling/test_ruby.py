"""Readings stand over the characters of Japanese names, and over nothing else."""

from __future__ import annotations

import re

from onetable.games.registry import rulebook
from onetable.games.tcg.titles import _tables
from onetable.telling.ruby import _readings, read, ruby


def test_a_name_is_read_over_its_characters() -> None:
    assert ruby("ja", "裂け谷のテラス") == (("裂", "さ"), ("け", ""), ("谷", "だに"), ("のテラス", ""))
    assert ruby("ja", "躍る小馬亭") == (("躍", "おど"), ("る", ""), ("小馬亭", "こうまてい"))
    assert ruby("ja", "ギムリ") == ruby("zh", "裂け谷のテラス") == ()


def test_every_reading_fits_its_name_and_is_kana() -> None:
    for name, reading in _readings().items():
        pieces = read(name, reading)
        assert "".join([base for base, _ in pieces]) == name and "".join([said or base for base, said in pieces]) == reading
        assert not re.search("[一-鿿]", reading), name


def test_places_and_chapters_have_readings() -> None:
    titles = [each["ja"] for each in _tables()[0].titles.values()]
    read_over = [title for title in titles if ruby("ja", title)]
    assert {"裂け谷のテラス", "躍る小馬亭", "西四が一の庄", "風見が丘", "霧ふり山脈を抜けて", "銀筋川の岸辺"} <= set(read_over)
    book = rulebook("fellowship").phrasebook("ja")
    chapters = [book.read(card["word"]) for card in rulebook("fellowship").cards() if card["kind"] == "chapter"]
    assert all(["".join([base for base, _ in ruby("ja", title)]) in ("", title) for title in [*titles, *chapters]])
