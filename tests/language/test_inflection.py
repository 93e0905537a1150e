"""Verbs, nouns and lists of each language, in the forms that sentences need."""

from __future__ import annotations

import pytest

from onetable.language.en.nouns import an, counted, several, times
from onetable.language.en.verbs import Clause as EnglishClause
from onetable.language.ja import verbs as ja
from onetable.language.ja.writing import Japanese
from onetable.language.nl import verbs as nl
from onetable.language.nl.nouns import Nominal, Relative
from onetable.language.nl.nouns import many as dutch_many
from onetable.language.text import Apart, Several
from onetable.language.zh.nouns import several as chinese_list
from onetable.language.zh.writing import Chinese


def test_english_clauses_follow_whoever_does_it() -> None:
    clauses = [EnglishClause(who, "carry", "a card") for who in ("Frodo", "you", Several("the heroes"), "")]
    assert [clause.told for clause in clauses] == ["Frodo carries a card", "you carry a card", "the heroes carry a card", "carry a card"]
    assert [clause.alone for clause in clauses[:2]] == ["Frodo carries a card", "carry a card"]
    assert [EnglishClause("Sauron", verb).told for verb in ("have", "pass", "may", "go")] == [
        "Sauron has", "Sauron passes", "Sauron may", "Sauron goes",
    ]  # fmt: skip


def test_english_nouns_and_lists() -> None:
    assert [counted(number, "Moria Dwarf") for number in (1, 2)] == ["1 Moria Dwarf", "2 Moria Dwarves"] and counted(
        "X", "favor"
    ) == "X favor"
    assert [an("Elf"), an("hero"), times(1), times(2), times(3)] == ["an Elf", "a hero", "once", "twice", "3 times"]
    assert [several("ABC"[:size]) for size in range(4)] == ["", "A", "A and B", "A, B, and C"]
    assert several("ABC", "or", comma=False) == "A, B or C" and chinese_list("ABC") == "A、B和C"


def test_what_stands_apart_in_chinese_goes_on_apart() -> None:
    assert isinstance(Apart("若如此做，") + "抽1张牌", Apart) and not isinstance("则" + Apart("若如此做"), Apart)


def test_spaces_in_chinese_and_japanese() -> None:
    said = {
        " 使 Gandalf 力量 +2 ， 弃置 1 张牌": "使 Gandalf 力量 +2，弃置1张牌",
        "看见Elrond，且": "看见 Elrond，且",
        "": "",
        "X为3": "X 为3",
    }
    assert {words: Chinese.written(words) for words in said} == said
    assert Japanese.written(" The One Ring を はめる — 対応 ：") == "The One Ringをはめる — 対応：" and Japanese.written("") == ""


@pytest.mark.parametrize(
    ("verb", "stem", "third"),
    [
        ("leggen", "leg", "legt"), ("maken", "maak", "maakt"), ("geven", "geef", "geeft"), ("kiezen", "kies", "kiest"),
        ("noemen", "noem", "noemt"),
        ("zetten", "zet", "zet"), ("laten", "laat", "laat"), ("verwijderen", "verwijder", "verwijdert"), ("bekijken", "bekijk", "bekijkt"),
        ("gaan", "ga", "gaat"), ("zijn", "ben", "is"), ("mogen", "moog", "mag"), ("komen", "kom", "komt"),
    ],
)  # fmt: skip
def test_dutch_verbs(verb: str, stem: str, third: str) -> None:
    assert (nl.stem(verb), nl.third(verb)) == (stem, third)


def test_a_dutch_verb_goes_where_the_sentence_needs_it() -> None:
    lay = nl.Clause("je", "leggen", "1 kaart", "af", "tot morgen")
    assert [lay.order, lay.told, lay.after] == [
        "leg 1 kaart af tot morgen",
        "je legt 1 kaart af tot morgen",
        "leg je 1 kaart af tot morgen",
    ]
    assert [lay.bare, lay.to] == ["1 kaart afleggen tot morgen", "1 kaart af te leggen tot morgen"]
    heroes = nl.Clause(Several("de helden"), "leggen", "1 kaart", "af")
    assert [heroes.told, nl.Clause("Sauron", "leggen", "1 kaart", "af", may=True).told] == [
        "de helden leggen 1 kaart af", "Sauron mag 1 kaart afleggen",
    ]  # fmt: skip
    state = nl.Statement("de drager", "een wapen", "heeft")
    assert [state.sub, state.main] == ["de drager een wapen heeft", "de drager heeft een wapen"]
    assert [dutch_many(noun) for noun in ("kaart", "gevechtskaart", "merkteken", "complot", "invloed")] == [
        "kaarten", "gevechtskaarten", "merktekens", "complotten", "invloed",
    ]  # fmt: skip


