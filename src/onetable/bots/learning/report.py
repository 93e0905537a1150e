"""What a course has come to, as a page and as a picture."""

from __future__ import annotations

from msgspec import Struct, field

from onetable.bots.arena import plot
from onetable.bots.learning.course import Curve, Generation, Plan
from onetable.bots.learning.samples import Score
from onetable.bots.learning.weights import Weights

MOST_NAMED = 12  # features that are told of


class Course(Struct):
    """All that is known of a course."""

    plan: Plan
    generations: list[Generation] = field(default_factory=list)
    curve: Curve | None = None

    @property
    def command(self) -> str:
        """What was typed, with everything that decides what is learned."""
        plan = self.plan
        return (
            f"onetable learn {plan.game} --seed {plan.seed} --generations {plan.generations} --first {plan.first} --games {plan.games} "
            f"--playouts {plan.playouts} --thought {plan.thought:g} --daring {plan.daring:g} --units {plan.units}"
        )


def page(course: Course) -> str:
    """The tables, in Markdown."""
    lines = [
        f"Made by `{course.command}`.",
        "",
        "| generation | games | positions | held out | surprise by hand | of the sum | of the network | right by hand | right |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for each in course.generations:
        best = each.curved or each.line
        curved = f"{each.curved.surprise:.4f}" if each.curved is not None else "not better"
        lines.append(
            f"| {each.number} | {each.games} | {each.positions} | {best.positions} | {each.hand.surprise:.4f} | {each.line.surprise:.4f} "
            f"| {curved} | {each.hand.right:.1%} | {best.right:.1%} |"
        )
    if course.curve is not None:
        lines += ["", f"On the {course.curve.hand.positions} held-out positions of all generations:", ""]
        lines += ["| judged | surprise | right |", "|---|---|---|"]
        lines += [f"| {name} | {score.surprise:.4f} | {score.right:.1%} |" for name, score in rows(course.curve)]
    if course.generations:
        lines += ["", "What weighs most in the sum, by feature: " + weightiest(course.generations[-1].weights) + "."]
    return "\n".join(lines) + "\n"


def rows(curve: Curve) -> list[tuple[str, Score]]:
    """The judgement by hand, then one generation after the other."""
    return [("by hand", curve.hand), *[(f"generation {number}", score) for number, score in enumerate(curve.generations)]]


def weightiest(weights: Weights) -> str:
    """The features with the greatest weights, as they are."""
    found = sorted(zip(weights.names, weights.straight, strict=True), key=lambda each: -abs(each[1]))
    return ", ".join([f"{name} {weight:+.2g}" for name, weight in found[:MOST_NAMED]])


def picture(course: Course) -> str:
    """The curve over generations: how often the likelier side won, on the same held-out positions."""
    assert course.curve is not None
    found = [plot.Row(name, score.right, score.right, score.right, f"{score.right:.1%}") for name, score in rows(course.curve)]
    return plot.shares(f"{course.plan.game}: how often the likelier side won", found)
