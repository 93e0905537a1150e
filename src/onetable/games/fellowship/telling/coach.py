"""The coach of the trick-taking game: the own goal, then the suit that was led, then whom a card would help."""

from __future__ import annotations

from onetable.games.fellowship.goal import Verdict
from onetable.games.fellowship.table import NOBODY
from onetable.games.fellowship.telling.cards import board_of, speaker
from onetable.games.fellowship.telling.people import goal_text, name_of
from onetable.games.fellowship.words.choices import BeCharacter, Give, Play, PlayToWin
from onetable.telling.coach import Coach, Moment
from onetable.telling.spoken_view import SpokenView


class FellowshipCoach(Coach):
    """What is at stake is the goal of whoever plays now."""

    def moment(self, sight: SpokenView) -> Moment | None:
        if not sight.is_asked:
            return None
        board, choice, chair = board_of(sight), sight.view.choices[0], speaker(sight)
        if isinstance(choice, BeCharacter):
            return Moment("fellowship-coach-character", "fellowship-coach-character")
        if chair == NOBODY or not board.cast[chair]:
            return None
        values: dict[str, str | int] = {"who": name_of(sight, chair), "goal": goal_text(sight, chair).rstrip(".。")}
        if isinstance(choice, Give):
            return Moment("fellowship-coach-give", "fellowship-coach-give", values)
        if not isinstance(choice, (Play, PlayToWin)) or not board.verdicts:
            return None
        verdict = Verdict(board.verdicts[chair]).name.lower()
        return Moment(f"fellowship-coach-{verdict}", "fellowship-coach-lead" if board.led < 0 else "fellowship-coach-follow", values)
