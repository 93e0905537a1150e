"""A game being played: who answered what, the journal, safe undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Generic

from onetable.core.errors import BadInput
from onetable.core.event import Event
from onetable.core.game import Game
from onetable.core.lessons import tutor
from onetable.core.lessons.lesson import Lesson
from onetable.core.rulebook import Result, Rulebook
from onetable.core.step import Seat, T
from onetable.core.view import View
from onetable.core.whole import whole
from onetable.core.word import Word


class NothingToUndo(Word, frozen=True):
    """This seat has not answered anything yet."""


class OthersWentOn(Word, frozen=True):
    """Somebody else has answered since."""


class DiceFell(Word, frozen=True):
    """Chance has spoken since."""


class OthersLearned(Word, frozen=True):
    """Somebody else has seen what was chosen."""


class Learned(Word, frozen=True):
    """The goal of a lesson was reached."""


class Resigns(Word, frozen=True):
    """This seat resigns."""


RESIGNS = -1  # the number of an answer that is no choice: whoever gives it resigns, whoever is asked
LESSON = "lesson"  # in a set-up: the lesson of this name is played, and nothing else is decided


def open_game(rulebook: Rulebook[T], setup: Mapping[str, Any], players: int, seed: int, hasty: bool = False) -> Game[T]:
    """A new game, up to its first decision; or the position of a lesson."""
    if LESSON not in setup:
        return rulebook.begin(setup, players, seed, hasty)
    lesson = tutor.lesson_of(rulebook, setup[LESSON])
    if players != lesson.players:
        raise BadInput(f"At the lesson {lesson.name} there sit {lesson.players}, not {players}.")
    return tutor.begin(rulebook, lesson)


Given = tuple[Seat, int, Word]  # who answered, with which number, and what that was


def given(before: Game[T], answers: Sequence[Given]) -> Game[T] | None:
    """The game after these answers; None where one of them cannot be given, or would be another one."""
    game = before.clone()
    for seat, number, word in answers:
        decision = game.turned(seat).decision
        if decision is None or decision.seat != seat or word not in decision.choices[number : number + 1]:
            return None
        game.answer(number, seat)
    return game


class Past(Generic[T]):
    """How a game stood before each of its answers: a few positions are kept, the others are played again from the nearest."""

    EVERY, LATEST = 32, 8  # one of so many is kept for ever, and the last so many

    def __init__(self) -> None:
        self.kept: dict[int, Game[T]] = {}  # by number of answers
        self.lengths: list[int] = []  # of the journal, before each answer
        self.open: list[tuple[Seat, ...]] = []  # before each answer: who could have given one
        self.asked: list[Word | None] = []  # and the step that asked
        self.lasting: set[int] = set()  # what came of it when somebody resigned: it is not played again

    def remember(self, game: Game[T], length: int, lasting: bool = False) -> None:
        """So it stood before the next answer."""
        place = len(self.lengths)
        if lasting:
            self.lasting.add(place)
        self.lengths.append(length)
        self.open.append(game.open_seats)
        self.asked.append(game.agenda[-1][0][0] if game.agenda else None)
        game.table.news = None
        self.kept[place] = game
        old = place - self.LATEST
        if old % self.EVERY and old not in self.lasting:
            self.kept.pop(old, None)

    def before(self, place: int, answers: Sequence[Given]) -> Game[T]:
        """The game after so many of these answers, only to be looked at."""
        if place in self.kept:
            return self.kept[place]
        nearest = max([known for known in self.kept if known < place])
        game = self.kept[nearest].clone()
        for seat, number, _ in answers[nearest:place]:
            game.answer(number, seat)
        return game

    def until(self, place: int) -> Past[T]:
        """The past of the same game after so many answers."""
        past: Past[T] = Past()
        past.kept = {known: game for known, game in self.kept.items() if known < place}
        past.lengths, past.open, past.asked = self.lengths[:place], self.open[:place], self.asked[:place]
        past.lasting = {known for known in self.lasting if known < place}
        return past


class Match(Generic[T]):
    """One game from its beginning: every answer is kept, so that it can be recorded, replayed and taken back."""

    taken_back = 0  # how often something was taken back: what was remembered of the game before that may no longer hold
    lesson: Lesson | None = None  # what is to be learned, where this is a lesson
    is_learned = False

    def __init__(self, rulebook: Rulebook[T], setup: Mapping[str, Any], players: int, seed: int, hasty: bool = False) -> None:
        self.rulebook, self.setup = rulebook, dict(setup)
        self.players, self.seed = whole(players, "the number of players"), whole(seed, "a seed")
        if LESSON in setup:
            self.lesson = tutor.lesson_of(rulebook, setup[LESSON])
        self.game = open_game(rulebook, setup, self.players, self.seed, hasty)
        self.journal: list[Event] = []
        self.answers: list[Given] = []
        self.past: Past[T] = Past()
        self._collect()

    @classmethod
    def of_position(cls, rulebook: Rulebook[T], game: Game[T], setup: Mapping[str, Any], players: int) -> Match[T]:
        """A position by itself, only to be looked at."""
        match: Match[T] = cls.__new__(cls)
        match.rulebook, match.game, match.setup, match.players, match.seed = rulebook, game, dict(setup), players, 0
        match.journal, match.answers, match.past = [], [], Past()
        return match

    def _collect(self) -> None:
        self.journal += self.game.table.news or ()
        self.game.table.news = []

    def tried(self, number: int, seat: Seat | None = None) -> Game[T]:
        """The game as it would stand after the numbered choice; nothing has happened yet."""
        game = self.game.clone()
        game.table.news = []  # a clone tells nothing unless asked to
        if number == RESIGNS and seat is not None:
            self.rulebook.resign(game, seat)
        else:
            game.answer(number, seat)
        return game

    def given_by(self, number: int, seat: Seat | None = None) -> Given:
        """Who would give this answer now, and what that is; or one clear sentence."""
        if number == RESIGNS and seat is not None:
            if not self.may_resign(seat):
                raise IndexError(f"seat {seat} cannot resign now")
            return seat, RESIGNS, Resigns()
        decision, number = self.game.asked(number, seat)
        return decision.seat, number, decision.choices[number]

    def may_resign(self, seat: Seat) -> bool:
        """Whether this seat has something to resign; a lesson has not."""
        return self.lesson is None and self.rulebook.resigning(self.game, seat) is not None

    def answer(self, number: int, tried: Game[T] | None = None, seat: Seat | None = None) -> None:
        """The asked seat gives the numbered choice, or this one of several; where it was tried before, what came of it is taken."""
        answer = self.given_by(number, seat)
        before, self.game = self.game, tried or self.tried(answer[1], seat)
        self.past.remember(before, len(self.journal), lasting=bool(self.answers) and self.answers[-1][1] == RESIGNS)
        self.answers.append(answer)
        self._collect()
        if self.lesson is not None:
            self._learn()

    def _learn(self) -> None:
        """A lesson ends where its goal is reached: nobody is asked any more."""
        self.is_learned = tutor.is_reached(self)
        if self.is_learned:
            self.game.agenda.clear()
            self.game.decision = None

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it goes on; a lesson ends when it is learned, and in no other way."""
        if self.lesson is None:
            return self.rulebook.result(self.game)
        return Result("won", (1.0,) * self.players, Learned()) if self.is_learned else None

    def view(self, seat: Seat) -> View[T]:
        """All that this seat may know now."""
        return self.rulebook.view(self.game, seat)

    def journal_for(self, seat: Seat) -> list[Word]:
        """What this seat has seen happen."""
        return [event.word for event in self.journal if event.is_seen_by(seat)]

    def at_step(self, step: int) -> Match[T]:
        """The match as it stood after so many answers, only to be looked at."""
        if step >= len(self.answers):
            return self
        past: Match[T] = Match.__new__(Match)
        past.rulebook, past.setup, past.players, past.seed = self.rulebook, self.setup, self.players, self.seed
        past.lesson = self.lesson
        past.game, past.journal = self.past.before(step, self.answers), self.journal[: self.past.lengths[step]]
        past.answers, past.past = self.answers[:step], self.past.until(step)
        return past

    # ---- undo: from views alone, never hand-written

    def why_no_undo(self, seat: Seat) -> Word | None:
        """Why this seat may not take back its last answer without asking the others; None if it may."""
        place = self.last_of(seat)
        if place < 0:
            return NothingToUndo()
        later = self.answers[place + 1 :]
        if any([answerer not in self.past.open[place] for answerer, _, _ in later]):
            return OthersWentOn()
        before = self.past.before(place, self.answers)
        without = given(before, later)
        if without is None:
            return OthersWentOn()
        if before.table.dice.fallen != self.game.table.dice.fallen:
            return DiceFell()
        if without.agenda == self.game.agenda and self._seen_by_others(without, seat) == self._seen_by_others(self.game, seat):
            return None  # the step has asked on, and nobody else has noticed that anything was answered
        return OthersLearned() if self._told_others(before, seat, later) else None

    def _seen_by_others(self, game: Game[T], seat: Seat) -> list[bytes]:
        """What all other players see of a game; spectators do not play."""
        return [self.rulebook.view(game, other).encode() for other in range(self.players) if other != seat]

    def last_of(self, seat: Seat) -> int:
        """The place of the last answer of this seat, -1 where there is none."""
        return max([place for place, (answerer, _, _) in enumerate(self.answers) if answerer == seat], default=-1)

    def _told_others(self, before: Game[T], seat: Seat, later: Sequence[Given]) -> bool:
        """Would any other player see something different if this seat had answered differently?"""
        now = self._seen_by_others(self.game, seat)
        decision = before.turned(seat).decision
        assert decision is not None
        for number, word in enumerate(decision.choices):
            twin = given(before, [(seat, number, word), *later])
            if twin is None or self._seen_by_others(twin, seat) != now:
                return True
        return False

    def undo(self, seat: Seat, consent: bool = False) -> Word | None:
        """Take back this seat's last answer, and all that followed if the others consent; a refusal is returned.

        What others have answered at the same time does not hang on it, and stays.
        """
        reason = self.why_no_undo(seat)
        if reason is not None and (not consent or isinstance(reason, NothingToUndo)):
            return reason
        place = self.last_of(seat)
        later = self.answers[place + 1 :] if reason is None else []
        self.back_to(place)
        for answerer, number, _ in later:
            self.answer(number, seat=answerer)
        return None

    def back_to(self, place: int) -> None:
        """Be as before this answer: it and all that followed has not been given."""
        self.game = self.past.before(place, self.answers).clone()
        self.game.table.news = []
        del self.journal[self.past.lengths[place] :]
        self.answers, self.past = self.answers[:place], self.past.until(place)
        self.taken_back, self.is_learned = self.taken_back + 1, False

    def twin(self) -> Match[T]:
        """The same match, to be played on apart from this one."""
        twin = copy(self)
        twin.journal, twin.answers, twin.past = self.journal[:], self.answers[:], self.past.until(len(self.answers))
        return twin

    def become(self, twin: Match[T]) -> None:
        """What has happened to the twin has happened."""
        self.__dict__.update(twin.__dict__)
