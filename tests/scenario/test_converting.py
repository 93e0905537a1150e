"""Scenarios of the first edition are brought over: the text stays, each choice gets the one who makes it, what was vague is said."""

from __future__ import annotations

from pathlib import Path

from onetable.core.scenario.converting import convert
from onetable.core.scenario.files import read_yaml
from onetable.core.scenario.running import run_scenario
from onetable.games.registry import rulebook
from tests.cli.command import onetable

OLD = """\
# Who leads, wins.
name: A trick   # and no more
setup: {chapter: 1}
characters: [frodo, gandalf, bilbo, pippin]
hands: {frodo: R1 M2, gandalf: H8 M3 S1, bilbo: H2 M4, pippin: H3 M5}
won: [[bilbo, F1 F2 F3 F4], [bilbo, S2 S3 S4 S5], [frodo, R2 F5 F6 F7]]
leader: gandalf
play:
  - told: []
    hands: {}
  - play h8  # loudly
  - refused: {Play M4: hills MustFollow}
    told: [Leads gandalf H8]
  - {asked: bilbo}
"""
NEW = """\
# Who leads, wins.
edition: 2
name: A trick   # and no more
setup: {chapter: 1}
characters: [frodo, gandalf, bilbo, pippin]
hands: {frodo: R1 M2, gandalf: H8 M3 S1, bilbo: H2 M4, pippin: H3 M5}
won: [[bilbo, F1 F2 F3 F4], [bilbo, S2 S3 S4 S5], [frodo, R2 F5 F6 F7]]
leader: gandalf
play:
  - journal: []
    hands: {frodo: M2 R1, gandalf: H8 M3 S1, bilbo: H2 M4, pippin: H3 M5}
  - gandalf: play h8  # loudly
  - refused: {Play M4: MustFollow hills}
    journal: [Leads gandalf H8]
  - {asked: bilbo}
"""
LANTERNS = """\
game: lanterns
name: an order that counts now
people: [{hand: [fox, carp, tin], glow: 3}, {hand: [owl, horn, moth]}]
watch: 1
play: [{glow: [0, 3]}, Hang fox, {hung: {}}]
"""


def test_the_text_stays_but_for_what_is_said_differently() -> None:
    found = convert(OLD, lambda game: rulebook("fellowship"))
    assert found.text == NEW
    assert [notice.partition(" was ")[0] for notice in found.notices] == ["A trick: line 1: hands"]
    run_scenario(rulebook("fellowship"), read_yaml(found.text)[0])


def test_orders_and_empty_maps_become_what_is_there() -> None:
    found = convert(LANTERNS, rulebook)
    assert found.text.splitlines()[:2] == ["edition: 2", "game: lanterns"]
    assert found.text.splitlines()[-1] == "play: [{glow: [3, 0]}, 0: Hang fox, {hung: {'0': fox}}]"
    run_scenario(rulebook("lanterns"), read_yaml(found.text)[0])


def test_the_second_edition_stays_as_it_is() -> None:
    both = convert(NEW + "---\n" + OLD, lambda game: rulebook("fellowship"))
    assert both.text == NEW + "---\n" + NEW
    assert convert(both.text, lambda game: rulebook("fellowship")).text == both.text


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "old.yaml"
    file.write_text(OLD + "---\n" + NEW, "utf-8")
    before = onetable("scenario", file)
    assert before.code == 2 and "onetable scenario --convert FILE" in before.err and before.out == f"holds   {file}: A trick\n"
    said = onetable("scenario", "--convert", file)
    assert (said.code, said.out) == (2, f"converted  {file}\n") and "hands was `{}`, which always held" in said.err
    assert file.read_text("utf-8") == NEW + "---\n" + NEW
    assert onetable("scenario", "--convert", file).out == f"unchanged  {file}\n"
    assert onetable("scenario", file).out.count("holds ") == 2


def test_what_does_not_hold_is_left_to_a_person() -> None:
    found = convert(OLD.replace("{asked: bilbo}", "{asked: pippin}"), lambda game: rulebook("fellowship"))
    assert found.notices[-1] == "A trick: line 4: asked is 'bilbo', expected 'pippin'"
    assert found.text == NEW.replace("{asked: bilbo}", "{asked: pippin}")


def test_one_that_cannot_be_played_stays_as_it_was() -> None:
    wrong = OLD.replace("play h8", "play h7")
    found = convert(wrong + "---\n" + OLD, lambda game: rulebook("fellowship"))
    assert found.text == wrong + "---\n" + NEW
    assert found.notices[1].startswith("A trick: line 2: “play h7” is not among [") and found.notices[1].endswith(
        "; this one is left as it was"
    )
