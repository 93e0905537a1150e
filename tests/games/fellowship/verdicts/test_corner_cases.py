"""Cards that lie elsewhere: covered in the pyramid, set aside, left in the barrow, or kept from becoming the lost card."""

from __future__ import annotations

from random import Random
from typing import Any

from onetable.games.fellowship.mechanics.knowledge import becomes_known
from onetable.games.fellowship.phases.judge import judge
from onetable.games.fellowship.scene.dealing import cards_from
from onetable.games.fellowship.table import EMPTY, Board, PyramidLayout
from onetable.games.fellowship.words.goals import Verdict
from tests.games.fellowship.scenes import Scene
from tests.games.fellowship.verdicts.checks import certainties, overlooked, refutation, refutations, wandering_refutation
from tests.games.fellowship.verdicts.endings import looking_on
from tests.games.fellowship.verdicts.knowledge import read_table

CERTAIN = ("LOST", "SURE")


def table(*arguments: Any, **position: Any) -> Board:
    """A position between two tricks; nothing ends it."""
    with looking_on() as seen:
        Scene(*arguments, **position)
    return seen[-1]


def judged_again(board: Board) -> Board:
    """The same position, judged as if for the first time."""
    board.verdicts = board.duties = ()
    judge(board)
    return board


def bits(codes: str) -> int:
    """Cards as the table keeps them."""
    return sum([1 << card for card in cards_from(codes)])


def verdict(board: Board, who: str) -> str:
    """How a goal stands."""
    said = Verdict(board.verdicts[board.cast.index(who)]).name
    return said if said in CERTAIN else "open"


def pyramid_end(covered: str) -> Board:
    """Two players, one trick left: Tom is the pyramid, plays M3 and keeps the card under it, which nobody has seen."""
    hidden = {"H1": "M1 M2", "M1": "H1 M2"}[covered].split()
    cast = ["frodo", "merry", "tom_bombadil"]
    won = [["tom_bombadil", "H2 H3 H4"], ["frodo", "R1 R2 R3"], ["merry", "H5 H6 H7"]]
    board = table(1, 2, cast, {0: hidden[0], 1: hidden[1], 2: f"M3 {covered}"}, won=won, left=1, broken=True)
    board.hands[2], board.buried = bits("M3"), bits(covered)
    places = [EMPTY] * 12
    places[0], places[3] = cards_from(covered)[0], cards_from("M3")[0]
    board.pyramid, board.open_hands = PyramidLayout((3, 4, 5), tuple(places), 1 << 3), 1 << 2
    return judged_again(board)


def test_a_covered_card_that_nobody_has_seen_decides_nothing() -> None:
    """Tom has won three Hills and needs to keep one: everybody but the pyramid itself can only guess."""
    for covered in ("H1", "M1"):
        board = pyramid_end(covered)
        assert verdict(board, "tom_bombadil") == "open", f"{covered} is covered"
        assert overlooked(board, Random(1)) == []


def test_a_card_set_aside_may_be_led_though_the_hand_cannot_follow() -> None:
    """Radagast under Terror has shown that his hand has no Hills; but H1 lies ready for the last trick, and he may have to lead it."""
    with looking_on() as seen:
        scene = Scene(
            12, 4, ["radagast", "gandalf", "gwaihir", "shadowfax"], {"radagast": "M7 M8", "gandalf": "H8 M1 M2", "gwaihir": "H7 M3 M4",
            "shadowfax": "H6 M5 M6"}, aside={"radagast": "H1"}, riders={"radagast": "terror"}, leader="gandalf", left=3,
        )  # fmt: skip
        scene.choose("Play H8", "Play H7", "Play H6", "Play M8")
    board = seen[-1]
    assert refutation(read_table(board), certainties(board)) == ""
    assert Verdict(board.duties[0]).name not in CERTAIN


def test_a_card_set_aside_is_not_led_by_who_does_not_lead() -> None:
    """In the last trick Gandalf leads, so Radagast plays H1 without leading it."""
    board = table(
        12, 4, ["radagast", "gandalf", "gwaihir", "shadowfax"], {"gandalf": "M1", "gwaihir": "M2", "shadowfax": "M3"},
        aside={"radagast": "H1"}, riders={"radagast": "terror"}, leader="gandalf", left=1,
    )  # fmt: skip
    assert Verdict(board.duties[0]).name == "SURE"
    assert overlooked(board, Random(1)) == []


def test_who_runs_out_early_can_still_win_with_covered_cards() -> None:
    """Fatty is the pyramid: five cards can be played now, but six tricks are his if he wins them, and then Pippin has not more."""
    hands = {0: "H1 H2 H3 H4 H5 H6", 1: "M1 M2 M3 M4 M5 M6"}
    won = [*[["pippin", f"F{rank}"] for rank in range(1, 7)], *[["frodo", f"S{rank}"] for rank in range(1, 7)]]
    board = table(1, 2, ["frodo", "pippin", "fatty_bolger"], hands, pyramid="R2 R3 R4 R5 H7 H8 M7 M8 F7 F8 S7 S8", won=won, left=6)
    assert board.short == 2 and board.hands[2].bit_count() == 5
    assert verdict(board, "pippin") == "open"
    assert wandering_refutation(board, certainties(board), Random(1)) == ""


