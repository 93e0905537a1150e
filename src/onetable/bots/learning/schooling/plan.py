"""All that decides what is learned in a school, and the games of its terms."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from onetable.bots.learning.instincts import Weights
from onetable.bots.learning.schooling.exercises import Exercise
from onetable.bots.learning.schooling.lessons import Sizes
from onetable.bots.learning.striving import kept_sides, some_tables

PORTION = 16  # games that one worker plays one after the other
FIRST_SEED, OF_A_SCHOOL = 50_000_000_000, 100_000_000  # deals of schools: whoever compares bots takes others
USUAL = 0.95  # the share of games between as many as usual
MARKS, FEATURES = 160, 130  # of a decision, in the mean of a lesson: no more have room in it


class Plan(Struct, frozen=True):
    """A school; its figures are told by the command (cli/school.py)."""

    game: str
    seed: int = 1
    terms: int = 80
    games: int = 1024  # of a term
    width: int = 64  # units
    pace: float = 1e-3
    passes: int = 2  # through the notes of a term
    farsight: float = 0.9  # how much what comes after the next decision counts beside how it seems there
    patience: float = 0.98  # the same for the judge, who says how it seems
    curiosity: float = 0.003  # how much is given for not being sure
    players: int = 0
    kept: float = 0.2
    learner: str = ""
    offers: int = 40  # a decision with more is not learned from
    decisions: int = 4096  # of a lesson
    begun: Weights = ()  # habits that are sums, to begin with
    after: str = ""  # or the folder of a school before this one

    def exercises(self, term: int, insight: bytes) -> list[Exercise]:
        """The games of a term, in portions."""
        dice = Random(f"{self.seed} {term}")
        chosen = some_tables(self.game, self.games, USUAL, dice, self.players)
        kept = kept_sides(self.game, chosen, self.kept, self.learner, dice)
        begin = FIRST_SEED + self.seed * OF_A_SCHOOL + term * self.games
        return [
            Exercise(self.game, tuple(chosen[at : at + PORTION]), begin + at, insight, kept[at : at + PORTION])
            for at in range(0, self.games, PORTION)
        ]

    @property
    def sizes(self) -> Sizes:
        """What a lesson holds."""
        return Sizes(self.decisions, self.offers, self.decisions * MARKS, self.decisions * FEATURES)
