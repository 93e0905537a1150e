"""What a log adds up to, and every reason for which a command leads to nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from onetable.bots.registry import usual_bot
from onetable.core.match import NothingToUndo
from onetable.games.registry import rulebook
from onetable.server import wire
from onetable.server.table import entries as log
from onetable.server.table import frames
from onetable.server.table.sitting import Refusal, Sitting
from tests.server.simulator.ledger import check_same
from tests.server.stage import answer, happen, seated, table_row


def wish(sitting: Sitting, do: str, seat: int | None = None, **values: Any) -> Any:
    """What comes of this command, sent by the seat that is asked unless another is named."""
    message = {"do": do, "id": "x", "table": "t", "seat": sitting.asked if seat is None else seat, "at": sitting.n, **values}
    command: Any = wire.read_message(msgspec.json.encode(message))
    return sitting.judge(command)


def other(sitting: Sitting) -> int:
    """Somebody who is not asked."""
    return next(seat for seat in range(sitting.row.players) if seat != sitting.asked)


def answered_by_all(*who: str, **values: Any) -> Sitting:
    """A table where everybody has answered something."""
    sitting = seated(*who, **values)
    assert sitting.match is not None
    while len({seat for seat, _, _ in sitting.match.answers}) < len(who):
        answer(sitting)
    return sitting


# ---- what is refused


def test_nothing_can_be_answered_before_all_sit() -> None:
    sitting = Sitting(table_row(2))
    happen(sitting, log.Sat(0, "ada", "Ada"))
    assert wish(sitting, "answer", seat=0, choice=0) == Refusal("not_begun")
    assert wish(sitting, "undo", seat=0) == Refusal("not_begun")
    assert wish(sitting, "stand_in", seat=0, whom=1, yes=True) == Refusal("not_begun")


def test_an_answer_is_taken_from_the_one_who_is_asked() -> None:
    sitting = seated("ada", "bob")
    assert wish(sitting, "answer", seat=other(sitting), choice=0) == Refusal("not_asked")
    assert wish(sitting, "answer", choice=0) == [log.Answered(sitting.asked, 0)]


def test_a_choice_that_is_not_offered() -> None:
    sitting = seated("ada", "bob")
    assert sitting.match is not None and sitting.match.game.decision is not None
    last = len(sitting.match.game.decision.choices) - 1
    assert wish(sitting, "answer", choice=last) == [log.Answered(sitting.asked, last)]
    assert wish(sitting, "answer", choice=last + 1) == Refusal("no_such_choice")


def test_what_was_meant_for_an_earlier_question_is_stale() -> None:
    sitting = seated("ada", "bob")
    before = sitting.n
    answer(sitting)
    assert wish(sitting, "answer", choice=0, at=before) == Refusal("stale")
    assert wish(sitting, "answer", choice=0, at=sitting.n + 1) == Refusal("stale")  # nobody can have seen that
    assert wish(sitting, "undo", seat=0, at=before) == Refusal("stale")


def test_what_was_said_meanwhile_does_not_make_an_answer_stale() -> None:
    sitting = seated("ada", "bob")
    before = sitting.n
    happen(sitting, log.SaidPhrase(other(sitting), "say-hello"))
    assert wish(sitting, "answer", choice=0, at=before) == [log.Answered(sitting.asked, 0)]


def test_nothing_can_be_taken_back_before_anything_was_answered() -> None:
    sitting = seated("ada", "bob")
    assert wish(sitting, "undo") == Refusal("no_undo", NothingToUndo())


def test_what_was_answered_at_another_table_cannot_be_taken_back() -> None:
    sitting = seated("ada", "bob", prefix="[0,0,0]")
    for seat in (0, 1):
        assert wish(sitting, "undo", seat=seat) == Refusal("no_undo", NothingToUndo())
    assert frames.undo(sitting, 0, "en").may is False


def test_two_cannot_ask_to_take_back_at_once() -> None:
    sitting = answered_by_all("ada", "bob")
    happen(sitting, log.AskedUndo(0))
    assert wish(sitting, "undo", seat=1) == Refusal("undo_asked")


def test_nobody_agrees_to_what_was_not_asked() -> None:
    sitting = answered_by_all("ada", "bob")
    assert wish(sitting, "allow", seat=0, yes=True) == Refusal("nothing_asked")
    happen(sitting, log.AskedUndo(0))
    assert wish(sitting, "allow", seat=0, yes=True) == Refusal("nothing_asked")  # nor to his own wish


def test_a_phrase_that_is_not_offered() -> None:
    sitting = seated("ada", "bob")
    assert wish(sitting, "say", seat=0, phrase="say-my-hand", about=None) == Refusal("not_allowed")
    assert wish(sitting, "say", seat=0, phrase="say-hello", about=1) == Refusal("not_allowed")
    assert wish(sitting, "say", seat=0, phrase="say-hello", about=None) == [log.SaidPhrase(0, "say-hello")]


def test_a_seat_is_shown_where_the_table_allows_it() -> None:
    assert wish(seated("ada", "bob"), "show", yes=True) == Refusal("not_allowed")
    assert wish(seated("ada", "bob", watch="seat"), "show", seat=1, yes=True) == [log.Showed(1, True)]


def test_a_bot_stands_in_for_another_person_only() -> None:
    sitting = seated("ada", "bob", "bot")
    for whom in (0, 2, 3):  # himself, a bot, nobody
        assert wish(sitting, "stand_in", seat=0, whom=whom, yes=True) == Refusal("not_allowed")
    assert wish(sitting, "stand_in", seat=0, whom=1, yes=True) == [log.StoodIn(1, usual_bot("fellowship"))]
    happen(sitting, log.StoodIn(1, "rules"))
    assert wish(sitting, "stand_in", seat=0, whom=1, yes=True) == Refusal("not_allowed")
    assert wish(sitting, "stand_in", seat=0, whom=1, yes=False) == [log.StoodIn(1, "", wait=True)]


def test_after_the_end_only_talk_is_left() -> None:
    sitting = seated("ada", "bob")
    while not sitting.is_over:
        answer(sitting)
    for do, values in (("answer", {"choice": 0}), ("undo", {}), ("allow", {"yes": True})):
        assert wish(sitting, do, seat=0, **values) == Refusal("over")
    assert wish(sitting, "say", seat=0, phrase="say-well-played", about=None) == [log.SaidPhrase(0, "say-well-played")]


# ---- taking back


def test_what_nobody_learned_anything_from_is_taken_back_at_once() -> None:
    sitting = answered_by_all("ada", "bot", "bot")
    assert wish(sitting, "undo", seat=0) == [log.TookBack(0)]  # bots do not mind


def test_what_others_have_seen_needs_their_consent() -> None:
    sitting = answered_by_all("ada", "bob", "cleo")
    assert wish(sitting, "undo", seat=0) == [log.AskedUndo(0)]
    happen(sitting, log.AskedUndo(0))
    assert wish(sitting, "allow", seat=1, yes=True) == [log.Allowed(1, True)]
    happen(sitting, log.Allowed(1, True))
    assert wish(sitting, "allow", seat=1, yes=True) == Refusal("nothing_asked")
    assert wish(sitting, "allow", seat=2, yes=True) == [log.Allowed(2, True), log.TookBack(0)]


def test_one_who_does_not_agree_is_enough() -> None:
    sitting = answered_by_all("ada", "bob", "cleo")
    happen(sitting, log.AskedUndo(0))
    assert wish(sitting, "allow", seat=2, yes=False) == [log.Allowed(2, False)]
    happen(sitting, log.Allowed(2, False))
    assert sitting.undo_asked is None


def test_who_does_not_play_himself_is_not_asked() -> None:
    sitting = answered_by_all("ada", "bob", "cleo")
    happen(sitting, log.Rose(1, "rules"), log.AskedUndo(0))
    assert sitting.undo_asked == (0, {2})


def test_who_is_gone_for_a_while_is_asked_about_what_was_played_before() -> None:
    sitting = answered_by_all("ada", "bob", "cleo")
    happen(sitting, log.StoodIn(1, "rules"), log.AskedUndo(0))
    assert sitting.undo_asked == (0, {1, 2})
    happen(sitting, log.Allowed(2, False))
    while sitting.match is not None and sitting.match.answers[-1][0] != 0:
        answer(sitting)
    happen(sitting, log.AskedUndo(0))
    assert sitting.undo_asked == (0, {2})


def test_going_on_is_a_no() -> None:
    sitting = answered_by_all("ada", "bob")
    happen(sitting, log.AskedUndo(0))
    answer(sitting)
    assert sitting.undo_asked is None


def test_a_table_where_something_was_taken_back_is_as_if_it_had_never_been_answered() -> None:
    plain, hesitant = seated("ada", "bob"), seated("ada", "bob")
    for _ in range(6):
        answer(plain)
        answer(hesitant)
    assert plain.match is not None and hesitant.match is not None
    asked = hesitant.asked
    answer(hesitant)
    while hesitant.asked != asked and not hesitant.is_over:
        answer(hesitant)
    happen(hesitant, log.TookBack(asked))
    assert hesitant.asked == plain.asked
    assert [item.event for item in hesitant.items] == [item.event for item in plain.items]
    assert [item.group for item in hesitant.items] == [item.group for item in plain.items]
    assert frames.drawn(hesitant, [0, 1, -1], "en") == frames.drawn(plain, [0, 1, -1], "en")


def test_news_tell_what_to_forget() -> None:
    sitting = seated("ada", "bob")
    for _ in range(4):
        answer(sitting)
    seen, asked = sitting.n, sitting.match.answers[-1][0] if sitting.match is not None else -1
    happen(sitting, log.TookBack(asked))
    assert sitting.news_after(sitting.n) == sitting.n
    assert sitting.news_after(seen) == seen - 1  # the entry that was taken back is dropped
    assert sitting.news_after(2) == 2  # who has seen nothing of it has nothing to forget
    answer(sitting)
    assert sitting.news_after(seen) == seen - 1


def test_who_looks_through_other_eyes_reads_everything_anew() -> None:
    sitting = seated("ada", "bob", watch="seat")
    answer(sitting)
    before = sitting.n
    happen(sitting, log.Showed(0, True))
    assert sitting.news_after(before) == 0
    happen(sitting, log.Rose(1, "rules"))
    assert sitting.news_after(before + 1) == 0


# ---- the log


def test_a_log_with_a_hole_is_noticed() -> None:
    with pytest.raises(AssertionError, match="missing"):
        Sitting(table_row(2)).apply(2, log.Sat(0, "ada", "Ada"))


def test_the_game_begins_when_all_sit_and_goes_on_from_where_another_was() -> None:
    sitting = Sitting(table_row(2, prefix="[0,0]"))
    happen(sitting, log.Sat(1, "ada", "Ada"))
    assert sitting.match is None and sitting.asked == -1
    happen(sitting, log.BotSat(0, "rules"))
    assert sitting.match is not None and len(sitting.match.answers) == 2
    assert sitting.seat_of("ada") == 1 and sitting.seat_of("") is None
    assert sitting.names("en") == ["Bot 1", "Ada"]


def test_who_gives_a_seat_up_before_the_game_leaves_it_open() -> None:
    sitting = Sitting(table_row(2))
    happen(sitting, log.Sat(0, "ada", "Ada"), log.Rose(0))
    assert sitting.seats[0].is_open and sitting.match is None


@pytest.mark.parametrize(("game", "players"), [("fellowship", 4), ("tcg", 2), ("quest", 3)])
def test_a_table_of_any_game_comes_back_as_it_was(game: str, players: int) -> None:
    setup = "{}" if game == "quest" else msgspec.json.encode(rulebook(game).form().example()).decode()
    who = ("ada", "bob", "cleo", "dan")[:players]
    live, brought_back, rng = seated(*who, game=game, setup=setup), seated(*who, game=game, setup=setup), Random(1)
    for step in range(60):
        assert live.match is not None
        decision = live.match.game.decision
        if decision is None:
            break
        entry = log.TookBack(decision.seat) if step % 20 == 19 else log.Answered(decision.seat, rng.randrange(len(decision.choices)))
        happen(live, entry)
        happen(brought_back, entry)
        for seat in range(-1, players):  # the live one is looked at all the time
            frames.drawn(live, [seat], "en")
            frames.lines_of(live, frames.items_after(live, live.n - 1), seat, "en")
    check_same(live, brought_back)


def test_only_the_latest_phrases_are_remembered() -> None:
    sitting = seated("ada", "bob")
    for _ in range(60):
        happen(sitting, log.SaidPhrase(0, "say-hello"))
    assert len(sitting.said) == 50 and sitting.said[-1][0] == sitting.n
