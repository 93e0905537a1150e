"""The coach of the trick-taking game: what a card can do in this trick, and what the goal of whoever plays it still wants."""

from __future__ import annotations

from onetable.games.fellowship.goal import Verdict
from onetable.games.fellowship.pieces.playing_cards import BITS, CARDS, SUITS
from onetable.games.fellowship.table import NOBODY, Board
from onetable.games.fellowship.telling.cards import board_of, speaker
from onetable.games.fellowship.telling.people import called, goal_text, name_of, standing_of
from onetable.games.fellowship.words.choices import BeCharacter, Give, Play, PlayToWin
from onetable.telling.coach import Coach, Counsel, Moment
from onetable.telling.spoken_view import SpokenView


class FellowshipCoach(Coach):
    """What is at stake is this trick, and the goal of whoever plays now."""

    def counsel(self, sight: SpokenView) -> Counsel | None:
        found = super().counsel(sight)
        standing = self.standing(sight)
        if found is None or not standing:
            return found
        return Counsel(sight.say("line-space").join([found.stake, standing]), found.look, found.compare, found.at)

    def moment(self, sight: SpokenView) -> Moment | None:
        if not sight.is_asked:
            return None
        board, choice, chair = board_of(sight), sight.view.choices[0], speaker(sight)
        if isinstance(choice, BeCharacter):
            return Moment("fellowship-coach-character", "fellowship-coach-character")
        if chair == NOBODY or not board.cast[chair]:
            return None
        if isinstance(choice, Give):
            taker = next(other for other in board.chairs() if board.who(other) == choice.to)
            values: dict[str, str | int] = {"to": called(sight.phrases, choice.to), "goal": goal_text(sight, taker).rstrip(".。")}
            return Moment("fellowship-coach-give", "fellowship-coach-give", values)
        if not isinstance(choice, (Play, PlayToWin)) or not board.verdicts:
            return None
        if board.led < 0:
            return Moment("fellowship-coach-lead", "fellowship-coach-lead")
        return following(sight, board)

    def standing(self, sight: SpokenView) -> str:
        """How the goal stands, where it asks for nothing more or can still be lost."""
        board, chair = board_of(sight), speaker(sight)
        if chair == NOBODY or not board.verdicts or not isinstance(sight.view.choices[0], (Play, PlayToWin)):
            return ""
        verdict = standing_of(sight, chair)
        key = f"fellowship-standing-{Verdict(verdict).name.lower()}" if verdict is not None else ""
        return sight.say(key, who=name_of(sight, chair)) if key and sight.interface.has(key) else ""


def following(sight: SpokenView, board: Board) -> Moment | None:
    """What the cards that may be played can do in this trick; nothing where more than the led suit decides it."""
    hints, plan = "fellowship-coach-follow", board.plan
    if plan.trump >= 0 or plan.forest or plan.balrog or board.veiled != NOBODY or board.best < 0:
        return None
    if any([isinstance(choice, PlayToWin) for choice in sight.view.choices]):
        return Moment("fellowship-coach-ring", hints)
    cards = [BITS[choice.card] for choice in sight.view.choices if isinstance(choice, Play)]
    high = max([card for card in cards if card >> 3 == board.led], default=-1)
    if high < 0:
        return Moment("fellowship-coach-free", hints, {"suit": sight.read(SUITS[board.led])})
    if board.outright != NOBODY or high < board.best:
        return Moment("fellowship-coach-low", hints)
    is_last = len(board.trick) == len(board.players) - 1
    values: dict[str, str | int] = {"card": sight.read(CARDS[high]), "best": sight.read(CARDS[board.best])}
    return Moment("fellowship-coach-wins" if is_last else "fellowship-coach-beats", hints, values)
