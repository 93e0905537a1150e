"""One call of a training: lesson after lesson, until time or lessons are used up, with proofs and saves on the way."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from onetable.games.fellowship.learning.training.plan import Plan

AT_THE_END = 25.0  # seconds for the last proof and the last save
AT_THE_BEGINNING = 80.0  # seconds that a call needs beside its lessons, both ends together
TAKE_UP = 60.0  # seconds after which rounds are taken up that others have dealt
FIRST_LOOK = 20  # lessons after which it is known how long one takes


@dataclass(frozen=True)
class Session:
    """Where it learns from, where it writes to, and when it stops."""

    deals: Path
    held_out: Path
    out: Path
    resume: Path | None = None
    seconds: float = 0.0  # 0: no limit
    lessons: int = 0
    calls: float = 1.0
    proofs: int = 8
    prove_sets: int = 4000
    stock: Path | None = None  # a folder into which others write rounds meanwhile
    habit: Path | None = None  # a network that learned how rules of thumb play: a guest
    start: Path | None = None  # weights to begin with; who resumes goes on with what was reached


def train(plan: Plan, session: Session) -> None:
    """Train, and say how it goes."""
    from onetable.games.fellowship.learning.training.course import Course

    begun = perf_counter()

    def say(text: str) -> None:
        print(f"[{perf_counter() - begun:6.1f} s] {text}", flush=True)

    course = Course(
        plan, session.deals, session.held_out, session.resume, say, session.prove_sets, session.habit, session.stock, session.start
    )
    if session.resume is None:
        course.expect(course.prove()["won"])
    course.take_up()

    def look_ahead(made: int) -> None:
        """How many lessons there will be in all, if they take as long as so far, with all that comes between them."""
        each = (perf_counter() - clock) / max(made - 1, 1)
        rest = session.seconds - AT_THE_END - (perf_counter() - begun)
        course.set_horizon(course.lessons + int((rest + (session.calls - 1) * (session.seconds - AT_THE_BEGINNING)) / each))
        speed = plan.games * plan.steps / each / 1e6
        say(f"{1000 * each:.0f} ms a lesson, {speed:.2f} M steps a second; horizon {course.plan.horizon} lessons")

    first, clock, told, taken, proofs = course.lessons, 0.0, 0.0, 0.0, 0
    while not is_over(session, perf_counter() - begun, course.lessons):
        passed = perf_counter() - begun
        if passed - taken > TAKE_UP:
            taken = passed
            course.take_up()
        notes = course.one_lesson()
        made = course.lessons - first
        if made == 1:
            clock = perf_counter()
            say(f"the first lesson took {clock - begun - passed:.1f} s")
        elif session.seconds and made == FIRST_LOOK + 1:
            look_ahead(made)
        if passed - told > max(5.0, session.seconds / 60):
            told = passed
            say(f"lesson {course.lessons}: playing {notes[0]:.4f}, judging {notes[1]:.4f}, undecided {notes[2]:.3f}, far {notes[3]:.4f}")
        if session.seconds and passed > session.seconds * (proofs + 1) / session.proofs:
            proofs += 1
            course.prove()
            course.save(session.out)
            look_ahead(made)
    course.prove()
    course.save(session.out)
    say(f"{course.lessons} lessons, {course.lessons * plan.games * plan.steps / 1e6:.0f} M steps")
    for kind, rate in course.curve[-1]["won"].items():
        print(f"{kind}: {100 * rate:.1f} %")


def is_over(session: Session, passed: float, lessons: int) -> bool:
    """Whether time or lessons are used up."""
    return bool(session.seconds and passed > session.seconds - AT_THE_END) or bool(session.lessons and lessons >= session.lessons)
