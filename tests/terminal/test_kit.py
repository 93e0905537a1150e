"""Drawing in cells: wide characters, line breaks, overlapping, clicks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from onetable.language.markup import plain
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.measure import clip, fill, width_of, wrap, wrap_into
from onetable.terminal.kit.palette import blend

INK = paint("#ffffff", "#000000")
texts = st.text(alphabet="ab cd,.（）弗罗多赢得，。「指輪」は12", max_size=60)


@given(texts, st.integers(4, 30))
def test_lines_fit_and_lose_nothing(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert all(width_of(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


@given(texts, st.integers(1, 20))
def test_cut_and_filled_texts_are_exactly_as_wide_as_asked(text: str, width: int) -> None:
    assert width_of(clip(text, width)) <= width
    assert width_of(fill(text, width)) == width


def test_what_is_marked_is_bold_and_goes_over_the_end_of_a_line() -> None:
    lines = wrap("⟦phase|交锋⟧：使⟦card:Gimli’s Battle Axe|金雳的战斧⟧转移", 10)
    assert [plain(line) for line in lines] == wrap("交锋：使金雳的战斧转移", 10) and all([width_of(line) <= 10 for line in lines])
    assert sum([line.count("⟦card:Gimli’s Battle Axe|") for line in lines]) == 2
    canvas = Canvas(10, len(lines), INK)
    canvas.lines(Area(0, 0, 10, len(lines)), lines, INK)
    bold = ["".join([sign for sign, style in row if style.bold]) for row in canvas.cells]
    assert canvas.text().split("\n") == [plain(line) for line in lines] and "".join(bold) == "交锋金雳的战斧"
    assert wrap("an ⟦card|Uruk-hai Armory⟧", 12) == ["an ⟦card:Uruk-hai Armory|Uruk-hai⟧", "⟦card:Uruk-hai Armory|Armory⟧"]
    assert clip("⟦card|Gimli⟧ fights", 8) == "Gimli f…" and clip("⟦card|Gimli⟧ f", 8) == "⟦card|Gimli⟧ f"


def test_chinese_punctuation_never_begins_a_line() -> None:
    lines = wrap("赢得最少的墩数，可以并列。与任意1名角色交换1张牌。", 8)
    assert all(line[0] not in "，。" for line in lines)


def test_too_long_a_text_ends_with_an_ellipsis() -> None:
    assert wrap_into("one two three four five", 9, 2) == ["one two", "three fo…"]
    assert wrap_into("one two", 9, 2) == ["one two"]
    assert wrap_into("one", 9, 0) == []


def test_a_wide_character_that_is_half_covered_leaves_a_space() -> None:
    canvas = Canvas(6, 1, INK)
    canvas.put(0, 0, "魔戒", INK)
    canvas.put(1, 0, "x", INK)
    assert canvas.text() == " x戒"
    assert width_of("".join(segment.text for segment in canvas.segments(0))) == 6
    canvas.put(2, 0, "y", INK)
    assert canvas.text() == " xy"


def test_what_lies_outside_is_cut_off() -> None:
    canvas = Canvas(4, 2, INK)
    canvas.put(2, 0, "戒指x", INK)
    canvas.put(-1, 1, "abc", INK)
    canvas.put(0, 5, "nowhere", INK)
    assert canvas.text() == "  戒\nbc"


def test_the_latest_zone_lies_on_top() -> None:
    canvas = Canvas(10, 2, INK)
    canvas.zone(Area(0, 0, 10, 2), "below")
    canvas.zone(Area(4, 0, 2, 2), "above")
    assert (canvas.meaning_at(0, 0), canvas.meaning_at(5, 1), canvas.meaning_at(5, 9)) == ("below", "above", None)


def test_colours_mix() -> None:
    assert blend("#000000", "#ffffff", 0.5) == "#808080"
    assert blend("#102030", "#ffffff", 0.0) == "#102030"
