"""The bots, by game and name."""

from __future__ import annotations

import re
from collections.abc import Callable

from onetable.bots.fellowship.playout import FellowshipThinking
from onetable.bots.fellowship.rules import FellowshipRulesBot
from onetable.bots.quest.playout import QuestThinking
from onetable.bots.quest.rules import QuestRulesBot
from onetable.bots.random import RandomBot
from onetable.bots.rollout import DEFAULT_SECONDS, RolloutBot
from onetable.bots.tcg.playout import TcgThinking
from onetable.bots.tcg.rules import TcgRulesBot
from onetable.bots.thinking import Thinking
from onetable.core.bot import Bot
from onetable.core.errors import BadInput
from onetable.games.registry import rulebook

NAMES = ("random", "rules", "rollout")
RULES: dict[str, Callable[[], Bot]] = {"fellowship": FellowshipRulesBot, "tcg": TcgRulesBot, "quest": QuestRulesBot}
THINKING: dict[str, Callable[[], Thinking]] = {"fellowship": FellowshipThinking, "tcg": TcgThinking, "quest": QuestThinking}
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
        return RandomBot(seed)
    if kind == "rules":
        return RULES[game]()
    return RolloutBot(found, THINKING[game](), seed, read_seconds(time) if time else seconds or DEFAULT_SECONDS)


def read_seconds(text: str) -> float:
    """A time such as “50ms”, “0.2s” or “0.2”, in seconds."""
    match = TIME.fullmatch(text)
    if match is None:
        raise BadInput(f"“{text}” is no time for a move; write “50ms” or “0.2”.")
    return float(match["figure"]) * (0.001 if match["unit"] == "ms" else 1)