def test_a_dutch_act_is_done_or_had_done_in_every_form() -> None:
    wound = nl.Act("verwonden", Nominal("een reisgenoot ", Relative("die geen elf is")))
    assert [wound.said(form) for form in ("order", "after", "to", "bare", "able")] == [
        "verwond een reisgenoot  die geen elf is",
        "verwond je een reisgenoot  die geen elf is",
        "een reisgenoot  te verwonden die geen elf is",
        "een reisgenoot  verwonden die geen elf is",
        "een reisgenoot  kunt verwonden die geen elf is",
    ]  # two spaces are one when it is written
    placed = nl.Act("wijzen", wound.what, "toe", place="aan een ork")
    assert placed.said("to") == "een reisgenoot die geen elf is toe te wijzen aan een ork"
    theirs = nl.Act("leggen", "1 kaart", "af", who="de tegenstander")
    assert [theirs.said(form) for form in ("order", "after", "to", "bare", "able")] == [
        "laat de tegenstander 1 kaart afleggen",
        "legt de tegenstander 1 kaart af",
        "de tegenstander 1 kaart te laten afleggen",
        "de tegenstander 1 kaart laten afleggen",
        "de tegenstander 1 kaart kunt laten afleggen",
    ]
    assert nl.Act(nl.Verb("hinderen", "hinder"), "een ork").said("after") == "hinder je een ork"


def test_dutch_acts_are_told_at_once() -> None:
    strength = nl.Act("geven", "een elf", gift="sterkte +2", until="tot morgen")
    damage = nl.Act("geven", "die elf", gift="schade +1", until="tot morgen", again=True)
    fierce = nl.Act("maken", "die elf bloeddorstig", until="tot morgen")
    assert nl.told([strength, damage], "order") == "geef een elf sterkte +2 en schade +1 tot morgen"
    assert nl.told([strength, damage, fierce], "order") == (
        "geef een elf sterkte +2 en schade +1 en maak die elf bloeddorstig, beide tot morgen"
    )
    assert nl.told([strength, nl.Act("geven", "een ork", gift="schade +1")], "order") == (
        "geef een elf sterkte +2 tot morgen en geef een ork schade +1"
    )
    seen = [nl.Act("zien", "Gandalf"), nl.Act("verwijderen", "(1)")]
    assert nl.told([*seen, "Dat mag 1 keer"], "bare") == "Gandalf zien en (1) verwijderen. Dat mag 1 keer"


@pytest.mark.parametrize(
    ("verb", "goes_on", "first", "never", "without", "caused"),
    [
        ("取る", "取り", "取って", "取らない", "取らず", "取らせる"),
        ("捨てる", "捨て", "捨てて", "捨てない", "捨てず", "捨てさせる"),
        ("得る", "得て", "得て", "得ない", "得ず", "得させる"),
        ("シャッフルする", "シャッフルし", "シャッフルして", "シャッフルしない", "シャッフルせず", "シャッフルさせる"),
        ("引く", "引き", "引いて", "引かない", "引かず", "引かせる"),
        ("払う", "払い", "払って", "払わない", "払わず", "払わせる"),
        ("選ぶ", "選び", "選んで", "選ばない", "選ばず", "選ばせる"),
        ("移す", "移し", "移して", "移さない", "移さず", "移させる"),
        ("受ける", "受け", "受けて", "受けない", "受けず", "与える"),
    ],
)
def test_japanese_verbs(verb: str, goes_on: str, first: str, never: str, without: str, caused: str) -> None:
    assert (ja.stem(verb), ja.te(verb), ja.never(verb), ja.without(verb), ja.caused(verb)) == (goes_on, first, never, without, caused)


def test_japanese_verbs_that_have_happened_or_cannot_be_done() -> None:
    assert [ja.past(verb) for verb in ("勝つ", "離れる", "移動する", "選ぶ", "はめる")] == [
        "勝った",
        "離れた",
        "移動した",
        "選んだ",
        "はめた",
    ]
    assert [ja.unable("エルフ1人を治療する"), ja.unable("捨てる")] == ["エルフ1人を治療できません", "捨てることができません"]
    assert [ja.stem(verb) for verb in ("地点4にいる", "用いる", "である")] == ["地点4におり", "用い", "であり"]
    assert [ja.never("エルフである"), ja.never("地点4にいる"), ja.caused("負傷させる")] == ["エルフでない", "地点4にいない", "負傷させる"]
