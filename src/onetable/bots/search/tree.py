"""The tree of one player: what he may be asked later, and how each answer went in the imagined games in which he gave it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp, sqrt

CURIOSITY = 0.03  # how much a seldom tried answer is preferred, as a chance to win
TEMPER = 1.5  # how far behind the best an answer must be at first glance to seem a third as likely
WIDENING = 0.5  # of the root of the visits: so many answers besides the first are tried
# An answer must have been given so often before what comes after it is tried in several ways. Until then all that comes after is done
# alike whichever option is tried, so that the same worlds tell small differences; a tree that grows at once doubles their spread.
GROWING = 12

Name = Hashable  # what an answer is called, in whatever world it is given
Offer = tuple[float, int, Name]  # what speaks for an answer at first glance, its number in this world, its name


class Answer:
    """One answer to one question, and how the games went in which it was given."""

    __slots__ = ("then", "total", "visits")

    def __init__(self) -> None:
        self.visits, self.total = 0, 0.0
        self.then: dict[Name, Place] = {}  # by the kind of the next question to the same player

    def add(self, chance: float) -> None:
        """One more game."""
        self.visits += 1
        self.total += chance

    @property
    def mean(self) -> float:
        """The chance to win after it."""
        return self.total / self.visits

    def next(self, question: Name) -> Place | None:
        """Where its player is when he is asked this next; nothing until the answer has been given a few times."""
        found = self.then.get(question)
        if found is None and self.visits >= GROWING:
            found = self.then[question] = Place()
        return found


class Place:
    """What a player knows when he is asked something: all worlds that he cannot tell apart here meet in one place."""

    __slots__ = ("answers", "total", "visits")

    def __init__(self) -> None:
        self.answers: dict[Name, Answer] = {}
        self.visits, self.total = 0, 0.0

    def answer(self, name: Name) -> Answer:
        """An answer by its name."""
        found = self.answers.get(name)
        if found is None:
            found = self.answers[name] = Answer()
        return found

    def add(self, chance: float) -> None:
        """One more game has come by."""
        self.visits += 1
        self.total += chance

    def pick(self, offers: Sequence[Offer]) -> Offer:
        """Which of the offers of this world to try, the best at first glance first; others join in as the visits grow."""
        width = 1 + int(WIDENING * sqrt(self.visits))
        if width == 1 or len(offers) == 1:
            return offers[0]
        among = offers[:width]
        weights = [exp((liking - among[0][0]) / TEMPER) for liking, _, _ in among]
        known = [self.answers.get(name) for _, _, name in among]
        tried = sum([answer.visits for answer in known if answer is not None])
        usual = self.total / self.visits
        urge = CURIOSITY * sqrt(1 + tried) / sum(weights)
        best, found = -1.0, among[0]
        for offer, weight, answer in zip(among, weights, known, strict=True):
            visits = answer.visits if answer is not None else 0
            score = (answer.mean if answer is not None and visits else usual) + urge * weight / (1 + visits)
            if score > best:
                best, found = score, offer
        return found
