"""`python -m onetable.games.fellowship.learning.training`: the same as `onetable learn`, where nothing but numpy and JAX is installed."""

from __future__ import annotations

import argparse
from pathlib import Path

from onetable.games.fellowship.learning.training.plan import Plan
from onetable.games.fellowship.learning.training.session import Session, train

NUMBERS = ("seed", "games", "steps", "lot", "epochs", "width", "depth", "of_each_set", "room", "horizon", "older", "alone")
SHARES = ("rate", "curiosity", "shaping", "guests", "by_chance", "by_habit", "set_a", "set_b", "smooth", "reshuffled", "learned")


def main() -> None:
    """Read what is asked for, and train."""
    begins = argparse.ArgumentParser(add_help=False)
    begins.add_argument("--start", type=Path, help="weights to begin with")
    usual = Plan().for_one_who_plays() if begins.parse_known_args()[0].start else Plan()
    parser = argparse.ArgumentParser(description=__doc__, parents=[begins])
    for place in ("deals", "held_out", "out"):
        parser.add_argument(place, type=Path)
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--stock", type=Path, help="a folder into which others write rounds meanwhile")
    parser.add_argument("--habit", type=Path, help="a network that learned how rules of thumb play")
    for name, given in (("seconds", 0.0), ("lessons", 0), ("calls", 1.0), ("proofs", 8), ("prove-sets", 4000)):
        parser.add_argument(f"--{name}", type=type(given), default=given)
    parser.add_argument("--wide", action="store_true", help="products with 32 bits")
    for name in NUMBERS:
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, default=getattr(usual, name))
    for name in SHARES:
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, default=getattr(usual, name))
    asked = vars(parser.parse_args())
    plan = Plan(**{name: asked.pop(name) for name in (*NUMBERS, *SHARES)}, narrow=not asked.pop("wide"))
    train(plan, Session(**asked))


if __name__ == "__main__":
    main()
