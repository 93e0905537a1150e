"""What is to come of a position: one chance for both sides; heroes fear what Sauron holds, and like to be near his plots."""

from __future__ import annotations

from onetable.core.dice import Dice
from onetable.games.quest.bots.prospects import foreseen, plots_to_break, plots_to_play
from onetable.games.quest.pieces import Slip
from onetable.games.quest.table import Board
from tests.bots.quest.tables import BOOK, COMPANIES, played_by, rules


def scene(**facts: object) -> Board:
    """Thálin alone, with a plot at Edoras."""
    hero = {"hero": "thalin", "done": 2, "at": facts.pop("at", "erebor"), "favor": facts.pop("favor", 0)}
    given = {"plots": [["wormtongue_taints_theoden", "edoras"]], "pool": 4, "markers": {"green": 8, "black": 8}, **facts}
    board: Board = BOOK.scene({"game": "quest", "step": "travel", "heroes": [hero], **given}).table
    return board


def test_both_sides_share_one_chance() -> None:
    for game, _ in played_by(rules, COMPANIES[1], seed=2):
        assert game.decision is not None
        world = BOOK.imagine(BOOK.view(game, game.decision.seat), Dice(5)).table
        chances = [foreseen(world, seat) for seat in range(3)]
        assert 0.0 <= chances[0] <= 1.0 and chances[1] == chances[2] and abs(chances[0] + chances[1] - 1.0) < 1e-9


def test_heroes_like_to_be_near_a_plot_with_the_favor_that_breaks_it() -> None:
    far, poor, there = scene(at="shire", favor=5), scene(at="edoras"), scene(at="edoras", favor=5)
    assert plots_to_break(far)[0] == plots_to_break(poor)[0] == plots_to_break(there)[0] == plots_to_break(there)[1] > 0
    assert plots_to_break(far)[1] < plots_to_break(there)[1] > plots_to_break(poor)[1]
    assert foreseen(far, 1) < foreseen(there, 1)


def test_cards_in_saurons_hand_are_to_be_feared() -> None:
    plain, feared = scene(), scene()
    feared.shadow_hand = (Slip("betrayed", 1), Slip("evil_wound", 1))
    assert foreseen(feared, 1) < foreseen(plain, 1)
    one, three = scene(plot_hand=["urgent_summons"]), scene(plot_hand=["urgent_summons", "gollum_is_captured", "a_promise_of_rings"])
    assert plots_to_play(one) == 0.0 < plots_to_play(three)  # one alone is the next
