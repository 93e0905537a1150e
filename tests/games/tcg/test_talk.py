"""A sentence fills the rows of words: by what a word was given, in forms that exist, and in simple words."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from typing import Any

import pytest

from onetable.core.phrasebook import LANGUAGES, MissingPhrase
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.phases.skirmish import LoserWounds
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.speech.news import SkirmishEnded
from onetable.games.tcg.speech.parts import Filter
from onetable.games.tcg.speech.pronouns import IT
from onetable.games.tcg.text import lexicon, simple_words
from onetable.games.tcg.text.books import BOOKS, by_type
from onetable.games.tcg.text.en.sentence import CardSentence
from onetable.games.tcg.text.ja.sentence import CardSentence as JapaneseSentence
from onetable.games.tcg.text.tables import VARIED, varied
from onetable.games.tcg.text.taking_apart import SHAPES
from onetable.games.tcg.text.talk import chosen
from onetable.games.tcg.traits import Keyword, Measure, Until
from onetable.games.tcg.words.announcements import Played
from onetable.games.tcg.words.costs import Spot
from onetable.games.tcg.words.effects import ReplaceSite
from onetable.games.tcg.words.nouns import COMPANION, DWARF, ELF, RING_BEARER, YOURS, Both, Exhausted
from onetable.games.tcg.words.targets import A
from onetable.games.tcg.words.triggers import After
from onetable.games.tcg.words.values import CanSpot, ForEach
from onetable.games.tcg.words.verbs import AddBurdens, Exert, Give, Heal, Strengthen, Wound
from onetable.language.text import Apart, Gap, gaps


def talk() -> CardSentence:
    return CardSentence(BOOKS["en"])


def test_a_table_of_rows_is_read_by_what_the_word_was_given() -> None:
    rows = {Measure.NO_WOUNDS: "unhurt", Keyword.FIERCE: "wild", "amount": "more", "": "else"}
    given = [Give(IT, Measure.NO_WOUNDS), Give(IT, Keyword.FIERCE, 2), Give(IT, Keyword.ARCHER, 2), Give(IT, Keyword.ARCHER)]
    assert [chosen(rows, word) for word in given] == ["unhurt", "wild", "more", "else"]
    assert [chosen({"number": "a site", "": "this site"}, word) for word in (ReplaceSite(4), ReplaceSite())] == ["a site", "this site"]
    with pytest.raises(MissingPhrase, match="no phrase fits Give"):
        chosen({Keyword.FIERCE: "wild"}, Give(IT, Keyword.ARCHER))


def test_rows_that_stand_by_themselves_are_one_table_with_the_plain_row_last() -> None:
    found = varied({Heal: "once", (Heal, "times"): "often", Exert: "tired"})
    assert found == {Heal: {"times": "often", "": "once"}, Exert: "tired"} and [*found[Heal]] == ["times", ""]
    assert [chosen(found[Heal], word) for word in (Heal(IT, 2), Heal(IT))] == ["often", "once"]


def test_who_wins_or_loses_a_skirmish_may_be_several() -> None:
    frodo, sam = Named("1C290"), Named("1C311")
    said = [SkirmishEnded((frodo,), (sam, sam), 5, 3), SkirmishEnded((frodo, sam), (), 5, 3), SkirmishEnded((), (frodo, sam), 5, 3)]
    assert [BOOKS["en"].read(each).split(" the ")[0].split()[-1] for each in said] == ["wins", "win", "lose"]
    wounds = [LoserWounds((Handle(1),), (Handle(2), Handle(3)), 1), LoserWounds((Handle(2), Handle(3)), (Handle(1),), 1)]
    assert ["それぞれ" in BOOKS["ja"].read(each) for each in wounds] == [False, True]


def test_gaps_are_fields_forms_and_what_was_named() -> None:
    said = talk()
    assert said.fill("{target}, then {it}", Exert(A(ELF))) == "an Elf, then that Elf"
    assert said.fill("{target}{times:often}", Heal(A(DWARF), 2)) == "a Dwarf twice" and said.it == "that Dwarf"
    assert said.fill("{count:burden}{limit:limit}", AddBurdens(2)) == "2 burdens"
    assert said.fill("{count:burden}{limit:limit}", AddBurdens(1, 3)) == "1 burden (limit 3 burdens)"
    assert said.fill("{by:change}{until:until}", Strengthen(IT, ForEach(ELF, 3), Until.REGROUP)) == (
        "+1 for each Elf you can spot (limit +3) until the regroup phase"
    )


TABLES = {
    "clauses": ("CLAUSES", "SIGHTS"), "sentence": ("FIGURES", "CONDITIONS"), "moments": ("MOMENTS",), "choices": ("ALONE",),
    "paragraphs": ("SENTENCES", "PARAGRAPHS"), "news": ("NEWS",),
}  # fmt: skip


def strange(kind: Any, row: Any, known: Any) -> Iterator[str]:
    """What a row asks for that neither its word nor a sentence has."""
    for given, template in row.items() if isinstance(row, dict) else [("", row)]:
        if given and not isinstance(given, (Enum, tuple)) and given not in (*kind.__struct_fields__, *SHAPES):
            yield f"{kind.__name__}: “{given}” is never given"
        fields = [piece.field for piece in gaps(template) if isinstance(piece, Gap)] if isinstance(template, str) else []
        missing = [name for name in fields if name and "." not in name and name not in kind.__struct_fields__]
        missing = [name for name in missing if not isinstance(getattr(kind, name, None), Filter)]
        yield from [f"{kind.__name__}: nobody knows “{name}”" for name in missing if not hasattr(known, name)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_rows_ask_only_for_what_their_words_and_sentences_have(code: str) -> None:
    modules = {file: import_module(f"onetable.games.tcg.text.{code}.{file}") for file in TABLES}
    tables = [(name, getattr(modules[file], name)) for file, names in TABLES.items() for name in names]
    rows = [each for name, table in tables for each in by_type(varied(table) if name in VARIED else table).items()]
    kinds = [(key[0] if isinstance(key, tuple) else key, row) for key, row in rows]
    known = modules["sentence"].CardSentence(BOOKS[code])
    assert [fault for kind, row in kinds for fault in strange(kind, row, known)] == [] and len(kinds) > 250


def test_the_lexicon_holds_every_word_that_is_said() -> None:
    said = {key[0] if isinstance(key, tuple) else key for code in LANGUAGES for key in BOOKS[code].phrases}
    kinds = [kind for kind in said if isinstance(kind, type) and issubclass(kind, Word) and ".tcg.cards." not in kind.__module__]
    assert [kind.__name__ for kind in kinds if getattr(lexicon, kind.__name__, None) is not kind] == [] and len(kinds) > 250


def test_what_is_strange_in_a_row_is_found() -> None:
    assert list(strange(Exert, {"pickd": "exert {target}", "": "exert {whom}"}, talk())) == [
        "Exert: “pickd” is never given", "Exert: nobody knows “whom”",
    ]  # fmt: skip


def test_what_nobody_knows_is_an_error() -> None:
    for template, why in (("{where}", "en knows no “where”"), ("{noun:dual}", "en has no noun phrase in the form “dual”")):
        with pytest.raises(MissingPhrase, match=why):
            talk().fill(template, Spot(1, ELF))


def test_the_verb_of_a_japanese_row_is_what_stands_last() -> None:
    said = JapaneseSentence(BOOKS["ja"])
    clause = said.clause_of("{target}を怯えさせる", Exert(A(ELF)))
    assert [clause.does, clause.goes_on, clause.allowed] == ["エルフ1人を怯えさせる", "エルフ1人を怯えさせ", "エルフ1人を怯えさせてもよい"]
    assert said.clause_of(Apart("{target}は場に出る"), Exert(A(ELF))).apart and not clause.apart
    with pytest.raises(AssertionError, match="no verb stands at the end"):
        said.clause_of("{target}{times}", Exert(A(ELF)))


def test_words_together_are_simple_words() -> None:
    assert simple_words.happening(After(Played, Both(ELF, YOURS))) == simple_words.YouPlay(ELF)
    assert simple_words.holding(CanSpot(1, Both(RING_BEARER, Exhausted()))) == simple_words.RingBearerIs(Exhausted())
    strong, fierce = Strengthen(A(ELF), 2), Give(IT, Keyword.FIERCE)
    assert simple_words.effects_of([Wound(A(ELF)), Wound(IT), strong, fierce]) == [
        simple_words.WoundTwice(A(ELF)), simple_words.Changes((strong, fierce)),
    ]  # fmt: skip


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_spotted_is_said_at_once(code: str) -> None:
    both = Deed((Spot(1, ELF), Spot(2, COMPANION)), (Exert(A(DWARF)),))
    said = {
        "en": "Spot an Elf and 2 companions to exert a Dwarf",
        "zh": "看见1名精灵和2名同伴，以使1名矮人劳累",
        "ja": "エルフ1人と仲間2人を確認することで、ドワーフ1人を疲労させる",
        "nl": "Zie een elf en 2 reisgenoten om een dwerg te vermoeien",
    }
    assert BOOKS[code].read(both) == said[code]