def test_no_ring_lies_in_the_barrow() -> None:
    """The Rings are put aside before the barrow is filled: the last one must fall in the last trick."""
    cast = ["mr_underhill", "merry", "pippin"]
    board = table(6, 3, cast, {0: "H1", 1: "R5", 2: "H2"}, won=[["mr_underhill", "R1 H4 H5"]], left=1, broken=True)
    board.barrow = bits("H3")
    board.gone &= ~board.barrow
    judged_again(board)
    assert verdict(board, "mr_underhill") == "SURE"
    assert overlooked(board, Random(1)) == []


def test_a_card_that_all_saw_come_into_a_hand_does_not_lie_in_the_barrow() -> None:
    """Boromir was seen to get M8, and leads: nobody else can win the last trick."""
    cast = ["boromir", "merry", "pippin"]
    board = table(6, 3, cast, {0: "M8", 1: "H1", 2: "H2"}, won=[["merry", "R1 H4 H5"]], left=1, broken=True)
    board.barrow = bits("H3")
    board.gone &= ~board.barrow
    becomes_known(board, 0, bits("M8"))
    judged_again(board)
    assert verdict(board, "boromir") == "SURE"
    assert overlooked(board, Random(1)) == []


def test_what_tom_keeps_counts_with_what_he_really_wins() -> None:
    """Tom has three Hills and two Mountains: if he keeps a Mountain and loses the trick, H1 being in the barrow, he misses his goal."""
    cast = ["frodo", "tom_bombadil", "goldberry"]
    won = [["tom_bombadil", "H2 H3 M8"], ["tom_bombadil", "H4 M7 R2"], ["frodo", "R1 R3 R4"]]
    board = table(6, 3, cast, {0: "M4", 1: "H1 M1", 2: "M2"}, won=won, left=1, broken=True)
    board.barrow = bits("M3")
    board.gone &= ~board.barrow
    board.void[0] = board.void[2] = bits("H1")
    judged_again(board)
    assert verdict(board, "tom_bombadil") == "open"
    assert overlooked(board, Random(1)) == []


def test_sting_cannot_bring_the_lost_ring_for_cards_that_threats_name() -> None:
    """Frodo lacks the lost R5, but each of the last three cards is named by a threat and may not become the lost card."""
    cast = ["frodo", "samwise_gamgee_burdened", "legolas_greenleaf"]
    board = table(
        "road", 3, cast, {0: "H3", 1: "S3", 2: "F5"}, setup={"pool": cast, "gift": "sting", "rider": "wraith"}, lost="R5",
        won=[["frodo", "R1 R2 R3"], ["legolas_greenleaf", "R4 H1 H2"]], threats={cast[1]: 3, cast[2]: 5}, left=1, broken=True,
    )  # fmt: skip
    assert verdict(board, "frodo") == "LOST"
    assert overlooked(board, Random(1)) == []


def test_sting_may_bring_the_lost_ring_for_another_card() -> None:
    """The same, but one of the cards is free: nobody knows whether Frodo holds it."""
    cast = ["frodo", "samwise_gamgee_burdened", "legolas_greenleaf"]
    board = table(
        "road", 3, cast, {0: "H3", 1: "S3", 2: "F6"}, setup={"pool": cast, "gift": "sting", "rider": "wraith"}, lost="R5",
        won=[["frodo", "R1 R2 R3"], ["legolas_greenleaf", "R4 H1 H2"]], threats={cast[1]: 3, cast[2]: 5}, left=1, broken=True,
    )  # fmt: skip
    assert verdict(board, "frodo") == "open"
    assert overlooked(board, Random(1)) == [] and refutations(board, certainties(board)) == ""


def test_a_hidden_threat_is_not_betrayed_by_a_verdict() -> None:
    """All know that Frodo holds H3, but not that Sam's hidden threat names it: to them an exchange for the lost R5 is possible."""
    cast = ["frodo", "samwise_gamgee", "galadriel"]
    verdicts = []
    for rank in (3, 4):
        board = table(
            "road", 3, cast, {0: "H3", 1: "M1", 2: "S1"}, setup={"pool": cast, "gift": "sting", "rider": "the_unseen"}, lost="R5",
            riders={"samwise_gamgee": "the_unseen"}, threats={"samwise_gamgee": rank}, left=1, broken=True,
            won=[["frodo", "R1 R2 R3"], ["galadriel", "R4 S2 S3"]],
        )  # fmt: skip
        board.void[0] = bits("M1 S1")
        verdicts.append(verdict(judged_again(board), "frodo"))
        assert overlooked(board, Random(1)) == []
    assert verdicts == ["open", "open"]
