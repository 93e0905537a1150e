"""`python -m onetable.games.fellowship.learning.training`: train for so many seconds, or so many lessons."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

from onetable.games.fellowship.learning.training.plan import Plan

NUMBERS = ("seed", "games", "steps", "lot", "epochs", "width", "depth", "of_each_set", "horizon")
SHARES = ("rate", "curiosity", "shaping", "guests")


def arguments() -> argparse.Namespace:
    """What is asked for."""
    usual = Plan()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("deals", type=Path)
    parser.add_argument("held_out", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after this time; what is compiled and proved counts")
    parser.add_argument("--lessons", type=int, default=0, help="stop after so many lessons in all")
    parser.add_argument("--calls", type=float, default=1.0, help="how many calls like this one there will be, this one included")
    parser.add_argument("--proofs", type=int, default=8)
    parser.add_argument("--prove-sets", type=int, default=4000)
    parser.add_argument("--wide", action="store_true", help="products with 32 bits")
    for name in NUMBERS:
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, default=getattr(usual, name))
    for name in SHARES:
        parser.add_argument(f"--{name}", type=float, default=getattr(usual, name))
    return parser.parse_args()


def main() -> None:
    """Train, and say how it goes."""
    given = arguments()
    train(Plan(**{name: getattr(given, name) for name in (*NUMBERS, *SHARES)}, narrow=not given.wide), given)


def train(plan: Plan, given: argparse.Namespace) -> None:
    """Lesson after lesson, until time or lessons are used up."""
    from onetable.games.fellowship.learning.training.course import Course

    begun = perf_counter()

    def say(text: str) -> None:
        print(f"[{perf_counter() - begun:6.1f} s] {text}", flush=True)

    course = Course(plan, given.deals, given.held_out, given.resume, say, given.prove_sets)
    course.prove()
    first, clock, told, proofs = course.lessons, 0.0, 0.0, 0
    while True:
        passed = perf_counter() - begun
        if (given.seconds and passed > given.seconds - 25) or (given.lessons and course.lessons >= given.lessons):
            break
        notes = course.one_lesson()
        made = course.lessons - first
        if made == 1:
            clock = perf_counter()
            say(f"the first lesson took {perf_counter() - begun - passed:.1f} s")
        elif given.seconds and made == 21:
            each = (perf_counter() - clock) / 20
            rest = given.seconds - 25 - (perf_counter() - begun)
            course.set_horizon(course.lessons + int((rest + (given.calls - 1) * (given.seconds - 80)) / each))
            speed = plan.games * plan.steps / each / 1e6
            say(f"{1000 * each:.0f} ms a lesson, {speed:.2f} M steps a second; horizon {course.plan.horizon} lessons")
        if passed - told > max(5.0, given.seconds / 60):
            told = passed
            say(f"lesson {course.lessons}: playing {notes[0]:.4f}, judging {notes[1]:.4f}, undecided {notes[2]:.3f}, far {notes[3]:.4f}")
        if given.seconds and passed > given.seconds * (proofs + 1) / given.proofs:
            proofs += 1
            course.prove()
            course.save(given.out)
    course.prove()
    course.save(given.out)
    say(f"{course.lessons} lessons, {course.lessons * plan.games * plan.steps / 1e6:.0f} M steps")
    for kind, rate in course.curve[-1]["won"].items():
        print(f"{kind}: {100 * rate:.1f} %")


if __name__ == "__main__":
    main()
