"""The bots, by game and name."""

from __future__ import annotations

import re

from onetable.bots.thinking import Thinking
from onetable.core.bot import Bot
from onetable.core.errors import BadInput
from onetable.games.registry import rulebook

NAMES = ("random", "rules", "rollout")
TIME = re.compile(r"(?P<figure>\d+(\.\d+)?)(?P<unit>ms|s)?")


def bot(game: str, name: str, seed: int = 0, seconds: float | None = None) -> Bot:
    """A bot for this game: “random”, “rules” or “rollout”, the last with a time for each move if wanted, as in “rollout:50ms”."""
    found = rulebook(game)
    kind, _, time = name.partition(":")
    if kind not in NAMES:
        raise BadInput(f"There is no bot “{name}”; there is {', '.join(NAMES)}.")
    if time and kind != "rollout":
        raise BadInput(f"The bot “{kind}” needs no time; only “rollout” takes one.")
    if kind == "random":
        from onetable.bots.random import RandomBot

        return RandomBot(seed)
    if kind == "rules":
        return _rules(game)
    from onetable.bots.rollout import DEFAULT_SECONDS, RolloutBot

    return RolloutBot(found, _thinking(game), seed, read_seconds(time) if time else seconds or DEFAULT_SECONDS)


# A bot is loaded when somebody plays against it: the server, which only knows their names, shall start quickly.


def _rules(game: str) -> Bot:
    if game == "fellowship":
        from onetable.games.fellowship.bots.rules import FellowshipRulesBot

        return FellowshipRulesBot()
    if game == "tcg":
        from onetable.games.tcg.bots.rules import TcgRulesBot

        return TcgRulesBot()
    from onetable.games.quest.bots.rules import QuestRulesBot

    return QuestRulesBot()


def _thinking(game: str) -> Thinking:
    if game == "fellowship":
        from onetable.games.fellowship.bots.playout import FellowshipThinking

        return FellowshipThinking()
    if game == "tcg":
        from onetable.games.tcg.bots.playout import TcgThinking

        return TcgThinking()
    from onetable.games.quest.bots.playout import QuestThinking

    return QuestThinking()


def read_seconds(text: str) -> float:
    """A time such as “50ms”, “0.2s” or “0.2”, in seconds."""
    match = TIME.fullmatch(text)
    if match is None:
        raise BadInput(f"“{text}” is no time for a move; write “50ms” or “0.2”.")
    return float(match["figure"]) * (0.001 if match["unit"] == "ms" else 1)
